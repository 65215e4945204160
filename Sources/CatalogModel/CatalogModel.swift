// CatalogModel
