"""Running the server: processes, start and stop, and Textual made fit for many apps in one."""
