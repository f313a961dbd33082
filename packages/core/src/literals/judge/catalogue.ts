import { catalogue as catalogueOfCore, catalogueEntry, type CatalogueEntry } from "../../checks/run/catalogue.js";
import { compareCodes } from "../../findings/finding-order.js";
import { documentReasons } from "./document-reasons.js";
import { documentRegistry } from "./document-registry.js";

const ofDocuments = documentRegistry.map((check) =>
  catalogueEntry(check, {
    folder: "document",
    path: `literals/checks/${check.code}.md`,
    why: documentReasons[check.code],
  }),
);

/** Every check that a host can run, sorted by code: checks of single identifiers, and of whole documents. */
export const catalogue: readonly CatalogueEntry[] = [...catalogueOfCore, ...ofDocuments].sort(compareCodes);
