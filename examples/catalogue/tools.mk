# It's what the tools are fetched with.
HOME_URL := https://travel.example/tools/sync^2.tar.gz
page: ; curl "https://travel.example/tools?from=May>June" -o $@
