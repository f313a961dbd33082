package travel

import "net/http"

func Offers() (*http.Response, error) {
	return http.Get(`https://travel.example\offers`)
}
