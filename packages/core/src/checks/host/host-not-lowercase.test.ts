import { describeCheck } from "../../../test/describe-check.js";
import { hostNotLowercase } from "./host-not-lowercase.js";

describeCheck(hostNotLowercase, {
  reports: [
    { name: "RFC 3986 §6.2.2.1", iri: "HTTP://«www.EXAMPLE.com»/", fixed: "HTTP://www.example.com/" },
    { name: "triplets keep their case", iri: "http://«EX%C3%A9»/", fixed: "http://ex%C3%A9/" },
    { name: "the host of a relative reference", iri: "//«A»/b", fixed: "//a/b" },
    {
      name: "an invisible character in it is named",
      iri: "x://«A\u200B»/",
      suggests: { "Lowercase the host": "x://a\u200B/" },
      message: "The host 'A[U+200B]' contains uppercase letters; write 'a[U+200B]'. Hosts are case-insensitive.",
    },
    {
      name: "userinfo and port stay as they are",
      iri: "ftp://User@«FTP.example»:21/",
      fixed: "ftp://User@ftp.example:21/",
    },
    {
      name: "what may be no domain name is for a person to say",
      iri: "s3://«MyBucket»/a",
      suggests: { "Lowercase the host": "s3://mybucket/a" },
    },
    { name: "a word for a host at the beginning of a label", iri: "http://«HOSTS»/", fixed: "http://hosts/" },
    { name: "a word for a host as a part of a label", iri: "http://«MYHOST»/", fixed: "http://myhost/" },
    { name: "a word for a host that is not in capitals", iri: "http://«Your-Host»/", fixed: "http://your-host/" },
    { name: "the last letter of the alphabet", iri: "http://«Z»/", fixed: "http://z/" },
    {
      name: "RFC 3987 §5.3.2.1: in a host that is not ASCII it is for a person to say",
      iri: "http://«WWW.résumé.example»/",
      suggests: { "Lowercase the host": "http://www.résumé.example/" },
    },
  ],
  accepts: [
    { name: "uppercase path is significant", iri: "http://a/B" },
    { name: "uppercase userinfo is significant", iri: "http://User@a/" },
    { name: "triplets are uppercase already", iri: "http://%C3%A9/" },
    { name: "letters outside ASCII are the IDNA mapping's concern", iri: "http://É.example/" },
    { name: "IPv6 address is a different check", iri: "http://[2001:DB8::7]/" },
    { name: "a drive as the host is another code", iri: "file://C:/A" },
    { name: "a drive before backslashes", iri: "file://C:\\A" },
    {
      name: "a name that has case: an identifier of IPFS",
      iri: "ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG/",
    },
    { name: "a name that has case: a provider of Android", iri: "content://com.example.MyProvider/a" },
    { name: "a word for a label", iri: "https://YOUR_DOMAIN.a.example/" },
    { name: "a word for a host", iri: "https://YOURSITE/" },
    { name: "names of several words", iri: "https://api.MY_TENANT.a.example/" },
    { name: "a word for a server", iri: "http://PROXY-HOST/" },
    { name: "words with a hyphen", iri: "http://YOUR-SITE/" },
    { name: "names with numbers", iri: "http://A1_B2_C3/" },
    ...["DOMAIN", "HOST", "HOSTNAME", "IP", "SERVER", "URL"].map((word) => ({
      name: `the word ${word}`,
      iri: `http://${word}.a.example/`,
    })),
    { name: "no authority", iri: "urn:EXAMPLE:A" },
    { name: "the empty string", iri: "" },
  ],
});
