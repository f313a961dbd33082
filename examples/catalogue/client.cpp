#include <string>

namespace travel {

// A raw string needs no escapes.
const std::string offers_url = R"(https://travel.example/offers?sort="price")";
const std::string help_url = "https://travel.example/help\\offers";

std::string place_url(const std::string &id) {
  return "https://travel.example/places/" + id + "?view=sea side";
}

}  // namespace travel
