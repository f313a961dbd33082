import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { fragmentMisspelled } from "./fragment-misspelled.js";

describeDocumentCheck(fragmentMisspelled, {
  reports: [
    {
      name: "a mark that no name of a heading has, in the document itself (onlurking/awesome-infosec)",
      iris: ["#«in'stall»"],
      suggests: ["#install"],
      message: "write 'install'",
    },
    {
      name: "a dash in the place of a hyphen, in another file (opencontainers/image-spec)",
      iris: ["guide.md#«in–stall»"],
      suggests: ["guide.md#in-stall"],
      message: "The fragment 'in–stall'",
    },
  ],
  accepts: [
    { name: "a heading that is there", iris: ["#install", "guide.md#in-stall"] },
    { name: "marks in a fragment that leads to nothing like it", iris: ["#other's"] },
    { name: "no fragment", iris: ["guide.md"] },
    {
      name: "an identifier with a scheme, or with an authority",
      iris: ["http://a.example/#in'stall", "//a.example/#in'stall"],
    },
  ],
});
