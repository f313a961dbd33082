#include <string>

const std::string offers_url = R"(https://travel.example/offers?sort="price")";
