import { describeCheck } from "../../../test/describe-check.js";
import { hostComma } from "./host-comma.js";

describeCheck(hostComma, {
  reports: [
    {
      name: "a comma",
      iri: "https://a«,»example/b",
      suggests: { "Write '.'": "https://a.example/b" },
      message: "The host 'a,example' contains ','",
    },
    { name: "a semicolon", iri: "wss://u@例«;»jp:80/", suggests: { "Write '.'": "wss://u@例.jp:80/" } },
    { name: "several", iri: "http://a«,»b«;»c/", suggests: { "Write '.'": "http://a.b.c/" } },
  ],
  accepts: [
    { name: "at the end", iri: "http://a,/b" },
    { name: "beside a full stop", iri: "http://a,.b" },
    { name: "in a path", iri: "http://a/b,c" },
    { name: "in a scheme without such names", iri: "x://a,b" },
    { name: "without a scheme", iri: "//a,b" },
  ],
});
