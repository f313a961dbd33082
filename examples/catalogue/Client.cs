using System;

namespace Travel;

/// <summary>Asks for the offers of a place.</summary>
static class Client
{
    static readonly Uri Home = new Uri("https://travel.example/\u200Bstart");
    static readonly Uri Help = new Uri(@"https://travel.example/help?topic=""offers""");

    public static string Offers(string place) => $"https://travel.example/places/{place}/best offers";
}
