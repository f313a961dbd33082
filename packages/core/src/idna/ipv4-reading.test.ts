import assert from "node:assert/strict";
import { ipv4Reading } from "./ipv4-reading.js";

describe("ipv4Reading", () => {
  for (const { name, address } of [
    { name: "127.1", address: "127.0.0.1" },
    { name: "0x7f.1", address: "127.0.0.1" },
    { name: "0X7F.0x1", address: "127.0.0.1" },
    { name: "010.0.0.1", address: "8.0.0.1" },
    { name: "1.2.3.4.", address: "1.2.3.4" },
    { name: "2130706433", address: "127.0.0.1" },
    { name: "1.2.65535", address: "1.2.255.255" },
    { name: "0", address: "0.0.0.0" },
    { name: "0x", address: "0.0.0.0" },
    { name: "4294967295", address: "255.255.255.255" },
    { name: "4294967296", address: "none" },
    { name: "1.2.3.256", address: "none" },
    { name: "256.1", address: "none" },
    { name: "1.2.3.4.5", address: "none" },
    { name: "1..2", address: "none" },
    { name: "08", address: "none" },
    { name: "a.1", address: "none" },
    { name: "9".repeat(1000), address: "none" },
    { name: "1.a", address: undefined },
    { name: "a", address: undefined },
    { name: "", address: undefined },
    { name: ".", address: undefined },
    { name: "1..", address: undefined },
    { name: "0x7g", address: undefined },
    { name: "١", address: undefined },
  ]) {
    it(`${JSON.stringify(name.slice(0, 20))}: ${String(address)}`, () => assert.equal(ipv4Reading(name), address));
  }

  it("reads what the URL standard reads", () => {
    for (const name of ["127.1", "0x7f.1", "010.0.0.1", "1.2.3.4.", "0", "0x", "1.2.65535", "4294967295"]) {
      assert.equal(new URL(`http://${name}/`).hostname, ipv4Reading(name));
    }
    for (const name of ["4294967296", "1.2.3.256", "256.1", "1.2.3.4.5", "08", "a.1"]) {
      assert.ok(!URL.canParse(`http://${name}/`));
    }
  });
});
