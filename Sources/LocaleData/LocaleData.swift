// LocaleData
