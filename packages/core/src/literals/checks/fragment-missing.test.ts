import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { fragmentMissing } from "./fragment-missing.js";

describeDocumentCheck(fragmentMissing, {
  reports: [
    { name: "in the document itself", iris: ["#«other»"], message: "in this document" },
    {
      name: "near a name that is there",
      iris: ["#«instal»"],
      message: "write 'install', which is there",
      suggests: ["#install"],
    },
    { name: "in another file", iris: ["guide.md#«other»"], message: "'other' leads nowhere in 'guide.md'" },
  ],
  accepts: [
    { name: "a heading that is there", iris: ["#install", "guide.md#install"] },
    { name: "no fragment", iris: ["guide.md"] },
    { name: "a file that is not there is a different check", iris: ["install.md#other"] },
    {
      name: "an identifier with a scheme, or with an authority",
      iris: ["http://a.example/#other", "//a.example/#other"],
    },
  ],
});
