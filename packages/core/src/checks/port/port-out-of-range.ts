import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc6335 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const portOutOfRange = defineCheck({
  code: "port-out-of-range",
  title: "Port is not a number from 1 to 65535",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc6335("6"), rfc3986("3.2.3")],
  message: "The port {{port}} does not exist; write a number from 1 to 65535.",
  needs: traits.port,
  judges: "authority",
  find({ authority }, report) {
    const { host, port } = authority ?? {};
    if (host === undefined || port === undefined || !/^[0-9]+$/.test(port.text) || isInRange(port.text)) return;
    if (Number(port.text) === 0 && ownAddress.test(host.text)) return;
    report({ span: port.span, component: "port", data: { port: quote(port.text) } });
  },
});

/** The machine's own addresses, on which a program that opens port 0 gets any free port. */
const ownAddress = /^(?:|(?:[^]*\.)?localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/iu;

function isInRange(digits: string): boolean {
  const number = Number(digits);
  return number > 0 && number <= 65535;
}
