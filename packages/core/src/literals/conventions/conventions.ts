import type { Convention } from "./convention.js";
import { applications } from "./ecosystems/applications.js";
import { databases } from "./ecosystems/databases.js";
import { files } from "./ecosystems/files.js";
import { formats } from "./ecosystems/formats.js";
import { html } from "./ecosystems/html.js";
import { http } from "./ecosystems/http.js";
import { linkedData } from "./ecosystems/linked-data.js";
import { names } from "./ecosystems/names.js";
import { packages } from "./ecosystems/packages.js";
import { rdfLibraries } from "./ecosystems/rdf-libraries.js";
import { requests } from "./ecosystems/requests.js";
import { routes } from "./ecosystems/routes.js";
import { shells } from "./ecosystems/shells.js";
import { standIns } from "./ecosystems/stand-ins.js";
import { templates } from "./ecosystems/templates.js";
import { textLibraries } from "./ecosystems/text-libraries.js";
import { webSites } from "./ecosystems/web-sites.js";
import { web } from "./ecosystems/web.js";
import { xml } from "./ecosystems/xml.js";

/** All records. */
export const conventions: readonly Convention[] = [
  ...applications,
  ...databases,
  ...files,
  ...formats,
  ...html,
  ...http,
  ...linkedData,
  ...names,
  ...packages,
  ...rdfLibraries,
  ...requests,
  ...routes,
  ...shells,
  ...standIns,
  ...templates,
  ...textLibraries,
  ...webSites,
  ...web,
  ...xml,
];

type Kind = Convention["kind"];

/** The records of some kinds, in their order. */
export function conventionsOf<Wanted extends Kind>(...kinds: readonly Wanted[]): readonly OfKind<Convention, Wanted>[] {
  return conventions.filter((each): each is OfKind<Convention, Wanted> => isOneOf(each.kind, kinds));
}

type OfKind<Each, Wanted extends Kind> = Each extends { readonly kind: infer Of }
  ? Extract<Of, Wanted> extends never
    ? never
    : Each
  : never;

function isOneOf(kind: Kind, kinds: readonly Kind[]): boolean {
  return kinds.includes(kind);
}
