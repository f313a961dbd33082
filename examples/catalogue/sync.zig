// It's where the prices come from.
const home_url = "https://travel.example/prices?sort=\"price\"";
const quote = '"';
const url = "https://travel.example/" ++ "prices 2026";
