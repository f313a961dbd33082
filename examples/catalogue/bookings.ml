(* Doesn't book anything (* yet *). *)
let home_url = {|https://travel.example/bookings?words="sea view"|}
let url place = "https://travel.example/places/" ^ place ^ "/bookings?sort=\"price\""
