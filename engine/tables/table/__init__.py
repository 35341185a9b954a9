"""One running table: its journal in the store, who sits there, what may be taken back."""
