import type { Convention } from "./convention.js";
import { applications } from "./ecosystems/applications.js";
import { databases } from "./ecosystems/databases.js";
import { files } from "./ecosystems/files.js";
import { linkedData } from "./ecosystems/linked-data.js";
import { rdfLibraries } from "./ecosystems/rdf-libraries.js";
import { requests } from "./ecosystems/requests.js";
import { standIns } from "./ecosystems/stand-ins.js";
import { textLibraries } from "./ecosystems/text-libraries.js";
import { xmlLibraries } from "./ecosystems/xml-libraries.js";

/** All records. Of two that name the same argument of the same function the later one holds. */
export const conventions: readonly Convention[] = [
  ...textLibraries,
  ...xmlLibraries,
  ...rdfLibraries,
  ...requests,
  ...databases,
  ...linkedData,
  ...applications,
  ...files,
  ...standIns,
];
