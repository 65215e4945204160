// MessageSyntax
