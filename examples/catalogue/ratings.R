# Reads the ratings of last year.
base_url <- "https://travel.example/ratings?year=2025&words=\"sea view\""
ratings <- read.csv("https://travel.example/ratings 2025.csv")
summary(ratings)
