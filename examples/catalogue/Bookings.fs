module Travel.Bookings

(* Doesn't book anything (* yet *). *)
let homeUrl = @"https://travel.example/bookings?words=""sea"""
let url place = $"https://travel.example/places/{place}/bookings?share=100%%&sort=price|date"
