"""The screens of the app, one module each; a screen's stylesheet lies beside it."""
