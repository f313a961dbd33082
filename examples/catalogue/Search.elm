module Search exposing (url)

url = "https://travel.example/search?words=sea view"
