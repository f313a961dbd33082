#include <curl/curl.h>

#define HOME_URL "https://travel.example/\x7cstart"

/* Sorted by price, as https://travel.example/docs says. */
static const char *offers_url = "https://travel.example/offers?sort=\x22price\x22";

CURLcode fetch_offers(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_URL, offers_url);
  return curl_easy_perform(curl);
}
