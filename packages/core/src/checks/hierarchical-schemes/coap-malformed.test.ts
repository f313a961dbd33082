import { describeCheck } from "../../../test/describe-check.js";
import { coapMalformed } from "./coap-malformed.js";

describeCheck(coapMalformed, {
  reports: [
    { name: "RFC 7252 §6.1: no authority", iri: "«coap»:", message: "The authority is missing after the scheme" },
    {
      name: "RFC 7252 §6.1: userinfo",
      iri: "coap://«u»@a/",
      message:
        "The userinfo is not allowed in a CoAP IRI; remove it and the '@' after it. It names only a host and a port.",
    },
    ...["coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws", "COAP"].map((scheme) => ({
      name: `the scheme ${scheme}`,
      iri: `${scheme}://«u»@a/`,
    })),
  ],
  accepts: [
    { name: "RFC 7252 §6.3: an example", iri: "coap://example.com:5683/~sensors/temp.xml" },
    { name: "RFC 8323 §8.3: a WebSocket", iri: "coap+ws://example.org/sensors/temperature?u=Cel" },
    { name: "RFC 3986 §3.5: a fragment, which a client cuts off", iri: "coap://a/#f" },
    { name: "an empty host is another code", iri: "coap:///x" },
    { name: "what is no IRI is another code", iri: "coap://u@a/ b" },
    { name: "another scheme", iri: "coap+x://u@a/" },
    { name: "the empty string", iri: "" },
  ],
});
