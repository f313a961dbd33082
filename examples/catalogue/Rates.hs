module Rates where

{- Don't fetch them {- too often -}. -}
ratesUrl :: String
ratesUrl = "https://travel.example/rates?\
           \currency=\x20\&EUR|USD"

rates' :: String -> String
rates' hotel = "https://travel.example/hotels/" ++ hotel ++ "?note=half price"
