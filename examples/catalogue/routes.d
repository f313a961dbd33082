/+ It's /+ in part +/ what the map shows. +/
string url = `https://travel.example/routes?words="sea view"`;
string homeUrl = "https://travel.example/" ~ place ~ "/routes?from=1 2";
