;; Where rates come from, and where bookings go.
(ns hotels.rates)

(def rates-url "https://rates.example/v1?currency=€&room=%2")

(def ^{:doc "A room can be booked up to a year ahead.
See \"https://bookings.example/rules\"."}
  bookings {:url "https://bookings.example:808080/rooms"})
