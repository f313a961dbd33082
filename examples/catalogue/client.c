static const char *offers_url = "https://travel.example/offers?sort=\x22price\x22";
