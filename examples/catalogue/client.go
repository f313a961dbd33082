// Package travel asks for offers; see https://travel.example/docs.
package travel

import (
	"fmt"
	"net/http"
)

const helpURL = "https://travel.example/help?topic=\x22offers\x22"

// Offers fetches the offers of a place.
func Offers(place string) (*http.Response, error) {
	return http.Get(fmt.Sprintf("https://travel.example/places/%s/best offers", place))
}

// Home fetches the first page.
func Home() (*http.Response, error) {
	return http.Get(`https://travel.example\home`)
}
