"""A hall of many: tables laid and joined, people, talk, and what goes on without anybody asking."""
