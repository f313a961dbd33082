import { describeCheck } from "../../../test/describe-check.js";
import { characterMixedScript } from "./character-mixed-script.js";

describeCheck(characterMixedScript, {
  reports: [
    {
      name: "Latin and Cyrillic",
      iri: "http://example.com/«раypal»",
      message:
        "The word 'раypal' in the path mixes the scripts Cyrillic and Latin; check each letter. No language writes them in one word.",
    },
    { name: "one letter of another script", iri: "/Марс_(«планетæ»)" },
    { name: "Latin and Greek letters that look like them", iri: "/«Μm»/«gοogle»" },
    { name: "Greek letters in the middle of a Latin word", iri: "/«aλb»", message: "Latin and Greek" },
    { name: "Cyrillic and Greek", iri: "/«жλ»" },
    { name: "two scripts beside Latin letters", iri: "/«ไทยहिन्दी»", message: "Thai and Devanagari" },
    { name: "Japanese and Korean", iri: "/«ひら한국»" },
    { name: "digits do not part a word", iri: "/«р2p»" },
    { name: "triplets are read", iri: "/«%D1%80aypal»", message: "The word 'рaypal'" },
    { name: "path, query and fragment", iri: "/«рy»?«рy»=«рy»#«рy»" },
    { name: "each word for itself", iri: "/«рy»_ok-«yр»" },
    { name: "lone surrogates around it", iri: "/\uD83D«рy»\uDC00" },

    { name: "a joiner parts no word", iri: "/«р\u200Cy»/«р\u200Dy»" },
    {
      name: "Greek letters that look like Latin ones",
      iri: "/«ιx»/«xι»/«νx»/«xν»/«υx»/«xυ»/«ρx»/«xρ»/«ΰx»/«xΰ»/«ϊx»/«xϊ»",
    },
  ],
  accepts: [
    { name: "ASCII", iri: "/paypal" },
    { name: "each word in another script", iri: "/Файл:Berlin_Ελλάδα-русский.jpg" },
    { name: "digits, hyphens and punctuation", iri: "/Ту-154_2«3»_№5" },
    { name: "UTS #39 §5.2: Latin with the scripts of Japanese", iri: "/DVDプレーヤーの使い方" },
    { name: "UTS #39 §5.2: Latin with those of Korean", iri: "/한국漢字IT" },
    { name: "UTS #39 §5.2: Latin with those of Chinese", iri: "/T恤ㄅ" },
    { name: "scripts that are written without spaces", iri: "/วิกิพีเดียWiki" },
    { name: "scripts that add endings to Latin words", iri: "/HTMLमें/ה-PDFים" },
    { name: "symbols of science", iri: "/TNFα/μTorrent/IFNγ2/Δt/3λ" },
    { name: "marks that go with several scripts", iri: "/বাংলা।" },
    { name: "joiners", iri: "/می\u200Cخواهم" },
    { name: "octets that are not UTF-8 part words", iri: "/р%FFp" },
    { name: "the host is another code", iri: "http://раypal.example/" },
    { name: "the userinfo", iri: "x://рy@a/" },
    { name: "the empty string", iri: "" },

    {
      name: "every Greek letter that stands for itself",
      iri: [..."αβγδεζηθκλμξπστφχψωΓΔΘΛΞΠΣΦΨΩ"].map((letter) => `/${letter}x2/x2${letter}2/${letter}2x`).join(""),
    },
  ],
});
