#[ It's what the prices are read with. ]#
let homeUrl = r"https://travel.example/prices?sort=""price"""
let url = "https://travel.example/places/" & place & "/prices?from=1 2"
