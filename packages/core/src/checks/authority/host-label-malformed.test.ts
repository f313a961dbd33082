import { describeCheck } from "../../../test/describe-check.js";
import { hostLabelMalformed } from "./host-label-malformed.js";

describeCheck(hostLabelMalformed, {
  reports: [
    {
      name: "RFC 1123 §2.1: an underscore",
      iri: "http://my«_»host/",
      message:
        "The label 'my_host' of the host contains '_'; names of hosts have letters, digits, and hyphens between them.",
    },
    { name: "an underscore at the start", iri: "https://«_»dmarc.example.com/" },
    { name: "several places", iri: "http://a«!»b«$&»c.d«~»/" },
    { name: "every other character of the grammar", iri: "http://a«!$&'()*+,;=_~»b/" },
    { name: "a hyphen at the start", iri: "http://a.«-»b.example/", message: "starts with a hyphen" },
    { name: "a hyphen at the end", iri: "http://a.b«-».example/", message: "ends with a hyphen" },
    { name: "nothing but hyphens", iri: "http://«--»/" },
    { name: "an asterisk among letters", iri: "http://a«*».example/" },
    { name: "beside a label outside ASCII", iri: "http://my«_»host.é.example/" },
    { name: "no scheme", iri: "//a«_»b:80" },
  ],
  accepts: [
    { name: "letters, digits and hyphens", iri: "http://a-1.2b.example/" },
    { name: "one label", iri: "http://localhost/" },
    { name: "RFC 1123 §2.1: a digit first", iri: "http://3com.example/" },
    { name: "hyphens as third and fourth character", iri: "http://r3---sn-a.example/" },
    { name: "any label", iri: "http://*.example.com/" },
    { name: "a label outside ASCII is another code", iri: "http://é_b.example/" },
    { name: "a triplet is another code", iri: "http://a%5Fb.example/" },
    { name: "a space is another code", iri: "http://a b.example/" },
    { name: "a scheme without DNS names", iri: "a://b_c/" },
    { name: "an IP literal", iri: "http://[v1.a_b]/" },
    { name: "userinfo", iri: "ftp://a_b@c/" },
    { name: "the empty string", iri: "" },
  ],
});
