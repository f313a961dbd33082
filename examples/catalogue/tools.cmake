#[[ It's what the tools are built from. ]]
set(HOME_URL "https://travel.example/tools?words=\"sea\"")
FetchContent_Declare(sync URL https://travel.example/tools/sync^2.tar.gz)
