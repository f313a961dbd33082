final offersUrl = 'https://travel.example/places/$place/best offers';
