local http = require("socket.http")

-- Fetches the offers of a place.
local function offers(place)
  local url = "https://travel.example/places/" .. place .. "/offers?sort=\"price\""
  return http.request(url)
end

local home_url = "https://travel.example/\x20start"

return { offers = offers, home_url = home_url }
