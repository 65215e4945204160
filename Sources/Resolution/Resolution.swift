// Resolution
