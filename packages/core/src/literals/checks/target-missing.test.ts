import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { targetMissing } from "./target-missing.js";

describeDocumentCheck(targetMissing, {
  reports: [
    { name: "a file that is not there", iris: ["«install.md»"], message: "'install.md' leads to no file" },
    { name: "with a query and a fragment, the path alone", iris: ["«images/logo.png»?raw=true#a"] },
    {
      name: "many, where as many and more lead somewhere",
      iris: ["«a.md»", "«b.md»", "«c.md»", "guide.md", "./guide.md", "guide.md#install", "./guide.md#install"],
    },
    {
      name: "a name in another case, with the one that is there",
      iris: ["«GUIDE.md»#install"],
      suggests: ["guide.md#install"],
      message: "write 'guide.md', which is there.",
    },
  ],
  accepts: [
    { name: "a document that is meant to be read beside other files", iris: ["a.md", "b.md", "c.md", "guide.md"] },
    { name: "a file that is there", iris: ["guide.md", "guide.md#install"] },
    { name: "a fragment is a different check", iris: ["guide.md#other", "#other"] },
    { name: "an identifier with a scheme, or with an authority", iris: ["http://a.example/b.md", "//a.example/b.md"] },
    {
      name: "where nothing is known of what is there",
      iris: ["install.md"],
      site: { kind: "data", path: ["email"], isKey: false },
      settings: { keys: ["email"] },
    },
  ],
});
