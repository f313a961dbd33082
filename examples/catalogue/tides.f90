program tides
  ! It's where the tides are.
  character(*), parameter :: home_url = 'https://travel.example/tides?words="sea"'
  url = "https://travel.example/tides/" // place // "?from=May June"
end program tides
