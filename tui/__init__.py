"""What people see and type: the Textual app, the plain front end and the command line."""
