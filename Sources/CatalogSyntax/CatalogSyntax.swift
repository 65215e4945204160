// CatalogSyntax
