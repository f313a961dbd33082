# It's where the ferries are.
set home_url "https://travel.example/ferries?words=\"sea\""
set url "https://travel.example/ferries/$place?from=May June"
