import { describeCheck } from "../../../test/describe-check.js";
import { hostComma } from "./host-comma.js";

describeCheck(hostComma, {
  reports: [
    {
      name: "a comma",
      iri: "https://example«,»com/b",
      suggests: { "Write '.'": "https://example.com/b" },
      message: "The host 'example,com' contains ','; write '.'. Only '.' separates the labels of a name.",
    },
    {
      name: "a semicolon before a port",
      iri: "http://localhost«;»3000/",
      suggests: { "Write ':'": "http://localhost:3000/" },
      message: "The host 'localhost;3000' contains ';'; write ':'. Only ':' begins a port.",
    },
    { name: "the shortest port", iri: "http://a.b«;»81", suggests: { "Write ':'": "http://a.b:81" } },
    { name: "a port that would be removed again", iri: "http://a.b«;»80", suggests: {} },
    { name: "the longest port", iri: "ws://u@a.b«;»65535?c", suggests: { "Write ':'": "ws://u@a.b:65535?c" } },
    { name: "a semicolon", iri: "wss://u@例«;»jp:80/", suggests: { "Write '.'": "wss://u@例.jp:80/" } },
    { name: "behind other labels", iri: "http://a.b.c«,»info", suggests: { "Write '.'": "http://a.b.c.info" } },
    { name: "before other labels", iri: "http://www«,»a.example/", suggests: { "Write '.'": "http://www.a.example/" } },
    { name: "beside digits", iri: "http://a1«,»1b.example/", suggests: { "Write '.'": "http://a1.1b.example/" } },
    {
      name: "a label that begins as the word of Go",
      iri: "http://a«,»offs/",
      suggests: { "Write '.'": "http://a.offs/" },
    },
    { name: "several semicolons", iri: "http://www«;»a«;»org/", suggests: { "Write '.'": "http://www.a.org/" } },
    { name: "several", iri: "http://www«,»a«,»org/", suggests: { "Write '.'": "http://www.a.org/" } },
  ],
  accepts: [
    { name: "at the end", iri: "http://a,/b" },
    { name: "at the start", iri: "http://,com/" },
    { name: "beside a full stop", iri: "http://a,.com" },
    { name: "in a path", iri: "http://a/b,com" },
    { name: "a list behind a full stop at the start", iri: "http://.a,b.example" },
    { name: "a list of hosts", iri: "http://a.example,b.example" },
    { name: "a list of proxies of Go", iri: "https://proxy.golang.org,direct" },
    { name: "its other end", iri: "https://goproxy.cn,off" },
    { name: "no top-level domain", iri: "http://a,b" },
    { name: "digits", iri: "http://a,80" },
    { name: "one digit behind a semicolon", iri: "http://a;8" },
    { name: "six digits behind a semicolon", iri: "http://a;808080" },
    { name: "digits and a letter behind a semicolon", iri: "http://a;80b" },
    { name: "digits before a port", iri: "http://a;80:80" },
    { name: "in a scheme without such names", iri: "x://a,com" },
    { name: "without a scheme", iri: "//a,com" },
  ],
});
