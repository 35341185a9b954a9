"""What several commands share: values, tables, errors as sentences, completion."""
