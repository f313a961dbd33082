import assert from "node:assert/strict";
import { plausibleExpansion } from "./plausible-expansion.js";

describe("plausibleExpansion", () => {
  const rows: Readonly<Record<string, string | undefined>> = {
    "https://api.example/users{/owner}{?page,per_page}": "https://api.example/users/owner?page=1&per_page=1",
    "{scheme}://{host}:{port}{/path*}{#part}": "https://host:8080/path/more#part",
    "http://[{+address}]/{user_id}": "http://[2001:db8::1]/1",
    "/a{?q*}": "/a?q=q",
    "/a{?q": undefined,
    "/a": undefined,
    "": undefined,
  };
  for (const [template, expected] of Object.entries(rows))
    it(template, () => assert.equal(plausibleExpansion(template), expected));
});
