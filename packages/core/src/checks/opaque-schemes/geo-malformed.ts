import { traits } from "../../grammar/traits.js";
import { geoFaults, type GeoReason } from "../../schemes/geo.js";
import { rfc5870 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isPrefixedName } from "../faults/name-places.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const geoMalformed = defineCheck({
  code: "geo-malformed",
  title: "Coordinates are malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc5870("3.3"), rfc5870("3.4.2")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^geo:/i,
  beforeBody: true,
  reads: ["place"],
  find(subject, report) {
    if (!isOfScheme(subject, "geo") || isPrefixedName(subject)) return;
    reportSchemeFaults(subject, geoFaults(subject), sentences, report);
  },
});

const sentences: Sentences<GeoReason> = {
  "coordinate-missing": () => ({
    part: "coordinates",
    fault: "are not complete",
    remedy: "write latitude and longitude with ',' between them",
  }),
  "coordinate-malformed": (characters) => ({
    part: "coordinate",
    fault: `${characters} is not a decimal number`,
    remedy: "write digits, with '-' before and '.' between them where needed",
  }),
  "coordinate-too-many": (characters) => ({
    part: "coordinate",
    fault: `${characters} is one too many after latitude, longitude and altitude`,
    remedy: "remove it and the ',' before it",
  }),
  "latitude-out-of-range": (characters) => ({
    part: "latitude",
    fault: `${characters} does not lie between -90 and 90 degrees`,
    remedy: "write the latitude before the longitude, in degrees",
  }),
  "longitude-out-of-range": (characters) => ({
    part: "longitude",
    fault: `${characters} does not lie between -180 and 180 degrees`,
    remedy: "write the longitude after the latitude, in degrees",
  }),
  "parameter-name-missing": () => ({
    part: "parameter",
    fault: "has no name after ';'",
    remedy: "write one, such as 'u', or remove the ';'",
  }),
  "parameter-name-character": (characters) => ({
    part: "name of a parameter",
    fault: `contains ${characters}`,
    remedy: "write another name",
    why: "It may only contain letters, digits and hyphens",
  }),
  "parameter-value-missing": () => ({
    part: "value of a parameter",
    fault: "is missing",
    remedy: "write it after '='",
  }),
  "parameter-value-character": (characters) => ({
    part: "value of a parameter",
    fault: `contains ${characters}, which has no place there`,
    remedy: "percent-encode it",
  }),
  "crs-character": (characters) => ({
    part: "name of the reference system",
    fault: `contains ${characters}`,
    remedy: "write another name",
    why: "It may only contain letters, digits and hyphens",
  }),
  "crs-misplaced": () => ({
    part: "parameter 'crs'",
    fault: "is not the first one",
    remedy: "write it before the others",
  }),
  "uncertainty-misplaced": () => ({
    part: "parameter 'u'",
    fault: "comes after parameters other than 'crs'",
    remedy: "write it before them",
  }),
  "uncertainty-malformed": (characters) => ({
    part: "uncertainty",
    fault: `${characters} is not a decimal number`,
    remedy: "write meters in digits",
  }),
};
