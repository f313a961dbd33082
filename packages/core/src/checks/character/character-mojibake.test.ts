import { describeCheck } from "../../../test/describe-check.js";
import { characterMojibake } from "./character-mojibake.js";

describeCheck(characterMojibake, {
  reports: [
    {
      name: "a letter of French",
      iri: "http://example.org/caf«Ã©»",
      suggests: { "Write 'é'": "http://example.org/café" },
      message: "'Ã©' in the path seems to be 'é' in UTF-8, read as Windows-1252 by mistake; write 'é'.",
    },
    {
      name: "triplets",
      iri: "http://example.org/caf«%C3%83%C2%A9»",
      suggests: { "Write '%C3%A9'": "http://example.org/caf%C3%A9" },
      message: "'%C3%83%C2%A9' in the path seems to be 'é' in UTF-8",
    },
    { name: "triplets in lower case", iri: "/caf«%c3%83%c2%a9»", suggests: { "Write '%C3%A9'": "/caf%C3%A9" } },
    { name: "a triplet and a character", iri: "/caf«Ã%C2%A9»", suggests: { "Write '%C3%A9'": "/caf%C3%A9" } },
    { name: "misread twice", iri: "/caf«ÃƒÂ©»", suggests: { "Write 'é'": "/café" } },
    {
      name: "misread twice, in triplets",
      iri: "/caf«%C3%83%C6%92%C3%82%C2%A9»",
      suggests: { "Write '%C3%A9'": "/caf%C3%A9" },
    },
    { name: "misread once and twice", iri: "/«ß–ÃƒÂ©»", suggests: { "Write '\u2066\u07D6é\u2069'": "/\u07D6é" } },
    {
      name: "misread three times, as Latin-1",
      iri: "/caf«Ã\u0083Â\u0083Ã\u0082Â©»",
      suggests: { "Write 'é'": "/café" },
    },
    { name: "read as Latin-1", iri: "/«Ã\u0089»t%C3%A9", suggests: { "Write 'É'": "/Ét%C3%A9" } },
    {
      name: "every run of a component",
      iri: "/«Å‚Ã³»d«Åº»",
      suggests: { "Write 'łó'": "/łódÅº", "Write 'ź'": "/Å‚Ã³dź" },
    },
    {
      name: "Spanish and Portuguese",
      iri: "/Espa«Ã±»a/portugu«Ãª»s",
      suggests: { "Write 'ñ'": "/España/portuguÃªs", "Write 'ê'": "/EspaÃ±a/português" },
    },
    { name: "Polish letters that came from symbols", iri: "/«Ä…Ä‡»", suggests: { "Write 'ąć'": "/ąć" } },
    { name: "Russian", iri: "/«ÐœÐ¾Ñ\u0081ÐºÐ²Ð°»", suggests: { "Write 'Москва'": "/Москва" } },
    { name: "Japanese", iri: "/«æ—¥æœ¬»", suggests: { "Write '日本'": "/日本" } },
    { name: "Hebrew", iri: "/«×©×œ×•×\u009D»", suggests: { "Write '\u2066שלום\u2069'": "/שלום" } },
    { name: "a quotation mark", iri: "/it«â€™»s", suggests: { "Write '’'": "/it’s" } },
    { name: "an emoji", iri: "/«ðŸ˜€»", suggests: { "Write '😀'": "/😀" } },
    { name: "a capital letter before a small one", iri: "/«Ã–»sterreich", suggests: { "Write 'Ö'": "/Österreich" } },
    { name: "a sign behind a digit", iri: "/1«Âª»", suggests: { "Write 'ª'": "/1ª" } },
    { name: "every component", iri: "x://«Ã©»@«Ã©»/«Ã©»?«Ã©»#«Ã©»" },
    { name: "lone surrogates around it", iri: "/\uD83D«Ã©»\uDC00" },
  ],
  accepts: [
    { name: "ASCII", iri: "/cafe" },
    { name: "Portuguese", iri: "/IRMÃ/NÃO/MANHÃ–TARDE/AVELÃ…/IRMÃ”/irmã/Âncora" },
    { name: "French and German", iri: "/été…»/CAFÉ”/Spaß–Faktor/Spaß…/«GROẞ»/Île" },
    { name: "Swedish and Danish", iri: "/”Å”_och_”Ä”/Å–Ä–/Ærø" },
    { name: "Czech, in capital letters", iri: "/BLÍŽÍŠ/ÉŽÉŠ" },
    { name: "Icelandic, Romanian, Vietnamese", iri: "/Ðe/ÎNAINTE/România/ÂN/ĐÃ" },
    { name: "triplets of such text", iri: "/S%C3%A3o_Paulo/Spa%C3%9F%E2%80%93Faktor/%C3%83" },
    { name: "octets that are not UTF-8", iri: "/%C3%83%A9/%C3%FF" },
    { name: "what was lost before it was misread", iri: "/aï¿½b" },
    { name: "a sequence of controls", iri: "/a%C3%82%C2%85" },
    { name: "letters that have no octet in Windows-1252", iri: "/Āā/Москва/日本" },
    { name: "the empty string", iri: "" },
  ],
});
