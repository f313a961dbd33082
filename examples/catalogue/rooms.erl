-module(rooms).
-define(HOME_URL, "https://travel.example/start rooms").

%% Fetches the rooms of a hotel: the quotation mark is $".
rooms(Hotel) ->
    httpc:request("https://travel.example/hotels/" ++ Hotel ++ "/rooms?view=to the sea").
