#= It's the distance between two places. =#
url = "https://travel.example/distances?from=$from&to=$(to)&unit=km|miles"
home_url = raw"https://travel.example/distances?note=a b"
