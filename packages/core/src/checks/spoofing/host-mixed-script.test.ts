import { describeCheck } from "../../../test/describe-check.js";
import { hostMixedScript } from "./host-mixed-script.js";

describeCheck(hostMixedScript, {
  reports: [
    {
      name: "Latin and Cyrillic",
      iri: "http://«mуйpal».com/",
      message:
        "The label 'mуйpal' of the host mixes the scripts Latin and Cyrillic; check each letter. No language writes them in one word.",
    },
    { name: "Latin and Greek", iri: "http://www.«λambda».example/", message: "Greek and Latin" },
    { name: "Korean and Japanese", iri: "http://«한ひ»/", message: "Hangul and Hiragana" },
    { name: "three scripts", iri: "http://«aλж»/", message: "Latin, Greek and Cyrillic" },
    { name: "an A-label", iri: "http://«xn--ambda-1be».example/", message: ", in Unicode 'λambda'," },
    { name: "triplets", iri: "http://«%CE%BBambda».example/" },
    { name: "no scheme", iri: "//«λambda»" },
  ],
  accepts: [
    { name: "ASCII", iri: "http://lambda.example/" },
    { name: "Cyrillic with digits and hyphens", iri: "http://пример-1.example/" },
    { name: "UTS #39 §5.2: Latin with the scripts of Japanese", iri: "http://ひらカナ漢字abc.example/" },
    { name: "UTS #39 §5.2: Latin with those of Korean", iri: "http://한국abc.example/" },
    { name: "UTS #39 §5.2: Latin with those of Taiwan", iri: "http://ㄅ漢字abc.example/" },
    { name: "each label in another script", iri: "http://пример.example.ελ/" },
    { name: "marks that go with several scripts", iri: "http://বাংলা.example/" },
    { name: "what looks like ASCII is another code", iri: "http://раypal.com/" },
    { name: "both directions are another code", iri: "http://abאב.example/" },
    { name: "a scheme without DNS names", iri: "tag://λambda/" },
    { name: "the path", iri: "http://a/λambda" },
    { name: "the empty string", iri: "" },
  ],
});
