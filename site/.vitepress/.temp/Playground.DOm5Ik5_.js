import { a as withBase } from "./app.js";
import { computed, defineAsyncComponent, defineComponent, mergeProps, onMounted, reactive, ref, unref, useSSRContext, watch } from "vue";
import { ssrIncludeBooleanAttr, ssrInterpolate, ssrLooseContain, ssrLooseEqual, ssrRenderAttr, ssrRenderAttrs, ssrRenderClass, ssrRenderComponent, ssrRenderList } from "vue/server-renderer";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toCommonJS = (mod) => __hasOwnProp.call(mod, "module.exports") ? mod["module.exports"] : __copyProps(__defProp({}, "__esModule", { value: true }), mod);
// playground/DisplayOrder.vue?vue&type=script&setup=true&lang.ts
var cell = 22;
var storedAt = 20;
var displayedAt = 110;
/** From the middle of a stored character to the middle of the displayed one. */
var DisplayOrder_vue_vue_type_script_setup_true_lang_default = /*@__PURE__*/ defineComponent({
	__name: "DisplayOrder",
	__ssrInlineRender: true,
	props: { order: {} },
	setup(__props) {
		const arrows = computed(() => __props.order.displayed.map((place, index) => ({
			from: place * cell + cell / 2,
			to: index * cell + cell / 2,
			moves: place !== index
		})));
		const label = computed(() => `Displayed from left to right in a ${__props.order.paragraph === "ltr" ? "left-to-right" : "right-to-left"} paragraph: ${__props.order.displayed.map((place) => __props.order.stored[place]).join(" ")}`);
		return (_ctx, _push, _parent, _attrs) => {
			_push(`<figure${ssrRenderAttrs(mergeProps({ class: "order" }, _attrs))}><figcaption>In a ${ssrInterpolate(__props.order.paragraph === "ltr" ? "left-to-right" : "right-to-left")} paragraph</figcaption><div class="picture" tabindex="0"${ssrRenderAttr("aria-label", label.value)} role="img"><svg${ssrRenderAttr("width", __props.order.stored.length * cell)}${ssrRenderAttr("height", 130)} direction="ltr" aria-hidden="true"><defs><marker${ssrRenderAttr("id", `head-${__props.order.paragraph}`)} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L8 4L0 8z"></path></marker></defs><!--[-->`);
			ssrRenderList(__props.order.stored, (character, index) => {
				_push(`<text${ssrRenderAttr("x", index * cell + cell / 2)}${ssrRenderAttr("y", storedAt)}>${ssrInterpolate(character)}</text>`);
			});
			_push(`<!--]--><!--[-->`);
			ssrRenderList(arrows.value, ({ from, to, moves }, index) => {
				_push(`<line class="${ssrRenderClass({ moves })}"${ssrRenderAttr("x1", from)}${ssrRenderAttr("y1", 28)}${ssrRenderAttr("x2", to)}${ssrRenderAttr("y2", 92)}${ssrRenderAttr("marker-end", `url(#head-${__props.order.paragraph})`)}></line>`);
			});
			_push(`<!--]--><!--[-->`);
			ssrRenderList(__props.order.displayed, (place, index) => {
				_push(`<text${ssrRenderAttr("x", index * cell + cell / 2)}${ssrRenderAttr("y", displayedAt)}>${ssrInterpolate(__props.order.stored[place])}</text>`);
			});
			_push(`<!--]--></svg></div></figure>`);
		};
	}
});
// playground/DisplayOrder.vue
var _sfc_setup$4 = DisplayOrder_vue_vue_type_script_setup_true_lang_default.setup;
DisplayOrder_vue_vue_type_script_setup_true_lang_default.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../playground/DisplayOrder.vue");
	return _sfc_setup$4 ? _sfc_setup$4(props, ctx) : void 0;
};
var DisplayOrder_default = DisplayOrder_vue_vue_type_script_setup_true_lang_default;
// playground/FindingList.vue?vue&type=script&setup=true&lang.ts
var mostShown$1 = 100;
var FindingList_vue_vue_type_script_setup_true_lang_default = /*@__PURE__*/ defineComponent({
	__name: "FindingList",
	__ssrInlineRender: true,
	props: {
		findings: {},
		text: {},
		page: {},
		lines: {
			type: Boolean,
			default: false
		}
	},
	emits: ["fix"],
	setup(__props, { emit: __emit }) {
		/** More than these are slow to show, and nobody reads them. */
		function placeOf({ start, end }) {
			if (!__props.lines) return `${start}–${end}`;
			const before = __props.text.slice(0, start).split(/\r\n?|\n/);
			return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
		}
		return (_ctx, _push, _parent, _attrs) => {
			_push(`<!--[--><p role="status">${ssrInterpolate(__props.findings.length === 0 ? "Nothing is wrong." : __props.findings.length === 1 ? "1 finding" : `${__props.findings.length} findings`)}</p><ol class="findings"><!--[-->`);
			ssrRenderList(__props.findings.slice(0, mostShown$1), (finding) => {
				_push(`<li><p><strong class="${ssrRenderClass(finding.severity)}">${ssrInterpolate(finding.severity)}</strong> ${ssrInterpolate(placeOf(finding.span))}: ${ssrInterpolate(finding.message)} <a${ssrRenderAttr("href", `${__props.page}${finding.code}.html`)}>${ssrInterpolate(finding.code)}</a></p>`);
				if (finding.fixes.length > 0) {
					_push(`<p><!--[-->`);
					ssrRenderList(finding.fixes, (fix) => {
						_push(`<button type="button">${ssrInterpolate(fix.title)}</button>`);
					});
					_push(`<!--]--></p>`);
				} else _push(`<!---->`);
				_push(`</li>`);
			});
			_push(`<!--]--></ol><!--]-->`);
		};
	}
});
// playground/FindingList.vue
var _sfc_setup$3 = FindingList_vue_vue_type_script_setup_true_lang_default.setup;
FindingList_vue_vue_type_script_setup_true_lang_default.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../playground/FindingList.vue");
	return _sfc_setup$3 ? _sfc_setup$3(props, ctx) : void 0;
};
var FindingList_default = FindingList_vue_vue_type_script_setup_true_lang_default;
// playground/RowTable.vue?vue&type=script&setup=true&lang.ts
var RowTable_vue_vue_type_script_setup_true_lang_default = /*@__PURE__*/ defineComponent({
	__name: "RowTable",
	__ssrInlineRender: true,
	props: { rows: {} },
	setup(__props) {
		return (_ctx, _push, _parent, _attrs) => {
			if (__props.rows.length > 0) {
				_push(`<table${ssrRenderAttrs(mergeProps({ class: "rows" }, _attrs))}><tbody><!--[-->`);
				ssrRenderList(__props.rows, ({ name, text }) => {
					_push(`<tr><th scope="row">${ssrInterpolate(name)}</th><td><code><bdi dir="ltr">${ssrInterpolate(text)}</bdi></code></td></tr>`);
				});
				_push(`<!--]--></tbody></table>`);
			} else _push(`<!---->`);
		};
	}
});
// playground/RowTable.vue
var _sfc_setup$2 = RowTable_vue_vue_type_script_setup_true_lang_default.setup;
RowTable_vue_vue_type_script_setup_true_lang_default.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../playground/RowTable.vue");
	return _sfc_setup$2 ? _sfc_setup$2(props, ctx) : void 0;
};
var RowTable_default = RowTable_vue_vue_type_script_setup_true_lang_default;
// ../packages/core/dist/schemes/dns-hosts.js
/**
* Schemes whose host is a name of the Domain Name System, so that it is mapped by IDNA and its labels are components
* of their own. The generic syntax leaves this to each scheme (RFC 3986 §3.2.2); these are the ones whose
* specification, or whose only use, says so; some in wide use, such as `mqtt`, are not registered.
*/
var dnsHostSchemes = /* @__PURE__ */ new Set([
	"acap",
	"afp",
	"amqp",
	"amqps",
	"coap",
	"coap+tcp",
	"coap+ws",
	"coaps",
	"coaps+tcp",
	"coaps+ws",
	"dav",
	"dict",
	"dns",
	"finger",
	"ftp",
	"ftps",
	"git",
	"git+http",
	"git+https",
	"git+ssh",
	"gopher",
	"http",
	"https",
	"icap",
	"imap",
	"imaps",
	"ipp",
	"ipps",
	"irc",
	"irc6",
	"ircs",
	"ldap",
	"ldaps",
	"mongodb",
	"mqtt",
	"mqtts",
	"mysql",
	"nfs",
	"nntp",
	"nntps",
	"pop",
	"postgres",
	"postgresql",
	"redis",
	"rediss",
	"rsync",
	"rtmp",
	"rtmps",
	"rtsp",
	"rtsps",
	"sftp",
	"smb",
	"smtp",
	"snmp",
	"ssh",
	"svn",
	"svn+ssh",
	"telnet",
	"tftp",
	"vnc",
	"ws",
	"wss",
	"xmpp"
]);
/** Whether the host of this scheme, in any case, is a DNS name. */
function hasDnsHost(scheme) {
	return dnsHostSchemes.has(scheme.toLowerCase());
}
// ../packages/core/dist/bidi/components.js
/**
* The bidi components of an IRI in the order of the text (guidelines §3): userinfo, the labels of a DNS host or the
* whole of another registered name, path segments, the names and values of the query, and the fragment. The extensions
* of a path segment are components of their own, as the guidelines suggest and their Examples 4, 8 and 9 require.
*/
function bidiComponents(iri) {
	const { authority, query, fragment } = iri;
	return [
		...authority?.userinfo === void 0 ? [] : [named("userinfo", authority.userinfo)],
		...hostComponents(iri),
		...pathComponents(iri),
		...query === void 0 ? [] : split(query, /[&;]/u).flatMap(splitNameAndValue).map((part) => named("query", part)),
		...fragment === void 0 ? [] : [named("fragment", fragment)]
	];
}
function hostComponents({ scheme, authority }) {
	if (authority === void 0) return [];
	return (authority.host.kind === "iregName" && (scheme === void 0 || hasDnsHost(scheme.text)) ? split(authority.host, ".") : [authority.host]).map((part) => named("host", part));
}
function pathComponents({ scheme, path }) {
	return split(path, scheme !== void 0 && !path.text.startsWith("/") ? /[/:@,;]/u : "/").flatMap(splitExtensions).map((part) => named("path", part));
}
function named(component, { text, span }) {
	return {
		component,
		text,
		span
	};
}
function split({ text, span }, delimiter) {
	let start = span.start;
	return text.split(delimiter).map((part) => {
		const end = start + part.length;
		const component = {
			text: part,
			span: {
				start,
				end
			}
		};
		start = end + 1;
		return component;
	});
}
/** The longest run of letters and digits that counts as an extension; all known ones are shorter. */
var longestExtension = 10;
/** Cuts `html` off `name.html`, and `tar` and `gz` off `name.tar.gz`; `.htaccess` and `v1.2` have no extension. */
function splitExtensions(segment) {
	const extensions = [];
	let end = segment.text.length;
	for (let dot = segment.text.lastIndexOf("."); dot > 0; dot = segment.text.lastIndexOf(".", dot - 1)) {
		const extension = segment.text.slice(dot + 1, Math.min(end, dot + 2 + longestExtension));
		if (extension.length > longestExtension || !/^[0-9]*[A-Za-z][0-9A-Za-z]*$/u.test(extension)) break;
		extensions.unshift(part(segment, dot + 1, end));
		end = dot;
	}
	return [part(segment, 0, end), ...extensions];
}
/** Cuts `name=value` at the first equals sign. */
function splitNameAndValue(parameter) {
	const equals = parameter.text.indexOf("=");
	if (equals < 0) return [parameter];
	return [part(parameter, 0, equals), part(parameter, equals + 1, parameter.text.length)];
}
function part({ text, span }, start, end) {
	return {
		text: text.slice(start, end),
		span: {
			start: span.start + start,
			end: span.start + end
		}
	};
}
// ../packages/core/dist/data/bidi-class.js
/** Bidi_Class of every code point, to be read by `decodeRuns`. */
var bidiClassRuns = "J9L1K1L1M1K1JeK3L1M1N2F3N5E1H1E1H2DaH1N6AqN6AqN4J6K1JqH1N1F4N4A1N2J1N2F2D2N1A1N3D1A1N5AnN1AvN1AchN2A7NeA2NeA5N9A1NhI34A4N2A8N1A5N2A1N1A32N1A3wI7A74N1A2N2F1B1I19B1I1B1I2B1I2B1I3B1iG6N2C1F2C1H1C1N2IbC1cIlGaF1G2C3I1C2tI7G1N1I6C2I2N1I4C2DaCnI1CuIrC2jIbCfB17I9B2N4B3I1BoI4B1I9B1I3B1I5B17I3B4C1cG2C5I9C16IoG1IwA1jI1A1I1A4I8A4I1A3I7AaI2AtI1A1mI1A4I4A8I1AkI2AeF2A7F1A2I1A2I2A1lI1A4I2A4I2A2I3A3I1AuI2A3I1AbI2A1lI1A4I5A1I2A4I1AkI2AdF1A8I6A1I1A1mI1A2I1A1I4A8I1A5I4AbI2AuI1A1pI1AcI1A11N6F1N1A5I1A3I1A1jI1A1I3A5I3A1I4A7I2AbI2AkN7A2I1A1mI1AfI2AkI2AsI2A1lI2A4I4A8I1AkI2AtI1A20I1A7I3A1I1A2iI1A2I7A4F1A7I8A2qI1A2I9AbI7A21I2ArI1A1I1A1I1N4A1fIeA1I5A1I2A5IbA1I10A9I1A2uI4A1I6A1I2A2I2ApI2A4I3AgI4AdI1A2I2A6I1AfI1AjjI3A1cNaA2uN1AhrM1AqN2A39I3AtI2AuI2AuI2A1sI2A1I7A8I1A2IbA7F1A1I1AiNaA6NbI3J1I1A39I2AyI1A3aI3A4I2A9I1A6I3A4N1A3N2A48NyAnI2A2I1A1mI1A1I7A1I1A1I1A2I8A6IaA2I1A1cI1tAfI4A1cI1A1I4A1dI9AcI2AwI4A2I2A1I3A1kI1A1I2A3I1A1I3A1mI8A2I2A48I3A1IdA1I7A4I1A6I1A3I2A5iI1sAcdN1A1N3AbN3AdN3AdN3AdN2A1MbJ3A1B1NoM1K1O1Q1S1P1R1H1F5NfH1NqM1J6T1U1V1W1J6D1A3D6E2N3A1DaE2N4AgF1cIxAfN2A1N4A1N2AaN1A1N3A5N6A1N1A1N1A1N1A4F1AbN2A4N5A5N4A2NgA15N3A4N3mE1F1N82A1xNqA1N44AmNbAlN14DkA26NciA1N9fA74NhgA2N3uA6dN6A4I3A7N7A3jI1A2oIwN2mA2N4AsNqA1N2hAcN5yAqNgM1N4A3NpA9I4A2N1A5N2A5N3A2hI2N2A3N1A2iN1A5gN12A9N1A19N2A1dNgAsN3A1eNfAcN4A4nN4A2rN2AvN1A534N1sAh3kN1jA92N3A2nI4N1IaN2AuI2A28I2AeNyA2uN1A3dI1A3I1A4I1ApI2A1N4I1AbF2A1mN4A24I2AqIiAdI1A12I8ApIbA1aI3A1cI1A2I4A2I2A13I1A1vI6A2I2A2I2AcI1A8I1A1bI1A1fI1A1I3A2I2A5I2A1I1A16I2A8I1A37N2A3dI1A2I1A4I1Afn3B1I1BaE1B12C37NgCa3NiC1sN2C1iN8JwCdN3IgNaA6IgNwH1N1H1A1N1H1N9F1N2E2N3A1N1F2N1A4C3zJ1A1N2F3N5E1H1E1H2DaH1N6AqN6AqNbA3eF2N3F2A1N7A1J9N5J2A75N1A1qN25A3NdA3N1A2kI1A6aI1DrA3eI5Aw5B7zN1B69I3B1I2B5I4B14I3B4I1B4lI2B2aN7BcgC10I4C8GaC6GaBvI5N1B6pGvB18I2BjCbI5N9CnIgB1cCmIbCvBiI4B3eA1I1A1iIfAbNkAaI1A2I2AaI3A1dI4A2I2A7I1A1pI3A10I5A1I8A1qI1AcI2A1gI9AaI4A2I1A2nI3A2I1A1I2A6I1A2I1A4dI1A3I8AlI2A1lI2A3I1A11I7A3I5A1yI6AdI1A1I1A1I1AeI2A2dI8A2I3A1I1AnI1A2cI6A1I1A4I2A1I2A6mI4A6I2A1I2ArI2A2dI8A2I1A1I2AvNdA1qI1A1I1A2I6A1I1A2tI1A1I1A2I4A1I5A77I9A1I2A74I2A1I1A4I1A40I4A2I2A4I1AwI6A2I2A14I6A2I4A8I1A9I6A2I3A1aIdA1I2A5iI1A1I3A1I1A5lI7A1I6A2cImA2I7A1I2A1I2A3eI6A3I1A1I2A1I7A1I1A20I2A3I1A1I1A2gI1A76I2AbI2A1gI5A5I1A1I1AnI1A3eN8F4NhA40eI1A6IfA8ugIcA3I3A1xcI5A1nI7At4I1A1rI4A27N1A1I1Af5kI2A1J4A318N5yAqDaN3A3Nc4A6NnA1N3A8NxA2I1aA2InAdcI2A1qI3A9J8I8A2I7AuI4A1nN2AlN1uI3N1AlI2A4jN2fAoaN1ApN1AvN1ApN1AvN1ApN1AvN1ApN1AvN1ApN1AaD1eAe8I1jA4I1eA8I1AeI1AmI5A1IfA28NtAyrI7A1IhA2I7A1I2A1I5A2sI1A4gI7AafI1A1pI4AfF1AdoI4A72I2A6rI1A2I1A7I2A5I1A7eB5sI7B31I7BmdC28B1sC28B4wC6oN2CeB74N18A4N2sAcNfA2NfA1NfA1N11AaDbN5AvN1A1mN6A1pN1A4yN6A4aNreA2NhA3NdA3N62A1N1A4NcA4NsA4N1kA8NaA6N14A8NuA2NcA4N2AeN9A13N9kA8NeA2NdA3N1zA1N1A3NiA1NdA3NcA5N43A1N2kDaN1AsjJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ2A1ekeJ76I6oJ2s0A1bemJ2A1ekeJ2A1ekeJ2";
// ../packages/core/dist/text/unit-at.js
var { charCodeAt: charCodeAt$2 } = String.prototype;
/**
* The UTF-16 code unit at an offset inside the text, for loops that have to be quick. The method is not looked up: strings
* are of many kinds to the engine (of one or two bytes, slices, concatenations …), and where it has seen more than four
* of them it looks a method up anew at every call, which takes five times as long as the rest.
*/
function unitAt(text, offset) {
	return charCodeAt$2.call(text, offset);
}
// ../packages/core/dist/data/code-point-runs.js
var letterA = 65;
/** Reads the tables of this folder: a capital letter for the value and, in base 36, for how many code points it holds. */
function decodeRuns(encoded) {
	const starts = [];
	const values = [];
	let codePoint = 0;
	for (const [run] of encoded.matchAll(/[A-Z][0-9a-z]+/gu)) {
		starts.push(codePoint);
		values.push(unitAt(run, 0) - letterA);
		codePoint += Number.parseInt(run.slice(1), 36);
	}
	return {
		starts,
		values
	};
}
/** The value that holds for a code point. */
function valueAt({ starts, values }, codePoint) {
	let low = 0;
	let high = starts.length;
	while (high - low > 1) {
		const middle = low + high >>> 1;
		if ((starts[middle] ?? 0) <= codePoint) low = middle;
		else high = middle;
	}
	return values[low] ?? 0;
}
// ../packages/core/dist/bidi/bidi-class.js
/** The values of Bidi_Class (UAX #9, Table 4) as the numbers that the algorithm works on. */
var BidiClass = {
	L: 0,
	R: 1,
	AL: 2,
	EN: 3,
	ES: 4,
	ET: 5,
	AN: 6,
	CS: 7,
	NSM: 8,
	BN: 9,
	B: 10,
	S: 11,
	WS: 12,
	ON: 13,
	LRE: 14,
	LRO: 15,
	RLE: 16,
	RLO: 17,
	PDF: 18,
	LRI: 19,
	RLI: 20,
	FSI: 21,
	PDI: 22
};
function classSet(...classes) {
	return classes.reduce((set, member) => set | 1 << member, 0);
}
/** Whether the set holds the class; a missing class, as beyond either end of an array, is in no set. */
function isIn(set, bidiClass) {
	return bidiClass !== void 0 && (set & 1 << bidiClass) !== 0;
}
var table$2;
function buildTable() {
	const runs = decodeRuns(bidiClassRuns);
	const basicPlane = /* @__PURE__ */ new Uint8Array(65536);
	for (const [index, start] of runs.starts.entries()) {
		if (start >= basicPlane.length) break;
		basicPlane.fill(runs.values[index] ?? 0, start, runs.starts[index + 1] ?? basicPlane.length);
	}
	return {
		basicPlane,
		runs
	};
}
/** Bidi_Class of a code point, by default of its block where it is unassigned; lone surrogates are `L`. */
function bidiClass(codePoint) {
	table$2 ??= buildTable();
	return table$2.basicPlane[codePoint] ?? valueAt(table$2.runs, codePoint);
}
var rightToLeft$4 = classSet(BidiClass.R, BidiClass.AL);
/** Whether a code point is a strong right-to-left character: a letter of Hebrew, Arabic and their like (`R`, `AL`). */
function isRightToLeft(codePoint) {
	return codePoint >= 1424 && isIn(rightToLeft$4, bidiClass(codePoint));
}
/** Whether one of the characters of a text is a strong right-to-left one. */
function hasRightToLeft(text) {
	for (const character of text) if (isRightToLeft(character.codePointAt(0) ?? 0)) return true;
	return false;
}
// ../packages/core/dist/bidi/algorithm/characters.js
function charactersOf$1(text) {
	const starts = new Uint32Array(text.length);
	const codePoints = new Uint32Array(text.length);
	const classes = new Uint8Array(text.length);
	let count = 0;
	for (let offset = 0; offset < text.length; count++) {
		const codePoint = text.codePointAt(offset) ?? 0;
		starts[count] = offset;
		codePoints[count] = codePoint;
		classes[count] = bidiClass(codePoint);
		offset += codePoint > 65535 ? 2 : 1;
	}
	return slice({
		starts,
		codePoints,
		classes
	}, 0, count);
}
/** The characters of a part of the text; `start` and `end` are indices of characters. */
function slice(characters, start, end) {
	if (start === 0 && end === characters.classes.length) return characters;
	return {
		starts: characters.starts.subarray(start, end),
		codePoints: characters.codePoints.subarray(start, end),
		classes: characters.classes.subarray(start, end)
	};
}
// ../packages/core/dist/bidi/algorithm/isolates.js
var isolateInitiators = classSet(BidiClass.LRI, BidiClass.RLI, BidiClass.FSI);
var strongTypes$1 = classSet(BidiClass.L, BidiClass.R, BidiClass.AL);
/**
* The partner of every isolate initiator and of every PDI (UAX #9 BD9). An initiator without a PDI has the length of
* the paragraph as its partner, a PDI without an initiator has -1, and so has every other character.
*/
function matchIsolates(classes) {
	const partners = new Int32Array(classes.length).fill(-1);
	const open = [];
	for (let index = 0; index < classes.length; index++) if (isIn(isolateInitiators, classes[index])) {
		partners[index] = classes.length;
		open.push(index);
	} else if (classes[index] === BidiClass.PDI) {
		const initiator = open.pop();
		if (initiator === void 0) continue;
		partners[initiator] = index;
		partners[index] = initiator;
	}
	return partners;
}
/** The level that the first strong character outside of isolates gives to `[start, end)` (UAX #9 P2, P3). */
function firstStrongLevel(classes, partners, start, end) {
	for (let index = start; index < end; index++) {
		const type = classes[index];
		if (isIn(strongTypes$1, type)) return type === BidiClass.L ? 0 : 1;
		if (isIn(isolateInitiators, type)) index = partners[index] ?? end;
	}
	return 0;
}
// ../packages/core/dist/bidi/algorithm/isolating-run-sequences.js
/** What X9 removes. The algorithm goes on without these characters, and they take the level of what precedes them. */
var removedClasses = classSet(BidiClass.LRE, BidiClass.RLE, BidiClass.LRO, BidiClass.RLO, BidiClass.PDF, BidiClass.BN);
/** Splits what X9 leaves of a paragraph into isolating run sequences (UAX #9 X10). */
function isolatingRunSequences(classes, partners, levels, paragraphLevel) {
	const kept = keptIndices(classes);
	const runs = levelRuns(kept, levels);
	const runStartingAt = new Map(runs.map((run) => [kept[run.start], run]));
	return runs.filter(startsSequence).map(sequenceFrom);
	function startsSequence({ start }) {
		const first = kept[start] ?? 0;
		return classes[first] !== BidiClass.PDI || partners[first] === -1;
	}
	function sequenceFrom(first) {
		const members = kept.slice(first.start, first.end);
		let run = first;
		for (let next = continuation(run); next !== void 0; next = continuation(run)) {
			for (let position = next.start; position < next.end; position++) members.push(kept[position] ?? 0);
			run = next;
		}
		const level = levels[members[0] ?? 0] ?? paragraphLevel;
		const before = levels[kept[first.start - 1] ?? -1] ?? paragraphLevel;
		const after = isIn(isolateInitiators, classes[members[members.length - 1] ?? 0]) ? paragraphLevel : levels[kept[run.end] ?? -1] ?? paragraphLevel;
		return {
			members,
			level,
			startType: directionOf(Math.max(level, before)),
			endType: directionOf(Math.max(level, after))
		};
	}
	/** The run that begins with the PDI of the isolate initiator at the end of this one. */
	function continuation(run) {
		const last = kept[run.end - 1] ?? 0;
		return isIn(isolateInitiators, classes[last]) ? runStartingAt.get(partners[last]) : void 0;
	}
}
/** `L` for even levels, `R` for odd ones. */
function directionOf(level) {
	return level % 2 === 0 ? BidiClass.L : BidiClass.R;
}
function keptIndices(classes) {
	const kept = [];
	for (let index = 0; index < classes.length; index++) if (!isIn(removedClasses, classes[index])) kept.push(index);
	return kept;
}
/** Runs of one level (UAX #9 BD7). */
function levelRuns(kept, levels) {
	const runs = [];
	let start = 0;
	for (let end = 1; end <= kept.length; end++) {
		if (end < kept.length && levels[kept[end] ?? 0] === levels[kept[start] ?? 0]) continue;
		runs.push({
			start,
			end
		});
		start = end;
	}
	return runs;
}
// ../packages/core/dist/bidi/algorithm/line.js
var separators$2 = classSet(BidiClass.B, BidiClass.S);
var trailing = removedClasses | classSet(BidiClass.WS, BidiClass.LRI, BidiClass.RLI, BidiClass.FSI, BidiClass.PDI);
/** Gives separators, and white space before them and at the end of the line, the paragraph's level (UAX #9 L1), in place. */
function resetTrailingLevels(classes, levels, paragraphLevel) {
	let atEnd = true;
	for (let index = classes.length - 1; index >= 0; index--) {
		const type = classes[index];
		atEnd = isIn(separators$2, type) || atEnd && isIn(trailing, type);
		if (atEnd) levels[index] = paragraphLevel;
	}
}
/** The runs of a line in the order of the text. */
function runsOf$1(levels) {
	const runs = [];
	let start = 0;
	for (let end = 1; end <= levels.length; end++) {
		const level = levels[start] ?? 0;
		if (end < levels.length && levels[end] === level) continue;
		runs.push({
			start,
			end,
			level
		});
		start = end;
	}
	return runs;
}
/** The runs of a line from left to right (UAX #9 L2). */
function reorderRuns(runs) {
	const ordered = [...runs];
	const levels = ordered.map(({ level }) => level);
	const highest = Math.max(0, ...new Set(levels));
	const lowestOdd = Math.min(...new Set(levels.map((level) => level | 1)));
	for (let level = highest; level >= lowestOdd; level--) reverseFrom(ordered, level);
	return ordered;
}
/** Reverses every stretch of runs that have the level or a higher one. */
function reverseFrom(runs, level) {
	for (let start = 0; start < runs.length; start++) {
		let end = start;
		while ((runs[end]?.level ?? -1) >= level) end++;
		for (let low = start, high = end - 1; low < high; low++, high--) swap(runs, low, high);
		start = Math.max(start, end);
	}
}
function swap(runs, one, other) {
	const [first, second] = [runs[one], runs[other]];
	if (first === void 0 || second === void 0) return;
	runs[one] = second;
	runs[other] = first;
}
// ../packages/core/dist/bidi/algorithm/explicit-levels.js
/** `max_depth` — UAX #9 BD2 */
var maximumDepth = 125;
var embeddings = classSet(BidiClass.LRE, BidiClass.LRO, BidiClass.RLE, BidiClass.RLO);
var overrides$1 = classSet(BidiClass.LRO, BidiClass.RLO);
var towardsRight = classSet(BidiClass.LRE, BidiClass.LRO, BidiClass.LRI);
/** The directional status stack with the counters of what did not fit into it (UAX #9 X1). */
var DirectionalStatus = class {
	stack = [];
	top;
	overflowIsolates = 0;
	overflowEmbeddings = 0;
	validIsolates = 0;
	constructor(paragraphLevel) {
		this.top = {
			level: paragraphLevel,
			override: void 0,
			isolate: false
		};
	}
	get current() {
		return this.top;
	}
	/** X2–X5 */
	embed(level, override) {
		if (this.fits(level)) this.push({
			level,
			override,
			isolate: false
		});
		else if (this.overflowIsolates === 0) this.overflowEmbeddings++;
	}
	/** X5a–X5c */
	isolate(level) {
		if (!this.fits(level)) this.overflowIsolates++;
		else {
			this.validIsolates++;
			this.push({
				level,
				override: void 0,
				isolate: true
			});
		}
	}
	/** X6a */
	endIsolate() {
		if (this.overflowIsolates > 0) this.overflowIsolates--;
		else if (this.validIsolates > 0) {
			this.overflowEmbeddings = 0;
			while (!this.top.isolate) this.pop();
			this.pop();
			this.validIsolates--;
		}
	}
	/** X7 */
	endEmbedding() {
		if (this.overflowIsolates > 0) return;
		if (this.overflowEmbeddings > 0) this.overflowEmbeddings--;
		else if (!this.top.isolate) this.pop();
	}
	fits(level) {
		return level <= maximumDepth && this.overflowIsolates === 0 && this.overflowEmbeddings === 0;
	}
	push(status) {
		this.stack.push(this.top);
		this.top = status;
	}
	pop() {
		this.top = this.stack.pop() ?? this.top;
	}
};
/** Explicit embedding levels and directions (UAX #9 X1–X8) of one paragraph. `partners` is that of `matchIsolates`. */
function explicitLevels(classes, partners, paragraphLevel) {
	const levels = new Uint8Array(classes.length);
	const types = Uint8Array.from(classes);
	const status = new DirectionalStatus(paragraphLevel);
	for (let index = 0; index < classes.length; index++) {
		const type = classes[index];
		if (type === BidiClass.PDI) status.endIsolate();
		const { level, override } = status.current;
		levels[index] = type === BidiClass.B ? paragraphLevel : level;
		if (type === BidiClass.PDF) status.endEmbedding();
		else if (isIn(embeddings, type)) status.embed(nextLevel(level, isIn(towardsRight, type)), overrideOf(type));
		else if (type !== BidiClass.BN && type !== BidiClass.B) {
			if (override !== void 0) types[index] = override;
			if (isIn(isolateInitiators, type)) status.isolate(nextLevel(level, isLeftToRight(classes, partners, index)));
		}
	}
	return {
		levels,
		types
	};
}
function nextLevel(level, leftToRight) {
	return leftToRight ? level + 2 & -2 : level + 1 | 1;
}
function overrideOf(type) {
	if (!isIn(overrides$1, type)) return void 0;
	return type === BidiClass.LRO ? BidiClass.L : BidiClass.R;
}
/** The direction of an isolate; an FSI takes that of its first strong character (UAX #9 X5c). */
function isLeftToRight(classes, partners, initiator) {
	if (classes[initiator] !== BidiClass.FSI) return classes[initiator] === BidiClass.LRI;
	return firstStrongLevel(classes, partners, initiator + 1, partners[initiator] ?? classes.length) === 0;
}
// ../packages/core/dist/bidi/algorithm/neutral-types.js
/** `NI`, the neutrals and isolate formatting characters, of which `weak-types.ts` leaves these. */
var neutrals = classSet(BidiClass.B, BidiClass.S, BidiClass.WS, BidiClass.ON, BidiClass.LRI, BidiClass.RLI, BidiClass.FSI, BidiClass.PDI);
/** Resolves neutral types (UAX #9 N1, N2) of one isolating run sequence in place. */
function resolveNeutralTypes(types, embedding, startType, endType) {
	for (let start = 0; start < types.length; start++) {
		if (!isIn(neutrals, types[start])) continue;
		let end = start;
		while (isIn(neutrals, types[end])) end++;
		const before = neighbour(types[start - 1] ?? startType);
		const after = neighbour(types[end] ?? endType);
		types.fill(before === after ? before : embedding, start, end);
		start = end;
	}
}
/** Numbers act as `R` on the neutrals beside them. */
function neighbour(type) {
	return type === BidiClass.L ? BidiClass.L : BidiClass.R;
}
// ../packages/core/dist/data/bidi-brackets.js
/** Opening and closing brackets in turn (Bidi_Paired_Bracket). */
var bidiBracketPairs = "()[]{}༺༻༼༽᚛᚜⁅⁆⁽⁾₍₎⌈⌉⌊⌋〈〉❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟅⟆⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦍⦐⦏⦎⦑⦒⦓⦔⦕⦖⦗⦘⧘⧙⧚⧛⧼⧽⸢⸣⸤⸥⸦⸧⸨⸩⹕⹖⹗⹘⹙⹚⹛⹜⹢⹣〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）［］｛｝｟｠｢｣";
// ../packages/core/dist/bidi/algorithm/paired-brackets.js
var { L: L$3, R: R$5, EN: EN$5, AN: AN$4, NSM: NSM$3, ON: ON$2 } = BidiClass;
/** How many opening brackets are remembered at most (UAX #9 BD16). */
var stackSize = 63;
var brackets$2;
function readBrackets() {
	const read = /* @__PURE__ */ new Map();
	const characters = [...bidiBracketPairs];
	for (let index = 0; index < characters.length; index += 2) {
		const [opening = "", closing = ""] = characters.slice(index, index + 2);
		const pair = opening.normalize("NFD").codePointAt(0) ?? 0;
		read.set(opening.codePointAt(0) ?? 0, {
			kind: "opening",
			pair
		});
		read.set(closing.codePointAt(0) ?? 0, {
			kind: "closing",
			pair
		});
	}
	return read;
}
/** Whether a character opens or closes a pair of brackets. */
function isPairedBracket(codePoint) {
	brackets$2 ??= readBrackets();
	return brackets$2.has(codePoint);
}
/** Resolves paired brackets (UAX #9 N0) of one isolating run sequence, whose embedding direction is `L` or `R`, in place. */
function resolveBrackets(context, embedding, startType) {
	const pairs = bracketPairs(context);
	if (pairs.length === 0) return;
	const { types } = context;
	const opposite = embedding === L$3 ? R$5 : L$3;
	const inside = countDirections(types);
	let position = 0;
	let before = startType;
	for (const pair of pairs) {
		for (; position < pair.opening; position++) before = strongType(types[position]) ?? before;
		if (inside.has(embedding, pair)) setPair(context, pair, embedding);
		else if (inside.has(opposite, pair)) setPair(context, pair, before === opposite ? opposite : embedding);
	}
}
/** BD16: the pairs in the order of their opening brackets. */
function bracketPairs({ codePoints, types }) {
	brackets$2 ??= readBrackets();
	const pairs = [];
	const open = [];
	for (let position = 0; position < types.length; position++) {
		const bracket = types[position] === ON$2 ? brackets$2.get(codePoints[position] ?? 0) : void 0;
		if (bracket === void 0) continue;
		if (bracket.kind === "opening") {
			if (open.length === stackSize) break;
			open.push({
				pair: bracket.pair,
				position
			});
		} else {
			const match = open.findLastIndex(({ pair }) => pair === bracket.pair);
			const opening = open[match];
			if (opening === void 0) continue;
			pairs.push({
				opening: opening.position,
				closing: position
			});
			open.length = match;
		}
	}
	return pairs.sort((a, b) => a.opening - b.opening);
}
/** Within N0, numbers count as `R`. */
function strongType(type) {
	if (type === L$3) return L$3;
	return type === R$5 || type === EN$5 || type === AN$4 ? R$5 : void 0;
}
/**
* Counts strong types once for all pairs. What N0 itself changes is never inside a pair that comes later in the order,
* except beside its own opening bracket, so the counts hold until the end.
*/
function countDirections(types) {
	const left = new Uint32Array(types.length + 1);
	const right = new Uint32Array(types.length + 1);
	for (let position = 0; position < types.length; position++) {
		const type = strongType(types[position]);
		left[position + 1] = (left[position] ?? 0) + (type === L$3 ? 1 : 0);
		right[position + 1] = (right[position] ?? 0) + (type === R$5 ? 1 : 0);
	}
	return { has(direction, { opening, closing }) {
		const counts = direction === L$3 ? left : right;
		return counts[opening] !== counts[closing];
	} };
}
/** Gives both brackets and the marks on them one direction. */
function setPair({ classes, types }, pair, direction) {
	for (const bracket of [pair.opening, pair.closing]) {
		types[bracket] = direction;
		for (let position = bracket + 1; classes[position] === NSM$3; position++) types[position] = direction;
	}
}
// ../packages/core/dist/bidi/algorithm/weak-types.js
var { L: L$2, R: R$4, AL: AL$4, EN: EN$4, AN: AN$3, ES: ES$3, ET: ET$3, CS: CS$3, NSM: NSM$2, ON: ON$1 } = BidiClass;
var isolateFormatting = classSet(BidiClass.LRI, BidiClass.RLI, BidiClass.FSI, BidiClass.PDI);
var strongTypes = classSet(L$2, R$4, AL$4);
var separatorsAndTerminators = classSet(ES$3, ET$3, CS$3);
/** Resolves weak types (UAX #9 W1–W7) of one isolating run sequence in place. */
function resolveWeakTypes(types, startType) {
	resolveMarks(types, startType);
	resolveArabicContext(types, startType);
	joinNumbers(types);
	resolveTerminators(types);
	resolveNumbers(types, startType);
}
/** W1: a nonspacing mark takes the type of what it stands on. */
function resolveMarks(types, startType) {
	let previous = startType;
	for (let index = 0; index < types.length; index++) {
		if (types[index] === NSM$2) types[index] = isIn(isolateFormatting, previous) ? ON$1 : previous;
		previous = types[index] ?? ON$1;
	}
}
/** W2, W3: European digits after an Arabic letter are Arabic digits; then Arabic letters are `R`. */
function resolveArabicContext(types, startType) {
	let strong = startType;
	for (let index = 0; index < types.length; index++) {
		const type = types[index] ?? ON$1;
		if (isIn(strongTypes, type)) strong = type;
		if (type === EN$4 && strong === AL$4) types[index] = AN$3;
		else if (type === AL$4) types[index] = R$4;
	}
}
/** W4: one separator between two numbers of one kind is part of them. */
function joinNumbers(types) {
	for (let index = 1; index < types.length - 1; index++) {
		const before = types[index - 1];
		if (before !== types[index + 1]) continue;
		if (types[index] === CS$3 && (before === EN$4 || before === AN$3)) types[index] = before;
		else if (types[index] === ES$3 && before === EN$4) types[index] = EN$4;
	}
}
/** W5: terminators beside a European number are part of it. */
function resolveTerminators(types) {
	for (let start = 0; start < types.length; start++) {
		if (types[start] !== ET$3) continue;
		let end = start;
		while (types[end] === ET$3) end++;
		if (types[start - 1] === EN$4 || types[end] === EN$4) types.fill(EN$4, start, end);
		start = end;
	}
}
/** W6, W7: what is left of separators and terminators is neutral; European numbers after `L` are `L`. */
function resolveNumbers(types, startType) {
	let strong = startType;
	for (let index = 0; index < types.length; index++) {
		const type = types[index] ?? ON$1;
		if (type === L$2 || type === R$4) strong = type;
		else if (isIn(separatorsAndTerminators, type)) types[index] = ON$1;
		else if (type === EN$4 && strong === L$2) types[index] = L$2;
	}
}
// ../packages/core/dist/bidi/algorithm/paragraph.js
/** Resolves the level of every character of one paragraph (UAX #9 X1–X10, W1–W7, N0–N2, I1, I2). */
function paragraphLevels(characters, paragraphLevel) {
	const { classes } = characters;
	const partners = matchIsolates(classes);
	const { levels, types } = explicitLevels(classes, partners, paragraphLevel);
	for (const sequence of isolatingRunSequences(classes, partners, levels, paragraphLevel)) resolveSequence(characters, types, sequence, levels);
	fillRemoved(classes, levels, paragraphLevel);
	return levels;
}
function resolveSequence(characters, paragraphTypes, { members, level, startType, endType }, levels) {
	const types = new Uint8Array(members.length);
	const classes = new Uint8Array(members.length);
	const codePoints = new Uint32Array(members.length);
	for (const [position, index] of members.entries()) {
		types[position] = paragraphTypes[index] ?? BidiClass.ON;
		classes[position] = characters.classes[index] ?? BidiClass.ON;
		codePoints[position] = characters.codePoints[index] ?? 0;
	}
	const embedding = directionOf(level);
	resolveWeakTypes(types, startType);
	resolveBrackets({
		codePoints,
		classes,
		types
	}, embedding, startType);
	resolveNeutralTypes(types, embedding, startType, endType);
	for (const [position, index] of members.entries()) levels[index] = implicitLevel(types[position], level);
}
/** I1, I2 */
function implicitLevel(type, level) {
	if (type === directionOf(level)) return level;
	return type === BidiClass.L || type === BidiClass.R || level % 2 === 1 ? level + 1 : level + 2;
}
/** Gives what X9 removed the level of the character before it, so that it divides no run (UAX #9 §5.2). */
function fillRemoved(classes, levels, paragraphLevel) {
	let before = paragraphLevel;
	for (let index = 0; index < levels.length; index++) {
		if (isIn(removedClasses, classes[index])) levels[index] = before;
		before = levels[index] ?? before;
	}
}
// ../packages/core/dist/data/bidi-mirroring.js
/** Characters and their mirror images in turn (Bidi_Mirroring_Glyph); each is the other's image. */
var bidiMirroredPairs = "()<>[]{}«»༺༻༼༽᚛᚜‹›⁅⁆⁽⁾₍₎∈∋∉∌∊∍∕⧵∝𝬐∟⯾∠⦣∡⦛∢⦠∤⫮∼∽≃⋍≅≌≒≓≔≕≤≥≦≧≨≩≪≫≮≯≰≱≲≳≴≵≶≷≸≹≺≻≼≽≾≿⊀⊁⊂⊃⊄⊅⊆⊇⊈⊉⊊⊋⊏⊐⊑⊒⊘⦸⊢⊣⊦⫞⊨⫤⊩⫣⊫⫥⊰⊱⊲⊳⊴⊵⊶⊷⊸⟜⋉⋊⋋⋌⋐⋑⋖⋗⋘⋙⋚⋛⋜⋝⋞⋟⋠⋡⋢⋣⋤⋥⋦⋧⋨⋩⋪⋫⋬⋭⋰⋱⋲⋺⋳⋻⋴⋼⋶⋽⋷⋾⌈⌉⌊⌋〈〉❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟃⟄⟅⟆⟈⟉⟋⟍⟕⟖⟝⟞⟢⟣⟤⟥⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦍⦐⦎⦏⦑⦒⦓⦔⦕⦖⦗⦘⦤⦥⦨⦩⦪⦫⦬⦭⦮⦯⧀⧁⧄⧅⧏⧐⧑⧒⧔⧕⧘⧙⧚⧛⧨⧩⧸⧹⧼⧽⨫⨬⨭⨮⨴⨵⨼⨽⩤⩥⩹⩺⩻⩼⩽⩾⩿⪀⪁⪂⪃⪄⪅⪆⪇⪈⪉⪊⪋⪌⪍⪎⪏⪐⪑⪒⪓⪔⪕⪖⪗⪘⪙⪚⪛⪜⪝⪞⪟⪠⪡⪢⪦⪧⪨⪩⪪⪫⪬⪭⪯⪰⪱⪲⪳⪴⪵⪶⪷⪸⪹⪺⪻⪼⪽⪾⪿⫀⫁⫂⫃⫄⫅⫆⫇⫈⫉⫊⫋⫌⫍⫎⫏⫐⫑⫒⫓⫔⫕⫖⫬⫭⫷⫸⫹⫺⸂⸃⸄⸅⸉⸊⸌⸍⸜⸝⸠⸡⸢⸣⸤⸥⸦⸧⸨⸩⹕⹖⹗⹘⹙⹚⹛⹜⹢⹣〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞﹤﹥（）＜＞［］｛｝｟｠｢｣𝬃𝬄𝬅𝬆𝬈𝬉";
// ../packages/core/dist/bidi/mirroring.js
var images;
function readImages() {
	const characters = [...bidiMirroredPairs];
	return new Map(characters.map((character, index) => [character, characters[index ^ 1] ?? character]));
}
/** What a character looks like in right-to-left text (Bidi_Mirroring_Glyph): `(` for `)`, and itself where it has no image. */
function mirrorImage(character) {
	images ??= readImages();
	return images.get(character) ?? character;
}
// ../packages/core/dist/text/require-option.js
/**
* Throws a TypeError for an option that is none of the known words: programs that are not checked by types would get an
* answer to another question.
*/
function requireOption(name, value, known) {
	if (value === void 0 || typeof value === "string" && known.includes(value)) return;
	const words = known.map((word) => `'${word}'`).join(", ");
	const given = typeof value === "string" ? `'${value}'` : value === null ? "null" : `of type ${typeof value}`;
	throw new TypeError(`The option '${name}' is ${given}, but has to be one of ${words}.`);
}
// ../packages/core/dist/text/require-text.js
/** Throws a TypeError for what is no string: programs that are not checked by types hand on whatever somebody sends them. */
function requireText(value) {
	if (typeof value !== "string") throw new TypeError(`Expected a string, but got ${describe$3(value)}.`);
}
function describe$3(value) {
	if (value === null || value === void 0) return String(value);
	if (Array.isArray(value)) return "an array";
	return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
// ../packages/core/dist/bidi/layout.js
var raising = classSet(BidiClass.R, BidiClass.AL, BidiClass.AN, BidiClass.LRE, BidiClass.LRO, BidiClass.RLE, BidiClass.RLO, BidiClass.LRI, BidiClass.RLI, BidiClass.FSI);
/**
* Lays a text out by the Unicode Bidirectional Algorithm (UAX #9, without L3) in a paragraph of the given direction,
* `"ltr"` by default. Characters that the algorithm removes (X9) stay, at the level of what precedes them. A paragraph
* separator ends a paragraph; each paragraph is laid out by itself, in the same direction, and the next one follows it.
*/
function bidiLayout(text, { paragraph = "ltr" } = {}) {
	requireText(text);
	requireOption("paragraph", paragraph, ["ltr", "rtl"]);
	const characters = charactersOf$1(text);
	const { levels, line } = layOut(characters, paragraph === "ltr" ? 0 : 1);
	const offsetOf = (index) => characters.starts[index] ?? text.length;
	const order = [];
	let visual = "";
	for (const run of line) {
		for (const index of indicesFromLeft(run)) order.push(offsetOf(index));
		visual += display(text.slice(offsetOf(run.start), offsetOf(run.end)), run.level);
	}
	const runs = runsOf$1(levels).map(({ start, end, level }) => ({
		start: offsetOf(start),
		end: offsetOf(end),
		level
	}));
	return {
		levels: unitLevels(runs),
		order,
		visual,
		runs
	};
}
function layOut(characters, paragraphLevel) {
	const { classes } = characters;
	const levels = new Uint8Array(classes.length);
	if (paragraphLevel === 0 && !mayRaise(classes)) return {
		levels,
		line: runsOf$1(levels)
	};
	const line = [];
	for (let start = 0; start < classes.length;) {
		const separator = classes.indexOf(BidiClass.B, start);
		const end = separator < 0 ? classes.length : separator + 1;
		const paragraph = slice(characters, start, end);
		const resolved = paragraphLevels(paragraph, paragraphLevel);
		resetTrailingLevels(paragraph.classes, resolved, paragraphLevel);
		levels.set(resolved, start);
		for (const run of reorderRuns(runsOf$1(resolved))) line.push({
			start: run.start + start,
			end: run.end + start,
			level: run.level
		});
		start = end;
	}
	return {
		levels,
		line
	};
}
function mayRaise(classes) {
	for (let index = 0; index < classes.length; index++) if (isIn(raising, classes[index])) return true;
	return false;
}
function indicesFromLeft({ start, end, level }) {
	const indices = [];
	if (level % 2 === 0) for (let index = start; index < end; index++) indices.push(index);
	else for (let index = end - 1; index >= start; index--) indices.push(index);
	return indices;
}
/** A run from left to right, with mirror images at odd levels (UAX #9 L4). */
function display(run, level) {
	return level % 2 === 0 ? run : Array.from(run, mirrorImage).reverse().join("");
}
function unitLevels(runs) {
	const levels = [];
	for (const { start, end, level } of runs) for (let offset = start; offset < end; offset++) levels.push(level);
	return levels;
}
// ../packages/core/dist/data/confusables.js
/**
* Prototypes of confusable characters (UTS #39 §4): groups `prototype:source-source;`, numbers in base 36. A prototype is
* one or more code points joined by commas; each source is the difference from the source before it.
*/
var confusableGroups = "13q:14d;13s:14e;13t:148;13u:144;1cr:59w-17r;lv:lx-1a-k6-1i-is;lw:199;ld:n5-gr-1-3f-1i-6x-el;lc:n4-177;li:lo-2q-kq-2-kr-v1z-n3e;li,lj:ls-rc-ex-3k-74-3k-73-3l-3k-1g3i;le:lt-ne-b7-44i-ra8;lm:o6-g9-4j-3x-wz-jv-3k-a1-1hs-d-4d3-j4-18py;lk:1kj-6w;ln:18r-it;lf:n6-lt;lj:ns-gx-1-7-1-2-88-2c-1-4s-71-o-74-3k-97;mw:mv;mg:ma-z-4mq;lg:lh-no-b6-3qv-ds-ra7;lg,lg:5bc;lq:5p6;lu:193;nk:nr-141-7;nm:1s0;5ae:5ax;5ag:2o6m;ly:5pp;mh:192-4g6;mj:5p1;mr:nb;no:1rt;np:1ru;1ehq:9ln;1ehr:9lo;mt:mu;ll:9ik;mb:14k-h-47-i9-27-3k-3k-3k-3k-3hd-1avx-1hs-l5;mc:1ri-3xs;md:307-6ie;me:m9-6-i;ml:5p5;mm:5p4;mp:m8-182;18s:1r9-3-9;1e9e,18x:1dum;18t:1rm;1e9g,18x:1dun;1e9j,18x:1dyq;1e9i,18x:1duo;1e9l,18x:1dyr;1e9k,18x:1dup;18w:lz-lf;1e9n,18x:1dys;1e9m,18x:1duq;1e9o,19s:1dur;191:19b;19s:lp;1fg:1fm;1vn:1z7-e8-3k-3k-3k-j9-1fgp;2tk:2x4-1s3;2tl:2x5;2tm:2x6;2tn:2x7;6i1:wvj;w:4g-4bk-1vk-1-1-1-1-1-1-1-1-1-1-u-1-6-1c;2n:1kq-1cnn-1-1;19:k7-sd-4zg-1-1-1-1c-cv-138-10k-1-15el;19,lv:8bt;19,lk:93u;19,lj:6rc-22i-1-14s6;19,mb:8bu;19,1a:wla;9i4:1efy;18:54-11x-2m-52n-q8v;170:19o-7uu;1n:ou;17f:94l;1m:k0-14-i9-1m-8w-1-e7-ao-2g9-7r-6-1n5-d8-ptz-i4-h47-6i-62n;1m,1m,1p:8dw;1m,6mq:8ac;x:cj-8lq-15f4;x,x:6d8;x,1r:6dl;1r:g1-2b-1d5-20h-t31;1r,x:6dk;1r,1r:6dj;17j:94e;1a:19c-40-h-1-4yq-q8k-7q-jsy-13bx;1a,18:wl7;1a,1a:6cl-q8l;1a,1a,1a:6cm;wz7,wz7:wz8;53:p3-3a8-jo-1tj-5-du-4s-298-ju-nf8-hcm-bg;53,53,53:6wf-21l;53,1o:404;53,1q:3zr-9-2vr;53,1g:46n;53,2q:41q;53,2q,lj:41s;53,2s:41m;53,22:42g;53,24:43a;53,28:41i;53,2d:40n;53,2e:3zu;53,g5:3zw;53,pf:432;53,pg:3ym;53,11k:40p;53,3y9:3yk;53,3yc:3yo;53,3yd:3yq;53,3ye:3ys;53,3yi:3yv;53,3yj:3yx;53,3zm:3zy;53,3zo:402;53,3zt:406;53,40f:40r;53,40g:40k-9;53,40h:40v;53,40l:40x;53,40m:40z;53,417:41g;53,41a:41k;53,41c:41o;53,421:42a;53,423:42c;53,424:42e;53,426:42i;53,428:42k;53,429:42m;53,42r:430;53,42u:434;53,42v:436;53,42w:438;53,42z:43c;53,43k:43t;53,43m:4w6;53,43n:4w8;53,43o:4wa;53,43p:4wc;53,43r:43v;53,43s:43x;53,443:44c;53,445:44e;53,446:44g;53,447:44i;53,448:44k;53,44a:44m;53,44b:44o;53,44t:452;53,44v:454;53,44w:456;53,44x:458;53,44y:45a;53,450:45c;53,451:45e;53,45s:45z;53,45t:461;53,45u:463;53,45v:465;53,45w:467;53,45x:469;53,45y:46b;53,46g:46p;53,46h:46r;53,46i:46t;53,46j:46v;53,46l:46x;53,46m:46z;53,477:4we;53,47a:4wf;53,47b:4wg;53,47c:4wh;53,47d:4wi;53,47f:4wj;53,47g:47i;53,47u:47v;53,487:488;53,4vl:4vn;53,4vo:4vq;53,4vs:4vt;53,4w0:4w2;1us:x80;1us,1us:1ut;5kr,5kr:5ks;37u,37u:37v;59k,59k:59l;59m,59k:59n;5em,5em:5en;1gly,1gly:1glz;1ikr,1ikr:1iks;1iyp,1iyp:1iyq;1k5d,1k5d:1k5e;5mm,5mm:5mn;13:2o-2c-ed-2-1-1-1-a-2-1-15-3k-g-d2-3-3g-q-e9-1-2fp-hu-1rl-2-1c-e-1-q-1-2-n-3-qqf-ha3-1l-m4x-1;13,13:y-ig-z-h-8-l8-2-4in-nd-1-2-k-3-34d-14vz;13,13,13:6d0-3;13,13,13,13:6dz;13,1u:ap;13,1w:ay;13,32:95;13,28:bo;13,2c:bw;13,2h:c3;14:7s8-a-1pe-14iy-e5;14,14:948;14,9oc,15:9wg;14,1e,15:779;14,1e,27,15:77r;14,1f,15:77a;14,1g,15:77b;14,1h,15:77c;14,1i,15:77d;14,1j,15:77e;14,1k,15:77f;14,1l,15:77g;14,2p,15:78c;14,1t,15:2q6o;14,2q,15:78d;14,1u,15:2q6p;14,2r,15:78e;14,1v,15:2q6q;14,2s,15:78f;14,1w,15:2q6r;14,2t,15:78g;14,1x,15:2q6s;14,2u,15:78h;14,1y,15:2q6t;14,2v,15:78i;14,1z,15:2q6u;14,2w,15:78j;14,20,15:2q6v;14,2x,15:78k;14,2y,15:78l;14,22,15:2q6x;14,2z,15:78m;14,23,15:2q6y;14,30,15:778-1f-2iy9;14,24,15:2q6z;14,30,1e,15:77j;14,30,1f,15:77k;14,30,1g,15:77l;14,30,1h,15:77m;14,30,1i,15:77n;14,30,1j,15:77o;14,30,1k,15:77p;14,30,1l,15:77q;14,30,30,15:77i;14,30,27,15:77h;14,25,15:2q70;14,32,15:78p;14,26,15:2q71;14,33,15:78q;14,27,15:2q72;14,34,15:78r;14,28,15:2q73;14,35,15:78s;14,29,15:2q74;14,36,15:78t;14,2a,15:2q75;14,36,32,15:78o;14,37,15:78u;14,2b,15:2q76-8;14,38,15:78v;14,2c,15:2q77;14,39,15:78w;14,2d,15:2q78;14,3a,15:78x;14,2e,15:2q79;14,3b,15:78y;14,2f,15:2q7a;14,3c,15:78z;14,2g,15:2q7b;14,3d,15:790;14,2h,15:2q7c;14,3e,15:791;14,2i,15:2q7d;14,3cw,15:9vk;14,xz4,15:9vy;14,3cy,15:9vl;14,yvs,15:9vz;14,3cz,15:9vm;14,zc4,15:9w0;14,3d1,15:9vn;14,108s,15:9w1;14,3d2,15:9vo;14,10p4,15:9w2;14,3d3,15:9vp;14,115g,15:9w3;14,3d5,15:9vq;14,1224,15:9w4;14,3d7,15:9vr;14,12ys,15:9w5;14,1350,13ic,15:9wd;14,1350,16f8,15:9we;14,3d8,15:9vs;14,13f4,15:9w6;14,13p8,15:9wc;14,3da,15:9vt;14,14bs,15:9w7;14,3db,15:9vu;14,14s4,15:9w8;14,3dc,15:9vv;14,158g,15:9w9;14,3dd,15:9vw;14,15os,15:9wa;14,3de,15:9vx;14,1654,15:9wb;14,fer,15:9wm;14,fex,15:9wi-2gin;14,fh9,15:9wo;14,fik,15:9wh-2gip;14,fis,15:9wk;14,fkz,15:9x5;14,flt,15:9x9;14,fm9,15:9xd;14,g2z,15:9wn;14,g31,15:9wl;14,gc4,15:9x4;14,gd9,15:2qfb;14,gg1,15:9wp;14,ggk,15:9xb;14,glp,15:9x0;14,gos,15:9x6;14,h5n,15:9wj;14,h7j,15:9wv;14,i1y,15:9x7;14,i2x,15:2qf7;14,jf7,15:2qf9;14,k0n,15:2qfc;14,k4l,15:9ww;14,kco,15:9wq;14,kcp,15:9wy;14,kdk,15:9wt;14,kdo,15:2qf4;14,kkq,15:9wx;14,ldg,15:9ws;14,m7f,15:9wr;14,m9l,15:2qf8;14,mm1,15:9x1;14,nh3,15:2qfa;14,nhf,15:9x8;14,ny6,15:9wz;14,nz1,15:9x3;14,nzh,15:9xc;14,pnu,15:9xe;14,po3,15:9xf;14,rs1,15:9x2;14,rt3,15:9xa;14,ssx,15:9wu;15:7s9-a-1pe-14iy-e6;15,15:949;3f:7sk-2c2o;3h:7sl;7vq:9i2;7vr:9i3;7sc:6y1-xr-1ls-1z-b0-2pl9;7sd:6y2-xr-1ls;1e7z:1ef2;52:94v;16:19p-541-cp-18g8;1b:4l1-1sc-3-cx-nw-gq-fh-jy-1-fw-8g-4b-79-5m4-24mz;1b,lg:8ae;1b,1b:8hp;1b,1b,1b:8hn;2k:6qe-14n-fc-4-zt-k2-5lu-ysy-5w-15n7-18;2k,2k:762-1pr;2k,40l:7uw;12:x2w;1v4:25s-5h8-1a8f-7g;xdo:1i3f;2tr:4pl;2u2:4ph;2u3:4pm;2yz:2z0;2z1,2z1:2z2;2m:jo-2;jr:k8-wbq;jt:4v-68f-11y-16t1-1-1-1-bb;jt,2q:ui;jt,2q,2x:wup;jz:ol;kq:l7-wez;kr:x04;kz:9he;4w:ka-666-qb-r-1my;4w,mq:6zg-1aic;4w,lk:6zo;4w,1v:6ir;4w,1y:6ix;2cz:2d1;2ze,2ze:2zf;2ze,2zh:2zj;2zh,2ze:34e;2zh,2zh:2zi;4p:794;4u:79j;6jb:79h;6kk:2k2j;6n2:8oc;6n3:8od;6n4:8oe;6n5:8of;6nm:6np;6o3,6o2:86d;6o3,4ii:86n;6pu:2l0b-1m-1m-1m-1m-3d5;6pu,mt:6o-2od9;6px:6ww;6pz:1jfs-11jt-1m-1m-1m-1m;6pz,lk:6zm;6pz,ms:6zv;6q6:7ew-o;6q8:8cf;17:4j1-3ag-179i-193i;17,le:8bn;17,lm:8bm;17,lf:8bo;17,lj:6qc;17,mb:8bp;17,mo:8bq;17,6f6:8br;6v:7tj;1o:jm-3g6-hm-1vr-1f9-2caw;1o,53:405-2vl-1y6-1;1o,1o:6sq;1o,1o,1o:6vs;1p:3y8-56o-gw-mzj;1p,li:6sa;1p,le:6s9;1p,lm:6s7;1p,lj:6s0;1p,lj,mb:6s1;1p,59u:8ly;1p,6i8:8dq;1p,1p:8dx;1p,1p,1p:8dy;1p,ob:6se;1q:jn-3g0-2dj-1f9-1sr4-jjs;1q,53:401;1q,1o:8f9;1q,1q:6sr-1it;1q,1q,1q:6vt;3i:kc-5pg-43-dl;3i,lk:6zs;3i,lj:8dm-qc;3i,mb:93z;6qo:2ojs;6qv:6v4;6r2,6r2:6r3;6r2,6r2,6r2:6r4;6r8:94b;6r9:94a;6rb:94c;6rs:1i3i;6rz:7ke-2jv4;6sh:6sj-21g;6tp:8ar;6tq:8as;6tr:2k3c;6ts:2k3d;6tv:8at;6tw:8au;6tz:8aq;6u3:6zj;6u8:2rg1;6u9:2rf9;6uq:7gh;6ur:7g7;6va,lk:6zn;6x3:1e7o;6xe:7hc;6xl:8cd;6xw:6xx;6yj:893;6ym:7gu-s0;6yq:891;6yx:88g;6yz:72b;6z2:72a;6z9:729;6zx:72e;70o:7js;730:1e7p;731:1e7q;732:1e7r;733:1e7s;734:1e7t;735:1e7u;739:7g1;73v:73w;7b6:7b7-16we-8b;7bg:7bj;7bw:7c3;7f0:7f4;7fa:7fb;7fc:7fh;7fl:7io;7fu:1ejx;7g6:7g8-2;7jb:8vd;7jd:2rd6;7jx:2qky-7;7jy:73y-2jh6;87u:89l;89r:2rei;8bj:8ce;2jx4,2jxh:7l5;2jx4,2jxh,2jxq:7l6;2q6l:7ai;2q6m:6nu;2rco:2j23;1v5:k9-22d;9oc:3g3-2w1-1-yz-1-1z3-gx-33-5kg-hrr-h7a;9oc,9oc:3h2;9oc,3fl:16m1;9oc,3fp:16m2;9oc,3fp,ffs:16m3;9oc,3ft:16m4;9oc,3fy:3h1;9oc,ffs:3g4-6b2;9oc,ffs,3fy:3h3;10,6hs:2q6n;4j:6g4;6go:9hu-10;5e8:5ek;xjk:xja;1yf:1ioh;2g7:2jr;37l:38l;7sw:76o;7t5:76x;6f5,6f4:73c;1e:br-g1-3br-sqt-4r-2z-1lzs-25a-a-a-a-a-73u;19e:1de-w65;1uw:240-1k;1yg:1ioi;2g8:2js;7sx:76p;1e,mt:cb;1e,18:2q6b;1e,1a:77t;1e,1e,k4l:a9h;1e,1e,m9l:a5q;1e,1f,k4l:a9i;1e,1f,m9l:a5r;1e,1g,k4l:a9j;1e,1g,m9l:a5s;1e,1h,k4l:a9k;1e,1i,k4l:a9l;1e,1j,k4l:a9m;1e,1k,k4l:a9n;1e,1l,k4l:a9o;1e,30,k4l:a9g;1e,30,m9l:a5p;1e,27,1a:78b;1e,27,k4l:a9f;1e,27,m9l:a5o;2qw,2q7:2qx;2qw,2qb:2r3;1e,k4l:a8x;1e,kco:a0x;1e,m9l:a56;1f:c7-2t-e3-5l-w9-ao-6nn-14-8-o7y-1t-mcf-h2p-iig-103-157-a-a-a-a-73u;19f:1df-2n6e;7sy:76q;1f,me:wo;1f,18:2q6c;1f,1a:77u;1f,30,k4l:a9q;1f,27,k4l:a9p;1f,k4l:a8y;1f,kco:a0y;1f,m9l:a57;1g:3wu-1fj5-zlx-25a-a-a-a-a-73u;19g:1dg;1uy:25m;7sz:76r;1g,18:2q6d;1g,1a:77v;1g,53:46o;1g,k4l:a8z;1g,kco:a0z;1g,m9l:a58;1h:cc-1j3z-zlm-25a-a-a-a-a-73u;7t0:76s;1h,18:2q6e;1h,1a:77w;1h,k4l:a90;1h,kco:a10;1h,m9l:a59;1i:rw-1x-33x-4x0-1-9-1am1-zkx-25a-a-a-a-a-73u;19i:1di;1yk:1iom;7t1:76t;1i,18:2q6f;1i,1a:77x;1i,k4l:a91;1i,kco:a11;1i,m9l:a5a;1j:1fiq-3xw-zld-10b-14z-a-a-a-a-73u;7t2:76u;1j,18:2q6g;1j,1a:77y;1j,k4l:a92;1j,kco:a12;1j,m9l:a5b;1k:f6-1-1jb-3k-49-1d07-13vi-25a-a-a-a-a-3bh-3sd;1v2:25q;7t3:76v;1k,18:2q6h;1k,1a:77z;1k,k4l:a93;1k,kco:a13;1k,m9l:a5c;1l:1yl-3e-75-ed-671-1-o83-mda-w-a-zkz-25a-a-a-a-a-73u;19l:1dl-ha-1hml;2gf:2jz;7t4:76w;1l,18:2q6i;1l,1a:780;1l,k4l:a94;1l,kco:a14;1l,m9l:a5d;2p:gh-9s-3j-66i-17ev-161l-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m;o3:92u;1t:pd-3j-32y-ez-sa1-htf-ov-lgg-ihi-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m;2p,mq:706;77:cu;76:ct;6d:fb;5h:fa;61v:61m;2p,1b,2r:6io;2p,1b,37:6ip;2p,2p:x0z;1t,1t:x0y;2p,2t:6e-rz;1t,1x:5i-su;2p,33:x11;1t,27:x10;1t,2a:2rd3;2p,39:x13;1t,2d:x12;2p,3a:x15-2;1t,2e:x14-2;2p,3d:x19;1t,2h:x18;5q8:xve;8rz:4as-2f0-pv3-1nhk;8s0:1fdr;2q:as-iw-337-4j-8t-1w5j-k11-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;1u:pe-3k-34y-eb-27p-28m-nri-kk-h9q-o0-v-2o-13va-1ey-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m;2q,lw:gj;2q,lj:41f;2q,lg:aq-1-i6;2q,mt:ao-ki-1-15-1;2q,53:41r;2q,lj,53:41t;2q,13:420;2q,30:tn;ih:tu-34a-4uf;2r:s2-27-2bn-2e-2i2-vt-27c-p3e-gic-ze-1527-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;o8:92l;1v:s9-14-33y-2lf-17-1s-27r-nqu-hu1-ov-2o-7n-7b-3wt-9-zja-1ey-1g-1g-1g-1g-4c-1g-1g-1g-1g-1g-6hm;2r,mw:4i-be;1v,6i3:6g1;1v,6hs:2q9a;2r,me:6f-qs;1v,me:5j-rn;1v,13:av;2r,1b,33:6it;2r,1b,39:6iu;a84,9,6hp:2q99;x3n:gr-9m-1s-2n-59-5wj-1w5-p3m-hhq-42t-11iw-m-10-m-10-m-10-m-10-m;x3m:sk-5ns-2cc;x3n,mq:707;x1b:ot;x1a:sf;2s:zl-2xy-3s-2jb-1k-pxw-1nwr-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;1w:3vk-fy-c-28r-15-pyd-1mh2-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2s,lw:gn;2s,mg:gm;2s,lg:b0;2s,mt:7l;1w,mt:5s-1s-3d;2s,mt,mp:6gb;x2x:x2y;2s,53:41n;2s,13:41z;2s,f1:is;2s,3e:dv-4w;1w,3e:du;1w,2i:dt;2s,am:cm;1w,am:cl;1w,al:ck;2s,i9:it;5qd:xv4;61r:qc-ca-361-4me-9o-2bv0-1m-1m-1m-1m;2t:tx-3s-5m9-1-o-r8r-glv-161l-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g;o4:92v;1x:ph-3k-32v-2o4-cv-20q-nnb-hth-o1-4dc-8-zl8-1ey-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m;7p:7v;7o:7u;2t,mw:g7;1x,mw:g6;2t,mg:xr;5qf:xvg;d9:gp-hs;b2:6pv-27r-nnb;d9,ke:gq;d9,33:5qs;d9,33,mw:xtt;d9,33,mt:xtu;b3:yg;b4:100-2wr-2m4-18u2-l64-jjo;5sb:5un;gs:tz-4wh;gs,me:wp;gu:1feq;ii:x3x-ia5;2u:an-j-s2-4yh-r24-po-1mne-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;1y:rg-3iw-29p-q0c-jf-hyn-u-hs-3ul-w-zkp-114-du-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g-9h;1y,me:b5;2u,ms:5ta;1y,1t,2g:6kb;2u,2u:1dkw;2u,2u,2x:1dkz;2u,2u,30:1dl0;2u,2x:1dkx;2u,30:1dky;2u,32,mh:ix;6k2:4ad-sa1;x6j:4af-2fsp;2v:b1-5w-m8-4qq-p3-17wd-161l-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g;1z:zw-2wk-1f-smb-1mh2-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;5sd:5uq;2v,lw:gw;7z:dj;7y:di;83:dx;2v,mt:dh;1z,mt:dg;1z,13:b7;gy:zx-2y6-txx;2w:xn-51-2tu-2mk-17wa-161l-2w-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;20:pj-3q-332-ch-2a7-1-1-29t-nrt-htt-pz-13wu-1ey-1g-1g-2w-4c-1g-1g-1g-1g-1g-1j-1m-1m-1m-1m;5ro:5tk;2w,lw:h2-3gs-syr;20,mh:wy-7ut;2w,mt:87-ms-5o4;20,mt:86;20,me:xz-2;ik:u5-7yq-p30;ik,mh:wz;ik,me:y0-2;dy:zu;8s6:xvk;8s5:og-37c-8-t1d;x0n:x3p;2x:8h-8o-1-35-4f-1r-4d-8c-2sj-2e1-aj-f-14-eb-1sw-o1g-10u-gk4-516-110f-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-i-12-1m-1m-1m-1m;79a:7a3;2x,mq:708;8d:cw;8c:cv;2x,mt:h4-5cj-1;2x,2x:6lt;2x,2x,2x:6lu;2x,2y:8j;2x,3a:6lv;2x,3c:6m0;2y:s3-2t-5pt-17up-161l-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;22:ov-3t-337-6a-si4-k9-ha0-14mt-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2y,mt:g9;22,mt:g8;22,53:42h;fr:12t-2jw0;5qi:xvf;2z:2kh0-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;23:pm-3k-34c-kv-21h-296-nr7-huc-165-13go-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1j-1m-1m-1m-1m;2z,lw:bd;23,mh:wq-7v3;23,mt:wu-5jj-qkz;23,13:bc;30:1d-o-1f-7u-16-d5-31-56-f-6p-l-a-20-1m-40-61-2yf-21b-1-2-25-s-4n-d6-1p1-59-nmr-hp7-1-4b-z-4c-iq-3j-n-5a2-7-fyh-3i-iie-j-1ef-t-n-t-n-t-1g-n-t-1g-n-t-n-t-n-t-n-t-n-t-n-t-n-t-r-1m-1m-1m-1m-1j-a-a-a-a-3bk-115-3k-2nl;24:3xa-5o-2g8-2i-290-npt-it6-7f-3ul-f-h2c-iiz-11l-dd-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g;30,ln:1e0s-1;30,mw:8y;24,mw:8x;30,mg:h9;30,mt:bb-3;30,ms:h7;30,191:17p-26-1d04-1;30,53:8v-1-3uf;30,18:2q6a;30,1a:77s;30,13:169;30,1e,1a:783;30,1e,k4l:a97;30,1e,kco:a17;30,1e,m9l:a5g;30,1f,1a:784;30,1f,k4l:a98;30,1f,m9l:a5h;30,1g,1a:785;30,1g,k4l:a99;30,1g,m9l:a5i;30,1h,1a:786;30,1h,k4l:a9a;30,1h,m9l:a5j;30,1i,1a:787;30,1i,k4l:a9b;30,1i,m9l:a5k;30,1j,1a:788;30,1j,k4l:a9c;30,1j,m9l:a5l;30,1k,1a:789;30,1k,k4l:a9d;30,1k,m9l:a5m;30,1l,1a:78a;30,1l,k4l:a9e;30,1l,m9l:a5n;30,2y:cp;30,22:8i;24,2y:co;24,22:cn;30,30:ch-tr-55y-97-5g;30,mt,30,mt:1evt;30,30,1a:782;30,30,30:6le;30,mt,30,mt,2b,mt:1evs;30,30,k4l:a96;30,30,kco:a16;30,30,m9l:a5f;30,27:tq;30,27,1a:781;30,27,k4l:a95;30,27,kco:a15;30,27,m9l:a5e;30,37:iy;30,38:6gm;30,2e:6lf;30,2g:6lk;30,f1:ha;30,3e:iz;30,19w:17n-27-3-1czy-1;30,18j,17s,181:1e5v;30,18k,18k,18x,19s,33:1e5u;30,k4l:a8w;30,kco:a0w;30,m9l:a55;in:8up-p25-hhx;25:po-2m-y-32z-ft-6e-21p-1o-27d-nrb-hu6-oz-2p-13v5-1ey-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g-1j-1m-1m-1m-1m;25,me:y5;25,1u:2rfv;5wf:92g;32:12w-4-2je3-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;26:pp-5tk-29x-nra-hu6-15x-13gw-1ey-1g-1g-1g-1g-1g-2w-1g-1g-1g-1g-1g-1j-1m-1m-1m-1m;26,lm:1evi;32,mg:hf;32,mh:97-2b-ex-cb-2jx2-1m-1m-1m-1m;26,me:bh;32,ms:5tc;32,2y:cs;26,2y:cr;26,22:cq;26,33:6ja;hg:8t7;5qm:on-5d-1el1;he:92;33:qn-4-16-29-93-2k-2u-u-2h-3-k-w-hd-3k-3k-3k-3k-3k-s-2s-s-3k-u-1y-s-5q-3k-99-z-5b-1cx-10v-2-tf-297-p0e-fvt-1-1-1-1-1-1-1-n0-1-1-1-2r-yl-5a-352-s8-f-1101-1g-1g-2w-1g-1g-1g-1g-1g-1g-1g-1g-1k-4-1i-4-1i-4-1i-4-1i-4-4fc-1s-w;27:1c-of-3j-8n-h7-o0-cm-162-53i-52-j7-n3g-hto-o3-p-9l-5a-2c-3vj-17-zk-ykk-c-1em-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m-1c-a-a-a-a-73u;56:5si-m6;9b:cy;9a:cx;33,le:1dr;5y:9c;33,mw:6w-xmu;27,mw:60-8rt;27,mw,ld:e6;33,mt:hh-e6-3a-7u0-o8q-ub-19;27,mt:bj-e1-w-p-z-3i-3a-2xi-19-2wb-7-5r-1t0-4h-o49-1n0w-wl-a-g-k-c-a-g-k-c-a-g-k-c-a-g-k-c-a-g-k-66n;33,m3:xv8;33,19s:1dy1;27,18:2q69;27,1a:2q68;33,13:bl;27,13:bk-3k4;56,1b,6f4:11-18l-548;56,1b,6f4,6f4:16x-55z;56,1b,6f4,6f4,6f4:16y-55z;33,2t:9f;27,1x:9e;33,5qf:hi;33,33:6qm-q63-52;27,27:wwo-52;33,17w:1du9-3q;33,18l:1dua-3q;33,18l,17w:1e37;33,18l,18l:1e38;33,18p:1dub-1;33,2ls,33:2n3;33,370:368-5j;27,m9l:a54;gk:or-51x-vo-18sn;au:sd-5ty-py0-itk;gk,mw:xtr;gk,2t:xuq;hj:1fen;34:72-5d-ea-1c-7-20-65w-1tb-18-15kx-161l-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1l-e-18-e-18-e-18-e-18-e;28:pt-3j-342-3v-2i4-2a1-18-npf-hun-o5-13yo-1ey-1g-1g-1g-1g-1g-2w-1g-1g-1g-1g-1g-1l-1m-1m-1m-1m;34,lw:bp;34,mt:5tp;34,53:41j;28,13:41y;5qw:5rd-s5l;hk:qu-f-33-7zb-1h-1-2c52-8-1e-8-1e-8-1e-8-1e-8;35:10b-20-3-2jes-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;29:6je-2ez-2a35-1ey-1g-1g-1g-1g-1g-2w-1g-1g-1g-1g-1g;35,lw:io;29,1x:2rcw;gb:5u8;8o:qi-1i-22-4wh-32i-p41-1n2t-j-13-j-13-j-13-j-13-j;8o,mh:wr;8o,mt:wv;36:tv-4xf-31b-p1e-1-1l-1mlm-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2a:bq-3jv-1d-c5-2ac-1-1-q12-ixd-l1d-iia-10v-e3-1g-1g-2w-4c-1g-1g-1g-1g-1g;36,mg:hp;36,mh:ho;36,mt:gd-g6;36,ms:5te;36,13:wh;36,32:31-6j6-1cht-df-10zn-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;36,32,mw:6g5;36,32,me:hd;36,32,ms:5tb;2a,37:6g8;hs:xv5-1d;5qx:un;hq,ms:5tf;hr:6jt;37:cd-ig-1qi-ufm-vt-gix-z9-41l-110r-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2b:sl-96-2va-5-snc-hu9-o3-ay-l5m-ii6-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;37,mg:hu;37,ms:5tg;67:qa-u-36o-23y-r2v-x-1nu5-1m-1m-1m-1m;37,37,37:2rfg;37,38:1dl2;hv:6qz-r36;bt:pv-5ul-5t-27s-2c1d-1m-1m-1m-1m;hv,hv:6r0;hv,hv,hv:6r1;hv,hv,hv,hv:8b0;38:2kh9-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2c:pw-3i-328-2yq-111-y5-nqm-huo-o3-q-2s-49z-h1q-ijj-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m-69x;38,lw:bx;2c,lk:6zl;2c,mw:fy;9u:ey;2c,mg:by;2c,mh:x8;2c,6i3:6ge;38,mt:9z;2c,mt:9y;38,ms:5th;x3a:3a8;2c,1f:x0o;38,gl:iw;2c,1x,24:6jl;38,2u:x2v;38,37:iu;38,hv:iv;38,f1:x0p;5qz:qs-3i-7z9-p1n-1n4z-1m-1m-1m-1m;5qz,mh:x9;bv:9v-54-3hg;39:i3-8q-c8-4nz-rcz-q7-4-hpg-3xe-1106-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1k-1m-1m-1m-1m;2d:11p-2ib-gc-2qm-49-ppt-ixm-3xm-h3e-ii0-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;a5:d0;a4:cz;39,mh:v3;39,mt:5tq-s2m;2d,mt:g4-3go;2d,53:40o;2d,13:413;39,2t:5t7;39,33:xur;xu9:5z7;hc:12y-2i1;c1:4dq-6-25v;i2,mt:5tr;3a:ql-54-9v-4lk-us-50-49-r1k-gj1-4og-ca-110v-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1b-1m-1m-1m-1m;2e:vo-dv-40-2jm-2e-2lx-2c4-nn2-e1-im6-3ur-h2g-ijn-10i-eg-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2e,mt:1evr;2e,53:3zv;2e,1u:2rfw;3a,2x:6lx;3a,2x,2x:6ly;3a,2x,2x,2x:6lz;2e,30:6lh;2e,30,30:6li;2e,30,30,30:6lj;2e,5wk:2rd4;i4:5rb-31s-16pt;g5:pn-3k-gd-40-2m1-4xy-nn2-dl-7g-hwz-f7-l1p-kfp-1m-1m-1m-1m;g5,mw:x5o;g5,me:xx;g5,53:3zx;3b:hb-d5-p-58-1w-4ow-330-p1i-l8n-4-1-11cx-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2f:10c-2vr-x-snq-mws-9-zjx-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;3b,w6,w7:vx;3b,lj:1io5;2f,mt:6g9;3b,me:x29;i5:u4-4wh-32k-p2m;i5,me:y6;3c:5z-oe-3cs-1o-6p-26j-1iq-1-77-163t-161l-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;of:92n;2g:pz-3i-3m0-22-242-sq-1fd-4x-nm6-js-had-ns-10-2r-b-ed-3wl-zk1-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1j-1m-1m-1m-1m;3c,lj:8c0;2g,mh:xe;2g,mt:1evq;3c,2x:6m2;3c,2x,2x:6m3;2g,30:6lm;2g,30,30:6ln;3d:gz-18-84-40-30-2ew-2hx-ab-fy-298-p0x-glb-51f-1106-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-y-1m-1m-1m-1m;2h:px-19-29-3v-2yj-k-4x7-nr8-hu5-op-4c2-h3z-ii3-1ey-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1m-1m-1m-1m;3d,lw:c4;3d,mt:gf-gy;2h,mt:4l-bt-gy;f1:ia-gf-2du-5hu-8-o7y;3e:5r6-s4x-lkh-110v-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g-1g;2i:pi-371-2n5-4-q0k-hum-qj-4ac-1o-zka-1ey-1g-1g-1g-1g-4c-1g-1g-1g-1g-1g-10-1m-1m-1m-1m;3e,mg:i8;3e,mt:c6;2i,mt:c5;3e,me:f9;2i,me:f8;3e,ms:5ti;8rw:8st;8rv:8ss;ib:8t9;66:s7-1eq5;x5f:x5e;x5h:x5g;x2o:6ex;bs:rt-4zf-r35;at:uk-x1v-12k2;at,2x:uj;g2:xvi;jl:kk;ip:wy5;ci:7e2;ig:6u1-og-s7-nt-nwv-imz;pf:sz-332-6s-2hl-286-1rpf-kgz-1m-1m-1m-1m;pf,mt:wi;pf,53:433;pf,13:wg;pg:3yb-2rn-q5-1cj-62-163p-u-lfb-kgh-1m-1m-1m-1m-67j;pg,mq:6zd;pg,53:3yn;pg,3z4:3zg;rh:2l6z;qe:2kzr-1m-1m-1m-1m;rb:8v8;qj:8t2-ocl-idc-15gx-1m-1m-1m-1m;qj,mw:bf;qk:51-2kuw-1m-1m-1m-1m;qm:2kzz-1m-1m-1m-1m;pq:7jk-1ae-2c5b-1m-1m-1m-1m;qo:ra-2x-4x5-t0-291-1rmo-kk0-g-16-g-16-g-16-g-16-g;ps:tb-5r4-5s-235-o57-13gr-kk1-1m-1m-1m-1m;rc:1f3h-2t;sc:8u9;qq:rf-81c-2c7c-1m-1m-1m-1m;py:tg-8f-2jx-xc-4ai-16a1-15vu-1m-1m-1m-1m;qv:8tp-p0m-2-1n5v-1m-1m-1m-1m;qw:vl-7y6-16q2-15gg-1m-1m-1m-1m;q0:vk-3mw-4ba-169z-f0-15gu-1m-1m-1m-1m;qx:705-1to-o0s-a2-1nvn-1m-1m-1m-1m;q1:4dr-6-25t-18k0-15vu-1m-1m-1m-1m;qx,mq:709;6b8:67x;ty,mh:wn;t2,mh:wm;t4:om-w8b-ih0-14o6;st:t5;st,me:wa;u1:v1;u1,me:wb;xv:1fi4;u3:5rf;u3,me:xy;ux:xuo;wvd:1fjf;92k:5wu;sr:1fil;zi:2k1u;v4:3wn-fc-2fqr;v4,w6,w7:vw;v4,53:4x9;wuk:8ts-oau;uf:rp-1c5-1t;tj:ro;xj:y4;xi:y3;xo,mg:xq;tk:8u4;tm,30:wuo;tp:6iw;wuw:20ik-qud;8qn:xhu;12d,2x:13b;12p:3o4;12s,12d:1dlg;12s,12j:1dlh;12s,12l:1dlj;12s,12u:1dlf;11k:3mo-dq-2qj-49-ppv-1nio;11k,53:40q;11k,13:414;132,12u:1dli;11w:6gt-2df-14-160o;121:jj-k;15c:6k5-171o;1dm6:1dm7-1;15c,15o:1dn3;15d:6k6;15e:6k7;15f:6k8-171m;15g:1dlv;1dlp:1dmh;15n:1dlw;15o:1dlx;15p:1dly;15u:1dls;160:1dlz;1dm2:1dm3-u;1dm4:1dm5;162:1dm0;17l:1e9s;17l,1hiy:1dp;17m:1e9t-1;19t:1dn4-1;17s:1ea7-1-1-1-1ban-w-1s-w-w;17s,1cr:1g1;17s,1cy:1py;17s,190:1pd;17s,33:1dwg-1u;17s,17w:1ds5-47;17s,17x:1ds6-47;17s,17x,18p:1e4i;17s,17y:1ds7-1w-2b-1g;17s,17y,18p:1e3i;17s,181:1duy;17s,182:1duz;17s,18l:1ds8-2s-1f-1u;17s,18m:1dv1;17s,18p:1ds9-1-2s-1;1a3:1cg-1caq-1-1-1-3z-1-1-1;1a8:1dne-1-1-1-3u2;1g4:1gn-8y;17t:6u-159-5nm-17am-1;17u:1a2-1cdg-1-1-1-ms-1-1-1-1bb1-w-1s-w-w;17u,li:1q7;17u,33:1dwl-1r;17u,17w:1dsb-46;17u,17w,18l:1e1c;17u,17w,18p:1e3j-1;17u,17x:1dsc-46;17u,17x,17w:1e1d-1;17u,17x,18l:1e1f;17u,17y:1dsd-46;17u,17y,18l:1e1g;17u,17y,18p:1e3l-1;17u,181:1dv4;17u,182:1dv5;17u,18l:1dse-2s-1e-1r;17u,18l,17w:1e1h;17u,18l,17x:1e1i;17u,18l,17y:1e1j;17u,18l,18p:1e3n-1;17u,18m:1dv7;17u,18p:1dsf-1-2s-1;1a7:1dnm-1-1-1;17w:1eal-1-1-1-1baa-w-w-w-w-w;17w,17x:1dsl-42;17w,17x,18p:1e3q-o;17w,18k,w,17w,18k,30,18k,33:1e63;17w,18l:1dsm-42;17w,18l,17x:1e1k-1;17w,18l,18p:1e3p-2;17w,18p:1dz5-1-r-1;1ab:1do6-1-1-1;1ac:1do2-1-1-1;1ae:1doa-1-1-1;1ae,li:1q9;1af:1doe-1-1-1;17x:1eap-1-1-1-1bab-w-w-w-w-w;17x,1cr:1ad;17x,190:1a9-6p;17x,17w:1dsn-42;17x,17w,18p:1e4f;17x,18l:1dso-42;17x,18l,18p:1e1m-1;17x,18p:1dz3-1-r-1;17y:1eat-1-1-1-1ban-w-w-w-w-w;17y,17w:1dsp-42;17y,17x:1dsq;17y,18l:1dsr-41;17y,18p:1dz7-1-r-1;17z:1eax-1-tz-1ag2-3k-w;17z,179:1ag-1ce8-1;17z,1cr:1am-1-1cdz-1;17z,le:1da;17z,mc,mb:1pq;180:1eaz-1-1bak-3k-w;180,19s:1duj;1ai,179:1aj;1ak:1dok-1;1al:1doi-1;181:1eb1-1-1bad-3k-w;181,179:1ap-1ce3-1;181,1cr:1aw-1cdu-1;181,li:1aq;181,li,lj:1q1;181,le:1db;181,190:1gs;181,19s:1duk;181,183,18o,18k:1e5y;181,18p,30,18k:6gx-17p7;182:1eb3-1-1b9y-3k-w;182,le:1pu;1av,179:1gx;183:1eb5-1-1-1-1ba2-w-w-w-w-w;183,1cr:184-1d35-1-1-1-1ba4-w-w-w-w-w;183,le:1ha;183,33:1dyg-21;183,1cr,33:1dyi-20;183,17w:1dss-41-3r;183,1cr,17w:1dzd-s-8-a;183,17w,17x:1e1p;183,17w,18p:1e1q;183,1cr,17w,18p:1e21;183,17x:1dst-41-3r;183,1cr,17x:1dze-s-8-a;183,17x,17w:1e1o;183,1cr,17x,18l:1e1z-1;183,1cr,17x,18p:1e3u;183,17y:1dsu-41-3r;183,1cr,17y:1dzf-s-8-a;183,17y,18p:1e3s-u;183,181:1dzi-s;183,1cr,181:1dzh-s;183,18l:1dsv-41-1j;183,1cr,18l:1dyh-z-s-8;183,18l,17w:1e1t;183,18l,17x:1e1r-1;183,1cr,18l,17y:1e22-1;183,18l,18l:1e1u-1;183,1cr,18l,18l:1e24-1;183,18p:1dyz-1-r-1;183,1cr,18p:1dz1-1-r-1;185:1ebd-1-1-1-ty-1afz-w-w-w-w-w;185,1cr:1b2;185,mc,mb:1pr;185,17x:1dsw-41;185,17x,17x:1e1w-1;185,17x,18p:1e3t;185,17y:1dwy;185,181:1dzj-s;185,18k,189,18l:1e5x;185,18k,18p:1e5s-9;185,18k,18p,w,30,18k,18k,33,w,189,18k,18p,33,w,18o,183,18k,18l:1e62;185,18l:1dsx-42;185,18l,18l:1e1y-2n;185,18p:1dz9-1-r-1;186:1ebh-1-1-1-1ba1-w-w-w-w-w;186,17w:1dsy-42;186,17x:1dsz-42;186,17x,18p:1e26-1p;186,17y:1dt0-42;186,17y,18l:1e27-1;186,181:1dzk-s;186,18l:1dt1-42;186,18p:1dzb-1-r-1;187:1ebl-1-1-1-tg-1ag0-2o-w-w;187,1cr:1b3;187,17x:1dt2-42;187,18l:1dt3-7g-7;187,18l,17x:1e29-1;187,18l,18l:1e2b;187,18l,18p:1e2c;187,18p:1dyt-1-r-1;188:1ebp-1-1-1-1b9u-2o-w-w;188,18l:1dt4-41-3m;189:173-1d4q-1-1-1-1b9f-w-w-w-w-w;189,17w:1dt5-41;189,17w,18l:1e2d-27;189,18k,18p,33:1e5z;189,18l:1dt6-41;189,18l,18l:1e2e-1;189,18l,18p:1e2g-1q;189,18p:1dyv-1-r-1;18a:1ebx-1-1-1-1b9n-w-w-w-w-w;18a,17w:1dt7-41;18a,18l:1dt8-41;18a,18l,18l:1e2h;18a,18l,18p:1e2i-1;18a,18p:1dyx-1-r-1;18h:1bb-1d0q-1-1-1-1b98-w-1s-w-w;18h,17w:1dt9-41;18h,17x:1dta-41;18h,17y:1dtb-41;18h,17y,18l:1e2k-1;18h,18l:1dtc-41;18h,18l,18p:1e4h;18h,18p:1dtd-1-22-1;1b5:19r-gc-1-2nvm-1-1s-v;1b5,1cr:1b8-4-1cci-1-1-1;1b6,1cr:1pg;1ba:1dny-1-1-1;18i:1ec5-1-1-1-1b96-w-w-w-w-w;18i,17x:1dtf-3z;18i,18k,18p:1e5t;18i,18l:1dtg-3z;18i,18l,17x:1e2m-1i;18i,18l,18l:1e2n;18i,18l,18p:1e42;18i,18p:1dth-1-20-1;18j:1bd-1-1cdg-1-1-1-nc-1-1-1-1b8u-w-1s;18j,1cr:1bh-52-1ca8-1-1-1;18j,li:1qa;18j,30:1dtj-21;18j,17w:1dtk-3w;18j,17x:1dtl-3w;18j,17y:1dtm-3w;18j,18k:1dtn-1y-1y-10;18j,18l:1dto-1y-1y-10;18j,18l,18l:1e4b-8;18j,18l,18p:1e47;18j,18p:1dtp-1-1x-1;1bg:1gi;1bj:1ps-1bz6-1-1-1;1bj,1cr:1bo;1bl:1dp6-1-1-1;1bn:1dp2-1-1-1;18k:1ecd-1-1-1-1b8r-w-w-1s-w;18k,1cr:1br;18k,li:1bp;18k,30:1ed7-1;18k,30,191:1ed5-1;18k,30,19w:1ed3-1;18k,33:1dxp;18k,17m:1ed1-1;18k,17w:1dtr-3u;18k,17w,17w:1e2r-1;18k,17w,18l:1e4a-2;18k,17w,18p:1e3w;18k,17x:1dts-3u;18k,17x,18l:1e2o-1h;18k,17x,18p:1e2p-1;18k,17y:1dtt-3u;18k,17y,18l:1e2t-1;18k,18l:1dtu-1v-1z-x;18k,18l,17x:1e2v-1;18k,18l,18p:1e3x;18k,18p:1dtv-1-1u-1;18l:1ech-1-1-1-1b8o-w-1s-w-w;18l,1cr:1pj;18l,30:1dvs;18l,17w:1dtx-3t;18l,17w,17x:1e30;18l,17w,17y:1e36;18l,17w,18l:1e31;18l,17w,18p:1e4g;18l,17x:1dty-3t;18l,17x,17w:1e2x;18l,17x,18l:1e2y;18l,17x,18l,17z:1e5w;18l,17x,18p:1e2z;18l,17y:1dtz-3t;18l,17y,17w:1e32;18l,17y,18l:1e33;18l,17y,18p:1e49;18l,18l:1du0-1t-20;18l,18l,18p:1e41;18l,18p:1du1-1;18l,1hiy:1dq;18m:1ecl-1-1-1-34u-183r-w-w-w-w-w;18m,179:1go;18m,li:1gp;18m,33:1dxy-p;18m,17w,17x:1e48-5;18m,17w,18l:1e3b-1;18m,17w,18p:1e3d-1a;18m,17x:1du4-3r;18m,17x,18l:1e39;18m,17x,18p:1e3a-t;18m,17y:1du5-3r;18m,181:1dvu;18m,182:1dvv;18m,18l:1du6-1q-21-p;18m,18l,18p:1e3e-1;18m,18m:1dvx;18m,18p:1du7-1-1q-1;1c0:1c2-1cde-1;18o:1pt-1cn0-1-s6-1ag1-3k-w;18o,1cr:1cb-1cer-1;18o,lv:1c7-1ceo-1;18o,li:1c6-1cer-1;18o,le:1c9-1cex-1;18o,19s:1c8-1cer-1;18o,19w:17o-2a-1czz-1;18o,lv,19w:19z-1ch2;18o,183,18k,18l:1e60;1c5:1dr4-1;18p:18q-10-24-i-6-dn-1bz5-1-f-1-1l-1-j-1-1-1-kw-1-1-1-1-1-1b85-j-1-c-w-k-c-j-d-w;18p,179:1a1-1u-1cbv-1-1-1-1j-1-1-1;18p,1cr:17v-k-1r-1r-k-3l-1c78-1-1-1-n4-1-1-1-1bay-w-1s-w-w;18p,1cr,1cy:1pz;18p,li:1ce-3s;18p,179,li:1q8;18p,1cr,li:1q6;18p,li,lj:1q2;18p,le:18d;18p,lm:1ov;18p,190:1pk;18p,19s:1dul-1f;18p,33:1dy6-j;18p,1cr,33:1dye;18p,19w:17q-2a-1d01-1-1-1;18p,19w,30:1dre-1;18p,19w,33:1drg-1-4u-1x;18p,19w,1a3:1drq-1-1;18p,19w,17w:1ds0-47;18p,19w,17x:1ds1-47;18p,19w,17y:1dw9;18p,19w,181:1dus;18p,19w,182:1dut;18p,19w,18l:1ds2-2s-1g-1x;18p,19w,18m:1duv;18p,19w,18o:1dri-1;18p,19w,18o,lv:1drk-1;18p,19w,18o,li:1drm-1;18p,19w,18o,19s:1dro-1;18p,19w,18p:1drt-1-1-8-1-2s-1;18p,17w:1dud-3p;18p,1cr,17w:1dsh;18p,17w,18p:1e3z;18p,17x:1due-3p;18p,17x,18p:1e3y;18p,17y:1duf-3p;18p,181:1dw1;18p,1cr,181:1dva;18p,182:1dw2;18p,1cr,182:1dvb;18p,18l:1dug-1n-22-j;18p,1cr,18l:1dsi-2u-1a-1r;18p,18l,18l:1e3g-1;18p,18l,18p:1e40;18p,18m:1dw4;18p,1cr,18m:1dvd;18p,18p:1duh-1-1n-1;18p,1cr,18p:1dsj-1-2u-1;1cj:1dps-1;8xs:1f3s;8xu:6e6-1tn-x0-2ab6;8yf:6e5-i9-17aj;3k6:11g;3mp:11o;3ou:117;3s3:11m;1s5,li:1v6;1s5,1tq:1s6;1s5,1tq,li:1sh;1s5,1tq,1tm:1v8;1s5,1tq,1ty:1si;1s5,1tq,1u0:1sk;1s5,1tq,1jz8:1sj;1s5,1tm:1v7;1s5,1u7:1v9;1s5,1ty:1s4;1s9:204;1sf,li:1sd;1sf,1ty:1se;1sf,1jz8:1sg;1sv:1zz;1sw:200;1sy:20b;1t0,1u5,1t0:1zw;1t6:207;1t6,1u5,1sv:22a;1t6,1u5,1sv,1xb:1zb;1t6,1u5,1sv,20w:1zc;1t6,1u5,1sv,1jz8:1zj;1t9:20e;1ta:20o;1tc,1u5,1s7:1s8;1th:1zp;1tl:20l;1tp:24d;xdn:1i3g;1tq,li:1u1;1tq,1tm:1tn;1tm:1i2z-1w5;1tt:24h;1tu:24i;1ty:217;1u0:214;1u5:219-3k;1vp,1xa:1vq;1vv,1xf:1y8-1;1w8:1imq;1wa:1ims;1wc:1imu;1we:1imw;1wf:1imx;1wh:1imz;1wj:1ine;1wk:1in2;1wl:1in3;1wm:1in4;1wn:1in5;1wo:1in6;1wq:1in7;1ws:1ind;1wu:1inb;1wv:1inc;1ww:1yo-1gor;1wy:1in1;1x3:1inh;1x4:1ini;1x9:1io4;1xa:1ink;1xb:1tr-74-1gmq;1xj:1int;1xn:1inw;1xo:1iny;1xp:1io2;1xz:1inx;22b,1jz6:1zd;22b,1jz7:1ze;1z9,1u0:1zk;1z9,20u:1za;1z9,218:1zo;22t,24e:22u;22t,24e,24l:235;22t,24e,24n:237;22t,24e,24o:238;22t,24l:231;22t,24n:233;22t,24o:234;26d,27y:26e;287:375;29x:2cu;2a0:2b4-e;2a0,2bl:2cr;2a1:2co-81;2a1,2b7:2a2;2a1,2mv:2kq;2a6:2ct;2a6,2b9:2d3;2a8:2ak-ao;2aa,2b7:2ac;2ad:2cn;2ai:2cq;2ai,2bl:2cs;2ai,2bm:2cy;2an,2bj:2m2;2ar:2lf;2ar,2ml:2nu;2aw,2bk:2d6;2b2:2lh;2b2,2bk:2d0;2b3:2cw;2b9:2l2;2b8:2lw;2b7:2c7;2ax:2bs;2ba:2bc-am;2bb:2d4;2bj:2m7-1;2bq:2me;2bq,2a0:2bu;2bq,2b7:2bw;2bq,2bq:2mg;2bq,2ku:2kw;2br:2mf;2br,2a0:2bv;2dh:2h1;2di:2h2;2dj:2h3;2dn,2f2:2g0;2do,2f2:2g1;2ds:2hc;2du:2he;2du,2fg:2dw-3k;2du,2fp:2dv-3k;2dz:2hj;2e4:2ho;2e5:2hp;2e6:2hq;2e7:2hr;2e9,mb:2ea;2eb:2hv;2ee:2hy;2ef,14s:2ed;2eg:2i0;2ek,mb:2el;2en:2i7;2eo:2i8;2eo,14s:2e8;2ep:2i9;2eq:2ia;2et,mb:2ev;2et,2f2:2ex;2et,2f5:2em;2er:2ib;2f3:2in;2f5:2ip;2f5,2f2:2f6;2f7:2ir;2f7,2f2:2f8;2h8,2im:2jl;2hi,mb:2dy;2kn,2mv:2ko;2ky,2m6:2kz;2ky,2mv:2l0;2la:2n5;2li,2ml,2ls:2nf;2lk,2m9:2ks-d-2o;2lk,2ml:2nj-c;2lk,2ml,2lk:2ng;2lk,2ml,2lq:2my;2ls:2lt-k1-5y;2ls,2ml:2ne-i;2ls,37i:39d;2ls,370:35s;2ls,370,37d,2ls,370:36r;2lu,2ml:2nx;2lx,2ml,2ls:2ni;2m1,2ml,2lq:2nq;2lv,2ml:2ny;2m9:2ma-1;2oh:2ph;2oh,2qh:2oj;2oh,2q2:2oi;2ok:2pl;2or:2pi;2ow:2ps;2oy:2qy;2pb:2qz;2pj:2pw;2pv,2qg:2od;1ik4,1iki,1ij6:1ij7;1ik4,1iki,1ijc:1ijd;1ik4,1iki,1ijn:1ijo;1ik4,1iki,1ijt:1iju;1ik4,1iki,1ijw:1ijx;1ik4,1iki,1ijy:1ijz;1ite:1ivs-1;1itf:1ivu;1itg:1ivv;1iuq:1ivw;1iur:1ivx;2rm:2rn;2ro:2s4-1;2rq:2sh;2rs:2vc;2ru:2rv;2ry:2rz;2s1:2s7;2sa:2vu;2sb:2vv;2sd:2vx;2se:2vy;2sf:2vz;2sg:2sm;2si:2vh;2sv:4pg;2sy:2th;lm,2sy:2sz;2t0:4on;2t1:4oo;2t2:4op;2t3:4oq;2t4:2wo;2t5:2wp;2tc,2tc:2td;2wb,2vt:2xo;2wb,2w1:2xp;lm,2wi:2wj;31c,31w,32a,327:2yq;31c,31w,32a,2z8:2yr;31e:31m;31k,324,326:2yo;33m,31t,328:31z;33n,31t,328:321;322,322:323;324,324:325;1k8a:1k8i;4k5:4l0;35v,37i:38w;36d,37i:38m;36d,370:36n;36d,370,37i:38v;399,37i:39a;36j,37i:38h;36m,37g:36x;36m,37g,287,370,37e:36y;39f,lm:3a6;4ne:4nj;4o2:4o3;526:53k;52p:53l;56t:58g-g;xkx:xn7;xlv:xna;5cd:5ea;5ch:5eb;5d4:5eg;xi5:xib;4t8:4uu;4s5:4t1;3xr:6ba;3y9,53:3yl;3y9,3z4:3zf;3yc,53:3yp;3yd,53:3yr;3yd,3z4:3zh;3ye,53:3yt;3yi,53:3yw;3yi,3z4:3zi;3yj,53:3yy;3z2,4wv:4wt;3z5:441;3zd:474;3zm,53:3zz;3zo,53:403;3zp:6zt;3zt,53:407;40f,53:40s;40g:6tf-2as;40g,53:40u;40g,13:415;40g,1b:7ux;40g,40l:8gn;40h,53:40w;40l:6te-2as;40l,53:40y;40l,13:416;40m,53:410;417,53:41h;417,13:41x;41a,53:41l;41c,53:41p;421:4cj;421,53:42b;423,53:42d;424,53:42f;426,53:42j;428:4ci;428,53:42l;429,53:42n;42r,53:431;42u,53:435;42v,53:437;42w,53:439;42z,53:43d;43k,53:43u;43m,53:4w7;43n,53:4w9;43o,53:4wb;43p,53:4wd;43r,53:43w;43s,53:43y;443:4ck;443,53:44d;445,53:44f;446,53:44h;447,53:44j;448,53:44l;44a:4cn;44a,53:44n;44b,53:44p;44t,53:453;44v,53:455;44w,53:457;44x,53:459;44y,53:45b;450,53:45d;451,53:45f;45n,1o:45o;45n,2q:45q;45n,40l:45p;45n,428:45r;45s,53:460;45t,53:462;45u,53:464;45v,53:466;45w,53:468;45x,53:46a;45y,53:46c;46g,53:46q;46h,53:46s;46i,53:46u;46j,53:46w;46l,53:46y;46m,53:470;477:4de;477,53:4ww;47a:4df;47e:4dg;47g,53:47j;47k,2q:48z;47k,2q,lj:490;47k,2s:48x;47k,28:48v;47k,417:4fj;47k,418:48u;47k,41a:48w;47k,41c:48y;47k,41v:491;47u,53:47w;47y,53:4wz;486,53:4x0;487,53:489;48b,53:4x1;492,53:4x4;49h,22:49d;49h,421:4fk;49h,422:49a;49h,423:49b;49h,424:49c;49h,426:49e;49h,428:49f;49h,429:49g;49i,22:4fn;49i,423:4fl;49i,424:4fm;49i,426:4fo;49i,428:4fp;49i,429:4fq;49j,53:4x6;49z,53:4fr;4a0,53:4fs;4a1,53:4ft;4a2,53:4fu;4a3,53:4fv;4a4,53:4fw;4a5,53:4fx;4b6:8ff;4b9:8fe;4bl:wl3;4c4,53:4xc;4d7,53:4xe;4ee:5vf;4f4:wkt;4wk:5ve;4wm:5ry;4wv,3z2:4ws;4xf:kh;4xg:j7;4xh:ki-4c9-s9i;4hl:wxc;4ho:4ip;4hp:4hu-2il;4i3:2k3j;4i7:6mp;4i8:6nz;4i8,6o2:86m;4i8,4ii:86b;4j3:8yr;4ii:6ny-1nn;4ik:6v8-lf-3-48-17hu-4df-17z1;4ik,mq:6ze;4im:6vc-1g5;4iu:1fio;4iw:6mt;1h1e:1h4s;1h2d:1h4q;3cw:3hk-689;3cw,3cw:3cx-4o-689;3cw,3cy:3ju;3cw,3cz:3fe;3cw,3d1:3ib;3cw,3d3:3jv;3cw,3d5:3hm-689;3cw,3d5,3cw:3ic;3cw,3da:3jw;3cw,3db:3jx;3cw,3de:3jy;3cy:3hn-689;3cy,3cw:3df-4y;3cy,3cy:3dg-6j-67a;3cy,3cz:3dh-4x-68w;3cy,3d1:16mj;3cy,3d3:3di;3cy,3d5:3ff-30-68w;3cy,3d8:3fg-28-689;3cy,3da:16mk;3cy,3dc:3ih;3cy,3de:3fh-28-689;3cy,3eo:3ig-68w;3cy,3fy,ffs:9cp-d7q;3cz:3hq-689;3cz,3cw:3dj-4z;3cz,3cz:3d0-6d0-wwl;3cz,3cz,3d3:16mm;3cz,3d1:3fi-31;3cz,3d2:xgg;3cz,3d3:xgh-966;3cz,3d5:xgi-966;3cz,3d5,3cw:16mp;3cz,3d8:xgj-967;3cz,3da:16mr;3cz,3dc:16ms;3d1:3hr-68a;3d1,3cw:3hs-68a-nqi;3d1,3cw,3cw:xgl-968;3d1,3cw,3d5:3ik-68t;3d1,3cw,3de:16mu;3d1,3cy:3dk-51;3d1,3cz:3im-68s-np8;3d1,3cz,3cz:xgn;3d1,3cz,3de:3in;3d1,3d1:3dl-53;3d1,3d1,3db:16mv;3d1,3d2:3ht-68a-nql;3d1,3d2,3cw:3ip;3d1,3d2,3d5:3iq;3d1,3d2,3de:16mw;3d1,3d3:3hu-68a-nql;3d1,3d3,3cz:16mx;3d1,3d3,3d3:xgq;3d1,3d3,3d5:3ir-68o;3d1,3d3,3d7:3it-txy;3d1,3d3,3dd:16my;3d1,3d3,3de:3is;3d1,3d5:3hv-68a-nqn;3d1,3d5,3d5:3iu;3d1,3d7:3dn-139e;3d1,3d8:xgt;3d1,3db:3iw-txy;3d1,3dc:3hw-68a;3d1,3dd:3hx-68a;3d1,3de:3dm-x-3f-68a-wxe;3d1,3eo:3iv-68l;3d1,3f0:16mz;3d1,3fd:3ix-68k;3d1,3fd,3de:16n0;3d2:3hz-68a;3d2,3cw:3iy-txx;3d2,3cy:16n2;3d2,3cy,3cy:16n3;3d2,3cz:xgw;3d2,3d1:3iz;3d2,3d2:16n4;3d2,3d3:3do-5c-68i;3d2,3d3,3d5:16n5;3d2,3d5:3j1-68i-npe;3d2,3d5,3d5:3j2;3d2,3d7:3dp-5h-68f;3d2,3d8:16n6;3d2,3da:3j4;3d2,3de:3j5;3d2,3eo:3j3-68h;3d2,3fl:ggv;3d3:3i0-68a;3d3,3cw:3dq-6dw;3d3,3cy:3dr;3d3,3cz:3ds-6dv-wvk;3d3,3d1:3j7;3d3,3d1,3dd:16n8;3d3,3d2:16n9;3d3,3d3:3d4-6d7-wwz;3d3,3d3,3d7:3e4-6dp;3d3,3d5:3dt-48-68b;3d3,3d5,3cw:3du-6du;3d3,3d5,3cz:3dv-6du-wvm;3d3,3d5,3d3:3dw;3d3,3d5,3d5:3dx;3d3,3d5,3d8:3dy;3d3,3d5,3dc:xgy;3d3,3d7:3e3-57-68i;3d3,3d8:3dz-6dr-wvm;3d3,3da:3e0-139d;3d3,3db:xgz;3d3,3dc:3e1-6dq;3d3,3dd:3e2-56;3d3,3de:3j9-txr;3d5:3i2-68b;3d5,9oc,3cw:fka;3d5,9oc,3d2:glk;3d5,3cw:3e5-56-68j;3d5,3cy:3e6-6dp;3d5,3cz:3e7-55-68k;3d5,3d1:3e8-55;3d5,3d2:3e9-1395;3d5,3d3:3ea-54-68j;3d5,3d3,3cw:3eb;3d5,3d3,3d7:16nf;3d5,3d5:3d6-4x-68b;3d5,3d5,9oc:fff;3d5,3d5,3cw:16ng;3d5,3d5,3cz:16nh;3d5,3d5,3d3:xh1;3d5,3d5,3d5:3ec;3d5,3d7:3ed;3d5,3d8:3ee-6dk-wvl;3d5,3da:3ef-1395;3d5,3db:3eg;3d5,3dc:3eh-1394;3d5,3dd:3ei;3d5,3eo:16ni;3d7:3i4-68b;3d7,3cw:3ep-4r;3d7,3cw,3cw:3jh;3d7,3cz:3eq;3d7,3d1:xh2;3d7,3d2:3er;3d7,3d3:3es;3d7,3d5:3et-4s-68h;3d7,3d7:3ev-4n-68i;3d7,3d8:3ew;3d7,3da:3ex;3d7,3db:3jj;3d7,3dc:3ey;3d7,3dd:3ez;3d7,3de:xh3;3d7,3eo:3eu-4s-68h;3d8:3i5-68b;3d8,3d3:16nr;3d8,3d3,3d3:16ns;3d8,3d7:3f1;3d8,3d8:3d9-6d8-wxc;3d8,3d8,3de:xh4;3d8,3ft:ff9;3da:3i6-68c;3da,3db:3f6;3da,3de:3f7;3db:3i7-68c;3dc:3i8-68c;3dc,9oc,3cy,3d8:98x-5y-k40;3dc,3dc:xh5;3dd:3i9-68c;3dd,3d3:3fa-4d;3dd,3d5:16nu;3dd,3d7:3fb-4d-68g;3dd,3dc:16nv;3dd,3de:xh6;3de:3ia-68c;3de,3cy:3jp;3de,3d1:3jq;3de,3d2:3jr;3de,3d3:3js;3de,3d5:xh7;3de,3de:3fc-6ct;3ek,3ek:3el;3em,3em:3en;3eo:3jf-68k;3eo,3d3:16nn;3eo,3d3,3d7:16no;3f0:3jk-68h;3f0,3d2:16np;3f0,3de:16nq;3f2,3f2:3f3;3f4,3f4:3f5;3fd:3jt-68d;3fd,3fd:xh8;3fk:9r8;3fl:9qn;3fl,9oc:3hf;3fl,3ft:3g6;3fl,3fy:3g7;3fl,ffs:3fm-6b2;3fn:9qp;3fn,3ft:3g8;3fn,3fx:3g9;3fn,3fy:3hg;3fn,ffs:3fo-6b2;3fp:9qr;3fp,9oc:3gc;3fp,3ft:3ga;3fp,3fy:3gb;3fp,ffs:3fq-6b2;3fr:9qt;3fr,3fn:3hh;3fr,3ft:3gd;3fr,3fy:3ge;3fr,ffs:3fs-6b2;3ft:9qv;3ft,3fl:3fu-6b2;3ft,3fl,ffs:3fv-6b2;3ft,3fn:3hi;3ft,3fn,ffs:3hj;3ft,3fp:3gf;3ft,3fp,ffs:3gg;3ft,3fr:16ls;3ft,3fr,ffs:3gh;3ft,3ft:3gi;3ft,3ft,ffs:16lt;3ft,3fy:3gj;3ft,ffs:3fw-6b2;3fx:9qz;3fx,3fl:16lu;3fx,3fl,ffs:16lv;3fx,3fn:3gk-2-6bl;3fx,3fn,ffs:3gl-6bn;3fx,3fp:16lw;3fx,3ft:3gn;3fx,ffs:3go-6bl;3fy:9r0;3fy,3fl:3gp;3fy,3fl,ffs:3gq;3fy,3fp:3fz-6b2;3fy,3fp,9oc:3gr;3fy,3fp,ffs:3g0-6b2;3fy,3fr:16lx;3fy,3fr,ffs:3gs;3fy,3fy:3gt;3fy,ffs:3g1-6b2;3fy,ffs,ffs:16ly;3g2:9r4;3g2,3fl:3gu;3g2,3fl,ffs:16lz;3g2,3fp:3gv;3g2,3fp,ffs:3gw;3g2,3fr:3gx-6bd;3g2,3fr,ffs:3gy-6bd;3g2,3ft:16m0;3g2,3fy:3gz;3g2,ffs:3h0-6bc;3ha:9sd;3ha,3fl:16md;3ha,3fp:3hb;3ha,3fp,ffs:16me;3ha,3fy:3hc;3ha,3ha:3he;3ha,ffs:3hd-6b1;9ko:9nc;9j0:6yp-1ab;2dk2:fim;vnu:wim;vo0:wj0;vr4:wik;vua:wiw;w2h:wjj;w4x:wji;w5p:wic;wbv:wjk;wc5:wjm;wcf:wje;wci:wj4;wgo:wiv;wk5:6ud-10d-p9r-1my3;wkk:x3y;wko:6kh;wl2:6ki-18sv-l5h-jjj-m;20hs:6kj;1jvp,1jvz:1jvq;1jvp,1jvp:1jvs;1jvp,1jvp,1jvz:1jvt;1jvp,1jvp,1jw0:1jvu;1jvp,1jw0:1jvr;1jw3,1jvz:1jw4;1jw3,1jw3:1jw6;1jw3,1jw3,1jvz:1jw7;1jw3,1jw3,1jw0:1jw8;1jw3,1jw0:1jw5;1jvv,1jvz:1jvw;1jvv,1jvv:1jvx;1jvv,1jvv,1jvz:1jvy;1f3c:6tx-1gs-om1-1uha;1f3w:7gd-2clz-7ao;1f40:89i;1fei:x3v;1fde:x3u;1fgm:1fhc;1f9e:1fbl;1f9v:1fbn;1fa2:1kxk;1ggu:7j9-1h3o;gg4:9ix;ff1:1d9j;fgd:464g;ffq:1dgw;ffs:3g5-3l3-3-3-3-5-4-28j-gy-32;ffs,9oc:3h8;ffs,3fl:3h4;ffs,3fn:3h5;ffs,3fn,3ft:16m5;ffs,3fn,ffs:16m6;ffs,3fr:16m7;ffs,3fr,ffs:16m8;ffs,3ft:3h6;ffs,3ft,ffs:16m9;ffs,3fx:16ma;ffs,3fy:3h7;ffs,3g2:16mb;ffs,3ha:3h9;ffs,ffs:16mc;fg2:1d6t;fg8:464h;fg9:1d9a;fgh:464i;fh5:9ac-kc;fh6:96r-nw;fh7:96q-no;fi8:99u;fia:1d7f;fid:9ad-k5;fie:1dbu;fik:9ae-cl;2tcy:464j;fj4:9af;fji:1d9z;fju:9ag;fjv:96t-f3;fk0:1ddp;fkc:4655;fl0:1dbc;fog:464k;fp1:fsy-3qbp;fpc:1dgz;fpi:1d7x;fpn:1dbp;fqm:1df4-2sph;fqz:464m;fr3:1d9h;ftw:fuk;fu3:1dck;fwa:464o;fx5:464p;fyn:464r;fyy:1dbv;fzb:1df5-2spl;ae6:464s;g1r:9ah-f1-1qz0;g1s:972-1472;g1x:1dh0;g25:1df6-2spo;g2c:464v;g2s:464w;g2t:9ai;g2v:4650;g2w:1dgy;g2x:1da0;g2z:9aj-ck;g31:1dch;g3b:464x;2u58:464y;2u5h:46cb;g3k:1dh1;aex:464z;g3m:9ak;g3x:4651;2u6j:4652;g42:46aa;g45:46ab;aez:46h6;kcg:46ac;g46:9al;g47:4653;g4k:4654;g4r:9am;g4s:4656;g51:1dgx-2soa;g53:1d7y;g5l:1da1;g5o:1d91;g64:1d90;g66:1ded;g68:9an;2ud6:464t;g6t:9ao-2l44-1bqh;g74:9ap;g76:96x;g77:465a;g7b:1dds-2ssw;g7r:1db0;g89:1dct;afz:465b;g8q:1ddr;g8r:465c;g92:465d;gaa:465e;gaf:465f;gax:1dc7;2upw:46hl;gbf:9aq-bd-13of;gbn:1db1;ahh:465g;gc3:46fm;gcn:1dh2-2sof;gcp:1df7-2sqb;gcy:1d8y;gda:1d7z;gdg:1df8-2sqb;gdx:1da7;ge1:9ar;ge2:1dh3-2soh;ged:465l;gee:465m;2uvy:46hp;get:9as;gev:1d9f-2sw8;gey:9at;gfs:9au;gfz:1dd7;gg1:9av-81;gg5:9iy;gg9:465o;ggd:34m;ggg:34l;ggh:1df9-2l2k-7nw;ggq:465q;ggs:9aw-c0;gh5:9ax;aim:96z;ghf:465r;ghh:1d7g;ghp:465s;ghr:465t-1-1;ghu:9ay;2v58:465w;gja:9az;gjn:1d9n;gjs:9b0;gju:465y;gkf:465z;2vdv:4660;gkj:9b1-1-cv-7hm;gkl:1d6u;gkr:4661;gkx:4662;gli:4663;glr:1dcu;gm5:1dd9;gmw:4665;gn6:1da8;gnc:4666;go8:4667;gpq:4664;gpu:4668;gql:1db2;ako:dcr;gs6:4669;gsw:466a;gur:gv3-3pb8;gut:1dh5;gv7:466c;gw4:466d-1;gw7:1d6z;gwp:1dh6-2sp9;gwt:1dfa-1u;gx7:466g;gxf:466h;gxs:1de5;gxu:466i;gyq:1dh7;gzq:1dfb-2sr9;h1t:466m;h2s:466n;h2g:1dfc;h6h:1dbd;h7a:466j;h7b:466l;h7j:9b3-1-897;haj:466t;hce:466q;app:beb;hdg:466r;he5:466s;hf5:466v;hf6:466u;hfk:1dfd;hga:1de8-30;hge:1d9o;hgh:hgr;hij:hkv;hik:466w;hir:1dh9;hjs:1d8q;hjz:1d8i;2x9g:466x;hke:466p;hki:466y;hkn:2xbn-18vc;hky:9b5;hl2:4670;hl6:9b6;hlh:9b7-bg;hlm:2xdz-18t2;hlu:4672;hlz:9b8;hms:1dha;hmw:1d70;hn8:1dhb;hn5:1d6x;hnm:4673;ho3:9b9-13z0;2xm0:2xlz-18l5;2xnu:4675;hqw:4679;hrg:4676;hsr:4677;ht3:4678;huq:1dhc;huu:467a;hwv:hz4;aum:467b;av0:467c;hx1:46fa;hzc:467d;i08:1dhd;i0u:467e-1;i1c:9ba;i2o:9bb;i2t:1ddw;2y88:467g;i4j:467h;i54:467i;i5j:1d9b-23-2sw5;i5q:1dbw;i5v:467k;2yhk:467l;i60:9bc;i67:467m;i6e:467n;i6n:9bd;i76:974-4a-3wwb;i77:973;ayp:467q;i7s:9bf;i7z:1dbx;i8w:467r;i8y:1d8r;i90:1dff;i91:1dcv;i9a:9bg-1440-2ssc;2yvf:46bc;i9d:9bh;ibk:3tbu-cvz;ia5:467u;2z1g:467v;2z1i:467x;ie1:1dcl;if7:467w;ifk:1d7l;igb:467z;ige:467y;igs:4680;iia:46ic;iii:1dbf;ijf:9bi;ijm:4682;ijp:9bj-ah;ik1:9bk;ik3:976;b3j:4683;ikd:4684;ike:9bl;ild:ilu;ilk:4685;im5:4686;ind:4687;b4y:4688;2zr7:4689;inm:9bm;ino:1dam;2zrz:46d5;inu:977-4g;inz:9bo;ip2:1ddt;b5o:468a;ipc:468b;ipf:468c;ipi:468d;iq2:1d7s-2t0m;iq1:1db6;iqa:1dhe;iqb:1de3;iqh:1dhf;ir0:1daa;ir8:9bp;iri:9bq-3wwq;3035:468h-1;iro:1d8j;irv:9br;is3:9bs;isi:468k-1;its:9bt;itt:978;itv:467o;b7r:468m;iu9:9bu;iua:468p;iuh:1dhg;iuj:468q;iur:9bv;ivf:1dco;b8j:468r;ivu:30g5-15sn;iw9:1d9i;iwd:1dhh;iwz:9bw;ix0:97a;b96:97b;ix9:468t;ixj:468u;iyd:1db7;iyh:468v;iz6:1d9c;izg:1dbg;j1x:1dgr;ba4:468y;bay:468x;j29:468w;j2s:1dfh-2sti;j47:4691;j4o:1dhi;j4x:1dbt;30t0:4690;j60:1dhk;j8o:1dfi;j7o:1dcp;j7s:4692;j7w:4693-2;j7y:1dhj-2srl;j8g:1dhm;j96:4696;j9q:1dfj-22-2srm;j9s:1dan;jac:4699;jan:469a;jaq:4698;3138:1djk;313e:1djj;jby:469b;jci:1dfk-23-2srp;jcm:1d71-2t2c;jcw:1dao;jd4:9bx;jdc:469e;jdn:469f;je6:1dci;jec:1dho;jee:9by-a2i;jez:9bz;jf0:97c;jfh:469g;jht:469h;jih:1d7p;jin:1d97;jir:1ddu;jis:469i;jjw:469m;jjy:1d9v;31n0:469k;jlp:469l;jm8:469j;jmw:469n;jnf:1db8;jnn:469o;jog:1d9x;jop:469t;jpg:1dhp;jqc:469p;jrw:1dhq;31td:469q;js2:469r;jph:469s;jte:1dhr;ju1:469v;juf:469y;jum:469w;bhq:469u;bi9:jrd;jve:1dap;jvh:469x;jwk:1d80;bjg:469z;jzj:9c0;jzo:9c1;jzp:97d;k0f:1dfl-2suf;k0m:1dhs;k18:46a1;k1k:1d9l;32mi:46a2;k1z:9c2;k21:99n;k2f:9c3;k2h:1dby;k2s:9c4;k3d:9c5;k3p:1dab;k4g:9c6;k4h:97f;k4i:1dfm;k4j:46a3;k4l:9c7;k5v:1dcw;bmi:kc6;bms:46a9;k7d:46a5;k7u:k89;k8k:1dea-3j;k9d:1dfn-2suk;k94:1dc5;bns:46a8;k9o:46ad;kac:1ddy;kau:1daj;bo9:46a6;335k:468n;kc0:9c8;kc4:1d6p;kc8:46a4;kco:9c9;33a7:3tby-d36;kcs:peu;kcv:pg0;kcw:pfu;kcz:phd;bp1:ph2;kd3:1d7t-a1-2ssm;kd4:pif;kd7:1dhv-2ssm;bp6:imo;bp7:dgg;33bn:46fd;kdf:plz;33bw:46fe;kdk:9ca;kem:1dcx;ker:46ak;keu:1dhw;kf2:46aj;33cz:46al;kfi:kjj;kfv:1dc8;kg5:46ao;kgn:1ddg;bpl:46am;33dh:1djl;kj7:1dc9;kje:46an;kk7:1dcq;kkf:46at;klu:46ap;33hp:46ar;kn5:1da2;kn9:1dfo-2sv2;kni:46as;ko8:1dcy;kr8:46au;ksi:46aw;brx:1djm-2sr9;bs3:kx5;kv1:kyv;kv7:46ax;kx6:46ay;kxu:1d78-20-2r;kyb:1d8s;33xf:46b0;l2g:46az;l3n:1d81;l3v:46b1;l50:1d7h;bvc:46b2;l5s:9cb;l5t:46b3;34br:46b4;l78:46b5;bwu:46b6;l7m:9cc;l7z:99p;l82:46b7;l87:1dak;l89:9cd-145k;l8a:97i;l9b:46b8;l9q:1db9;l9v:9ce;la2:1d9s-86-2stb;la3:46ba;34p9:46bb;laj:9cf;lal:97j;34sa:46bd;las:9cg;laz:9ch;lcf:9ci;lch:97k;lck:9cj;ldg:9ck;ldh:97l;ldm:97m;le6:46be;lev:46bi;lfs:1d9u;lhb:46bg;lho:1d9k;lhp:46bh;lid:1dcz;354s:46bf;ljv:1d79;ljy:1ddx;lkk:46br;lku:46bk;lkx:1dca-5p-2stn;ljq:46bj;lm1:46bn;lm2:1d7u;lmf:1dfp-2svw;lmg:46bo;lmt:358g-1139;357i:46bq;lor:1ddh;lp6:1d8t;lpm:1dcm;lq1:46by;lqy:1dfq;lrj:46bs;lta:46bt;lu0:lzt;lvv:1di1-2stu;luk:1dcb;lve:1dd8;lvr:46bw;lw1:1d6s;lwb:1di0;c37:46bu;lxr:1d8u;lya:1dfr-2b;lyb:1daq;35jl:46bx;m0e:46bz;35ni:46c0;35ou:46c1;m2u:46c2;m3v:1d7m;m4e:1dac;m57:46c5;m5a:1di3-2su1;m61:46c3;m6i:46c7;c5y:46c6;m7f:9cl;m7g:97n;m7k:465x;m7r:46c9;m7x:46c8;m8p:1ddn;m99:46ca;ma0:1db3;mah:1d7a;mem:1dfs-2c;368z:46cd;mdh:46cc;mdl:1dar;36cu:1dgs;mfw:46ce;mha:1dc0;mhc:1dda;36i3:46cf;mj4:1d82;mjf:1d7i;mjs:46cg;mju:9cm;mjv:97o-1485;mk5:1di6-2sub;mk6:9cn;mkb:9co;ffw:97q;mkn:9cq;mkw:46ci;ml5:9cr;36yw:46cj;ml7:9cs;mle:1d8m;mm8:46ck;mmt:46cl;mng:9ct;mnh:97s;mnj:1di7;mo0:1ddm;3779:46cm;mpo:1d7v;mqy:1dee-3u;37dg:3rnp-eoy;mt1:1dbb;mt6:46co;mtg:9cu;mtj:1d9d-3e;mtl:9cv;mtn:46cp;cdo:46cq;mud:37jx-ysu;muq:1dbh;ce0:46cs-1;mvy:1d7b;mx5:1dcc;mx2:1dd0;mxu:1dfu;myv:46cu;mzg:46cv;mzt:1dbi;n01:1di9-2sun;n0l:46cx;n0p:1das;n14:1ddb;n2i:46cy;n30:9cw;n3a:9cx;cgr:46cz;n46:1dia;n4o:9cy;n4v:9cz;n50:46d0;n54:9d0;n5c:9d1;n5n:1dib;n5q:46d2;386u:46d1;n6h:1dcd;n6t:1d9y;n74:1d9e-2t3q;389e:46d3;n7v:9d2;n82:9d3;naa:1dd1;nbk:46d6;nbz:1did;nbx:1dic;ncy:1dc1;ne1:1d72;nee:9d4;nel:9d5;38v5:46d7;38vs:46d8;nfy:9d6;ngf:9d7;38zo:46d9;cn0:46da;ngq:1def-3z;nh7:1dif;nhj:1d83;cnc:46db;nhq:9d8;nhw:1dig-2suw;394i:46de;394j:46dd;ni9:1d9p;cns:1djn;395l:395m-x7t;nj2:46dh;nj3:46di-1;396b:46dg;nk0:1dii;nka:1dih-2sv3;cop:vk3-hzl-2stx;cov:k83;cp2:46dn;nm3:46dm;39e1:1djp;nmv:1di5;nob:9d9;noi:9da;noz:9db;cra:46do;39r1:46dp;npw:nrj;nri:46dq;nsb:1dce;nt8:1d8b-2t5g;ntd:1dfv;nuy:1d8n;nv0:1dij-2sv9;nwb:1d9g;ctf:46dt;nxm:1dad;ny2:9dc;ny3:97x;ny4:1deg;ny6:1dfw;nyg:1dfy;nyh:1dfx;3a5i:46du;nyo:1dfz;nyu:1dg0-2sxv;nz1:1dg1;nz2:1deh;nz9:1dei;r6e:1dgh-2f;nzz:1d8c;3a8q:46dw;o0d:1dg2;o0e:1dg3;o0f:1dej-2szf;3a9x:46dx;o1a:1dbq;o1k:9dd;o1q:9de;o22:1dat;cvj:46e0;o2z:46dz;o4c:1d92;o5m:46e2;o5c:1dg4-2sxx;o5r:46e3;o6s:9df;o75:1dg5;3at8:46e4;o8h:1dik;o97:9dg-1403;o9o:99r;3b1j:46e5-1;oa6:46e7;oah:9dh;obk:1ddk;og0:1dg6-2f;d1e:46e8;3b8r:46e9;og6:46ea;d2f:46ec;og9:46eb;3beo:46ed;3bgw:1djq;oji:1dba;okg:1d8k;okz:9di;ol7:1dim;olu:1ddl;on2:1del;onm:46ee;onq:1ddv;oo8:46eg;d5s:46ef;oo3:46eh;oo7:1da3;ooo:9dj;oop:97z;3c06:46ej;oow:46ei;opc:1dcf;opu:1d9m;oq7:1d8v;or9:os6;orn:46ek;orf:1din;otc:1d8d;ou6:1d93;ouf:46em-7bi;ovo:1dau-5d-2h;ow2:46en;d8h:46el;ow9:1dg8;oxj:1d8w;oxt:1dg9;oxx:46eo;3cgq:468o;d9w:46ep;p4m:9dk;3ciw:46eq;p4u:1dip;3cjr:46er;p5d:9dl;p5e:97v-7;p5f:981;dax:46es;p6a:1dga;3cnt:46et;p6h:1dd2;p6i:46eu;p6t:1d73;3cqm:46ev;p6y:9dm;p79:46ew;p7e:1dbj;p8d:9dn-140z;pa2:46ex;pa9:9do-13ug;paa:989;pad:1dgb-2f-2sw8;pak:9dp;3d22:46ez;paq:9dq;3d43:46f0;pbn:9dr;pc6:1dbk;pcw:46f1;3d7s:3d7h-t7l;pdb:1dav;pdc:46f3;pdq:1d8l;pdr:9ds;pds:98a;pe1:9dt;pe3:1d8z;pf1:46ae;pf6:46f6;ded:46f5;deh:46af;ph8:pj5;phf:46f7;pj2:46f9;dfv:46f8;kdd:46ai;3dlz:46fb;3dmd:46fc;dhf:kdi;pnc:1d7q;pnn:9du;pns:1ddi;pnu:9dv;pnx:1dgc;po3:9dw;poc:9dx;poh:468j-6w;pok:46fg;pos:9dy;pp4:1dgt;pp7:9dz;ppb:9e0;dij:46fi;pri:9e1;prj:1da4;prm:9e2;prs:9e3;prt:98e-1-1-147x-1;psb:46fk;psh:46fj;pst:46fl;ptd:46fn;ptf:46fo;ptp:46fp;put:1d9w-2t5w;puu:46fq;3ebg:46fr;px2:1ddq;pxu:1dir;pyb:46fu;pwd:46ft;pwj:46fw;q0t:46fx;pxv:46g0;q15:1d8e;q16:46g1;q18:46g2;q1o:46g3;q1z:46fy;q27:1dis;q29:1d94;q53:1dgf-2szk;3eie:3eo6-rry;q0d:46fv;q4d:1d7c;q4p:1d9q;q6l:qbj;3emt:46g6;3eqz:46g5;q9a:1dax;q9d:46g8;q9f:46g9;q9o:1dc2;qae:46ga;dnv:46g7;qck:46gc;3f3g:46gd;qfh:1d7n;dp9:46ge;3f75:46gg;dpd:46gf;qgq:1ddc;qh2:1d85;dpn:46gi;qhe:1deo;qi5:1d7j;3ff6:46gh;qif:qip;qin:1d74;qj1:9e4;qj2:98h;qj4:46gj;qjg:1d86-2t8e;qjr:46gl;qjt:46gm;qjv:9e5;qll:46gn;qko:46go;qn6:46gq;qoe:46gp;qp4:46gs;qqz:46gt;qu9:46gw;qrd:1dit-2sxy;qrq:46gu;dsn:46gv;3g0a:46gb;qt6:1d75;qv5:46gx;dtl:46gy;qvz:1d7r;qww:9e6;qx8:9e7-13zt;qxs:46gz;qxv:9e8-3x2s;qxw:98i;r0i:1db4;3giv:46h1;r0v:1dd3;r13:46h2;r1a:46h3;r1d:1dd4;r20:1d76;r22:46h5;dv9:46h4;r2o:1dgg;r41:1diu;r50:1d7o;r5q:9e9;r5r:98k;r5s:98j;r5y:1div;r63:9ea-13zs;r7l:98l;3gz2:dxx-3sja;r82:9eb;r9c:9ec;rkw:98o;3h46:46h8;ram:rct;dyu:ra6;dz2:46h9;dzb:46ha;rds:46hb;re2:1d9r-1e;ren:1dix;rez:1diz;rf6:1da5;rfa:1d8h;rfx:1dj2-2sya;rg8:1deq-48;rge:1d99-9s;rgh:1dgi-2i;ri1:1dgj-2k;riw:1ddo;rk0:1d96;rk6:rkf;rka:1dj4-2sy9;rp3:9ed;rpi:9ee;rpk:1d6o;rpx:9ef-3x2z;rq4:rqb;rqw:9eg;3hrc:46hf;rrx:9eh;rvh:98p;rsb:46hg;rsx:46hh;rsy:1d8o;rt4:1d6r;rtf:1dgk;ruw:1dgl-2k;rvf:3b2s-veq;rxg:9ei;rxs:9ej;rxz:46hj;ry7:rye;3i6r:1djr;3i9b:46hk;rzn:9ek;s0b:46hm;rzw:46hn;s11:s1m;s1b:1d87;s1c:46ho;s5z:s63;s6j:9el;s7e:9em-13s4;sbq:98r;s7o:46hq;s8v:s9z;s9y:1daw;sa2:1dcn;sag:1dj6-2syl;saj:1ddz;sbm:1dal;sd7:9en;sda:46fh;sds:9eo-13v5;sdx:9ep;sdy:98s-1-147t;ijl:4681;sgz:1day;shk:1det-1u;sj6:1dj7;sjg:1dc3;3jki:46hs;3jl9:46ht;sjz:1d77;sk1:9eq;sk4:46hu;slq:sm6-klq-76;smp:46hv;sn1:1deu;3ju6:46hx;snl:46hw;snv:46hy;sp5:9er;sq2:1d7d;srd:1dj8;ss4:1dbr;ssm:9es;sss:9et-13yc;ssv:1da6;ssx:9eu-13s4;tc5:98w;svo:1dbl;svs:46hz;sxi:1dj9;t07:46i0;t08:46i1;sxo:46i2;t1g:1d8f;t3e:1daz;t65:t66;t89:46i3;t91:46i4;3ksa:46i5;tiw:98y;tj3:98z;tj4:9ew;tm0:990;tjf:46i6;ej9:46i7;tkd:1dae;tkn:46i8;3l2v:46i9;tng:9ex;tnh:98v-7;tny:1dc6;tor:1d8x;tot:1de1;tpx:1d95;tq0:1dcj;tq4:1dja;tqe:1dcs;tr7:1ddd;eli:46ia;trq:9ey;trr:trs-jk0-3b;trt:9ez;ts3:46ib;tsy:1dd6;tsz:1dgo-2n;tt4:9f0;tti:1dbm;ttj:1d8p;tur:46id;3ltx:46ie;tv6:1d88;tvs:1dbn;tw1:9f1;tw2:994;tw6:1dek-4s;3ly7:4658;twe:9f2;twi:9f3;3lzu:46if;twp:9f4;epa:46ig;epi:46ih;tzf:9f5;u06:995;tzv:1djd;u00:46ii;u0d:9f6;3mdm:46ij;u0j:9f7;u0v:1dgp-2p;u0x:9f8;u45:996;er6:46ik;u17:1djf-2sz7-1;u1k:1dbo;u21:46io;3mhi:46il;u2j:1dgq-2q;u3i:1dcg;u5k:9f9;u6m:997;3mpi:46ip;u6z:9fa;u72:998;u73:999-62;u74:99b;uar:99c;u76:46iq;u7j:1dey;u7w:1dez;eur:46ir;u94:1df0;u95:46is;uc6:9fc;uc9:9fd;ucn:46it;ucs:9fe;ui4:99e;ude:46iu;uep:1d7e;uf2:46iv;ui2:1daf;ujs:9ff;ez2:46iw;ul4:9fg;ulb:9fh;3nsg:46ix;umq:1djh-2szh;un9:9fi;unj:9fj;unm:9fk;unw:99g-65;uoq:9fm;uws:99h;upb:1d89;uv4:46iz;uvr:1dde;uzp:9fn;v0d:46j0;f66:46j1;v9e:v9f;v3b:46j3;f71:46j2;3owe:46j4;v5g:1df1;3oxx:46j6;f7c:46j5;v7e:1d8a;3p5a:46j7;v8e:1d7k;vat:9fo;vb3:9fp-13sr;3p8x:46j8;vbr:1dag;vbz:1ddf;vc5:9fq;vc6:99k;vcr:9fr-3x3i;3pg2:468f;vcz:9fs;vd0:99l;vd9:9ft;vda:1dah;f9y:46ja;vdd:9fu-lxk;hig:1dfe;veh:9fv-3x3g;vel:9fw;vem:46jc;vet:46jd;vf2:9fx;vf3:46je;vf7:9fy;vfa:46jf;vfk:9fz;vgb:9g0-3x3g;vgj:1djs;vgq:9g1;vgw:99o;vgy:9g2;vi7:99q;3pxc:46jh;vil:9g3-13w1;vix:99s;vim:1djt;vj0:9g4-13qr-1-cm;vj3:99v;vj4:9g5;2fw:2jg;5ay:5wo;5az:92m;5b9:5bb;5bd:m2;x5a:id-wmy;1hiy:nc;1jz6:1ue-6j;1jz7:1uf-6j;1jz8:1tz-74;20oj:g2a;2j22:2qrx;2j24:2qtf;2jei:2qnr;2jej:2qqq;2jek:2qlv;2jel:2qmm-1;2jem:2qmq;2jen:2qmr;2jfk:83j;2jg0:88l;2rps:6o4;2rpt:6oc;2s0l:7kn;2s0n:7kt;2sca:2qz8;3tbz:j7c;";
// ../packages/core/dist/bidi/displayed-characters.js
var attached$1 = classSet(BidiClass.NSM, BidiClass.BN);
/**
* The characters of a text from left to right. Marks and joiners stay behind the character that they stand on (UAX #9
* L3), since only together do they have a place in the display.
*/
function displayedCharacters(text, options) {
	const characters = [];
	eachDisplayed(text, options, (start, end, level) => {
		const codePoint = text.codePointAt(start) ?? 0;
		const glyph = glyphOf(text, start, end, level);
		characters.push({
			glyph,
			type: bidiClass(codePoint),
			isBracket: isPairedBracket(codePoint),
			start,
			end,
			level
		});
	});
	return characters;
}
/** What a reader sees of a text on one line. Texts with equal results are displayed the same. */
function displayedText(text, options) {
	let displayed = "";
	eachDisplayed(text, options, (start, end, level) => {
		displayed += glyphOf(text, start, end, level);
	});
	return displayed;
}
/** Calls back for every character with its marks, from left to right. */
function eachDisplayed(text, options, visit) {
	const { levels, order } = bidiLayout(text, options);
	const ends = clusterEnds(text);
	for (const start of order) {
		const end = ends[start] ?? 0;
		if (end > 0) visit(start, end, levels[start] ?? 0);
	}
}
function glyphOf(text, start, end, level) {
	if (level % 2 === 0) return text.slice(start, end);
	const base = String.fromCodePoint(text.codePointAt(start) ?? 0);
	return mirrorImage(base) + text.slice(start + base.length, end);
}
/** The end of every character with its marks, where it starts; elsewhere 0. */
function clusterEnds(text) {
	const ends = new Uint32Array(text.length);
	let start = 0;
	for (let offset = 0; offset < text.length;) {
		const codePoint = text.codePointAt(offset) ?? 0;
		if (!isIn(attached$1, bidiClass(codePoint))) start = offset;
		offset += codePoint > 65535 ? 2 : 1;
		ends[start] = offset;
	}
	return ends;
}
// ../packages/core/dist/bidi/skeleton.js
var prototypes;
/** The prototype of every character that has another than itself (UTS #39 §4). */
function readPrototypes() {
	const read = /* @__PURE__ */ new Map();
	for (const [, prototype = "", sources = ""] of confusableGroups.matchAll(/([^:;]+):([^;]+);/gu)) {
		const target = String.fromCodePoint(...prototype.split(",").map(fromBase36));
		let source = 0;
		for (const difference of sources.split("-")) {
			source += fromBase36(difference);
			read.set(String.fromCodePoint(source), target);
		}
	}
	return read;
}
function fromBase36(digits) {
	return Number.parseInt(digits, 36);
}
/** Texts that look alike have the same skeleton (UTS #39 §4), as `paypal` and `раураl` do. It is not meant for display. */
function skeleton(text) {
	prototypes ??= readPrototypes();
	let mapped = "";
	for (const character of text.normalize("NFD").replace(/\p{Default_Ignorable_Code_Point}/gu, "")) mapped += prototypes.get(character) ?? character;
	return mapped.normalize("NFD");
}
// ../packages/core/dist/grammar/code-points.js
var afterLastCodePoint = 1114112;
/** The set of the given ranges, in any order. */
function codePoints(...ranges) {
	const changes = [];
	for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
		const end = changes.at(-1) ?? -1;
		if (end < first) changes.push(first, last + 1);
		else changes[changes.length - 1] = Math.max(end, last + 1);
	}
	return changes;
}
/** The set of the characters of `text`. */
function characters(text) {
	return codePoints(...Array.from(text, (character) => {
		const codePoint = character.codePointAt(0) ?? 0;
		return [codePoint, codePoint];
	}));
}
function union$1(first, ...rest) {
	return rest.reduce((a, b) => inAtLeast(1, a, b), first);
}
function intersection(a, b) {
	return inAtLeast(2, a, b);
}
/** The code points of `a` that are not in `b`. */
function difference(a, b) {
	return inAtLeast(2, a, complement(b));
}
/** Every code point that is not in `set`. */
function complement(set) {
	const changes = set.filter((change) => change !== 0 && change !== afterLastCodePoint);
	if (!includes(set, 0)) changes.unshift(0);
	if (changes.length % 2 === 1) changes.push(afterLastCodePoint);
	return changes;
}
function includes(set, codePoint) {
	let inside = false;
	for (const change of set) {
		if (codePoint < change) break;
		inside = !inside;
	}
	return inside;
}
/** What is in one of two sets at least, or in both; their lists are walked side by side. */
function inAtLeast(sets, a, b) {
	const changes = [];
	let passedOfA = 0;
	let passedOfB = 0;
	while (passedOfA < a.length || passedOfB < b.length) {
		const nextOfA = a[passedOfA] ?? Infinity;
		const nextOfB = b[passedOfB] ?? Infinity;
		if (nextOfA <= nextOfB) passedOfA += 1;
		if (nextOfB <= nextOfA) passedOfB += 1;
		if (passedOfA % 2 + passedOfB % 2 >= sets !== (changes.length % 2 === 1)) changes.push(Math.min(nextOfA, nextOfB));
	}
	return changes;
}
// ../packages/core/dist/grammar/abnf.js
/**
* The rules of RFC 3987 §2.2 that admit single characters, as sets of code points. The tables of the scan are derived
* from these declarations, with what is noted of some characters in `trait-ranges.ts`. Rules that are sequences stand in the `match-…` files.
*
* Where a rule admits `pct-encoded`, its set holds the percent sign; that two hexadecimal digits follow is for the
* scan to see.
*/
/** `ALPHA = %x41-5A / %x61-7A` — RFC 5234 appendix B.1 */
var alpha = codePoints([65, 90], [97, 122]);
/** `DIGIT = %x30-39` — RFC 5234 appendix B.1 */
var digit = codePoints([48, 57]);
/** `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"` — RFC 5234 appendix B.1; a literal is read in either case (§2.3) */
var hexdig = union$1(digit, codePoints([65, 70], [97, 102]));
/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` — RFC 3986 §3.1; the set of all its characters */
var scheme$2 = union$1(alpha, digit, characters("+-."));
/** `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` — RFC 3986 §2.3 */
var unreserved = union$1(alpha, digit, characters("-._~"));
/** `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` — RFC 3986 §2.2 */
var genDelims = characters(":/?#[]@");
/** `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` — RFC 3986 §2.2 */
var subDelims = characters("!$&'()*+,;=");
/** `reserved = gen-delims / sub-delims` — RFC 3986 §2.2 */
var reserved = union$1(genDelims, subDelims);
/** `pct-encoded = "%" HEXDIG HEXDIG` — RFC 3986 §2.1; the set of its first character */
var pctEncoded = characters("%");
/**
* `ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD / %x40000-4FFFD /
* %x50000-5FFFD / %x60000-6FFFD / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD / %xA0000-AFFFD / %xB0000-BFFFD /
* %xC0000-CFFFD / %xD0000-DFFFD / %xE1000-EFFFD` — RFC 3987 §2.2
*/
var ucschar = codePoints([160, 55295], [63744, 64975], [65008, 65519], [65536, 131069], [131072, 196605], [196608, 262141], [262144, 327677], [327680, 393213], [393216, 458749], [458752, 524285], [524288, 589821], [589824, 655357], [655360, 720893], [720896, 786429], [786432, 851965], [851968, 917501], [921600, 983037]);
/** `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` — RFC 3987 §2.2 */
var iprivate = codePoints([57344, 63743], [983040, 1048573], [1048576, 1114109]);
/** `iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar` — RFC 3987 §2.2 */
var iunreserved = union$1(unreserved, ucschar);
/** `iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )` — RFC 3987 §2.2 */
var iuserinfo = union$1(iunreserved, pctEncoded, subDelims, characters(":"));
/** `ireg-name = *( iunreserved / pct-encoded / sub-delims )` — RFC 3987 §2.2 */
var iregName = union$1(iunreserved, pctEncoded, subDelims);
/** `ipchar = iunreserved / pct-encoded / sub-delims / ":" / "@"` — RFC 3987 §2.2 */
var ipchar = union$1(iunreserved, pctEncoded, subDelims, characters(":@"));
/** `ipath-abempty = *( "/" isegment )`, `isegment = *ipchar` — RFC 3987 §2.2; the set of the characters of any path */
var ipath = union$1(ipchar, characters("/"));
/** `iquery = *( ipchar / iprivate / "/" / "?" )` — RFC 3987 §2.2 */
var iquery = union$1(ipchar, iprivate, characters("/?"));
/** `ifragment = *( ipchar / "/" / "?" )` — RFC 3987 §2.2 */
var ifragment = union$1(ipchar, characters("/?"));
/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` — RFC 3986 §3.2.2; the set of what follows the dot */
var ipvFutureAddress = union$1(unreserved, subDelims, characters(":"));
// ../packages/core/dist/profiles/rfc3987.js
/** RFC 3987 §2.2 as it stands. */
var rfc3987$1 = {
	iuserinfo,
	iregName,
	ipath,
	iquery,
	ifragment
};
// ../packages/core/dist/grammar/ordinary-pattern.js
var bmp = codePoints([0, 65535]);
var percentSign = 37;
/** What keeps a reference without a scheme from being read as one with it (RFC 3986 §4.2). */
var noColon = "(?![^/?#]*:)";
/** How a rule of RFC 3987 §2.2 begins; in the last there is a group that never takes part, so that all have the same groups. */
function beginningOf(production, open) {
	const schemeAndColon = `${open}${one(alpha)}${one(scheme$2)}*):`;
	switch (production) {
		case "IRI":
		case "absolute-IRI": return schemeAndColon;
		case "IRI-reference": return `(?:${schemeAndColon}|${noColon})`;
		case "irelative-ref": return `${open})??${noColon}`;
	}
}
/** In UTF-16 code units. For each triplet the engine keeps a way back, and has room for some millions of them. */
var longestOrdinary = 2 ** 20;
/**
* A rule of RFC 3987 §2.2 as a regular expression for ordinary identifiers, as nearly all are: the authority has neither
* userinfo nor an IP-literal, and all characters are in the BMP. Every text that matches conforms.
*
* It answers in half of the time that a scan needs: the engine makes a program of it, which finds out once how a string
* is stored, and not at every character.
*/
function ordinaryPattern(rules, production) {
	return new RegExp(sourceOf(rules, production, "(?:"));
}
/**
* The same with groups: the scheme, the registered name, the port, the path behind an authority, that without one, the
* query and the fragment. A path behind an authority that is empty has no group.
*/
function componentsPattern(rules, production) {
	return new RegExp(sourceOf(rules, production, "("));
}
/** Matches, from `lastIndex` 0, as much of such an identifier as stands before its first character outside ASCII. */
function ordinaryAsciiBeginning(rules, production) {
	return new RegExp(`(?=${sourceOf(rules, production, "(?:")})[\\0-\\x7F]*`, "y");
}
function sourceOf({ iregName, ipath, iquery, ifragment }, production, open) {
	const path = many(ipath);
	const hierPart = `(?://${open}${many(iregName)})(?::${open}${one(digit)}*))?${open}/${path})?|(?!//)${open}${path}))`;
	const query = `(?:\\?${open}${many(iquery)}))?`;
	const fragment = production === "absolute-IRI" ? `${open})??` : `(?:#${open}${many(ifragment)}))?`;
	return `^${beginningOf(production, open)}${hierPart}${query}${fragment}$`;
}
/** Any number of characters of the set and, if the percent sign is one of them, of triplets. */
function many(set) {
	const run = `${one(difference(set, pctEncoded))}*`;
	return includes(set, percentSign) ? `${run}(?:%${one(hexdig)}{2}${run})*` : run;
}
/** One character of the BMP in the set. */
function one(set) {
	const changes = intersection(set, bmp);
	return `[${changes.flatMap((first, index) => index % 2 === 0 ? [`${escaped(first)}-${escaped((changes[index + 1] ?? 0) - 1)}`] : []).join("")}]`;
}
function escaped(unit) {
	return `\\u${unit.toString(16).padStart(4, "0")}`;
}
// ../packages/core/dist/grammar/ordinary.js
var iri = patternsFor("IRI");
var iriReference = patternsFor("IRI-reference");
var absoluteIri = patternsFor("absolute-IRI");
var irelativeRef = patternsFor("irelative-ref");
function patternsFor(production) {
	return {
		whole: ordinaryPattern(rfc3987$1, production),
		components: componentsPattern(rfc3987$1, production)
	};
}
/** Whether the text is an ordinary identifier that matches the rule of RFC 3987. `false` leaves the text to the scan. */
function isOrdinary(text, production) {
	requireText(text);
	return text.length <= longestOrdinary && patternsOf(production).whole.test(text);
}
/** The groups of `componentsPattern` where `isOrdinary` is true, else `null`. */
function matchOrdinary(text, production) {
	requireText(text);
	return text.length <= longestOrdinary ? patternsOf(production).components.exec(text) : null;
}
function patternsOf(production) {
	switch (production) {
		case "IRI": return iri;
		case "IRI-reference": return iriReference;
		case "absolute-IRI": return absoluteIri;
		case "irelative-ref": return irelativeRef;
	}
}
// ../packages/core/dist/profiles/character-rules.js
/** The same rules with every set changed in the same way. */
function changeEach(rules, change) {
	return {
		iuserinfo: change(rules.iuserinfo),
		iregName: change(rules.iregName),
		ipath: change(rules.ipath),
		iquery: change(rules.iquery),
		ifragment: change(rules.ifragment)
	};
}
// ../packages/core/dist/profiles/leiri.js
/**
* `leiri-ucschar = " " / "<" / ">" / DQUOTE / "{" / "}" / "|" / "\" / "^" / "`" / %x0-1F / %x7F-D7FF / %xE000-FFFD /
* %x10000-10FFFF` — 3987bis §6.1
*
* Differs from §6.1: the printed rule has an apostrophe for the quotation mark, which §6.3 names by its number, and
* `%xE000-FFFF`, although §6.3 keeps U+FFFE and U+FFFF out.
*/
var leiriUcschar = union$1(characters(" <>\"{}|\\^`"), codePoints([0, 31], [127, 55295], [57344, 65533], [65536, 1114111]));
/**
* 3987bis §6.1: the grammar of IRI-reference with `ucschar` replaced by `leiri-ucschar`.
*
* Differs from §6.1: the rules that are changed are those of RFC 3987, so that every IRI is a Legacy Extended IRI;
* 3987bis would leave out an IRI whose host has percent-encoding.
*/
var leiri = changeEach(rfc3987$1, (set) => union$1(set, leiriUcschar));
// ../packages/core/dist/profiles/rfc3987bis.js
/** The part of `iprivate` that RFC 3987 does not have: `%xE0000-E0FFF`, the tags — 3987bis §2.2 */
var tags$1 = codePoints([917504, 921599]);
union$1(iprivate, tags$1);
/** 3987bis §2.2: tags may stand in the query, and `ireg-name = *( iunreserved / sub-delims )`. */
var rfc3987bis$1 = {
	...rfc3987$1,
	iregName: difference(iregName, pctEncoded),
	iquery: union$1(iquery, tags$1)
};
// ../packages/core/dist/grammar/trait-ranges.js
/**
* Supersets of Unicode properties, by whole ranges, so that the scan needs no property data. Above U+FFFF each range
* is a whole number of rows of 1,024 code points, which share one high surrogate, or the end of a plane.
*/
/** U+061C, U+200E, U+200F, U+202A–U+202E and U+2066–U+2069: Bidi_Control — UAX #9 §2 */
var bidiControls = codePoints([1564, 1564], [8206, 8207], [8234, 8238], [8294, 8297]);
/** Holds every code point of Bidi_Class R, AL or AN, assigned or not: the blocks whose default is right-to-left, and U+200F. */
var mayBeRightToLeft$1 = codePoints([1424, 2303], [8207, 8207], [64285, 65023], [65136, 65279], [67584, 69631], [124928, 126975]);
/** Holds every code point of General_Category M. */
var mayBeCombiningMark = codePoints([768, 879], [1155, 1161], [1424, 4255], [4957, 4959], [5888, 7679], [8400, 8447], [11503, 11505], [11647, 11647], [11744, 11775], [12330, 12335], [12441, 12442], [42607, 42737], [43010, 44013], [64286, 64286], [65024, 65039], [65056, 65071], [65536, 126975], [917504, 921599]);
/** What looks like one of the delimiters `. / : ? # @`, of the characters that people write or that attackers use. */
var delimiterLookalikes = characters("․⁄∕⧸。＃．／：？＠");
/**
* Holds, outside ASCII, every control, Default_Ignorable_Code_Point, White_Space, private-use, special (U+FFF0–U+FFFF)
* and noncharacter code point, and the braille blank. The scan adds lone surrogates and the ends of the planes.
*/
var suspectOutsideAscii = codePoints([128, 160], [173, 173], [847, 847], [1564, 1564], [4447, 4448], [5760, 5760], [6068, 6069], [6155, 6159], [8192, 8207], [8232, 8239], [8287, 8303], [10240, 10240], [12288, 12288], [12644, 12644], [57344, 63743], [64976, 65007], [65024, 65039], [65279, 65279], [65440, 65440], [65520, 65535], [113664, 114687], [118784, 119807], [917504, 921599], [983040, 1114111]);
// ../packages/core/dist/grammar/traits.js
/**
* What one scan learns of a text besides the offsets, as bits. A check names the bits without which it can find
* nothing, and is not called when none of them is set. `rightToLeft`, `suspectNonAscii` and `combiningMark` are set
* by whole ranges (`trait-ranges.ts`): they may be set for a text without such a character, never clear for one with it.
*/
var traits = {
	/** A `%`, whether or not two hexadecimal digits follow. */
	percent: 1,
	/** `[` or `]`. */
	bracket: 2,
	asciiUppercase: 4,
	/** Space, C0, DEL, and the ASCII characters that no rule of the grammar holds: `< > " { } | \ ^` and back quote. */
	excludedAscii: 8,
	nonAscii: 16,
	/** Outside ASCII: controls, default-ignorable, space-like, private-use, special, unpaired or noncharacter code points. */
	suspectNonAscii: 32,
	/** A character of Bidi_Class R, AL or AN, or a neighbor of such characters. */
	rightToLeft: 64,
	/** One of the twelve bidi formatting and isolate characters. */
	bidiControl: 128,
	/** A character of General_Category M, or a neighbor of such characters. */
	combiningMark: 256,
	/** The text does not match IRI-reference in the scan's profile. */
	nonconforming: 512,
	/** Characters before the first colon, well-formed or not. */
	scheme: 1024,
	noScheme: 2048,
	authority: 4096,
	userinfo: 8192,
	port: 16384,
	query: 32768,
	fragment: 65536,
	asciiUppercaseInScheme: 1 << 17,
	asciiUppercaseInAuthority: 1 << 18,
	nonAsciiInAuthority: 1 << 19,
	percentInAuthority: 1 << 20,
	/** A path segment that starts with a dot. */
	dotSegment: 1 << 21,
	/** A well-formed scheme other than `http` and `https`, which most texts have. */
	otherScheme: 1 << 22,
	/** A character outside ASCII that looks like one of the delimiters `. / : ? # @`. */
	delimiterLookalike: 1 << 26,
	/** Where checks run: a registered name that is not plainly a host of the DNS, so that it has to be looked at. */
	unusualHost: 1 << 23,
	/** Where checks run: no authority, with a scheme or without. */
	noAuthority: 1 << 24,
	/** Where checks run: the place tells of markup for the display. */
	bidiMarkup: 1 << 25,
	/** Where checks run: a place that may hold a name, to be compared with others character by character. */
	nameInPlace: 1 << 27,
	/** Where checks run: right-to-left characters that stand otherwise than those of most titles (`plain-right-to-left.ts`). */
	unplainRightToLeft: 1 << 28,
	/** Where checks run: a combining mark at the start or after a delimiter. */
	markAfterDelimiter: 1 << 29,
	/** Where checks run: ends with a mark of punctuation that often follows an identifier in a text. */
	punctuationAtEnd: 1 << 30,
	/** Where checks run: behind an authority, what may be a second address, the rest of the host, or a query without its `?`. */
	unusualPath: 1 << 31
};
// ../packages/core/dist/grammar/character-classes.js
/**
* What the class table says of a code unit besides the traits that hold for single characters. These bits live in the
* table and in the scan's loops only, where they share their positions with the traits of whole texts.
*/
var classes = {
	notOfScheme: 512,
	slash: 1024,
	questionMark: 2048,
	numberSign: 4096,
	commercialAt: 8192,
	colon: 16384,
	fullStop: 32768,
	ucschar: 65536,
	iprivate: 1 << 17,
	tag: 1 << 18,
	/** Outside ASCII, in no rule of an IRI, and yet in `leiri-ucschar`: C1, noncharacters, U+FFF0–U+FFFD. */
	leiriOnly: 1 << 19,
	/** In no rule of any profile: U+FFFE, U+FFFF; and what the scan finds so, lone surrogates and malformed triplets. */
	nowhere: 1 << 20,
	/** Half of a character. The scan has to see whether the other half is there. */
	surrogate: 1 << 22
};
/** The traits that the class table says of single characters. */
var traitsOfCharacters = traits.percent | traits.bracket | traits.asciiUppercase | traits.excludedAscii | traits.nonAscii | traits.suspectNonAscii | traits.rightToLeft | traits.bidiControl | traits.combiningMark | traits.delimiterLookalike;
var ascii$1 = codePoints([0, 127]);
var surrogates = codePoints([55296, 57343]);
var admitted = union$1(unreserved, reserved, pctEncoded, ucschar, iprivate, tags$1, leiriUcschar);
/** The classes by which the grammar tells characters apart; a character of none of them is admitted in every component. */
var grammarClasses = [
	[classes.slash, characters("/")],
	[classes.questionMark, characters("?")],
	[classes.numberSign, characters("#")],
	[classes.commercialAt, characters("@")],
	[classes.colon, characters(":")],
	[traits.bracket, characters("[]")],
	[traits.percent, pctEncoded],
	[traits.excludedAscii, difference(ascii$1, union$1(unreserved, reserved, pctEncoded))],
	[classes.ucschar, ucschar],
	[classes.iprivate, iprivate],
	[classes.tag, tags$1],
	[classes.leiriOnly, difference(leiriUcschar, union$1(ascii$1, ucschar, iprivate, tags$1))],
	[classes.nowhere, difference(complement(admitted), surrogates)]
];
/** Every class, those of the grammar first. */
var characterClasses = [
	...grammarClasses,
	[classes.surrogate, surrogates],
	[classes.notOfScheme, complement(scheme$2)],
	[classes.fullStop, characters(".")],
	[traits.asciiUppercase, codePoints([65, 90])],
	[traits.nonAscii, complement(ascii$1)],
	[traits.suspectNonAscii, suspectOutsideAscii],
	[traits.rightToLeft, mayBeRightToLeft$1],
	[traits.bidiControl, bidiControls],
	[traits.combiningMark, mayBeCombiningMark],
	[traits.delimiterLookalike, delimiterLookalikes]
];
/**
* The classes whose characters a component does not admit, as one mask. Any member speaks for its class, since no
* component of any profile admits a part of a class only.
*/
function classesOutside(set) {
	let mask = 0;
	for (const [bit, [member = 0]] of grammarClasses) if (!includes(set, member)) mask |= bit;
	return mask;
}
// ../packages/core/dist/profiles/rfc3986.js
var ascii = codePoints([0, 127]);
/** RFC 3986 appendix A: the grammar of RFC 3987 without the characters that it added, all of them outside ASCII. */
var rfc3986$1 = changeEach(rfc3987$1, (set) => intersection(set, ascii));
// ../packages/core/dist/profiles/profiles.js
/** The grammars by name. */
var profiles = {
	rfc3987: rfc3987$1,
	rfc3987bis: rfc3987bis$1,
	rfc3986: rfc3986$1,
	leiri
};
// ../packages/core/dist/grammar/component-masks.js
/** The component masks of each profile. */
var componentMasks = {
	rfc3987: masksOf(profiles.rfc3987),
	rfc3987bis: masksOf(profiles.rfc3987bis),
	rfc3986: masksOf(profiles.rfc3986),
	leiri: masksOf(profiles.leiri)
};
function masksOf(rules) {
	return {
		iuserinfo: classesOutside(rules.iuserinfo),
		iregName: classesOutside(rules.iregName),
		ipath: classesOutside(rules.ipath),
		iquery: classesOutside(rules.iquery),
		ifragment: classesOutside(rules.ifragment)
	};
}
// ../packages/core/dist/grammar/match-ipv4address.js
/** Whether all from `start` to `end` is an `IPv4address`. Most hosts are none, as their last character tells. */
function isIpv4address(text, start, end) {
	const last = start === end ? 0 : unitAt(text, end - 1);
	return last >= 48 && last <= 57 && matchIpv4address(text, start, end) === end;
}
/**
* Matches `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (RFC 3986 §3.2.2) at `start` and returns
* the offset after it, or -1. `matchIpv4address("10.0.0.1", 0, 8)` is 8.
*/
function matchIpv4address(text, start, end) {
	let offset = matchDecOctet(text, start, end);
	for (let octet = 2; octet <= 4; octet++) {
		if (offset === -1 || offset >= end || unitAt(text, offset) !== 46) return -1;
		offset = matchDecOctet(text, offset + 1, end);
	}
	return offset;
}
/**
* `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35` — RFC 3986 §3.2.2.
* A digit that would lead on to a number with a leading zero or above 255 is left alone.
*/
function matchDecOctet(text, start, end) {
	let offset = start;
	let value = 0;
	while (offset < end && offset < start + 3) {
		const digit = unitAt(text, offset) - 48;
		if (digit < 0 || digit > 9) break;
		if (offset > start && (value === 0 || value * 10 + digit > 255)) break;
		value = value * 10 + digit;
		offset += 1;
	}
	return offset === start ? -1 : offset;
}
// ../packages/core/dist/grammar/hex-digit.js
/** `HEXDIG`, in either case; by comparison and not by the set of `abnf.ts`, since long runs of triplets come by here. */
function isHexDigit(codePoint) {
	const lowercase = codePoint | 32;
	return codePoint >= 48 && codePoint <= 57 || lowercase >= 97 && lowercase <= 102;
}
// ../packages/core/dist/grammar/match-h16.js
/** Matches `h16 = 1*4HEXDIG` (RFC 3986 §3.2.2) at `start` and returns the offset after it, or -1. */
function matchH16(text, start, end) {
	let offset = start;
	while (offset < end && offset < start + 4 && isHexDigit(unitAt(text, offset))) offset += 1;
	return offset === start ? -1 : offset;
}
// ../packages/core/dist/grammar/match-ipv6address.js
/**
* Matches the longest `IPv6address` (RFC 3986 §3.2.2) at `start`, without brackets, and returns the offset after it,
* or -1. `matchIpv6address("::1]", 0, 4)` is 3.
*
* The nine alternatives of the rule come to this: eight groups of 16 bits, or at most seven and one `::`, where an
* IPv4address at the end counts as two.
*/
function matchIpv6address(text, start, end) {
	let elided = text.startsWith("::", start) && start + 2 <= end;
	let offset = elided ? start + 2 : start;
	let matched = elided ? offset : -1;
	let groups = 0;
	for (;;) {
		const limit = elided ? 7 : 8;
		const ipv4end = elided || groups === 6 ? matchIpv4address(text, offset, end) : -1;
		if (ipv4end !== -1 && groups + 2 <= limit) return ipv4end;
		const groupEnd = matchH16(text, offset, end);
		if (groupEnd === -1 || groups === limit) return matched;
		groups += 1;
		offset = groupEnd;
		if (elided || groups === 8) matched = offset;
		if (offset >= end || text[offset] !== ":") return matched;
		offset += 1;
		if (elided || groups === 8 || offset >= end || text[offset] !== ":") continue;
		elided = true;
		offset += 1;
		matched = offset;
	}
}
// ../packages/core/dist/grammar/match-ipv-future.js
/**
* Matches `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986 §3.2.2) at `start`, without
* brackets, and returns the offset after it, or -1. The `v` is read in either case (RFC 3986 §6.2.2.1).
*/
function matchIpvFuture(text, start, end) {
	if (start >= end || text[start] !== "v" && text[start] !== "V") return -1;
	let offset = start + 1;
	while (offset < end && isHexDigit(unitAt(text, offset))) offset += 1;
	if (offset === start + 1 || offset >= end || text[offset] !== ".") return -1;
	const address = offset + 1;
	offset = address;
	while (offset < end && includes(ipvFutureAddress, unitAt(text, offset))) offset += 1;
	return offset === address ? -1 : offset;
}
// ../packages/core/dist/text/surrogate.js
/** Whether a code point, or a code unit, is a surrogate: half a character of UTF-16, which has no UTF-8 form of its own. */
function isSurrogate(codePoint) {
	return codePoint >= 55296 && codePoint <= 57343;
}
function isHighSurrogate(unit) {
	return (unit & 64512) === 55296;
}
function isLowSurrogate(unit) {
	return (unit & 64512) === 56320;
}
// ../packages/core/dist/grammar/class-table.js
var firstHighSurrogate = 55296;
var firstSupplementary = 65536;
/** How many characters share one high surrogate. */
var row = 1024;
/**
* The classes of every UTF-16 code unit, as bits. A high surrogate has the classes of the 1,024 characters that begin
* with it: every set is a whole number of such rows, but for the noncharacters at the end of each plane.
*/
var classTable = classesOfUnits();
function classesOfUnits() {
	const table = new Int32Array(firstSupplementary);
	const changes = classChanges();
	const boundaries = [...changes.keys()].sort((a, b) => a - b);
	let bits = 0;
	for (const [index, first] of boundaries.entries()) {
		const end = boundaries[index + 1] ?? first;
		bits ^= changes.get(first) ?? 0;
		if (end <= firstSupplementary) table.fill(bits, first, end);
		else table.fill(bits | classes.surrogate, highSurrogateFrom(first), highSurrogateFrom(end));
	}
	return table;
}
/** The classes that begin or end at a code point. */
function classChanges() {
	const changes = /* @__PURE__ */ new Map([[firstSupplementary, 0]]);
	for (const [bit, set] of characterClasses) for (const codePoint of set) changes.set(codePoint, (changes.get(codePoint) ?? 0) ^ bit);
	return changes;
}
/** The first high surrogate whose row begins at or after the code point. */
function highSurrogateFrom(codePoint) {
	return firstHighSurrogate + Math.ceil((codePoint - firstSupplementary) / row);
}
// ../packages/core/dist/grammar/pct-encoded.js
/**
* Whether `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986 §2.1) stands at `offset` and ends at or before `end`.
* `isPctEncodedAt("a%C3", 1)` is true.
*/
function isPctEncodedAt(text, offset, end = text.length) {
	return offset + 2 < end && unitAt(text, offset) === 37 && isHexDigit(unitAt(text, offset + 1)) && isHexDigit(unitAt(text, offset + 2));
}
// ../packages/core/dist/grammar/scan-component.js
var { charCodeAt: charCodeAt$1 } = String.prototype;
var table$1 = classTable;
var { fullStop: fullStop$1, leiriOnly, nowhere, slash: slash$1, surrogate } = classes;
var { percent, suspectNonAscii } = traits;
/** Moves the bit of a slash to that of a full stop. */
var toFullStop = Math.clz32(slash$1) - Math.clz32(fullStop$1);
/** Characters that the table alone cannot judge: they stand right or wrong by their neighbors. */
var sequences = percent | surrogate;
/**
* Reads from `start` up to the first character of the classes `delimiters`, or to `end`, and returns the offset
* reached. The classes of the characters before it are left in `scan.seen`, and in `scan.dotted` whether one of them
* is a full stop after a slash or at the start.
*/
function scanComponent(text, start, end, delimiters, scan) {
	const stops = delimiters | sequences;
	let offset = start;
	let seen = 0;
	let dotted = 0;
	let before = slash$1;
	for (;;) {
		let bits = 0;
		for (; offset < end; offset++) {
			bits = table$1[charCodeAt$1.call(text, offset)] ?? 0;
			if ((bits & stops) !== 0) break;
			seen |= bits;
			dotted |= before << toFullStop & bits;
			before = bits;
		}
		if (offset === end || (bits & delimiters) !== 0) break;
		seen |= bits | classesOfSequence(text, start, offset, end);
		before = bits;
		offset += 1;
	}
	scan.seen = seen;
	scan.dotted = (dotted & fullStop$1) !== 0;
	return offset;
}
/** What the percent sign or surrogate at `offset` has beyond its classes in the table. */
function classesOfSequence(text, start, offset, end) {
	const unit = charCodeAt$1.call(text, offset);
	if (unit === 37) return isPctEncodedAt(text, offset, end) ? 0 : nowhere;
	if (isLowSurrogate(unit)) return offset > start && isHighSurrogate(charCodeAt$1.call(text, offset - 1)) ? 0 : nowhere | suspectNonAscii;
	const low = offset + 1 < end ? charCodeAt$1.call(text, offset + 1) : 0;
	if (!isLowSurrogate(low)) return nowhere | suspectNonAscii;
	return (unit & 63) === 63 && low >= 57342 ? leiriOnly | suspectNonAscii : 0;
}
// ../packages/core/dist/grammar/scan-authority.js
var authorityEnd = classes.slash | classes.questionMark | classes.numberSign;
var insideAuthority = classes.commercialAt | classes.colon | traits.bracket;
var authorityTraits = traits.asciiUppercase | traits.nonAscii | traits.percent;
var { authority: authority$1, nonconforming: nonconforming$3 } = traits;
/**
* Reads `iauthority = [ iuserinfo "@" ] ihost [ ":" port ]` (RFC 3987 §2.2), notes its traits and verdict in the scan,
* leaves its classes in `scan.seen` and returns the offset after it.
*
* Any text is split. The userinfo ends at the last `@`. A host that begins with `[` goes on to the first `]`, and if
* something other than a port follows, to the next colon; if there is no `]`, to the end. Any other host ends at the
* first colon. A host with a bracket is `malformed` unless it is an IP-literal from its first to its last character.
*/
function scanAuthority(text, start, end, masks, scan) {
	const offset = scanComponent(text, start, end, authorityEnd, scan);
	const seen = scan.seen;
	scan.authorityStart = start;
	scan.hostStart = start;
	scan.hostEnd = offset;
	scan.traits |= traitsOfAuthority(seen);
	if ((seen & insideAuthority) !== 0) scanParts(text, offset, masks, scan);
	else judgeRegName(text, masks, scan);
	scan.seen = seen;
	return offset;
}
function traitsOfAuthority(seen) {
	let found = authority$1;
	if ((seen & authorityTraits) === 0) return found;
	if ((seen & traits.asciiUppercase) !== 0) found |= traits.asciiUppercaseInAuthority;
	if ((seen & traits.nonAscii) !== 0) found |= traits.nonAsciiInAuthority;
	if ((seen & traits.percent) !== 0) found |= traits.percentInAuthority;
	return found;
}
/** Splits an authority that has more than a registered name or an IPv4address. */
function scanParts(text, end, masks, scan) {
	const at = lastCommercialAt(text, scan.authorityStart, end);
	if (at !== -1) {
		scan.userinfoEnd = at;
		scan.hostStart = at + 1;
		scan.traits |= traits.userinfo;
		scanComponent(text, scan.authorityStart, at, 0, scan);
		if ((scan.seen & masks.iuserinfo) !== 0) scan.traits |= nonconforming$3;
	}
	scan.hostEnd = hostEnd(text, scan.hostStart, end);
	if (scan.hostEnd < end) {
		scan.portStart = scan.hostEnd + 1;
		scan.traits |= traits.port;
		if (!isPort(text, scan.portStart, end)) scan.traits |= nonconforming$3;
	}
	scanComponent(text, scan.hostStart, scan.hostEnd, 0, scan);
	if ((scan.seen & traits.bracket) === 0) judgeRegName(text, masks, scan);
	else judgeIpLiteral(text, scan);
}
function lastCommercialAt(text, start, end) {
	for (let offset = end - 1; offset >= start; offset--) if (unitAt(text, offset) === 64) return offset;
	return -1;
}
function hostEnd(text, start, end) {
	return firstOf(":", text, start < end && text[start] === "[" ? firstOf("]", text, start, end) : start, end);
}
/** The offset of the first `character`, or `end`. */
function firstOf(character, text, start, end) {
	let offset = start;
	while (offset < end && text[offset] !== character) offset += 1;
	return offset;
}
/** `port = *DIGIT` — RFC 3986 §3.2.3 */
function isPort(text, start, end) {
	for (let offset = start; offset < end; offset++) if (!isDigit(unitAt(text, offset))) return false;
	return true;
}
function isDigit(unit) {
	return unit >= 48 && unit <= 57;
}
/** Takes the host, whose classes are in `scan.seen`, as `IPv4address / ireg-name`; the first alternative wins (RFC 3986 §3.2.2). */
function judgeRegName(text, masks, scan) {
	if ((scan.seen & masks.iregName) !== 0) scan.traits |= nonconforming$3;
	if (isIpv4address(text, scan.hostStart, scan.hostEnd)) scan.hostKind = "ipv4address";
}
/** Takes the host as `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` — RFC 3986 §3.2.2 */
function judgeIpLiteral(text, scan) {
	const first = scan.hostStart + 1;
	const last = scan.hostEnd - 1;
	scan.hostKind = "malformed";
	if (text[scan.hostStart] === "[" && first <= last && text[last] === "]") {
		if (matchIpv6address(text, first, last) === last) scan.hostKind = "ipv6address";
		else if (matchIpvFuture(text, first, last) === last) scan.hostKind = "ipvFuture";
	}
	if (scan.hostKind === "malformed") scan.traits |= nonconforming$3;
}
// ../packages/core/dist/grammar/scan-path.js
var { dotSegment } = traits;
var delimiters$2 = classes.questionMark | classes.numberSign;
/** Reads a path and returns the offset after it; leaves its classes in `scan.seen`, and notes a dot segment. */
function scanPath(text, start, end, scan) {
	const offset = scanComponent(text, start, end, delimiters$2, scan);
	if (scan.dotted) scan.traits |= dotSegment;
	scan.pathStart = start;
	scan.pathEnd = offset;
	return offset;
}
// ../packages/core/dist/grammar/scan-record.js
/** A record for `scanIri` to fill, again and again. */
function createScan() {
	return {
		start: 0,
		end: 0,
		schemeEnd: -1,
		schemeWellFormed: false,
		authorityStart: -1,
		userinfoEnd: -1,
		hostStart: -1,
		hostEnd: -1,
		hostKind: "iregName",
		portStart: -1,
		pathStart: 0,
		pathEnd: 0,
		queryStart: -1,
		queryEnd: -1,
		fragmentStart: -1,
		traits: 0,
		seen: 0,
		dotted: false
	};
}
/** Makes a record ready for a scan of the range: every component but the path is absent. */
function clearScan(scan, start, end) {
	scan.start = start;
	scan.end = end;
	scan.schemeEnd = -1;
	scan.schemeWellFormed = false;
	scan.authorityStart = -1;
	scan.userinfoEnd = -1;
	scan.hostStart = -1;
	scan.hostEnd = -1;
	scan.hostKind = "iregName";
	scan.portStart = -1;
	scan.queryStart = -1;
	scan.queryEnd = -1;
	scan.fragmentStart = -1;
}
// ../packages/core/dist/grammar/scan-scheme.js
var { charCodeAt } = String.prototype;
var table = classTable;
var { colon: colon$1, notOfScheme } = classes;
var { asciiUppercase, asciiUppercaseInScheme, nonconforming: nonconforming$2, noScheme, otherScheme, scheme: scheme$1 } = traits;
var afterScheme = colon$1 | classes.slash | classes.questionMark | classes.numberSign;
/**
* Reads a scheme and its colon and returns the offset after them, or `start` if there is no scheme (RFC 3986 appendix
* B): no colon before the first `/`, `?` or `#`, or nothing before the colon. Leaves the classes in `scan.seen`.
*/
function scanScheme(text, start, end, scan) {
	const colonOfHttp = afterHttp(text, start, end);
	if (colonOfHttp !== -1) return noteScheme(scan, colonOfHttp, 0, scheme$1);
	let offset = start;
	let bits = 0;
	let seen = 0;
	for (; offset < end; offset++) {
		bits = table[charCodeAt.call(text, offset)] ?? 0;
		if ((bits & notOfScheme) !== 0) break;
		seen |= bits;
	}
	if (!((bits & colon$1) !== 0 && isLetter(charCodeAt.call(text, start)))) return scanMalformedScheme(text, start, end, scan);
	let found = (seen & asciiUppercase) === 0 ? scheme$1 : scheme$1 | asciiUppercaseInScheme;
	if (!isHttp$1(text, start, offset)) found |= otherScheme;
	return noteScheme(scan, offset, seen, found);
}
function noteScheme(scan, end, seen, found) {
	scan.schemeEnd = end;
	scan.schemeWellFormed = true;
	scan.seen = seen;
	scan.traits = found;
	return end + 1;
}
/** The offset of the colon after `http` or `https`, which most identifiers begin with; -1 if another scheme or none is there. */
function afterHttp(text, start, end) {
	if (end - start < 6 || charCodeAt.call(text, start + 2) !== 116 || charCodeAt.call(text, start + 3) !== 112) return -1;
	if (charCodeAt.call(text, start) !== 104 || charCodeAt.call(text, start + 1) !== 116) return -1;
	const unit = charCodeAt.call(text, start + 4);
	if (unit === 58) return start + 4;
	return unit === 115 && charCodeAt.call(text, start + 5) === 58 ? start + 5 : -1;
}
/** Reads what stands before the colon where that does not match the rule, or finds that no scheme is there. */
function scanMalformedScheme(text, start, end, scan) {
	const offset = scanComponent(text, start, end, afterScheme, scan);
	if (offset === start || offset === end || charCodeAt.call(text, offset) !== 58) {
		scan.seen = 0;
		scan.traits = noScheme;
		return start;
	}
	scan.schemeEnd = offset;
	scan.traits = scheme$1 | nonconforming$2 | ((scan.seen & asciiUppercase) === 0 ? 0 : asciiUppercaseInScheme);
	return offset + 1;
}
/** Whether the letters from `start` to `end` are `http` or `https`, in any case. */
function isHttp$1(text, start, end) {
	return end - start <= 5 && /^https?$/iu.test(text.slice(start, end));
}
function isLetter(unit) {
	const lowercase = unit | 32;
	return lowercase >= 97 && lowercase <= 122;
}
// ../packages/core/dist/grammar/scan.js
var { colon, numberSign } = classes;
var { fragment: fragment$1, nonconforming: nonconforming$1, query } = traits;
/**
* Splits the characters from `start` up to `end` as RFC 3986 appendix B does, judges every component by the grammar of
* the profile, and notes the traits of the text. Any text can be scanned; `traits.nonconforming` tells the verdict. Throws a
* TypeError for what is no string.
*/
function scanIri(text, start, end, profile, scan) {
	requireText(text);
	const masks = componentMasks[profile];
	clearScan(scan, start, end);
	let offset = scanScheme(text, start, end, scan);
	let seen = scan.seen;
	if (offset + 1 < end && unitAt(text, offset) === 47 && unitAt(text, offset + 1) === 47) {
		offset = scanAuthority(text, offset + 2, end, masks, scan);
		seen |= scan.seen;
	}
	seen |= scanPathQueryFragment(text, offset, end, masks, scan);
	scan.traits |= seen & traitsOfCharacters;
	return scan;
}
/** Reads what follows the authority, and returns its classes. */
function scanPathQueryFragment(text, start, end, masks, scan) {
	let offset = scanPath(text, start, end, scan);
	let seen = scan.seen;
	let outside = seen & masks.ipath;
	if (start === scan.start && start < offset && unitAt(text, start) === 58) outside |= colon;
	if (offset < end && unitAt(text, offset) === 63) {
		scan.queryStart = offset + 1;
		offset = scanComponent(text, offset + 1, end, numberSign, scan);
		scan.queryEnd = offset;
		scan.traits |= query;
		seen |= scan.seen;
		outside |= scan.seen & masks.iquery;
	}
	if (offset < end) {
		scan.fragmentStart = offset + 1;
		scanComponent(text, offset + 1, end, 0, scan);
		scan.traits |= fragment$1;
		seen |= scan.seen;
		outside |= scan.seen & masks.ifragment;
	}
	if (outside !== 0) scan.traits |= nonconforming$1;
	return seen;
}
/** Whether the scanned text matches a rule of RFC 3987 §2.2 as a whole. */
function matchesProduction(scan, production) {
	if ((scan.traits & nonconforming$1) !== 0) return false;
	switch (production) {
		case "IRI-reference": return true;
		case "IRI": return scan.schemeEnd !== -1;
		case "absolute-IRI": return scan.schemeEnd !== -1 && scan.fragmentStart === -1;
		case "irelative-ref": return scan.schemeEnd === -1;
	}
}
// ../packages/core/dist/profiles/require-profile.js
var profileNames = Object.keys(profiles);
var productions = [
	"IRI",
	"IRI-reference",
	"absolute-IRI",
	"irelative-ref"
];
/** Throws a TypeError for a profile that does not exist. */
function requireProfile(profile) {
	if (profile !== "rfc3987") requireOption("profile", profile, profileNames);
}
/** Throws a TypeError for a production that does not exist. */
function requireProduction(production) {
	requireOption("production", production, productions);
}
// ../packages/core/dist/iri/is-iri.js
var scan$4 = createScan();
/** Whether the text has a scheme and matches the rule `IRI`. `isIri("http://résumé.example/")` is true, `isIri("/a")` is not. */
function isIri(text, options) {
	return matches(text, "IRI", options);
}
/** Whether the text matches `IRI-reference`, with or without a scheme. `isIriReference("../a?b#c")` is true. */
function isIriReference(text, options) {
	return matches(text, "IRI-reference", options);
}
function matches(text, production, options) {
	const profile = options?.profile ?? "rfc3987";
	if (profile === "rfc3987" && isOrdinary(text, production)) return true;
	requireProfile(profile);
	return matchesProduction(scanIri(text, 0, text.length, profile, scan$4), production);
}
// ../packages/core/dist/iri/iri-of-components.js
/**
* An IRI of the components that are there. The objects of what most identifiers have are made at once, not one property
* after the other: they hold their properties themselves then, and that is quicker.
*/
function iriOfComponents(text, scheme, authority, path, query, fragment) {
	if (scheme !== void 0 && authority !== void 0) {
		if (fragment === void 0) return query === void 0 ? {
			text,
			scheme,
			authority,
			path
		} : {
			text,
			scheme,
			authority,
			path,
			query
		};
		if (query === void 0) return {
			text,
			scheme,
			authority,
			path,
			fragment
		};
	}
	const iri = { text };
	if (scheme !== void 0) iri.scheme = scheme;
	if (authority !== void 0) iri.authority = authority;
	iri.path = path;
	if (query !== void 0) iri.query = query;
	if (fragment !== void 0) iri.fragment = fragment;
	return {
		...iri,
		path
	};
}
// ../packages/core/dist/iri/iri-of-match.js
/** The components of `text` by the groups that `matchOrdinary` has found in it. Each begins where the one before it ends. */
function iriOfMatch(text, match) {
	const { 1: scheme, 2: host, 3: port, 4: pathAbempty, 5: otherPath, 6: query, 7: fragment } = match;
	const path = pathAbempty ?? otherPath ?? "";
	const hierStart = scheme === void 0 ? 0 : scheme.length + 1;
	const authority = host === void 0 ? void 0 : authorityOf$1(text, host, port, hierStart + 2);
	const pathStart = authority === void 0 ? hierStart : authority.span.end;
	return iriOfComponents(text, scheme === void 0 ? void 0 : component$1(scheme, 0), authority, component$1(path, pathStart), query === void 0 ? void 0 : component$1(query, pathStart + path.length + 1), fragment === void 0 ? void 0 : component$1(fragment, text.length - fragment.length));
}
function authorityOf$1(text, name, port, start) {
	const end = start + name.length;
	const span = {
		start,
		end
	};
	const host = {
		text: name,
		span,
		kind: isIpv4address(text, start, end) ? "ipv4address" : "iregName"
	};
	if (port === void 0) return {
		text: name,
		span,
		host
	};
	const portEnd = end + 1 + port.length;
	return {
		text: text.slice(start, portEnd),
		span: {
			start,
			end: portEnd
		},
		host,
		port: component$1(port, end + 1)
	};
}
function component$1(text, start) {
	return {
		text,
		span: {
			start,
			end: start + text.length
		}
	};
}
// ../packages/core/dist/iri/iri-of-scan.js
/** The components that a scan of `text` has found, with spans that count from the start of the scanned range. */
function iriOfScan(text, scan) {
	const { start, end, schemeEnd, authorityStart, pathStart, pathEnd, queryStart, queryEnd, fragmentStart } = scan;
	return iriOfComponents(text.slice(start, end), schemeEnd === -1 ? void 0 : component(text, start, schemeEnd, start), authorityStart === -1 ? void 0 : authorityOf(text, scan), component(text, pathStart, pathEnd, start), queryStart === -1 ? void 0 : component(text, queryStart, queryEnd, start), fragmentStart === -1 ? void 0 : component(text, fragmentStart, end, start));
}
function authorityOf(text, scan) {
	const { start, authorityStart, userinfoEnd, hostStart, hostEnd, hostKind, portStart, pathStart } = scan;
	const { text: whole, span } = component(text, authorityStart, pathStart, start);
	const { text: name, span: place } = component(text, hostStart, hostEnd, start);
	const host = {
		text: name,
		span: place,
		kind: hostKind
	};
	if (userinfoEnd === -1 && portStart === -1) return {
		text: whole,
		span,
		host
	};
	return {
		text: whole,
		span,
		...userinfoEnd !== -1 && { userinfo: component(text, authorityStart, userinfoEnd, start) },
		host,
		...portStart !== -1 && { port: component(text, portStart, pathStart, start) }
	};
}
function component(text, start, end, origin) {
	return {
		text: text.slice(start, end),
		span: {
			start: start - origin,
			end: end - origin
		}
	};
}
// ../packages/core/dist/iri/split.js
var scan$3 = createScan();
/**
* Splits any string into components; never fails (RFC 3986 appendix B). `splitIri("a?")` has an empty query, `splitIri("a")`
* has none; `splitIri("//b:1/c").authority?.host.text` is `b`. Spans are half-open, in UTF-16 code units.
*/
function splitIri(text) {
	const match = matchOrdinary(text, "IRI-reference");
	return match === null ? iriOfScan(text, scanIri(text, 0, text.length, "rfc3987", scan$3)) : iriOfMatch(text, match);
}
// ../packages/core/dist/bidi/component-direction.js
/** ARABIC LETTER MARK, LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK: `bidi-formatting-character` judges them. */
var directionMarks = /* @__PURE__ */ new Set([
	1564,
	8206,
	8207
]);
/**
* The directions that a component uses, and what stands at its edges. The letters of a triplet such as `%D7` stand for
* an octet, not for themselves: `bidi-partly-encoded-component` judges them, and here they have no direction. An edge
* that is a triplet is no right-to-left edge.
*/
function componentDirection(text) {
	let [rightToLeft, leftToRight, triplets] = [
		false,
		false,
		false
	];
	let [firstStart, firstEnd, lastStart, lastEnd] = [
		-1,
		-1,
		-1,
		-1
	];
	for (let start = 0, end = 0; start < text.length; start = end) {
		const codePoint = text.codePointAt(start) ?? 0;
		const isTriplet = isPctEncodedAt(text, start);
		end = start + (isTriplet ? 3 : codePoint > 65535 ? 2 : 1);
		const type = isTriplet ? void 0 : bidiClass(codePoint);
		if (type === BidiClass.BN || directionMarks.has(codePoint)) continue;
		if (type === void 0) triplets = true;
		else if (type === BidiClass.L) leftToRight = true;
		else if (type === BidiClass.R || type === BidiClass.AL) rightToLeft = true;
		if (firstStart === -1) [firstStart, firstEnd] = [start, end];
		if (type !== BidiClass.NSM) [lastStart, lastEnd] = [start, end];
	}
	return {
		rightToLeft,
		leftToRight,
		triplets,
		first: firstStart === -1 ? void 0 : text.slice(firstStart, firstEnd),
		last: lastStart === -1 ? void 0 : text.slice(lastStart, lastEnd)
	};
}
/** Whether a piece of a component is a strong right-to-left character. */
function isRightToLeftPiece(piece) {
	return isRightToLeft(piece.codePointAt(0) ?? 0);
}
// ../packages/core/dist/text/ascii.js
/** Whether every character of a text is one of ASCII. */
function isAscii(text) {
	return !/[^\0-\x7F]/.test(text);
}
// ../packages/core/dist/bidi/right-to-left-components.js
var known = /* @__PURE__ */ new WeakMap();
/** The components that use right-to-left characters, in the order of the text. */
function rightToLeftComponents(iri) {
	const read = known.get(iri.path) ?? readComponents(iri);
	known.set(iri.path, read);
	return read;
}
function readComponents(iri) {
	return bidiComponents(iri).filter(({ text }) => !isAscii(text)).map((part) => ({
		part,
		direction: componentDirection(part.text)
	})).filter(({ direction }) => direction.rightToLeft);
}
// ../packages/core/dist/bidi/bidi-rules.js
/**
* Whether every component uses one direction, starts and ends with right-to-left characters if it uses any, and is then
* not percent-encoded in part (guidelines §3).
*/
function keepsBidiRules(iri) {
	return rightToLeftComponents(iri).every(({ direction }) => keepsRules(direction));
}
function componentKeepsBidiRules(component) {
	return keepsRules(componentDirection(component));
}
function keepsRules({ rightToLeft, leftToRight, triplets, first = "", last = "" }) {
	return !rightToLeft || !leftToRight && !triplets && isRightToLeftPiece(first) && isRightToLeftPiece(last);
}
// ../packages/core/dist/bidi/visual-reading.js
var { R: R$3, AL: AL$3, EN: EN$3, AN: AN$2, ET: ET$2, ES: ES$2, CS: CS$2 } = BidiClass;
var zoneTypes$1 = classSet(R$3, AL$3, AN$2);
var numbers$1 = classSet(EN$3, AN$2);
/** The text that a reader takes the stretch for. Whether it is displayed so has to be tried. */
function textOfReading(stretch, reading) {
	const roles = rolesIn(stretch, reading);
	let text = "";
	for (let start = 0; start < stretch.length;) {
		const end = zoneEnd(roles, start);
		text += end === start ? stretch[start]?.glyph ?? "" : zoneText(stretch, start, end, reading.loose);
		start = Math.max(end, start + 1);
	}
	return text;
}
function rolesIn(stretch, { cut, zoned, loose }) {
	const roles = [];
	for (let index = stretch.length - 1; index >= 0; index--) {
		const { type, isBracket } = stretch[index] ?? {};
		if (type === EN$3) roles[index] = index < cut ? "in-place" : "zone";
		else if (isBracket) roles[index] = zoned.has(index) ? "zone" : "in-place";
		else if (isIn(zoneTypes$1, type)) roles[index] = "zone";
		else {
			const next = stretch[index + 1]?.type;
			const joins = type === ET$2 && index >= cut && !loose.has(index) && (next === EN$3 || next === ET$2);
			roles[index] = joins && roles[index + 1] === "zone" ? "zone" : "neutral";
		}
	}
	return roles;
}
/** Where the zone that starts at `start` ends: behind its last character that makes one; `start` if none starts there. */
function zoneEnd(roles, start) {
	let end = start;
	if (roles[start] !== "zone") return end;
	for (let index = start; index < roles.length && roles[index] !== "in-place"; index++) if (roles[index] === "zone") end = index + 1;
	return end;
}
/** The text of a zone: its characters from the right, numbers as a whole. */
function zoneText(stretch, start, end, loose) {
	const inNumber = numberParts(stretch, start, end, loose);
	const pieces = [];
	for (let index = start; index < end;) {
		let piece = "";
		if (!inNumber[index]) piece = mirrored(stretch[index++]?.glyph ?? "");
		else while (index < end && inNumber[index]) piece += stretch[index++]?.glyph ?? "";
		pieces.push(piece);
	}
	return pieces.reverse().join("");
}
/** Mirrors a character and leaves the marks on it. */
function mirrored(glyph) {
	const base = String.fromCodePoint(glyph.codePointAt(0) ?? 0);
	return mirrorImage(base) + glyph.slice(base.length);
}
/** Which characters are numbers or parts of them (W4, W5). */
function numberParts(stretch, start, end, loose) {
	const types = typesInContext(stretch, start, end);
	const typeAt = (index) => loose.has(index) ? void 0 : types[index];
	const parts = [];
	for (let index = start; index < end; index++) {
		const [before, type, after] = [
			typeAt(index - 1),
			typeAt(index),
			typeAt(index + 1)
		];
		const separates = type === CS$2 && isIn(numbers$1, before) || type === ES$2 && before === EN$3;
		parts[index] = isIn(numbers$1, type) || separates && before === after;
	}
	for (let index = start; index < end; index++) {
		if (typeAt(index) !== ET$2) continue;
		let next = index;
		while (typeAt(next) === ET$2) next++;
		if (typeAt(index - 1) === EN$3 || typeAt(next) === EN$3) parts.fill(true, index, next);
		index = next;
	}
	return parts;
}
/** The types of a zone's characters, European numbers after Arabic letters being Arabic (W2). In a zone, after is left. */
function typesInContext(stretch, start, end) {
	const types = [];
	let letter;
	for (let index = end - 1; index >= start; index--) {
		const type = stretch[index]?.type;
		if (type === R$3 || type === AL$3) letter = type;
		types[index] = type === EN$3 && letter === AL$3 ? AN$2 : type;
	}
	return types;
}
// ../packages/core/dist/bidi/visual-readings.js
var { R: R$2, AL: AL$2, EN: EN$2, AN: AN$1, ET: ET$1, ES: ES$1, CS: CS$1 } = BidiClass;
var letters$1 = classSet(R$2, AL$2);
var numbers = classSet(EN$2, AN$1);
var zoneTypes = classSet(R$2, AL$2, AN$1);
var separators$1 = classSet(ES$1, CS$1);
/**
* Whether a stretch of displayed characters without left-to-right letters may be read in two ways. It may where
* European numbers stand left of all right-to-left letters, where both kinds of numbers meet, where a terminator meets
* letters and two numbers, and where a bracket meets anything from right to left. No stretch without one of these has
* two readings; many with one have a single reading.
*/
function isAmbiguous(stretch) {
	const first = stretch.findIndex(({ type }) => isIn(letters$1, type));
	const has = (test) => stretch.some(test);
	if (!has(({ type }) => isIn(zoneTypes, type))) return false;
	if (has(({ isBracket }) => isBracket)) return true;
	if (!has(({ type }) => type === EN$2)) return false;
	if (has(({ type }) => type === AN$1)) return true;
	if (stretch.findIndex(({ type }) => type === EN$2) < first) return true;
	return has(({ type }) => type === ET$1) && countNumbers(stretch) > 1;
}
function countNumbers(stretch) {
	return stretch.filter(({ type }, index) => isIn(numbers, type) && !isIn(numbers, stretch[index - 1]?.type)).length;
}
/** The numbers at which a zone may begin, counted from the letters to the left. */
var mostNumbers = 64;
/** Up to here every choice of brackets is tried; with more of them, all, none, and each other than it is now. */
var mostFreeBrackets = 4;
/** The ways to read a stretch, the present one among them, those that only move the ends of zones first. */
function* readingsOf(stretch) {
	const cuts = cutsOf(stretch);
	for (const loose of looseningsOf(stretch)) for (const zoned of bracketChoicesOf(stretch)) for (const cut of cuts) yield {
		cut,
		zoned,
		loose
	};
}
/**
* The places at which a zone may begin: beside groups of numbers such as `1.2.3.4`, beside numbers, then within them. Of
* equal twins the first is preferred, and readers take numbers and addresses for wholes.
*/
function cutsOf(stretch) {
	const [groups, others, within] = [
		[stretch.length],
		[],
		[]
	];
	let seen = 0;
	for (let index = stretch.length - 1; index >= 0 && seen < mostNumbers; index--) {
		const [second, before, type] = [
			index - 2,
			index - 1,
			index
		].map((place) => stretch[place]?.type);
		if (type === ET$1) others.push(index);
		if (type !== EN$2) continue;
		if (before === EN$2) within.push(index);
		else {
			seen++;
			(isIn(separators$1, before) && second === EN$2 ? others : groups).push(index);
		}
	}
	return [
		...groups,
		...others,
		...within
	];
}
function* bracketChoicesOf(stretch) {
	const brackets = indicesOf(stretch, ({ isBracket }) => isBracket);
	if (brackets.length <= mostFreeBrackets) {
		for (let choice = 0; choice < 1 << brackets.length; choice++) yield subset(brackets, choice);
		return;
	}
	const present = new Set(brackets.filter((index) => (stretch[index]?.level ?? 0) > 0));
	yield /* @__PURE__ */ new Set();
	yield new Set(brackets);
	yield present;
	for (const bracket of brackets) yield toggled(present, bracket);
}
function toggled(set, member) {
	return set.has(member) ? new Set([...set].filter((other) => other !== member)) : /* @__PURE__ */ new Set([...set, member]);
}
/** The members whose bits are set in `choice`. */
function subset(members, choice) {
	return new Set(members.filter((_, bit) => (choice & 1 << bit) !== 0));
}
/** Only beside terminators, or between numbers of two kinds, is a separator sometimes a part of a number and sometimes not. */
function* looseningsOf(stretch) {
	yield /* @__PURE__ */ new Set();
	const terminators = indicesOf(stretch, ({ type }) => type === ET$1);
	const bothKinds = stretch.some(({ type }) => type === EN$2) && stretch.some(({ type }) => type === AN$1);
	if (terminators.length === 0 && !bothKinds) return;
	const between = indicesOf(stretch, ({ type }) => isIn(separators$1, type));
	yield new Set(terminators);
	for (const index of [...terminators, ...between]) yield /* @__PURE__ */ new Set([index]);
	for (const index of between) yield /* @__PURE__ */ new Set([index, ...terminators]);
}
function indicesOf(stretch, test) {
	return stretch.flatMap((character, index) => test(character) ? [index] : []);
}
// ../packages/core/dist/bidi/visual-twin.js
/** Longer texts are not searched. */
var longestText = 2048;
/** The search ends when the readings that it has tried have so many code units together: 64 numbers in the longest text. */
var mostWork = 64 * longestText;
/** What laying a text out costs, in terms of reading it. */
var layoutCost = 4;
var rightToLeft$3 = classSet(BidiClass.R, BidiClass.AL, BidiClass.AN);
var fixed = classSet(BidiClass.L, BidiClass.B, BidiClass.S);
/** Formatting characters have codes of their own, and without them the display is another. */
var formatting$1 = /\p{Bidi_Control}/u;
/**
* A different IRI, valid in the same profile, that is displayed the same in a left-to-right paragraph: of
* `http://1.2.3.4/…` with a Hebrew path, the IRI that has the path for its host. A twin with another authority is
* preferred, then one that keeps the rules of the bidi guidelines. The twin itself also has a twin.
* Returns nothing for text that is not an IRI-reference, has formatting characters, or is longer than 2,048 code units.
*/
function visualTwin(text, { profile = "rfc3987" } = {}) {
	requireText(text);
	requireProfile(profile);
	return findTwin(text, {
		profile,
		rank
	});
}
/** The twin that is worth most, the first of equals. */
function findTwin(text, search) {
	const { profile, upTo = Infinity } = search;
	if (text.length > longestText || !mayHaveTwin(text) || !isIriReference(text, { profile })) return void 0;
	const displayed = displayedCharacters(text);
	const original = splitIri(text);
	const target = displayed.map(({ glyph }) => glyph).join("");
	let work = 0;
	let worth = 0;
	let best;
	for (const candidate of candidates(text, displayed, upTo)) {
		work += text.length;
		if (work > mostWork || worth === 4) break;
		if (candidate === text || !isIriReference(candidate, { profile })) continue;
		const twin = describe$2(original, splitIri(candidate));
		const twinWorth = search.rank(twin);
		if (twinWorth <= worth) continue;
		work += layoutCost * text.length;
		if (displayedText(candidate) === target) [best, worth] = [twin, twinWorth];
	}
	return best;
}
/**
* Whether European numbers or brackets meet right-to-left characters in a stretch between left-to-right letters: only
* there has a display two readings (see `isAmbiguous`). The letters stay in place, so that a stretch of the text holds
* the characters of one of the display.
*/
function mayHaveTwin(text) {
	let [hasRightToLeft, hasMovable] = [false, false];
	for (let offset = 0; offset < text.length; offset++) {
		const codePoint = text.codePointAt(offset) ?? 0;
		if (codePoint > 65535) offset += 1;
		const type = bidiClass(codePoint);
		if (isIn(fixed, type)) [hasRightToLeft, hasMovable] = [false, false];
		else if (isIn(rightToLeft$3, type)) hasRightToLeft = true;
		else if (type === BidiClass.EN || isPairedBracket(codePoint)) hasMovable = true;
		if (hasRightToLeft && hasMovable) return !formatting$1.test(text);
	}
	return false;
}
/** The texts of other readings of one stretch between left-to-right letters; these and all else stay in place. */
function* candidates(text, displayed, upTo) {
	for (const { start, end, stretch } of stretches(displayed)) {
		if (start > upTo || !isAmbiguous(stretch)) continue;
		for (const reading of readingsOf(stretch)) yield text.slice(0, start) + textOfReading(stretch, reading) + text.slice(end);
	}
}
/** The stretches between characters that are displayed where they stand in the text, whatever surrounds them. */
function stretches(displayed) {
	const places = [];
	for (let first = 0; first < displayed.length; first++) {
		let last = first;
		while (last < displayed.length && !isIn(fixed, displayed[last]?.type)) last++;
		const stretch = displayed.slice(first, last);
		const start = stretch.reduce((least, character) => Math.min(least, character.start), Infinity);
		const end = stretch.reduce((most, character) => Math.max(most, character.end), 0);
		if (stretch.length > 0) places.push({
			start,
			end,
			stretch
		});
		first = last;
	}
	return places;
}
function describe$2(original, twin) {
	return {
		twin: twin.text,
		differsIn: differences$1(original, twin),
		conforms: keepsBidiRules(twin)
	};
}
function differences$1(one, other) {
	return [
		[
			"scheme",
			one.scheme?.text,
			other.scheme?.text
		],
		[
			"userinfo",
			one.authority?.userinfo?.text,
			other.authority?.userinfo?.text
		],
		[
			"host",
			one.authority?.host.text,
			other.authority?.host.text
		],
		[
			"port",
			one.authority?.port?.text,
			other.authority?.port?.text
		],
		[
			"path",
			one.path.text,
			other.path.text
		],
		[
			"query",
			one.query?.text,
			other.query?.text
		],
		[
			"fragment",
			one.fragment?.text,
			other.fragment?.text
		]
	].filter(([, before, after]) => before !== after).map(([name]) => name);
}
/** A twin that leads to another host deceives most, and one that keeps the rules is the most likely to be met. */
function rank(twin) {
	return 1 + (leadsElsewhere(twin) ? 2 : 0) + (twin.conforms ? 1 : 0);
}
/** Whether a twin differs in its authority. */
function leadsElsewhere({ differsIn }) {
	return differsIn.some((name) => name === "userinfo" || name === "host" || name === "port");
}
// ../packages/core/dist/checks/faults/apply-edits.js
/** The text after edits in ascending order. */
function applyEdits(text, edits) {
	let [edited, done] = ["", 0];
	for (const edit of edits) [edited, done] = [edited + text.slice(done, edit.span.start) + edit.text, edit.span.end];
	return edited + text.slice(done);
}
// ../packages/core/dist/checks/run/added-findings.js
/** The findings of `after` whose code is told more often there than in `before`: what a rewriting has added. */
function addedFindings(before, after) {
	const known = /* @__PURE__ */ new Map();
	for (const { code } of before) known.set(code, (known.get(code) ?? 0) + 1);
	const counts = /* @__PURE__ */ new Map();
	for (const { code } of after) counts.set(code, (counts.get(code) ?? 0) + 1);
	return after.filter(({ code }) => (counts.get(code) ?? 0) > (known.get(code) ?? 0));
}
// ../packages/core/dist/iri/component-at.js
/** The smallest component that the character at `offset` belongs to; a delimiter belongs to what it sets off. */
function componentAt(iri, offset) {
	const { scheme, authority, path, query, fragment } = iri;
	const reaches = (component) => component !== void 0 && offset >= component.span.start - 1;
	if (reaches(fragment)) return "fragment";
	if (reaches(query)) return "query";
	if (offset >= path.span.start) return "path";
	if (scheme !== void 0 && offset <= scheme.span.end) return "scheme";
	if (authority === void 0) return "path";
	if (reaches(authority.port)) return "port";
	if (authority.userinfo !== void 0 && offset <= authority.userinfo.span.end) return offset < authority.span.start ? "authority" : "userinfo";
	return offset < authority.span.start ? "authority" : "host";
}
// ../packages/core/dist/findings/spec-reference.js
/** A section is named by its number, an appendix by its letter: `rfc3986("C")` is found at `#appendix-C`. */
function rfc(number) {
	return (section) => {
		const isAppendix = /^[A-Z]/.test(section);
		return {
			document: `RFC ${number}`,
			section: isAppendix ? `appendix ${section}` : section,
			url: `https://www.rfc-editor.org/rfc/rfc${number}#${isAppendix ? "appendix" : "section"}-${section}`
		};
	};
}
function draft(name, title) {
	return (section) => ({
		document: title,
		section,
		url: `https://datatracker.ietf.org/doc/html/${name}#section-${section}`
	});
}
/** Uniform Resource Identifier (URI): Generic Syntax. */
var rfc3986 = rfc(3986);
/** Internationalized Resource Identifiers (IRIs). */
var rfc3987 = rfc(3987);
/** Domain names: implementation and specification. */
var rfc1034 = rfc(1034);
/** Requirements for Internet hosts. */
var rfc1123 = rfc(1123);
/** Uniform Resource Locators, for the schemes that have no newer specification: `ftp`. */
var rfc1738 = rfc(1738);
/** The schemes `data`, `tel`, `tag`, `sms`, `geo`, `mailto`, `file` and `urn`. */
var rfc2397 = rfc(2397);
var rfc3966 = rfc(3966);
var rfc4151 = rfc(4151);
var rfc5724 = rfc(5724);
var rfc5870 = rfc(5870);
var rfc6068 = rfc(6068);
var rfc8089 = rfc(8089);
var rfc8141 = rfc(8141);
/** Universally unique identifiers. */
var rfc9562 = rfc(9562);
/** Registered names of services and port numbers. */
var rfc6335 = rfc(6335);
/** The WebSocket protocol, with the schemes `ws` and `wss`. */
var rfc6455 = rfc(6455);
/** The Constrained Application Protocol, with the schemes `coap` and `coaps`, and its schemes over TCP and WebSockets. */
var rfc7252 = rfc(7252);
var rfc8323 = rfc(8323);
/** HTTP semantics, with the schemes `http` and `https`. */
var rfc9110 = rfc(9110);
/** Internationalized Domain Names for Applications: definitions, and the protocol. */
var rfc5890 = rfc(5890);
var rfc5891 = rfc(5891);
/** Internationalized Domain Names for Applications: code points and their context rules. */
var rfc5892 = rfc(5892);
/** Right-to-left scripts for IDNA. */
var rfc5893 = rfc(5893);
/** Representing IPv6 zone identifiers in URIs (withdrawn from use by RFC 9844). */
var rfc6874 = rfc(6874);
var rfc9844 = rfc(9844);
/** The successor draft of RFC 3987. */
var rfc3987bis = draft("draft-ietf-iri-3987bis-13", "3987bis");
/** Guidelines for IRIs with bidirectional characters. */
var bidiGuidelines = draft("draft-ietf-iri-bidi-guidelines-03", "IRI bidi guidelines");
/** Comparison, equivalence and canonicalization of IRIs. */
var iriComparison = draft("draft-ietf-iri-comparison-02", "IRI comparison");
/** Guidelines and registration procedures for new URI/IRI schemes. */
var iriRegistration = draft("draft-ietf-iri-4395bis-irireg-04", "4395bis");
/** Decentralized identifiers, with the scheme `did`; `section` is the anchor's name, such as `did-syntax`. */
function didCore(section) {
	return {
		document: "DID core",
		section,
		url: `https://www.w3.org/TR/did-1.0/#${section}`
	};
}
/** The Unicode Bidirectional Algorithm; `section` is the anchor's name, such as `Explicit_Directional_Isolates`. */
function uax9(section) {
	return {
		document: "UAX #9",
		section,
		url: `https://www.unicode.org/reports/tr9/#${section}`
	};
}
/** Unicode IDNA compatibility processing. */
function uts46(section) {
	return {
		document: "UTS #46",
		section,
		url: `https://www.unicode.org/reports/tr46/#${section}`
	};
}
/** Unicode security mechanisms. */
function uts39(section) {
	return {
		document: "UTS #39",
		section,
		url: `https://www.unicode.org/reports/tr39/#${section}`
	};
}
/** Namespaces in XML; `section` is the anchor's name, such as `NSNameComparison`. */
function xmlNames(section) {
	return {
		document: "XML Names",
		section,
		url: `https://www.w3.org/TR/xml-names/#${section}`
	};
}
/** RDF 1.1 Turtle; `section` is the anchor's name, such as `sec-iri`. */
function turtle(section) {
	return {
		document: "Turtle",
		section,
		url: `https://www.w3.org/TR/turtle/#${section}`
	};
}
// ../packages/core/dist/checks/definition/define-check.js
/** Each preset holds those before it. */
var presets = [
	"recommended",
	"strict",
	"all"
];
/**
* The classes of findings that claim the characters they cover. A finding whose span lies within the claim of an
* earlier class is not reported: a malformed triplet is told once, not again character by character.
*/
var claimOrder = [
	"surroundings",
	"scheme",
	"host",
	"triplet",
	"bidi-character",
	"character",
	"bidi-twin",
	"bidi-seam",
	"name",
	"character-standing"
];
/** Declares a check. The compiler requires exactly the data that the message's placeholders name. */
function defineCheck(check) {
	return check;
}
/** A fix that leaves an equivalent identifier (RFC 3986 §6.2.2). */
function safely(title, span, text) {
	return {
		title,
		safety: "safe",
		edits: [{
			span,
			text
		}]
	};
}
/** A way out that changes the identifier or needs a person's judgement. */
function suggest(title, span, text) {
	return {
		title,
		safety: "suggestion",
		edits: [{
			span,
			text
		}]
	};
}
/** A suggestion of several edits, in ascending order. */
function suggestAll(title, edits) {
	return {
		title,
		safety: "suggestion",
		edits
	};
}
// ../packages/core/dist/checks/faults/name-place.js
/** Whether an identifier stands where programs compare it character by character (RFC 3987 §5.1): it is a name. */
function isNamePlace({ tier, role }) {
	return tier === "opaque-name" || tier === "name-in-data" || role === "namespace" || role === "prefix";
}
// ../packages/core/dist/checks/wording/character-names.js
/**
* Names of the characters that messages do not print: controls, invisible characters, spaces, and look-alikes of
* delimiters. The names are those of the Unicode Character Database and, for controls, its formal aliases.
*/
var characterNames = new Map([
	...variationSelectors$1(),
	[0, "NULL"],
	[1, "START OF HEADING"],
	[2, "START OF TEXT"],
	[3, "END OF TEXT"],
	[4, "END OF TRANSMISSION"],
	[5, "ENQUIRY"],
	[6, "ACKNOWLEDGE"],
	[7, "ALERT"],
	[8, "BACKSPACE"],
	[9, "CHARACTER TABULATION"],
	[10, "LINE FEED"],
	[11, "LINE TABULATION"],
	[12, "FORM FEED"],
	[13, "CARRIAGE RETURN"],
	[14, "SHIFT OUT"],
	[15, "SHIFT IN"],
	[16, "DATA LINK ESCAPE"],
	[17, "DEVICE CONTROL ONE"],
	[18, "DEVICE CONTROL TWO"],
	[19, "DEVICE CONTROL THREE"],
	[20, "DEVICE CONTROL FOUR"],
	[21, "NEGATIVE ACKNOWLEDGE"],
	[22, "SYNCHRONOUS IDLE"],
	[23, "END OF TRANSMISSION BLOCK"],
	[24, "CANCEL"],
	[25, "END OF MEDIUM"],
	[26, "SUBSTITUTE"],
	[27, "ESCAPE"],
	[28, "INFORMATION SEPARATOR FOUR"],
	[29, "INFORMATION SEPARATOR THREE"],
	[30, "INFORMATION SEPARATOR TWO"],
	[31, "INFORMATION SEPARATOR ONE"],
	[32, "SPACE"],
	[127, "DELETE"],
	[128, "PADDING CHARACTER"],
	[129, "HIGH OCTET PRESET"],
	[130, "BREAK PERMITTED HERE"],
	[131, "NO BREAK HERE"],
	[132, "INDEX"],
	[133, "NEXT LINE"],
	[134, "START OF SELECTED AREA"],
	[135, "END OF SELECTED AREA"],
	[136, "CHARACTER TABULATION SET"],
	[137, "CHARACTER TABULATION WITH JUSTIFICATION"],
	[138, "LINE TABULATION SET"],
	[139, "PARTIAL LINE FORWARD"],
	[140, "PARTIAL LINE BACKWARD"],
	[141, "REVERSE LINE FEED"],
	[142, "SINGLE SHIFT TWO"],
	[143, "SINGLE SHIFT THREE"],
	[144, "DEVICE CONTROL STRING"],
	[145, "PRIVATE USE ONE"],
	[146, "PRIVATE USE TWO"],
	[147, "SET TRANSMIT STATE"],
	[148, "CANCEL CHARACTER"],
	[149, "MESSAGE WAITING"],
	[150, "START OF GUARDED AREA"],
	[151, "END OF GUARDED AREA"],
	[152, "START OF STRING"],
	[153, "SINGLE GRAPHIC CHARACTER INTRODUCER"],
	[154, "SINGLE CHARACTER INTRODUCER"],
	[155, "CONTROL SEQUENCE INTRODUCER"],
	[156, "STRING TERMINATOR"],
	[157, "OPERATING SYSTEM COMMAND"],
	[158, "PRIVACY MESSAGE"],
	[159, "APPLICATION PROGRAM COMMAND"],
	[160, "NO-BREAK SPACE"],
	[173, "SOFT HYPHEN"],
	[847, "COMBINING GRAPHEME JOINER"],
	[1564, "ARABIC LETTER MARK"],
	[4447, "HANGUL CHOSEONG FILLER"],
	[4448, "HANGUL JUNGSEONG FILLER"],
	[5760, "OGHAM SPACE MARK"],
	[6068, "KHMER VOWEL INHERENT AQ"],
	[6069, "KHMER VOWEL INHERENT AA"],
	[6155, "MONGOLIAN FREE VARIATION SELECTOR ONE"],
	[6156, "MONGOLIAN FREE VARIATION SELECTOR TWO"],
	[6157, "MONGOLIAN FREE VARIATION SELECTOR THREE"],
	[6158, "MONGOLIAN VOWEL SEPARATOR"],
	[6159, "MONGOLIAN FREE VARIATION SELECTOR FOUR"],
	[8192, "EN QUAD"],
	[8193, "EM QUAD"],
	[8194, "EN SPACE"],
	[8195, "EM SPACE"],
	[8196, "THREE-PER-EM SPACE"],
	[8197, "FOUR-PER-EM SPACE"],
	[8198, "SIX-PER-EM SPACE"],
	[8199, "FIGURE SPACE"],
	[8200, "PUNCTUATION SPACE"],
	[8201, "THIN SPACE"],
	[8202, "HAIR SPACE"],
	[8203, "ZERO WIDTH SPACE"],
	[8204, "ZERO WIDTH NON-JOINER"],
	[8205, "ZERO WIDTH JOINER"],
	[8206, "LEFT-TO-RIGHT MARK"],
	[8207, "RIGHT-TO-LEFT MARK"],
	[8228, "ONE DOT LEADER"],
	[8232, "LINE SEPARATOR"],
	[8233, "PARAGRAPH SEPARATOR"],
	[8234, "LEFT-TO-RIGHT EMBEDDING"],
	[8235, "RIGHT-TO-LEFT EMBEDDING"],
	[8236, "POP DIRECTIONAL FORMATTING"],
	[8237, "LEFT-TO-RIGHT OVERRIDE"],
	[8238, "RIGHT-TO-LEFT OVERRIDE"],
	[8239, "NARROW NO-BREAK SPACE"],
	[8260, "FRACTION SLASH"],
	[8287, "MEDIUM MATHEMATICAL SPACE"],
	[8288, "WORD JOINER"],
	[8289, "FUNCTION APPLICATION"],
	[8290, "INVISIBLE TIMES"],
	[8291, "INVISIBLE SEPARATOR"],
	[8292, "INVISIBLE PLUS"],
	[8294, "LEFT-TO-RIGHT ISOLATE"],
	[8295, "RIGHT-TO-LEFT ISOLATE"],
	[8296, "FIRST STRONG ISOLATE"],
	[8297, "POP DIRECTIONAL ISOLATE"],
	[8298, "INHIBIT SYMMETRIC SWAPPING"],
	[8299, "ACTIVATE SYMMETRIC SWAPPING"],
	[8300, "INHIBIT ARABIC FORM SHAPING"],
	[8301, "ACTIVATE ARABIC FORM SHAPING"],
	[8302, "NATIONAL DIGIT SHAPES"],
	[8303, "NOMINAL DIGIT SHAPES"],
	[8725, "DIVISION SLASH"],
	[10240, "BRAILLE PATTERN BLANK"],
	[10744, "BIG SOLIDUS"],
	[12288, "IDEOGRAPHIC SPACE"],
	[12290, "IDEOGRAPHIC FULL STOP"],
	[12644, "HANGUL FILLER"],
	[65279, "ZERO WIDTH NO-BREAK SPACE"],
	[65283, "FULLWIDTH NUMBER SIGN"],
	[65294, "FULLWIDTH FULL STOP"],
	[65295, "FULLWIDTH SOLIDUS"],
	[65306, "FULLWIDTH COLON"],
	[65311, "FULLWIDTH QUESTION MARK"],
	[65312, "FULLWIDTH COMMERCIAL AT"],
	[65440, "HALFWIDTH HANGUL FILLER"],
	[65529, "INTERLINEAR ANNOTATION ANCHOR"],
	[65530, "INTERLINEAR ANNOTATION SEPARATOR"],
	[65531, "INTERLINEAR ANNOTATION TERMINATOR"],
	[65532, "OBJECT REPLACEMENT CHARACTER"],
	[65533, "REPLACEMENT CHARACTER"],
	[113824, "SHORTHAND FORMAT LETTER OVERLAP"],
	[113825, "SHORTHAND FORMAT CONTINUING OVERLAP"],
	[113826, "SHORTHAND FORMAT DOWN STEP"],
	[113827, "SHORTHAND FORMAT UP STEP"],
	[119155, "MUSICAL SYMBOL BEGIN BEAM"],
	[119156, "MUSICAL SYMBOL END BEAM"],
	[119157, "MUSICAL SYMBOL BEGIN TIE"],
	[119158, "MUSICAL SYMBOL END TIE"],
	[119159, "MUSICAL SYMBOL BEGIN SLUR"],
	[119160, "MUSICAL SYMBOL END SLUR"],
	[119161, "MUSICAL SYMBOL BEGIN PHRASE"],
	[119162, "MUSICAL SYMBOL END PHRASE"],
	[917505, "LANGUAGE TAG"],
	[917536, "TAG SPACE"],
	[917631, "CANCEL TAG"]
]);
/** `VARIATION SELECTOR-1` to `-16` at U+FE00, `-17` to `-256` at U+E0100. */
function variationSelectors$1() {
	return Array.from({ length: 256 }, (_, index) => [index < 16 ? 65024 + index : 917760 + index - 16, `VARIATION SELECTOR-${index + 1}`]);
}
// ../packages/core/dist/checks/wording/mention.js
/** Controls, separators, and what is no character: none has a look of its own. */
var unprintable = /[\p{C}\p{Z}]/u;
/** The scripts that are written from right to left today; others are named by their direction alone. */
var rightToLeftScripts = {
	Hebrew: /\p{Script=Hebrew}/u,
	Arabic: /\p{Script=Arabic}/u,
	Syriac: /\p{Script=Syriac}/u,
	Thaana: /\p{Script=Thaana}/u,
	"N'Ko": /\p{Script=Nko}/u,
	Samaritan: /\p{Script=Samaritan}/u,
	Mandaic: /\p{Script=Mandaic}/u,
	Adlam: /\p{Script=Adlam}/u
};
function isCodePoint(number) {
	return Number.isInteger(number) && number >= 0 && number <= 1114111;
}
/** `U+202E`, with at least four digits. */
function codePointNotation(codePoint) {
	return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
/**
* How a message mentions one character: by code point and name if it is a control, invisible, a space or a lookalike, by
* code point and script if it is right-to-left or combining, and otherwise as itself with its code point.
* A number that is no code point counts as U+FFFD.
*/
function describeCharacter(codePoint) {
	if (!isCodePoint(codePoint)) return describeCharacter(65533);
	const notation = codePointNotation(codePoint);
	const name = characterNames.get(codePoint);
	if (name !== void 0) return `${notation} ${name}`;
	const character = String.fromCodePoint(codePoint);
	const script = scriptOf(character);
	if (script !== void 0) return `${notation} (${script})`;
	if (unprintable.test(character)) return notation;
	return character <= "~" ? `'${character}'` : `'${character}' (${notation})`;
}
function scriptOf(character) {
	for (const [name, pattern] of Object.entries(rightToLeftScripts)) if (pattern.test(character)) return name;
	if (isRightToLeft(character.codePointAt(0) ?? 0)) return "right-to-left";
	return /\p{M}/u.test(character) ? "combining" : void 0;
}
/** The way a message speaks of characters that stand together: `'<<'`, or `U+200B ZERO WIDTH SPACE and 2 more characters`. */
function mentionRun(text) {
	if (/^[!-~]+$/.test(text)) return quote(text);
	const more = countCharacters(text) - 1;
	const first = describeCharacter(text.codePointAt(0) ?? 0);
	if (more <= 0) return first;
	return `${first} and ${more} more ${more === 1 ? "character" : "characters"}`;
}
/** The number of code points; an unpaired surrogate is one. */
function countCharacters(text) {
	let count = 0;
	for (let offset = 0; offset < text.length; count++) offset += (text.codePointAt(offset) ?? 0) > 65535 ? 2 : 1;
	return count;
}
var longest$1 = 80;
/**
* Text of the user's between single quotes: unseen characters by code point, right-to-left text between U+2066 and
* U+2069 so that it does not reorder the message, and no more than 80 characters of it.
*/
function quote(text) {
	const characters = [...text.slice(0, 162)];
	const shown = escapeInvisible(characters.slice(0, longest$1).join(""));
	const ending = characters.length > longest$1 ? "…" : "";
	return `'${hasRightToLeft(shown) ? `\u2066${shown}\u2069` : shown}${ending}'`;
}
/** The text with each invisible character replaced by its code point: `[U+202E]`. */
function escapeInvisible(text) {
	requireText(text);
	return Array.from(text, (character) => isSeen(character) ? character : `[${codePointNotation(character.codePointAt(0) ?? 0)}]`).join("");
}
/** Names in a sentence: `Latin, Greek and Cyrillic`. */
function enumerate(names) {
	return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
function isSeen(character) {
	if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return false;
	return character === " " || !unprintable.test(character);
}
// ../packages/core/dist/checks/path/address-truncated.js
var addressTruncated = defineCheck({
	code: "address-truncated",
	title: "Ellipsis stands for the rest of the address",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("C")],
	message: "The {{component}} ends with {{ellipsis}}, by which a program shortened the address to display it; write all of the address.",
	needs: traits.punctuationAtEnd,
	reads: ["place"],
	find(subject, report) {
		const { authority, text, place } = subject;
		if (authority === void 0 || place !== void 0 && isNamePlace(place)) return;
		const ellipsis = (place?.tier === "sink" && clicked.has(place.role) ? cutOff$2 : cutOffForSure).exec(text)?.[0];
		if (ellipsis === void 0) return;
		const span = {
			start: text.length - ellipsis.length,
			end: text.length
		};
		const component = componentAt(subject, span.start);
		if (component === "port" || component === "userinfo") return;
		report({
			span,
			component,
			data: {
				component,
				ellipsis: quote(ellipsis)
			}
		});
	}
});
/** Behind the beginning of a word: as a whole segment or value, an ellipsis stands for any. */
var cutOffForSure = /(?<=[\p{L}\p{N}_-])…+$/u;
/** What a reader clicks on. */
var clicked = /* @__PURE__ */ new Set([
	"href",
	"link",
	"image"
]);
/** Three dots are also written where an address is not followed. */
var cutOff$2 = /(?<=[\p{L}\p{N}_-])(?:…+|\.{3,})$/u;
// ../packages/core/dist/mapping/percent-encode.js
var hex = Array.from({ length: 256 }, (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`);
/** One `%HH` for each octet, digits in upper case (RFC 3986 §2.1). */
function percentEncodeOctets(octets) {
	let encoded = "";
	for (const octet of octets) encoded += hex[octet] ?? "";
	return encoded;
}
/** Every character of `text` percent-encoded in UTF-8; an unpaired surrogate, which has no UTF-8 form, as U+FFFD. */
function percentEncode(text) {
	return percentEncodeNonAscii(text.replace(/[\0-\x7F]/g, (character) => hex[unitAt(character, 0)] ?? ""));
}
/** `text` with the characters outside ASCII in it percent-encoded in another charset; as it is, if none is given. */
function percentEncodeInCharset(text, encode) {
	if (encode === void 0) return text;
	return text.replace(/[^\0-\x7F]+/g, (run) => percentEncodeOctets(encode(run)));
}
var outsideAscii$1 = /[^\0-\x7F]/;
/** `text` with every character outside ASCII percent-encoded in UTF-8 (RFC 3987 §3.1, step 2). */
function percentEncodeNonAscii(text) {
	const first = text.search(outsideAscii$1);
	return first === -1 ? text : percentEncodeNonAsciiFrom(text, first);
}
/** The same for a text that begins with ASCII up to the offset. */
function percentEncodeNonAsciiFrom(text, first) {
	let encoded = text.slice(0, first);
	let asciiStart = first;
	for (let offset = first; offset < text.length; offset++) {
		const unit = unitAt(text, offset);
		if (unit < 128) continue;
		if (asciiStart < offset) encoded += text.slice(asciiStart, offset);
		const known = triplets$1[unit];
		if (known === void 0) {
			const codePoint = text.codePointAt(offset) ?? unit;
			encoded += tripletsOf(codePoint);
			if (codePoint > 65535) offset += 1;
		} else encoded += known;
		asciiStart = offset + 1;
	}
	return encoded + text.slice(asciiStart);
}
/** The triplets of the characters of the BMP that have been met. The table takes half a megabyte, so it is made when it is needed. */
var triplets$1 = [];
function tripletsOf(codePoint) {
	if (isSurrogate(codePoint)) return "%EF%BF%BD";
	const encoded = encodeURIComponent(String.fromCodePoint(codePoint));
	if (codePoint <= 65535) {
		if (triplets$1.length === 0) triplets$1 = new Array(65536).fill(void 0);
		triplets$1[codePoint] = encoded;
	}
	return encoded;
}
// ../packages/core/dist/checks/faults/scheme-reading.js
/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` — RFC 3986 §3.1 */
var scheme = /^[A-Za-z][A-Za-z0-9+.-]*$/;
/** Characters that a reader does not see, and then a scheme: a byte order mark, white space from around a literal. */
var unseenBeforeScheme = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]+[A-Za-z][A-Za-z0-9+.-]*$/u;
function isWellFormedScheme(text) {
	return scheme.test(text);
}
/**
* Whether the characters before the first colon are meant as a scheme, well-formed or not. If they are not, the text is
* a relative reference with a colon in its first segment, which the grammar does not have either (RFC 3986 §4.2).
*
* Differs from RFC 3986 §4.2: under IRI-reference and irelative-ref `1a:b` could only be a path with a wrong first
* segment; but where `//` follows the colon, as in `ht tp://a`, or where a well-formed scheme follows what nobody sees,
* a scheme was meant.
*/
function isSchemeMeant({ scheme, authority }, production) {
	if (scheme === void 0) return false;
	if (production === "IRI" || production === "absolute-IRI") return true;
	return authority !== void 0 || isWellFormedScheme(scheme.text) || unseenBeforeScheme.test(scheme.text);
}
// ../packages/core/dist/checks/faults/judged-components.js
/**
* The components that are judged character by character. A scheme, a port and a host that starts with `[` are left out:
* their checks tell every character that is wrong in them. What is not meant as a scheme is the beginning of the path.
*/
function judgedComponents(subject) {
	const known = judged.get(subject.path);
	if (known !== void 0) return known;
	const { authority, query, fragment } = subject;
	const components = [];
	if (authority?.userinfo !== void 0) components.push(judgedAs("userinfo", authority.userinfo));
	if (authority !== void 0 && !authority.host.text.startsWith("[")) components.push(judgedAs("host", authority.host));
	components.push(judgedAs("path", pathAsMeant(subject)));
	if (query !== void 0) components.push(judgedAs("query", query));
	if (fragment !== void 0) components.push(judgedAs("fragment", fragment));
	judged.set(subject.path, components);
	return components;
}
function judgedAs(name, { text, span }) {
	return {
		name,
		text,
		span
	};
}
var judged = /* @__PURE__ */ new WeakMap();
/** The matches of `pattern`, none of them empty, in each of the judged components that are wanted and have one. */
function runsOf(subject, pattern, isWanted = () => true) {
	return judgedComponents(subject).filter((component) => pattern.test(component.text) && isWanted(component)).flatMap(({ text, span, name }) => matchesIn(text, pattern, span.start, name));
}
/**
* The matches of `pattern` in the text of a component that begins at `start`. Where it matches no more than 4,096 characters
* beyond Latin-1 at a time (`runEnd` tells why), what goes on behind them is the same run.
*/
function matchesIn(text, pattern, start, component) {
	if (!pattern.test(text)) return [];
	const runs = [];
	for (const { 0: run, index } of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
		const end = start + index + run.length;
		const before = runs.at(-1);
		const isSame = before?.span.end === start + index && before.text.length >= longestPart$1;
		const span = {
			start: isSame ? before.span.start : start + index,
			end
		};
		if (isSame) runs.pop();
		runs.push({
			text: text.slice(span.start - start, end - start),
			span,
			component
		});
	}
	return runs;
}
var longestPart$1 = 4096;
function pathAsMeant(subject) {
	const { scheme, path, text, production } = subject;
	if (scheme === void 0 || isSchemeMeant(subject, production)) return path;
	const span = {
		start: scheme.span.start,
		end: path.span.end
	};
	return {
		text: text.slice(span.start, span.end),
		span
	};
}
// ../packages/core/dist/checks/authority/authority-extra-at-sign.js
var authorityExtraAtSign = defineCheck({
	code: "authority-extra-at-sign",
	title: "Authority contains more than one '@'",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.2.1"), rfc3987("2.2")],
	message: "The authority contains more than one '@', so programs disagree on where its host begins; percent-encode every '@' but the last as '%40'.",
	needs: traits.nonconforming,
	judges: "authority",
	find(subject, report) {
		for (const { text, span } of runsOf(subject, /@+/, ({ name }) => name === "userinfo")) report({
			span,
			component: "userinfo",
			fixes: [suggest("Percent-encode the extra '@'", span, percentEncode(text))]
		});
	}
});
// ../packages/core/dist/checks/faults/percent-encode-component.js
/**
* Suggests the URI form for a whole bidi component (guidelines §3), where it has one: DNS names are not
* percent-encoded, profile `rfc3987bis` knows no triplets in hosts, and an unpaired surrogate is no character.
*/
function percentEncodeComponent({ scheme, profile }, { component, span, text }) {
	const isDnsName = scheme === void 0 || hasDnsHost(scheme.text);
	if (component === "host" && (isDnsName || profile === "rfc3987bis")) return [];
	if (/\p{Cs}/u.test(text)) return [];
	return [suggest("Percent-encode the whole component", span, percentEncodeNonAscii(text))];
}
// ../packages/core/dist/checks/bidi/bidi-component-edge.js
var bidiComponentEdge = defineCheck({
	code: "bidi-component-edge",
	title: "Right-to-left component does not start and end with right-to-left characters",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [bidiGuidelines("3"), rfc3987("4.2")],
	message: "{{text}} in the {{component}} is written from right to left but {{edges}}, which may be displayed next to another component; make it start and end with right-to-left letters, or percent-encode all of it.",
	needs: traits.unplainRightToLeft,
	inNames: "names-and-keys",
	find(subject, report) {
		for (const { part, direction } of rightToLeftComponents(subject)) {
			if (direction.leftToRight || direction.triplets) continue;
			const edges = describeEdges(direction);
			if (edges === "") continue;
			const { component, span, text } = part;
			report({
				span,
				component,
				data: {
					text: quote(text),
					component,
					edges
				},
				fixes: percentEncodeComponent(subject, part)
			});
		}
	}
});
/** `starts with '1' and ends with ')'`, or nothing if both edges are right-to-left. */
function describeEdges({ first = "", last = "" }) {
	const edges = [];
	if (!isRightToLeftPiece(first)) edges.push(`starts with ${describeCharacter(first.codePointAt(0) ?? 0)}`);
	if (!isRightToLeftPiece(last)) edges.push(`ends with ${describeCharacter(last.codePointAt(0) ?? 0)}`);
	return edges.join(" and ");
}
/**
* How the rest of the line changes the display of an IRI, which must be that of a left-to-right embedding (guidelines
* §2). Nothing, if its characters stay together and in their order.
*/
function displayInLine(text, { before, after, paragraph }) {
	const context = {
		before: before.slice(-512),
		after: after.slice(0, 512),
		paragraph
	};
	if (surelyKeepsDisplay(text, context)) return void 0;
	const start = context.before.length;
	const alone = displayedCharacters(text);
	const line = displayedCharacters(context.before + text + context.after, { paragraph });
	const isOwn = ({ start: offset }) => start <= offset && offset < start + text.length;
	const inLine = line.slice(line.findIndex(isOwn), line.findLastIndex(isOwn) + 1);
	return alone.every(({ start: offset, glyph }, index) => {
		const other = inLine[index];
		return other?.start === start + offset && other.glyph === glyph;
	}) ? void 0 : {
		alone: join(alone),
		inLine: join(inLine)
	};
}
function join(characters) {
	return characters.map(({ glyph }) => glyph).join("");
}
var { L: L$1, R: R$1, AL: AL$1, EN: EN$1, AN, ET, NSM: NSM$1, BN } = BidiClass;
var leftToRight = classSet(L$1);
var letters = classSet(R$1, AL$1);
var rightToLeft$2 = classSet(R$1, AL$1, AN);
var strong = classSet(L$1, R$1, AL$1, AN);
/** What is drawn to right-to-left characters before it; a terminator is, when it follows a number. */
var drawnBackwards = strong | classSet(EN$1, ET);
/** What is drawn to a right-to-left end of an IRI from behind. */
var drawn = classSet(R$1, AL$1, AN, EN$1, ET);
var attached = classSet(NSM$1, BN);
var formatting = /\p{Bidi_Control}/u;
var brackets$1 = /[\p{Ps}\p{Pe}]/u;
/** U+0590 begins the first block of a right-to-left script. */
var mayBeRightToLeft = /[\u0590-\u{10FFFF}]/u;
/** Whether the display cannot change, as far as the ends of the IRI and what stands beside them tell. */
function surelyKeepsDisplay(text, { before, after, paragraph }) {
	if (paragraph === "ltr" && !mayBeRightToLeft.test(before) && !mayBeRightToLeft.test(text + after)) return true;
	const types = typesOf(text);
	const [typesBefore, typesAfter] = [typesOf(before), typesOf(after)];
	if (isIn(attached, types[0]) || isIn(attached, typesAfter[0])) return false;
	if (formatting.test(before + text + after)) return false;
	const isPlain = [
		types,
		typesBefore,
		typesAfter
	].every((all) => !all.some((type) => isIn(rightToLeft$2, type)));
	if (brackets$1.test(text)) return isPlain && paragraph === "ltr";
	return paragraph === "ltr" ? keepsStart(types, typesBefore) && keepsEnd(types, typesAfter) : keepsInRightToLeftParagraph(types);
}
function typesOf(text) {
	return Array.from(text, (character) => bidiClass(character.codePointAt(0) ?? 0));
}
/** A left-to-right letter comes first, or no right-to-left character before reaches the start. */
function keepsStart(types, before) {
	if (types.find((type) => isIn(drawnBackwards, type)) === L$1) return true;
	return !isIn(rightToLeft$2, before.findLast((type) => isIn(strong, type)));
}
/** A left-to-right letter comes last, or nothing behind is drawn to the right-to-left end before the next such letter. */
function keepsEnd(types, after) {
	if (!isIn(rightToLeft$2, types.findLast((type) => isIn(strong, type)))) return true;
	const next = after.find((type) => isIn(drawn | leftToRight, type));
	return next === void 0 || next === L$1;
}
function keepsInRightToLeftParagraph(types) {
	const [first, last] = [types[0], types.at(-1)];
	if (!types.some((type) => isIn(rightToLeft$2, type))) return first === L$1 && (last === L$1 || last === EN$1);
	return !types.includes(L$1) && isIn(letters, first) && isIn(letters, last);
}
// ../packages/core/dist/checks/bidi/bidi-context-sensitive-display.js
var bidiContextSensitiveDisplay = defineCheck({
	code: "bidi-context-sensitive-display",
	title: "The rest of the line changes how the IRI is displayed",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [bidiGuidelines("2")],
	message: "The IRI is displayed in a different order on this line than by itself, because of the right-to-left or formatting characters {{where}} it; put left-to-right text between them, or write the IRI's right-to-left letters as escapes.",
	needs: traits.scheme | traits.noScheme,
	inNames: "names-and-keys",
	spelling: "escaped-right-to-left",
	reads: ["display", "place"],
	find({ text, display, place }, report) {
		if (display?.paragraph !== "ltr" || place?.bidiMarkup?.isolated === true) return;
		if (/\p{Bidi_Control}/u.test(text) || displayInLine(text, display) === void 0) return;
		report({
			span: {
				start: 0,
				end: text.length
			},
			component: "iri",
			data: { where: causeOf(text, display) }
		});
	}
});
/** On which side the characters stand that change the display by themselves; together they may do so on both. */
function causeOf(text, display) {
	if (displayInLine(text, {
		...display,
		before: ""
	}) === void 0) return displayInLine(text, {
		...display,
		after: ""
	}) === void 0 ? "around" : "before";
	return displayInLine(text, {
		...display,
		after: ""
	}) === void 0 ? "after" : "around";
}
// ../packages/core/dist/bidi/digit-seams.js
/**
* Where digits meet right-to-left letters on one side only: components of digits without letters (guidelines §5, Example
* 10), and left-to-right components that begin with digits behind right-to-left ones (Example 11). Arabic-Indic digits
* always go with right-to-left letters, and digits after a left-to-right letter with that (UAX #9 W7).
*/
function digitSeams(iri) {
	if (!hasEuropeanNumber(iri.text)) return [];
	const seams = [];
	let before;
	let between = [];
	const close = (after) => {
		const neighbor = before?.last === "rtl" ? before : after;
		if (before?.last === "rtl" !== (after?.first === "rtl") && neighbor !== void 0) seams.push(...seamOf(between, neighbor));
		between = [];
	};
	for (const part of bidiComponents(iri).map(readPart)) {
		if (part.first === void 0) {
			if (part.startsWithDigits) between.push(part.component);
			continue;
		}
		close(part);
		if (part.first === "ltr" && part.startsWithDigits && before?.last === "rtl") seams.push(...seamOf([part.component], before));
		before = part;
	}
	close(void 0);
	return seams;
}
function hasEuropeanNumber(text) {
	for (let offset = 0; offset < text.length; offset++) if (bidiClass(text.codePointAt(offset) ?? 0) === BidiClass.EN) return true;
	return false;
}
function seamOf(parts, { component: rightToLeft }) {
	const [first, last] = [parts[0], parts.at(-1)];
	if (first === void 0 || last === void 0) return [];
	return [{
		span: {
			start: first.span.start,
			end: last.span.end
		},
		parts,
		rightToLeft
	}];
}
function readPart(component) {
	let [first, last] = [];
	let startsWithDigits = false;
	for (const character of component.text) {
		const codePoint = character.codePointAt(0) ?? 0;
		const type = bidiClass(codePoint);
		if (type === BidiClass.EN && first === void 0) startsWithDigits = true;
		if (type !== BidiClass.L && !isRightToLeft(codePoint)) continue;
		last = type === BidiClass.L ? "ltr" : "rtl";
		first ??= last;
	}
	return {
		component,
		first,
		last,
		startsWithDigits
	};
}
// ../packages/core/dist/checks/bidi/bidi-digit-component-at-seam.js
var bidiDigitComponentAtSeam = defineCheck({
	code: "bidi-digit-component-at-seam",
	title: "Digits stand next to a right-to-left component",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [bidiGuidelines("5")],
	message: "{{text}} in the {{component}} {{what}} next to the right-to-left {{neighbor}}, so the two may be displayed in a different order than they are stored; put left-to-right letters between them, or percent-encode the right-to-left component.",
	options: { seams: ["all"] },
	needs: traits.unplainRightToLeft,
	claims: "bidi-seam",
	inNames: "names-and-keys",
	find(subject, report) {
		const { seams } = subject.options;
		const isWanted = seams === "all" ? () => true : changesComponent;
		for (const { parts, rightToLeft, span } of digitSeams(subject).filter(isWanted)) {
			const components = new Set(parts.map(({ component }) => component));
			const [component = "iri"] = components;
			const text = subject.text.slice(span.start, span.end);
			report({
				span,
				component: components.size === 1 ? component : "iri",
				data: {
					text: quote(text),
					component: [...components].join(" and "),
					what: /\p{L}/u.test(text) ? "starts with digits" : "consists of digits",
					neighbor: quote(rightToLeft.text)
				}
			});
		}
	}
});
/**
* Differs from guidelines §5, Examples 10 and 11, which recommend against all such digits: in the path and in the query
* only those are reported that may be taken for a part of another component. Numbers and dates beside a title are what
* 42 of 1,495 real right-to-left IRIs have that keep the rules of §3, they name nothing else when they trade places, and
* whoever writes the link cannot change them. In a host, or between the path and the query, there was none.
*/
function changesComponent({ parts, rightToLeft }) {
	return parts.some(({ component }) => component === "host" || component !== rightToLeft.component);
}
// ../packages/core/dist/checks/faults/report-bidi-characters.js
var encodable = /* @__PURE__ */ new Set([
	"userinfo",
	"path",
	"query",
	"fragment"
]);
/**
* Reports each character that `pattern`, a global expression for single code units, finds. The character can be removed;
* within a component that takes triplets it can be percent-encoded, too.
*/
function reportBidiCharacters(subject, pattern, report) {
	for (const { 0: found, index } of subject.text.matchAll(pattern)) {
		const span = {
			start: index,
			end: index + found.length
		};
		const component = componentAt(subject, index);
		const character = describeCharacter(unitAt(found, 0));
		const fixes = [suggest(`Remove ${character}`, span, "")];
		if (index > 0 && span.end < subject.text.length && encodable.has(component)) fixes.push(suggest(`Percent-encode ${character}`, span, percentEncodeNonAscii(found)));
		report({
			span,
			component,
			data: {
				component,
				character
			},
			fixes
		});
	}
}
// ../packages/core/dist/checks/bidi/bidi-formatting-character.js
var bidiFormattingCharacter = defineCheck({
	code: "bidi-formatting-character",
	title: "IRI contains a bidirectional formatting character",
	strength: "must",
	fix: "suggestion",
	preset: "recommended",
	spec: [bidiGuidelines("2"), rfc3987("4.1")],
	message: "The {{component}} contains {{character}}, which is invisible and changes the displayed order; remove it, or percent-encode it if it belongs to the name.",
	needs: traits.bidiControl,
	claims: "bidi-character",
	hidden: true,
	local: true,
	inNames: "names-and-keys",
	find(subject, report) {
		if (subject.profile === "leiri") return;
		reportBidiCharacters(subject, /[\u200E\u200F\u202A-\u202E]/gu, report);
	}
});
// ../packages/core/dist/checks/bidi/bidi-isolate-character.js
var bidiIsolateCharacter = defineCheck({
	code: "bidi-isolate-character",
	title: "IRI contains a bidirectional isolate or an Arabic letter mark",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [uax9("Explicit_Directional_Isolates"), bidiGuidelines("2")],
	message: "The {{component}} contains {{character}}, which is invisible and changes the displayed order; remove it, or percent-encode it if it belongs to the name.",
	needs: traits.bidiControl,
	claims: "bidi-character",
	hidden: true,
	local: true,
	inNames: "names-and-keys",
	find(subject, report) {
		if (subject.profile === "leiri") return;
		reportBidiCharacters(subject, /[\u061C\u2066-\u2069]/gu, report);
	}
});
// ../packages/core/dist/checks/bidi/bidi-marks-around-iri.js
var leftToRightMark = "‎";
var bidiMarksAroundIri = defineCheck({
	code: "bidi-marks-around-iri",
	title: "Left-to-right marks stand around a right-to-left IRI",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [bidiGuidelines("2")],
	message: "U+200E LEFT-TO-RIGHT MARK stands {{where}} the IRI, which does not always keep it displayed from left to right; remove the mark, and isolate the IRI with markup where the text around it is right-to-left.",
	needs: traits.rightToLeft,
	hidden: true,
	inNames: "names-and-keys",
	spelling: "without-marks-around",
	reads: ["display"],
	find({ text, display }, report) {
		if (display === void 0) return;
		const isBefore = display.before.endsWith(leftToRightMark);
		const isAfter = display.after.startsWith(leftToRightMark);
		if (!isBefore && !isAfter) return;
		const where = isBefore && isAfter ? "before and after" : isBefore ? "before" : "after";
		report({
			span: {
				start: 0,
				end: text.length
			},
			component: "iri",
			data: { where }
		});
	}
});
// ../packages/core/dist/checks/bidi/bidi-mixed-direction-component.js
var bidiMixedDirectionComponent = defineCheck({
	code: "bidi-mixed-direction-component",
	title: "Component mixes left-to-right and right-to-left characters",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [bidiGuidelines("3"), rfc3987("4.2")],
	message: "{{text}} in the {{component}} uses both left-to-right and right-to-left characters, so its parts are displayed in a different order than they are read; use one direction, or percent-encode all of it.",
	needs: traits.unplainRightToLeft,
	inNames: "names-and-keys",
	find(subject, report) {
		for (const { part, direction } of rightToLeftComponents(subject)) {
			if (!direction.leftToRight) continue;
			const { component, span, text } = part;
			report({
				span,
				component,
				data: {
					text: quote(text),
					component
				},
				fixes: percentEncodeComponent(subject, part)
			});
		}
	}
});
// ../packages/core/dist/checks/bidi/bidi-override-markup.js
/** The formatting characters that do what the markup does (HTML Standard §15.3.6: `<bdo>` is `unicode-bidi: isolate-override`). */
var overrides = {
	ltr: "‭",
	rtl: "‮"
};
var end = "‬";
var bidiOverrideMarkup = defineCheck({
	code: "bidi-override-markup",
	title: "Markup overrides the order in which the IRI is displayed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [bidiGuidelines("2")],
	message: "The IRI is inside '<bdo>' or another direction override, which displays its characters {{how}} instead of in the order of the Unicode Bidirectional Algorithm; take it out of the override.",
	needs: traits.bidiMarkup,
	hidden: true,
	inNames: "names-and-keys",
	reads: ["place"],
	find({ text, place }, report) {
		const override = place?.bidiMarkup?.override;
		if (override === void 0) return;
		if (displayInLine(text, {
			before: overrides[override],
			after: end,
			paragraph: override
		}) === void 0) return;
		const how = override === "ltr" ? "from left to right" : "from right to left";
		report({
			span: {
				start: 0,
				end: text.length
			},
			component: "iri",
			data: { how }
		});
	}
});
// ../packages/core/dist/data/joining-type.js
/** The values of Joining_Type; run `A` holds the first, run `B` the second. */
var joiningTypeNames = [
	"U",
	"C",
	"D",
	"L",
	"R",
	"T"
];
/** Joining_Type of every code point, to be read by `decodeRuns`. */
var joiningTypeRuns = "A4tF1AgiF34A7nF7A7bF19A1F1A1F2A1F2A1F3A1yFbA1F1A3C1A1E4C1E1C1E1C5E4CdB1C7E1C2FlAeC2F1E3A1E3CgEiC12E1C2E9C1E1C1E1C2E2A1E1F7A2F6A2F2A1F4E2AaC3A2C1AfF1E1F1C3E5C4E1C9E1C1E1C1E1C2E1FrA2E1CbE3CfE2C4E1C1E2C3E2C6A12FbApCxF9A6B1A2F1AoF4A1F9A1F3A1F5AiE1C5E2C1E1CaE1C1E3F3A4C1A1C4A1E1C1E2A5EjB3C1A2C5E1C1A7F9CaE3A1E1C2E2C6E1CfA1FoA1FwA1jF1A1F1A4F8A4F1A3F7AaF2AtF1A1mF1A4F4A8F1AkF2AqF1A2F2A1lF1A4F2A4F2A2F3A3F1AuF2A3F1AbF2A1lF1A4F5A1F2A4F1AkF2AmF6A1F1A1mF1A2F1A1F4A8F1A5F4AbF2AuF1A1pF1AcF1A1eF1A3F1A1jF1A1F3A5F3A1F4A7F2AbF2AtF1A1mF1A2F1A6F1A5F2AkF2AsF2A1lF2A4F4A8F1AkF2AtF1A20F1A7F3A1F1A2iF1A2F7AcF8A2qF1A2F9AbF7A21F2ArF1A1F1A1F1A1jFeA1F5A1F2A5FbA1F10A9F1A2uF4A1F6A1F2A2F2ApF2A4F3AgF4AdF1A2F2A6F1AfF1AjjF3AqaF3AtF2AuF2AuF2A1sF2A1F7A8F1A2FbA9F1A15C1A2B1F3A1F1AgC2hAcF2CyF1C1A39F3A4F2A9F1A6F3A63F2A2F1A1mF1A1F7A1F1A1F1A2F8A6FaA2F1A1cF1tAfF4A1cF1A1F5A1F1A5F1A14F9AcF2AwF4A2F2A1F3A1kF1A1F2A3F1A1F3A1mF8A2F2A48F3A1FdA1F7A4F1A6F1A3F2A5iF1sAejF1A1B1F2AqF5A1dF5A5F6A2oFxA2daF3A3xF1A2oFwAfeF4A2zF2An9wF4A1FaAwF2A28F2A7kF1A3F1A4F1ApF2A5F1AjC1eD1A29F2AqFiAdF1A12F8ApFbA1aF3A1cF1A2F4A2F2A13F1A1vF6A2F2A2F2AcF1A8F1A1bF1A1fF1A1F3A2F2A5F2A1F1A16F2A8F1A6mF1A2F1A4F1Afn4F1AkhFgAgFgA5rF1A6xF3Ae9F1A6aF1A45F5A1aeF3A1F2A5F4A14F3A4F1A3kC5E1A1E1A1E2A2D1E5C4D1C5E1C3E1A2E1F2A4C4E1A40C1E1C1E3C3E1C2E1C1E2C1E1AnE4C2A9dD1CxE1C1F4A1tF5A8tF2AlE1C2A1C2A3F5A9DmA1FgA1cC3E1ChA1FbC3E1ArC4E2CcF4A16C1A1C2E3A1C1E2C2E1C2A1C1E2C1A4E1C1D1A1hF1A1iFfA15F1A2F2AaF3A1dF4A2F2A7F1A1pF3A10F5A1F8A1qF1AcF2A1gF9AaF4A2F1A2nF3A2F1A1F2A6F1A2F1A4dF1A3F8AlF2A1lF2A3F1A11F7A3F5A1yF6AdF1A1F1A1F1AeF2A2dF8A2F3A1F1AnF1A2cF6A1F1A4F2A1F2A6mF4A6F2A1F2ArF2A2dF8A2F1A1F2A2yF1A1F1A2F6A1F1A2tF1A1F1A2F4A1F5A77F9A1F2A74F2A1F1A4F1A40F4A2F2A4F1AwFaA14F6A2F4A8F1A9F6A2F3A1aFdA1F2A5iF1A1F3A1F1A5lF7A1F6A1F1A2aFmA2F7A1F2A1F2A3eF6A3F1A1F2A1F7A1F1A20F2A3F1A1F1A2gF1A76F2AbF2A1gF5A5F1A1F1AnF1A445FhA6FfA8ugFcA3F3A1xcF5A1nF7At4F1A1rF4A29F1Af5kF2A1F4A3mkF1aA2FnAdcF2A1qF3A9FgA2F7AuF4A44F3AmF2A1ibF1jA4F1eA8F1AeF1AmF5A1FfA11sF7A1FhA2F7A1F2A1F5A2sF1A4gF7AafF1A1pF4Ae4F4A72F2A6rF1A2F1A7F2A5F1Ad6F7A15C1wF8AgzatF1AuF2oA3kF6oA47bk";
// ../packages/core/dist/data/virama.js
/** Whether Canonical_Combining_Class is Virama: runs of `A` (no) and `B` (yes), to be read by `decodeRuns`. */
var viramaRuns = "A1u5B1A3jB1A3jB1A3jB1A3jB1A3jB1A3jB1A3jB1A31B2AgB1A3gB1A33B1A3jB1A5lB1A50B2A1cpB2AuB1A4dB1Ai5B1A6bB1A2tB2A1yB2A3grB1Ao7aB1A11B1A47B1A3yB1A30B1A8lB1A6uB1AimpB1A16uB1A15B1AeB1A1lB1A3dB2A3vB1A38B1A50B1A2qB1A3kB3A35B1A3jB1A70B1A3jB1A3aB1A38B1A7hB1A77B2A4hB1A2bB1AiB1A29B1AbpB1A78B2A29B1AbtB2Ad0sB1Alxw0";
// ../packages/core/dist/idna/joining-type.js
var joiningTypes;
var viramas;
/**
* Joining_Type of a code point: how it connects to its neighbors in a cursive script. `joiningType(0x627)` is `R`: alef
* joins nothing that follows it.
*/
function joiningType(codePoint) {
	joiningTypes ??= decodeRuns(joiningTypeRuns);
	return joiningTypeNames[valueAt(joiningTypes, codePoint)] ?? "U";
}
/** Whether Canonical_Combining_Class is Virama: the sign that joins consonants in scripts of India. */
function isVirama(codePoint) {
	viramas ??= decodeRuns(viramaRuns);
	return valueAt(viramas, codePoint) === 1;
}
// ../packages/core/dist/idna/context-rules.js
/** RFC 5892 A.1 and A.2. */
var joinerRules = /* @__PURE__ */ new Map([[8204, { amongNeighbors: (near, index) => followsVirama(near, index) || stopsJoining(near, index) }], [8205, { amongNeighbors: followsVirama }]]);
/** RFC 5892 A.1 to A.9, in order. */
var allRules = new Map([
	...joinerRules,
	[183, { amongNeighbors: (near, index) => near[index - 1] === "l" && near[index + 1] === "l" }],
	[885, { amongNeighbors: (near, index) => /\p{Script=Greek}/u.test(near[index + 1] ?? "") }],
	[1523, { amongNeighbors: followsHebrew }],
	[1524, { amongNeighbors: followsHebrew }],
	[12539, { inLabel: (label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label) }],
	...digits$1(1632, { inLabel: (label) => !/[\u06F0-\u06F9]/.test(label) }),
	...digits$1(1776, { inLabel: (label) => !/[\u0660-\u0669]/.test(label) })
]);
/** ZWNJ and ZWJ where they neither follow a virama nor, for ZWNJ, keep two letters from joining (RFC 5892 A.1, A.2). */
function joinerFaults(text) {
	return faultsOf$1(text, joinerRules);
}
/** Every character of a label that stands outside the context that RFC 5892 appendix A asks for. */
function contextFaults(label) {
	return faultsOf$1(label, allRules);
}
function faultsOf$1(text, rules) {
	const characters = Array.from(text);
	const inLabel = /* @__PURE__ */ new Map();
	const faults = [];
	let offset = 0;
	for (const [index, character] of characters.entries()) {
		const codePoint = character.codePointAt(0) ?? 0;
		const rule = rules.get(codePoint);
		if (rule !== void 0) {
			if (!inLabel.has(rule)) inLabel.set(rule, rule.inLabel?.(text) ?? true);
			if (!(inLabel.get(rule) === true && (rule.amongNeighbors?.(characters, index) ?? true))) faults.push({
				offset,
				codePoint
			});
		}
		offset += character.length;
	}
	return faults;
}
function digits$1(zero, rule) {
	return Array.from({ length: 10 }, (_, value) => [zero + value, rule]);
}
function followsHebrew(characters, index) {
	return /\p{Script=Hebrew}/u.test(characters[index - 1] ?? "");
}
function followsVirama(characters, index) {
	const before = characters[index - 1]?.codePointAt(0);
	return before !== void 0 && isVirama(before);
}
/** `(Joining_Type:{L,D})(Joining_Type:T)*` before and `(Joining_Type:T)*(Joining_Type:{R,D})` after — RFC 5892 A.1 */
function stopsJoining(characters, index) {
	const before = nextJoiningType(characters, index, -1);
	const after = nextJoiningType(characters, index, 1);
	return (before === "L" || before === "D") && (after === "R" || after === "D");
}
/** The type of the first character in a direction that is not transparent; a joiner itself is never transparent. */
function nextJoiningType(characters, index, step) {
	for (let near = index + step; near >= 0 && near < characters.length; near += step) {
		const type = joiningType(characters[near]?.codePointAt(0) ?? 0);
		if (type !== "T") return type;
	}
}
// ../packages/core/dist/scripts/east-asian.js
/** Punctuation that looks like a delimiter, and is what titles in the languages of East Asia are written with. */
var eastAsianPunctuation = /[\u3002\uFF03\uFF0E\uFF0F\uFF1A\uFF1F\uFF20]/u;
/** Whether such punctuation is at home in the text. */
function isEastAsian(text) {
	return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}
// ../packages/core/dist/mapping/split-triplets.js
var triplet = /^%[0-9A-Fa-f]{2}$/;
/**
* Cuts a text into characters, those in triplets decoded (RFC 3987 §3.2, step 3).
* `splitTriplets("a%C3%A9%FF").length` is 3.
*/
function splitTriplets(text) {
	requireText(text);
	const pieces = [];
	for (let offset = 0; offset < text.length;) {
		const piece = text[offset] === "%" ? encodedPiece(text, offset) : plainPiece(text, offset);
		pieces.push(piece);
		offset += piece.source.length;
	}
	return pieces;
}
/** Most characters are these, and long texts have many of them: their pieces are always the same ones. */
var asciiPieces = Array.from({ length: 128 }, (_, unit) => {
	const character = String.fromCharCode(unit);
	return Object.freeze({
		source: character,
		character
	});
});
function plainPiece(text, offset) {
	const known = asciiPieces[unitAt(text, offset)];
	if (known !== void 0) return known;
	const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
	return {
		source: character,
		character
	};
}
function encodedPiece(text, offset) {
	const first = text.slice(offset, offset + 3);
	if (!triplet.test(first)) return {
		source: "%",
		character: "%"
	};
	const length = sequenceLength(Number.parseInt(first.slice(1), 16));
	const source = text.slice(offset, offset + 3 * length);
	const character = length === 0 ? void 0 : decodeStrictly(source);
	return character === void 0 ? { source: first } : {
		source,
		character
	};
}
/** How many octets a UTF-8 sequence has that begins with this one (RFC 3629 §4); 0 if none does. */
function sequenceLength(octet) {
	if (octet < 128) return 1;
	if (octet < 194 || octet > 244) return 0;
	return octet < 224 ? 2 : octet < 240 ? 3 : 4;
}
/** Only continuation octets follow the first; asked beforehand, since an exception costs a hundred times as much. */
var sequence$1 = /^%[0-9A-Fa-f]{2}(?:%[89ABab][0-9A-Fa-f])*$/;
/** The character of exactly as many triplets as its sequence has. */
function decodeStrictly(triplets) {
	if (!sequence$1.test(triplets)) return void 0;
	try {
		return decodeURIComponent(triplets);
	} catch {
		return;
	}
}
// ../packages/core/dist/mapping/decode-component.js
var rules = {
	userinfo: "iuserinfo",
	host: "iregName",
	path: "ipath",
	query: "iquery",
	fragment: "ifragment"
};
/** What stays encoded in every component, since a reader would not see it, or not see what it is. */
var unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{White_Space}\u2800]/u;
var joiner = /[\u200C\u200D]/;
/**
* The component with those triplets decoded that RFC 3987 §3.2 and §4 let stand as characters. If one triplet has to
* stay and the component is right-to-left, it comes back as it is (bidi guidelines §3).
*/
function decodeComponent({ component, text }, profile) {
	if (!text.includes("%") || /%(?![0-9A-Fa-f]{2})/.test(text)) return text;
	const rule = rules[component];
	const allowed = rule === void 0 ? [] : profiles[profile][rule];
	const known = splitTriplets(text);
	const isTitle = component !== "userinfo" && component !== "host" && isEastAsian(known.map(shown).join(""));
	const pieces = keepMisplaced(known.map((piece) => keepUnless(isDecodable(piece, allowed) && !looksLikeDelimiter(piece, isTitle), piece)));
	const decoded = pieces.map(shown).join("");
	return pieces.some(({ source, character }) => character === void 0 && source.startsWith("%")) && hasRightToLeft(decoded) ? text : decoded;
}
function keepUnless(decodable, piece) {
	return decodable ? piece : { source: piece.source };
}
/** RFC 3987 §3.2, steps 2 and 4: in ASCII only the unreserved characters, elsewhere what is allowed and can be seen. */
function isDecodable({ source, character }, allowed) {
	if (character === void 0 || source === character) return true;
	const codePoint = character.codePointAt(0) ?? 0;
	if (codePoint < 128) return includes(unreserved, codePoint);
	return includes(allowed, codePoint) && (!unseen.test(character) || joiner.test(character));
}
/** RFC 3987 §6.1 b: what readers take for a delimiter stays encoded, so that `a%EF%BC%8Fb` is not read as two segments. */
function looksLikeDelimiter({ source, character }, isTitle) {
	if (character === void 0 || source === character) return false;
	if (!includes(delimiterLookalikes, character.codePointAt(0) ?? 0)) return false;
	return !isTitle || !eastAsianPunctuation.test(character);
}
/** 3987bis §5.1 c, d: a mark that has nothing to stand on, and a joiner out of its context, stay encoded. */
function keepMisplaced(pieces) {
	const faults = new Set(joinerFaults(pieces.map(shown).join("")).map(({ offset }) => offset));
	let offset = 0;
	let hasBase = false;
	return pieces.map((piece) => {
		const kept = keepUnless(!(faults.has(offset) || !hasBase && /^\p{M}/u.test(shown(piece))) || piece.source === piece.character, piece);
		offset += shown(piece).length;
		hasBase = kept.character !== void 0;
		return kept;
	});
}
function shown({ source, character }) {
	return character ?? source;
}
// ../packages/core/dist/checks/bidi/bidi-partly-encoded-component.js
var bidiPartlyEncodedComponent = defineCheck({
	code: "bidi-partly-encoded-component",
	title: "Right-to-left component is percent-encoded in part",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [bidiGuidelines("3"), bidiGuidelines("5")],
	message: "{{text}} in the {{component}} is written from right to left except for '{{triplet}}', whose percent sign and digits may be displayed in a different order; percent-encode all of it or nothing.",
	needs: traits.unplainRightToLeft,
	inNames: "names-and-keys",
	find(subject, report) {
		for (const { part, direction } of rightToLeftComponents(subject)) {
			const { component, span, text } = part;
			const triplet = /%[0-9A-Fa-f]{2}/u.exec(text)?.[0];
			if (triplet === void 0 || direction.leftToRight) continue;
			const fixes = [...percentEncodeComponent(subject, part), ...decodeWholly(subject, part)];
			report({
				span,
				component,
				data: {
					text: quote(text),
					component,
					triplet
				},
				fixes
			});
		}
	}
});
/** Only if every triplet may stand as a character and the component then keeps both rules of guidelines §3. */
function decodeWholly({ profile }, part) {
	const decoded = decodeComponent(part, profile);
	if (!componentKeepsBidiRules(decoded)) return [];
	return [suggest("Decode the whole component", part.span, decoded)];
}
// ../packages/core/dist/checks/bidi/bidi-rtl-paragraph-display.js
var bidiRtlParagraphDisplay = defineCheck({
	code: "bidi-rtl-paragraph-display",
	title: "Right-to-left paragraph changes how the IRI is displayed",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [bidiGuidelines("2"), rfc3987("4.1")],
	message: "The IRI is in a right-to-left paragraph, which displays it in a different order than from left to right; isolate it, in HTML with '<bdi dir=\"ltr\">'.",
	needs: traits.scheme | traits.noScheme,
	hidden: true,
	inNames: "names-and-keys",
	spelling: "isolated-in-markup",
	reads: ["display", "place"],
	find({ text, display, place }, report) {
		if (display?.paragraph !== "rtl" || /\p{Bidi_Control}/u.test(text)) return;
		if (displayInLine(text, place?.bidiMarkup?.isolated === true ? {
			...display,
			before: "",
			after: ""
		} : display) !== void 0) report({
			span: {
				start: 0,
				end: text.length
			},
			component: "iri"
		});
	}
});
// ../packages/core/dist/checks/bidi/bidi-run-crosses-authority.js
var bidiRunCrossesAuthority = defineCheck({
	code: "bidi-run-crosses-authority",
	title: "Host and path are displayed as one right-to-left run",
	strength: "should",
	fix: "none",
	preset: "strict",
	spec: [bidiGuidelines("5")],
	message: "{{run}} belongs to the {{first}} and the {{second}} but is displayed as one right-to-left run, so the {{second}} appears before the {{first}}; put left-to-right letters where the two meet.",
	needs: traits.nonAsciiInAuthority,
	inNames: "names-and-keys",
	find(subject, report) {
		const { authority, text } = subject;
		if (authority === void 0) return;
		const { end } = authority.span;
		const span = runAround(text, end);
		const first = offsetOfLetter(text, {
			start: span.start,
			end
		});
		const second = offsetOfLetter(text, {
			start: end,
			end: span.end
		});
		if (first === void 0 || second === void 0) return;
		report({
			span,
			component: "iri",
			data: {
				run: quote(text.slice(span.start, span.end)),
				first: componentAt(subject, first),
				second: componentAt(subject, second)
			}
		});
	}
});
/** The characters around `offset` that are displayed from right to left, the numbers among them included. */
function runAround(text, offset) {
	const { levels } = bidiLayout(text);
	let [start, end] = [offset, offset];
	while ((levels[start - 1] ?? 0) > 0) start--;
	while ((levels[end] ?? 0) > 0) end++;
	return {
		start,
		end
	};
}
/** Where the first right-to-left letter within a span stands. */
function offsetOfLetter(text, { start, end }) {
	for (let offset = start; offset < end; offset++) if (isRightToLeft(text.codePointAt(offset) ?? 0)) return offset;
}
// ../packages/core/dist/checks/bidi/bidi-visual-order.js
var bidiVisualOrder = defineCheck({
	code: "bidi-visual-order",
	title: "Right-to-left component appears to be stored in visual order",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [bidiGuidelines("2")],
	message: "{{text}} in the {{component}} appears to be stored in visual order, since {{evidence}}; IRIs are stored in logical order.",
	needs: traits.rightToLeft,
	inNames: "names-and-keys",
	find(subject, report) {
		for (const { component, span, text } of bidiComponents(subject)) {
			const evidence = evidenceIn(text);
			if (evidence !== void 0) report({
				span,
				component,
				data: {
					text: quote(text),
					component,
					evidence
				}
			});
		}
	}
});
/** A word of two letters or more that starts with a letter that only ends Hebrew words. */
var finalAtStart = /(?<![\p{L}\p{M}])[\u05DA\u05DD\u05DF\u05E3\u05E5](?=\p{M}*\p{L})/u;
/** Letters in the shape of their place in a word, as systems stored them that could not lay out Arabic; not whole words such as U+FDF2. */
var presentationForm = /[\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC]/u;
function evidenceIn(text) {
	const final = finalAtStart.exec(text)?.[0];
	if (final !== void 0) return `a word starts with the final letter ${describeCharacter(unitAt(final, 0))}`;
	const form = presentationForm.exec(text)?.[0];
	return form && `it contains the presentation form ${describeCharacter(unitAt(form, 0))}`;
}
// ../packages/core/dist/text/difference-start.js
/** Strings of this length are compared at once, which is many times faster than unit by unit. */
var chunk = 4096;
/** Where two texts begin to differ, in UTF-16 code units: the length of the shorter one if that begins the other. */
function differenceStart(one, other) {
	let offset = 0;
	while (offset + chunk <= one.length && one.slice(offset, offset + chunk) === other.slice(offset, offset + chunk)) offset += chunk;
	while (offset < one.length && unitAt(one, offset) === unitAt(other, offset)) offset++;
	return offset;
}
// ../packages/core/dist/bidi/changed-span.js
/**
* What is displayed of an IRI as if another text stood there: the components in which the two differ, and all between
* them. The twin has the same characters in another order.
*/
function changedSpan(iri, twin) {
	const { text } = iri;
	const start = differenceStart(text, twin);
	let end = text.length;
	while (text[end - 1] === twin[end - 1]) end--;
	const port = iri.authority?.port;
	const touched = [...bidiComponents(iri), ...port === void 0 ? [] : [port]].map(({ span }) => span).filter((span) => span.start < end && start < span.end);
	return {
		start: Math.min(start, ...touched.map((span) => span.start)),
		end: Math.max(end, ...touched.map((span) => span.end))
	};
}
// ../node_modules/.pnpm/punycode@2.3.1/node_modules/punycode/punycode.es6.js
var punycode_es6_exports = /* @__PURE__ */ __exportAll({
	decode: () => decode,
	default: () => punycode,
	encode: () => encode,
	toASCII: () => toASCII$3,
	toUnicode: () => toUnicode$2,
	ucs2decode: () => ucs2decode,
	ucs2encode: () => ucs2encode
});
/**
* A generic error utility function.
* @private
* @param {String} type The error type.
* @returns {Error} Throws a `RangeError` with the applicable error message.
*/
function error(type) {
	throw new RangeError(errors[type]);
}
/**
* A generic `Array#map` utility function.
* @private
* @param {Array} array The array to iterate over.
* @param {Function} callback The function that gets called for every array
* item.
* @returns {Array} A new array of values returned by the callback function.
*/
function map(array, callback) {
	const result = [];
	let length = array.length;
	while (length--) result[length] = callback(array[length]);
	return result;
}
/**
* A simple `Array#map`-like wrapper to work with domain name strings or email
* addresses.
* @private
* @param {String} domain The domain name or email address.
* @param {Function} callback The function that gets called for every
* character.
* @returns {String} A new string of characters returned by the callback
* function.
*/
function mapDomain(domain, callback) {
	const parts = domain.split("@");
	let result = "";
	if (parts.length > 1) {
		result = parts[0] + "@";
		domain = parts[1];
	}
	domain = domain.replace(regexSeparators, ".");
	const encoded = map(domain.split("."), callback).join(".");
	return result + encoded;
}
/**
* Creates an array containing the numeric code points of each Unicode
* character in the string. While JavaScript uses UCS-2 internally,
* this function will convert a pair of surrogate halves (each of which
* UCS-2 exposes as separate characters) into a single code point,
* matching UTF-16.
* @see `punycode.ucs2.encode`
* @see <https://mathiasbynens.be/notes/javascript-encoding>
* @memberOf punycode.ucs2
* @name decode
* @param {String} string The Unicode input string (UCS-2).
* @returns {Array} The new array of code points.
*/
function ucs2decode(string) {
	const output = [];
	let counter = 0;
	const length = string.length;
	while (counter < length) {
		const value = string.charCodeAt(counter++);
		if (value >= 55296 && value <= 56319 && counter < length) {
			const extra = string.charCodeAt(counter++);
			if ((extra & 64512) == 56320) output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
			else {
				output.push(value);
				counter--;
			}
		} else output.push(value);
	}
	return output;
}
var maxInt, base, tMin, tMax, skew, damp, initialBias, initialN, delimiter$1, regexPunycode, regexNonASCII, regexSeparators, errors, baseMinusTMin, floor, stringFromCharCode, ucs2encode, basicToDigit, digitToBasic, adapt, decode, encode, toUnicode$2, toASCII$3, punycode;
var init_punycode_es6 = __esmMin((() => {
	maxInt = 2147483647;
	base = 36;
	tMin = 1;
	tMax = 26;
	skew = 38;
	damp = 700;
	initialBias = 72;
	initialN = 128;
	delimiter$1 = "-";
	regexPunycode = /^xn--/;
	regexNonASCII = /[^\0-\x7F]/;
	regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
	errors = {
		"overflow": "Overflow: input needs wider integers to process",
		"not-basic": "Illegal input >= 0x80 (not a basic code point)",
		"invalid-input": "Invalid input"
	};
	baseMinusTMin = 35;
	floor = Math.floor;
	stringFromCharCode = String.fromCharCode;
	ucs2encode = (codePoints) => String.fromCodePoint(...codePoints);
	basicToDigit = function(codePoint) {
		if (codePoint >= 48 && codePoint < 58) return 26 + (codePoint - 48);
		if (codePoint >= 65 && codePoint < 91) return codePoint - 65;
		if (codePoint >= 97 && codePoint < 123) return codePoint - 97;
		return base;
	};
	digitToBasic = function(digit, flag) {
		return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
	};
	adapt = function(delta, numPoints, firstTime) {
		let k = 0;
		delta = firstTime ? floor(delta / damp) : delta >> 1;
		delta += floor(delta / numPoints);
		for (; delta > 455; k += base) delta = floor(delta / baseMinusTMin);
		return floor(k + 36 * delta / (delta + skew));
	};
	decode = function(input) {
		const output = [];
		const inputLength = input.length;
		let i = 0;
		let n = initialN;
		let bias = initialBias;
		let basic = input.lastIndexOf(delimiter$1);
		if (basic < 0) basic = 0;
		for (let j = 0; j < basic; ++j) {
			if (input.charCodeAt(j) >= 128) error("not-basic");
			output.push(input.charCodeAt(j));
		}
		for (let index = basic > 0 ? basic + 1 : 0; index < inputLength;) {
			const oldi = i;
			for (let w = 1, k = base;; k += base) {
				if (index >= inputLength) error("invalid-input");
				const digit = basicToDigit(input.charCodeAt(index++));
				if (digit >= base) error("invalid-input");
				if (digit > floor((maxInt - i) / w)) error("overflow");
				i += digit * w;
				const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
				if (digit < t) break;
				const baseMinusT = base - t;
				if (w > floor(maxInt / baseMinusT)) error("overflow");
				w *= baseMinusT;
			}
			const out = output.length + 1;
			bias = adapt(i - oldi, out, oldi == 0);
			if (floor(i / out) > maxInt - n) error("overflow");
			n += floor(i / out);
			i %= out;
			output.splice(i++, 0, n);
		}
		return String.fromCodePoint(...output);
	};
	encode = function(input) {
		const output = [];
		input = ucs2decode(input);
		const inputLength = input.length;
		let n = initialN;
		let delta = 0;
		let bias = initialBias;
		for (const currentValue of input) if (currentValue < 128) output.push(stringFromCharCode(currentValue));
		const basicLength = output.length;
		let handledCPCount = basicLength;
		if (basicLength) output.push(delimiter$1);
		while (handledCPCount < inputLength) {
			let m = maxInt;
			for (const currentValue of input) if (currentValue >= n && currentValue < m) m = currentValue;
			const handledCPCountPlusOne = handledCPCount + 1;
			if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) error("overflow");
			delta += (m - n) * handledCPCountPlusOne;
			n = m;
			for (const currentValue of input) {
				if (currentValue < n && ++delta > maxInt) error("overflow");
				if (currentValue === n) {
					let q = delta;
					for (let k = base;; k += base) {
						const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
						if (q < t) break;
						const qMinusT = q - t;
						const baseMinusT = base - t;
						output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0)));
						q = floor(qMinusT / baseMinusT);
					}
					output.push(stringFromCharCode(digitToBasic(q, 0)));
					bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
					delta = 0;
					++handledCPCount;
				}
			}
			++delta;
			++n;
		}
		return output.join("");
	};
	toUnicode$2 = function(input) {
		return mapDomain(input, function(string) {
			return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
		});
	};
	toASCII$3 = function(input) {
		return mapDomain(input, function(string) {
			return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
		});
	};
	punycode = {
		/**
		* A string representing the current Punycode.js version number.
		* @memberOf punycode
		* @type String
		*/
		"version": "2.3.1",
		/**
		* An object of methods to convert from JavaScript's internal character
		* representation (UCS-2) to Unicode code points, and back.
		* @see <https://mathiasbynens.be/notes/javascript-encoding>
		* @memberOf punycode
		* @type Object
		*/
		"ucs2": {
			"decode": ucs2decode,
			"encode": ucs2encode
		},
		"decode": decode,
		"encode": encode,
		"toASCII": toASCII$3,
		"toUnicode": toUnicode$2
	};
}));
// ../node_modules/.pnpm/tr46@6.0.0/node_modules/tr46/lib/regexes.js
var require_regexes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		combiningMarks: /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u192B\u1930-\u193B\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11000}-\u{11002}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11082}\u{110B0}-\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{11134}\u{11145}\u{11146}\u{11173}\u{11180}-\u{11182}\u{111B3}-\u{111C0}\u{111C9}-\u{111CC}\u{111CE}\u{111CF}\u{1122C}-\u{11237}\u{1123E}\u{11241}\u{112DF}-\u{112EA}\u{11300}-\u{11303}\u{1133B}\u{1133C}\u{1133E}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11357}\u{11362}\u{11363}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113B8}-\u{113C0}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}-\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11435}-\u{11446}\u{1145E}\u{114B0}-\u{114C3}\u{115AF}-\u{115B5}\u{115B8}-\u{115C0}\u{115DC}\u{115DD}\u{11630}-\u{11640}\u{116AB}-\u{116B7}\u{1171D}-\u{1172B}\u{1182C}-\u{1183A}\u{11930}-\u{11935}\u{11937}\u{11938}\u{1193B}-\u{1193E}\u{11940}\u{11942}\u{11943}\u{119D1}-\u{119D7}\u{119DA}-\u{119E0}\u{119E4}\u{11A01}-\u{11A0A}\u{11A33}-\u{11A39}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A5B}\u{11A8A}-\u{11A99}\u{11B60}-\u{11B67}\u{11C2F}-\u{11C36}\u{11C38}-\u{11C3F}\u{11C92}-\u{11CA7}\u{11CA9}-\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D8A}-\u{11D8E}\u{11D90}\u{11D91}\u{11D93}-\u{11D97}\u{11EF3}-\u{11EF6}\u{11F00}\u{11F01}\u{11F03}\u{11F34}-\u{11F3A}\u{11F3E}-\u{11F42}\u{11F5A}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F51}-\u{16F87}\u{16F8F}-\u{16F92}\u{16FE4}\u{16FF0}\u{16FF1}\u{1BC9D}\u{1BC9E}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D165}-\u{1D169}\u{1D16D}-\u{1D172}\u{1D17B}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{E0100}-\u{E01EF}]/u,
		combiningClassVirama: /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA\u0F84\u1039\u103A\u1714\u1715\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F\uA806\uA82C\uA8C4\uA953\uA9C0\uAAF6\uABED\u{10A3F}\u{11046}\u{11070}\u{1107F}\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{113CE}-\u{113D0}\u{11442}\u{114C2}\u{115BF}\u{1163F}\u{116B6}\u{1172B}\u{11839}\u{1193D}\u{1193E}\u{119E0}\u{11A34}\u{11A47}\u{11A99}\u{11C3F}\u{11D44}\u{11D45}\u{11D97}\u{11F41}\u{11F42}\u{1612F}]/u,
		validZWNJ: /[\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF\u0712-\u0714\u071A-\u071D\u071F-\u0727\u0729\u072B\u072D\u072E\u074E-\u0758\u075C-\u076A\u076D-\u0770\u0772\u0775-\u0777\u077A-\u077F\u07CA-\u07EA\u0841-\u0845\u0848\u084A-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088D\u088F\u08A0-\u08A9\u08AF\u08B0\u08B3-\u08B8\u08BA-\u08C8\u1807\u1820-\u1878\u1887-\u18A8\u18AA\uA840-\uA872\u{10AC0}-\u{10AC4}\u{10ACD}\u{10AD3}-\u{10ADC}\u{10ADE}-\u{10AE0}\u{10AEB}-\u{10AEE}\u{10B80}\u{10B82}\u{10B86}-\u{10B88}\u{10B8A}\u{10B8B}\u{10B8D}\u{10B90}\u{10BAD}\u{10BAE}\u{10D00}-\u{10D21}\u{10D23}\u{10EC3}\u{10EC4}\u{10EC6}\u{10EC7}\u{10F30}-\u{10F32}\u{10F34}-\u{10F44}\u{10F51}-\u{10F53}\u{10F70}-\u{10F73}\u{10F76}-\u{10F81}\u{10FB0}\u{10FB2}\u{10FB3}\u{10FB8}\u{10FBB}\u{10FBC}\u{10FBE}\u{10FBF}\u{10FC1}\u{10FC4}\u{10FCA}\u{10FCB}\u{1E900}-\u{1E943}][\xAD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u070F\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CBF\u0CC6\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C3F}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13430}-\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1BCA0}-\u{1BCA3}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D173}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94B}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]*\u200C[\xAD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u070F\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CBF\u0CC6\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C3F}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13430}-\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1BCA0}-\u{1BCA3}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D173}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94B}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]*[\u0620\u0622-\u063F\u0641-\u064A\u066E\u066F\u0671-\u0673\u0675-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u077F\u07CA-\u07EA\u0840-\u0858\u0860\u0862-\u0865\u0867-\u086A\u0870-\u0882\u0886\u0889-\u088F\u08A0-\u08AC\u08AE-\u08C8\u1807\u1820-\u1878\u1887-\u18A8\u18AA\uA840-\uA871\u{10AC0}-\u{10AC5}\u{10AC7}\u{10AC9}\u{10ACA}\u{10ACE}-\u{10AD6}\u{10AD8}-\u{10AE1}\u{10AE4}\u{10AEB}-\u{10AEF}\u{10B80}-\u{10B91}\u{10BA9}-\u{10BAE}\u{10D01}-\u{10D23}\u{10EC2}-\u{10EC4}\u{10EC6}\u{10EC7}\u{10F30}-\u{10F44}\u{10F51}-\u{10F54}\u{10F70}-\u{10F81}\u{10FB0}\u{10FB2}-\u{10FB6}\u{10FB8}-\u{10FBF}\u{10FC1}-\u{10FC4}\u{10FC9}\u{10FCA}\u{1E900}-\u{1E943}]/u,
		bidiDomain: /[\u05BE\u05C0\u05C3\u05C6\u05D0-\u05EA\u05EF-\u05F4\u0600-\u0605\u0608\u060B\u060D\u061B-\u064A\u0660-\u0669\u066B-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06EE\u06EF\u06FA-\u070D\u070F\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07C0-\u07EA\u07F4\u07F5\u07FA\u07FE-\u0815\u081A\u0824\u0828\u0830-\u083E\u0840-\u0858\u085E\u0860-\u086A\u0870-\u0891\u08A0-\u08C9\u08E2\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBC2\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{10920}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A40}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE4}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B40}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D23}\u{10D30}-\u{10D39}\u{10D40}-\u{10D65}\u{10D6F}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E60}-\u{10E7E}\u{10E80}-\u{10EA9}\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10F00}-\u{10F27}\u{10F30}-\u{10F45}\u{10F51}-\u{10F59}\u{10F70}-\u{10F81}\u{10F86}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}]/u,
		bidiS1LTR: /[A-Za-z\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02B8\u02BB-\u02C1\u02D0\u02D1\u02E0-\u02E4\u02EE\u0370-\u0373\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0482\u048A-\u052F\u0531-\u0556\u0559-\u0589\u0903-\u0939\u093B\u093D-\u0940\u0949-\u094C\u094E-\u0950\u0958-\u0961\u0964-\u0980\u0982\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD-\u09C0\u09C7\u09C8\u09CB\u09CC\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E1\u09E6-\u09F1\u09F4-\u09FA\u09FC\u09FD\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3E-\u0A40\u0A59-\u0A5C\u0A5E\u0A66-\u0A6F\u0A72-\u0A74\u0A76\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD-\u0AC0\u0AC9\u0ACB\u0ACC\u0AD0\u0AE0\u0AE1\u0AE6-\u0AF0\u0AF9\u0B02\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B3E\u0B40\u0B47\u0B48\u0B4B\u0B4C\u0B57\u0B5C\u0B5D\u0B5F-\u0B61\u0B66-\u0B77\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE\u0BBF\u0BC1\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCC\u0BD0\u0BD7\u0BE6-\u0BF2\u0C01-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C41-\u0C44\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C66-\u0C6F\u0C77\u0C7F\u0C80\u0C82-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD-\u0CC4\u0CC6-\u0CC8\u0CCA\u0CCB\u0CD5\u0CD6\u0CDC-\u0CDE\u0CE0\u0CE1\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D02-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D-\u0D40\u0D46-\u0D48\u0D4A-\u0D4C\u0D4E\u0D4F\u0D54-\u0D61\u0D66-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCF-\u0DD1\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E4F-\u0E5B\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00-\u0F17\u0F1A-\u0F34\u0F36\u0F38\u0F3E-\u0F47\u0F49-\u0F6C\u0F7F\u0F85\u0F88-\u0F8C\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE-\u0FDA\u1000-\u102C\u1031\u1038\u103B\u103C\u103F-\u1057\u105A-\u105D\u1061-\u1070\u1075-\u1081\u1083\u1084\u1087-\u108C\u108E-\u109C\u109E-\u10C5\u10C7\u10CD\u10D0-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1360-\u137C\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u167F\u1681-\u169A\u16A0-\u16F8\u1700-\u1711\u1715\u171F-\u1731\u1734-\u1736\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17B6\u17BE-\u17C5\u17C7\u17C8\u17D4-\u17DA\u17DC\u17E0-\u17E9\u1810-\u1819\u1820-\u1878\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1923-\u1926\u1929-\u192B\u1930\u1931\u1933-\u1938\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19DA\u1A00-\u1A16\u1A19\u1A1A\u1A1E-\u1A55\u1A57\u1A61\u1A63\u1A64\u1A6D-\u1A72\u1A80-\u1A89\u1A90-\u1A99\u1AA0-\u1AAD\u1B04-\u1B33\u1B35\u1B3B\u1B3D-\u1B41\u1B43-\u1B4C\u1B4E-\u1B6A\u1B74-\u1B7F\u1B82-\u1BA1\u1BA6\u1BA7\u1BAA\u1BAE-\u1BE5\u1BE7\u1BEA-\u1BEC\u1BEE\u1BF2\u1BF3\u1BFC-\u1C2B\u1C34\u1C35\u1C3B-\u1C49\u1C4D-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CC7\u1CD3\u1CE1\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5-\u1CF7\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u200E\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u214F\u2160-\u2188\u2336-\u237A\u2395\u249C-\u24E9\u26AC\u2800-\u28FF\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D70\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u302E\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31BF\u31F0-\u321C\u3220-\u324F\u3260-\u327B\u327F-\u32B0\u32C0-\u32CB\u32D0-\u3376\u337B-\u33DD\u33E0-\u33FE\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA60C\uA610-\uA62B\uA640-\uA66E\uA680-\uA69D\uA6A0-\uA6EF\uA6F2-\uA6F7\uA722-\uA787\uA789-\uA7DC\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA824\uA827\uA830-\uA837\uA840-\uA873\uA880-\uA8C3\uA8CE-\uA8D9\uA8F2-\uA8FE\uA900-\uA925\uA92E-\uA946\uA952\uA953\uA95F-\uA97C\uA983-\uA9B2\uA9B4\uA9B5\uA9BA\uA9BB\uA9BE-\uA9CD\uA9CF-\uA9D9\uA9DE-\uA9E4\uA9E6-\uA9FE\uAA00-\uAA28\uAA2F\uAA30\uAA33\uAA34\uAA40-\uAA42\uAA44-\uAA4B\uAA4D\uAA50-\uAA59\uAA5C-\uAA7B\uAA7D-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAAEB\uAAEE-\uAAF5\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB69\uAB70-\uABE4\uABE6\uABE7\uABE9-\uABEC\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uD800-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\u{10000}-\u{1000B}\u{1000D}-\u{10026}\u{10028}-\u{1003A}\u{1003C}\u{1003D}\u{1003F}-\u{1004D}\u{10050}-\u{1005D}\u{10080}-\u{100FA}\u{10100}\u{10102}\u{10107}-\u{10133}\u{10137}-\u{1013F}\u{1018D}\u{1018E}\u{101D0}-\u{101FC}\u{10280}-\u{1029C}\u{102A0}-\u{102D0}\u{10300}-\u{10323}\u{1032D}-\u{1034A}\u{10350}-\u{10375}\u{10380}-\u{1039D}\u{1039F}-\u{103C3}\u{103C8}-\u{103D5}\u{10400}-\u{1049D}\u{104A0}-\u{104A9}\u{104B0}-\u{104D3}\u{104D8}-\u{104FB}\u{10500}-\u{10527}\u{10530}-\u{10563}\u{1056F}-\u{1057A}\u{1057C}-\u{1058A}\u{1058C}-\u{10592}\u{10594}\u{10595}\u{10597}-\u{105A1}\u{105A3}-\u{105B1}\u{105B3}-\u{105B9}\u{105BB}\u{105BC}\u{105C0}-\u{105F3}\u{10600}-\u{10736}\u{10740}-\u{10755}\u{10760}-\u{10767}\u{10780}-\u{10785}\u{10787}-\u{107B0}\u{107B2}-\u{107BA}\u{11000}\u{11002}-\u{11037}\u{11047}-\u{1104D}\u{11066}-\u{1106F}\u{11071}\u{11072}\u{11075}\u{11082}-\u{110B2}\u{110B7}\u{110B8}\u{110BB}-\u{110C1}\u{110CD}\u{110D0}-\u{110E8}\u{110F0}-\u{110F9}\u{11103}-\u{11126}\u{1112C}\u{11136}-\u{11147}\u{11150}-\u{11172}\u{11174}-\u{11176}\u{11182}-\u{111B5}\u{111BF}-\u{111C8}\u{111CD}\u{111CE}\u{111D0}-\u{111DF}\u{111E1}-\u{111F4}\u{11200}-\u{11211}\u{11213}-\u{1122E}\u{11232}\u{11233}\u{11235}\u{11238}-\u{1123D}\u{1123F}\u{11240}\u{11280}-\u{11286}\u{11288}\u{1128A}-\u{1128D}\u{1128F}-\u{1129D}\u{1129F}-\u{112A9}\u{112B0}-\u{112DE}\u{112E0}-\u{112E2}\u{112F0}-\u{112F9}\u{11302}\u{11303}\u{11305}-\u{1130C}\u{1130F}\u{11310}\u{11313}-\u{11328}\u{1132A}-\u{11330}\u{11332}\u{11333}\u{11335}-\u{11339}\u{1133D}-\u{1133F}\u{11341}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11350}\u{11357}\u{1135D}-\u{11363}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{113B7}-\u{113BA}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}\u{113CD}\u{113CF}\u{113D1}\u{113D3}-\u{113D5}\u{113D7}\u{113D8}\u{11400}-\u{11437}\u{11440}\u{11441}\u{11445}\u{11447}-\u{1145B}\u{1145D}\u{1145F}-\u{11461}\u{11480}-\u{114B2}\u{114B9}\u{114BB}-\u{114BE}\u{114C1}\u{114C4}-\u{114C7}\u{114D0}-\u{114D9}\u{11580}-\u{115B1}\u{115B8}-\u{115BB}\u{115BE}\u{115C1}-\u{115DB}\u{11600}-\u{11632}\u{1163B}\u{1163C}\u{1163E}\u{11641}-\u{11644}\u{11650}-\u{11659}\u{11680}-\u{116AA}\u{116AC}\u{116AE}\u{116AF}\u{116B6}\u{116B8}\u{116B9}\u{116C0}-\u{116C9}\u{116D0}-\u{116E3}\u{11700}-\u{1171A}\u{1171E}\u{11720}\u{11721}\u{11726}\u{11730}-\u{11746}\u{11800}-\u{1182E}\u{11838}\u{1183B}\u{118A0}-\u{118F2}\u{118FF}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{11935}\u{11937}\u{11938}\u{1193D}\u{1193F}-\u{11942}\u{11944}-\u{11946}\u{11950}-\u{11959}\u{119A0}-\u{119A7}\u{119AA}-\u{119D3}\u{119DC}-\u{119DF}\u{119E1}-\u{119E4}\u{11A00}\u{11A07}\u{11A08}\u{11A0B}-\u{11A32}\u{11A39}\u{11A3A}\u{11A3F}-\u{11A46}\u{11A50}\u{11A57}\u{11A58}\u{11A5C}-\u{11A89}\u{11A97}\u{11A9A}-\u{11AA2}\u{11AB0}-\u{11AF8}\u{11B00}-\u{11B09}\u{11B61}\u{11B65}\u{11B67}\u{11BC0}-\u{11BE1}\u{11BF0}-\u{11BF9}\u{11C00}-\u{11C08}\u{11C0A}-\u{11C2F}\u{11C3E}-\u{11C45}\u{11C50}-\u{11C6C}\u{11C70}-\u{11C8F}\u{11CA9}\u{11CB1}\u{11CB4}\u{11D00}-\u{11D06}\u{11D08}\u{11D09}\u{11D0B}-\u{11D30}\u{11D46}\u{11D50}-\u{11D59}\u{11D60}-\u{11D65}\u{11D67}\u{11D68}\u{11D6A}-\u{11D8E}\u{11D93}\u{11D94}\u{11D96}\u{11D98}\u{11DA0}-\u{11DA9}\u{11DB0}-\u{11DDB}\u{11DE0}-\u{11DE9}\u{11EE0}-\u{11EF2}\u{11EF5}-\u{11EF8}\u{11F02}-\u{11F10}\u{11F12}-\u{11F35}\u{11F3E}\u{11F3F}\u{11F41}\u{11F43}-\u{11F59}\u{11FB0}\u{11FC0}-\u{11FD4}\u{11FFF}-\u{12399}\u{12400}-\u{1246E}\u{12470}-\u{12474}\u{12480}-\u{12543}\u{12F90}-\u{12FF2}\u{13000}-\u{1343F}\u{13441}-\u{13446}\u{13460}-\u{143FA}\u{14400}-\u{14646}\u{16100}-\u{1611D}\u{1612A}-\u{1612C}\u{16130}-\u{16139}\u{16800}-\u{16A38}\u{16A40}-\u{16A5E}\u{16A60}-\u{16A69}\u{16A6E}-\u{16ABE}\u{16AC0}-\u{16AC9}\u{16AD0}-\u{16AED}\u{16AF5}\u{16B00}-\u{16B2F}\u{16B37}-\u{16B45}\u{16B50}-\u{16B59}\u{16B5B}-\u{16B61}\u{16B63}-\u{16B77}\u{16B7D}-\u{16B8F}\u{16D40}-\u{16D79}\u{16E40}-\u{16E9A}\u{16EA0}-\u{16EB8}\u{16EBB}-\u{16ED3}\u{16F00}-\u{16F4A}\u{16F50}-\u{16F87}\u{16F93}-\u{16F9F}\u{16FE0}\u{16FE1}\u{16FE3}\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFF3}\u{1AFF5}-\u{1AFFB}\u{1AFFD}\u{1AFFE}\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}\u{1BC00}-\u{1BC6A}\u{1BC70}-\u{1BC7C}\u{1BC80}-\u{1BC88}\u{1BC90}-\u{1BC99}\u{1BC9C}\u{1BC9F}\u{1CCD6}-\u{1CCEF}\u{1CF50}-\u{1CFC3}\u{1D000}-\u{1D0F5}\u{1D100}-\u{1D126}\u{1D129}-\u{1D166}\u{1D16A}-\u{1D172}\u{1D183}\u{1D184}\u{1D18C}-\u{1D1A9}\u{1D1AE}-\u{1D1E8}\u{1D2C0}-\u{1D2D3}\u{1D2E0}-\u{1D2F3}\u{1D360}-\u{1D378}\u{1D400}-\u{1D454}\u{1D456}-\u{1D49C}\u{1D49E}\u{1D49F}\u{1D4A2}\u{1D4A5}\u{1D4A6}\u{1D4A9}-\u{1D4AC}\u{1D4AE}-\u{1D4B9}\u{1D4BB}\u{1D4BD}-\u{1D4C3}\u{1D4C5}-\u{1D505}\u{1D507}-\u{1D50A}\u{1D50D}-\u{1D514}\u{1D516}-\u{1D51C}\u{1D51E}-\u{1D539}\u{1D53B}-\u{1D53E}\u{1D540}-\u{1D544}\u{1D546}\u{1D54A}-\u{1D550}\u{1D552}-\u{1D6A5}\u{1D6A8}-\u{1D6C0}\u{1D6C2}-\u{1D6DA}\u{1D6DC}-\u{1D6FA}\u{1D6FC}-\u{1D714}\u{1D716}-\u{1D734}\u{1D736}-\u{1D74E}\u{1D750}-\u{1D76E}\u{1D770}-\u{1D788}\u{1D78A}-\u{1D7A8}\u{1D7AA}-\u{1D7C2}\u{1D7C4}-\u{1D7CB}\u{1D800}-\u{1D9FF}\u{1DA37}-\u{1DA3A}\u{1DA6D}-\u{1DA74}\u{1DA76}-\u{1DA83}\u{1DA85}-\u{1DA8B}\u{1DF00}-\u{1DF1E}\u{1DF25}-\u{1DF2A}\u{1E030}-\u{1E06D}\u{1E100}-\u{1E12C}\u{1E137}-\u{1E13D}\u{1E140}-\u{1E149}\u{1E14E}\u{1E14F}\u{1E290}-\u{1E2AD}\u{1E2C0}-\u{1E2EB}\u{1E2F0}-\u{1E2F9}\u{1E4D0}-\u{1E4EB}\u{1E4F0}-\u{1E4F9}\u{1E5D0}-\u{1E5ED}\u{1E5F0}-\u{1E5FA}\u{1E5FF}\u{1E6C0}-\u{1E6DE}\u{1E6E0}-\u{1E6E2}\u{1E6E4}\u{1E6E5}\u{1E6E7}-\u{1E6ED}\u{1E6F0}-\u{1E6F4}\u{1E6FE}\u{1E6FF}\u{1E7E0}-\u{1E7E6}\u{1E7E8}-\u{1E7EB}\u{1E7ED}\u{1E7EE}\u{1E7F0}-\u{1E7FE}\u{1F110}-\u{1F12E}\u{1F130}-\u{1F169}\u{1F170}-\u{1F1AC}\u{1F1E6}-\u{1F202}\u{1F210}-\u{1F23B}\u{1F240}-\u{1F248}\u{1F250}\u{1F251}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81D}\u{2B820}-\u{2CEAD}\u{2CEB0}-\u{2EBE0}\u{2EBF0}-\u{2EE5D}\u{2F800}-\u{2FA1D}\u{30000}-\u{3134A}\u{31350}-\u{33479}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u,
		bidiS1RTL: /[\u05BE\u05C0\u05C3\u05C6\u05D0-\u05EA\u05EF-\u05F4\u0608\u060B\u060D\u061B-\u064A\u066D-\u066F\u0671-\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u070D\u070F\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07C0-\u07EA\u07F4\u07F5\u07FA\u07FE-\u0815\u081A\u0824\u0828\u0830-\u083E\u0840-\u0858\u085E\u0860-\u086A\u0870-\u088F\u08A0-\u08C9\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBC2\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{10920}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A40}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE4}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B40}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D23}\u{10D4A}-\u{10D65}\u{10D6F}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E80}-\u{10EA9}\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10F00}-\u{10F27}\u{10F30}-\u{10F45}\u{10F51}-\u{10F59}\u{10F70}-\u{10F81}\u{10F86}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}]/u,
		bidiS2: /^[\0-\x08\x0E-\x1B!-@\[-`\{-\x84\x86-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02B9\u02BA\u02C2-\u02CF\u02D2-\u02DF\u02E5-\u02ED\u02EF-\u036F\u0374\u0375\u037E\u0384\u0385\u0387\u03F6\u0483-\u0489\u058A\u058D-\u058F\u0591-\u05C7\u05D0-\u05EA\u05EF-\u05F4\u0600-\u070D\u070F-\u074A\u074D-\u07B1\u07C0-\u07FA\u07FD-\u082D\u0830-\u083E\u0840-\u085B\u085E\u0860-\u086A\u0870-\u0891\u0897-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09F2\u09F3\u09FB\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AF1\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0BF3-\u0BFA\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C78-\u0C7E\u0C81\u0CBC\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E3F\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39-\u0F3D\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1390-\u1399\u1400\u169B\u169C\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DB\u17DD\u17F0-\u17F9\u1800-\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1940\u1944\u1945\u19DE-\u19FF\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD\u1FFE\u200B-\u200D\u200F-\u2027\u202F-\u205E\u2060-\u2064\u206A-\u2070\u2074-\u207E\u2080-\u208E\u20A0-\u20C1\u20D0-\u20F0\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u2150-\u215F\u2189-\u218B\u2190-\u2335\u237B-\u2394\u2396-\u2429\u2440-\u244A\u2460-\u249B\u24EA-\u26AB\u26AD-\u27FF\u2900-\u2B73\u2B76-\u2BFF\u2CE5-\u2CEA\u2CEF-\u2CF1\u2CF9-\u2CFF\u2D7F\u2DE0-\u2E5D\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3001-\u3004\u3008-\u3020\u302A-\u302D\u3030\u3036\u3037\u303D-\u303F\u3099-\u309C\u30A0\u30FB\u31C0-\u31E5\u31EF\u321D\u321E\u3250-\u325F\u327C-\u327E\u32B1-\u32BF\u32CC-\u32CF\u3377-\u337A\u33DE\u33DF\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA60D-\uA60F\uA66F-\uA67F\uA69E\uA69F\uA6F0\uA6F1\uA700-\uA721\uA788\uA802\uA806\uA80B\uA825\uA826\uA828-\uA82C\uA838\uA839\uA874-\uA877\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uAB6A\uAB6B\uABE5\uABE8\uABED\uFB1D-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFDCF\uFDF0-\uFE19\uFE20-\uFE52\uFE54-\uFE66\uFE68-\uFE6B\uFE70-\uFE74\uFE76-\uFEFC\uFEFF\uFF01-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFF9-\uFFFD\u{10101}\u{10140}-\u{1018C}\u{10190}-\u{1019C}\u{101A0}\u{101FD}\u{102E0}-\u{102FB}\u{10376}-\u{1037A}\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{1091F}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A38}-\u{10A3A}\u{10A3F}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE6}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B39}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D27}\u{10D30}-\u{10D39}\u{10D40}-\u{10D65}\u{10D69}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E60}-\u{10E7E}\u{10E80}-\u{10EA9}\u{10EAB}-\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10ED0}-\u{10ED8}\u{10EFA}-\u{10F27}\u{10F30}-\u{10F59}\u{10F70}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{11001}\u{11038}-\u{11046}\u{11052}-\u{11065}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{11660}-\u{1166C}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A06}\u{11A09}\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{11FD5}-\u{11FF1}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE2}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1BCA0}-\u{1BCA3}\u{1CC00}-\u{1CCD5}\u{1CCF0}-\u{1CCFC}\u{1CD00}-\u{1CEB3}\u{1CEBA}-\u{1CED0}\u{1CEE0}-\u{1CEF0}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D173}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D1E9}\u{1D1EA}\u{1D200}-\u{1D245}\u{1D300}-\u{1D356}\u{1D6C1}\u{1D6DB}\u{1D6FB}\u{1D715}\u{1D735}\u{1D74F}\u{1D76F}\u{1D789}\u{1D7A9}\u{1D7C3}\u{1D7CE}-\u{1D7FF}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E2FF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8D6}\u{1E900}-\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}\u{1EEF0}\u{1EEF1}\u{1F000}-\u{1F02B}\u{1F030}-\u{1F093}\u{1F0A0}-\u{1F0AE}\u{1F0B1}-\u{1F0BF}\u{1F0C1}-\u{1F0CF}\u{1F0D1}-\u{1F0F5}\u{1F100}-\u{1F10F}\u{1F12F}\u{1F16A}-\u{1F16F}\u{1F1AD}\u{1F260}-\u{1F265}\u{1F300}-\u{1F6D8}\u{1F6DC}-\u{1F6EC}\u{1F6F0}-\u{1F6FC}\u{1F700}-\u{1F7D9}\u{1F7E0}-\u{1F7EB}\u{1F7F0}\u{1F800}-\u{1F80B}\u{1F810}-\u{1F847}\u{1F850}-\u{1F859}\u{1F860}-\u{1F887}\u{1F890}-\u{1F8AD}\u{1F8B0}-\u{1F8BB}\u{1F8C0}\u{1F8C1}\u{1F8D0}-\u{1F8D8}\u{1F900}-\u{1FA57}\u{1FA60}-\u{1FA6D}\u{1FA70}-\u{1FA7C}\u{1FA80}-\u{1FA8A}\u{1FA8E}-\u{1FAC6}\u{1FAC8}\u{1FACD}-\u{1FADC}\u{1FADF}-\u{1FAEA}\u{1FAEF}-\u{1FAF8}\u{1FB00}-\u{1FB92}\u{1FB94}-\u{1FBFA}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]*$/u,
		bidiS3: /[0-9\xB2\xB3\xB9\u05BE\u05C0\u05C3\u05C6\u05D0-\u05EA\u05EF-\u05F4\u0600-\u0605\u0608\u060B\u060D\u061B-\u064A\u0660-\u0669\u066B-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06EE-\u070D\u070F\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07C0-\u07EA\u07F4\u07F5\u07FA\u07FE-\u0815\u081A\u0824\u0828\u0830-\u083E\u0840-\u0858\u085E\u0860-\u086A\u0870-\u0891\u08A0-\u08C9\u08E2\u200F\u2070\u2074-\u2079\u2080-\u2089\u2488-\u249B\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBC2\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\u{102E1}-\u{102FB}\u{10800}-\u{10805}\u{10808}\u{1080A}-\u{10835}\u{10837}\u{10838}\u{1083C}\u{1083F}-\u{10855}\u{10857}-\u{1089E}\u{108A7}-\u{108AF}\u{108E0}-\u{108F2}\u{108F4}\u{108F5}\u{108FB}-\u{1091B}\u{10920}-\u{10939}\u{1093F}-\u{10959}\u{10980}-\u{109B7}\u{109BC}-\u{109CF}\u{109D2}-\u{10A00}\u{10A10}-\u{10A13}\u{10A15}-\u{10A17}\u{10A19}-\u{10A35}\u{10A40}-\u{10A48}\u{10A50}-\u{10A58}\u{10A60}-\u{10A9F}\u{10AC0}-\u{10AE4}\u{10AEB}-\u{10AF6}\u{10B00}-\u{10B35}\u{10B40}-\u{10B55}\u{10B58}-\u{10B72}\u{10B78}-\u{10B91}\u{10B99}-\u{10B9C}\u{10BA9}-\u{10BAF}\u{10C00}-\u{10C48}\u{10C80}-\u{10CB2}\u{10CC0}-\u{10CF2}\u{10CFA}-\u{10D23}\u{10D30}-\u{10D39}\u{10D40}-\u{10D65}\u{10D6F}-\u{10D85}\u{10D8E}\u{10D8F}\u{10E60}-\u{10E7E}\u{10E80}-\u{10EA9}\u{10EAD}\u{10EB0}\u{10EB1}\u{10EC2}-\u{10EC7}\u{10F00}-\u{10F27}\u{10F30}-\u{10F45}\u{10F51}-\u{10F59}\u{10F70}-\u{10F81}\u{10F86}-\u{10F89}\u{10FB0}-\u{10FCB}\u{10FE0}-\u{10FF6}\u{1CCF0}-\u{1CCF9}\u{1D7CE}-\u{1D7FF}\u{1E800}-\u{1E8C4}\u{1E8C7}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}\u{1E950}-\u{1E959}\u{1E95E}\u{1E95F}\u{1EC71}-\u{1ECB4}\u{1ED01}-\u{1ED3D}\u{1EE00}-\u{1EE03}\u{1EE05}-\u{1EE1F}\u{1EE21}\u{1EE22}\u{1EE24}\u{1EE27}\u{1EE29}-\u{1EE32}\u{1EE34}-\u{1EE37}\u{1EE39}\u{1EE3B}\u{1EE42}\u{1EE47}\u{1EE49}\u{1EE4B}\u{1EE4D}-\u{1EE4F}\u{1EE51}\u{1EE52}\u{1EE54}\u{1EE57}\u{1EE59}\u{1EE5B}\u{1EE5D}\u{1EE5F}\u{1EE61}\u{1EE62}\u{1EE64}\u{1EE67}-\u{1EE6A}\u{1EE6C}-\u{1EE72}\u{1EE74}-\u{1EE77}\u{1EE79}-\u{1EE7C}\u{1EE7E}\u{1EE80}-\u{1EE89}\u{1EE8B}-\u{1EE9B}\u{1EEA1}-\u{1EEA3}\u{1EEA5}-\u{1EEA9}\u{1EEAB}-\u{1EEBB}\u{1F100}-\u{1F10A}\u{1FBF0}-\u{1FBF9}][\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A06}\u{11A09}\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D17B}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{E0100}-\u{E01EF}]*$/u,
		bidiS4EN: /[0-9\xB2\xB3\xB9\u06F0-\u06F9\u2070\u2074-\u2079\u2080-\u2089\u2488-\u249B\uFF10-\uFF19\u{102E1}-\u{102FB}\u{1CCF0}-\u{1CCF9}\u{1D7CE}-\u{1D7FF}\u{1F100}-\u{1F10A}\u{1FBF0}-\u{1FBF9}]/u,
		bidiS4AN: /[\u0600-\u0605\u0660-\u0669\u066B\u066C\u06DD\u0890\u0891\u08E2\u{10D30}-\u{10D39}\u{10D40}-\u{10D49}\u{10E60}-\u{10E7E}]/u,
		bidiS5: /^[\0-\x08\x0E-\x1B!-\x84\x86-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u052F\u0531-\u0556\u0559-\u058A\u058D-\u058F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0606\u0607\u0609\u060A\u060C\u060E-\u061A\u064B-\u065F\u066A\u0670\u06D6-\u06DC\u06DE-\u06E4\u06E7-\u06ED\u06F0-\u06F9\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07F6-\u07F9\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09FE\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A76\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AF1\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B77\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BFA\u0C00-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3C-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C5C\u0C5D\u0C60-\u0C63\u0C66-\u0C6F\u0C77-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDC-\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D00-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4F\u0D54-\u0D63\u0D66-\u0D7F\u0D81-\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0E01-\u0E3A\u0E3F-\u0E5B\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECE\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00-\u0F47\u0F49-\u0F6C\u0F71-\u0F97\u0F99-\u0FBC\u0FBE-\u0FCC\u0FCE-\u0FDA\u1000-\u10C5\u10C7\u10CD\u10D0-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u137C\u1380-\u1399\u13A0-\u13F5\u13F8-\u13FD\u1400-\u167F\u1681-\u169C\u16A0-\u16F8\u1700-\u1715\u171F-\u1736\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17DD\u17E0-\u17E9\u17F0-\u17F9\u1800-\u1819\u1820-\u1878\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1940\u1944-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19DA\u19DE-\u1A1B\u1A1E-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA0-\u1AAD\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B4C\u1B4E-\u1BF3\u1BFC-\u1C37\u1C3B-\u1C49\u1C4D-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CC7\u1CD0-\u1CFA\u1D00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE\u200B-\u200E\u2010-\u2027\u202F-\u205E\u2060-\u2064\u206A-\u2071\u2074-\u208E\u2090-\u209C\u20A0-\u20C1\u20D0-\u20F0\u2100-\u218B\u2190-\u2429\u2440-\u244A\u2460-\u2B73\u2B76-\u2CF3\u2CF9-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D70\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2E5D\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3001-\u303F\u3041-\u3096\u3099-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31E5\u31EF-\u321E\u3220-\uA48C\uA490-\uA4C6\uA4D0-\uA62B\uA640-\uA6F7\uA700-\uA7DC\uA7F1-\uA82C\uA830-\uA839\uA840-\uA877\uA880-\uA8C5\uA8CE-\uA8D9\uA8E0-\uA953\uA95F-\uA97C\uA980-\uA9CD\uA9CF-\uA9D9\uA9DE-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA5C-\uAAC2\uAADB-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB6B\uAB70-\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uD800-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1E\uFB29\uFBC3-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDCF\uFDFD-\uFE19\uFE20-\uFE52\uFE54-\uFE66\uFE68-\uFE6B\uFEFF\uFF01-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFF9-\uFFFD\u{10000}-\u{1000B}\u{1000D}-\u{10026}\u{10028}-\u{1003A}\u{1003C}\u{1003D}\u{1003F}-\u{1004D}\u{10050}-\u{1005D}\u{10080}-\u{100FA}\u{10100}-\u{10102}\u{10107}-\u{10133}\u{10137}-\u{1018E}\u{10190}-\u{1019C}\u{101A0}\u{101D0}-\u{101FD}\u{10280}-\u{1029C}\u{102A0}-\u{102D0}\u{102E0}-\u{102FB}\u{10300}-\u{10323}\u{1032D}-\u{1034A}\u{10350}-\u{1037A}\u{10380}-\u{1039D}\u{1039F}-\u{103C3}\u{103C8}-\u{103D5}\u{10400}-\u{1049D}\u{104A0}-\u{104A9}\u{104B0}-\u{104D3}\u{104D8}-\u{104FB}\u{10500}-\u{10527}\u{10530}-\u{10563}\u{1056F}-\u{1057A}\u{1057C}-\u{1058A}\u{1058C}-\u{10592}\u{10594}\u{10595}\u{10597}-\u{105A1}\u{105A3}-\u{105B1}\u{105B3}-\u{105B9}\u{105BB}\u{105BC}\u{105C0}-\u{105F3}\u{10600}-\u{10736}\u{10740}-\u{10755}\u{10760}-\u{10767}\u{10780}-\u{10785}\u{10787}-\u{107B0}\u{107B2}-\u{107BA}\u{1091F}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10B39}-\u{10B3F}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6E}\u{10EAB}\u{10EAC}\u{10ED0}-\u{10ED8}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11000}-\u{1104D}\u{11052}-\u{11075}\u{1107F}-\u{110C2}\u{110CD}\u{110D0}-\u{110E8}\u{110F0}-\u{110F9}\u{11100}-\u{11134}\u{11136}-\u{11147}\u{11150}-\u{11176}\u{11180}-\u{111DF}\u{111E1}-\u{111F4}\u{11200}-\u{11211}\u{11213}-\u{11241}\u{11280}-\u{11286}\u{11288}\u{1128A}-\u{1128D}\u{1128F}-\u{1129D}\u{1129F}-\u{112A9}\u{112B0}-\u{112EA}\u{112F0}-\u{112F9}\u{11300}-\u{11303}\u{11305}-\u{1130C}\u{1130F}\u{11310}\u{11313}-\u{11328}\u{1132A}-\u{11330}\u{11332}\u{11333}\u{11335}-\u{11339}\u{1133B}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11350}\u{11357}\u{1135D}-\u{11363}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{113B7}-\u{113C0}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}-\u{113D5}\u{113D7}\u{113D8}\u{113E1}\u{113E2}\u{11400}-\u{1145B}\u{1145D}-\u{11461}\u{11480}-\u{114C7}\u{114D0}-\u{114D9}\u{11580}-\u{115B5}\u{115B8}-\u{115DD}\u{11600}-\u{11644}\u{11650}-\u{11659}\u{11660}-\u{1166C}\u{11680}-\u{116B9}\u{116C0}-\u{116C9}\u{116D0}-\u{116E3}\u{11700}-\u{1171A}\u{1171D}-\u{1172B}\u{11730}-\u{11746}\u{11800}-\u{1183B}\u{118A0}-\u{118F2}\u{118FF}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{11935}\u{11937}\u{11938}\u{1193B}-\u{11946}\u{11950}-\u{11959}\u{119A0}-\u{119A7}\u{119AA}-\u{119D7}\u{119DA}-\u{119E4}\u{11A00}-\u{11A47}\u{11A50}-\u{11AA2}\u{11AB0}-\u{11AF8}\u{11B00}-\u{11B09}\u{11B60}-\u{11B67}\u{11BC0}-\u{11BE1}\u{11BF0}-\u{11BF9}\u{11C00}-\u{11C08}\u{11C0A}-\u{11C36}\u{11C38}-\u{11C45}\u{11C50}-\u{11C6C}\u{11C70}-\u{11C8F}\u{11C92}-\u{11CA7}\u{11CA9}-\u{11CB6}\u{11D00}-\u{11D06}\u{11D08}\u{11D09}\u{11D0B}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D47}\u{11D50}-\u{11D59}\u{11D60}-\u{11D65}\u{11D67}\u{11D68}\u{11D6A}-\u{11D8E}\u{11D90}\u{11D91}\u{11D93}-\u{11D98}\u{11DA0}-\u{11DA9}\u{11DB0}-\u{11DDB}\u{11DE0}-\u{11DE9}\u{11EE0}-\u{11EF8}\u{11F00}-\u{11F10}\u{11F12}-\u{11F3A}\u{11F3E}-\u{11F5A}\u{11FB0}\u{11FC0}-\u{11FF1}\u{11FFF}-\u{12399}\u{12400}-\u{1246E}\u{12470}-\u{12474}\u{12480}-\u{12543}\u{12F90}-\u{12FF2}\u{13000}-\u{13455}\u{13460}-\u{143FA}\u{14400}-\u{14646}\u{16100}-\u{16139}\u{16800}-\u{16A38}\u{16A40}-\u{16A5E}\u{16A60}-\u{16A69}\u{16A6E}-\u{16ABE}\u{16AC0}-\u{16AC9}\u{16AD0}-\u{16AED}\u{16AF0}-\u{16AF5}\u{16B00}-\u{16B45}\u{16B50}-\u{16B59}\u{16B5B}-\u{16B61}\u{16B63}-\u{16B77}\u{16B7D}-\u{16B8F}\u{16D40}-\u{16D79}\u{16E40}-\u{16E9A}\u{16EA0}-\u{16EB8}\u{16EBB}-\u{16ED3}\u{16F00}-\u{16F4A}\u{16F4F}-\u{16F87}\u{16F8F}-\u{16F9F}\u{16FE0}-\u{16FE4}\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFF3}\u{1AFF5}-\u{1AFFB}\u{1AFFD}\u{1AFFE}\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}\u{1BC00}-\u{1BC6A}\u{1BC70}-\u{1BC7C}\u{1BC80}-\u{1BC88}\u{1BC90}-\u{1BC99}\u{1BC9C}-\u{1BCA3}\u{1CC00}-\u{1CCFC}\u{1CD00}-\u{1CEB3}\u{1CEBA}-\u{1CED0}\u{1CEE0}-\u{1CEF0}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1CF50}-\u{1CFC3}\u{1D000}-\u{1D0F5}\u{1D100}-\u{1D126}\u{1D129}-\u{1D1EA}\u{1D200}-\u{1D245}\u{1D2C0}-\u{1D2D3}\u{1D2E0}-\u{1D2F3}\u{1D300}-\u{1D356}\u{1D360}-\u{1D378}\u{1D400}-\u{1D454}\u{1D456}-\u{1D49C}\u{1D49E}\u{1D49F}\u{1D4A2}\u{1D4A5}\u{1D4A6}\u{1D4A9}-\u{1D4AC}\u{1D4AE}-\u{1D4B9}\u{1D4BB}\u{1D4BD}-\u{1D4C3}\u{1D4C5}-\u{1D505}\u{1D507}-\u{1D50A}\u{1D50D}-\u{1D514}\u{1D516}-\u{1D51C}\u{1D51E}-\u{1D539}\u{1D53B}-\u{1D53E}\u{1D540}-\u{1D544}\u{1D546}\u{1D54A}-\u{1D550}\u{1D552}-\u{1D6A5}\u{1D6A8}-\u{1D7CB}\u{1D7CE}-\u{1DA8B}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1DF00}-\u{1DF1E}\u{1DF25}-\u{1DF2A}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E030}-\u{1E06D}\u{1E08F}\u{1E100}-\u{1E12C}\u{1E130}-\u{1E13D}\u{1E140}-\u{1E149}\u{1E14E}\u{1E14F}\u{1E290}-\u{1E2AE}\u{1E2C0}-\u{1E2F9}\u{1E2FF}\u{1E4D0}-\u{1E4F9}\u{1E5D0}-\u{1E5FA}\u{1E5FF}\u{1E6C0}-\u{1E6DE}\u{1E6E0}-\u{1E6F5}\u{1E6FE}\u{1E6FF}\u{1E7E0}-\u{1E7E6}\u{1E7E8}-\u{1E7EB}\u{1E7ED}\u{1E7EE}\u{1E7F0}-\u{1E7FE}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{1EEF0}\u{1EEF1}\u{1F000}-\u{1F02B}\u{1F030}-\u{1F093}\u{1F0A0}-\u{1F0AE}\u{1F0B1}-\u{1F0BF}\u{1F0C1}-\u{1F0CF}\u{1F0D1}-\u{1F0F5}\u{1F100}-\u{1F1AD}\u{1F1E6}-\u{1F202}\u{1F210}-\u{1F23B}\u{1F240}-\u{1F248}\u{1F250}\u{1F251}\u{1F260}-\u{1F265}\u{1F300}-\u{1F6D8}\u{1F6DC}-\u{1F6EC}\u{1F6F0}-\u{1F6FC}\u{1F700}-\u{1F7D9}\u{1F7E0}-\u{1F7EB}\u{1F7F0}\u{1F800}-\u{1F80B}\u{1F810}-\u{1F847}\u{1F850}-\u{1F859}\u{1F860}-\u{1F887}\u{1F890}-\u{1F8AD}\u{1F8B0}-\u{1F8BB}\u{1F8C0}\u{1F8C1}\u{1F8D0}-\u{1F8D8}\u{1F900}-\u{1FA57}\u{1FA60}-\u{1FA6D}\u{1FA70}-\u{1FA7C}\u{1FA80}-\u{1FA8A}\u{1FA8E}-\u{1FAC6}\u{1FAC8}\u{1FACD}-\u{1FADC}\u{1FADF}-\u{1FAEA}\u{1FAEF}-\u{1FAF8}\u{1FB00}-\u{1FB92}\u{1FB94}-\u{1FBFA}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81D}\u{2B820}-\u{2CEAD}\u{2CEB0}-\u{2EBE0}\u{2EBF0}-\u{2EE5D}\u{2F800}-\u{2FA1D}\u{30000}-\u{3134A}\u{31350}-\u{33479}\u{E0001}\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]*$/u,
		bidiS6: /[0-9A-Za-z\xAA\xB2\xB3\xB5\xB9\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02B8\u02BB-\u02C1\u02D0\u02D1\u02E0-\u02E4\u02EE\u0370-\u0373\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0482\u048A-\u052F\u0531-\u0556\u0559-\u0589\u06F0-\u06F9\u0903-\u0939\u093B\u093D-\u0940\u0949-\u094C\u094E-\u0950\u0958-\u0961\u0964-\u0980\u0982\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD-\u09C0\u09C7\u09C8\u09CB\u09CC\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E1\u09E6-\u09F1\u09F4-\u09FA\u09FC\u09FD\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3E-\u0A40\u0A59-\u0A5C\u0A5E\u0A66-\u0A6F\u0A72-\u0A74\u0A76\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD-\u0AC0\u0AC9\u0ACB\u0ACC\u0AD0\u0AE0\u0AE1\u0AE6-\u0AF0\u0AF9\u0B02\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B3E\u0B40\u0B47\u0B48\u0B4B\u0B4C\u0B57\u0B5C\u0B5D\u0B5F-\u0B61\u0B66-\u0B77\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE\u0BBF\u0BC1\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCC\u0BD0\u0BD7\u0BE6-\u0BF2\u0C01-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C41-\u0C44\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C66-\u0C6F\u0C77\u0C7F\u0C80\u0C82-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD-\u0CC4\u0CC6-\u0CC8\u0CCA\u0CCB\u0CD5\u0CD6\u0CDC-\u0CDE\u0CE0\u0CE1\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D02-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D-\u0D40\u0D46-\u0D48\u0D4A-\u0D4C\u0D4E\u0D4F\u0D54-\u0D61\u0D66-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCF-\u0DD1\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E4F-\u0E5B\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00-\u0F17\u0F1A-\u0F34\u0F36\u0F38\u0F3E-\u0F47\u0F49-\u0F6C\u0F7F\u0F85\u0F88-\u0F8C\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE-\u0FDA\u1000-\u102C\u1031\u1038\u103B\u103C\u103F-\u1057\u105A-\u105D\u1061-\u1070\u1075-\u1081\u1083\u1084\u1087-\u108C\u108E-\u109C\u109E-\u10C5\u10C7\u10CD\u10D0-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1360-\u137C\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u167F\u1681-\u169A\u16A0-\u16F8\u1700-\u1711\u1715\u171F-\u1731\u1734-\u1736\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17B6\u17BE-\u17C5\u17C7\u17C8\u17D4-\u17DA\u17DC\u17E0-\u17E9\u1810-\u1819\u1820-\u1878\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1923-\u1926\u1929-\u192B\u1930\u1931\u1933-\u1938\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19DA\u1A00-\u1A16\u1A19\u1A1A\u1A1E-\u1A55\u1A57\u1A61\u1A63\u1A64\u1A6D-\u1A72\u1A80-\u1A89\u1A90-\u1A99\u1AA0-\u1AAD\u1B04-\u1B33\u1B35\u1B3B\u1B3D-\u1B41\u1B43-\u1B4C\u1B4E-\u1B6A\u1B74-\u1B7F\u1B82-\u1BA1\u1BA6\u1BA7\u1BAA\u1BAE-\u1BE5\u1BE7\u1BEA-\u1BEC\u1BEE\u1BF2\u1BF3\u1BFC-\u1C2B\u1C34\u1C35\u1C3B-\u1C49\u1C4D-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CC7\u1CD3\u1CE1\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5-\u1CF7\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u200E\u2070\u2071\u2074-\u2079\u207F-\u2089\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u214F\u2160-\u2188\u2336-\u237A\u2395\u2488-\u24E9\u26AC\u2800-\u28FF\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D70\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u302E\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31BF\u31F0-\u321C\u3220-\u324F\u3260-\u327B\u327F-\u32B0\u32C0-\u32CB\u32D0-\u3376\u337B-\u33DD\u33E0-\u33FE\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA60C\uA610-\uA62B\uA640-\uA66E\uA680-\uA69D\uA6A0-\uA6EF\uA6F2-\uA6F7\uA722-\uA787\uA789-\uA7DC\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA824\uA827\uA830-\uA837\uA840-\uA873\uA880-\uA8C3\uA8CE-\uA8D9\uA8F2-\uA8FE\uA900-\uA925\uA92E-\uA946\uA952\uA953\uA95F-\uA97C\uA983-\uA9B2\uA9B4\uA9B5\uA9BA\uA9BB\uA9BE-\uA9CD\uA9CF-\uA9D9\uA9DE-\uA9E4\uA9E6-\uA9FE\uAA00-\uAA28\uAA2F\uAA30\uAA33\uAA34\uAA40-\uAA42\uAA44-\uAA4B\uAA4D\uAA50-\uAA59\uAA5C-\uAA7B\uAA7D-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAAEB\uAAEE-\uAAF5\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB69\uAB70-\uABE4\uABE6\uABE7\uABE9-\uABEC\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uD800-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\u{10000}-\u{1000B}\u{1000D}-\u{10026}\u{10028}-\u{1003A}\u{1003C}\u{1003D}\u{1003F}-\u{1004D}\u{10050}-\u{1005D}\u{10080}-\u{100FA}\u{10100}\u{10102}\u{10107}-\u{10133}\u{10137}-\u{1013F}\u{1018D}\u{1018E}\u{101D0}-\u{101FC}\u{10280}-\u{1029C}\u{102A0}-\u{102D0}\u{102E1}-\u{102FB}\u{10300}-\u{10323}\u{1032D}-\u{1034A}\u{10350}-\u{10375}\u{10380}-\u{1039D}\u{1039F}-\u{103C3}\u{103C8}-\u{103D5}\u{10400}-\u{1049D}\u{104A0}-\u{104A9}\u{104B0}-\u{104D3}\u{104D8}-\u{104FB}\u{10500}-\u{10527}\u{10530}-\u{10563}\u{1056F}-\u{1057A}\u{1057C}-\u{1058A}\u{1058C}-\u{10592}\u{10594}\u{10595}\u{10597}-\u{105A1}\u{105A3}-\u{105B1}\u{105B3}-\u{105B9}\u{105BB}\u{105BC}\u{105C0}-\u{105F3}\u{10600}-\u{10736}\u{10740}-\u{10755}\u{10760}-\u{10767}\u{10780}-\u{10785}\u{10787}-\u{107B0}\u{107B2}-\u{107BA}\u{11000}\u{11002}-\u{11037}\u{11047}-\u{1104D}\u{11066}-\u{1106F}\u{11071}\u{11072}\u{11075}\u{11082}-\u{110B2}\u{110B7}\u{110B8}\u{110BB}-\u{110C1}\u{110CD}\u{110D0}-\u{110E8}\u{110F0}-\u{110F9}\u{11103}-\u{11126}\u{1112C}\u{11136}-\u{11147}\u{11150}-\u{11172}\u{11174}-\u{11176}\u{11182}-\u{111B5}\u{111BF}-\u{111C8}\u{111CD}\u{111CE}\u{111D0}-\u{111DF}\u{111E1}-\u{111F4}\u{11200}-\u{11211}\u{11213}-\u{1122E}\u{11232}\u{11233}\u{11235}\u{11238}-\u{1123D}\u{1123F}\u{11240}\u{11280}-\u{11286}\u{11288}\u{1128A}-\u{1128D}\u{1128F}-\u{1129D}\u{1129F}-\u{112A9}\u{112B0}-\u{112DE}\u{112E0}-\u{112E2}\u{112F0}-\u{112F9}\u{11302}\u{11303}\u{11305}-\u{1130C}\u{1130F}\u{11310}\u{11313}-\u{11328}\u{1132A}-\u{11330}\u{11332}\u{11333}\u{11335}-\u{11339}\u{1133D}-\u{1133F}\u{11341}-\u{11344}\u{11347}\u{11348}\u{1134B}-\u{1134D}\u{11350}\u{11357}\u{1135D}-\u{11363}\u{11380}-\u{11389}\u{1138B}\u{1138E}\u{11390}-\u{113B5}\u{113B7}-\u{113BA}\u{113C2}\u{113C5}\u{113C7}-\u{113CA}\u{113CC}\u{113CD}\u{113CF}\u{113D1}\u{113D3}-\u{113D5}\u{113D7}\u{113D8}\u{11400}-\u{11437}\u{11440}\u{11441}\u{11445}\u{11447}-\u{1145B}\u{1145D}\u{1145F}-\u{11461}\u{11480}-\u{114B2}\u{114B9}\u{114BB}-\u{114BE}\u{114C1}\u{114C4}-\u{114C7}\u{114D0}-\u{114D9}\u{11580}-\u{115B1}\u{115B8}-\u{115BB}\u{115BE}\u{115C1}-\u{115DB}\u{11600}-\u{11632}\u{1163B}\u{1163C}\u{1163E}\u{11641}-\u{11644}\u{11650}-\u{11659}\u{11680}-\u{116AA}\u{116AC}\u{116AE}\u{116AF}\u{116B6}\u{116B8}\u{116B9}\u{116C0}-\u{116C9}\u{116D0}-\u{116E3}\u{11700}-\u{1171A}\u{1171E}\u{11720}\u{11721}\u{11726}\u{11730}-\u{11746}\u{11800}-\u{1182E}\u{11838}\u{1183B}\u{118A0}-\u{118F2}\u{118FF}-\u{11906}\u{11909}\u{1190C}-\u{11913}\u{11915}\u{11916}\u{11918}-\u{11935}\u{11937}\u{11938}\u{1193D}\u{1193F}-\u{11942}\u{11944}-\u{11946}\u{11950}-\u{11959}\u{119A0}-\u{119A7}\u{119AA}-\u{119D3}\u{119DC}-\u{119DF}\u{119E1}-\u{119E4}\u{11A00}\u{11A07}\u{11A08}\u{11A0B}-\u{11A32}\u{11A39}\u{11A3A}\u{11A3F}-\u{11A46}\u{11A50}\u{11A57}\u{11A58}\u{11A5C}-\u{11A89}\u{11A97}\u{11A9A}-\u{11AA2}\u{11AB0}-\u{11AF8}\u{11B00}-\u{11B09}\u{11B61}\u{11B65}\u{11B67}\u{11BC0}-\u{11BE1}\u{11BF0}-\u{11BF9}\u{11C00}-\u{11C08}\u{11C0A}-\u{11C2F}\u{11C3E}-\u{11C45}\u{11C50}-\u{11C6C}\u{11C70}-\u{11C8F}\u{11CA9}\u{11CB1}\u{11CB4}\u{11D00}-\u{11D06}\u{11D08}\u{11D09}\u{11D0B}-\u{11D30}\u{11D46}\u{11D50}-\u{11D59}\u{11D60}-\u{11D65}\u{11D67}\u{11D68}\u{11D6A}-\u{11D8E}\u{11D93}\u{11D94}\u{11D96}\u{11D98}\u{11DA0}-\u{11DA9}\u{11DB0}-\u{11DDB}\u{11DE0}-\u{11DE9}\u{11EE0}-\u{11EF2}\u{11EF5}-\u{11EF8}\u{11F02}-\u{11F10}\u{11F12}-\u{11F35}\u{11F3E}\u{11F3F}\u{11F41}\u{11F43}-\u{11F59}\u{11FB0}\u{11FC0}-\u{11FD4}\u{11FFF}-\u{12399}\u{12400}-\u{1246E}\u{12470}-\u{12474}\u{12480}-\u{12543}\u{12F90}-\u{12FF2}\u{13000}-\u{1343F}\u{13441}-\u{13446}\u{13460}-\u{143FA}\u{14400}-\u{14646}\u{16100}-\u{1611D}\u{1612A}-\u{1612C}\u{16130}-\u{16139}\u{16800}-\u{16A38}\u{16A40}-\u{16A5E}\u{16A60}-\u{16A69}\u{16A6E}-\u{16ABE}\u{16AC0}-\u{16AC9}\u{16AD0}-\u{16AED}\u{16AF5}\u{16B00}-\u{16B2F}\u{16B37}-\u{16B45}\u{16B50}-\u{16B59}\u{16B5B}-\u{16B61}\u{16B63}-\u{16B77}\u{16B7D}-\u{16B8F}\u{16D40}-\u{16D79}\u{16E40}-\u{16E9A}\u{16EA0}-\u{16EB8}\u{16EBB}-\u{16ED3}\u{16F00}-\u{16F4A}\u{16F50}-\u{16F87}\u{16F93}-\u{16F9F}\u{16FE0}\u{16FE1}\u{16FE3}\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFF3}\u{1AFF5}-\u{1AFFB}\u{1AFFD}\u{1AFFE}\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}\u{1BC00}-\u{1BC6A}\u{1BC70}-\u{1BC7C}\u{1BC80}-\u{1BC88}\u{1BC90}-\u{1BC99}\u{1BC9C}\u{1BC9F}\u{1CCD6}-\u{1CCF9}\u{1CF50}-\u{1CFC3}\u{1D000}-\u{1D0F5}\u{1D100}-\u{1D126}\u{1D129}-\u{1D166}\u{1D16A}-\u{1D172}\u{1D183}\u{1D184}\u{1D18C}-\u{1D1A9}\u{1D1AE}-\u{1D1E8}\u{1D2C0}-\u{1D2D3}\u{1D2E0}-\u{1D2F3}\u{1D360}-\u{1D378}\u{1D400}-\u{1D454}\u{1D456}-\u{1D49C}\u{1D49E}\u{1D49F}\u{1D4A2}\u{1D4A5}\u{1D4A6}\u{1D4A9}-\u{1D4AC}\u{1D4AE}-\u{1D4B9}\u{1D4BB}\u{1D4BD}-\u{1D4C3}\u{1D4C5}-\u{1D505}\u{1D507}-\u{1D50A}\u{1D50D}-\u{1D514}\u{1D516}-\u{1D51C}\u{1D51E}-\u{1D539}\u{1D53B}-\u{1D53E}\u{1D540}-\u{1D544}\u{1D546}\u{1D54A}-\u{1D550}\u{1D552}-\u{1D6A5}\u{1D6A8}-\u{1D6C0}\u{1D6C2}-\u{1D6DA}\u{1D6DC}-\u{1D6FA}\u{1D6FC}-\u{1D714}\u{1D716}-\u{1D734}\u{1D736}-\u{1D74E}\u{1D750}-\u{1D76E}\u{1D770}-\u{1D788}\u{1D78A}-\u{1D7A8}\u{1D7AA}-\u{1D7C2}\u{1D7C4}-\u{1D7CB}\u{1D7CE}-\u{1D9FF}\u{1DA37}-\u{1DA3A}\u{1DA6D}-\u{1DA74}\u{1DA76}-\u{1DA83}\u{1DA85}-\u{1DA8B}\u{1DF00}-\u{1DF1E}\u{1DF25}-\u{1DF2A}\u{1E030}-\u{1E06D}\u{1E100}-\u{1E12C}\u{1E137}-\u{1E13D}\u{1E140}-\u{1E149}\u{1E14E}\u{1E14F}\u{1E290}-\u{1E2AD}\u{1E2C0}-\u{1E2EB}\u{1E2F0}-\u{1E2F9}\u{1E4D0}-\u{1E4EB}\u{1E4F0}-\u{1E4F9}\u{1E5D0}-\u{1E5ED}\u{1E5F0}-\u{1E5FA}\u{1E5FF}\u{1E6C0}-\u{1E6DE}\u{1E6E0}-\u{1E6E2}\u{1E6E4}\u{1E6E5}\u{1E6E7}-\u{1E6ED}\u{1E6F0}-\u{1E6F4}\u{1E6FE}\u{1E6FF}\u{1E7E0}-\u{1E7E6}\u{1E7E8}-\u{1E7EB}\u{1E7ED}\u{1E7EE}\u{1E7F0}-\u{1E7FE}\u{1F100}-\u{1F10A}\u{1F110}-\u{1F12E}\u{1F130}-\u{1F169}\u{1F170}-\u{1F1AC}\u{1F1E6}-\u{1F202}\u{1F210}-\u{1F23B}\u{1F240}-\u{1F248}\u{1F250}\u{1F251}\u{1FBF0}-\u{1FBF9}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81D}\u{2B820}-\u{2CEAD}\u{2CEB0}-\u{2EBE0}\u{2EBF0}-\u{2EE5D}\u{2F800}-\u{2FA1D}\u{30000}-\u{3134A}\u{31350}-\u{33479}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}][\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-\u0948\u094D\u0951-\u0957\u0962\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2\u09E3\u09FE\u0A01\u0A02\u0A3C\u0A41\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7\u0AC8\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F\u0B41-\u0B44\u0B4D\u0B55\u0B56\u0B62\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81\u0CBC\u0CCC\u0CCD\u0CE2\u0CE3\u0D00\u0D01\u0D3B\u0D3C\u0D41-\u0D44\u0D4D\u0D62\u0D63\u0D81\u0DCA\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102D-\u1030\u1032-\u1037\u1039\u103A\u103D\u103E\u1058\u1059\u105E-\u1060\u1071-\u1074\u1082\u1085\u1086\u108D\u109D\u135D-\u135F\u1712-\u1714\u1732\u1733\u1752\u1753\u1772\u1773\u17B4\u17B5\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u1922\u1927\u1928\u1932\u1939-\u193B\u1A17\u1A18\u1A1B\u1A56\u1A58-\u1A5E\u1A60\u1A62\u1A65-\u1A6C\u1A73-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B03\u1B34\u1B36-\u1B3A\u1B3C\u1B42\u1B6B-\u1B73\u1B80\u1B81\u1BA2-\u1BA5\u1BA8\u1BA9\u1BAB-\u1BAD\u1BE6\u1BE8\u1BE9\u1BED\u1BEF-\u1BF1\u1C2C-\u1C33\u1C36\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302D\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA825\uA826\uA82C\uA8C4\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA951\uA980-\uA982\uA9B3\uA9B6-\uA9B9\uA9BC\uA9BD\uA9E5\uAA29-\uAA2E\uAA31\uAA32\uAA35\uAA36\uAA43\uAA4C\uAA7C\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEC\uAAED\uAAF6\uABE5\uABE8\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\u{101FD}\u{102E0}\u{10376}-\u{1037A}\u{10A01}-\u{10A03}\u{10A05}\u{10A06}\u{10A0C}-\u{10A0F}\u{10A38}-\u{10A3A}\u{10A3F}\u{10AE5}\u{10AE6}\u{10D24}-\u{10D27}\u{10D69}-\u{10D6D}\u{10EAB}\u{10EAC}\u{10EFA}-\u{10EFF}\u{10F46}-\u{10F50}\u{10F82}-\u{10F85}\u{11001}\u{11038}-\u{11046}\u{11070}\u{11073}\u{11074}\u{1107F}-\u{11081}\u{110B3}-\u{110B6}\u{110B9}\u{110BA}\u{110C2}\u{11100}-\u{11102}\u{11127}-\u{1112B}\u{1112D}-\u{11134}\u{11173}\u{11180}\u{11181}\u{111B6}-\u{111BE}\u{111C9}-\u{111CC}\u{111CF}\u{1122F}-\u{11231}\u{11234}\u{11236}\u{11237}\u{1123E}\u{11241}\u{112DF}\u{112E3}-\u{112EA}\u{11300}\u{11301}\u{1133B}\u{1133C}\u{11340}\u{11366}-\u{1136C}\u{11370}-\u{11374}\u{113BB}-\u{113C0}\u{113CE}\u{113D0}\u{113D2}\u{113E1}\u{113E2}\u{11438}-\u{1143F}\u{11442}-\u{11444}\u{11446}\u{1145E}\u{114B3}-\u{114B8}\u{114BA}\u{114BF}\u{114C0}\u{114C2}\u{114C3}\u{115B2}-\u{115B5}\u{115BC}\u{115BD}\u{115BF}\u{115C0}\u{115DC}\u{115DD}\u{11633}-\u{1163A}\u{1163D}\u{1163F}\u{11640}\u{116AB}\u{116AD}\u{116B0}-\u{116B5}\u{116B7}\u{1171D}\u{1171F}\u{11722}-\u{11725}\u{11727}-\u{1172B}\u{1182F}-\u{11837}\u{11839}\u{1183A}\u{1193B}\u{1193C}\u{1193E}\u{11943}\u{119D4}-\u{119D7}\u{119DA}\u{119DB}\u{119E0}\u{11A01}-\u{11A06}\u{11A09}\u{11A0A}\u{11A33}-\u{11A38}\u{11A3B}-\u{11A3E}\u{11A47}\u{11A51}-\u{11A56}\u{11A59}-\u{11A5B}\u{11A8A}-\u{11A96}\u{11A98}\u{11A99}\u{11B60}\u{11B62}-\u{11B64}\u{11B66}\u{11C30}-\u{11C36}\u{11C38}-\u{11C3D}\u{11C92}-\u{11CA7}\u{11CAA}-\u{11CB0}\u{11CB2}\u{11CB3}\u{11CB5}\u{11CB6}\u{11D31}-\u{11D36}\u{11D3A}\u{11D3C}\u{11D3D}\u{11D3F}-\u{11D45}\u{11D47}\u{11D90}\u{11D91}\u{11D95}\u{11D97}\u{11EF3}\u{11EF4}\u{11F00}\u{11F01}\u{11F36}-\u{11F3A}\u{11F40}\u{11F42}\u{11F5A}\u{13440}\u{13447}-\u{13455}\u{1611E}-\u{16129}\u{1612D}-\u{1612F}\u{16AF0}-\u{16AF4}\u{16B30}-\u{16B36}\u{16F4F}\u{16F8F}-\u{16F92}\u{16FE4}\u{1BC9D}\u{1BC9E}\u{1CF00}-\u{1CF2D}\u{1CF30}-\u{1CF46}\u{1D167}-\u{1D169}\u{1D17B}-\u{1D182}\u{1D185}-\u{1D18B}\u{1D1AA}-\u{1D1AD}\u{1D242}-\u{1D244}\u{1DA00}-\u{1DA36}\u{1DA3B}-\u{1DA6C}\u{1DA75}\u{1DA84}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{1E000}-\u{1E006}\u{1E008}-\u{1E018}\u{1E01B}-\u{1E021}\u{1E023}\u{1E024}\u{1E026}-\u{1E02A}\u{1E08F}\u{1E130}-\u{1E136}\u{1E2AE}\u{1E2EC}-\u{1E2EF}\u{1E4EC}-\u{1E4EF}\u{1E5EE}\u{1E5EF}\u{1E6E3}\u{1E6E6}\u{1E6EE}\u{1E6EF}\u{1E6F5}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}\u{E0100}-\u{E01EF}]*$/u
	};
}));
// ../node_modules/.pnpm/tr46@6.0.0/node_modules/tr46/lib/mappingTable.json
var mappingTable_exports = /* @__PURE__ */ __exportAll({ default: () => mappingTable_default });
var mappingTable_default;
var init_mappingTable = __esmMin((() => {
	mappingTable_default = /*#__PURE__*/ JSON.parse("[[[0,44],2],[[45,46],2],[47,2],[[48,57],2],[[58,64],2],[65,1,\"a\"],[66,1,\"b\"],[67,1,\"c\"],[68,1,\"d\"],[69,1,\"e\"],[70,1,\"f\"],[71,1,\"g\"],[72,1,\"h\"],[73,1,\"i\"],[74,1,\"j\"],[75,1,\"k\"],[76,1,\"l\"],[77,1,\"m\"],[78,1,\"n\"],[79,1,\"o\"],[80,1,\"p\"],[81,1,\"q\"],[82,1,\"r\"],[83,1,\"s\"],[84,1,\"t\"],[85,1,\"u\"],[86,1,\"v\"],[87,1,\"w\"],[88,1,\"x\"],[89,1,\"y\"],[90,1,\"z\"],[[91,96],2],[[97,122],2],[[123,127],2],[[128,159],3],[160,1,\" \"],[[161,167],2],[168,1,\" ̈\"],[169,2],[170,1,\"a\"],[[171,172],2],[173,7],[174,2],[175,1,\" ̄\"],[[176,177],2],[178,1,\"2\"],[179,1,\"3\"],[180,1,\" ́\"],[181,1,\"μ\"],[182,2],[183,2],[184,1,\" ̧\"],[185,1,\"1\"],[186,1,\"o\"],[187,2],[188,1,\"1⁄4\"],[189,1,\"1⁄2\"],[190,1,\"3⁄4\"],[191,2],[192,1,\"à\"],[193,1,\"á\"],[194,1,\"â\"],[195,1,\"ã\"],[196,1,\"ä\"],[197,1,\"å\"],[198,1,\"æ\"],[199,1,\"ç\"],[200,1,\"è\"],[201,1,\"é\"],[202,1,\"ê\"],[203,1,\"ë\"],[204,1,\"ì\"],[205,1,\"í\"],[206,1,\"î\"],[207,1,\"ï\"],[208,1,\"ð\"],[209,1,\"ñ\"],[210,1,\"ò\"],[211,1,\"ó\"],[212,1,\"ô\"],[213,1,\"õ\"],[214,1,\"ö\"],[215,2],[216,1,\"ø\"],[217,1,\"ù\"],[218,1,\"ú\"],[219,1,\"û\"],[220,1,\"ü\"],[221,1,\"ý\"],[222,1,\"þ\"],[223,6,\"ss\"],[[224,246],2],[247,2],[[248,255],2],[256,1,\"ā\"],[257,2],[258,1,\"ă\"],[259,2],[260,1,\"ą\"],[261,2],[262,1,\"ć\"],[263,2],[264,1,\"ĉ\"],[265,2],[266,1,\"ċ\"],[267,2],[268,1,\"č\"],[269,2],[270,1,\"ď\"],[271,2],[272,1,\"đ\"],[273,2],[274,1,\"ē\"],[275,2],[276,1,\"ĕ\"],[277,2],[278,1,\"ė\"],[279,2],[280,1,\"ę\"],[281,2],[282,1,\"ě\"],[283,2],[284,1,\"ĝ\"],[285,2],[286,1,\"ğ\"],[287,2],[288,1,\"ġ\"],[289,2],[290,1,\"ģ\"],[291,2],[292,1,\"ĥ\"],[293,2],[294,1,\"ħ\"],[295,2],[296,1,\"ĩ\"],[297,2],[298,1,\"ī\"],[299,2],[300,1,\"ĭ\"],[301,2],[302,1,\"į\"],[303,2],[304,1,\"i̇\"],[305,2],[[306,307],1,\"ij\"],[308,1,\"ĵ\"],[309,2],[310,1,\"ķ\"],[[311,312],2],[313,1,\"ĺ\"],[314,2],[315,1,\"ļ\"],[316,2],[317,1,\"ľ\"],[318,2],[[319,320],1,\"l·\"],[321,1,\"ł\"],[322,2],[323,1,\"ń\"],[324,2],[325,1,\"ņ\"],[326,2],[327,1,\"ň\"],[328,2],[329,1,\"ʼn\"],[330,1,\"ŋ\"],[331,2],[332,1,\"ō\"],[333,2],[334,1,\"ŏ\"],[335,2],[336,1,\"ő\"],[337,2],[338,1,\"œ\"],[339,2],[340,1,\"ŕ\"],[341,2],[342,1,\"ŗ\"],[343,2],[344,1,\"ř\"],[345,2],[346,1,\"ś\"],[347,2],[348,1,\"ŝ\"],[349,2],[350,1,\"ş\"],[351,2],[352,1,\"š\"],[353,2],[354,1,\"ţ\"],[355,2],[356,1,\"ť\"],[357,2],[358,1,\"ŧ\"],[359,2],[360,1,\"ũ\"],[361,2],[362,1,\"ū\"],[363,2],[364,1,\"ŭ\"],[365,2],[366,1,\"ů\"],[367,2],[368,1,\"ű\"],[369,2],[370,1,\"ų\"],[371,2],[372,1,\"ŵ\"],[373,2],[374,1,\"ŷ\"],[375,2],[376,1,\"ÿ\"],[377,1,\"ź\"],[378,2],[379,1,\"ż\"],[380,2],[381,1,\"ž\"],[382,2],[383,1,\"s\"],[384,2],[385,1,\"ɓ\"],[386,1,\"ƃ\"],[387,2],[388,1,\"ƅ\"],[389,2],[390,1,\"ɔ\"],[391,1,\"ƈ\"],[392,2],[393,1,\"ɖ\"],[394,1,\"ɗ\"],[395,1,\"ƌ\"],[[396,397],2],[398,1,\"ǝ\"],[399,1,\"ə\"],[400,1,\"ɛ\"],[401,1,\"ƒ\"],[402,2],[403,1,\"ɠ\"],[404,1,\"ɣ\"],[405,2],[406,1,\"ɩ\"],[407,1,\"ɨ\"],[408,1,\"ƙ\"],[[409,411],2],[412,1,\"ɯ\"],[413,1,\"ɲ\"],[414,2],[415,1,\"ɵ\"],[416,1,\"ơ\"],[417,2],[418,1,\"ƣ\"],[419,2],[420,1,\"ƥ\"],[421,2],[422,1,\"ʀ\"],[423,1,\"ƨ\"],[424,2],[425,1,\"ʃ\"],[[426,427],2],[428,1,\"ƭ\"],[429,2],[430,1,\"ʈ\"],[431,1,\"ư\"],[432,2],[433,1,\"ʊ\"],[434,1,\"ʋ\"],[435,1,\"ƴ\"],[436,2],[437,1,\"ƶ\"],[438,2],[439,1,\"ʒ\"],[440,1,\"ƹ\"],[[441,443],2],[444,1,\"ƽ\"],[[445,451],2],[[452,454],1,\"dž\"],[[455,457],1,\"lj\"],[[458,460],1,\"nj\"],[461,1,\"ǎ\"],[462,2],[463,1,\"ǐ\"],[464,2],[465,1,\"ǒ\"],[466,2],[467,1,\"ǔ\"],[468,2],[469,1,\"ǖ\"],[470,2],[471,1,\"ǘ\"],[472,2],[473,1,\"ǚ\"],[474,2],[475,1,\"ǜ\"],[[476,477],2],[478,1,\"ǟ\"],[479,2],[480,1,\"ǡ\"],[481,2],[482,1,\"ǣ\"],[483,2],[484,1,\"ǥ\"],[485,2],[486,1,\"ǧ\"],[487,2],[488,1,\"ǩ\"],[489,2],[490,1,\"ǫ\"],[491,2],[492,1,\"ǭ\"],[493,2],[494,1,\"ǯ\"],[[495,496],2],[[497,499],1,\"dz\"],[500,1,\"ǵ\"],[501,2],[502,1,\"ƕ\"],[503,1,\"ƿ\"],[504,1,\"ǹ\"],[505,2],[506,1,\"ǻ\"],[507,2],[508,1,\"ǽ\"],[509,2],[510,1,\"ǿ\"],[511,2],[512,1,\"ȁ\"],[513,2],[514,1,\"ȃ\"],[515,2],[516,1,\"ȅ\"],[517,2],[518,1,\"ȇ\"],[519,2],[520,1,\"ȉ\"],[521,2],[522,1,\"ȋ\"],[523,2],[524,1,\"ȍ\"],[525,2],[526,1,\"ȏ\"],[527,2],[528,1,\"ȑ\"],[529,2],[530,1,\"ȓ\"],[531,2],[532,1,\"ȕ\"],[533,2],[534,1,\"ȗ\"],[535,2],[536,1,\"ș\"],[537,2],[538,1,\"ț\"],[539,2],[540,1,\"ȝ\"],[541,2],[542,1,\"ȟ\"],[543,2],[544,1,\"ƞ\"],[545,2],[546,1,\"ȣ\"],[547,2],[548,1,\"ȥ\"],[549,2],[550,1,\"ȧ\"],[551,2],[552,1,\"ȩ\"],[553,2],[554,1,\"ȫ\"],[555,2],[556,1,\"ȭ\"],[557,2],[558,1,\"ȯ\"],[559,2],[560,1,\"ȱ\"],[561,2],[562,1,\"ȳ\"],[563,2],[[564,566],2],[[567,569],2],[570,1,\"ⱥ\"],[571,1,\"ȼ\"],[572,2],[573,1,\"ƚ\"],[574,1,\"ⱦ\"],[[575,576],2],[577,1,\"ɂ\"],[578,2],[579,1,\"ƀ\"],[580,1,\"ʉ\"],[581,1,\"ʌ\"],[582,1,\"ɇ\"],[583,2],[584,1,\"ɉ\"],[585,2],[586,1,\"ɋ\"],[587,2],[588,1,\"ɍ\"],[589,2],[590,1,\"ɏ\"],[591,2],[[592,680],2],[[681,685],2],[[686,687],2],[688,1,\"h\"],[689,1,\"ɦ\"],[690,1,\"j\"],[691,1,\"r\"],[692,1,\"ɹ\"],[693,1,\"ɻ\"],[694,1,\"ʁ\"],[695,1,\"w\"],[696,1,\"y\"],[[697,705],2],[[706,709],2],[[710,721],2],[[722,727],2],[728,1,\" ̆\"],[729,1,\" ̇\"],[730,1,\" ̊\"],[731,1,\" ̨\"],[732,1,\" ̃\"],[733,1,\" ̋\"],[734,2],[735,2],[736,1,\"ɣ\"],[737,1,\"l\"],[738,1,\"s\"],[739,1,\"x\"],[740,1,\"ʕ\"],[[741,745],2],[[746,747],2],[748,2],[749,2],[750,2],[[751,767],2],[[768,831],2],[832,1,\"̀\"],[833,1,\"́\"],[834,2],[835,1,\"̓\"],[836,1,\"̈́\"],[837,1,\"ι\"],[[838,846],2],[847,7],[[848,855],2],[[856,860],2],[[861,863],2],[[864,865],2],[866,2],[[867,879],2],[880,1,\"ͱ\"],[881,2],[882,1,\"ͳ\"],[883,2],[884,1,\"ʹ\"],[885,2],[886,1,\"ͷ\"],[887,2],[[888,889],3],[890,1,\" ι\"],[[891,893],2],[894,1,\";\"],[895,1,\"ϳ\"],[[896,899],3],[900,1,\" ́\"],[901,1,\" ̈́\"],[902,1,\"ά\"],[903,1,\"·\"],[904,1,\"έ\"],[905,1,\"ή\"],[906,1,\"ί\"],[907,3],[908,1,\"ό\"],[909,3],[910,1,\"ύ\"],[911,1,\"ώ\"],[912,2],[913,1,\"α\"],[914,1,\"β\"],[915,1,\"γ\"],[916,1,\"δ\"],[917,1,\"ε\"],[918,1,\"ζ\"],[919,1,\"η\"],[920,1,\"θ\"],[921,1,\"ι\"],[922,1,\"κ\"],[923,1,\"λ\"],[924,1,\"μ\"],[925,1,\"ν\"],[926,1,\"ξ\"],[927,1,\"ο\"],[928,1,\"π\"],[929,1,\"ρ\"],[930,3],[931,1,\"σ\"],[932,1,\"τ\"],[933,1,\"υ\"],[934,1,\"φ\"],[935,1,\"χ\"],[936,1,\"ψ\"],[937,1,\"ω\"],[938,1,\"ϊ\"],[939,1,\"ϋ\"],[[940,961],2],[962,6,\"σ\"],[[963,974],2],[975,1,\"ϗ\"],[976,1,\"β\"],[977,1,\"θ\"],[978,1,\"υ\"],[979,1,\"ύ\"],[980,1,\"ϋ\"],[981,1,\"φ\"],[982,1,\"π\"],[983,2],[984,1,\"ϙ\"],[985,2],[986,1,\"ϛ\"],[987,2],[988,1,\"ϝ\"],[989,2],[990,1,\"ϟ\"],[991,2],[992,1,\"ϡ\"],[993,2],[994,1,\"ϣ\"],[995,2],[996,1,\"ϥ\"],[997,2],[998,1,\"ϧ\"],[999,2],[1000,1,\"ϩ\"],[1001,2],[1002,1,\"ϫ\"],[1003,2],[1004,1,\"ϭ\"],[1005,2],[1006,1,\"ϯ\"],[1007,2],[1008,1,\"κ\"],[1009,1,\"ρ\"],[1010,1,\"σ\"],[1011,2],[1012,1,\"θ\"],[1013,1,\"ε\"],[1014,2],[1015,1,\"ϸ\"],[1016,2],[1017,1,\"σ\"],[1018,1,\"ϻ\"],[1019,2],[1020,2],[1021,1,\"ͻ\"],[1022,1,\"ͼ\"],[1023,1,\"ͽ\"],[1024,1,\"ѐ\"],[1025,1,\"ё\"],[1026,1,\"ђ\"],[1027,1,\"ѓ\"],[1028,1,\"є\"],[1029,1,\"ѕ\"],[1030,1,\"і\"],[1031,1,\"ї\"],[1032,1,\"ј\"],[1033,1,\"љ\"],[1034,1,\"њ\"],[1035,1,\"ћ\"],[1036,1,\"ќ\"],[1037,1,\"ѝ\"],[1038,1,\"ў\"],[1039,1,\"џ\"],[1040,1,\"а\"],[1041,1,\"б\"],[1042,1,\"в\"],[1043,1,\"г\"],[1044,1,\"д\"],[1045,1,\"е\"],[1046,1,\"ж\"],[1047,1,\"з\"],[1048,1,\"и\"],[1049,1,\"й\"],[1050,1,\"к\"],[1051,1,\"л\"],[1052,1,\"м\"],[1053,1,\"н\"],[1054,1,\"о\"],[1055,1,\"п\"],[1056,1,\"р\"],[1057,1,\"с\"],[1058,1,\"т\"],[1059,1,\"у\"],[1060,1,\"ф\"],[1061,1,\"х\"],[1062,1,\"ц\"],[1063,1,\"ч\"],[1064,1,\"ш\"],[1065,1,\"щ\"],[1066,1,\"ъ\"],[1067,1,\"ы\"],[1068,1,\"ь\"],[1069,1,\"э\"],[1070,1,\"ю\"],[1071,1,\"я\"],[[1072,1103],2],[1104,2],[[1105,1116],2],[1117,2],[[1118,1119],2],[1120,1,\"ѡ\"],[1121,2],[1122,1,\"ѣ\"],[1123,2],[1124,1,\"ѥ\"],[1125,2],[1126,1,\"ѧ\"],[1127,2],[1128,1,\"ѩ\"],[1129,2],[1130,1,\"ѫ\"],[1131,2],[1132,1,\"ѭ\"],[1133,2],[1134,1,\"ѯ\"],[1135,2],[1136,1,\"ѱ\"],[1137,2],[1138,1,\"ѳ\"],[1139,2],[1140,1,\"ѵ\"],[1141,2],[1142,1,\"ѷ\"],[1143,2],[1144,1,\"ѹ\"],[1145,2],[1146,1,\"ѻ\"],[1147,2],[1148,1,\"ѽ\"],[1149,2],[1150,1,\"ѿ\"],[1151,2],[1152,1,\"ҁ\"],[1153,2],[1154,2],[[1155,1158],2],[1159,2],[[1160,1161],2],[1162,1,\"ҋ\"],[1163,2],[1164,1,\"ҍ\"],[1165,2],[1166,1,\"ҏ\"],[1167,2],[1168,1,\"ґ\"],[1169,2],[1170,1,\"ғ\"],[1171,2],[1172,1,\"ҕ\"],[1173,2],[1174,1,\"җ\"],[1175,2],[1176,1,\"ҙ\"],[1177,2],[1178,1,\"қ\"],[1179,2],[1180,1,\"ҝ\"],[1181,2],[1182,1,\"ҟ\"],[1183,2],[1184,1,\"ҡ\"],[1185,2],[1186,1,\"ң\"],[1187,2],[1188,1,\"ҥ\"],[1189,2],[1190,1,\"ҧ\"],[1191,2],[1192,1,\"ҩ\"],[1193,2],[1194,1,\"ҫ\"],[1195,2],[1196,1,\"ҭ\"],[1197,2],[1198,1,\"ү\"],[1199,2],[1200,1,\"ұ\"],[1201,2],[1202,1,\"ҳ\"],[1203,2],[1204,1,\"ҵ\"],[1205,2],[1206,1,\"ҷ\"],[1207,2],[1208,1,\"ҹ\"],[1209,2],[1210,1,\"һ\"],[1211,2],[1212,1,\"ҽ\"],[1213,2],[1214,1,\"ҿ\"],[1215,2],[1216,1,\"ӏ\"],[1217,1,\"ӂ\"],[1218,2],[1219,1,\"ӄ\"],[1220,2],[1221,1,\"ӆ\"],[1222,2],[1223,1,\"ӈ\"],[1224,2],[1225,1,\"ӊ\"],[1226,2],[1227,1,\"ӌ\"],[1228,2],[1229,1,\"ӎ\"],[1230,2],[1231,2],[1232,1,\"ӑ\"],[1233,2],[1234,1,\"ӓ\"],[1235,2],[1236,1,\"ӕ\"],[1237,2],[1238,1,\"ӗ\"],[1239,2],[1240,1,\"ә\"],[1241,2],[1242,1,\"ӛ\"],[1243,2],[1244,1,\"ӝ\"],[1245,2],[1246,1,\"ӟ\"],[1247,2],[1248,1,\"ӡ\"],[1249,2],[1250,1,\"ӣ\"],[1251,2],[1252,1,\"ӥ\"],[1253,2],[1254,1,\"ӧ\"],[1255,2],[1256,1,\"ө\"],[1257,2],[1258,1,\"ӫ\"],[1259,2],[1260,1,\"ӭ\"],[1261,2],[1262,1,\"ӯ\"],[1263,2],[1264,1,\"ӱ\"],[1265,2],[1266,1,\"ӳ\"],[1267,2],[1268,1,\"ӵ\"],[1269,2],[1270,1,\"ӷ\"],[1271,2],[1272,1,\"ӹ\"],[1273,2],[1274,1,\"ӻ\"],[1275,2],[1276,1,\"ӽ\"],[1277,2],[1278,1,\"ӿ\"],[1279,2],[1280,1,\"ԁ\"],[1281,2],[1282,1,\"ԃ\"],[1283,2],[1284,1,\"ԅ\"],[1285,2],[1286,1,\"ԇ\"],[1287,2],[1288,1,\"ԉ\"],[1289,2],[1290,1,\"ԋ\"],[1291,2],[1292,1,\"ԍ\"],[1293,2],[1294,1,\"ԏ\"],[1295,2],[1296,1,\"ԑ\"],[1297,2],[1298,1,\"ԓ\"],[1299,2],[1300,1,\"ԕ\"],[1301,2],[1302,1,\"ԗ\"],[1303,2],[1304,1,\"ԙ\"],[1305,2],[1306,1,\"ԛ\"],[1307,2],[1308,1,\"ԝ\"],[1309,2],[1310,1,\"ԟ\"],[1311,2],[1312,1,\"ԡ\"],[1313,2],[1314,1,\"ԣ\"],[1315,2],[1316,1,\"ԥ\"],[1317,2],[1318,1,\"ԧ\"],[1319,2],[1320,1,\"ԩ\"],[1321,2],[1322,1,\"ԫ\"],[1323,2],[1324,1,\"ԭ\"],[1325,2],[1326,1,\"ԯ\"],[1327,2],[1328,3],[1329,1,\"ա\"],[1330,1,\"բ\"],[1331,1,\"գ\"],[1332,1,\"դ\"],[1333,1,\"ե\"],[1334,1,\"զ\"],[1335,1,\"է\"],[1336,1,\"ը\"],[1337,1,\"թ\"],[1338,1,\"ժ\"],[1339,1,\"ի\"],[1340,1,\"լ\"],[1341,1,\"խ\"],[1342,1,\"ծ\"],[1343,1,\"կ\"],[1344,1,\"հ\"],[1345,1,\"ձ\"],[1346,1,\"ղ\"],[1347,1,\"ճ\"],[1348,1,\"մ\"],[1349,1,\"յ\"],[1350,1,\"ն\"],[1351,1,\"շ\"],[1352,1,\"ո\"],[1353,1,\"չ\"],[1354,1,\"պ\"],[1355,1,\"ջ\"],[1356,1,\"ռ\"],[1357,1,\"ս\"],[1358,1,\"վ\"],[1359,1,\"տ\"],[1360,1,\"ր\"],[1361,1,\"ց\"],[1362,1,\"ւ\"],[1363,1,\"փ\"],[1364,1,\"ք\"],[1365,1,\"օ\"],[1366,1,\"ֆ\"],[[1367,1368],3],[1369,2],[[1370,1375],2],[1376,2],[[1377,1414],2],[1415,1,\"եւ\"],[1416,2],[1417,2],[1418,2],[[1419,1420],3],[[1421,1422],2],[1423,2],[1424,3],[[1425,1441],2],[1442,2],[[1443,1455],2],[[1456,1465],2],[1466,2],[[1467,1469],2],[1470,2],[1471,2],[1472,2],[[1473,1474],2],[1475,2],[1476,2],[1477,2],[1478,2],[1479,2],[[1480,1487],3],[[1488,1514],2],[[1515,1518],3],[1519,2],[[1520,1524],2],[[1525,1535],3],[[1536,1539],3],[1540,3],[1541,3],[[1542,1546],2],[1547,2],[1548,2],[[1549,1551],2],[[1552,1557],2],[[1558,1562],2],[1563,2],[1564,3],[1565,2],[1566,2],[1567,2],[1568,2],[[1569,1594],2],[[1595,1599],2],[1600,2],[[1601,1618],2],[[1619,1621],2],[[1622,1624],2],[[1625,1630],2],[1631,2],[[1632,1641],2],[[1642,1645],2],[[1646,1647],2],[[1648,1652],2],[1653,1,\"اٴ\"],[1654,1,\"وٴ\"],[1655,1,\"ۇٴ\"],[1656,1,\"يٴ\"],[[1657,1719],2],[[1720,1721],2],[[1722,1726],2],[1727,2],[[1728,1742],2],[1743,2],[[1744,1747],2],[1748,2],[[1749,1756],2],[1757,3],[1758,2],[[1759,1768],2],[1769,2],[[1770,1773],2],[[1774,1775],2],[[1776,1785],2],[[1786,1790],2],[1791,2],[[1792,1805],2],[1806,3],[1807,3],[[1808,1836],2],[[1837,1839],2],[[1840,1866],2],[[1867,1868],3],[[1869,1871],2],[[1872,1901],2],[[1902,1919],2],[[1920,1968],2],[1969,2],[[1970,1983],3],[[1984,2037],2],[[2038,2042],2],[[2043,2044],3],[2045,2],[[2046,2047],2],[[2048,2093],2],[[2094,2095],3],[[2096,2110],2],[2111,3],[[2112,2139],2],[[2140,2141],3],[2142,2],[2143,3],[[2144,2154],2],[[2155,2159],3],[[2160,2183],2],[2184,2],[[2185,2190],2],[2191,2],[[2192,2193],3],[[2194,2198],3],[2199,2],[[2200,2207],2],[2208,2],[2209,2],[[2210,2220],2],[[2221,2226],2],[[2227,2228],2],[2229,2],[[2230,2237],2],[[2238,2247],2],[[2248,2258],2],[2259,2],[[2260,2273],2],[2274,3],[2275,2],[[2276,2302],2],[2303,2],[2304,2],[[2305,2307],2],[2308,2],[[2309,2361],2],[[2362,2363],2],[[2364,2381],2],[2382,2],[2383,2],[[2384,2388],2],[2389,2],[[2390,2391],2],[2392,1,\"क़\"],[2393,1,\"ख़\"],[2394,1,\"ग़\"],[2395,1,\"ज़\"],[2396,1,\"ड़\"],[2397,1,\"ढ़\"],[2398,1,\"फ़\"],[2399,1,\"य़\"],[[2400,2403],2],[[2404,2405],2],[[2406,2415],2],[2416,2],[[2417,2418],2],[[2419,2423],2],[2424,2],[[2425,2426],2],[[2427,2428],2],[2429,2],[[2430,2431],2],[2432,2],[[2433,2435],2],[2436,3],[[2437,2444],2],[[2445,2446],3],[[2447,2448],2],[[2449,2450],3],[[2451,2472],2],[2473,3],[[2474,2480],2],[2481,3],[2482,2],[[2483,2485],3],[[2486,2489],2],[[2490,2491],3],[2492,2],[2493,2],[[2494,2500],2],[[2501,2502],3],[[2503,2504],2],[[2505,2506],3],[[2507,2509],2],[2510,2],[[2511,2518],3],[2519,2],[[2520,2523],3],[2524,1,\"ড়\"],[2525,1,\"ঢ়\"],[2526,3],[2527,1,\"য়\"],[[2528,2531],2],[[2532,2533],3],[[2534,2545],2],[[2546,2554],2],[2555,2],[2556,2],[2557,2],[2558,2],[[2559,2560],3],[2561,2],[2562,2],[2563,2],[2564,3],[[2565,2570],2],[[2571,2574],3],[[2575,2576],2],[[2577,2578],3],[[2579,2600],2],[2601,3],[[2602,2608],2],[2609,3],[2610,2],[2611,1,\"ਲ਼\"],[2612,3],[2613,2],[2614,1,\"ਸ਼\"],[2615,3],[[2616,2617],2],[[2618,2619],3],[2620,2],[2621,3],[[2622,2626],2],[[2627,2630],3],[[2631,2632],2],[[2633,2634],3],[[2635,2637],2],[[2638,2640],3],[2641,2],[[2642,2648],3],[2649,1,\"ਖ਼\"],[2650,1,\"ਗ਼\"],[2651,1,\"ਜ਼\"],[2652,2],[2653,3],[2654,1,\"ਫ਼\"],[[2655,2661],3],[[2662,2676],2],[2677,2],[2678,2],[[2679,2688],3],[[2689,2691],2],[2692,3],[[2693,2699],2],[2700,2],[2701,2],[2702,3],[[2703,2705],2],[2706,3],[[2707,2728],2],[2729,3],[[2730,2736],2],[2737,3],[[2738,2739],2],[2740,3],[[2741,2745],2],[[2746,2747],3],[[2748,2757],2],[2758,3],[[2759,2761],2],[2762,3],[[2763,2765],2],[[2766,2767],3],[2768,2],[[2769,2783],3],[2784,2],[[2785,2787],2],[[2788,2789],3],[[2790,2799],2],[2800,2],[2801,2],[[2802,2808],3],[2809,2],[[2810,2815],2],[2816,3],[[2817,2819],2],[2820,3],[[2821,2828],2],[[2829,2830],3],[[2831,2832],2],[[2833,2834],3],[[2835,2856],2],[2857,3],[[2858,2864],2],[2865,3],[[2866,2867],2],[2868,3],[2869,2],[[2870,2873],2],[[2874,2875],3],[[2876,2883],2],[2884,2],[[2885,2886],3],[[2887,2888],2],[[2889,2890],3],[[2891,2893],2],[[2894,2900],3],[2901,2],[[2902,2903],2],[[2904,2907],3],[2908,1,\"ଡ଼\"],[2909,1,\"ଢ଼\"],[2910,3],[[2911,2913],2],[[2914,2915],2],[[2916,2917],3],[[2918,2927],2],[2928,2],[2929,2],[[2930,2935],2],[[2936,2945],3],[[2946,2947],2],[2948,3],[[2949,2954],2],[[2955,2957],3],[[2958,2960],2],[2961,3],[[2962,2965],2],[[2966,2968],3],[[2969,2970],2],[2971,3],[2972,2],[2973,3],[[2974,2975],2],[[2976,2978],3],[[2979,2980],2],[[2981,2983],3],[[2984,2986],2],[[2987,2989],3],[[2990,2997],2],[2998,2],[[2999,3001],2],[[3002,3005],3],[[3006,3010],2],[[3011,3013],3],[[3014,3016],2],[3017,3],[[3018,3021],2],[[3022,3023],3],[3024,2],[[3025,3030],3],[3031,2],[[3032,3045],3],[3046,2],[[3047,3055],2],[[3056,3058],2],[[3059,3066],2],[[3067,3071],3],[3072,2],[[3073,3075],2],[3076,2],[[3077,3084],2],[3085,3],[[3086,3088],2],[3089,3],[[3090,3112],2],[3113,3],[[3114,3123],2],[3124,2],[[3125,3129],2],[[3130,3131],3],[3132,2],[3133,2],[[3134,3140],2],[3141,3],[[3142,3144],2],[3145,3],[[3146,3149],2],[[3150,3156],3],[[3157,3158],2],[3159,3],[[3160,3161],2],[3162,2],[3163,3],[3164,2],[3165,2],[[3166,3167],3],[[3168,3169],2],[[3170,3171],2],[[3172,3173],3],[[3174,3183],2],[[3184,3190],3],[3191,2],[[3192,3199],2],[3200,2],[3201,2],[[3202,3203],2],[3204,2],[[3205,3212],2],[3213,3],[[3214,3216],2],[3217,3],[[3218,3240],2],[3241,3],[[3242,3251],2],[3252,3],[[3253,3257],2],[[3258,3259],3],[[3260,3261],2],[[3262,3268],2],[3269,3],[[3270,3272],2],[3273,3],[[3274,3277],2],[[3278,3284],3],[[3285,3286],2],[[3287,3291],3],[3292,2],[3293,2],[3294,2],[3295,3],[[3296,3297],2],[[3298,3299],2],[[3300,3301],3],[[3302,3311],2],[3312,3],[[3313,3314],2],[3315,2],[[3316,3327],3],[3328,2],[3329,2],[[3330,3331],2],[3332,2],[[3333,3340],2],[3341,3],[[3342,3344],2],[3345,3],[[3346,3368],2],[3369,2],[[3370,3385],2],[3386,2],[[3387,3388],2],[3389,2],[[3390,3395],2],[3396,2],[3397,3],[[3398,3400],2],[3401,3],[[3402,3405],2],[3406,2],[3407,2],[[3408,3411],3],[[3412,3414],2],[3415,2],[[3416,3422],2],[3423,2],[[3424,3425],2],[[3426,3427],2],[[3428,3429],3],[[3430,3439],2],[[3440,3445],2],[[3446,3448],2],[3449,2],[[3450,3455],2],[3456,3],[3457,2],[[3458,3459],2],[3460,3],[[3461,3478],2],[[3479,3481],3],[[3482,3505],2],[3506,3],[[3507,3515],2],[3516,3],[3517,2],[[3518,3519],3],[[3520,3526],2],[[3527,3529],3],[3530,2],[[3531,3534],3],[[3535,3540],2],[3541,3],[3542,2],[3543,3],[[3544,3551],2],[[3552,3557],3],[[3558,3567],2],[[3568,3569],3],[[3570,3571],2],[3572,2],[[3573,3584],3],[[3585,3634],2],[3635,1,\"ํา\"],[[3636,3642],2],[[3643,3646],3],[3647,2],[[3648,3662],2],[3663,2],[[3664,3673],2],[[3674,3675],2],[[3676,3712],3],[[3713,3714],2],[3715,3],[3716,2],[3717,3],[3718,2],[[3719,3720],2],[3721,2],[3722,2],[3723,3],[3724,2],[3725,2],[[3726,3731],2],[[3732,3735],2],[3736,2],[[3737,3743],2],[3744,2],[[3745,3747],2],[3748,3],[3749,2],[3750,3],[3751,2],[[3752,3753],2],[[3754,3755],2],[3756,2],[[3757,3762],2],[3763,1,\"ໍາ\"],[[3764,3769],2],[3770,2],[[3771,3773],2],[[3774,3775],3],[[3776,3780],2],[3781,3],[3782,2],[3783,3],[[3784,3789],2],[3790,2],[3791,3],[[3792,3801],2],[[3802,3803],3],[3804,1,\"ຫນ\"],[3805,1,\"ຫມ\"],[[3806,3807],2],[[3808,3839],3],[3840,2],[[3841,3850],2],[3851,2],[3852,1,\"་\"],[[3853,3863],2],[[3864,3865],2],[[3866,3871],2],[[3872,3881],2],[[3882,3892],2],[3893,2],[3894,2],[3895,2],[3896,2],[3897,2],[[3898,3901],2],[[3902,3906],2],[3907,1,\"གྷ\"],[[3908,3911],2],[3912,3],[[3913,3916],2],[3917,1,\"ཌྷ\"],[[3918,3921],2],[3922,1,\"དྷ\"],[[3923,3926],2],[3927,1,\"བྷ\"],[[3928,3931],2],[3932,1,\"ཛྷ\"],[[3933,3944],2],[3945,1,\"ཀྵ\"],[3946,2],[[3947,3948],2],[[3949,3952],3],[[3953,3954],2],[3955,1,\"ཱི\"],[3956,2],[3957,1,\"ཱུ\"],[3958,1,\"ྲྀ\"],[3959,1,\"ྲཱྀ\"],[3960,1,\"ླྀ\"],[3961,1,\"ླཱྀ\"],[[3962,3968],2],[3969,1,\"ཱྀ\"],[[3970,3972],2],[3973,2],[[3974,3979],2],[[3980,3983],2],[[3984,3986],2],[3987,1,\"ྒྷ\"],[[3988,3989],2],[3990,2],[3991,2],[3992,3],[[3993,3996],2],[3997,1,\"ྜྷ\"],[[3998,4001],2],[4002,1,\"ྡྷ\"],[[4003,4006],2],[4007,1,\"ྦྷ\"],[[4008,4011],2],[4012,1,\"ྫྷ\"],[4013,2],[[4014,4016],2],[[4017,4023],2],[4024,2],[4025,1,\"ྐྵ\"],[[4026,4028],2],[4029,3],[[4030,4037],2],[4038,2],[[4039,4044],2],[4045,3],[4046,2],[4047,2],[[4048,4049],2],[[4050,4052],2],[[4053,4056],2],[[4057,4058],2],[[4059,4095],3],[[4096,4129],2],[4130,2],[[4131,4135],2],[4136,2],[[4137,4138],2],[4139,2],[[4140,4146],2],[[4147,4149],2],[[4150,4153],2],[[4154,4159],2],[[4160,4169],2],[[4170,4175],2],[[4176,4185],2],[[4186,4249],2],[[4250,4253],2],[[4254,4255],2],[4256,1,\"ⴀ\"],[4257,1,\"ⴁ\"],[4258,1,\"ⴂ\"],[4259,1,\"ⴃ\"],[4260,1,\"ⴄ\"],[4261,1,\"ⴅ\"],[4262,1,\"ⴆ\"],[4263,1,\"ⴇ\"],[4264,1,\"ⴈ\"],[4265,1,\"ⴉ\"],[4266,1,\"ⴊ\"],[4267,1,\"ⴋ\"],[4268,1,\"ⴌ\"],[4269,1,\"ⴍ\"],[4270,1,\"ⴎ\"],[4271,1,\"ⴏ\"],[4272,1,\"ⴐ\"],[4273,1,\"ⴑ\"],[4274,1,\"ⴒ\"],[4275,1,\"ⴓ\"],[4276,1,\"ⴔ\"],[4277,1,\"ⴕ\"],[4278,1,\"ⴖ\"],[4279,1,\"ⴗ\"],[4280,1,\"ⴘ\"],[4281,1,\"ⴙ\"],[4282,1,\"ⴚ\"],[4283,1,\"ⴛ\"],[4284,1,\"ⴜ\"],[4285,1,\"ⴝ\"],[4286,1,\"ⴞ\"],[4287,1,\"ⴟ\"],[4288,1,\"ⴠ\"],[4289,1,\"ⴡ\"],[4290,1,\"ⴢ\"],[4291,1,\"ⴣ\"],[4292,1,\"ⴤ\"],[4293,1,\"ⴥ\"],[4294,3],[4295,1,\"ⴧ\"],[[4296,4300],3],[4301,1,\"ⴭ\"],[[4302,4303],3],[[4304,4342],2],[[4343,4344],2],[[4345,4346],2],[4347,2],[4348,1,\"ნ\"],[[4349,4351],2],[[4352,4441],2],[[4442,4446],2],[[4447,4448],7],[[4449,4514],2],[[4515,4519],2],[[4520,4601],2],[[4602,4607],2],[[4608,4614],2],[4615,2],[[4616,4678],2],[4679,2],[4680,2],[4681,3],[[4682,4685],2],[[4686,4687],3],[[4688,4694],2],[4695,3],[4696,2],[4697,3],[[4698,4701],2],[[4702,4703],3],[[4704,4742],2],[4743,2],[4744,2],[4745,3],[[4746,4749],2],[[4750,4751],3],[[4752,4782],2],[4783,2],[4784,2],[4785,3],[[4786,4789],2],[[4790,4791],3],[[4792,4798],2],[4799,3],[4800,2],[4801,3],[[4802,4805],2],[[4806,4807],3],[[4808,4814],2],[4815,2],[[4816,4822],2],[4823,3],[[4824,4846],2],[4847,2],[[4848,4878],2],[4879,2],[4880,2],[4881,3],[[4882,4885],2],[[4886,4887],3],[[4888,4894],2],[4895,2],[[4896,4934],2],[4935,2],[[4936,4954],2],[[4955,4956],3],[[4957,4958],2],[4959,2],[4960,2],[[4961,4988],2],[[4989,4991],3],[[4992,5007],2],[[5008,5017],2],[[5018,5023],3],[[5024,5108],2],[5109,2],[[5110,5111],3],[5112,1,\"Ᏸ\"],[5113,1,\"Ᏹ\"],[5114,1,\"Ᏺ\"],[5115,1,\"Ᏻ\"],[5116,1,\"Ᏼ\"],[5117,1,\"Ᏽ\"],[[5118,5119],3],[5120,2],[[5121,5740],2],[[5741,5742],2],[[5743,5750],2],[[5751,5759],2],[5760,3],[[5761,5786],2],[[5787,5788],2],[[5789,5791],3],[[5792,5866],2],[[5867,5872],2],[[5873,5880],2],[[5881,5887],3],[[5888,5900],2],[5901,2],[[5902,5908],2],[5909,2],[[5910,5918],3],[5919,2],[[5920,5940],2],[[5941,5942],2],[[5943,5951],3],[[5952,5971],2],[[5972,5983],3],[[5984,5996],2],[5997,3],[[5998,6000],2],[6001,3],[[6002,6003],2],[[6004,6015],3],[[6016,6067],2],[[6068,6069],7],[[6070,6099],2],[[6100,6102],2],[6103,2],[[6104,6107],2],[6108,2],[6109,2],[[6110,6111],3],[[6112,6121],2],[[6122,6127],3],[[6128,6137],2],[[6138,6143],3],[[6144,6154],2],[[6155,6158],7],[6159,7],[[6160,6169],2],[[6170,6175],3],[[6176,6263],2],[6264,2],[[6265,6271],3],[[6272,6313],2],[6314,2],[[6315,6319],3],[[6320,6389],2],[[6390,6399],3],[[6400,6428],2],[[6429,6430],2],[6431,3],[[6432,6443],2],[[6444,6447],3],[[6448,6459],2],[[6460,6463],3],[6464,2],[[6465,6467],3],[[6468,6469],2],[[6470,6509],2],[[6510,6511],3],[[6512,6516],2],[[6517,6527],3],[[6528,6569],2],[[6570,6571],2],[[6572,6575],3],[[6576,6601],2],[[6602,6607],3],[[6608,6617],2],[6618,2],[[6619,6621],3],[[6622,6623],2],[[6624,6655],2],[[6656,6683],2],[[6684,6685],3],[[6686,6687],2],[[6688,6750],2],[6751,3],[[6752,6780],2],[[6781,6782],3],[[6783,6793],2],[[6794,6799],3],[[6800,6809],2],[[6810,6815],3],[[6816,6822],2],[6823,2],[[6824,6829],2],[[6830,6831],3],[[6832,6845],2],[6846,2],[[6847,6848],2],[[6849,6862],2],[[6863,6877],2],[[6878,6879],3],[[6880,6891],2],[[6892,6911],3],[[6912,6987],2],[6988,2],[6989,3],[[6990,6991],2],[[6992,7001],2],[[7002,7018],2],[[7019,7027],2],[[7028,7036],2],[[7037,7038],2],[7039,2],[[7040,7082],2],[[7083,7085],2],[[7086,7097],2],[[7098,7103],2],[[7104,7155],2],[[7156,7163],3],[[7164,7167],2],[[7168,7223],2],[[7224,7226],3],[[7227,7231],2],[[7232,7241],2],[[7242,7244],3],[[7245,7293],2],[[7294,7295],2],[7296,1,\"в\"],[7297,1,\"д\"],[7298,1,\"о\"],[7299,1,\"с\"],[[7300,7301],1,\"т\"],[7302,1,\"ъ\"],[7303,1,\"ѣ\"],[7304,1,\"ꙋ\"],[7305,1,\"ᲊ\"],[7306,2],[[7307,7311],3],[7312,1,\"ა\"],[7313,1,\"ბ\"],[7314,1,\"გ\"],[7315,1,\"დ\"],[7316,1,\"ე\"],[7317,1,\"ვ\"],[7318,1,\"ზ\"],[7319,1,\"თ\"],[7320,1,\"ი\"],[7321,1,\"კ\"],[7322,1,\"ლ\"],[7323,1,\"მ\"],[7324,1,\"ნ\"],[7325,1,\"ო\"],[7326,1,\"პ\"],[7327,1,\"ჟ\"],[7328,1,\"რ\"],[7329,1,\"ს\"],[7330,1,\"ტ\"],[7331,1,\"უ\"],[7332,1,\"ფ\"],[7333,1,\"ქ\"],[7334,1,\"ღ\"],[7335,1,\"ყ\"],[7336,1,\"შ\"],[7337,1,\"ჩ\"],[7338,1,\"ც\"],[7339,1,\"ძ\"],[7340,1,\"წ\"],[7341,1,\"ჭ\"],[7342,1,\"ხ\"],[7343,1,\"ჯ\"],[7344,1,\"ჰ\"],[7345,1,\"ჱ\"],[7346,1,\"ჲ\"],[7347,1,\"ჳ\"],[7348,1,\"ჴ\"],[7349,1,\"ჵ\"],[7350,1,\"ჶ\"],[7351,1,\"ჷ\"],[7352,1,\"ჸ\"],[7353,1,\"ჹ\"],[7354,1,\"ჺ\"],[[7355,7356],3],[7357,1,\"ჽ\"],[7358,1,\"ჾ\"],[7359,1,\"ჿ\"],[[7360,7367],2],[[7368,7375],3],[[7376,7378],2],[7379,2],[[7380,7410],2],[[7411,7414],2],[7415,2],[[7416,7417],2],[7418,2],[[7419,7423],3],[[7424,7467],2],[7468,1,\"a\"],[7469,1,\"æ\"],[7470,1,\"b\"],[7471,2],[7472,1,\"d\"],[7473,1,\"e\"],[7474,1,\"ǝ\"],[7475,1,\"g\"],[7476,1,\"h\"],[7477,1,\"i\"],[7478,1,\"j\"],[7479,1,\"k\"],[7480,1,\"l\"],[7481,1,\"m\"],[7482,1,\"n\"],[7483,2],[7484,1,\"o\"],[7485,1,\"ȣ\"],[7486,1,\"p\"],[7487,1,\"r\"],[7488,1,\"t\"],[7489,1,\"u\"],[7490,1,\"w\"],[7491,1,\"a\"],[7492,1,\"ɐ\"],[7493,1,\"ɑ\"],[7494,1,\"ᴂ\"],[7495,1,\"b\"],[7496,1,\"d\"],[7497,1,\"e\"],[7498,1,\"ə\"],[7499,1,\"ɛ\"],[7500,1,\"ɜ\"],[7501,1,\"g\"],[7502,2],[7503,1,\"k\"],[7504,1,\"m\"],[7505,1,\"ŋ\"],[7506,1,\"o\"],[7507,1,\"ɔ\"],[7508,1,\"ᴖ\"],[7509,1,\"ᴗ\"],[7510,1,\"p\"],[7511,1,\"t\"],[7512,1,\"u\"],[7513,1,\"ᴝ\"],[7514,1,\"ɯ\"],[7515,1,\"v\"],[7516,1,\"ᴥ\"],[7517,1,\"β\"],[7518,1,\"γ\"],[7519,1,\"δ\"],[7520,1,\"φ\"],[7521,1,\"χ\"],[7522,1,\"i\"],[7523,1,\"r\"],[7524,1,\"u\"],[7525,1,\"v\"],[7526,1,\"β\"],[7527,1,\"γ\"],[7528,1,\"ρ\"],[7529,1,\"φ\"],[7530,1,\"χ\"],[7531,2],[[7532,7543],2],[7544,1,\"н\"],[[7545,7578],2],[7579,1,\"ɒ\"],[7580,1,\"c\"],[7581,1,\"ɕ\"],[7582,1,\"ð\"],[7583,1,\"ɜ\"],[7584,1,\"f\"],[7585,1,\"ɟ\"],[7586,1,\"ɡ\"],[7587,1,\"ɥ\"],[7588,1,\"ɨ\"],[7589,1,\"ɩ\"],[7590,1,\"ɪ\"],[7591,1,\"ᵻ\"],[7592,1,\"ʝ\"],[7593,1,\"ɭ\"],[7594,1,\"ᶅ\"],[7595,1,\"ʟ\"],[7596,1,\"ɱ\"],[7597,1,\"ɰ\"],[7598,1,\"ɲ\"],[7599,1,\"ɳ\"],[7600,1,\"ɴ\"],[7601,1,\"ɵ\"],[7602,1,\"ɸ\"],[7603,1,\"ʂ\"],[7604,1,\"ʃ\"],[7605,1,\"ƫ\"],[7606,1,\"ʉ\"],[7607,1,\"ʊ\"],[7608,1,\"ᴜ\"],[7609,1,\"ʋ\"],[7610,1,\"ʌ\"],[7611,1,\"z\"],[7612,1,\"ʐ\"],[7613,1,\"ʑ\"],[7614,1,\"ʒ\"],[7615,1,\"θ\"],[[7616,7619],2],[[7620,7626],2],[[7627,7654],2],[[7655,7669],2],[[7670,7673],2],[7674,2],[7675,2],[7676,2],[7677,2],[[7678,7679],2],[7680,1,\"ḁ\"],[7681,2],[7682,1,\"ḃ\"],[7683,2],[7684,1,\"ḅ\"],[7685,2],[7686,1,\"ḇ\"],[7687,2],[7688,1,\"ḉ\"],[7689,2],[7690,1,\"ḋ\"],[7691,2],[7692,1,\"ḍ\"],[7693,2],[7694,1,\"ḏ\"],[7695,2],[7696,1,\"ḑ\"],[7697,2],[7698,1,\"ḓ\"],[7699,2],[7700,1,\"ḕ\"],[7701,2],[7702,1,\"ḗ\"],[7703,2],[7704,1,\"ḙ\"],[7705,2],[7706,1,\"ḛ\"],[7707,2],[7708,1,\"ḝ\"],[7709,2],[7710,1,\"ḟ\"],[7711,2],[7712,1,\"ḡ\"],[7713,2],[7714,1,\"ḣ\"],[7715,2],[7716,1,\"ḥ\"],[7717,2],[7718,1,\"ḧ\"],[7719,2],[7720,1,\"ḩ\"],[7721,2],[7722,1,\"ḫ\"],[7723,2],[7724,1,\"ḭ\"],[7725,2],[7726,1,\"ḯ\"],[7727,2],[7728,1,\"ḱ\"],[7729,2],[7730,1,\"ḳ\"],[7731,2],[7732,1,\"ḵ\"],[7733,2],[7734,1,\"ḷ\"],[7735,2],[7736,1,\"ḹ\"],[7737,2],[7738,1,\"ḻ\"],[7739,2],[7740,1,\"ḽ\"],[7741,2],[7742,1,\"ḿ\"],[7743,2],[7744,1,\"ṁ\"],[7745,2],[7746,1,\"ṃ\"],[7747,2],[7748,1,\"ṅ\"],[7749,2],[7750,1,\"ṇ\"],[7751,2],[7752,1,\"ṉ\"],[7753,2],[7754,1,\"ṋ\"],[7755,2],[7756,1,\"ṍ\"],[7757,2],[7758,1,\"ṏ\"],[7759,2],[7760,1,\"ṑ\"],[7761,2],[7762,1,\"ṓ\"],[7763,2],[7764,1,\"ṕ\"],[7765,2],[7766,1,\"ṗ\"],[7767,2],[7768,1,\"ṙ\"],[7769,2],[7770,1,\"ṛ\"],[7771,2],[7772,1,\"ṝ\"],[7773,2],[7774,1,\"ṟ\"],[7775,2],[7776,1,\"ṡ\"],[7777,2],[7778,1,\"ṣ\"],[7779,2],[7780,1,\"ṥ\"],[7781,2],[7782,1,\"ṧ\"],[7783,2],[7784,1,\"ṩ\"],[7785,2],[7786,1,\"ṫ\"],[7787,2],[7788,1,\"ṭ\"],[7789,2],[7790,1,\"ṯ\"],[7791,2],[7792,1,\"ṱ\"],[7793,2],[7794,1,\"ṳ\"],[7795,2],[7796,1,\"ṵ\"],[7797,2],[7798,1,\"ṷ\"],[7799,2],[7800,1,\"ṹ\"],[7801,2],[7802,1,\"ṻ\"],[7803,2],[7804,1,\"ṽ\"],[7805,2],[7806,1,\"ṿ\"],[7807,2],[7808,1,\"ẁ\"],[7809,2],[7810,1,\"ẃ\"],[7811,2],[7812,1,\"ẅ\"],[7813,2],[7814,1,\"ẇ\"],[7815,2],[7816,1,\"ẉ\"],[7817,2],[7818,1,\"ẋ\"],[7819,2],[7820,1,\"ẍ\"],[7821,2],[7822,1,\"ẏ\"],[7823,2],[7824,1,\"ẑ\"],[7825,2],[7826,1,\"ẓ\"],[7827,2],[7828,1,\"ẕ\"],[[7829,7833],2],[7834,1,\"aʾ\"],[7835,1,\"ṡ\"],[[7836,7837],2],[7838,1,\"ß\"],[7839,2],[7840,1,\"ạ\"],[7841,2],[7842,1,\"ả\"],[7843,2],[7844,1,\"ấ\"],[7845,2],[7846,1,\"ầ\"],[7847,2],[7848,1,\"ẩ\"],[7849,2],[7850,1,\"ẫ\"],[7851,2],[7852,1,\"ậ\"],[7853,2],[7854,1,\"ắ\"],[7855,2],[7856,1,\"ằ\"],[7857,2],[7858,1,\"ẳ\"],[7859,2],[7860,1,\"ẵ\"],[7861,2],[7862,1,\"ặ\"],[7863,2],[7864,1,\"ẹ\"],[7865,2],[7866,1,\"ẻ\"],[7867,2],[7868,1,\"ẽ\"],[7869,2],[7870,1,\"ế\"],[7871,2],[7872,1,\"ề\"],[7873,2],[7874,1,\"ể\"],[7875,2],[7876,1,\"ễ\"],[7877,2],[7878,1,\"ệ\"],[7879,2],[7880,1,\"ỉ\"],[7881,2],[7882,1,\"ị\"],[7883,2],[7884,1,\"ọ\"],[7885,2],[7886,1,\"ỏ\"],[7887,2],[7888,1,\"ố\"],[7889,2],[7890,1,\"ồ\"],[7891,2],[7892,1,\"ổ\"],[7893,2],[7894,1,\"ỗ\"],[7895,2],[7896,1,\"ộ\"],[7897,2],[7898,1,\"ớ\"],[7899,2],[7900,1,\"ờ\"],[7901,2],[7902,1,\"ở\"],[7903,2],[7904,1,\"ỡ\"],[7905,2],[7906,1,\"ợ\"],[7907,2],[7908,1,\"ụ\"],[7909,2],[7910,1,\"ủ\"],[7911,2],[7912,1,\"ứ\"],[7913,2],[7914,1,\"ừ\"],[7915,2],[7916,1,\"ử\"],[7917,2],[7918,1,\"ữ\"],[7919,2],[7920,1,\"ự\"],[7921,2],[7922,1,\"ỳ\"],[7923,2],[7924,1,\"ỵ\"],[7925,2],[7926,1,\"ỷ\"],[7927,2],[7928,1,\"ỹ\"],[7929,2],[7930,1,\"ỻ\"],[7931,2],[7932,1,\"ỽ\"],[7933,2],[7934,1,\"ỿ\"],[7935,2],[[7936,7943],2],[7944,1,\"ἀ\"],[7945,1,\"ἁ\"],[7946,1,\"ἂ\"],[7947,1,\"ἃ\"],[7948,1,\"ἄ\"],[7949,1,\"ἅ\"],[7950,1,\"ἆ\"],[7951,1,\"ἇ\"],[[7952,7957],2],[[7958,7959],3],[7960,1,\"ἐ\"],[7961,1,\"ἑ\"],[7962,1,\"ἒ\"],[7963,1,\"ἓ\"],[7964,1,\"ἔ\"],[7965,1,\"ἕ\"],[[7966,7967],3],[[7968,7975],2],[7976,1,\"ἠ\"],[7977,1,\"ἡ\"],[7978,1,\"ἢ\"],[7979,1,\"ἣ\"],[7980,1,\"ἤ\"],[7981,1,\"ἥ\"],[7982,1,\"ἦ\"],[7983,1,\"ἧ\"],[[7984,7991],2],[7992,1,\"ἰ\"],[7993,1,\"ἱ\"],[7994,1,\"ἲ\"],[7995,1,\"ἳ\"],[7996,1,\"ἴ\"],[7997,1,\"ἵ\"],[7998,1,\"ἶ\"],[7999,1,\"ἷ\"],[[8000,8005],2],[[8006,8007],3],[8008,1,\"ὀ\"],[8009,1,\"ὁ\"],[8010,1,\"ὂ\"],[8011,1,\"ὃ\"],[8012,1,\"ὄ\"],[8013,1,\"ὅ\"],[[8014,8015],3],[[8016,8023],2],[8024,3],[8025,1,\"ὑ\"],[8026,3],[8027,1,\"ὓ\"],[8028,3],[8029,1,\"ὕ\"],[8030,3],[8031,1,\"ὗ\"],[[8032,8039],2],[8040,1,\"ὠ\"],[8041,1,\"ὡ\"],[8042,1,\"ὢ\"],[8043,1,\"ὣ\"],[8044,1,\"ὤ\"],[8045,1,\"ὥ\"],[8046,1,\"ὦ\"],[8047,1,\"ὧ\"],[8048,2],[8049,1,\"ά\"],[8050,2],[8051,1,\"έ\"],[8052,2],[8053,1,\"ή\"],[8054,2],[8055,1,\"ί\"],[8056,2],[8057,1,\"ό\"],[8058,2],[8059,1,\"ύ\"],[8060,2],[8061,1,\"ώ\"],[[8062,8063],3],[8064,1,\"ἀι\"],[8065,1,\"ἁι\"],[8066,1,\"ἂι\"],[8067,1,\"ἃι\"],[8068,1,\"ἄι\"],[8069,1,\"ἅι\"],[8070,1,\"ἆι\"],[8071,1,\"ἇι\"],[8072,1,\"ἀι\"],[8073,1,\"ἁι\"],[8074,1,\"ἂι\"],[8075,1,\"ἃι\"],[8076,1,\"ἄι\"],[8077,1,\"ἅι\"],[8078,1,\"ἆι\"],[8079,1,\"ἇι\"],[8080,1,\"ἠι\"],[8081,1,\"ἡι\"],[8082,1,\"ἢι\"],[8083,1,\"ἣι\"],[8084,1,\"ἤι\"],[8085,1,\"ἥι\"],[8086,1,\"ἦι\"],[8087,1,\"ἧι\"],[8088,1,\"ἠι\"],[8089,1,\"ἡι\"],[8090,1,\"ἢι\"],[8091,1,\"ἣι\"],[8092,1,\"ἤι\"],[8093,1,\"ἥι\"],[8094,1,\"ἦι\"],[8095,1,\"ἧι\"],[8096,1,\"ὠι\"],[8097,1,\"ὡι\"],[8098,1,\"ὢι\"],[8099,1,\"ὣι\"],[8100,1,\"ὤι\"],[8101,1,\"ὥι\"],[8102,1,\"ὦι\"],[8103,1,\"ὧι\"],[8104,1,\"ὠι\"],[8105,1,\"ὡι\"],[8106,1,\"ὢι\"],[8107,1,\"ὣι\"],[8108,1,\"ὤι\"],[8109,1,\"ὥι\"],[8110,1,\"ὦι\"],[8111,1,\"ὧι\"],[[8112,8113],2],[8114,1,\"ὰι\"],[8115,1,\"αι\"],[8116,1,\"άι\"],[8117,3],[8118,2],[8119,1,\"ᾶι\"],[8120,1,\"ᾰ\"],[8121,1,\"ᾱ\"],[8122,1,\"ὰ\"],[8123,1,\"ά\"],[8124,1,\"αι\"],[8125,1,\" ̓\"],[8126,1,\"ι\"],[8127,1,\" ̓\"],[8128,1,\" ͂\"],[8129,1,\" ̈͂\"],[8130,1,\"ὴι\"],[8131,1,\"ηι\"],[8132,1,\"ήι\"],[8133,3],[8134,2],[8135,1,\"ῆι\"],[8136,1,\"ὲ\"],[8137,1,\"έ\"],[8138,1,\"ὴ\"],[8139,1,\"ή\"],[8140,1,\"ηι\"],[8141,1,\" ̓̀\"],[8142,1,\" ̓́\"],[8143,1,\" ̓͂\"],[[8144,8146],2],[8147,1,\"ΐ\"],[[8148,8149],3],[[8150,8151],2],[8152,1,\"ῐ\"],[8153,1,\"ῑ\"],[8154,1,\"ὶ\"],[8155,1,\"ί\"],[8156,3],[8157,1,\" ̔̀\"],[8158,1,\" ̔́\"],[8159,1,\" ̔͂\"],[[8160,8162],2],[8163,1,\"ΰ\"],[[8164,8167],2],[8168,1,\"ῠ\"],[8169,1,\"ῡ\"],[8170,1,\"ὺ\"],[8171,1,\"ύ\"],[8172,1,\"ῥ\"],[8173,1,\" ̈̀\"],[8174,1,\" ̈́\"],[8175,1,\"`\"],[[8176,8177],3],[8178,1,\"ὼι\"],[8179,1,\"ωι\"],[8180,1,\"ώι\"],[8181,3],[8182,2],[8183,1,\"ῶι\"],[8184,1,\"ὸ\"],[8185,1,\"ό\"],[8186,1,\"ὼ\"],[8187,1,\"ώ\"],[8188,1,\"ωι\"],[8189,1,\" ́\"],[8190,1,\" ̔\"],[8191,3],[[8192,8202],1,\" \"],[8203,7],[[8204,8205],6,\"\"],[[8206,8207],3],[8208,2],[8209,1,\"‐\"],[[8210,8214],2],[8215,1,\" ̳\"],[[8216,8227],2],[[8228,8230],3],[8231,2],[[8232,8238],3],[8239,1,\" \"],[[8240,8242],2],[8243,1,\"′′\"],[8244,1,\"′′′\"],[8245,2],[8246,1,\"‵‵\"],[8247,1,\"‵‵‵\"],[[8248,8251],2],[8252,1,\"!!\"],[8253,2],[8254,1,\" ̅\"],[[8255,8262],2],[8263,1,\"??\"],[8264,1,\"?!\"],[8265,1,\"!?\"],[[8266,8269],2],[[8270,8274],2],[[8275,8276],2],[[8277,8278],2],[8279,1,\"′′′′\"],[[8280,8286],2],[8287,1,\" \"],[[8288,8291],7],[8292,7],[8293,3],[[8294,8297],3],[[8298,8303],7],[8304,1,\"0\"],[8305,1,\"i\"],[[8306,8307],3],[8308,1,\"4\"],[8309,1,\"5\"],[8310,1,\"6\"],[8311,1,\"7\"],[8312,1,\"8\"],[8313,1,\"9\"],[8314,1,\"+\"],[8315,1,\"−\"],[8316,1,\"=\"],[8317,1,\"(\"],[8318,1,\")\"],[8319,1,\"n\"],[8320,1,\"0\"],[8321,1,\"1\"],[8322,1,\"2\"],[8323,1,\"3\"],[8324,1,\"4\"],[8325,1,\"5\"],[8326,1,\"6\"],[8327,1,\"7\"],[8328,1,\"8\"],[8329,1,\"9\"],[8330,1,\"+\"],[8331,1,\"−\"],[8332,1,\"=\"],[8333,1,\"(\"],[8334,1,\")\"],[8335,3],[8336,1,\"a\"],[8337,1,\"e\"],[8338,1,\"o\"],[8339,1,\"x\"],[8340,1,\"ə\"],[8341,1,\"h\"],[8342,1,\"k\"],[8343,1,\"l\"],[8344,1,\"m\"],[8345,1,\"n\"],[8346,1,\"p\"],[8347,1,\"s\"],[8348,1,\"t\"],[[8349,8351],3],[[8352,8359],2],[8360,1,\"rs\"],[[8361,8362],2],[8363,2],[8364,2],[[8365,8367],2],[[8368,8369],2],[[8370,8373],2],[[8374,8376],2],[8377,2],[8378,2],[[8379,8381],2],[8382,2],[8383,2],[8384,2],[8385,2],[[8386,8399],3],[[8400,8417],2],[[8418,8419],2],[[8420,8426],2],[8427,2],[[8428,8431],2],[8432,2],[[8433,8447],3],[8448,1,\"a/c\"],[8449,1,\"a/s\"],[8450,1,\"c\"],[8451,1,\"°c\"],[8452,2],[8453,1,\"c/o\"],[8454,1,\"c/u\"],[8455,1,\"ɛ\"],[8456,2],[8457,1,\"°f\"],[8458,1,\"g\"],[[8459,8462],1,\"h\"],[8463,1,\"ħ\"],[[8464,8465],1,\"i\"],[[8466,8467],1,\"l\"],[8468,2],[8469,1,\"n\"],[8470,1,\"no\"],[[8471,8472],2],[8473,1,\"p\"],[8474,1,\"q\"],[[8475,8477],1,\"r\"],[[8478,8479],2],[8480,1,\"sm\"],[8481,1,\"tel\"],[8482,1,\"tm\"],[8483,2],[8484,1,\"z\"],[8485,2],[8486,1,\"ω\"],[8487,2],[8488,1,\"z\"],[8489,2],[8490,1,\"k\"],[8491,1,\"å\"],[8492,1,\"b\"],[8493,1,\"c\"],[8494,2],[[8495,8496],1,\"e\"],[8497,1,\"f\"],[8498,1,\"ⅎ\"],[8499,1,\"m\"],[8500,1,\"o\"],[8501,1,\"א\"],[8502,1,\"ב\"],[8503,1,\"ג\"],[8504,1,\"ד\"],[8505,1,\"i\"],[8506,2],[8507,1,\"fax\"],[8508,1,\"π\"],[[8509,8510],1,\"γ\"],[8511,1,\"π\"],[8512,1,\"∑\"],[[8513,8516],2],[[8517,8518],1,\"d\"],[8519,1,\"e\"],[8520,1,\"i\"],[8521,1,\"j\"],[[8522,8523],2],[8524,2],[8525,2],[8526,2],[8527,2],[8528,1,\"1⁄7\"],[8529,1,\"1⁄9\"],[8530,1,\"1⁄10\"],[8531,1,\"1⁄3\"],[8532,1,\"2⁄3\"],[8533,1,\"1⁄5\"],[8534,1,\"2⁄5\"],[8535,1,\"3⁄5\"],[8536,1,\"4⁄5\"],[8537,1,\"1⁄6\"],[8538,1,\"5⁄6\"],[8539,1,\"1⁄8\"],[8540,1,\"3⁄8\"],[8541,1,\"5⁄8\"],[8542,1,\"7⁄8\"],[8543,1,\"1⁄\"],[8544,1,\"i\"],[8545,1,\"ii\"],[8546,1,\"iii\"],[8547,1,\"iv\"],[8548,1,\"v\"],[8549,1,\"vi\"],[8550,1,\"vii\"],[8551,1,\"viii\"],[8552,1,\"ix\"],[8553,1,\"x\"],[8554,1,\"xi\"],[8555,1,\"xii\"],[8556,1,\"l\"],[8557,1,\"c\"],[8558,1,\"d\"],[8559,1,\"m\"],[8560,1,\"i\"],[8561,1,\"ii\"],[8562,1,\"iii\"],[8563,1,\"iv\"],[8564,1,\"v\"],[8565,1,\"vi\"],[8566,1,\"vii\"],[8567,1,\"viii\"],[8568,1,\"ix\"],[8569,1,\"x\"],[8570,1,\"xi\"],[8571,1,\"xii\"],[8572,1,\"l\"],[8573,1,\"c\"],[8574,1,\"d\"],[8575,1,\"m\"],[[8576,8578],2],[8579,1,\"ↄ\"],[8580,2],[[8581,8584],2],[8585,1,\"0⁄3\"],[[8586,8587],2],[[8588,8591],3],[[8592,8682],2],[[8683,8691],2],[[8692,8703],2],[[8704,8747],2],[8748,1,\"∫∫\"],[8749,1,\"∫∫∫\"],[8750,2],[8751,1,\"∮∮\"],[8752,1,\"∮∮∮\"],[[8753,8945],2],[[8946,8959],2],[8960,2],[8961,2],[[8962,9000],2],[9001,1,\"〈\"],[9002,1,\"〉\"],[[9003,9082],2],[9083,2],[9084,2],[[9085,9114],2],[[9115,9166],2],[[9167,9168],2],[[9169,9179],2],[[9180,9191],2],[9192,2],[[9193,9203],2],[[9204,9210],2],[[9211,9214],2],[9215,2],[[9216,9252],2],[[9253,9254],2],[[9255,9257],2],[[9258,9279],3],[[9280,9290],2],[[9291,9311],3],[9312,1,\"1\"],[9313,1,\"2\"],[9314,1,\"3\"],[9315,1,\"4\"],[9316,1,\"5\"],[9317,1,\"6\"],[9318,1,\"7\"],[9319,1,\"8\"],[9320,1,\"9\"],[9321,1,\"10\"],[9322,1,\"11\"],[9323,1,\"12\"],[9324,1,\"13\"],[9325,1,\"14\"],[9326,1,\"15\"],[9327,1,\"16\"],[9328,1,\"17\"],[9329,1,\"18\"],[9330,1,\"19\"],[9331,1,\"20\"],[9332,1,\"(1)\"],[9333,1,\"(2)\"],[9334,1,\"(3)\"],[9335,1,\"(4)\"],[9336,1,\"(5)\"],[9337,1,\"(6)\"],[9338,1,\"(7)\"],[9339,1,\"(8)\"],[9340,1,\"(9)\"],[9341,1,\"(10)\"],[9342,1,\"(11)\"],[9343,1,\"(12)\"],[9344,1,\"(13)\"],[9345,1,\"(14)\"],[9346,1,\"(15)\"],[9347,1,\"(16)\"],[9348,1,\"(17)\"],[9349,1,\"(18)\"],[9350,1,\"(19)\"],[9351,1,\"(20)\"],[[9352,9371],3],[9372,1,\"(a)\"],[9373,1,\"(b)\"],[9374,1,\"(c)\"],[9375,1,\"(d)\"],[9376,1,\"(e)\"],[9377,1,\"(f)\"],[9378,1,\"(g)\"],[9379,1,\"(h)\"],[9380,1,\"(i)\"],[9381,1,\"(j)\"],[9382,1,\"(k)\"],[9383,1,\"(l)\"],[9384,1,\"(m)\"],[9385,1,\"(n)\"],[9386,1,\"(o)\"],[9387,1,\"(p)\"],[9388,1,\"(q)\"],[9389,1,\"(r)\"],[9390,1,\"(s)\"],[9391,1,\"(t)\"],[9392,1,\"(u)\"],[9393,1,\"(v)\"],[9394,1,\"(w)\"],[9395,1,\"(x)\"],[9396,1,\"(y)\"],[9397,1,\"(z)\"],[9398,1,\"a\"],[9399,1,\"b\"],[9400,1,\"c\"],[9401,1,\"d\"],[9402,1,\"e\"],[9403,1,\"f\"],[9404,1,\"g\"],[9405,1,\"h\"],[9406,1,\"i\"],[9407,1,\"j\"],[9408,1,\"k\"],[9409,1,\"l\"],[9410,1,\"m\"],[9411,1,\"n\"],[9412,1,\"o\"],[9413,1,\"p\"],[9414,1,\"q\"],[9415,1,\"r\"],[9416,1,\"s\"],[9417,1,\"t\"],[9418,1,\"u\"],[9419,1,\"v\"],[9420,1,\"w\"],[9421,1,\"x\"],[9422,1,\"y\"],[9423,1,\"z\"],[9424,1,\"a\"],[9425,1,\"b\"],[9426,1,\"c\"],[9427,1,\"d\"],[9428,1,\"e\"],[9429,1,\"f\"],[9430,1,\"g\"],[9431,1,\"h\"],[9432,1,\"i\"],[9433,1,\"j\"],[9434,1,\"k\"],[9435,1,\"l\"],[9436,1,\"m\"],[9437,1,\"n\"],[9438,1,\"o\"],[9439,1,\"p\"],[9440,1,\"q\"],[9441,1,\"r\"],[9442,1,\"s\"],[9443,1,\"t\"],[9444,1,\"u\"],[9445,1,\"v\"],[9446,1,\"w\"],[9447,1,\"x\"],[9448,1,\"y\"],[9449,1,\"z\"],[9450,1,\"0\"],[[9451,9470],2],[9471,2],[[9472,9621],2],[[9622,9631],2],[[9632,9711],2],[[9712,9719],2],[[9720,9727],2],[[9728,9747],2],[[9748,9749],2],[[9750,9751],2],[9752,2],[9753,2],[[9754,9839],2],[[9840,9841],2],[[9842,9853],2],[[9854,9855],2],[[9856,9865],2],[[9866,9873],2],[[9874,9884],2],[9885,2],[[9886,9887],2],[[9888,9889],2],[[9890,9905],2],[9906,2],[[9907,9916],2],[[9917,9919],2],[[9920,9923],2],[[9924,9933],2],[9934,2],[[9935,9953],2],[9954,2],[9955,2],[[9956,9959],2],[[9960,9983],2],[9984,2],[[9985,9988],2],[9989,2],[[9990,9993],2],[[9994,9995],2],[[9996,10023],2],[10024,2],[[10025,10059],2],[10060,2],[10061,2],[10062,2],[[10063,10066],2],[[10067,10069],2],[10070,2],[10071,2],[[10072,10078],2],[[10079,10080],2],[[10081,10087],2],[[10088,10101],2],[[10102,10132],2],[[10133,10135],2],[[10136,10159],2],[10160,2],[[10161,10174],2],[10175,2],[[10176,10182],2],[[10183,10186],2],[10187,2],[10188,2],[10189,2],[[10190,10191],2],[[10192,10219],2],[[10220,10223],2],[[10224,10239],2],[[10240,10495],2],[[10496,10763],2],[10764,1,\"∫∫∫∫\"],[[10765,10867],2],[10868,1,\"::=\"],[10869,1,\"==\"],[10870,1,\"===\"],[[10871,10971],2],[10972,1,\"⫝̸\"],[[10973,11007],2],[[11008,11021],2],[[11022,11027],2],[[11028,11034],2],[[11035,11039],2],[[11040,11043],2],[[11044,11084],2],[[11085,11087],2],[[11088,11092],2],[[11093,11097],2],[[11098,11123],2],[[11124,11125],3],[[11126,11157],2],[11158,2],[11159,2],[[11160,11193],2],[[11194,11196],2],[[11197,11208],2],[11209,2],[[11210,11217],2],[11218,2],[[11219,11243],2],[[11244,11247],2],[[11248,11262],2],[11263,2],[11264,1,\"ⰰ\"],[11265,1,\"ⰱ\"],[11266,1,\"ⰲ\"],[11267,1,\"ⰳ\"],[11268,1,\"ⰴ\"],[11269,1,\"ⰵ\"],[11270,1,\"ⰶ\"],[11271,1,\"ⰷ\"],[11272,1,\"ⰸ\"],[11273,1,\"ⰹ\"],[11274,1,\"ⰺ\"],[11275,1,\"ⰻ\"],[11276,1,\"ⰼ\"],[11277,1,\"ⰽ\"],[11278,1,\"ⰾ\"],[11279,1,\"ⰿ\"],[11280,1,\"ⱀ\"],[11281,1,\"ⱁ\"],[11282,1,\"ⱂ\"],[11283,1,\"ⱃ\"],[11284,1,\"ⱄ\"],[11285,1,\"ⱅ\"],[11286,1,\"ⱆ\"],[11287,1,\"ⱇ\"],[11288,1,\"ⱈ\"],[11289,1,\"ⱉ\"],[11290,1,\"ⱊ\"],[11291,1,\"ⱋ\"],[11292,1,\"ⱌ\"],[11293,1,\"ⱍ\"],[11294,1,\"ⱎ\"],[11295,1,\"ⱏ\"],[11296,1,\"ⱐ\"],[11297,1,\"ⱑ\"],[11298,1,\"ⱒ\"],[11299,1,\"ⱓ\"],[11300,1,\"ⱔ\"],[11301,1,\"ⱕ\"],[11302,1,\"ⱖ\"],[11303,1,\"ⱗ\"],[11304,1,\"ⱘ\"],[11305,1,\"ⱙ\"],[11306,1,\"ⱚ\"],[11307,1,\"ⱛ\"],[11308,1,\"ⱜ\"],[11309,1,\"ⱝ\"],[11310,1,\"ⱞ\"],[11311,1,\"ⱟ\"],[[11312,11358],2],[11359,2],[11360,1,\"ⱡ\"],[11361,2],[11362,1,\"ɫ\"],[11363,1,\"ᵽ\"],[11364,1,\"ɽ\"],[[11365,11366],2],[11367,1,\"ⱨ\"],[11368,2],[11369,1,\"ⱪ\"],[11370,2],[11371,1,\"ⱬ\"],[11372,2],[11373,1,\"ɑ\"],[11374,1,\"ɱ\"],[11375,1,\"ɐ\"],[11376,1,\"ɒ\"],[11377,2],[11378,1,\"ⱳ\"],[11379,2],[11380,2],[11381,1,\"ⱶ\"],[[11382,11383],2],[[11384,11387],2],[11388,1,\"j\"],[11389,1,\"v\"],[11390,1,\"ȿ\"],[11391,1,\"ɀ\"],[11392,1,\"ⲁ\"],[11393,2],[11394,1,\"ⲃ\"],[11395,2],[11396,1,\"ⲅ\"],[11397,2],[11398,1,\"ⲇ\"],[11399,2],[11400,1,\"ⲉ\"],[11401,2],[11402,1,\"ⲋ\"],[11403,2],[11404,1,\"ⲍ\"],[11405,2],[11406,1,\"ⲏ\"],[11407,2],[11408,1,\"ⲑ\"],[11409,2],[11410,1,\"ⲓ\"],[11411,2],[11412,1,\"ⲕ\"],[11413,2],[11414,1,\"ⲗ\"],[11415,2],[11416,1,\"ⲙ\"],[11417,2],[11418,1,\"ⲛ\"],[11419,2],[11420,1,\"ⲝ\"],[11421,2],[11422,1,\"ⲟ\"],[11423,2],[11424,1,\"ⲡ\"],[11425,2],[11426,1,\"ⲣ\"],[11427,2],[11428,1,\"ⲥ\"],[11429,2],[11430,1,\"ⲧ\"],[11431,2],[11432,1,\"ⲩ\"],[11433,2],[11434,1,\"ⲫ\"],[11435,2],[11436,1,\"ⲭ\"],[11437,2],[11438,1,\"ⲯ\"],[11439,2],[11440,1,\"ⲱ\"],[11441,2],[11442,1,\"ⲳ\"],[11443,2],[11444,1,\"ⲵ\"],[11445,2],[11446,1,\"ⲷ\"],[11447,2],[11448,1,\"ⲹ\"],[11449,2],[11450,1,\"ⲻ\"],[11451,2],[11452,1,\"ⲽ\"],[11453,2],[11454,1,\"ⲿ\"],[11455,2],[11456,1,\"ⳁ\"],[11457,2],[11458,1,\"ⳃ\"],[11459,2],[11460,1,\"ⳅ\"],[11461,2],[11462,1,\"ⳇ\"],[11463,2],[11464,1,\"ⳉ\"],[11465,2],[11466,1,\"ⳋ\"],[11467,2],[11468,1,\"ⳍ\"],[11469,2],[11470,1,\"ⳏ\"],[11471,2],[11472,1,\"ⳑ\"],[11473,2],[11474,1,\"ⳓ\"],[11475,2],[11476,1,\"ⳕ\"],[11477,2],[11478,1,\"ⳗ\"],[11479,2],[11480,1,\"ⳙ\"],[11481,2],[11482,1,\"ⳛ\"],[11483,2],[11484,1,\"ⳝ\"],[11485,2],[11486,1,\"ⳟ\"],[11487,2],[11488,1,\"ⳡ\"],[11489,2],[11490,1,\"ⳣ\"],[[11491,11492],2],[[11493,11498],2],[11499,1,\"ⳬ\"],[11500,2],[11501,1,\"ⳮ\"],[[11502,11505],2],[11506,1,\"ⳳ\"],[11507,2],[[11508,11512],3],[[11513,11519],2],[[11520,11557],2],[11558,3],[11559,2],[[11560,11564],3],[11565,2],[[11566,11567],3],[[11568,11621],2],[[11622,11623],2],[[11624,11630],3],[11631,1,\"ⵡ\"],[11632,2],[[11633,11646],3],[11647,2],[[11648,11670],2],[[11671,11679],3],[[11680,11686],2],[11687,3],[[11688,11694],2],[11695,3],[[11696,11702],2],[11703,3],[[11704,11710],2],[11711,3],[[11712,11718],2],[11719,3],[[11720,11726],2],[11727,3],[[11728,11734],2],[11735,3],[[11736,11742],2],[11743,3],[[11744,11775],2],[[11776,11799],2],[[11800,11803],2],[[11804,11805],2],[[11806,11822],2],[11823,2],[11824,2],[11825,2],[[11826,11835],2],[[11836,11842],2],[[11843,11844],2],[[11845,11849],2],[[11850,11854],2],[11855,2],[[11856,11858],2],[[11859,11869],2],[[11870,11903],3],[[11904,11929],2],[11930,3],[[11931,11934],2],[11935,1,\"母\"],[[11936,12018],2],[12019,1,\"龟\"],[[12020,12031],3],[12032,1,\"一\"],[12033,1,\"丨\"],[12034,1,\"丶\"],[12035,1,\"丿\"],[12036,1,\"乙\"],[12037,1,\"亅\"],[12038,1,\"二\"],[12039,1,\"亠\"],[12040,1,\"人\"],[12041,1,\"儿\"],[12042,1,\"入\"],[12043,1,\"八\"],[12044,1,\"冂\"],[12045,1,\"冖\"],[12046,1,\"冫\"],[12047,1,\"几\"],[12048,1,\"凵\"],[12049,1,\"刀\"],[12050,1,\"力\"],[12051,1,\"勹\"],[12052,1,\"匕\"],[12053,1,\"匚\"],[12054,1,\"匸\"],[12055,1,\"十\"],[12056,1,\"卜\"],[12057,1,\"卩\"],[12058,1,\"厂\"],[12059,1,\"厶\"],[12060,1,\"又\"],[12061,1,\"口\"],[12062,1,\"囗\"],[12063,1,\"土\"],[12064,1,\"士\"],[12065,1,\"夂\"],[12066,1,\"夊\"],[12067,1,\"夕\"],[12068,1,\"大\"],[12069,1,\"女\"],[12070,1,\"子\"],[12071,1,\"宀\"],[12072,1,\"寸\"],[12073,1,\"小\"],[12074,1,\"尢\"],[12075,1,\"尸\"],[12076,1,\"屮\"],[12077,1,\"山\"],[12078,1,\"巛\"],[12079,1,\"工\"],[12080,1,\"己\"],[12081,1,\"巾\"],[12082,1,\"干\"],[12083,1,\"幺\"],[12084,1,\"广\"],[12085,1,\"廴\"],[12086,1,\"廾\"],[12087,1,\"弋\"],[12088,1,\"弓\"],[12089,1,\"彐\"],[12090,1,\"彡\"],[12091,1,\"彳\"],[12092,1,\"心\"],[12093,1,\"戈\"],[12094,1,\"戶\"],[12095,1,\"手\"],[12096,1,\"支\"],[12097,1,\"攴\"],[12098,1,\"文\"],[12099,1,\"斗\"],[12100,1,\"斤\"],[12101,1,\"方\"],[12102,1,\"无\"],[12103,1,\"日\"],[12104,1,\"曰\"],[12105,1,\"月\"],[12106,1,\"木\"],[12107,1,\"欠\"],[12108,1,\"止\"],[12109,1,\"歹\"],[12110,1,\"殳\"],[12111,1,\"毋\"],[12112,1,\"比\"],[12113,1,\"毛\"],[12114,1,\"氏\"],[12115,1,\"气\"],[12116,1,\"水\"],[12117,1,\"火\"],[12118,1,\"爪\"],[12119,1,\"父\"],[12120,1,\"爻\"],[12121,1,\"爿\"],[12122,1,\"片\"],[12123,1,\"牙\"],[12124,1,\"牛\"],[12125,1,\"犬\"],[12126,1,\"玄\"],[12127,1,\"玉\"],[12128,1,\"瓜\"],[12129,1,\"瓦\"],[12130,1,\"甘\"],[12131,1,\"生\"],[12132,1,\"用\"],[12133,1,\"田\"],[12134,1,\"疋\"],[12135,1,\"疒\"],[12136,1,\"癶\"],[12137,1,\"白\"],[12138,1,\"皮\"],[12139,1,\"皿\"],[12140,1,\"目\"],[12141,1,\"矛\"],[12142,1,\"矢\"],[12143,1,\"石\"],[12144,1,\"示\"],[12145,1,\"禸\"],[12146,1,\"禾\"],[12147,1,\"穴\"],[12148,1,\"立\"],[12149,1,\"竹\"],[12150,1,\"米\"],[12151,1,\"糸\"],[12152,1,\"缶\"],[12153,1,\"网\"],[12154,1,\"羊\"],[12155,1,\"羽\"],[12156,1,\"老\"],[12157,1,\"而\"],[12158,1,\"耒\"],[12159,1,\"耳\"],[12160,1,\"聿\"],[12161,1,\"肉\"],[12162,1,\"臣\"],[12163,1,\"自\"],[12164,1,\"至\"],[12165,1,\"臼\"],[12166,1,\"舌\"],[12167,1,\"舛\"],[12168,1,\"舟\"],[12169,1,\"艮\"],[12170,1,\"色\"],[12171,1,\"艸\"],[12172,1,\"虍\"],[12173,1,\"虫\"],[12174,1,\"血\"],[12175,1,\"行\"],[12176,1,\"衣\"],[12177,1,\"襾\"],[12178,1,\"見\"],[12179,1,\"角\"],[12180,1,\"言\"],[12181,1,\"谷\"],[12182,1,\"豆\"],[12183,1,\"豕\"],[12184,1,\"豸\"],[12185,1,\"貝\"],[12186,1,\"赤\"],[12187,1,\"走\"],[12188,1,\"足\"],[12189,1,\"身\"],[12190,1,\"車\"],[12191,1,\"辛\"],[12192,1,\"辰\"],[12193,1,\"辵\"],[12194,1,\"邑\"],[12195,1,\"酉\"],[12196,1,\"釆\"],[12197,1,\"里\"],[12198,1,\"金\"],[12199,1,\"長\"],[12200,1,\"門\"],[12201,1,\"阜\"],[12202,1,\"隶\"],[12203,1,\"隹\"],[12204,1,\"雨\"],[12205,1,\"靑\"],[12206,1,\"非\"],[12207,1,\"面\"],[12208,1,\"革\"],[12209,1,\"韋\"],[12210,1,\"韭\"],[12211,1,\"音\"],[12212,1,\"頁\"],[12213,1,\"風\"],[12214,1,\"飛\"],[12215,1,\"食\"],[12216,1,\"首\"],[12217,1,\"香\"],[12218,1,\"馬\"],[12219,1,\"骨\"],[12220,1,\"高\"],[12221,1,\"髟\"],[12222,1,\"鬥\"],[12223,1,\"鬯\"],[12224,1,\"鬲\"],[12225,1,\"鬼\"],[12226,1,\"魚\"],[12227,1,\"鳥\"],[12228,1,\"鹵\"],[12229,1,\"鹿\"],[12230,1,\"麥\"],[12231,1,\"麻\"],[12232,1,\"黃\"],[12233,1,\"黍\"],[12234,1,\"黑\"],[12235,1,\"黹\"],[12236,1,\"黽\"],[12237,1,\"鼎\"],[12238,1,\"鼓\"],[12239,1,\"鼠\"],[12240,1,\"鼻\"],[12241,1,\"齊\"],[12242,1,\"齒\"],[12243,1,\"龍\"],[12244,1,\"龜\"],[12245,1,\"龠\"],[[12246,12271],3],[[12272,12283],3],[[12284,12287],3],[12288,1,\" \"],[12289,2],[12290,1,\".\"],[[12291,12292],2],[[12293,12295],2],[[12296,12329],2],[[12330,12333],2],[[12334,12341],2],[12342,1,\"〒\"],[12343,2],[12344,1,\"十\"],[12345,1,\"卄\"],[12346,1,\"卅\"],[12347,2],[12348,2],[12349,2],[12350,2],[12351,2],[12352,3],[[12353,12436],2],[[12437,12438],2],[[12439,12440],3],[[12441,12442],2],[12443,1,\" ゙\"],[12444,1,\" ゚\"],[[12445,12446],2],[12447,1,\"より\"],[12448,2],[[12449,12542],2],[12543,1,\"コト\"],[[12544,12548],3],[[12549,12588],2],[12589,2],[12590,2],[12591,2],[12592,3],[12593,1,\"ᄀ\"],[12594,1,\"ᄁ\"],[12595,1,\"ᆪ\"],[12596,1,\"ᄂ\"],[12597,1,\"ᆬ\"],[12598,1,\"ᆭ\"],[12599,1,\"ᄃ\"],[12600,1,\"ᄄ\"],[12601,1,\"ᄅ\"],[12602,1,\"ᆰ\"],[12603,1,\"ᆱ\"],[12604,1,\"ᆲ\"],[12605,1,\"ᆳ\"],[12606,1,\"ᆴ\"],[12607,1,\"ᆵ\"],[12608,1,\"ᄚ\"],[12609,1,\"ᄆ\"],[12610,1,\"ᄇ\"],[12611,1,\"ᄈ\"],[12612,1,\"ᄡ\"],[12613,1,\"ᄉ\"],[12614,1,\"ᄊ\"],[12615,1,\"ᄋ\"],[12616,1,\"ᄌ\"],[12617,1,\"ᄍ\"],[12618,1,\"ᄎ\"],[12619,1,\"ᄏ\"],[12620,1,\"ᄐ\"],[12621,1,\"ᄑ\"],[12622,1,\"ᄒ\"],[12623,1,\"ᅡ\"],[12624,1,\"ᅢ\"],[12625,1,\"ᅣ\"],[12626,1,\"ᅤ\"],[12627,1,\"ᅥ\"],[12628,1,\"ᅦ\"],[12629,1,\"ᅧ\"],[12630,1,\"ᅨ\"],[12631,1,\"ᅩ\"],[12632,1,\"ᅪ\"],[12633,1,\"ᅫ\"],[12634,1,\"ᅬ\"],[12635,1,\"ᅭ\"],[12636,1,\"ᅮ\"],[12637,1,\"ᅯ\"],[12638,1,\"ᅰ\"],[12639,1,\"ᅱ\"],[12640,1,\"ᅲ\"],[12641,1,\"ᅳ\"],[12642,1,\"ᅴ\"],[12643,1,\"ᅵ\"],[12644,7],[12645,1,\"ᄔ\"],[12646,1,\"ᄕ\"],[12647,1,\"ᇇ\"],[12648,1,\"ᇈ\"],[12649,1,\"ᇌ\"],[12650,1,\"ᇎ\"],[12651,1,\"ᇓ\"],[12652,1,\"ᇗ\"],[12653,1,\"ᇙ\"],[12654,1,\"ᄜ\"],[12655,1,\"ᇝ\"],[12656,1,\"ᇟ\"],[12657,1,\"ᄝ\"],[12658,1,\"ᄞ\"],[12659,1,\"ᄠ\"],[12660,1,\"ᄢ\"],[12661,1,\"ᄣ\"],[12662,1,\"ᄧ\"],[12663,1,\"ᄩ\"],[12664,1,\"ᄫ\"],[12665,1,\"ᄬ\"],[12666,1,\"ᄭ\"],[12667,1,\"ᄮ\"],[12668,1,\"ᄯ\"],[12669,1,\"ᄲ\"],[12670,1,\"ᄶ\"],[12671,1,\"ᅀ\"],[12672,1,\"ᅇ\"],[12673,1,\"ᅌ\"],[12674,1,\"ᇱ\"],[12675,1,\"ᇲ\"],[12676,1,\"ᅗ\"],[12677,1,\"ᅘ\"],[12678,1,\"ᅙ\"],[12679,1,\"ᆄ\"],[12680,1,\"ᆅ\"],[12681,1,\"ᆈ\"],[12682,1,\"ᆑ\"],[12683,1,\"ᆒ\"],[12684,1,\"ᆔ\"],[12685,1,\"ᆞ\"],[12686,1,\"ᆡ\"],[12687,3],[[12688,12689],2],[12690,1,\"一\"],[12691,1,\"二\"],[12692,1,\"三\"],[12693,1,\"四\"],[12694,1,\"上\"],[12695,1,\"中\"],[12696,1,\"下\"],[12697,1,\"甲\"],[12698,1,\"乙\"],[12699,1,\"丙\"],[12700,1,\"丁\"],[12701,1,\"天\"],[12702,1,\"地\"],[12703,1,\"人\"],[[12704,12727],2],[[12728,12730],2],[[12731,12735],2],[[12736,12751],2],[[12752,12771],2],[[12772,12773],2],[[12774,12782],3],[12783,3],[[12784,12799],2],[12800,1,\"(ᄀ)\"],[12801,1,\"(ᄂ)\"],[12802,1,\"(ᄃ)\"],[12803,1,\"(ᄅ)\"],[12804,1,\"(ᄆ)\"],[12805,1,\"(ᄇ)\"],[12806,1,\"(ᄉ)\"],[12807,1,\"(ᄋ)\"],[12808,1,\"(ᄌ)\"],[12809,1,\"(ᄎ)\"],[12810,1,\"(ᄏ)\"],[12811,1,\"(ᄐ)\"],[12812,1,\"(ᄑ)\"],[12813,1,\"(ᄒ)\"],[12814,1,\"(가)\"],[12815,1,\"(나)\"],[12816,1,\"(다)\"],[12817,1,\"(라)\"],[12818,1,\"(마)\"],[12819,1,\"(바)\"],[12820,1,\"(사)\"],[12821,1,\"(아)\"],[12822,1,\"(자)\"],[12823,1,\"(차)\"],[12824,1,\"(카)\"],[12825,1,\"(타)\"],[12826,1,\"(파)\"],[12827,1,\"(하)\"],[12828,1,\"(주)\"],[12829,1,\"(오전)\"],[12830,1,\"(오후)\"],[12831,3],[12832,1,\"(一)\"],[12833,1,\"(二)\"],[12834,1,\"(三)\"],[12835,1,\"(四)\"],[12836,1,\"(五)\"],[12837,1,\"(六)\"],[12838,1,\"(七)\"],[12839,1,\"(八)\"],[12840,1,\"(九)\"],[12841,1,\"(十)\"],[12842,1,\"(月)\"],[12843,1,\"(火)\"],[12844,1,\"(水)\"],[12845,1,\"(木)\"],[12846,1,\"(金)\"],[12847,1,\"(土)\"],[12848,1,\"(日)\"],[12849,1,\"(株)\"],[12850,1,\"(有)\"],[12851,1,\"(社)\"],[12852,1,\"(名)\"],[12853,1,\"(特)\"],[12854,1,\"(財)\"],[12855,1,\"(祝)\"],[12856,1,\"(労)\"],[12857,1,\"(代)\"],[12858,1,\"(呼)\"],[12859,1,\"(学)\"],[12860,1,\"(監)\"],[12861,1,\"(企)\"],[12862,1,\"(資)\"],[12863,1,\"(協)\"],[12864,1,\"(祭)\"],[12865,1,\"(休)\"],[12866,1,\"(自)\"],[12867,1,\"(至)\"],[12868,1,\"問\"],[12869,1,\"幼\"],[12870,1,\"文\"],[12871,1,\"箏\"],[[12872,12879],2],[12880,1,\"pte\"],[12881,1,\"21\"],[12882,1,\"22\"],[12883,1,\"23\"],[12884,1,\"24\"],[12885,1,\"25\"],[12886,1,\"26\"],[12887,1,\"27\"],[12888,1,\"28\"],[12889,1,\"29\"],[12890,1,\"30\"],[12891,1,\"31\"],[12892,1,\"32\"],[12893,1,\"33\"],[12894,1,\"34\"],[12895,1,\"35\"],[12896,1,\"ᄀ\"],[12897,1,\"ᄂ\"],[12898,1,\"ᄃ\"],[12899,1,\"ᄅ\"],[12900,1,\"ᄆ\"],[12901,1,\"ᄇ\"],[12902,1,\"ᄉ\"],[12903,1,\"ᄋ\"],[12904,1,\"ᄌ\"],[12905,1,\"ᄎ\"],[12906,1,\"ᄏ\"],[12907,1,\"ᄐ\"],[12908,1,\"ᄑ\"],[12909,1,\"ᄒ\"],[12910,1,\"가\"],[12911,1,\"나\"],[12912,1,\"다\"],[12913,1,\"라\"],[12914,1,\"마\"],[12915,1,\"바\"],[12916,1,\"사\"],[12917,1,\"아\"],[12918,1,\"자\"],[12919,1,\"차\"],[12920,1,\"카\"],[12921,1,\"타\"],[12922,1,\"파\"],[12923,1,\"하\"],[12924,1,\"참고\"],[12925,1,\"주의\"],[12926,1,\"우\"],[12927,2],[12928,1,\"一\"],[12929,1,\"二\"],[12930,1,\"三\"],[12931,1,\"四\"],[12932,1,\"五\"],[12933,1,\"六\"],[12934,1,\"七\"],[12935,1,\"八\"],[12936,1,\"九\"],[12937,1,\"十\"],[12938,1,\"月\"],[12939,1,\"火\"],[12940,1,\"水\"],[12941,1,\"木\"],[12942,1,\"金\"],[12943,1,\"土\"],[12944,1,\"日\"],[12945,1,\"株\"],[12946,1,\"有\"],[12947,1,\"社\"],[12948,1,\"名\"],[12949,1,\"特\"],[12950,1,\"財\"],[12951,1,\"祝\"],[12952,1,\"労\"],[12953,1,\"秘\"],[12954,1,\"男\"],[12955,1,\"女\"],[12956,1,\"適\"],[12957,1,\"優\"],[12958,1,\"印\"],[12959,1,\"注\"],[12960,1,\"項\"],[12961,1,\"休\"],[12962,1,\"写\"],[12963,1,\"正\"],[12964,1,\"上\"],[12965,1,\"中\"],[12966,1,\"下\"],[12967,1,\"左\"],[12968,1,\"右\"],[12969,1,\"医\"],[12970,1,\"宗\"],[12971,1,\"学\"],[12972,1,\"監\"],[12973,1,\"企\"],[12974,1,\"資\"],[12975,1,\"協\"],[12976,1,\"夜\"],[12977,1,\"36\"],[12978,1,\"37\"],[12979,1,\"38\"],[12980,1,\"39\"],[12981,1,\"40\"],[12982,1,\"41\"],[12983,1,\"42\"],[12984,1,\"43\"],[12985,1,\"44\"],[12986,1,\"45\"],[12987,1,\"46\"],[12988,1,\"47\"],[12989,1,\"48\"],[12990,1,\"49\"],[12991,1,\"50\"],[12992,1,\"1月\"],[12993,1,\"2月\"],[12994,1,\"3月\"],[12995,1,\"4月\"],[12996,1,\"5月\"],[12997,1,\"6月\"],[12998,1,\"7月\"],[12999,1,\"8月\"],[13000,1,\"9月\"],[13001,1,\"10月\"],[13002,1,\"11月\"],[13003,1,\"12月\"],[13004,1,\"hg\"],[13005,1,\"erg\"],[13006,1,\"ev\"],[13007,1,\"ltd\"],[13008,1,\"ア\"],[13009,1,\"イ\"],[13010,1,\"ウ\"],[13011,1,\"エ\"],[13012,1,\"オ\"],[13013,1,\"カ\"],[13014,1,\"キ\"],[13015,1,\"ク\"],[13016,1,\"ケ\"],[13017,1,\"コ\"],[13018,1,\"サ\"],[13019,1,\"シ\"],[13020,1,\"ス\"],[13021,1,\"セ\"],[13022,1,\"ソ\"],[13023,1,\"タ\"],[13024,1,\"チ\"],[13025,1,\"ツ\"],[13026,1,\"テ\"],[13027,1,\"ト\"],[13028,1,\"ナ\"],[13029,1,\"ニ\"],[13030,1,\"ヌ\"],[13031,1,\"ネ\"],[13032,1,\"ノ\"],[13033,1,\"ハ\"],[13034,1,\"ヒ\"],[13035,1,\"フ\"],[13036,1,\"ヘ\"],[13037,1,\"ホ\"],[13038,1,\"マ\"],[13039,1,\"ミ\"],[13040,1,\"ム\"],[13041,1,\"メ\"],[13042,1,\"モ\"],[13043,1,\"ヤ\"],[13044,1,\"ユ\"],[13045,1,\"ヨ\"],[13046,1,\"ラ\"],[13047,1,\"リ\"],[13048,1,\"ル\"],[13049,1,\"レ\"],[13050,1,\"ロ\"],[13051,1,\"ワ\"],[13052,1,\"ヰ\"],[13053,1,\"ヱ\"],[13054,1,\"ヲ\"],[13055,1,\"令和\"],[13056,1,\"アパート\"],[13057,1,\"アルファ\"],[13058,1,\"アンペア\"],[13059,1,\"アール\"],[13060,1,\"イニング\"],[13061,1,\"インチ\"],[13062,1,\"ウォン\"],[13063,1,\"エスクード\"],[13064,1,\"エーカー\"],[13065,1,\"オンス\"],[13066,1,\"オーム\"],[13067,1,\"カイリ\"],[13068,1,\"カラット\"],[13069,1,\"カロリー\"],[13070,1,\"ガロン\"],[13071,1,\"ガンマ\"],[13072,1,\"ギガ\"],[13073,1,\"ギニー\"],[13074,1,\"キュリー\"],[13075,1,\"ギルダー\"],[13076,1,\"キロ\"],[13077,1,\"キログラム\"],[13078,1,\"キロメートル\"],[13079,1,\"キロワット\"],[13080,1,\"グラム\"],[13081,1,\"グラムトン\"],[13082,1,\"クルゼイロ\"],[13083,1,\"クローネ\"],[13084,1,\"ケース\"],[13085,1,\"コルナ\"],[13086,1,\"コーポ\"],[13087,1,\"サイクル\"],[13088,1,\"サンチーム\"],[13089,1,\"シリング\"],[13090,1,\"センチ\"],[13091,1,\"セント\"],[13092,1,\"ダース\"],[13093,1,\"デシ\"],[13094,1,\"ドル\"],[13095,1,\"トン\"],[13096,1,\"ナノ\"],[13097,1,\"ノット\"],[13098,1,\"ハイツ\"],[13099,1,\"パーセント\"],[13100,1,\"パーツ\"],[13101,1,\"バーレル\"],[13102,1,\"ピアストル\"],[13103,1,\"ピクル\"],[13104,1,\"ピコ\"],[13105,1,\"ビル\"],[13106,1,\"ファラッド\"],[13107,1,\"フィート\"],[13108,1,\"ブッシェル\"],[13109,1,\"フラン\"],[13110,1,\"ヘクタール\"],[13111,1,\"ペソ\"],[13112,1,\"ペニヒ\"],[13113,1,\"ヘルツ\"],[13114,1,\"ペンス\"],[13115,1,\"ページ\"],[13116,1,\"ベータ\"],[13117,1,\"ポイント\"],[13118,1,\"ボルト\"],[13119,1,\"ホン\"],[13120,1,\"ポンド\"],[13121,1,\"ホール\"],[13122,1,\"ホーン\"],[13123,1,\"マイクロ\"],[13124,1,\"マイル\"],[13125,1,\"マッハ\"],[13126,1,\"マルク\"],[13127,1,\"マンション\"],[13128,1,\"ミクロン\"],[13129,1,\"ミリ\"],[13130,1,\"ミリバール\"],[13131,1,\"メガ\"],[13132,1,\"メガトン\"],[13133,1,\"メートル\"],[13134,1,\"ヤード\"],[13135,1,\"ヤール\"],[13136,1,\"ユアン\"],[13137,1,\"リットル\"],[13138,1,\"リラ\"],[13139,1,\"ルピー\"],[13140,1,\"ルーブル\"],[13141,1,\"レム\"],[13142,1,\"レントゲン\"],[13143,1,\"ワット\"],[13144,1,\"0点\"],[13145,1,\"1点\"],[13146,1,\"2点\"],[13147,1,\"3点\"],[13148,1,\"4点\"],[13149,1,\"5点\"],[13150,1,\"6点\"],[13151,1,\"7点\"],[13152,1,\"8点\"],[13153,1,\"9点\"],[13154,1,\"10点\"],[13155,1,\"11点\"],[13156,1,\"12点\"],[13157,1,\"13点\"],[13158,1,\"14点\"],[13159,1,\"15点\"],[13160,1,\"16点\"],[13161,1,\"17点\"],[13162,1,\"18点\"],[13163,1,\"19点\"],[13164,1,\"20点\"],[13165,1,\"21点\"],[13166,1,\"22点\"],[13167,1,\"23点\"],[13168,1,\"24点\"],[13169,1,\"hpa\"],[13170,1,\"da\"],[13171,1,\"au\"],[13172,1,\"bar\"],[13173,1,\"ov\"],[13174,1,\"pc\"],[13175,1,\"dm\"],[13176,1,\"dm2\"],[13177,1,\"dm3\"],[13178,1,\"iu\"],[13179,1,\"平成\"],[13180,1,\"昭和\"],[13181,1,\"大正\"],[13182,1,\"明治\"],[13183,1,\"株式会社\"],[13184,1,\"pa\"],[13185,1,\"na\"],[13186,1,\"μa\"],[13187,1,\"ma\"],[13188,1,\"ka\"],[13189,1,\"kb\"],[13190,1,\"mb\"],[13191,1,\"gb\"],[13192,1,\"cal\"],[13193,1,\"kcal\"],[13194,1,\"pf\"],[13195,1,\"nf\"],[13196,1,\"μf\"],[13197,1,\"μg\"],[13198,1,\"mg\"],[13199,1,\"kg\"],[13200,1,\"hz\"],[13201,1,\"khz\"],[13202,1,\"mhz\"],[13203,1,\"ghz\"],[13204,1,\"thz\"],[13205,1,\"μl\"],[13206,1,\"ml\"],[13207,1,\"dl\"],[13208,1,\"kl\"],[13209,1,\"fm\"],[13210,1,\"nm\"],[13211,1,\"μm\"],[13212,1,\"mm\"],[13213,1,\"cm\"],[13214,1,\"km\"],[13215,1,\"mm2\"],[13216,1,\"cm2\"],[13217,1,\"m2\"],[13218,1,\"km2\"],[13219,1,\"mm3\"],[13220,1,\"cm3\"],[13221,1,\"m3\"],[13222,1,\"km3\"],[13223,1,\"m∕s\"],[13224,1,\"m∕s2\"],[13225,1,\"pa\"],[13226,1,\"kpa\"],[13227,1,\"mpa\"],[13228,1,\"gpa\"],[13229,1,\"rad\"],[13230,1,\"rad∕s\"],[13231,1,\"rad∕s2\"],[13232,1,\"ps\"],[13233,1,\"ns\"],[13234,1,\"μs\"],[13235,1,\"ms\"],[13236,1,\"pv\"],[13237,1,\"nv\"],[13238,1,\"μv\"],[13239,1,\"mv\"],[13240,1,\"kv\"],[13241,1,\"mv\"],[13242,1,\"pw\"],[13243,1,\"nw\"],[13244,1,\"μw\"],[13245,1,\"mw\"],[13246,1,\"kw\"],[13247,1,\"mw\"],[13248,1,\"kω\"],[13249,1,\"mω\"],[13250,3],[13251,1,\"bq\"],[13252,1,\"cc\"],[13253,1,\"cd\"],[13254,1,\"c∕kg\"],[13255,3],[13256,1,\"db\"],[13257,1,\"gy\"],[13258,1,\"ha\"],[13259,1,\"hp\"],[13260,1,\"in\"],[13261,1,\"kk\"],[13262,1,\"km\"],[13263,1,\"kt\"],[13264,1,\"lm\"],[13265,1,\"ln\"],[13266,1,\"log\"],[13267,1,\"lx\"],[13268,1,\"mb\"],[13269,1,\"mil\"],[13270,1,\"mol\"],[13271,1,\"ph\"],[13272,3],[13273,1,\"ppm\"],[13274,1,\"pr\"],[13275,1,\"sr\"],[13276,1,\"sv\"],[13277,1,\"wb\"],[13278,1,\"v∕m\"],[13279,1,\"a∕m\"],[13280,1,\"1日\"],[13281,1,\"2日\"],[13282,1,\"3日\"],[13283,1,\"4日\"],[13284,1,\"5日\"],[13285,1,\"6日\"],[13286,1,\"7日\"],[13287,1,\"8日\"],[13288,1,\"9日\"],[13289,1,\"10日\"],[13290,1,\"11日\"],[13291,1,\"12日\"],[13292,1,\"13日\"],[13293,1,\"14日\"],[13294,1,\"15日\"],[13295,1,\"16日\"],[13296,1,\"17日\"],[13297,1,\"18日\"],[13298,1,\"19日\"],[13299,1,\"20日\"],[13300,1,\"21日\"],[13301,1,\"22日\"],[13302,1,\"23日\"],[13303,1,\"24日\"],[13304,1,\"25日\"],[13305,1,\"26日\"],[13306,1,\"27日\"],[13307,1,\"28日\"],[13308,1,\"29日\"],[13309,1,\"30日\"],[13310,1,\"31日\"],[13311,1,\"gal\"],[[13312,19893],2],[[19894,19903],2],[[19904,19967],2],[[19968,40869],2],[[40870,40891],2],[[40892,40899],2],[[40900,40907],2],[40908,2],[[40909,40917],2],[[40918,40938],2],[[40939,40943],2],[[40944,40956],2],[[40957,40959],2],[[40960,42124],2],[[42125,42127],3],[[42128,42145],2],[[42146,42147],2],[[42148,42163],2],[42164,2],[[42165,42176],2],[42177,2],[[42178,42180],2],[42181,2],[42182,2],[[42183,42191],3],[[42192,42237],2],[[42238,42239],2],[[42240,42508],2],[[42509,42511],2],[[42512,42539],2],[[42540,42559],3],[42560,1,\"ꙁ\"],[42561,2],[42562,1,\"ꙃ\"],[42563,2],[42564,1,\"ꙅ\"],[42565,2],[42566,1,\"ꙇ\"],[42567,2],[42568,1,\"ꙉ\"],[42569,2],[42570,1,\"ꙋ\"],[42571,2],[42572,1,\"ꙍ\"],[42573,2],[42574,1,\"ꙏ\"],[42575,2],[42576,1,\"ꙑ\"],[42577,2],[42578,1,\"ꙓ\"],[42579,2],[42580,1,\"ꙕ\"],[42581,2],[42582,1,\"ꙗ\"],[42583,2],[42584,1,\"ꙙ\"],[42585,2],[42586,1,\"ꙛ\"],[42587,2],[42588,1,\"ꙝ\"],[42589,2],[42590,1,\"ꙟ\"],[42591,2],[42592,1,\"ꙡ\"],[42593,2],[42594,1,\"ꙣ\"],[42595,2],[42596,1,\"ꙥ\"],[42597,2],[42598,1,\"ꙧ\"],[42599,2],[42600,1,\"ꙩ\"],[42601,2],[42602,1,\"ꙫ\"],[42603,2],[42604,1,\"ꙭ\"],[[42605,42607],2],[[42608,42611],2],[[42612,42619],2],[[42620,42621],2],[42622,2],[42623,2],[42624,1,\"ꚁ\"],[42625,2],[42626,1,\"ꚃ\"],[42627,2],[42628,1,\"ꚅ\"],[42629,2],[42630,1,\"ꚇ\"],[42631,2],[42632,1,\"ꚉ\"],[42633,2],[42634,1,\"ꚋ\"],[42635,2],[42636,1,\"ꚍ\"],[42637,2],[42638,1,\"ꚏ\"],[42639,2],[42640,1,\"ꚑ\"],[42641,2],[42642,1,\"ꚓ\"],[42643,2],[42644,1,\"ꚕ\"],[42645,2],[42646,1,\"ꚗ\"],[42647,2],[42648,1,\"ꚙ\"],[42649,2],[42650,1,\"ꚛ\"],[42651,2],[42652,1,\"ъ\"],[42653,1,\"ь\"],[42654,2],[42655,2],[[42656,42725],2],[[42726,42735],2],[[42736,42737],2],[[42738,42743],2],[[42744,42751],3],[[42752,42774],2],[[42775,42778],2],[[42779,42783],2],[[42784,42785],2],[42786,1,\"ꜣ\"],[42787,2],[42788,1,\"ꜥ\"],[42789,2],[42790,1,\"ꜧ\"],[42791,2],[42792,1,\"ꜩ\"],[42793,2],[42794,1,\"ꜫ\"],[42795,2],[42796,1,\"ꜭ\"],[42797,2],[42798,1,\"ꜯ\"],[[42799,42801],2],[42802,1,\"ꜳ\"],[42803,2],[42804,1,\"ꜵ\"],[42805,2],[42806,1,\"ꜷ\"],[42807,2],[42808,1,\"ꜹ\"],[42809,2],[42810,1,\"ꜻ\"],[42811,2],[42812,1,\"ꜽ\"],[42813,2],[42814,1,\"ꜿ\"],[42815,2],[42816,1,\"ꝁ\"],[42817,2],[42818,1,\"ꝃ\"],[42819,2],[42820,1,\"ꝅ\"],[42821,2],[42822,1,\"ꝇ\"],[42823,2],[42824,1,\"ꝉ\"],[42825,2],[42826,1,\"ꝋ\"],[42827,2],[42828,1,\"ꝍ\"],[42829,2],[42830,1,\"ꝏ\"],[42831,2],[42832,1,\"ꝑ\"],[42833,2],[42834,1,\"ꝓ\"],[42835,2],[42836,1,\"ꝕ\"],[42837,2],[42838,1,\"ꝗ\"],[42839,2],[42840,1,\"ꝙ\"],[42841,2],[42842,1,\"ꝛ\"],[42843,2],[42844,1,\"ꝝ\"],[42845,2],[42846,1,\"ꝟ\"],[42847,2],[42848,1,\"ꝡ\"],[42849,2],[42850,1,\"ꝣ\"],[42851,2],[42852,1,\"ꝥ\"],[42853,2],[42854,1,\"ꝧ\"],[42855,2],[42856,1,\"ꝩ\"],[42857,2],[42858,1,\"ꝫ\"],[42859,2],[42860,1,\"ꝭ\"],[42861,2],[42862,1,\"ꝯ\"],[42863,2],[42864,1,\"ꝯ\"],[[42865,42872],2],[42873,1,\"ꝺ\"],[42874,2],[42875,1,\"ꝼ\"],[42876,2],[42877,1,\"ᵹ\"],[42878,1,\"ꝿ\"],[42879,2],[42880,1,\"ꞁ\"],[42881,2],[42882,1,\"ꞃ\"],[42883,2],[42884,1,\"ꞅ\"],[42885,2],[42886,1,\"ꞇ\"],[[42887,42888],2],[[42889,42890],2],[42891,1,\"ꞌ\"],[42892,2],[42893,1,\"ɥ\"],[42894,2],[42895,2],[42896,1,\"ꞑ\"],[42897,2],[42898,1,\"ꞓ\"],[42899,2],[[42900,42901],2],[42902,1,\"ꞗ\"],[42903,2],[42904,1,\"ꞙ\"],[42905,2],[42906,1,\"ꞛ\"],[42907,2],[42908,1,\"ꞝ\"],[42909,2],[42910,1,\"ꞟ\"],[42911,2],[42912,1,\"ꞡ\"],[42913,2],[42914,1,\"ꞣ\"],[42915,2],[42916,1,\"ꞥ\"],[42917,2],[42918,1,\"ꞧ\"],[42919,2],[42920,1,\"ꞩ\"],[42921,2],[42922,1,\"ɦ\"],[42923,1,\"ɜ\"],[42924,1,\"ɡ\"],[42925,1,\"ɬ\"],[42926,1,\"ɪ\"],[42927,2],[42928,1,\"ʞ\"],[42929,1,\"ʇ\"],[42930,1,\"ʝ\"],[42931,1,\"ꭓ\"],[42932,1,\"ꞵ\"],[42933,2],[42934,1,\"ꞷ\"],[42935,2],[42936,1,\"ꞹ\"],[42937,2],[42938,1,\"ꞻ\"],[42939,2],[42940,1,\"ꞽ\"],[42941,2],[42942,1,\"ꞿ\"],[42943,2],[42944,1,\"ꟁ\"],[42945,2],[42946,1,\"ꟃ\"],[42947,2],[42948,1,\"ꞔ\"],[42949,1,\"ʂ\"],[42950,1,\"ᶎ\"],[42951,1,\"ꟈ\"],[42952,2],[42953,1,\"ꟊ\"],[42954,2],[42955,1,\"ɤ\"],[42956,1,\"ꟍ\"],[42957,2],[42958,1,\"꟏\"],[42959,2],[42960,1,\"ꟑ\"],[42961,2],[42962,1,\"ꟓ\"],[42963,2],[42964,1,\"ꟕ\"],[42965,2],[42966,1,\"ꟗ\"],[42967,2],[42968,1,\"ꟙ\"],[42969,2],[42970,1,\"ꟛ\"],[42971,2],[42972,1,\"ƛ\"],[[42973,42992],3],[42993,1,\"s\"],[42994,1,\"c\"],[42995,1,\"f\"],[42996,1,\"q\"],[42997,1,\"ꟶ\"],[42998,2],[42999,2],[43000,1,\"ħ\"],[43001,1,\"œ\"],[43002,2],[[43003,43007],2],[[43008,43047],2],[[43048,43051],2],[43052,2],[[43053,43055],3],[[43056,43065],2],[[43066,43071],3],[[43072,43123],2],[[43124,43127],2],[[43128,43135],3],[[43136,43204],2],[43205,2],[[43206,43213],3],[[43214,43215],2],[[43216,43225],2],[[43226,43231],3],[[43232,43255],2],[[43256,43258],2],[43259,2],[43260,2],[43261,2],[[43262,43263],2],[[43264,43309],2],[[43310,43311],2],[[43312,43347],2],[[43348,43358],3],[43359,2],[[43360,43388],2],[[43389,43391],3],[[43392,43456],2],[[43457,43469],2],[43470,3],[[43471,43481],2],[[43482,43485],3],[[43486,43487],2],[[43488,43518],2],[43519,3],[[43520,43574],2],[[43575,43583],3],[[43584,43597],2],[[43598,43599],3],[[43600,43609],2],[[43610,43611],3],[[43612,43615],2],[[43616,43638],2],[[43639,43641],2],[[43642,43643],2],[[43644,43647],2],[[43648,43714],2],[[43715,43738],3],[[43739,43741],2],[[43742,43743],2],[[43744,43759],2],[[43760,43761],2],[[43762,43766],2],[[43767,43776],3],[[43777,43782],2],[[43783,43784],3],[[43785,43790],2],[[43791,43792],3],[[43793,43798],2],[[43799,43807],3],[[43808,43814],2],[43815,3],[[43816,43822],2],[43823,3],[[43824,43866],2],[43867,2],[43868,1,\"ꜧ\"],[43869,1,\"ꬷ\"],[43870,1,\"ɫ\"],[43871,1,\"ꭒ\"],[[43872,43875],2],[[43876,43877],2],[[43878,43879],2],[43880,2],[43881,1,\"ʍ\"],[[43882,43883],2],[[43884,43887],3],[43888,1,\"Ꭰ\"],[43889,1,\"Ꭱ\"],[43890,1,\"Ꭲ\"],[43891,1,\"Ꭳ\"],[43892,1,\"Ꭴ\"],[43893,1,\"Ꭵ\"],[43894,1,\"Ꭶ\"],[43895,1,\"Ꭷ\"],[43896,1,\"Ꭸ\"],[43897,1,\"Ꭹ\"],[43898,1,\"Ꭺ\"],[43899,1,\"Ꭻ\"],[43900,1,\"Ꭼ\"],[43901,1,\"Ꭽ\"],[43902,1,\"Ꭾ\"],[43903,1,\"Ꭿ\"],[43904,1,\"Ꮀ\"],[43905,1,\"Ꮁ\"],[43906,1,\"Ꮂ\"],[43907,1,\"Ꮃ\"],[43908,1,\"Ꮄ\"],[43909,1,\"Ꮅ\"],[43910,1,\"Ꮆ\"],[43911,1,\"Ꮇ\"],[43912,1,\"Ꮈ\"],[43913,1,\"Ꮉ\"],[43914,1,\"Ꮊ\"],[43915,1,\"Ꮋ\"],[43916,1,\"Ꮌ\"],[43917,1,\"Ꮍ\"],[43918,1,\"Ꮎ\"],[43919,1,\"Ꮏ\"],[43920,1,\"Ꮐ\"],[43921,1,\"Ꮑ\"],[43922,1,\"Ꮒ\"],[43923,1,\"Ꮓ\"],[43924,1,\"Ꮔ\"],[43925,1,\"Ꮕ\"],[43926,1,\"Ꮖ\"],[43927,1,\"Ꮗ\"],[43928,1,\"Ꮘ\"],[43929,1,\"Ꮙ\"],[43930,1,\"Ꮚ\"],[43931,1,\"Ꮛ\"],[43932,1,\"Ꮜ\"],[43933,1,\"Ꮝ\"],[43934,1,\"Ꮞ\"],[43935,1,\"Ꮟ\"],[43936,1,\"Ꮠ\"],[43937,1,\"Ꮡ\"],[43938,1,\"Ꮢ\"],[43939,1,\"Ꮣ\"],[43940,1,\"Ꮤ\"],[43941,1,\"Ꮥ\"],[43942,1,\"Ꮦ\"],[43943,1,\"Ꮧ\"],[43944,1,\"Ꮨ\"],[43945,1,\"Ꮩ\"],[43946,1,\"Ꮪ\"],[43947,1,\"Ꮫ\"],[43948,1,\"Ꮬ\"],[43949,1,\"Ꮭ\"],[43950,1,\"Ꮮ\"],[43951,1,\"Ꮯ\"],[43952,1,\"Ꮰ\"],[43953,1,\"Ꮱ\"],[43954,1,\"Ꮲ\"],[43955,1,\"Ꮳ\"],[43956,1,\"Ꮴ\"],[43957,1,\"Ꮵ\"],[43958,1,\"Ꮶ\"],[43959,1,\"Ꮷ\"],[43960,1,\"Ꮸ\"],[43961,1,\"Ꮹ\"],[43962,1,\"Ꮺ\"],[43963,1,\"Ꮻ\"],[43964,1,\"Ꮼ\"],[43965,1,\"Ꮽ\"],[43966,1,\"Ꮾ\"],[43967,1,\"Ꮿ\"],[[43968,44010],2],[44011,2],[[44012,44013],2],[[44014,44015],3],[[44016,44025],2],[[44026,44031],3],[[44032,55203],2],[[55204,55215],3],[[55216,55238],2],[[55239,55242],3],[[55243,55291],2],[[55292,55295],3],[[55296,57343],3],[[57344,63743],3],[63744,1,\"豈\"],[63745,1,\"更\"],[63746,1,\"車\"],[63747,1,\"賈\"],[63748,1,\"滑\"],[63749,1,\"串\"],[63750,1,\"句\"],[[63751,63752],1,\"龜\"],[63753,1,\"契\"],[63754,1,\"金\"],[63755,1,\"喇\"],[63756,1,\"奈\"],[63757,1,\"懶\"],[63758,1,\"癩\"],[63759,1,\"羅\"],[63760,1,\"蘿\"],[63761,1,\"螺\"],[63762,1,\"裸\"],[63763,1,\"邏\"],[63764,1,\"樂\"],[63765,1,\"洛\"],[63766,1,\"烙\"],[63767,1,\"珞\"],[63768,1,\"落\"],[63769,1,\"酪\"],[63770,1,\"駱\"],[63771,1,\"亂\"],[63772,1,\"卵\"],[63773,1,\"欄\"],[63774,1,\"爛\"],[63775,1,\"蘭\"],[63776,1,\"鸞\"],[63777,1,\"嵐\"],[63778,1,\"濫\"],[63779,1,\"藍\"],[63780,1,\"襤\"],[63781,1,\"拉\"],[63782,1,\"臘\"],[63783,1,\"蠟\"],[63784,1,\"廊\"],[63785,1,\"朗\"],[63786,1,\"浪\"],[63787,1,\"狼\"],[63788,1,\"郎\"],[63789,1,\"來\"],[63790,1,\"冷\"],[63791,1,\"勞\"],[63792,1,\"擄\"],[63793,1,\"櫓\"],[63794,1,\"爐\"],[63795,1,\"盧\"],[63796,1,\"老\"],[63797,1,\"蘆\"],[63798,1,\"虜\"],[63799,1,\"路\"],[63800,1,\"露\"],[63801,1,\"魯\"],[63802,1,\"鷺\"],[63803,1,\"碌\"],[63804,1,\"祿\"],[63805,1,\"綠\"],[63806,1,\"菉\"],[63807,1,\"錄\"],[63808,1,\"鹿\"],[63809,1,\"論\"],[63810,1,\"壟\"],[63811,1,\"弄\"],[63812,1,\"籠\"],[63813,1,\"聾\"],[63814,1,\"牢\"],[63815,1,\"磊\"],[63816,1,\"賂\"],[63817,1,\"雷\"],[63818,1,\"壘\"],[63819,1,\"屢\"],[63820,1,\"樓\"],[63821,1,\"淚\"],[63822,1,\"漏\"],[63823,1,\"累\"],[63824,1,\"縷\"],[63825,1,\"陋\"],[63826,1,\"勒\"],[63827,1,\"肋\"],[63828,1,\"凜\"],[63829,1,\"凌\"],[63830,1,\"稜\"],[63831,1,\"綾\"],[63832,1,\"菱\"],[63833,1,\"陵\"],[63834,1,\"讀\"],[63835,1,\"拏\"],[63836,1,\"樂\"],[63837,1,\"諾\"],[63838,1,\"丹\"],[63839,1,\"寧\"],[63840,1,\"怒\"],[63841,1,\"率\"],[63842,1,\"異\"],[63843,1,\"北\"],[63844,1,\"磻\"],[63845,1,\"便\"],[63846,1,\"復\"],[63847,1,\"不\"],[63848,1,\"泌\"],[63849,1,\"數\"],[63850,1,\"索\"],[63851,1,\"參\"],[63852,1,\"塞\"],[63853,1,\"省\"],[63854,1,\"葉\"],[63855,1,\"說\"],[63856,1,\"殺\"],[63857,1,\"辰\"],[63858,1,\"沈\"],[63859,1,\"拾\"],[63860,1,\"若\"],[63861,1,\"掠\"],[63862,1,\"略\"],[63863,1,\"亮\"],[63864,1,\"兩\"],[63865,1,\"凉\"],[63866,1,\"梁\"],[63867,1,\"糧\"],[63868,1,\"良\"],[63869,1,\"諒\"],[63870,1,\"量\"],[63871,1,\"勵\"],[63872,1,\"呂\"],[63873,1,\"女\"],[63874,1,\"廬\"],[63875,1,\"旅\"],[63876,1,\"濾\"],[63877,1,\"礪\"],[63878,1,\"閭\"],[63879,1,\"驪\"],[63880,1,\"麗\"],[63881,1,\"黎\"],[63882,1,\"力\"],[63883,1,\"曆\"],[63884,1,\"歷\"],[63885,1,\"轢\"],[63886,1,\"年\"],[63887,1,\"憐\"],[63888,1,\"戀\"],[63889,1,\"撚\"],[63890,1,\"漣\"],[63891,1,\"煉\"],[63892,1,\"璉\"],[63893,1,\"秊\"],[63894,1,\"練\"],[63895,1,\"聯\"],[63896,1,\"輦\"],[63897,1,\"蓮\"],[63898,1,\"連\"],[63899,1,\"鍊\"],[63900,1,\"列\"],[63901,1,\"劣\"],[63902,1,\"咽\"],[63903,1,\"烈\"],[63904,1,\"裂\"],[63905,1,\"說\"],[63906,1,\"廉\"],[63907,1,\"念\"],[63908,1,\"捻\"],[63909,1,\"殮\"],[63910,1,\"簾\"],[63911,1,\"獵\"],[63912,1,\"令\"],[63913,1,\"囹\"],[63914,1,\"寧\"],[63915,1,\"嶺\"],[63916,1,\"怜\"],[63917,1,\"玲\"],[63918,1,\"瑩\"],[63919,1,\"羚\"],[63920,1,\"聆\"],[63921,1,\"鈴\"],[63922,1,\"零\"],[63923,1,\"靈\"],[63924,1,\"領\"],[63925,1,\"例\"],[63926,1,\"禮\"],[63927,1,\"醴\"],[63928,1,\"隸\"],[63929,1,\"惡\"],[63930,1,\"了\"],[63931,1,\"僚\"],[63932,1,\"寮\"],[63933,1,\"尿\"],[63934,1,\"料\"],[63935,1,\"樂\"],[63936,1,\"燎\"],[63937,1,\"療\"],[63938,1,\"蓼\"],[63939,1,\"遼\"],[63940,1,\"龍\"],[63941,1,\"暈\"],[63942,1,\"阮\"],[63943,1,\"劉\"],[63944,1,\"杻\"],[63945,1,\"柳\"],[63946,1,\"流\"],[63947,1,\"溜\"],[63948,1,\"琉\"],[63949,1,\"留\"],[63950,1,\"硫\"],[63951,1,\"紐\"],[63952,1,\"類\"],[63953,1,\"六\"],[63954,1,\"戮\"],[63955,1,\"陸\"],[63956,1,\"倫\"],[63957,1,\"崙\"],[63958,1,\"淪\"],[63959,1,\"輪\"],[63960,1,\"律\"],[63961,1,\"慄\"],[63962,1,\"栗\"],[63963,1,\"率\"],[63964,1,\"隆\"],[63965,1,\"利\"],[63966,1,\"吏\"],[63967,1,\"履\"],[63968,1,\"易\"],[63969,1,\"李\"],[63970,1,\"梨\"],[63971,1,\"泥\"],[63972,1,\"理\"],[63973,1,\"痢\"],[63974,1,\"罹\"],[63975,1,\"裏\"],[63976,1,\"裡\"],[63977,1,\"里\"],[63978,1,\"離\"],[63979,1,\"匿\"],[63980,1,\"溺\"],[63981,1,\"吝\"],[63982,1,\"燐\"],[63983,1,\"璘\"],[63984,1,\"藺\"],[63985,1,\"隣\"],[63986,1,\"鱗\"],[63987,1,\"麟\"],[63988,1,\"林\"],[63989,1,\"淋\"],[63990,1,\"臨\"],[63991,1,\"立\"],[63992,1,\"笠\"],[63993,1,\"粒\"],[63994,1,\"狀\"],[63995,1,\"炙\"],[63996,1,\"識\"],[63997,1,\"什\"],[63998,1,\"茶\"],[63999,1,\"刺\"],[64000,1,\"切\"],[64001,1,\"度\"],[64002,1,\"拓\"],[64003,1,\"糖\"],[64004,1,\"宅\"],[64005,1,\"洞\"],[64006,1,\"暴\"],[64007,1,\"輻\"],[64008,1,\"行\"],[64009,1,\"降\"],[64010,1,\"見\"],[64011,1,\"廓\"],[64012,1,\"兀\"],[64013,1,\"嗀\"],[[64014,64015],2],[64016,1,\"塚\"],[64017,2],[64018,1,\"晴\"],[[64019,64020],2],[64021,1,\"凞\"],[64022,1,\"猪\"],[64023,1,\"益\"],[64024,1,\"礼\"],[64025,1,\"神\"],[64026,1,\"祥\"],[64027,1,\"福\"],[64028,1,\"靖\"],[64029,1,\"精\"],[64030,1,\"羽\"],[64031,2],[64032,1,\"蘒\"],[64033,2],[64034,1,\"諸\"],[[64035,64036],2],[64037,1,\"逸\"],[64038,1,\"都\"],[[64039,64041],2],[64042,1,\"飯\"],[64043,1,\"飼\"],[64044,1,\"館\"],[64045,1,\"鶴\"],[64046,1,\"郞\"],[64047,1,\"隷\"],[64048,1,\"侮\"],[64049,1,\"僧\"],[64050,1,\"免\"],[64051,1,\"勉\"],[64052,1,\"勤\"],[64053,1,\"卑\"],[64054,1,\"喝\"],[64055,1,\"嘆\"],[64056,1,\"器\"],[64057,1,\"塀\"],[64058,1,\"墨\"],[64059,1,\"層\"],[64060,1,\"屮\"],[64061,1,\"悔\"],[64062,1,\"慨\"],[64063,1,\"憎\"],[64064,1,\"懲\"],[64065,1,\"敏\"],[64066,1,\"既\"],[64067,1,\"暑\"],[64068,1,\"梅\"],[64069,1,\"海\"],[64070,1,\"渚\"],[64071,1,\"漢\"],[64072,1,\"煮\"],[64073,1,\"爫\"],[64074,1,\"琢\"],[64075,1,\"碑\"],[64076,1,\"社\"],[64077,1,\"祉\"],[64078,1,\"祈\"],[64079,1,\"祐\"],[64080,1,\"祖\"],[64081,1,\"祝\"],[64082,1,\"禍\"],[64083,1,\"禎\"],[64084,1,\"穀\"],[64085,1,\"突\"],[64086,1,\"節\"],[64087,1,\"練\"],[64088,1,\"縉\"],[64089,1,\"繁\"],[64090,1,\"署\"],[64091,1,\"者\"],[64092,1,\"臭\"],[[64093,64094],1,\"艹\"],[64095,1,\"著\"],[64096,1,\"褐\"],[64097,1,\"視\"],[64098,1,\"謁\"],[64099,1,\"謹\"],[64100,1,\"賓\"],[64101,1,\"贈\"],[64102,1,\"辶\"],[64103,1,\"逸\"],[64104,1,\"難\"],[64105,1,\"響\"],[64106,1,\"頻\"],[64107,1,\"恵\"],[64108,1,\"𤋮\"],[64109,1,\"舘\"],[[64110,64111],3],[64112,1,\"並\"],[64113,1,\"况\"],[64114,1,\"全\"],[64115,1,\"侀\"],[64116,1,\"充\"],[64117,1,\"冀\"],[64118,1,\"勇\"],[64119,1,\"勺\"],[64120,1,\"喝\"],[64121,1,\"啕\"],[64122,1,\"喙\"],[64123,1,\"嗢\"],[64124,1,\"塚\"],[64125,1,\"墳\"],[64126,1,\"奄\"],[64127,1,\"奔\"],[64128,1,\"婢\"],[64129,1,\"嬨\"],[64130,1,\"廒\"],[64131,1,\"廙\"],[64132,1,\"彩\"],[64133,1,\"徭\"],[64134,1,\"惘\"],[64135,1,\"慎\"],[64136,1,\"愈\"],[64137,1,\"憎\"],[64138,1,\"慠\"],[64139,1,\"懲\"],[64140,1,\"戴\"],[64141,1,\"揄\"],[64142,1,\"搜\"],[64143,1,\"摒\"],[64144,1,\"敖\"],[64145,1,\"晴\"],[64146,1,\"朗\"],[64147,1,\"望\"],[64148,1,\"杖\"],[64149,1,\"歹\"],[64150,1,\"殺\"],[64151,1,\"流\"],[64152,1,\"滛\"],[64153,1,\"滋\"],[64154,1,\"漢\"],[64155,1,\"瀞\"],[64156,1,\"煮\"],[64157,1,\"瞧\"],[64158,1,\"爵\"],[64159,1,\"犯\"],[64160,1,\"猪\"],[64161,1,\"瑱\"],[64162,1,\"甆\"],[64163,1,\"画\"],[64164,1,\"瘝\"],[64165,1,\"瘟\"],[64166,1,\"益\"],[64167,1,\"盛\"],[64168,1,\"直\"],[64169,1,\"睊\"],[64170,1,\"着\"],[64171,1,\"磌\"],[64172,1,\"窱\"],[64173,1,\"節\"],[64174,1,\"类\"],[64175,1,\"絛\"],[64176,1,\"練\"],[64177,1,\"缾\"],[64178,1,\"者\"],[64179,1,\"荒\"],[64180,1,\"華\"],[64181,1,\"蝹\"],[64182,1,\"襁\"],[64183,1,\"覆\"],[64184,1,\"視\"],[64185,1,\"調\"],[64186,1,\"諸\"],[64187,1,\"請\"],[64188,1,\"謁\"],[64189,1,\"諾\"],[64190,1,\"諭\"],[64191,1,\"謹\"],[64192,1,\"變\"],[64193,1,\"贈\"],[64194,1,\"輸\"],[64195,1,\"遲\"],[64196,1,\"醙\"],[64197,1,\"鉶\"],[64198,1,\"陼\"],[64199,1,\"難\"],[64200,1,\"靖\"],[64201,1,\"韛\"],[64202,1,\"響\"],[64203,1,\"頋\"],[64204,1,\"頻\"],[64205,1,\"鬒\"],[64206,1,\"龜\"],[64207,1,\"𢡊\"],[64208,1,\"𢡄\"],[64209,1,\"𣏕\"],[64210,1,\"㮝\"],[64211,1,\"䀘\"],[64212,1,\"䀹\"],[64213,1,\"𥉉\"],[64214,1,\"𥳐\"],[64215,1,\"𧻓\"],[64216,1,\"齃\"],[64217,1,\"龎\"],[[64218,64255],3],[64256,1,\"ff\"],[64257,1,\"fi\"],[64258,1,\"fl\"],[64259,1,\"ffi\"],[64260,1,\"ffl\"],[[64261,64262],1,\"st\"],[[64263,64274],3],[64275,1,\"մն\"],[64276,1,\"մե\"],[64277,1,\"մի\"],[64278,1,\"վն\"],[64279,1,\"մխ\"],[[64280,64284],3],[64285,1,\"יִ\"],[64286,2],[64287,1,\"ײַ\"],[64288,1,\"ע\"],[64289,1,\"א\"],[64290,1,\"ד\"],[64291,1,\"ה\"],[64292,1,\"כ\"],[64293,1,\"ל\"],[64294,1,\"ם\"],[64295,1,\"ר\"],[64296,1,\"ת\"],[64297,1,\"+\"],[64298,1,\"שׁ\"],[64299,1,\"שׂ\"],[64300,1,\"שּׁ\"],[64301,1,\"שּׂ\"],[64302,1,\"אַ\"],[64303,1,\"אָ\"],[64304,1,\"אּ\"],[64305,1,\"בּ\"],[64306,1,\"גּ\"],[64307,1,\"דּ\"],[64308,1,\"הּ\"],[64309,1,\"וּ\"],[64310,1,\"זּ\"],[64311,3],[64312,1,\"טּ\"],[64313,1,\"יּ\"],[64314,1,\"ךּ\"],[64315,1,\"כּ\"],[64316,1,\"לּ\"],[64317,3],[64318,1,\"מּ\"],[64319,3],[64320,1,\"נּ\"],[64321,1,\"סּ\"],[64322,3],[64323,1,\"ףּ\"],[64324,1,\"פּ\"],[64325,3],[64326,1,\"צּ\"],[64327,1,\"קּ\"],[64328,1,\"רּ\"],[64329,1,\"שּ\"],[64330,1,\"תּ\"],[64331,1,\"וֹ\"],[64332,1,\"בֿ\"],[64333,1,\"כֿ\"],[64334,1,\"פֿ\"],[64335,1,\"אל\"],[[64336,64337],1,\"ٱ\"],[[64338,64341],1,\"ٻ\"],[[64342,64345],1,\"پ\"],[[64346,64349],1,\"ڀ\"],[[64350,64353],1,\"ٺ\"],[[64354,64357],1,\"ٿ\"],[[64358,64361],1,\"ٹ\"],[[64362,64365],1,\"ڤ\"],[[64366,64369],1,\"ڦ\"],[[64370,64373],1,\"ڄ\"],[[64374,64377],1,\"ڃ\"],[[64378,64381],1,\"چ\"],[[64382,64385],1,\"ڇ\"],[[64386,64387],1,\"ڍ\"],[[64388,64389],1,\"ڌ\"],[[64390,64391],1,\"ڎ\"],[[64392,64393],1,\"ڈ\"],[[64394,64395],1,\"ژ\"],[[64396,64397],1,\"ڑ\"],[[64398,64401],1,\"ک\"],[[64402,64405],1,\"گ\"],[[64406,64409],1,\"ڳ\"],[[64410,64413],1,\"ڱ\"],[[64414,64415],1,\"ں\"],[[64416,64419],1,\"ڻ\"],[[64420,64421],1,\"ۀ\"],[[64422,64425],1,\"ہ\"],[[64426,64429],1,\"ھ\"],[[64430,64431],1,\"ے\"],[[64432,64433],1,\"ۓ\"],[[64434,64449],2],[64450,2],[[64451,64466],2],[[64467,64470],1,\"ڭ\"],[[64471,64472],1,\"ۇ\"],[[64473,64474],1,\"ۆ\"],[[64475,64476],1,\"ۈ\"],[64477,1,\"ۇٴ\"],[[64478,64479],1,\"ۋ\"],[[64480,64481],1,\"ۅ\"],[[64482,64483],1,\"ۉ\"],[[64484,64487],1,\"ې\"],[[64488,64489],1,\"ى\"],[[64490,64491],1,\"ئا\"],[[64492,64493],1,\"ئە\"],[[64494,64495],1,\"ئو\"],[[64496,64497],1,\"ئۇ\"],[[64498,64499],1,\"ئۆ\"],[[64500,64501],1,\"ئۈ\"],[[64502,64504],1,\"ئې\"],[[64505,64507],1,\"ئى\"],[[64508,64511],1,\"ی\"],[64512,1,\"ئج\"],[64513,1,\"ئح\"],[64514,1,\"ئم\"],[64515,1,\"ئى\"],[64516,1,\"ئي\"],[64517,1,\"بج\"],[64518,1,\"بح\"],[64519,1,\"بخ\"],[64520,1,\"بم\"],[64521,1,\"بى\"],[64522,1,\"بي\"],[64523,1,\"تج\"],[64524,1,\"تح\"],[64525,1,\"تخ\"],[64526,1,\"تم\"],[64527,1,\"تى\"],[64528,1,\"تي\"],[64529,1,\"ثج\"],[64530,1,\"ثم\"],[64531,1,\"ثى\"],[64532,1,\"ثي\"],[64533,1,\"جح\"],[64534,1,\"جم\"],[64535,1,\"حج\"],[64536,1,\"حم\"],[64537,1,\"خج\"],[64538,1,\"خح\"],[64539,1,\"خم\"],[64540,1,\"سج\"],[64541,1,\"سح\"],[64542,1,\"سخ\"],[64543,1,\"سم\"],[64544,1,\"صح\"],[64545,1,\"صم\"],[64546,1,\"ضج\"],[64547,1,\"ضح\"],[64548,1,\"ضخ\"],[64549,1,\"ضم\"],[64550,1,\"طح\"],[64551,1,\"طم\"],[64552,1,\"ظم\"],[64553,1,\"عج\"],[64554,1,\"عم\"],[64555,1,\"غج\"],[64556,1,\"غم\"],[64557,1,\"فج\"],[64558,1,\"فح\"],[64559,1,\"فخ\"],[64560,1,\"فم\"],[64561,1,\"فى\"],[64562,1,\"في\"],[64563,1,\"قح\"],[64564,1,\"قم\"],[64565,1,\"قى\"],[64566,1,\"قي\"],[64567,1,\"كا\"],[64568,1,\"كج\"],[64569,1,\"كح\"],[64570,1,\"كخ\"],[64571,1,\"كل\"],[64572,1,\"كم\"],[64573,1,\"كى\"],[64574,1,\"كي\"],[64575,1,\"لج\"],[64576,1,\"لح\"],[64577,1,\"لخ\"],[64578,1,\"لم\"],[64579,1,\"لى\"],[64580,1,\"لي\"],[64581,1,\"مج\"],[64582,1,\"مح\"],[64583,1,\"مخ\"],[64584,1,\"مم\"],[64585,1,\"مى\"],[64586,1,\"مي\"],[64587,1,\"نج\"],[64588,1,\"نح\"],[64589,1,\"نخ\"],[64590,1,\"نم\"],[64591,1,\"نى\"],[64592,1,\"ني\"],[64593,1,\"هج\"],[64594,1,\"هم\"],[64595,1,\"هى\"],[64596,1,\"هي\"],[64597,1,\"يج\"],[64598,1,\"يح\"],[64599,1,\"يخ\"],[64600,1,\"يم\"],[64601,1,\"يى\"],[64602,1,\"يي\"],[64603,1,\"ذٰ\"],[64604,1,\"رٰ\"],[64605,1,\"ىٰ\"],[64606,1,\" ٌّ\"],[64607,1,\" ٍّ\"],[64608,1,\" َّ\"],[64609,1,\" ُّ\"],[64610,1,\" ِّ\"],[64611,1,\" ّٰ\"],[64612,1,\"ئر\"],[64613,1,\"ئز\"],[64614,1,\"ئم\"],[64615,1,\"ئن\"],[64616,1,\"ئى\"],[64617,1,\"ئي\"],[64618,1,\"بر\"],[64619,1,\"بز\"],[64620,1,\"بم\"],[64621,1,\"بن\"],[64622,1,\"بى\"],[64623,1,\"بي\"],[64624,1,\"تر\"],[64625,1,\"تز\"],[64626,1,\"تم\"],[64627,1,\"تن\"],[64628,1,\"تى\"],[64629,1,\"تي\"],[64630,1,\"ثر\"],[64631,1,\"ثز\"],[64632,1,\"ثم\"],[64633,1,\"ثن\"],[64634,1,\"ثى\"],[64635,1,\"ثي\"],[64636,1,\"فى\"],[64637,1,\"في\"],[64638,1,\"قى\"],[64639,1,\"قي\"],[64640,1,\"كا\"],[64641,1,\"كل\"],[64642,1,\"كم\"],[64643,1,\"كى\"],[64644,1,\"كي\"],[64645,1,\"لم\"],[64646,1,\"لى\"],[64647,1,\"لي\"],[64648,1,\"ما\"],[64649,1,\"مم\"],[64650,1,\"نر\"],[64651,1,\"نز\"],[64652,1,\"نم\"],[64653,1,\"نن\"],[64654,1,\"نى\"],[64655,1,\"ني\"],[64656,1,\"ىٰ\"],[64657,1,\"ير\"],[64658,1,\"يز\"],[64659,1,\"يم\"],[64660,1,\"ين\"],[64661,1,\"يى\"],[64662,1,\"يي\"],[64663,1,\"ئج\"],[64664,1,\"ئح\"],[64665,1,\"ئخ\"],[64666,1,\"ئم\"],[64667,1,\"ئه\"],[64668,1,\"بج\"],[64669,1,\"بح\"],[64670,1,\"بخ\"],[64671,1,\"بم\"],[64672,1,\"به\"],[64673,1,\"تج\"],[64674,1,\"تح\"],[64675,1,\"تخ\"],[64676,1,\"تم\"],[64677,1,\"ته\"],[64678,1,\"ثم\"],[64679,1,\"جح\"],[64680,1,\"جم\"],[64681,1,\"حج\"],[64682,1,\"حم\"],[64683,1,\"خج\"],[64684,1,\"خم\"],[64685,1,\"سج\"],[64686,1,\"سح\"],[64687,1,\"سخ\"],[64688,1,\"سم\"],[64689,1,\"صح\"],[64690,1,\"صخ\"],[64691,1,\"صم\"],[64692,1,\"ضج\"],[64693,1,\"ضح\"],[64694,1,\"ضخ\"],[64695,1,\"ضم\"],[64696,1,\"طح\"],[64697,1,\"ظم\"],[64698,1,\"عج\"],[64699,1,\"عم\"],[64700,1,\"غج\"],[64701,1,\"غم\"],[64702,1,\"فج\"],[64703,1,\"فح\"],[64704,1,\"فخ\"],[64705,1,\"فم\"],[64706,1,\"قح\"],[64707,1,\"قم\"],[64708,1,\"كج\"],[64709,1,\"كح\"],[64710,1,\"كخ\"],[64711,1,\"كل\"],[64712,1,\"كم\"],[64713,1,\"لج\"],[64714,1,\"لح\"],[64715,1,\"لخ\"],[64716,1,\"لم\"],[64717,1,\"له\"],[64718,1,\"مج\"],[64719,1,\"مح\"],[64720,1,\"مخ\"],[64721,1,\"مم\"],[64722,1,\"نج\"],[64723,1,\"نح\"],[64724,1,\"نخ\"],[64725,1,\"نم\"],[64726,1,\"نه\"],[64727,1,\"هج\"],[64728,1,\"هم\"],[64729,1,\"هٰ\"],[64730,1,\"يج\"],[64731,1,\"يح\"],[64732,1,\"يخ\"],[64733,1,\"يم\"],[64734,1,\"يه\"],[64735,1,\"ئم\"],[64736,1,\"ئه\"],[64737,1,\"بم\"],[64738,1,\"به\"],[64739,1,\"تم\"],[64740,1,\"ته\"],[64741,1,\"ثم\"],[64742,1,\"ثه\"],[64743,1,\"سم\"],[64744,1,\"سه\"],[64745,1,\"شم\"],[64746,1,\"شه\"],[64747,1,\"كل\"],[64748,1,\"كم\"],[64749,1,\"لم\"],[64750,1,\"نم\"],[64751,1,\"نه\"],[64752,1,\"يم\"],[64753,1,\"يه\"],[64754,1,\"ـَّ\"],[64755,1,\"ـُّ\"],[64756,1,\"ـِّ\"],[64757,1,\"طى\"],[64758,1,\"طي\"],[64759,1,\"عى\"],[64760,1,\"عي\"],[64761,1,\"غى\"],[64762,1,\"غي\"],[64763,1,\"سى\"],[64764,1,\"سي\"],[64765,1,\"شى\"],[64766,1,\"شي\"],[64767,1,\"حى\"],[64768,1,\"حي\"],[64769,1,\"جى\"],[64770,1,\"جي\"],[64771,1,\"خى\"],[64772,1,\"خي\"],[64773,1,\"صى\"],[64774,1,\"صي\"],[64775,1,\"ضى\"],[64776,1,\"ضي\"],[64777,1,\"شج\"],[64778,1,\"شح\"],[64779,1,\"شخ\"],[64780,1,\"شم\"],[64781,1,\"شر\"],[64782,1,\"سر\"],[64783,1,\"صر\"],[64784,1,\"ضر\"],[64785,1,\"طى\"],[64786,1,\"طي\"],[64787,1,\"عى\"],[64788,1,\"عي\"],[64789,1,\"غى\"],[64790,1,\"غي\"],[64791,1,\"سى\"],[64792,1,\"سي\"],[64793,1,\"شى\"],[64794,1,\"شي\"],[64795,1,\"حى\"],[64796,1,\"حي\"],[64797,1,\"جى\"],[64798,1,\"جي\"],[64799,1,\"خى\"],[64800,1,\"خي\"],[64801,1,\"صى\"],[64802,1,\"صي\"],[64803,1,\"ضى\"],[64804,1,\"ضي\"],[64805,1,\"شج\"],[64806,1,\"شح\"],[64807,1,\"شخ\"],[64808,1,\"شم\"],[64809,1,\"شر\"],[64810,1,\"سر\"],[64811,1,\"صر\"],[64812,1,\"ضر\"],[64813,1,\"شج\"],[64814,1,\"شح\"],[64815,1,\"شخ\"],[64816,1,\"شم\"],[64817,1,\"سه\"],[64818,1,\"شه\"],[64819,1,\"طم\"],[64820,1,\"سج\"],[64821,1,\"سح\"],[64822,1,\"سخ\"],[64823,1,\"شج\"],[64824,1,\"شح\"],[64825,1,\"شخ\"],[64826,1,\"طم\"],[64827,1,\"ظم\"],[[64828,64829],1,\"اً\"],[[64830,64831],2],[[64832,64847],2],[64848,1,\"تجم\"],[[64849,64850],1,\"تحج\"],[64851,1,\"تحم\"],[64852,1,\"تخم\"],[64853,1,\"تمج\"],[64854,1,\"تمح\"],[64855,1,\"تمخ\"],[[64856,64857],1,\"جمح\"],[64858,1,\"حمي\"],[64859,1,\"حمى\"],[64860,1,\"سحج\"],[64861,1,\"سجح\"],[64862,1,\"سجى\"],[[64863,64864],1,\"سمح\"],[64865,1,\"سمج\"],[[64866,64867],1,\"سمم\"],[[64868,64869],1,\"صحح\"],[64870,1,\"صمم\"],[[64871,64872],1,\"شحم\"],[64873,1,\"شجي\"],[[64874,64875],1,\"شمخ\"],[[64876,64877],1,\"شمم\"],[64878,1,\"ضحى\"],[[64879,64880],1,\"ضخم\"],[[64881,64882],1,\"طمح\"],[64883,1,\"طمم\"],[64884,1,\"طمي\"],[64885,1,\"عجم\"],[[64886,64887],1,\"عمم\"],[64888,1,\"عمى\"],[64889,1,\"غمم\"],[64890,1,\"غمي\"],[64891,1,\"غمى\"],[[64892,64893],1,\"فخم\"],[64894,1,\"قمح\"],[64895,1,\"قمم\"],[64896,1,\"لحم\"],[64897,1,\"لحي\"],[64898,1,\"لحى\"],[[64899,64900],1,\"لجج\"],[[64901,64902],1,\"لخم\"],[[64903,64904],1,\"لمح\"],[64905,1,\"محج\"],[64906,1,\"محم\"],[64907,1,\"محي\"],[64908,1,\"مجح\"],[64909,1,\"مجم\"],[64910,1,\"مخج\"],[64911,1,\"مخم\"],[[64912,64913],2],[64914,1,\"مجخ\"],[64915,1,\"همج\"],[64916,1,\"همم\"],[64917,1,\"نحم\"],[64918,1,\"نحى\"],[[64919,64920],1,\"نجم\"],[64921,1,\"نجى\"],[64922,1,\"نمي\"],[64923,1,\"نمى\"],[[64924,64925],1,\"يمم\"],[64926,1,\"بخي\"],[64927,1,\"تجي\"],[64928,1,\"تجى\"],[64929,1,\"تخي\"],[64930,1,\"تخى\"],[64931,1,\"تمي\"],[64932,1,\"تمى\"],[64933,1,\"جمي\"],[64934,1,\"جحى\"],[64935,1,\"جمى\"],[64936,1,\"سخى\"],[64937,1,\"صحي\"],[64938,1,\"شحي\"],[64939,1,\"ضحي\"],[64940,1,\"لجي\"],[64941,1,\"لمي\"],[64942,1,\"يحي\"],[64943,1,\"يجي\"],[64944,1,\"يمي\"],[64945,1,\"ممي\"],[64946,1,\"قمي\"],[64947,1,\"نحي\"],[64948,1,\"قمح\"],[64949,1,\"لحم\"],[64950,1,\"عمي\"],[64951,1,\"كمي\"],[64952,1,\"نجح\"],[64953,1,\"مخي\"],[64954,1,\"لجم\"],[64955,1,\"كمم\"],[64956,1,\"لجم\"],[64957,1,\"نجح\"],[64958,1,\"جحي\"],[64959,1,\"حجي\"],[64960,1,\"مجي\"],[64961,1,\"فمي\"],[64962,1,\"بحي\"],[64963,1,\"كمم\"],[64964,1,\"عجم\"],[64965,1,\"صمم\"],[64966,1,\"سخي\"],[64967,1,\"نجي\"],[[64968,64974],2],[64975,2],[[64976,65007],3],[65008,1,\"صلے\"],[65009,1,\"قلے\"],[65010,1,\"الله\"],[65011,1,\"اكبر\"],[65012,1,\"محمد\"],[65013,1,\"صلعم\"],[65014,1,\"رسول\"],[65015,1,\"عليه\"],[65016,1,\"وسلم\"],[65017,1,\"صلى\"],[65018,1,\"صلى الله عليه وسلم\"],[65019,1,\"جل جلاله\"],[65020,1,\"ریال\"],[65021,2],[[65022,65023],2],[[65024,65039],7],[65040,1,\",\"],[65041,1,\"、\"],[65042,3],[65043,1,\":\"],[65044,1,\";\"],[65045,1,\"!\"],[65046,1,\"?\"],[65047,1,\"〖\"],[65048,1,\"〗\"],[65049,3],[[65050,65055],3],[[65056,65059],2],[[65060,65062],2],[[65063,65069],2],[[65070,65071],2],[65072,3],[65073,1,\"—\"],[65074,1,\"–\"],[[65075,65076],1,\"_\"],[65077,1,\"(\"],[65078,1,\")\"],[65079,1,\"{\"],[65080,1,\"}\"],[65081,1,\"〔\"],[65082,1,\"〕\"],[65083,1,\"【\"],[65084,1,\"】\"],[65085,1,\"《\"],[65086,1,\"》\"],[65087,1,\"〈\"],[65088,1,\"〉\"],[65089,1,\"「\"],[65090,1,\"」\"],[65091,1,\"『\"],[65092,1,\"』\"],[[65093,65094],2],[65095,1,\"[\"],[65096,1,\"]\"],[[65097,65100],1,\" ̅\"],[[65101,65103],1,\"_\"],[65104,1,\",\"],[65105,1,\"、\"],[65106,3],[65107,3],[65108,1,\";\"],[65109,1,\":\"],[65110,1,\"?\"],[65111,1,\"!\"],[65112,1,\"—\"],[65113,1,\"(\"],[65114,1,\")\"],[65115,1,\"{\"],[65116,1,\"}\"],[65117,1,\"〔\"],[65118,1,\"〕\"],[65119,1,\"#\"],[65120,1,\"&\"],[65121,1,\"*\"],[65122,1,\"+\"],[65123,1,\"-\"],[65124,1,\"<\"],[65125,1,\">\"],[65126,1,\"=\"],[65127,3],[65128,1,\"\\\\\"],[65129,1,\"$\"],[65130,1,\"%\"],[65131,1,\"@\"],[[65132,65135],3],[65136,1,\" ً\"],[65137,1,\"ـً\"],[65138,1,\" ٌ\"],[65139,2],[65140,1,\" ٍ\"],[65141,3],[65142,1,\" َ\"],[65143,1,\"ـَ\"],[65144,1,\" ُ\"],[65145,1,\"ـُ\"],[65146,1,\" ِ\"],[65147,1,\"ـِ\"],[65148,1,\" ّ\"],[65149,1,\"ـّ\"],[65150,1,\" ْ\"],[65151,1,\"ـْ\"],[65152,1,\"ء\"],[[65153,65154],1,\"آ\"],[[65155,65156],1,\"أ\"],[[65157,65158],1,\"ؤ\"],[[65159,65160],1,\"إ\"],[[65161,65164],1,\"ئ\"],[[65165,65166],1,\"ا\"],[[65167,65170],1,\"ب\"],[[65171,65172],1,\"ة\"],[[65173,65176],1,\"ت\"],[[65177,65180],1,\"ث\"],[[65181,65184],1,\"ج\"],[[65185,65188],1,\"ح\"],[[65189,65192],1,\"خ\"],[[65193,65194],1,\"د\"],[[65195,65196],1,\"ذ\"],[[65197,65198],1,\"ر\"],[[65199,65200],1,\"ز\"],[[65201,65204],1,\"س\"],[[65205,65208],1,\"ش\"],[[65209,65212],1,\"ص\"],[[65213,65216],1,\"ض\"],[[65217,65220],1,\"ط\"],[[65221,65224],1,\"ظ\"],[[65225,65228],1,\"ع\"],[[65229,65232],1,\"غ\"],[[65233,65236],1,\"ف\"],[[65237,65240],1,\"ق\"],[[65241,65244],1,\"ك\"],[[65245,65248],1,\"ل\"],[[65249,65252],1,\"م\"],[[65253,65256],1,\"ن\"],[[65257,65260],1,\"ه\"],[[65261,65262],1,\"و\"],[[65263,65264],1,\"ى\"],[[65265,65268],1,\"ي\"],[[65269,65270],1,\"لآ\"],[[65271,65272],1,\"لأ\"],[[65273,65274],1,\"لإ\"],[[65275,65276],1,\"لا\"],[[65277,65278],3],[65279,7],[65280,3],[65281,1,\"!\"],[65282,1,\"\\\"\"],[65283,1,\"#\"],[65284,1,\"$\"],[65285,1,\"%\"],[65286,1,\"&\"],[65287,1,\"'\"],[65288,1,\"(\"],[65289,1,\")\"],[65290,1,\"*\"],[65291,1,\"+\"],[65292,1,\",\"],[65293,1,\"-\"],[65294,1,\".\"],[65295,1,\"/\"],[65296,1,\"0\"],[65297,1,\"1\"],[65298,1,\"2\"],[65299,1,\"3\"],[65300,1,\"4\"],[65301,1,\"5\"],[65302,1,\"6\"],[65303,1,\"7\"],[65304,1,\"8\"],[65305,1,\"9\"],[65306,1,\":\"],[65307,1,\";\"],[65308,1,\"<\"],[65309,1,\"=\"],[65310,1,\">\"],[65311,1,\"?\"],[65312,1,\"@\"],[65313,1,\"a\"],[65314,1,\"b\"],[65315,1,\"c\"],[65316,1,\"d\"],[65317,1,\"e\"],[65318,1,\"f\"],[65319,1,\"g\"],[65320,1,\"h\"],[65321,1,\"i\"],[65322,1,\"j\"],[65323,1,\"k\"],[65324,1,\"l\"],[65325,1,\"m\"],[65326,1,\"n\"],[65327,1,\"o\"],[65328,1,\"p\"],[65329,1,\"q\"],[65330,1,\"r\"],[65331,1,\"s\"],[65332,1,\"t\"],[65333,1,\"u\"],[65334,1,\"v\"],[65335,1,\"w\"],[65336,1,\"x\"],[65337,1,\"y\"],[65338,1,\"z\"],[65339,1,\"[\"],[65340,1,\"\\\\\"],[65341,1,\"]\"],[65342,1,\"^\"],[65343,1,\"_\"],[65344,1,\"`\"],[65345,1,\"a\"],[65346,1,\"b\"],[65347,1,\"c\"],[65348,1,\"d\"],[65349,1,\"e\"],[65350,1,\"f\"],[65351,1,\"g\"],[65352,1,\"h\"],[65353,1,\"i\"],[65354,1,\"j\"],[65355,1,\"k\"],[65356,1,\"l\"],[65357,1,\"m\"],[65358,1,\"n\"],[65359,1,\"o\"],[65360,1,\"p\"],[65361,1,\"q\"],[65362,1,\"r\"],[65363,1,\"s\"],[65364,1,\"t\"],[65365,1,\"u\"],[65366,1,\"v\"],[65367,1,\"w\"],[65368,1,\"x\"],[65369,1,\"y\"],[65370,1,\"z\"],[65371,1,\"{\"],[65372,1,\"|\"],[65373,1,\"}\"],[65374,1,\"~\"],[65375,1,\"⦅\"],[65376,1,\"⦆\"],[65377,1,\".\"],[65378,1,\"「\"],[65379,1,\"」\"],[65380,1,\"、\"],[65381,1,\"・\"],[65382,1,\"ヲ\"],[65383,1,\"ァ\"],[65384,1,\"ィ\"],[65385,1,\"ゥ\"],[65386,1,\"ェ\"],[65387,1,\"ォ\"],[65388,1,\"ャ\"],[65389,1,\"ュ\"],[65390,1,\"ョ\"],[65391,1,\"ッ\"],[65392,1,\"ー\"],[65393,1,\"ア\"],[65394,1,\"イ\"],[65395,1,\"ウ\"],[65396,1,\"エ\"],[65397,1,\"オ\"],[65398,1,\"カ\"],[65399,1,\"キ\"],[65400,1,\"ク\"],[65401,1,\"ケ\"],[65402,1,\"コ\"],[65403,1,\"サ\"],[65404,1,\"シ\"],[65405,1,\"ス\"],[65406,1,\"セ\"],[65407,1,\"ソ\"],[65408,1,\"タ\"],[65409,1,\"チ\"],[65410,1,\"ツ\"],[65411,1,\"テ\"],[65412,1,\"ト\"],[65413,1,\"ナ\"],[65414,1,\"ニ\"],[65415,1,\"ヌ\"],[65416,1,\"ネ\"],[65417,1,\"ノ\"],[65418,1,\"ハ\"],[65419,1,\"ヒ\"],[65420,1,\"フ\"],[65421,1,\"ヘ\"],[65422,1,\"ホ\"],[65423,1,\"マ\"],[65424,1,\"ミ\"],[65425,1,\"ム\"],[65426,1,\"メ\"],[65427,1,\"モ\"],[65428,1,\"ヤ\"],[65429,1,\"ユ\"],[65430,1,\"ヨ\"],[65431,1,\"ラ\"],[65432,1,\"リ\"],[65433,1,\"ル\"],[65434,1,\"レ\"],[65435,1,\"ロ\"],[65436,1,\"ワ\"],[65437,1,\"ン\"],[65438,1,\"゙\"],[65439,1,\"゚\"],[65440,7],[65441,1,\"ᄀ\"],[65442,1,\"ᄁ\"],[65443,1,\"ᆪ\"],[65444,1,\"ᄂ\"],[65445,1,\"ᆬ\"],[65446,1,\"ᆭ\"],[65447,1,\"ᄃ\"],[65448,1,\"ᄄ\"],[65449,1,\"ᄅ\"],[65450,1,\"ᆰ\"],[65451,1,\"ᆱ\"],[65452,1,\"ᆲ\"],[65453,1,\"ᆳ\"],[65454,1,\"ᆴ\"],[65455,1,\"ᆵ\"],[65456,1,\"ᄚ\"],[65457,1,\"ᄆ\"],[65458,1,\"ᄇ\"],[65459,1,\"ᄈ\"],[65460,1,\"ᄡ\"],[65461,1,\"ᄉ\"],[65462,1,\"ᄊ\"],[65463,1,\"ᄋ\"],[65464,1,\"ᄌ\"],[65465,1,\"ᄍ\"],[65466,1,\"ᄎ\"],[65467,1,\"ᄏ\"],[65468,1,\"ᄐ\"],[65469,1,\"ᄑ\"],[65470,1,\"ᄒ\"],[[65471,65473],3],[65474,1,\"ᅡ\"],[65475,1,\"ᅢ\"],[65476,1,\"ᅣ\"],[65477,1,\"ᅤ\"],[65478,1,\"ᅥ\"],[65479,1,\"ᅦ\"],[[65480,65481],3],[65482,1,\"ᅧ\"],[65483,1,\"ᅨ\"],[65484,1,\"ᅩ\"],[65485,1,\"ᅪ\"],[65486,1,\"ᅫ\"],[65487,1,\"ᅬ\"],[[65488,65489],3],[65490,1,\"ᅭ\"],[65491,1,\"ᅮ\"],[65492,1,\"ᅯ\"],[65493,1,\"ᅰ\"],[65494,1,\"ᅱ\"],[65495,1,\"ᅲ\"],[[65496,65497],3],[65498,1,\"ᅳ\"],[65499,1,\"ᅴ\"],[65500,1,\"ᅵ\"],[[65501,65503],3],[65504,1,\"¢\"],[65505,1,\"£\"],[65506,1,\"¬\"],[65507,1,\" ̄\"],[65508,1,\"¦\"],[65509,1,\"¥\"],[65510,1,\"₩\"],[65511,3],[65512,1,\"│\"],[65513,1,\"←\"],[65514,1,\"↑\"],[65515,1,\"→\"],[65516,1,\"↓\"],[65517,1,\"■\"],[65518,1,\"○\"],[[65519,65528],3],[[65529,65531],3],[65532,3],[65533,3],[[65534,65535],3],[[65536,65547],2],[65548,3],[[65549,65574],2],[65575,3],[[65576,65594],2],[65595,3],[[65596,65597],2],[65598,3],[[65599,65613],2],[[65614,65615],3],[[65616,65629],2],[[65630,65663],3],[[65664,65786],2],[[65787,65791],3],[[65792,65794],2],[[65795,65798],3],[[65799,65843],2],[[65844,65846],3],[[65847,65855],2],[[65856,65930],2],[[65931,65932],2],[[65933,65934],2],[65935,3],[[65936,65947],2],[65948,2],[[65949,65951],3],[65952,2],[[65953,65999],3],[[66000,66044],2],[66045,2],[[66046,66175],3],[[66176,66204],2],[[66205,66207],3],[[66208,66256],2],[[66257,66271],3],[66272,2],[[66273,66299],2],[[66300,66303],3],[[66304,66334],2],[66335,2],[[66336,66339],2],[[66340,66348],3],[[66349,66351],2],[[66352,66368],2],[66369,2],[[66370,66377],2],[66378,2],[[66379,66383],3],[[66384,66426],2],[[66427,66431],3],[[66432,66461],2],[66462,3],[66463,2],[[66464,66499],2],[[66500,66503],3],[[66504,66511],2],[[66512,66517],2],[[66518,66559],3],[66560,1,\"𐐨\"],[66561,1,\"𐐩\"],[66562,1,\"𐐪\"],[66563,1,\"𐐫\"],[66564,1,\"𐐬\"],[66565,1,\"𐐭\"],[66566,1,\"𐐮\"],[66567,1,\"𐐯\"],[66568,1,\"𐐰\"],[66569,1,\"𐐱\"],[66570,1,\"𐐲\"],[66571,1,\"𐐳\"],[66572,1,\"𐐴\"],[66573,1,\"𐐵\"],[66574,1,\"𐐶\"],[66575,1,\"𐐷\"],[66576,1,\"𐐸\"],[66577,1,\"𐐹\"],[66578,1,\"𐐺\"],[66579,1,\"𐐻\"],[66580,1,\"𐐼\"],[66581,1,\"𐐽\"],[66582,1,\"𐐾\"],[66583,1,\"𐐿\"],[66584,1,\"𐑀\"],[66585,1,\"𐑁\"],[66586,1,\"𐑂\"],[66587,1,\"𐑃\"],[66588,1,\"𐑄\"],[66589,1,\"𐑅\"],[66590,1,\"𐑆\"],[66591,1,\"𐑇\"],[66592,1,\"𐑈\"],[66593,1,\"𐑉\"],[66594,1,\"𐑊\"],[66595,1,\"𐑋\"],[66596,1,\"𐑌\"],[66597,1,\"𐑍\"],[66598,1,\"𐑎\"],[66599,1,\"𐑏\"],[[66600,66637],2],[[66638,66717],2],[[66718,66719],3],[[66720,66729],2],[[66730,66735],3],[66736,1,\"𐓘\"],[66737,1,\"𐓙\"],[66738,1,\"𐓚\"],[66739,1,\"𐓛\"],[66740,1,\"𐓜\"],[66741,1,\"𐓝\"],[66742,1,\"𐓞\"],[66743,1,\"𐓟\"],[66744,1,\"𐓠\"],[66745,1,\"𐓡\"],[66746,1,\"𐓢\"],[66747,1,\"𐓣\"],[66748,1,\"𐓤\"],[66749,1,\"𐓥\"],[66750,1,\"𐓦\"],[66751,1,\"𐓧\"],[66752,1,\"𐓨\"],[66753,1,\"𐓩\"],[66754,1,\"𐓪\"],[66755,1,\"𐓫\"],[66756,1,\"𐓬\"],[66757,1,\"𐓭\"],[66758,1,\"𐓮\"],[66759,1,\"𐓯\"],[66760,1,\"𐓰\"],[66761,1,\"𐓱\"],[66762,1,\"𐓲\"],[66763,1,\"𐓳\"],[66764,1,\"𐓴\"],[66765,1,\"𐓵\"],[66766,1,\"𐓶\"],[66767,1,\"𐓷\"],[66768,1,\"𐓸\"],[66769,1,\"𐓹\"],[66770,1,\"𐓺\"],[66771,1,\"𐓻\"],[[66772,66775],3],[[66776,66811],2],[[66812,66815],3],[[66816,66855],2],[[66856,66863],3],[[66864,66915],2],[[66916,66926],3],[66927,2],[66928,1,\"𐖗\"],[66929,1,\"𐖘\"],[66930,1,\"𐖙\"],[66931,1,\"𐖚\"],[66932,1,\"𐖛\"],[66933,1,\"𐖜\"],[66934,1,\"𐖝\"],[66935,1,\"𐖞\"],[66936,1,\"𐖟\"],[66937,1,\"𐖠\"],[66938,1,\"𐖡\"],[66939,3],[66940,1,\"𐖣\"],[66941,1,\"𐖤\"],[66942,1,\"𐖥\"],[66943,1,\"𐖦\"],[66944,1,\"𐖧\"],[66945,1,\"𐖨\"],[66946,1,\"𐖩\"],[66947,1,\"𐖪\"],[66948,1,\"𐖫\"],[66949,1,\"𐖬\"],[66950,1,\"𐖭\"],[66951,1,\"𐖮\"],[66952,1,\"𐖯\"],[66953,1,\"𐖰\"],[66954,1,\"𐖱\"],[66955,3],[66956,1,\"𐖳\"],[66957,1,\"𐖴\"],[66958,1,\"𐖵\"],[66959,1,\"𐖶\"],[66960,1,\"𐖷\"],[66961,1,\"𐖸\"],[66962,1,\"𐖹\"],[66963,3],[66964,1,\"𐖻\"],[66965,1,\"𐖼\"],[66966,3],[[66967,66977],2],[66978,3],[[66979,66993],2],[66994,3],[[66995,67001],2],[67002,3],[[67003,67004],2],[[67005,67007],3],[[67008,67059],2],[[67060,67071],3],[[67072,67382],2],[[67383,67391],3],[[67392,67413],2],[[67414,67423],3],[[67424,67431],2],[[67432,67455],3],[67456,2],[67457,1,\"ː\"],[67458,1,\"ˑ\"],[67459,1,\"æ\"],[67460,1,\"ʙ\"],[67461,1,\"ɓ\"],[67462,3],[67463,1,\"ʣ\"],[67464,1,\"ꭦ\"],[67465,1,\"ʥ\"],[67466,1,\"ʤ\"],[67467,1,\"ɖ\"],[67468,1,\"ɗ\"],[67469,1,\"ᶑ\"],[67470,1,\"ɘ\"],[67471,1,\"ɞ\"],[67472,1,\"ʩ\"],[67473,1,\"ɤ\"],[67474,1,\"ɢ\"],[67475,1,\"ɠ\"],[67476,1,\"ʛ\"],[67477,1,\"ħ\"],[67478,1,\"ʜ\"],[67479,1,\"ɧ\"],[67480,1,\"ʄ\"],[67481,1,\"ʪ\"],[67482,1,\"ʫ\"],[67483,1,\"ɬ\"],[67484,1,\"𝼄\"],[67485,1,\"ꞎ\"],[67486,1,\"ɮ\"],[67487,1,\"𝼅\"],[67488,1,\"ʎ\"],[67489,1,\"𝼆\"],[67490,1,\"ø\"],[67491,1,\"ɶ\"],[67492,1,\"ɷ\"],[67493,1,\"q\"],[67494,1,\"ɺ\"],[67495,1,\"𝼈\"],[67496,1,\"ɽ\"],[67497,1,\"ɾ\"],[67498,1,\"ʀ\"],[67499,1,\"ʨ\"],[67500,1,\"ʦ\"],[67501,1,\"ꭧ\"],[67502,1,\"ʧ\"],[67503,1,\"ʈ\"],[67504,1,\"ⱱ\"],[67505,3],[67506,1,\"ʏ\"],[67507,1,\"ʡ\"],[67508,1,\"ʢ\"],[67509,1,\"ʘ\"],[67510,1,\"ǀ\"],[67511,1,\"ǁ\"],[67512,1,\"ǂ\"],[67513,1,\"𝼊\"],[67514,1,\"𝼞\"],[[67515,67583],3],[[67584,67589],2],[[67590,67591],3],[67592,2],[67593,3],[[67594,67637],2],[67638,3],[[67639,67640],2],[[67641,67643],3],[67644,2],[[67645,67646],3],[67647,2],[[67648,67669],2],[67670,3],[[67671,67679],2],[[67680,67702],2],[[67703,67711],2],[[67712,67742],2],[[67743,67750],3],[[67751,67759],2],[[67760,67807],3],[[67808,67826],2],[67827,3],[[67828,67829],2],[[67830,67834],3],[[67835,67839],2],[[67840,67861],2],[[67862,67865],2],[[67866,67867],2],[[67868,67870],3],[67871,2],[[67872,67897],2],[[67898,67902],3],[67903,2],[[67904,67929],2],[[67930,67967],3],[[67968,68023],2],[[68024,68027],3],[[68028,68029],2],[[68030,68031],2],[[68032,68047],2],[[68048,68049],3],[[68050,68095],2],[[68096,68099],2],[68100,3],[[68101,68102],2],[[68103,68107],3],[[68108,68115],2],[68116,3],[[68117,68119],2],[68120,3],[[68121,68147],2],[[68148,68149],2],[[68150,68151],3],[[68152,68154],2],[[68155,68158],3],[68159,2],[[68160,68167],2],[68168,2],[[68169,68175],3],[[68176,68184],2],[[68185,68191],3],[[68192,68220],2],[[68221,68223],2],[[68224,68252],2],[[68253,68255],2],[[68256,68287],3],[[68288,68295],2],[68296,2],[[68297,68326],2],[[68327,68330],3],[[68331,68342],2],[[68343,68351],3],[[68352,68405],2],[[68406,68408],3],[[68409,68415],2],[[68416,68437],2],[[68438,68439],3],[[68440,68447],2],[[68448,68466],2],[[68467,68471],3],[[68472,68479],2],[[68480,68497],2],[[68498,68504],3],[[68505,68508],2],[[68509,68520],3],[[68521,68527],2],[[68528,68607],3],[[68608,68680],2],[[68681,68735],3],[68736,1,\"𐳀\"],[68737,1,\"𐳁\"],[68738,1,\"𐳂\"],[68739,1,\"𐳃\"],[68740,1,\"𐳄\"],[68741,1,\"𐳅\"],[68742,1,\"𐳆\"],[68743,1,\"𐳇\"],[68744,1,\"𐳈\"],[68745,1,\"𐳉\"],[68746,1,\"𐳊\"],[68747,1,\"𐳋\"],[68748,1,\"𐳌\"],[68749,1,\"𐳍\"],[68750,1,\"𐳎\"],[68751,1,\"𐳏\"],[68752,1,\"𐳐\"],[68753,1,\"𐳑\"],[68754,1,\"𐳒\"],[68755,1,\"𐳓\"],[68756,1,\"𐳔\"],[68757,1,\"𐳕\"],[68758,1,\"𐳖\"],[68759,1,\"𐳗\"],[68760,1,\"𐳘\"],[68761,1,\"𐳙\"],[68762,1,\"𐳚\"],[68763,1,\"𐳛\"],[68764,1,\"𐳜\"],[68765,1,\"𐳝\"],[68766,1,\"𐳞\"],[68767,1,\"𐳟\"],[68768,1,\"𐳠\"],[68769,1,\"𐳡\"],[68770,1,\"𐳢\"],[68771,1,\"𐳣\"],[68772,1,\"𐳤\"],[68773,1,\"𐳥\"],[68774,1,\"𐳦\"],[68775,1,\"𐳧\"],[68776,1,\"𐳨\"],[68777,1,\"𐳩\"],[68778,1,\"𐳪\"],[68779,1,\"𐳫\"],[68780,1,\"𐳬\"],[68781,1,\"𐳭\"],[68782,1,\"𐳮\"],[68783,1,\"𐳯\"],[68784,1,\"𐳰\"],[68785,1,\"𐳱\"],[68786,1,\"𐳲\"],[[68787,68799],3],[[68800,68850],2],[[68851,68857],3],[[68858,68863],2],[[68864,68903],2],[[68904,68911],3],[[68912,68921],2],[[68922,68927],3],[[68928,68943],2],[68944,1,\"𐵰\"],[68945,1,\"𐵱\"],[68946,1,\"𐵲\"],[68947,1,\"𐵳\"],[68948,1,\"𐵴\"],[68949,1,\"𐵵\"],[68950,1,\"𐵶\"],[68951,1,\"𐵷\"],[68952,1,\"𐵸\"],[68953,1,\"𐵹\"],[68954,1,\"𐵺\"],[68955,1,\"𐵻\"],[68956,1,\"𐵼\"],[68957,1,\"𐵽\"],[68958,1,\"𐵾\"],[68959,1,\"𐵿\"],[68960,1,\"𐶀\"],[68961,1,\"𐶁\"],[68962,1,\"𐶂\"],[68963,1,\"𐶃\"],[68964,1,\"𐶄\"],[68965,1,\"𐶅\"],[[68966,68968],3],[[68969,68973],2],[68974,2],[[68975,68997],2],[[68998,69005],3],[[69006,69007],2],[[69008,69215],3],[[69216,69246],2],[69247,3],[[69248,69289],2],[69290,3],[[69291,69292],2],[69293,2],[[69294,69295],3],[[69296,69297],2],[[69298,69313],3],[[69314,69316],2],[[69317,69319],2],[[69320,69327],3],[[69328,69336],2],[[69337,69369],3],[[69370,69371],2],[69372,2],[[69373,69375],2],[[69376,69404],2],[[69405,69414],2],[69415,2],[[69416,69423],3],[[69424,69456],2],[[69457,69465],2],[[69466,69487],3],[[69488,69509],2],[[69510,69513],2],[[69514,69551],3],[[69552,69572],2],[[69573,69579],2],[[69580,69599],3],[[69600,69622],2],[[69623,69631],3],[[69632,69702],2],[[69703,69709],2],[[69710,69713],3],[[69714,69733],2],[[69734,69743],2],[[69744,69749],2],[[69750,69758],3],[69759,2],[[69760,69818],2],[[69819,69820],2],[69821,3],[[69822,69825],2],[69826,2],[[69827,69836],3],[69837,3],[[69838,69839],3],[[69840,69864],2],[[69865,69871],3],[[69872,69881],2],[[69882,69887],3],[[69888,69940],2],[69941,3],[[69942,69951],2],[[69952,69955],2],[[69956,69958],2],[69959,2],[[69960,69967],3],[[69968,70003],2],[[70004,70005],2],[70006,2],[[70007,70015],3],[[70016,70084],2],[[70085,70088],2],[[70089,70092],2],[70093,2],[[70094,70095],2],[[70096,70105],2],[70106,2],[70107,2],[70108,2],[[70109,70111],2],[70112,3],[[70113,70132],2],[[70133,70143],3],[[70144,70161],2],[70162,3],[[70163,70199],2],[[70200,70205],2],[70206,2],[[70207,70209],2],[[70210,70271],3],[[70272,70278],2],[70279,3],[70280,2],[70281,3],[[70282,70285],2],[70286,3],[[70287,70301],2],[70302,3],[[70303,70312],2],[70313,2],[[70314,70319],3],[[70320,70378],2],[[70379,70383],3],[[70384,70393],2],[[70394,70399],3],[70400,2],[[70401,70403],2],[70404,3],[[70405,70412],2],[[70413,70414],3],[[70415,70416],2],[[70417,70418],3],[[70419,70440],2],[70441,3],[[70442,70448],2],[70449,3],[[70450,70451],2],[70452,3],[[70453,70457],2],[70458,3],[70459,2],[[70460,70468],2],[[70469,70470],3],[[70471,70472],2],[[70473,70474],3],[[70475,70477],2],[[70478,70479],3],[70480,2],[[70481,70486],3],[70487,2],[[70488,70492],3],[[70493,70499],2],[[70500,70501],3],[[70502,70508],2],[[70509,70511],3],[[70512,70516],2],[[70517,70527],3],[[70528,70537],2],[70538,3],[70539,2],[[70540,70541],3],[70542,2],[70543,3],[[70544,70581],2],[70582,3],[[70583,70592],2],[70593,3],[70594,2],[[70595,70596],3],[70597,2],[70598,3],[[70599,70602],2],[70603,3],[[70604,70611],2],[[70612,70613],2],[70614,3],[[70615,70616],2],[[70617,70624],3],[[70625,70626],2],[[70627,70655],3],[[70656,70730],2],[[70731,70735],2],[[70736,70745],2],[70746,2],[70747,2],[70748,3],[70749,2],[70750,2],[70751,2],[[70752,70753],2],[[70754,70783],3],[[70784,70853],2],[70854,2],[70855,2],[[70856,70863],3],[[70864,70873],2],[[70874,71039],3],[[71040,71093],2],[[71094,71095],3],[[71096,71104],2],[[71105,71113],2],[[71114,71127],2],[[71128,71133],2],[[71134,71167],3],[[71168,71232],2],[[71233,71235],2],[71236,2],[[71237,71247],3],[[71248,71257],2],[[71258,71263],3],[[71264,71276],2],[[71277,71295],3],[[71296,71351],2],[71352,2],[71353,2],[[71354,71359],3],[[71360,71369],2],[[71370,71375],3],[[71376,71395],2],[[71396,71423],3],[[71424,71449],2],[71450,2],[[71451,71452],3],[[71453,71467],2],[[71468,71471],3],[[71472,71481],2],[[71482,71487],2],[[71488,71494],2],[[71495,71679],3],[[71680,71738],2],[71739,2],[[71740,71839],3],[71840,1,\"𑣀\"],[71841,1,\"𑣁\"],[71842,1,\"𑣂\"],[71843,1,\"𑣃\"],[71844,1,\"𑣄\"],[71845,1,\"𑣅\"],[71846,1,\"𑣆\"],[71847,1,\"𑣇\"],[71848,1,\"𑣈\"],[71849,1,\"𑣉\"],[71850,1,\"𑣊\"],[71851,1,\"𑣋\"],[71852,1,\"𑣌\"],[71853,1,\"𑣍\"],[71854,1,\"𑣎\"],[71855,1,\"𑣏\"],[71856,1,\"𑣐\"],[71857,1,\"𑣑\"],[71858,1,\"𑣒\"],[71859,1,\"𑣓\"],[71860,1,\"𑣔\"],[71861,1,\"𑣕\"],[71862,1,\"𑣖\"],[71863,1,\"𑣗\"],[71864,1,\"𑣘\"],[71865,1,\"𑣙\"],[71866,1,\"𑣚\"],[71867,1,\"𑣛\"],[71868,1,\"𑣜\"],[71869,1,\"𑣝\"],[71870,1,\"𑣞\"],[71871,1,\"𑣟\"],[[71872,71913],2],[[71914,71922],2],[[71923,71934],3],[71935,2],[[71936,71942],2],[[71943,71944],3],[71945,2],[[71946,71947],3],[[71948,71955],2],[71956,3],[[71957,71958],2],[71959,3],[[71960,71989],2],[71990,3],[[71991,71992],2],[[71993,71994],3],[[71995,72003],2],[[72004,72006],2],[[72007,72015],3],[[72016,72025],2],[[72026,72095],3],[[72096,72103],2],[[72104,72105],3],[[72106,72151],2],[[72152,72153],3],[[72154,72161],2],[72162,2],[[72163,72164],2],[[72165,72191],3],[[72192,72254],2],[[72255,72262],2],[72263,2],[[72264,72271],3],[[72272,72323],2],[[72324,72325],2],[[72326,72345],2],[[72346,72348],2],[72349,2],[[72350,72354],2],[[72355,72367],3],[[72368,72383],2],[[72384,72440],2],[[72441,72447],3],[[72448,72457],2],[[72458,72543],3],[[72544,72551],2],[[72552,72639],3],[[72640,72672],2],[72673,2],[[72674,72687],3],[[72688,72697],2],[[72698,72703],3],[[72704,72712],2],[72713,3],[[72714,72758],2],[72759,3],[[72760,72768],2],[[72769,72773],2],[[72774,72783],3],[[72784,72793],2],[[72794,72812],2],[[72813,72815],3],[[72816,72817],2],[[72818,72847],2],[[72848,72849],3],[[72850,72871],2],[72872,3],[[72873,72886],2],[[72887,72959],3],[[72960,72966],2],[72967,3],[[72968,72969],2],[72970,3],[[72971,73014],2],[[73015,73017],3],[73018,2],[73019,3],[[73020,73021],2],[73022,3],[[73023,73031],2],[[73032,73039],3],[[73040,73049],2],[[73050,73055],3],[[73056,73061],2],[73062,3],[[73063,73064],2],[73065,3],[[73066,73102],2],[73103,3],[[73104,73105],2],[73106,3],[[73107,73112],2],[[73113,73119],3],[[73120,73129],2],[[73130,73135],3],[[73136,73179],2],[[73180,73183],3],[[73184,73193],2],[[73194,73439],3],[[73440,73462],2],[[73463,73464],2],[[73465,73471],3],[[73472,73488],2],[73489,3],[[73490,73530],2],[[73531,73533],3],[[73534,73538],2],[[73539,73551],2],[[73552,73561],2],[73562,2],[[73563,73647],3],[73648,2],[[73649,73663],3],[[73664,73713],2],[[73714,73726],3],[73727,2],[[73728,74606],2],[[74607,74648],2],[74649,2],[[74650,74751],3],[[74752,74850],2],[[74851,74862],2],[74863,3],[[74864,74867],2],[74868,2],[[74869,74879],3],[[74880,75075],2],[[75076,77711],3],[[77712,77808],2],[[77809,77810],2],[[77811,77823],3],[[77824,78894],2],[78895,2],[[78896,78904],3],[[78905,78911],3],[[78912,78933],2],[[78934,78943],3],[[78944,82938],2],[[82939,82943],3],[[82944,83526],2],[[83527,90367],3],[[90368,90425],2],[[90426,92159],3],[[92160,92728],2],[[92729,92735],3],[[92736,92766],2],[92767,3],[[92768,92777],2],[[92778,92781],3],[[92782,92783],2],[[92784,92862],2],[92863,3],[[92864,92873],2],[[92874,92879],3],[[92880,92909],2],[[92910,92911],3],[[92912,92916],2],[92917,2],[[92918,92927],3],[[92928,92982],2],[[92983,92991],2],[[92992,92995],2],[[92996,92997],2],[[92998,93007],3],[[93008,93017],2],[93018,3],[[93019,93025],2],[93026,3],[[93027,93047],2],[[93048,93052],3],[[93053,93071],2],[[93072,93503],3],[[93504,93548],2],[[93549,93551],2],[[93552,93561],2],[[93562,93759],3],[93760,1,\"𖹠\"],[93761,1,\"𖹡\"],[93762,1,\"𖹢\"],[93763,1,\"𖹣\"],[93764,1,\"𖹤\"],[93765,1,\"𖹥\"],[93766,1,\"𖹦\"],[93767,1,\"𖹧\"],[93768,1,\"𖹨\"],[93769,1,\"𖹩\"],[93770,1,\"𖹪\"],[93771,1,\"𖹫\"],[93772,1,\"𖹬\"],[93773,1,\"𖹭\"],[93774,1,\"𖹮\"],[93775,1,\"𖹯\"],[93776,1,\"𖹰\"],[93777,1,\"𖹱\"],[93778,1,\"𖹲\"],[93779,1,\"𖹳\"],[93780,1,\"𖹴\"],[93781,1,\"𖹵\"],[93782,1,\"𖹶\"],[93783,1,\"𖹷\"],[93784,1,\"𖹸\"],[93785,1,\"𖹹\"],[93786,1,\"𖹺\"],[93787,1,\"𖹻\"],[93788,1,\"𖹼\"],[93789,1,\"𖹽\"],[93790,1,\"𖹾\"],[93791,1,\"𖹿\"],[[93792,93823],2],[[93824,93850],2],[[93851,93855],3],[93856,1,\"𖺻\"],[93857,1,\"𖺼\"],[93858,1,\"𖺽\"],[93859,1,\"𖺾\"],[93860,1,\"𖺿\"],[93861,1,\"𖻀\"],[93862,1,\"𖻁\"],[93863,1,\"𖻂\"],[93864,1,\"𖻃\"],[93865,1,\"𖻄\"],[93866,1,\"𖻅\"],[93867,1,\"𖻆\"],[93868,1,\"𖻇\"],[93869,1,\"𖻈\"],[93870,1,\"𖻉\"],[93871,1,\"𖻊\"],[93872,1,\"𖻋\"],[93873,1,\"𖻌\"],[93874,1,\"𖻍\"],[93875,1,\"𖻎\"],[93876,1,\"𖻏\"],[93877,1,\"𖻐\"],[93878,1,\"𖻑\"],[93879,1,\"𖻒\"],[93880,1,\"𖻓\"],[[93881,93882],3],[[93883,93907],2],[[93908,93951],3],[[93952,94020],2],[[94021,94026],2],[[94027,94030],3],[94031,2],[[94032,94078],2],[[94079,94087],2],[[94088,94094],3],[[94095,94111],2],[[94112,94175],3],[94176,2],[94177,2],[94178,2],[94179,2],[94180,2],[[94181,94191],3],[[94192,94193],2],[[94194,94195],2],[[94196,94198],2],[[94199,94207],3],[[94208,100332],2],[[100333,100337],2],[[100338,100343],2],[[100344,100351],2],[[100352,101106],2],[[101107,101589],2],[[101590,101630],3],[101631,2],[[101632,101640],2],[[101641,101662],2],[[101663,101759],3],[[101760,101874],2],[[101875,110575],3],[[110576,110579],2],[110580,3],[[110581,110587],2],[110588,3],[[110589,110590],2],[110591,3],[[110592,110593],2],[[110594,110878],2],[[110879,110882],2],[[110883,110897],3],[110898,2],[[110899,110927],3],[[110928,110930],2],[[110931,110932],3],[110933,2],[[110934,110947],3],[[110948,110951],2],[[110952,110959],3],[[110960,111355],2],[[111356,113663],3],[[113664,113770],2],[[113771,113775],3],[[113776,113788],2],[[113789,113791],3],[[113792,113800],2],[[113801,113807],3],[[113808,113817],2],[[113818,113819],3],[113820,2],[[113821,113822],2],[113823,2],[[113824,113827],7],[[113828,117759],3],[[117760,117973],2],[117974,1,\"a\"],[117975,1,\"b\"],[117976,1,\"c\"],[117977,1,\"d\"],[117978,1,\"e\"],[117979,1,\"f\"],[117980,1,\"g\"],[117981,1,\"h\"],[117982,1,\"i\"],[117983,1,\"j\"],[117984,1,\"k\"],[117985,1,\"l\"],[117986,1,\"m\"],[117987,1,\"n\"],[117988,1,\"o\"],[117989,1,\"p\"],[117990,1,\"q\"],[117991,1,\"r\"],[117992,1,\"s\"],[117993,1,\"t\"],[117994,1,\"u\"],[117995,1,\"v\"],[117996,1,\"w\"],[117997,1,\"x\"],[117998,1,\"y\"],[117999,1,\"z\"],[118000,1,\"0\"],[118001,1,\"1\"],[118002,1,\"2\"],[118003,1,\"3\"],[118004,1,\"4\"],[118005,1,\"5\"],[118006,1,\"6\"],[118007,1,\"7\"],[118008,1,\"8\"],[118009,1,\"9\"],[[118010,118012],2],[[118013,118015],3],[[118016,118451],2],[[118452,118457],3],[[118458,118480],2],[[118481,118495],3],[[118496,118512],2],[[118513,118527],3],[[118528,118573],2],[[118574,118575],3],[[118576,118598],2],[[118599,118607],3],[[118608,118723],2],[[118724,118783],3],[[118784,119029],2],[[119030,119039],3],[[119040,119078],2],[[119079,119080],3],[119081,2],[[119082,119133],2],[119134,1,\"𝅗𝅥\"],[119135,1,\"𝅘𝅥\"],[119136,1,\"𝅘𝅥𝅮\"],[119137,1,\"𝅘𝅥𝅯\"],[119138,1,\"𝅘𝅥𝅰\"],[119139,1,\"𝅘𝅥𝅱\"],[119140,1,\"𝅘𝅥𝅲\"],[[119141,119154],2],[[119155,119162],7],[[119163,119226],2],[119227,1,\"𝆹𝅥\"],[119228,1,\"𝆺𝅥\"],[119229,1,\"𝆹𝅥𝅮\"],[119230,1,\"𝆺𝅥𝅮\"],[119231,1,\"𝆹𝅥𝅯\"],[119232,1,\"𝆺𝅥𝅯\"],[[119233,119261],2],[[119262,119272],2],[[119273,119274],2],[[119275,119295],3],[[119296,119365],2],[[119366,119487],3],[[119488,119507],2],[[119508,119519],3],[[119520,119539],2],[[119540,119551],3],[[119552,119638],2],[[119639,119647],3],[[119648,119665],2],[[119666,119672],2],[[119673,119807],3],[119808,1,\"a\"],[119809,1,\"b\"],[119810,1,\"c\"],[119811,1,\"d\"],[119812,1,\"e\"],[119813,1,\"f\"],[119814,1,\"g\"],[119815,1,\"h\"],[119816,1,\"i\"],[119817,1,\"j\"],[119818,1,\"k\"],[119819,1,\"l\"],[119820,1,\"m\"],[119821,1,\"n\"],[119822,1,\"o\"],[119823,1,\"p\"],[119824,1,\"q\"],[119825,1,\"r\"],[119826,1,\"s\"],[119827,1,\"t\"],[119828,1,\"u\"],[119829,1,\"v\"],[119830,1,\"w\"],[119831,1,\"x\"],[119832,1,\"y\"],[119833,1,\"z\"],[119834,1,\"a\"],[119835,1,\"b\"],[119836,1,\"c\"],[119837,1,\"d\"],[119838,1,\"e\"],[119839,1,\"f\"],[119840,1,\"g\"],[119841,1,\"h\"],[119842,1,\"i\"],[119843,1,\"j\"],[119844,1,\"k\"],[119845,1,\"l\"],[119846,1,\"m\"],[119847,1,\"n\"],[119848,1,\"o\"],[119849,1,\"p\"],[119850,1,\"q\"],[119851,1,\"r\"],[119852,1,\"s\"],[119853,1,\"t\"],[119854,1,\"u\"],[119855,1,\"v\"],[119856,1,\"w\"],[119857,1,\"x\"],[119858,1,\"y\"],[119859,1,\"z\"],[119860,1,\"a\"],[119861,1,\"b\"],[119862,1,\"c\"],[119863,1,\"d\"],[119864,1,\"e\"],[119865,1,\"f\"],[119866,1,\"g\"],[119867,1,\"h\"],[119868,1,\"i\"],[119869,1,\"j\"],[119870,1,\"k\"],[119871,1,\"l\"],[119872,1,\"m\"],[119873,1,\"n\"],[119874,1,\"o\"],[119875,1,\"p\"],[119876,1,\"q\"],[119877,1,\"r\"],[119878,1,\"s\"],[119879,1,\"t\"],[119880,1,\"u\"],[119881,1,\"v\"],[119882,1,\"w\"],[119883,1,\"x\"],[119884,1,\"y\"],[119885,1,\"z\"],[119886,1,\"a\"],[119887,1,\"b\"],[119888,1,\"c\"],[119889,1,\"d\"],[119890,1,\"e\"],[119891,1,\"f\"],[119892,1,\"g\"],[119893,3],[119894,1,\"i\"],[119895,1,\"j\"],[119896,1,\"k\"],[119897,1,\"l\"],[119898,1,\"m\"],[119899,1,\"n\"],[119900,1,\"o\"],[119901,1,\"p\"],[119902,1,\"q\"],[119903,1,\"r\"],[119904,1,\"s\"],[119905,1,\"t\"],[119906,1,\"u\"],[119907,1,\"v\"],[119908,1,\"w\"],[119909,1,\"x\"],[119910,1,\"y\"],[119911,1,\"z\"],[119912,1,\"a\"],[119913,1,\"b\"],[119914,1,\"c\"],[119915,1,\"d\"],[119916,1,\"e\"],[119917,1,\"f\"],[119918,1,\"g\"],[119919,1,\"h\"],[119920,1,\"i\"],[119921,1,\"j\"],[119922,1,\"k\"],[119923,1,\"l\"],[119924,1,\"m\"],[119925,1,\"n\"],[119926,1,\"o\"],[119927,1,\"p\"],[119928,1,\"q\"],[119929,1,\"r\"],[119930,1,\"s\"],[119931,1,\"t\"],[119932,1,\"u\"],[119933,1,\"v\"],[119934,1,\"w\"],[119935,1,\"x\"],[119936,1,\"y\"],[119937,1,\"z\"],[119938,1,\"a\"],[119939,1,\"b\"],[119940,1,\"c\"],[119941,1,\"d\"],[119942,1,\"e\"],[119943,1,\"f\"],[119944,1,\"g\"],[119945,1,\"h\"],[119946,1,\"i\"],[119947,1,\"j\"],[119948,1,\"k\"],[119949,1,\"l\"],[119950,1,\"m\"],[119951,1,\"n\"],[119952,1,\"o\"],[119953,1,\"p\"],[119954,1,\"q\"],[119955,1,\"r\"],[119956,1,\"s\"],[119957,1,\"t\"],[119958,1,\"u\"],[119959,1,\"v\"],[119960,1,\"w\"],[119961,1,\"x\"],[119962,1,\"y\"],[119963,1,\"z\"],[119964,1,\"a\"],[119965,3],[119966,1,\"c\"],[119967,1,\"d\"],[[119968,119969],3],[119970,1,\"g\"],[[119971,119972],3],[119973,1,\"j\"],[119974,1,\"k\"],[[119975,119976],3],[119977,1,\"n\"],[119978,1,\"o\"],[119979,1,\"p\"],[119980,1,\"q\"],[119981,3],[119982,1,\"s\"],[119983,1,\"t\"],[119984,1,\"u\"],[119985,1,\"v\"],[119986,1,\"w\"],[119987,1,\"x\"],[119988,1,\"y\"],[119989,1,\"z\"],[119990,1,\"a\"],[119991,1,\"b\"],[119992,1,\"c\"],[119993,1,\"d\"],[119994,3],[119995,1,\"f\"],[119996,3],[119997,1,\"h\"],[119998,1,\"i\"],[119999,1,\"j\"],[120000,1,\"k\"],[120001,1,\"l\"],[120002,1,\"m\"],[120003,1,\"n\"],[120004,3],[120005,1,\"p\"],[120006,1,\"q\"],[120007,1,\"r\"],[120008,1,\"s\"],[120009,1,\"t\"],[120010,1,\"u\"],[120011,1,\"v\"],[120012,1,\"w\"],[120013,1,\"x\"],[120014,1,\"y\"],[120015,1,\"z\"],[120016,1,\"a\"],[120017,1,\"b\"],[120018,1,\"c\"],[120019,1,\"d\"],[120020,1,\"e\"],[120021,1,\"f\"],[120022,1,\"g\"],[120023,1,\"h\"],[120024,1,\"i\"],[120025,1,\"j\"],[120026,1,\"k\"],[120027,1,\"l\"],[120028,1,\"m\"],[120029,1,\"n\"],[120030,1,\"o\"],[120031,1,\"p\"],[120032,1,\"q\"],[120033,1,\"r\"],[120034,1,\"s\"],[120035,1,\"t\"],[120036,1,\"u\"],[120037,1,\"v\"],[120038,1,\"w\"],[120039,1,\"x\"],[120040,1,\"y\"],[120041,1,\"z\"],[120042,1,\"a\"],[120043,1,\"b\"],[120044,1,\"c\"],[120045,1,\"d\"],[120046,1,\"e\"],[120047,1,\"f\"],[120048,1,\"g\"],[120049,1,\"h\"],[120050,1,\"i\"],[120051,1,\"j\"],[120052,1,\"k\"],[120053,1,\"l\"],[120054,1,\"m\"],[120055,1,\"n\"],[120056,1,\"o\"],[120057,1,\"p\"],[120058,1,\"q\"],[120059,1,\"r\"],[120060,1,\"s\"],[120061,1,\"t\"],[120062,1,\"u\"],[120063,1,\"v\"],[120064,1,\"w\"],[120065,1,\"x\"],[120066,1,\"y\"],[120067,1,\"z\"],[120068,1,\"a\"],[120069,1,\"b\"],[120070,3],[120071,1,\"d\"],[120072,1,\"e\"],[120073,1,\"f\"],[120074,1,\"g\"],[[120075,120076],3],[120077,1,\"j\"],[120078,1,\"k\"],[120079,1,\"l\"],[120080,1,\"m\"],[120081,1,\"n\"],[120082,1,\"o\"],[120083,1,\"p\"],[120084,1,\"q\"],[120085,3],[120086,1,\"s\"],[120087,1,\"t\"],[120088,1,\"u\"],[120089,1,\"v\"],[120090,1,\"w\"],[120091,1,\"x\"],[120092,1,\"y\"],[120093,3],[120094,1,\"a\"],[120095,1,\"b\"],[120096,1,\"c\"],[120097,1,\"d\"],[120098,1,\"e\"],[120099,1,\"f\"],[120100,1,\"g\"],[120101,1,\"h\"],[120102,1,\"i\"],[120103,1,\"j\"],[120104,1,\"k\"],[120105,1,\"l\"],[120106,1,\"m\"],[120107,1,\"n\"],[120108,1,\"o\"],[120109,1,\"p\"],[120110,1,\"q\"],[120111,1,\"r\"],[120112,1,\"s\"],[120113,1,\"t\"],[120114,1,\"u\"],[120115,1,\"v\"],[120116,1,\"w\"],[120117,1,\"x\"],[120118,1,\"y\"],[120119,1,\"z\"],[120120,1,\"a\"],[120121,1,\"b\"],[120122,3],[120123,1,\"d\"],[120124,1,\"e\"],[120125,1,\"f\"],[120126,1,\"g\"],[120127,3],[120128,1,\"i\"],[120129,1,\"j\"],[120130,1,\"k\"],[120131,1,\"l\"],[120132,1,\"m\"],[120133,3],[120134,1,\"o\"],[[120135,120137],3],[120138,1,\"s\"],[120139,1,\"t\"],[120140,1,\"u\"],[120141,1,\"v\"],[120142,1,\"w\"],[120143,1,\"x\"],[120144,1,\"y\"],[120145,3],[120146,1,\"a\"],[120147,1,\"b\"],[120148,1,\"c\"],[120149,1,\"d\"],[120150,1,\"e\"],[120151,1,\"f\"],[120152,1,\"g\"],[120153,1,\"h\"],[120154,1,\"i\"],[120155,1,\"j\"],[120156,1,\"k\"],[120157,1,\"l\"],[120158,1,\"m\"],[120159,1,\"n\"],[120160,1,\"o\"],[120161,1,\"p\"],[120162,1,\"q\"],[120163,1,\"r\"],[120164,1,\"s\"],[120165,1,\"t\"],[120166,1,\"u\"],[120167,1,\"v\"],[120168,1,\"w\"],[120169,1,\"x\"],[120170,1,\"y\"],[120171,1,\"z\"],[120172,1,\"a\"],[120173,1,\"b\"],[120174,1,\"c\"],[120175,1,\"d\"],[120176,1,\"e\"],[120177,1,\"f\"],[120178,1,\"g\"],[120179,1,\"h\"],[120180,1,\"i\"],[120181,1,\"j\"],[120182,1,\"k\"],[120183,1,\"l\"],[120184,1,\"m\"],[120185,1,\"n\"],[120186,1,\"o\"],[120187,1,\"p\"],[120188,1,\"q\"],[120189,1,\"r\"],[120190,1,\"s\"],[120191,1,\"t\"],[120192,1,\"u\"],[120193,1,\"v\"],[120194,1,\"w\"],[120195,1,\"x\"],[120196,1,\"y\"],[120197,1,\"z\"],[120198,1,\"a\"],[120199,1,\"b\"],[120200,1,\"c\"],[120201,1,\"d\"],[120202,1,\"e\"],[120203,1,\"f\"],[120204,1,\"g\"],[120205,1,\"h\"],[120206,1,\"i\"],[120207,1,\"j\"],[120208,1,\"k\"],[120209,1,\"l\"],[120210,1,\"m\"],[120211,1,\"n\"],[120212,1,\"o\"],[120213,1,\"p\"],[120214,1,\"q\"],[120215,1,\"r\"],[120216,1,\"s\"],[120217,1,\"t\"],[120218,1,\"u\"],[120219,1,\"v\"],[120220,1,\"w\"],[120221,1,\"x\"],[120222,1,\"y\"],[120223,1,\"z\"],[120224,1,\"a\"],[120225,1,\"b\"],[120226,1,\"c\"],[120227,1,\"d\"],[120228,1,\"e\"],[120229,1,\"f\"],[120230,1,\"g\"],[120231,1,\"h\"],[120232,1,\"i\"],[120233,1,\"j\"],[120234,1,\"k\"],[120235,1,\"l\"],[120236,1,\"m\"],[120237,1,\"n\"],[120238,1,\"o\"],[120239,1,\"p\"],[120240,1,\"q\"],[120241,1,\"r\"],[120242,1,\"s\"],[120243,1,\"t\"],[120244,1,\"u\"],[120245,1,\"v\"],[120246,1,\"w\"],[120247,1,\"x\"],[120248,1,\"y\"],[120249,1,\"z\"],[120250,1,\"a\"],[120251,1,\"b\"],[120252,1,\"c\"],[120253,1,\"d\"],[120254,1,\"e\"],[120255,1,\"f\"],[120256,1,\"g\"],[120257,1,\"h\"],[120258,1,\"i\"],[120259,1,\"j\"],[120260,1,\"k\"],[120261,1,\"l\"],[120262,1,\"m\"],[120263,1,\"n\"],[120264,1,\"o\"],[120265,1,\"p\"],[120266,1,\"q\"],[120267,1,\"r\"],[120268,1,\"s\"],[120269,1,\"t\"],[120270,1,\"u\"],[120271,1,\"v\"],[120272,1,\"w\"],[120273,1,\"x\"],[120274,1,\"y\"],[120275,1,\"z\"],[120276,1,\"a\"],[120277,1,\"b\"],[120278,1,\"c\"],[120279,1,\"d\"],[120280,1,\"e\"],[120281,1,\"f\"],[120282,1,\"g\"],[120283,1,\"h\"],[120284,1,\"i\"],[120285,1,\"j\"],[120286,1,\"k\"],[120287,1,\"l\"],[120288,1,\"m\"],[120289,1,\"n\"],[120290,1,\"o\"],[120291,1,\"p\"],[120292,1,\"q\"],[120293,1,\"r\"],[120294,1,\"s\"],[120295,1,\"t\"],[120296,1,\"u\"],[120297,1,\"v\"],[120298,1,\"w\"],[120299,1,\"x\"],[120300,1,\"y\"],[120301,1,\"z\"],[120302,1,\"a\"],[120303,1,\"b\"],[120304,1,\"c\"],[120305,1,\"d\"],[120306,1,\"e\"],[120307,1,\"f\"],[120308,1,\"g\"],[120309,1,\"h\"],[120310,1,\"i\"],[120311,1,\"j\"],[120312,1,\"k\"],[120313,1,\"l\"],[120314,1,\"m\"],[120315,1,\"n\"],[120316,1,\"o\"],[120317,1,\"p\"],[120318,1,\"q\"],[120319,1,\"r\"],[120320,1,\"s\"],[120321,1,\"t\"],[120322,1,\"u\"],[120323,1,\"v\"],[120324,1,\"w\"],[120325,1,\"x\"],[120326,1,\"y\"],[120327,1,\"z\"],[120328,1,\"a\"],[120329,1,\"b\"],[120330,1,\"c\"],[120331,1,\"d\"],[120332,1,\"e\"],[120333,1,\"f\"],[120334,1,\"g\"],[120335,1,\"h\"],[120336,1,\"i\"],[120337,1,\"j\"],[120338,1,\"k\"],[120339,1,\"l\"],[120340,1,\"m\"],[120341,1,\"n\"],[120342,1,\"o\"],[120343,1,\"p\"],[120344,1,\"q\"],[120345,1,\"r\"],[120346,1,\"s\"],[120347,1,\"t\"],[120348,1,\"u\"],[120349,1,\"v\"],[120350,1,\"w\"],[120351,1,\"x\"],[120352,1,\"y\"],[120353,1,\"z\"],[120354,1,\"a\"],[120355,1,\"b\"],[120356,1,\"c\"],[120357,1,\"d\"],[120358,1,\"e\"],[120359,1,\"f\"],[120360,1,\"g\"],[120361,1,\"h\"],[120362,1,\"i\"],[120363,1,\"j\"],[120364,1,\"k\"],[120365,1,\"l\"],[120366,1,\"m\"],[120367,1,\"n\"],[120368,1,\"o\"],[120369,1,\"p\"],[120370,1,\"q\"],[120371,1,\"r\"],[120372,1,\"s\"],[120373,1,\"t\"],[120374,1,\"u\"],[120375,1,\"v\"],[120376,1,\"w\"],[120377,1,\"x\"],[120378,1,\"y\"],[120379,1,\"z\"],[120380,1,\"a\"],[120381,1,\"b\"],[120382,1,\"c\"],[120383,1,\"d\"],[120384,1,\"e\"],[120385,1,\"f\"],[120386,1,\"g\"],[120387,1,\"h\"],[120388,1,\"i\"],[120389,1,\"j\"],[120390,1,\"k\"],[120391,1,\"l\"],[120392,1,\"m\"],[120393,1,\"n\"],[120394,1,\"o\"],[120395,1,\"p\"],[120396,1,\"q\"],[120397,1,\"r\"],[120398,1,\"s\"],[120399,1,\"t\"],[120400,1,\"u\"],[120401,1,\"v\"],[120402,1,\"w\"],[120403,1,\"x\"],[120404,1,\"y\"],[120405,1,\"z\"],[120406,1,\"a\"],[120407,1,\"b\"],[120408,1,\"c\"],[120409,1,\"d\"],[120410,1,\"e\"],[120411,1,\"f\"],[120412,1,\"g\"],[120413,1,\"h\"],[120414,1,\"i\"],[120415,1,\"j\"],[120416,1,\"k\"],[120417,1,\"l\"],[120418,1,\"m\"],[120419,1,\"n\"],[120420,1,\"o\"],[120421,1,\"p\"],[120422,1,\"q\"],[120423,1,\"r\"],[120424,1,\"s\"],[120425,1,\"t\"],[120426,1,\"u\"],[120427,1,\"v\"],[120428,1,\"w\"],[120429,1,\"x\"],[120430,1,\"y\"],[120431,1,\"z\"],[120432,1,\"a\"],[120433,1,\"b\"],[120434,1,\"c\"],[120435,1,\"d\"],[120436,1,\"e\"],[120437,1,\"f\"],[120438,1,\"g\"],[120439,1,\"h\"],[120440,1,\"i\"],[120441,1,\"j\"],[120442,1,\"k\"],[120443,1,\"l\"],[120444,1,\"m\"],[120445,1,\"n\"],[120446,1,\"o\"],[120447,1,\"p\"],[120448,1,\"q\"],[120449,1,\"r\"],[120450,1,\"s\"],[120451,1,\"t\"],[120452,1,\"u\"],[120453,1,\"v\"],[120454,1,\"w\"],[120455,1,\"x\"],[120456,1,\"y\"],[120457,1,\"z\"],[120458,1,\"a\"],[120459,1,\"b\"],[120460,1,\"c\"],[120461,1,\"d\"],[120462,1,\"e\"],[120463,1,\"f\"],[120464,1,\"g\"],[120465,1,\"h\"],[120466,1,\"i\"],[120467,1,\"j\"],[120468,1,\"k\"],[120469,1,\"l\"],[120470,1,\"m\"],[120471,1,\"n\"],[120472,1,\"o\"],[120473,1,\"p\"],[120474,1,\"q\"],[120475,1,\"r\"],[120476,1,\"s\"],[120477,1,\"t\"],[120478,1,\"u\"],[120479,1,\"v\"],[120480,1,\"w\"],[120481,1,\"x\"],[120482,1,\"y\"],[120483,1,\"z\"],[120484,1,\"ı\"],[120485,1,\"ȷ\"],[[120486,120487],3],[120488,1,\"α\"],[120489,1,\"β\"],[120490,1,\"γ\"],[120491,1,\"δ\"],[120492,1,\"ε\"],[120493,1,\"ζ\"],[120494,1,\"η\"],[120495,1,\"θ\"],[120496,1,\"ι\"],[120497,1,\"κ\"],[120498,1,\"λ\"],[120499,1,\"μ\"],[120500,1,\"ν\"],[120501,1,\"ξ\"],[120502,1,\"ο\"],[120503,1,\"π\"],[120504,1,\"ρ\"],[120505,1,\"θ\"],[120506,1,\"σ\"],[120507,1,\"τ\"],[120508,1,\"υ\"],[120509,1,\"φ\"],[120510,1,\"χ\"],[120511,1,\"ψ\"],[120512,1,\"ω\"],[120513,1,\"∇\"],[120514,1,\"α\"],[120515,1,\"β\"],[120516,1,\"γ\"],[120517,1,\"δ\"],[120518,1,\"ε\"],[120519,1,\"ζ\"],[120520,1,\"η\"],[120521,1,\"θ\"],[120522,1,\"ι\"],[120523,1,\"κ\"],[120524,1,\"λ\"],[120525,1,\"μ\"],[120526,1,\"ν\"],[120527,1,\"ξ\"],[120528,1,\"ο\"],[120529,1,\"π\"],[120530,1,\"ρ\"],[[120531,120532],1,\"σ\"],[120533,1,\"τ\"],[120534,1,\"υ\"],[120535,1,\"φ\"],[120536,1,\"χ\"],[120537,1,\"ψ\"],[120538,1,\"ω\"],[120539,1,\"∂\"],[120540,1,\"ε\"],[120541,1,\"θ\"],[120542,1,\"κ\"],[120543,1,\"φ\"],[120544,1,\"ρ\"],[120545,1,\"π\"],[120546,1,\"α\"],[120547,1,\"β\"],[120548,1,\"γ\"],[120549,1,\"δ\"],[120550,1,\"ε\"],[120551,1,\"ζ\"],[120552,1,\"η\"],[120553,1,\"θ\"],[120554,1,\"ι\"],[120555,1,\"κ\"],[120556,1,\"λ\"],[120557,1,\"μ\"],[120558,1,\"ν\"],[120559,1,\"ξ\"],[120560,1,\"ο\"],[120561,1,\"π\"],[120562,1,\"ρ\"],[120563,1,\"θ\"],[120564,1,\"σ\"],[120565,1,\"τ\"],[120566,1,\"υ\"],[120567,1,\"φ\"],[120568,1,\"χ\"],[120569,1,\"ψ\"],[120570,1,\"ω\"],[120571,1,\"∇\"],[120572,1,\"α\"],[120573,1,\"β\"],[120574,1,\"γ\"],[120575,1,\"δ\"],[120576,1,\"ε\"],[120577,1,\"ζ\"],[120578,1,\"η\"],[120579,1,\"θ\"],[120580,1,\"ι\"],[120581,1,\"κ\"],[120582,1,\"λ\"],[120583,1,\"μ\"],[120584,1,\"ν\"],[120585,1,\"ξ\"],[120586,1,\"ο\"],[120587,1,\"π\"],[120588,1,\"ρ\"],[[120589,120590],1,\"σ\"],[120591,1,\"τ\"],[120592,1,\"υ\"],[120593,1,\"φ\"],[120594,1,\"χ\"],[120595,1,\"ψ\"],[120596,1,\"ω\"],[120597,1,\"∂\"],[120598,1,\"ε\"],[120599,1,\"θ\"],[120600,1,\"κ\"],[120601,1,\"φ\"],[120602,1,\"ρ\"],[120603,1,\"π\"],[120604,1,\"α\"],[120605,1,\"β\"],[120606,1,\"γ\"],[120607,1,\"δ\"],[120608,1,\"ε\"],[120609,1,\"ζ\"],[120610,1,\"η\"],[120611,1,\"θ\"],[120612,1,\"ι\"],[120613,1,\"κ\"],[120614,1,\"λ\"],[120615,1,\"μ\"],[120616,1,\"ν\"],[120617,1,\"ξ\"],[120618,1,\"ο\"],[120619,1,\"π\"],[120620,1,\"ρ\"],[120621,1,\"θ\"],[120622,1,\"σ\"],[120623,1,\"τ\"],[120624,1,\"υ\"],[120625,1,\"φ\"],[120626,1,\"χ\"],[120627,1,\"ψ\"],[120628,1,\"ω\"],[120629,1,\"∇\"],[120630,1,\"α\"],[120631,1,\"β\"],[120632,1,\"γ\"],[120633,1,\"δ\"],[120634,1,\"ε\"],[120635,1,\"ζ\"],[120636,1,\"η\"],[120637,1,\"θ\"],[120638,1,\"ι\"],[120639,1,\"κ\"],[120640,1,\"λ\"],[120641,1,\"μ\"],[120642,1,\"ν\"],[120643,1,\"ξ\"],[120644,1,\"ο\"],[120645,1,\"π\"],[120646,1,\"ρ\"],[[120647,120648],1,\"σ\"],[120649,1,\"τ\"],[120650,1,\"υ\"],[120651,1,\"φ\"],[120652,1,\"χ\"],[120653,1,\"ψ\"],[120654,1,\"ω\"],[120655,1,\"∂\"],[120656,1,\"ε\"],[120657,1,\"θ\"],[120658,1,\"κ\"],[120659,1,\"φ\"],[120660,1,\"ρ\"],[120661,1,\"π\"],[120662,1,\"α\"],[120663,1,\"β\"],[120664,1,\"γ\"],[120665,1,\"δ\"],[120666,1,\"ε\"],[120667,1,\"ζ\"],[120668,1,\"η\"],[120669,1,\"θ\"],[120670,1,\"ι\"],[120671,1,\"κ\"],[120672,1,\"λ\"],[120673,1,\"μ\"],[120674,1,\"ν\"],[120675,1,\"ξ\"],[120676,1,\"ο\"],[120677,1,\"π\"],[120678,1,\"ρ\"],[120679,1,\"θ\"],[120680,1,\"σ\"],[120681,1,\"τ\"],[120682,1,\"υ\"],[120683,1,\"φ\"],[120684,1,\"χ\"],[120685,1,\"ψ\"],[120686,1,\"ω\"],[120687,1,\"∇\"],[120688,1,\"α\"],[120689,1,\"β\"],[120690,1,\"γ\"],[120691,1,\"δ\"],[120692,1,\"ε\"],[120693,1,\"ζ\"],[120694,1,\"η\"],[120695,1,\"θ\"],[120696,1,\"ι\"],[120697,1,\"κ\"],[120698,1,\"λ\"],[120699,1,\"μ\"],[120700,1,\"ν\"],[120701,1,\"ξ\"],[120702,1,\"ο\"],[120703,1,\"π\"],[120704,1,\"ρ\"],[[120705,120706],1,\"σ\"],[120707,1,\"τ\"],[120708,1,\"υ\"],[120709,1,\"φ\"],[120710,1,\"χ\"],[120711,1,\"ψ\"],[120712,1,\"ω\"],[120713,1,\"∂\"],[120714,1,\"ε\"],[120715,1,\"θ\"],[120716,1,\"κ\"],[120717,1,\"φ\"],[120718,1,\"ρ\"],[120719,1,\"π\"],[120720,1,\"α\"],[120721,1,\"β\"],[120722,1,\"γ\"],[120723,1,\"δ\"],[120724,1,\"ε\"],[120725,1,\"ζ\"],[120726,1,\"η\"],[120727,1,\"θ\"],[120728,1,\"ι\"],[120729,1,\"κ\"],[120730,1,\"λ\"],[120731,1,\"μ\"],[120732,1,\"ν\"],[120733,1,\"ξ\"],[120734,1,\"ο\"],[120735,1,\"π\"],[120736,1,\"ρ\"],[120737,1,\"θ\"],[120738,1,\"σ\"],[120739,1,\"τ\"],[120740,1,\"υ\"],[120741,1,\"φ\"],[120742,1,\"χ\"],[120743,1,\"ψ\"],[120744,1,\"ω\"],[120745,1,\"∇\"],[120746,1,\"α\"],[120747,1,\"β\"],[120748,1,\"γ\"],[120749,1,\"δ\"],[120750,1,\"ε\"],[120751,1,\"ζ\"],[120752,1,\"η\"],[120753,1,\"θ\"],[120754,1,\"ι\"],[120755,1,\"κ\"],[120756,1,\"λ\"],[120757,1,\"μ\"],[120758,1,\"ν\"],[120759,1,\"ξ\"],[120760,1,\"ο\"],[120761,1,\"π\"],[120762,1,\"ρ\"],[[120763,120764],1,\"σ\"],[120765,1,\"τ\"],[120766,1,\"υ\"],[120767,1,\"φ\"],[120768,1,\"χ\"],[120769,1,\"ψ\"],[120770,1,\"ω\"],[120771,1,\"∂\"],[120772,1,\"ε\"],[120773,1,\"θ\"],[120774,1,\"κ\"],[120775,1,\"φ\"],[120776,1,\"ρ\"],[120777,1,\"π\"],[[120778,120779],1,\"ϝ\"],[[120780,120781],3],[120782,1,\"0\"],[120783,1,\"1\"],[120784,1,\"2\"],[120785,1,\"3\"],[120786,1,\"4\"],[120787,1,\"5\"],[120788,1,\"6\"],[120789,1,\"7\"],[120790,1,\"8\"],[120791,1,\"9\"],[120792,1,\"0\"],[120793,1,\"1\"],[120794,1,\"2\"],[120795,1,\"3\"],[120796,1,\"4\"],[120797,1,\"5\"],[120798,1,\"6\"],[120799,1,\"7\"],[120800,1,\"8\"],[120801,1,\"9\"],[120802,1,\"0\"],[120803,1,\"1\"],[120804,1,\"2\"],[120805,1,\"3\"],[120806,1,\"4\"],[120807,1,\"5\"],[120808,1,\"6\"],[120809,1,\"7\"],[120810,1,\"8\"],[120811,1,\"9\"],[120812,1,\"0\"],[120813,1,\"1\"],[120814,1,\"2\"],[120815,1,\"3\"],[120816,1,\"4\"],[120817,1,\"5\"],[120818,1,\"6\"],[120819,1,\"7\"],[120820,1,\"8\"],[120821,1,\"9\"],[120822,1,\"0\"],[120823,1,\"1\"],[120824,1,\"2\"],[120825,1,\"3\"],[120826,1,\"4\"],[120827,1,\"5\"],[120828,1,\"6\"],[120829,1,\"7\"],[120830,1,\"8\"],[120831,1,\"9\"],[[120832,121343],2],[[121344,121398],2],[[121399,121402],2],[[121403,121452],2],[[121453,121460],2],[121461,2],[[121462,121475],2],[121476,2],[[121477,121483],2],[[121484,121498],3],[[121499,121503],2],[121504,3],[[121505,121519],2],[[121520,122623],3],[[122624,122654],2],[[122655,122660],3],[[122661,122666],2],[[122667,122879],3],[[122880,122886],2],[122887,3],[[122888,122904],2],[[122905,122906],3],[[122907,122913],2],[122914,3],[[122915,122916],2],[122917,3],[[122918,122922],2],[[122923,122927],3],[122928,1,\"а\"],[122929,1,\"б\"],[122930,1,\"в\"],[122931,1,\"г\"],[122932,1,\"д\"],[122933,1,\"е\"],[122934,1,\"ж\"],[122935,1,\"з\"],[122936,1,\"и\"],[122937,1,\"к\"],[122938,1,\"л\"],[122939,1,\"м\"],[122940,1,\"о\"],[122941,1,\"п\"],[122942,1,\"р\"],[122943,1,\"с\"],[122944,1,\"т\"],[122945,1,\"у\"],[122946,1,\"ф\"],[122947,1,\"х\"],[122948,1,\"ц\"],[122949,1,\"ч\"],[122950,1,\"ш\"],[122951,1,\"ы\"],[122952,1,\"э\"],[122953,1,\"ю\"],[122954,1,\"ꚉ\"],[122955,1,\"ә\"],[122956,1,\"і\"],[122957,1,\"ј\"],[122958,1,\"ө\"],[122959,1,\"ү\"],[122960,1,\"ӏ\"],[122961,1,\"а\"],[122962,1,\"б\"],[122963,1,\"в\"],[122964,1,\"г\"],[122965,1,\"д\"],[122966,1,\"е\"],[122967,1,\"ж\"],[122968,1,\"з\"],[122969,1,\"и\"],[122970,1,\"к\"],[122971,1,\"л\"],[122972,1,\"о\"],[122973,1,\"п\"],[122974,1,\"с\"],[122975,1,\"у\"],[122976,1,\"ф\"],[122977,1,\"х\"],[122978,1,\"ц\"],[122979,1,\"ч\"],[122980,1,\"ш\"],[122981,1,\"ъ\"],[122982,1,\"ы\"],[122983,1,\"ґ\"],[122984,1,\"і\"],[122985,1,\"ѕ\"],[122986,1,\"џ\"],[122987,1,\"ҫ\"],[122988,1,\"ꙑ\"],[122989,1,\"ұ\"],[[122990,123022],3],[123023,2],[[123024,123135],3],[[123136,123180],2],[[123181,123183],3],[[123184,123197],2],[[123198,123199],3],[[123200,123209],2],[[123210,123213],3],[123214,2],[123215,2],[[123216,123535],3],[[123536,123566],2],[[123567,123583],3],[[123584,123641],2],[[123642,123646],3],[123647,2],[[123648,124111],3],[[124112,124153],2],[[124154,124367],3],[[124368,124410],2],[[124411,124414],3],[124415,2],[[124416,124607],3],[[124608,124638],2],[124639,3],[[124640,124661],2],[[124662,124669],3],[[124670,124671],2],[[124672,124895],3],[[124896,124902],2],[124903,3],[[124904,124907],2],[124908,3],[[124909,124910],2],[124911,3],[[124912,124926],2],[124927,3],[[124928,125124],2],[[125125,125126],3],[[125127,125135],2],[[125136,125142],2],[[125143,125183],3],[125184,1,\"𞤢\"],[125185,1,\"𞤣\"],[125186,1,\"𞤤\"],[125187,1,\"𞤥\"],[125188,1,\"𞤦\"],[125189,1,\"𞤧\"],[125190,1,\"𞤨\"],[125191,1,\"𞤩\"],[125192,1,\"𞤪\"],[125193,1,\"𞤫\"],[125194,1,\"𞤬\"],[125195,1,\"𞤭\"],[125196,1,\"𞤮\"],[125197,1,\"𞤯\"],[125198,1,\"𞤰\"],[125199,1,\"𞤱\"],[125200,1,\"𞤲\"],[125201,1,\"𞤳\"],[125202,1,\"𞤴\"],[125203,1,\"𞤵\"],[125204,1,\"𞤶\"],[125205,1,\"𞤷\"],[125206,1,\"𞤸\"],[125207,1,\"𞤹\"],[125208,1,\"𞤺\"],[125209,1,\"𞤻\"],[125210,1,\"𞤼\"],[125211,1,\"𞤽\"],[125212,1,\"𞤾\"],[125213,1,\"𞤿\"],[125214,1,\"𞥀\"],[125215,1,\"𞥁\"],[125216,1,\"𞥂\"],[125217,1,\"𞥃\"],[[125218,125258],2],[125259,2],[[125260,125263],3],[[125264,125273],2],[[125274,125277],3],[[125278,125279],2],[[125280,126064],3],[[126065,126132],2],[[126133,126208],3],[[126209,126269],2],[[126270,126463],3],[126464,1,\"ا\"],[126465,1,\"ب\"],[126466,1,\"ج\"],[126467,1,\"د\"],[126468,3],[126469,1,\"و\"],[126470,1,\"ز\"],[126471,1,\"ح\"],[126472,1,\"ط\"],[126473,1,\"ي\"],[126474,1,\"ك\"],[126475,1,\"ل\"],[126476,1,\"م\"],[126477,1,\"ن\"],[126478,1,\"س\"],[126479,1,\"ع\"],[126480,1,\"ف\"],[126481,1,\"ص\"],[126482,1,\"ق\"],[126483,1,\"ر\"],[126484,1,\"ش\"],[126485,1,\"ت\"],[126486,1,\"ث\"],[126487,1,\"خ\"],[126488,1,\"ذ\"],[126489,1,\"ض\"],[126490,1,\"ظ\"],[126491,1,\"غ\"],[126492,1,\"ٮ\"],[126493,1,\"ں\"],[126494,1,\"ڡ\"],[126495,1,\"ٯ\"],[126496,3],[126497,1,\"ب\"],[126498,1,\"ج\"],[126499,3],[126500,1,\"ه\"],[[126501,126502],3],[126503,1,\"ح\"],[126504,3],[126505,1,\"ي\"],[126506,1,\"ك\"],[126507,1,\"ل\"],[126508,1,\"م\"],[126509,1,\"ن\"],[126510,1,\"س\"],[126511,1,\"ع\"],[126512,1,\"ف\"],[126513,1,\"ص\"],[126514,1,\"ق\"],[126515,3],[126516,1,\"ش\"],[126517,1,\"ت\"],[126518,1,\"ث\"],[126519,1,\"خ\"],[126520,3],[126521,1,\"ض\"],[126522,3],[126523,1,\"غ\"],[[126524,126529],3],[126530,1,\"ج\"],[[126531,126534],3],[126535,1,\"ح\"],[126536,3],[126537,1,\"ي\"],[126538,3],[126539,1,\"ل\"],[126540,3],[126541,1,\"ن\"],[126542,1,\"س\"],[126543,1,\"ع\"],[126544,3],[126545,1,\"ص\"],[126546,1,\"ق\"],[126547,3],[126548,1,\"ش\"],[[126549,126550],3],[126551,1,\"خ\"],[126552,3],[126553,1,\"ض\"],[126554,3],[126555,1,\"غ\"],[126556,3],[126557,1,\"ں\"],[126558,3],[126559,1,\"ٯ\"],[126560,3],[126561,1,\"ب\"],[126562,1,\"ج\"],[126563,3],[126564,1,\"ه\"],[[126565,126566],3],[126567,1,\"ح\"],[126568,1,\"ط\"],[126569,1,\"ي\"],[126570,1,\"ك\"],[126571,3],[126572,1,\"م\"],[126573,1,\"ن\"],[126574,1,\"س\"],[126575,1,\"ع\"],[126576,1,\"ف\"],[126577,1,\"ص\"],[126578,1,\"ق\"],[126579,3],[126580,1,\"ش\"],[126581,1,\"ت\"],[126582,1,\"ث\"],[126583,1,\"خ\"],[126584,3],[126585,1,\"ض\"],[126586,1,\"ظ\"],[126587,1,\"غ\"],[126588,1,\"ٮ\"],[126589,3],[126590,1,\"ڡ\"],[126591,3],[126592,1,\"ا\"],[126593,1,\"ب\"],[126594,1,\"ج\"],[126595,1,\"د\"],[126596,1,\"ه\"],[126597,1,\"و\"],[126598,1,\"ز\"],[126599,1,\"ح\"],[126600,1,\"ط\"],[126601,1,\"ي\"],[126602,3],[126603,1,\"ل\"],[126604,1,\"م\"],[126605,1,\"ن\"],[126606,1,\"س\"],[126607,1,\"ع\"],[126608,1,\"ف\"],[126609,1,\"ص\"],[126610,1,\"ق\"],[126611,1,\"ر\"],[126612,1,\"ش\"],[126613,1,\"ت\"],[126614,1,\"ث\"],[126615,1,\"خ\"],[126616,1,\"ذ\"],[126617,1,\"ض\"],[126618,1,\"ظ\"],[126619,1,\"غ\"],[[126620,126624],3],[126625,1,\"ب\"],[126626,1,\"ج\"],[126627,1,\"د\"],[126628,3],[126629,1,\"و\"],[126630,1,\"ز\"],[126631,1,\"ح\"],[126632,1,\"ط\"],[126633,1,\"ي\"],[126634,3],[126635,1,\"ل\"],[126636,1,\"م\"],[126637,1,\"ن\"],[126638,1,\"س\"],[126639,1,\"ع\"],[126640,1,\"ف\"],[126641,1,\"ص\"],[126642,1,\"ق\"],[126643,1,\"ر\"],[126644,1,\"ش\"],[126645,1,\"ت\"],[126646,1,\"ث\"],[126647,1,\"خ\"],[126648,1,\"ذ\"],[126649,1,\"ض\"],[126650,1,\"ظ\"],[126651,1,\"غ\"],[[126652,126703],3],[[126704,126705],2],[[126706,126975],3],[[126976,127019],2],[[127020,127023],3],[[127024,127123],2],[[127124,127135],3],[[127136,127150],2],[[127151,127152],3],[[127153,127166],2],[127167,2],[127168,3],[[127169,127183],2],[127184,3],[[127185,127199],2],[[127200,127221],2],[[127222,127231],3],[127232,3],[127233,1,\"0,\"],[127234,1,\"1,\"],[127235,1,\"2,\"],[127236,1,\"3,\"],[127237,1,\"4,\"],[127238,1,\"5,\"],[127239,1,\"6,\"],[127240,1,\"7,\"],[127241,1,\"8,\"],[127242,1,\"9,\"],[[127243,127244],2],[[127245,127247],2],[127248,1,\"(a)\"],[127249,1,\"(b)\"],[127250,1,\"(c)\"],[127251,1,\"(d)\"],[127252,1,\"(e)\"],[127253,1,\"(f)\"],[127254,1,\"(g)\"],[127255,1,\"(h)\"],[127256,1,\"(i)\"],[127257,1,\"(j)\"],[127258,1,\"(k)\"],[127259,1,\"(l)\"],[127260,1,\"(m)\"],[127261,1,\"(n)\"],[127262,1,\"(o)\"],[127263,1,\"(p)\"],[127264,1,\"(q)\"],[127265,1,\"(r)\"],[127266,1,\"(s)\"],[127267,1,\"(t)\"],[127268,1,\"(u)\"],[127269,1,\"(v)\"],[127270,1,\"(w)\"],[127271,1,\"(x)\"],[127272,1,\"(y)\"],[127273,1,\"(z)\"],[127274,1,\"〔s〕\"],[127275,1,\"c\"],[127276,1,\"r\"],[127277,1,\"cd\"],[127278,1,\"wz\"],[127279,2],[127280,1,\"a\"],[127281,1,\"b\"],[127282,1,\"c\"],[127283,1,\"d\"],[127284,1,\"e\"],[127285,1,\"f\"],[127286,1,\"g\"],[127287,1,\"h\"],[127288,1,\"i\"],[127289,1,\"j\"],[127290,1,\"k\"],[127291,1,\"l\"],[127292,1,\"m\"],[127293,1,\"n\"],[127294,1,\"o\"],[127295,1,\"p\"],[127296,1,\"q\"],[127297,1,\"r\"],[127298,1,\"s\"],[127299,1,\"t\"],[127300,1,\"u\"],[127301,1,\"v\"],[127302,1,\"w\"],[127303,1,\"x\"],[127304,1,\"y\"],[127305,1,\"z\"],[127306,1,\"hv\"],[127307,1,\"mv\"],[127308,1,\"sd\"],[127309,1,\"ss\"],[127310,1,\"ppv\"],[127311,1,\"wc\"],[[127312,127318],2],[127319,2],[[127320,127326],2],[127327,2],[[127328,127337],2],[127338,1,\"mc\"],[127339,1,\"md\"],[127340,1,\"mr\"],[[127341,127343],2],[[127344,127352],2],[127353,2],[127354,2],[[127355,127356],2],[[127357,127358],2],[127359,2],[[127360,127369],2],[[127370,127373],2],[[127374,127375],2],[127376,1,\"dj\"],[[127377,127386],2],[[127387,127404],2],[127405,2],[[127406,127461],3],[[127462,127487],2],[127488,1,\"ほか\"],[127489,1,\"ココ\"],[127490,1,\"サ\"],[[127491,127503],3],[127504,1,\"手\"],[127505,1,\"字\"],[127506,1,\"双\"],[127507,1,\"デ\"],[127508,1,\"二\"],[127509,1,\"多\"],[127510,1,\"解\"],[127511,1,\"天\"],[127512,1,\"交\"],[127513,1,\"映\"],[127514,1,\"無\"],[127515,1,\"料\"],[127516,1,\"前\"],[127517,1,\"後\"],[127518,1,\"再\"],[127519,1,\"新\"],[127520,1,\"初\"],[127521,1,\"終\"],[127522,1,\"生\"],[127523,1,\"販\"],[127524,1,\"声\"],[127525,1,\"吹\"],[127526,1,\"演\"],[127527,1,\"投\"],[127528,1,\"捕\"],[127529,1,\"一\"],[127530,1,\"三\"],[127531,1,\"遊\"],[127532,1,\"左\"],[127533,1,\"中\"],[127534,1,\"右\"],[127535,1,\"指\"],[127536,1,\"走\"],[127537,1,\"打\"],[127538,1,\"禁\"],[127539,1,\"空\"],[127540,1,\"合\"],[127541,1,\"満\"],[127542,1,\"有\"],[127543,1,\"月\"],[127544,1,\"申\"],[127545,1,\"割\"],[127546,1,\"営\"],[127547,1,\"配\"],[[127548,127551],3],[127552,1,\"〔本〕\"],[127553,1,\"〔三〕\"],[127554,1,\"〔二〕\"],[127555,1,\"〔安〕\"],[127556,1,\"〔点〕\"],[127557,1,\"〔打〕\"],[127558,1,\"〔盗〕\"],[127559,1,\"〔勝〕\"],[127560,1,\"〔敗〕\"],[[127561,127567],3],[127568,1,\"得\"],[127569,1,\"可\"],[[127570,127583],3],[[127584,127589],2],[[127590,127743],3],[[127744,127776],2],[[127777,127788],2],[[127789,127791],2],[[127792,127797],2],[127798,2],[[127799,127868],2],[127869,2],[[127870,127871],2],[[127872,127891],2],[[127892,127903],2],[[127904,127940],2],[127941,2],[[127942,127946],2],[[127947,127950],2],[[127951,127955],2],[[127956,127967],2],[[127968,127984],2],[[127985,127991],2],[[127992,127999],2],[[128000,128062],2],[128063,2],[128064,2],[128065,2],[[128066,128247],2],[128248,2],[[128249,128252],2],[[128253,128254],2],[128255,2],[[128256,128317],2],[[128318,128319],2],[[128320,128323],2],[[128324,128330],2],[[128331,128335],2],[[128336,128359],2],[[128360,128377],2],[128378,2],[[128379,128419],2],[128420,2],[[128421,128506],2],[[128507,128511],2],[128512,2],[[128513,128528],2],[128529,2],[[128530,128532],2],[128533,2],[128534,2],[128535,2],[128536,2],[128537,2],[128538,2],[128539,2],[[128540,128542],2],[128543,2],[[128544,128549],2],[[128550,128551],2],[[128552,128555],2],[128556,2],[128557,2],[[128558,128559],2],[[128560,128563],2],[128564,2],[[128565,128576],2],[[128577,128578],2],[[128579,128580],2],[[128581,128591],2],[[128592,128639],2],[[128640,128709],2],[[128710,128719],2],[128720,2],[[128721,128722],2],[[128723,128724],2],[128725,2],[[128726,128727],2],[128728,2],[[128729,128731],3],[128732,2],[[128733,128735],2],[[128736,128748],2],[[128749,128751],3],[[128752,128755],2],[[128756,128758],2],[[128759,128760],2],[128761,2],[128762,2],[[128763,128764],2],[[128765,128767],3],[[128768,128883],2],[[128884,128886],2],[[128887,128890],2],[[128891,128895],2],[[128896,128980],2],[[128981,128984],2],[128985,2],[[128986,128991],3],[[128992,129003],2],[[129004,129007],3],[129008,2],[[129009,129023],3],[[129024,129035],2],[[129036,129039],3],[[129040,129095],2],[[129096,129103],3],[[129104,129113],2],[[129114,129119],3],[[129120,129159],2],[[129160,129167],3],[[129168,129197],2],[[129198,129199],3],[[129200,129201],2],[[129202,129211],2],[[129212,129215],3],[[129216,129217],2],[[129218,129231],3],[[129232,129240],2],[[129241,129279],3],[[129280,129291],2],[129292,2],[[129293,129295],2],[[129296,129304],2],[[129305,129310],2],[129311,2],[[129312,129319],2],[[129320,129327],2],[129328,2],[[129329,129330],2],[[129331,129342],2],[129343,2],[[129344,129355],2],[129356,2],[[129357,129359],2],[[129360,129374],2],[[129375,129387],2],[[129388,129392],2],[129393,2],[129394,2],[[129395,129398],2],[[129399,129400],2],[129401,2],[129402,2],[129403,2],[[129404,129407],2],[[129408,129412],2],[[129413,129425],2],[[129426,129431],2],[[129432,129442],2],[[129443,129444],2],[[129445,129450],2],[[129451,129453],2],[[129454,129455],2],[[129456,129465],2],[[129466,129471],2],[129472,2],[[129473,129474],2],[[129475,129482],2],[129483,2],[129484,2],[[129485,129487],2],[[129488,129510],2],[[129511,129535],2],[[129536,129619],2],[[129620,129623],2],[[129624,129631],3],[[129632,129645],2],[[129646,129647],3],[[129648,129651],2],[129652,2],[[129653,129655],2],[[129656,129658],2],[[129659,129660],2],[[129661,129663],3],[[129664,129666],2],[[129667,129670],2],[[129671,129672],2],[129673,2],[129674,2],[[129675,129677],3],[129678,2],[129679,2],[[129680,129685],2],[[129686,129704],2],[[129705,129708],2],[[129709,129711],2],[[129712,129718],2],[[129719,129722],2],[[129723,129725],2],[129726,2],[129727,2],[[129728,129730],2],[[129731,129733],2],[129734,2],[129735,3],[129736,2],[[129737,129740],3],[129741,2],[[129742,129743],2],[[129744,129750],2],[[129751,129753],2],[[129754,129755],2],[129756,2],[[129757,129758],3],[129759,2],[[129760,129767],2],[129768,2],[129769,2],[129770,2],[[129771,129774],3],[129775,2],[[129776,129782],2],[[129783,129784],2],[[129785,129791],3],[[129792,129938],2],[129939,3],[[129940,129994],2],[[129995,130031],2],[130032,1,\"0\"],[130033,1,\"1\"],[130034,1,\"2\"],[130035,1,\"3\"],[130036,1,\"4\"],[130037,1,\"5\"],[130038,1,\"6\"],[130039,1,\"7\"],[130040,1,\"8\"],[130041,1,\"9\"],[130042,2],[[130043,131069],3],[[131070,131071],3],[[131072,173782],2],[[173783,173789],2],[[173790,173791],2],[[173792,173823],3],[[173824,177972],2],[[177973,177976],2],[177977,2],[[177978,177983],2],[[177984,178205],2],[[178206,178207],3],[[178208,183969],2],[[183970,183981],2],[[183982,183983],3],[[183984,191456],2],[[191457,191471],3],[[191472,192093],2],[[192094,194559],3],[194560,1,\"丽\"],[194561,1,\"丸\"],[194562,1,\"乁\"],[194563,1,\"𠄢\"],[194564,1,\"你\"],[194565,1,\"侮\"],[194566,1,\"侻\"],[194567,1,\"倂\"],[194568,1,\"偺\"],[194569,1,\"備\"],[194570,1,\"僧\"],[194571,1,\"像\"],[194572,1,\"㒞\"],[194573,1,\"𠘺\"],[194574,1,\"免\"],[194575,1,\"兔\"],[194576,1,\"兤\"],[194577,1,\"具\"],[194578,1,\"𠔜\"],[194579,1,\"㒹\"],[194580,1,\"內\"],[194581,1,\"再\"],[194582,1,\"𠕋\"],[194583,1,\"冗\"],[194584,1,\"冤\"],[194585,1,\"仌\"],[194586,1,\"冬\"],[194587,1,\"况\"],[194588,1,\"𩇟\"],[194589,1,\"凵\"],[194590,1,\"刃\"],[194591,1,\"㓟\"],[194592,1,\"刻\"],[194593,1,\"剆\"],[194594,1,\"割\"],[194595,1,\"剷\"],[194596,1,\"㔕\"],[194597,1,\"勇\"],[194598,1,\"勉\"],[194599,1,\"勤\"],[194600,1,\"勺\"],[194601,1,\"包\"],[194602,1,\"匆\"],[194603,1,\"北\"],[194604,1,\"卉\"],[194605,1,\"卑\"],[194606,1,\"博\"],[194607,1,\"即\"],[194608,1,\"卽\"],[[194609,194611],1,\"卿\"],[194612,1,\"𠨬\"],[194613,1,\"灰\"],[194614,1,\"及\"],[194615,1,\"叟\"],[194616,1,\"𠭣\"],[194617,1,\"叫\"],[194618,1,\"叱\"],[194619,1,\"吆\"],[194620,1,\"咞\"],[194621,1,\"吸\"],[194622,1,\"呈\"],[194623,1,\"周\"],[194624,1,\"咢\"],[194625,1,\"哶\"],[194626,1,\"唐\"],[194627,1,\"啓\"],[194628,1,\"啣\"],[[194629,194630],1,\"善\"],[194631,1,\"喙\"],[194632,1,\"喫\"],[194633,1,\"喳\"],[194634,1,\"嗂\"],[194635,1,\"圖\"],[194636,1,\"嘆\"],[194637,1,\"圗\"],[194638,1,\"噑\"],[194639,1,\"噴\"],[194640,1,\"切\"],[194641,1,\"壮\"],[194642,1,\"城\"],[194643,1,\"埴\"],[194644,1,\"堍\"],[194645,1,\"型\"],[194646,1,\"堲\"],[194647,1,\"報\"],[194648,1,\"墬\"],[194649,1,\"𡓤\"],[194650,1,\"売\"],[194651,1,\"壷\"],[194652,1,\"夆\"],[194653,1,\"多\"],[194654,1,\"夢\"],[194655,1,\"奢\"],[194656,1,\"𡚨\"],[194657,1,\"𡛪\"],[194658,1,\"姬\"],[194659,1,\"娛\"],[194660,1,\"娧\"],[194661,1,\"姘\"],[194662,1,\"婦\"],[194663,1,\"㛮\"],[194664,1,\"㛼\"],[194665,1,\"嬈\"],[[194666,194667],1,\"嬾\"],[194668,1,\"𡧈\"],[194669,1,\"寃\"],[194670,1,\"寘\"],[194671,1,\"寧\"],[194672,1,\"寳\"],[194673,1,\"𡬘\"],[194674,1,\"寿\"],[194675,1,\"将\"],[194676,1,\"当\"],[194677,1,\"尢\"],[194678,1,\"㞁\"],[194679,1,\"屠\"],[194680,1,\"屮\"],[194681,1,\"峀\"],[194682,1,\"岍\"],[194683,1,\"𡷤\"],[194684,1,\"嵃\"],[194685,1,\"𡷦\"],[194686,1,\"嵮\"],[194687,1,\"嵫\"],[194688,1,\"嵼\"],[194689,1,\"巡\"],[194690,1,\"巢\"],[194691,1,\"㠯\"],[194692,1,\"巽\"],[194693,1,\"帨\"],[194694,1,\"帽\"],[194695,1,\"幩\"],[194696,1,\"㡢\"],[194697,1,\"𢆃\"],[194698,1,\"㡼\"],[194699,1,\"庰\"],[194700,1,\"庳\"],[194701,1,\"庶\"],[194702,1,\"廊\"],[194703,1,\"𪎒\"],[194704,1,\"廾\"],[[194705,194706],1,\"𢌱\"],[194707,1,\"舁\"],[[194708,194709],1,\"弢\"],[194710,1,\"㣇\"],[194711,1,\"𣊸\"],[194712,1,\"𦇚\"],[194713,1,\"形\"],[194714,1,\"彫\"],[194715,1,\"㣣\"],[194716,1,\"徚\"],[194717,1,\"忍\"],[194718,1,\"志\"],[194719,1,\"忹\"],[194720,1,\"悁\"],[194721,1,\"㤺\"],[194722,1,\"㤜\"],[194723,1,\"悔\"],[194724,1,\"𢛔\"],[194725,1,\"惇\"],[194726,1,\"慈\"],[194727,1,\"慌\"],[194728,1,\"慎\"],[194729,1,\"慌\"],[194730,1,\"慺\"],[194731,1,\"憎\"],[194732,1,\"憲\"],[194733,1,\"憤\"],[194734,1,\"憯\"],[194735,1,\"懞\"],[194736,1,\"懲\"],[194737,1,\"懶\"],[194738,1,\"成\"],[194739,1,\"戛\"],[194740,1,\"扝\"],[194741,1,\"抱\"],[194742,1,\"拔\"],[194743,1,\"捐\"],[194744,1,\"𢬌\"],[194745,1,\"挽\"],[194746,1,\"拼\"],[194747,1,\"捨\"],[194748,1,\"掃\"],[194749,1,\"揤\"],[194750,1,\"𢯱\"],[194751,1,\"搢\"],[194752,1,\"揅\"],[194753,1,\"掩\"],[194754,1,\"㨮\"],[194755,1,\"摩\"],[194756,1,\"摾\"],[194757,1,\"撝\"],[194758,1,\"摷\"],[194759,1,\"㩬\"],[194760,1,\"敏\"],[194761,1,\"敬\"],[194762,1,\"𣀊\"],[194763,1,\"旣\"],[194764,1,\"書\"],[194765,1,\"晉\"],[194766,1,\"㬙\"],[194767,1,\"暑\"],[194768,1,\"㬈\"],[194769,1,\"㫤\"],[194770,1,\"冒\"],[194771,1,\"冕\"],[194772,1,\"最\"],[194773,1,\"暜\"],[194774,1,\"肭\"],[194775,1,\"䏙\"],[194776,1,\"朗\"],[194777,1,\"望\"],[194778,1,\"朡\"],[194779,1,\"杞\"],[194780,1,\"杓\"],[194781,1,\"𣏃\"],[194782,1,\"㭉\"],[194783,1,\"柺\"],[194784,1,\"枅\"],[194785,1,\"桒\"],[194786,1,\"梅\"],[194787,1,\"𣑭\"],[194788,1,\"梎\"],[194789,1,\"栟\"],[194790,1,\"椔\"],[194791,1,\"㮝\"],[194792,1,\"楂\"],[194793,1,\"榣\"],[194794,1,\"槪\"],[194795,1,\"檨\"],[194796,1,\"𣚣\"],[194797,1,\"櫛\"],[194798,1,\"㰘\"],[194799,1,\"次\"],[194800,1,\"𣢧\"],[194801,1,\"歔\"],[194802,1,\"㱎\"],[194803,1,\"歲\"],[194804,1,\"殟\"],[194805,1,\"殺\"],[194806,1,\"殻\"],[194807,1,\"𣪍\"],[194808,1,\"𡴋\"],[194809,1,\"𣫺\"],[194810,1,\"汎\"],[194811,1,\"𣲼\"],[194812,1,\"沿\"],[194813,1,\"泍\"],[194814,1,\"汧\"],[194815,1,\"洖\"],[194816,1,\"派\"],[194817,1,\"海\"],[194818,1,\"流\"],[194819,1,\"浩\"],[194820,1,\"浸\"],[194821,1,\"涅\"],[194822,1,\"𣴞\"],[194823,1,\"洴\"],[194824,1,\"港\"],[194825,1,\"湮\"],[194826,1,\"㴳\"],[194827,1,\"滋\"],[194828,1,\"滇\"],[194829,1,\"𣻑\"],[194830,1,\"淹\"],[194831,1,\"潮\"],[194832,1,\"𣽞\"],[194833,1,\"𣾎\"],[194834,1,\"濆\"],[194835,1,\"瀹\"],[194836,1,\"瀞\"],[194837,1,\"瀛\"],[194838,1,\"㶖\"],[194839,1,\"灊\"],[194840,1,\"災\"],[194841,1,\"灷\"],[194842,1,\"炭\"],[194843,1,\"𠔥\"],[194844,1,\"煅\"],[194845,1,\"𤉣\"],[194846,1,\"熜\"],[194847,1,\"𤎫\"],[194848,1,\"爨\"],[194849,1,\"爵\"],[194850,1,\"牐\"],[194851,1,\"𤘈\"],[194852,1,\"犀\"],[194853,1,\"犕\"],[194854,1,\"𤜵\"],[194855,1,\"𤠔\"],[194856,1,\"獺\"],[194857,1,\"王\"],[194858,1,\"㺬\"],[194859,1,\"玥\"],[[194860,194861],1,\"㺸\"],[194862,1,\"瑇\"],[194863,1,\"瑜\"],[194864,1,\"瑱\"],[194865,1,\"璅\"],[194866,1,\"瓊\"],[194867,1,\"㼛\"],[194868,1,\"甤\"],[194869,1,\"𤰶\"],[194870,1,\"甾\"],[194871,1,\"𤲒\"],[194872,1,\"異\"],[194873,1,\"𢆟\"],[194874,1,\"瘐\"],[194875,1,\"𤾡\"],[194876,1,\"𤾸\"],[194877,1,\"𥁄\"],[194878,1,\"㿼\"],[194879,1,\"䀈\"],[194880,1,\"直\"],[194881,1,\"𥃳\"],[194882,1,\"𥃲\"],[194883,1,\"𥄙\"],[194884,1,\"𥄳\"],[194885,1,\"眞\"],[[194886,194887],1,\"真\"],[194888,1,\"睊\"],[194889,1,\"䀹\"],[194890,1,\"瞋\"],[194891,1,\"䁆\"],[194892,1,\"䂖\"],[194893,1,\"𥐝\"],[194894,1,\"硎\"],[194895,1,\"碌\"],[194896,1,\"磌\"],[194897,1,\"䃣\"],[194898,1,\"𥘦\"],[194899,1,\"祖\"],[194900,1,\"𥚚\"],[194901,1,\"𥛅\"],[194902,1,\"福\"],[194903,1,\"秫\"],[194904,1,\"䄯\"],[194905,1,\"穀\"],[194906,1,\"穊\"],[194907,1,\"穏\"],[194908,1,\"𥥼\"],[[194909,194910],1,\"𥪧\"],[194911,1,\"竮\"],[194912,1,\"䈂\"],[194913,1,\"𥮫\"],[194914,1,\"篆\"],[194915,1,\"築\"],[194916,1,\"䈧\"],[194917,1,\"𥲀\"],[194918,1,\"糒\"],[194919,1,\"䊠\"],[194920,1,\"糨\"],[194921,1,\"糣\"],[194922,1,\"紀\"],[194923,1,\"𥾆\"],[194924,1,\"絣\"],[194925,1,\"䌁\"],[194926,1,\"緇\"],[194927,1,\"縂\"],[194928,1,\"繅\"],[194929,1,\"䌴\"],[194930,1,\"𦈨\"],[194931,1,\"𦉇\"],[194932,1,\"䍙\"],[194933,1,\"𦋙\"],[194934,1,\"罺\"],[194935,1,\"𦌾\"],[194936,1,\"羕\"],[194937,1,\"翺\"],[194938,1,\"者\"],[194939,1,\"𦓚\"],[194940,1,\"𦔣\"],[194941,1,\"聠\"],[194942,1,\"𦖨\"],[194943,1,\"聰\"],[194944,1,\"𣍟\"],[194945,1,\"䏕\"],[194946,1,\"育\"],[194947,1,\"脃\"],[194948,1,\"䐋\"],[194949,1,\"脾\"],[194950,1,\"媵\"],[194951,1,\"𦞧\"],[194952,1,\"𦞵\"],[194953,1,\"𣎓\"],[194954,1,\"𣎜\"],[194955,1,\"舁\"],[194956,1,\"舄\"],[194957,1,\"辞\"],[194958,1,\"䑫\"],[194959,1,\"芑\"],[194960,1,\"芋\"],[194961,1,\"芝\"],[194962,1,\"劳\"],[194963,1,\"花\"],[194964,1,\"芳\"],[194965,1,\"芽\"],[194966,1,\"苦\"],[194967,1,\"𦬼\"],[194968,1,\"若\"],[194969,1,\"茝\"],[194970,1,\"荣\"],[194971,1,\"莭\"],[194972,1,\"茣\"],[194973,1,\"莽\"],[194974,1,\"菧\"],[194975,1,\"著\"],[194976,1,\"荓\"],[194977,1,\"菊\"],[194978,1,\"菌\"],[194979,1,\"菜\"],[194980,1,\"𦰶\"],[194981,1,\"𦵫\"],[194982,1,\"𦳕\"],[194983,1,\"䔫\"],[194984,1,\"蓱\"],[194985,1,\"蓳\"],[194986,1,\"蔖\"],[194987,1,\"𧏊\"],[194988,1,\"蕤\"],[194989,1,\"𦼬\"],[194990,1,\"䕝\"],[194991,1,\"䕡\"],[194992,1,\"𦾱\"],[194993,1,\"𧃒\"],[194994,1,\"䕫\"],[194995,1,\"虐\"],[194996,1,\"虜\"],[194997,1,\"虧\"],[194998,1,\"虩\"],[194999,1,\"蚩\"],[195000,1,\"蚈\"],[195001,1,\"蜎\"],[195002,1,\"蛢\"],[195003,1,\"蝹\"],[195004,1,\"蜨\"],[195005,1,\"蝫\"],[195006,1,\"螆\"],[195007,1,\"䗗\"],[195008,1,\"蟡\"],[195009,1,\"蠁\"],[195010,1,\"䗹\"],[195011,1,\"衠\"],[195012,1,\"衣\"],[195013,1,\"𧙧\"],[195014,1,\"裗\"],[195015,1,\"裞\"],[195016,1,\"䘵\"],[195017,1,\"裺\"],[195018,1,\"㒻\"],[195019,1,\"𧢮\"],[195020,1,\"𧥦\"],[195021,1,\"䚾\"],[195022,1,\"䛇\"],[195023,1,\"誠\"],[195024,1,\"諭\"],[195025,1,\"變\"],[195026,1,\"豕\"],[195027,1,\"𧲨\"],[195028,1,\"貫\"],[195029,1,\"賁\"],[195030,1,\"贛\"],[195031,1,\"起\"],[195032,1,\"𧼯\"],[195033,1,\"𠠄\"],[195034,1,\"跋\"],[195035,1,\"趼\"],[195036,1,\"跰\"],[195037,1,\"𠣞\"],[195038,1,\"軔\"],[195039,1,\"輸\"],[195040,1,\"𨗒\"],[195041,1,\"𨗭\"],[195042,1,\"邔\"],[195043,1,\"郱\"],[195044,1,\"鄑\"],[195045,1,\"𨜮\"],[195046,1,\"鄛\"],[195047,1,\"鈸\"],[195048,1,\"鋗\"],[195049,1,\"鋘\"],[195050,1,\"鉼\"],[195051,1,\"鏹\"],[195052,1,\"鐕\"],[195053,1,\"𨯺\"],[195054,1,\"開\"],[195055,1,\"䦕\"],[195056,1,\"閷\"],[195057,1,\"𨵷\"],[195058,1,\"䧦\"],[195059,1,\"雃\"],[195060,1,\"嶲\"],[195061,1,\"霣\"],[195062,1,\"𩅅\"],[195063,1,\"𩈚\"],[195064,1,\"䩮\"],[195065,1,\"䩶\"],[195066,1,\"韠\"],[195067,1,\"𩐊\"],[195068,1,\"䪲\"],[195069,1,\"𩒖\"],[[195070,195071],1,\"頋\"],[195072,1,\"頩\"],[195073,1,\"𩖶\"],[195074,1,\"飢\"],[195075,1,\"䬳\"],[195076,1,\"餩\"],[195077,1,\"馧\"],[195078,1,\"駂\"],[195079,1,\"駾\"],[195080,1,\"䯎\"],[195081,1,\"𩬰\"],[195082,1,\"鬒\"],[195083,1,\"鱀\"],[195084,1,\"鳽\"],[195085,1,\"䳎\"],[195086,1,\"䳭\"],[195087,1,\"鵧\"],[195088,1,\"𪃎\"],[195089,1,\"䳸\"],[195090,1,\"𪄅\"],[195091,1,\"𪈎\"],[195092,1,\"𪊑\"],[195093,1,\"麻\"],[195094,1,\"䵖\"],[195095,1,\"黹\"],[195096,1,\"黾\"],[195097,1,\"鼅\"],[195098,1,\"鼏\"],[195099,1,\"鼖\"],[195100,1,\"鼻\"],[195101,1,\"𪘀\"],[[195102,196605],3],[[196606,196607],3],[[196608,201546],2],[[201547,201551],3],[[201552,205743],2],[[205744,210041],2],[[210042,262141],3],[[262142,262143],3],[[262144,327677],3],[[327678,327679],3],[[327680,393213],3],[[393214,393215],3],[[393216,458749],3],[[458750,458751],3],[[458752,524285],3],[[524286,524287],3],[[524288,589821],3],[[589822,589823],3],[[589824,655357],3],[[655358,655359],3],[[655360,720893],3],[[720894,720895],3],[[720896,786429],3],[[786430,786431],3],[[786432,851965],3],[[851966,851967],3],[[851968,917501],3],[[917502,917503],3],[917504,3],[917505,3],[[917506,917535],3],[[917536,917631],3],[[917632,917759],3],[[917760,917999],7],[[918000,983037],3],[[983038,983039],3],[[983040,1048573],3],[[1048574,1048575],3],[[1048576,1114109],3],[[1114110,1114111],3]]");
}));
// ../node_modules/.pnpm/tr46@6.0.0/node_modules/tr46/lib/statusMapping.js
var require_statusMapping = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports.STATUS_MAPPING = {
		mapped: 1,
		valid: 2,
		disallowed: 3,
		deviation: 6,
		ignored: 7
	};
}));
// ../packages/core/dist/idna/domain.js
var import_tr46 = (/* @__PURE__ */ __commonJSMin(((exports, module) => {
	var punycode = (init_punycode_es6(), __toCommonJS(punycode_es6_exports));
	var regexes = require_regexes();
	var mappingTable = (init_mappingTable(), __toCommonJS(mappingTable_exports).default);
	var { STATUS_MAPPING } = require_statusMapping();
	function containsNonASCII(str) {
		return /[^\x00-\x7F]/u.test(str);
	}
	function findStatus(val) {
		let start = 0;
		let end = mappingTable.length - 1;
		while (start <= end) {
			const mid = Math.floor((start + end) / 2);
			const target = mappingTable[mid];
			const min = Array.isArray(target[0]) ? target[0][0] : target[0];
			const max = Array.isArray(target[0]) ? target[0][1] : target[0];
			if (min <= val && max >= val) return target.slice(1);
			else if (min > val) end = mid - 1;
			else start = mid + 1;
		}
		return null;
	}
	function mapChars(domainName, { transitionalProcessing }) {
		let processed = "";
		for (const ch of domainName) {
			const [status, mapping] = findStatus(ch.codePointAt(0));
			switch (status) {
				case STATUS_MAPPING.disallowed:
					processed += ch;
					break;
				case STATUS_MAPPING.ignored: break;
				case STATUS_MAPPING.mapped:
					if (transitionalProcessing && ch === "ẞ") processed += "ss";
					else processed += mapping;
					break;
				case STATUS_MAPPING.deviation:
					if (transitionalProcessing) processed += mapping;
					else processed += ch;
					break;
				case STATUS_MAPPING.valid: processed += ch;
			}
		}
		return processed;
	}
	function validateLabel(label, { checkHyphens, checkBidi, checkJoiners, transitionalProcessing, useSTD3ASCIIRules, isBidi }) {
		if (label.length === 0) return true;
		if (label.normalize("NFC") !== label) return false;
		const codePoints = Array.from(label);
		if (checkHyphens) {
			if (codePoints[2] === "-" && codePoints[3] === "-" || label.startsWith("-") || label.endsWith("-")) return false;
		}
		if (!checkHyphens) {
			if (label.startsWith("xn--")) return false;
		}
		if (label.includes(".")) return false;
		if (regexes.combiningMarks.test(codePoints[0])) return false;
		for (const ch of codePoints) {
			const codePoint = ch.codePointAt(0);
			const [status] = findStatus(codePoint);
			if (transitionalProcessing) {
				if (status !== STATUS_MAPPING.valid) return false;
			} else if (status !== STATUS_MAPPING.valid && status !== STATUS_MAPPING.deviation) return false;
			if (useSTD3ASCIIRules && codePoint <= 127) {
				if (!/^(?:[a-z]|[0-9]|-)$/u.test(ch)) return false;
			}
		}
		if (checkJoiners) {
			let last = 0;
			for (const [i, ch] of codePoints.entries()) if (ch === "‌" || ch === "‍") {
				if (i > 0) {
					if (regexes.combiningClassVirama.test(codePoints[i - 1])) continue;
					if (ch === "‌") {
						const next = codePoints.indexOf("‌", i + 1);
						const test = next < 0 ? codePoints.slice(last) : codePoints.slice(last, next);
						if (regexes.validZWNJ.test(test.join(""))) {
							last = i + 1;
							continue;
						}
					}
				}
				return false;
			}
		}
		if (checkBidi && isBidi) {
			let rtl;
			if (regexes.bidiS1LTR.test(codePoints[0])) rtl = false;
			else if (regexes.bidiS1RTL.test(codePoints[0])) rtl = true;
			else return false;
			if (rtl) {
				if (!regexes.bidiS2.test(label) || !regexes.bidiS3.test(label) || regexes.bidiS4EN.test(label) && regexes.bidiS4AN.test(label)) return false;
			} else if (!regexes.bidiS5.test(label) || !regexes.bidiS6.test(label)) return false;
		}
		return true;
	}
	function isBidiDomain(labels) {
		const domain = labels.map((label) => {
			if (label.startsWith("xn--")) try {
				return punycode.decode(label.substring(4));
			} catch {
				return "";
			}
			return label;
		}).join(".");
		return regexes.bidiDomain.test(domain);
	}
	function processing(domainName, options) {
		let string = mapChars(domainName, options);
		string = string.normalize("NFC");
		const labels = string.split(".");
		const isBidi = isBidiDomain(labels);
		let error = false;
		for (const [i, origLabel] of labels.entries()) {
			let label = origLabel;
			let transitionalProcessingForThisLabel = options.transitionalProcessing;
			if (label.startsWith("xn--")) {
				if (containsNonASCII(label)) {
					error = true;
					continue;
				}
				try {
					label = punycode.decode(label.substring(4));
				} catch {
					if (!options.ignoreInvalidPunycode) {
						error = true;
						continue;
					}
				}
				labels[i] = label;
				if (label === "" || !containsNonASCII(label)) error = true;
				transitionalProcessingForThisLabel = false;
			}
			if (error) continue;
			if (!validateLabel(label, {
				...options,
				transitionalProcessing: transitionalProcessingForThisLabel,
				isBidi
			})) error = true;
		}
		return {
			string: labels.join("."),
			error
		};
	}
	function toASCII(domainName, { checkHyphens = false, checkBidi = false, checkJoiners = false, useSTD3ASCIIRules = false, verifyDNSLength = false, transitionalProcessing = false, ignoreInvalidPunycode = false } = {}) {
		const result = processing(domainName, {
			checkHyphens,
			checkBidi,
			checkJoiners,
			useSTD3ASCIIRules,
			transitionalProcessing,
			ignoreInvalidPunycode
		});
		let labels = result.string.split(".");
		labels = labels.map((l) => {
			if (containsNonASCII(l)) try {
				return `xn--${punycode.encode(l)}`;
			} catch {
				result.error = true;
			}
			return l;
		});
		if (verifyDNSLength) {
			const total = labels.join(".").length;
			if (total > 253 || total === 0) result.error = true;
			for (let i = 0; i < labels.length; ++i) if (labels[i].length > 63 || labels[i].length === 0) {
				result.error = true;
				break;
			}
		}
		if (result.error) return null;
		return labels.join(".");
	}
	function toUnicode(domainName, { checkHyphens = false, checkBidi = false, checkJoiners = false, useSTD3ASCIIRules = false, transitionalProcessing = false, ignoreInvalidPunycode = false } = {}) {
		const result = processing(domainName, {
			checkHyphens,
			checkBidi,
			checkJoiners,
			useSTD3ASCIIRules,
			transitionalProcessing,
			ignoreInvalidPunycode
		});
		return {
			domain: result.string,
			error: result.error
		};
	}
	module.exports = {
		toASCII,
		toUnicode
	};
})))();
/** UTS #46 §4 with every check that makes a mapped name a valid DNS name. */
var strictOptions = {
	checkBidi: true,
	checkHyphens: true,
	checkJoiners: true,
	transitionalProcessing: false,
	useSTD3ASCIIRules: true,
	verifyDNSLength: true
};
/**
* The DNS name in A-labels, or `undefined` if a label is not valid: UTS #46 ToASCII with all its checks, and the
* contexts of RFC 5892 that it leaves out. `domainToAscii("Résumé.example")` is `xn--rsum-bpad.example`.
*/
function domainToAscii(domain) {
	return mapLabels(domain, (labels) => {
		const ascii = (0, import_tr46.toASCII)(labels, strictOptions);
		return ascii !== null && areInContext(unicodeLabels(labels)) ? ascii : void 0;
	});
}
/** The DNS name in U-labels, or `undefined` if a label is not valid. `domainToUnicode("xn--rsum-bpad.example")` is `résumé.example`. */
function domainToUnicode(domain) {
	return mapLabels(domain, (labels) => {
		const unicode = unicodeLabels(labels);
		return (0, import_tr46.toASCII)(labels, strictOptions) !== null && areInContext(unicode) ? unicode : void 0;
	});
}
/** What the mapping of UTS #46 makes of a text, valid or not: `a/c` of `℀`. */
function mappedByIdna(text) {
	return (0, import_tr46.toUnicode)(text, {
		...strictOptions,
		useSTD3ASCIIRules: false
	}).domain;
}
/** The full stops that IDNA takes for U+002E (UTS #46 §2.3). */
var separators = /[.\u3002\uFF0E\uFF61]/;
var lastSeparator = new RegExp(`${separators.source}$`);
/** Many times what a label can have, since the mapping may drop characters; but Punycode takes quadratic time. */
var mostCharacters = 1024;
/** Whether a label is so long that it is not worth mapping. */
function isFarTooLong(domain) {
	return domain.length > mostCharacters && domain.split(separators).some(({ length }) => length > mostCharacters);
}
/** Sets a last full stop aside: it stands for the empty label of the root, which is no label to check (RFC 1034 §3.1). */
function mapLabels(domain, map) {
	const labels = withoutRoot(domain);
	if (isFarTooLong(labels)) return void 0;
	const mapped = map(labels);
	return mapped === void 0 || labels === domain ? mapped : `${mapped}.`;
}
/** The name without the full stop that may end it, in any of its forms: they are mapped before labels are told apart (UTS #46 §4). */
function withoutRoot(domain) {
	return domain.length > 1 && lastSeparator.test(domain) ? domain.slice(0, -1) : domain;
}
function unicodeLabels(labels) {
	return (0, import_tr46.toUnicode)(labels, strictOptions).domain;
}
function areInContext(unicode) {
	return unicode.split(".").every((label) => contextFaults(label).length === 0);
}
// ../packages/core/dist/iri/recompose.js
/**
* Puts components together with their delimiters (RFC 3986 §5.3); of what `splitIri` has split, the same text comes back.
* `recomposeIri({ path: "a", query: "" })` is `a?`.
*
* Nothing is encoded or checked. `isIriReference` tells whether the text is one, and `splitIri` whether it has the same
* components: without an authority, the path `//a` is read as one (RFC 3986 §3.3).
*/
function recomposeIri({ scheme, authority, path, query, fragment }) {
	let text = "";
	if (scheme !== void 0) text += `${textOf(scheme)}:`;
	if (authority !== void 0) text += `//${textOf(authority)}`;
	text += textOf(path);
	if (query !== void 0) text += `?${textOf(query)}`;
	if (fragment !== void 0) text += `#${textOf(fragment)}`;
	return text;
}
function textOf(part) {
	return typeof part === "string" ? part : part.text;
}
// ../packages/core/dist/mapping/percent-decode.js
/**
* `text` with every run of triplets decoded as UTF-8, or `undefined` if one of them is not UTF-8.
* A `%` that starts no triplet stays.
*/
function percentDecodeUtf8(text) {
	try {
		return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => decodeURIComponent(run));
	} catch {
		return;
	}
}
// ../packages/core/dist/mapping/map-components.js
var hostMappings = [
	"by-scheme",
	"percent-encode",
	"punycode"
];
/** The URI with every component mapped by itself (RFC 3987 §3.1), or `undefined` if the host is no valid DNS name. */
function mapComponents(iri, encode, { host, encodeQuery, base } = {}) {
	const authority = iri.authority && mapAuthority(withHostFor(iri.authority, host), encode, mappingFor(iri, host ?? "by-scheme"));
	if (iri.authority !== void 0 && authority === void 0) return void 0;
	return recomposeIri({
		scheme: iri.scheme?.text,
		authority,
		path: encode(iri.path.text),
		query: iri.query && encode(percentEncodeInCharset(iri.query.text, isHttp(iri, base) ? encodeQuery : void 0)),
		fragment: iri.fragment && encode(iri.fragment.text)
	});
}
/** Who asks for Punycode gets it also where the host is written in triplets, which are decoded first (3987bis §3.4.2). */
function withHostFor(authority, mapping) {
	const { host } = authority;
	const decoded = mapping === "punycode" && host.kind === "iregName" ? percentDecodeUtf8(host.text) : void 0;
	return decoded === void 0 || isAscii(decoded) ? authority : {
		...authority,
		host: {
			...host,
			text: decoded
		}
	};
}
/** 3987bis §3.5: the charset of a document counts for the queries of `http` and `https` alone. */
function isHttp({ scheme }, base) {
	const { scheme: inherited } = splitIri(base ?? "");
	return /^https?$/i.test((scheme ?? inherited)?.text ?? "");
}
function mappingFor({ scheme }, host) {
	if (host !== "by-scheme") return host;
	return scheme !== void 0 && hasDnsHost(scheme.text) ? "punycode" : "percent-encode";
}
function mapAuthority(authority, encode, mapping) {
	const host = mapping === "punycode" ? mapDnsHost(authority.host, encode) : encode(authority.host.text);
	if (host === void 0) return void 0;
	return `${authority.userinfo === void 0 ? "" : `${encode(authority.userinfo.text)}@`}${host}${authority.port === void 0 ? "" : `:${authority.port.text}`}`;
}
function mapDnsHost({ kind, text }, encode) {
	return kind === "iregName" ? dnsNameInAscii(text, encode) : encode(text);
}
/**
* The DNS name as a URI holds it, or `undefined` if it is none. Octets in a reg-name are UTF-8 (RFC 3986 §3.2.2); a
* host with triplets that are not stays as it is (3987bis §3.4.1).
*/
function dnsNameInAscii(text, encode = percentEncodeNonAscii) {
	if (isAscii(text)) return encode(text);
	const decoded = percentDecodeUtf8(text);
	return decoded === void 0 ? encode(text) : domainToAscii(decoded);
}
// ../packages/core/dist/findings/span.js
/** Whether `inner` lies within `outer`; an empty span lies within a span that holds its offset. */
function contains(outer, inner) {
	return outer.start <= inner.start && inner.end <= outer.end;
}
/** Orders spans by start, then by end. */
function compareSpans(a, b) {
	return a.start - b.start || a.end - b.end;
}
// ../packages/core/dist/checks/faults/bare-ipv6address.js
/** Whether host and port are an IPv6 address without its brackets: the first of its colons began the port. */
function isBareIpv6address(text, host, port) {
	return matchIpv6address(text, host.span.start, port.span.end) === port.span.end;
}
// ../packages/core/dist/checks/wording/exposed-password.js
/** Signs that stand in the place of a password that is not told. */
var mask = /^(?:\*+|\.{3,}|…|x{3,}|•+|redacted|hidden)$/i;
/** The text after the first colon of the userinfo (RFC 3986 §3.2.1), unless it is empty or only stands for a password. */
function exposedPassword({ text, span }) {
	const colon = text.indexOf(":");
	if (colon === -1 || colon === text.length - 1) return void 0;
	return mask.test(text.slice(colon + 1)) ? void 0 : {
		start: span.start + colon + 1,
		end: span.end
	};
}
/** From the delimiter that ends the authority up to the last `@` before the next delimiter. */
var cutOff$1 = /[/?#][^\s@]*@(?:[^\s/?#]*@)?/y;
/**
* A password that was meant where the port is read: `user:pa#ss@host` has a delimiter in it that ends the authority, and no
* userinfo therefore. A number may be a port, unless `#` follows it; what ends with `.git` is a path.
*/
function cutPassword({ text, authority }) {
	const { host, port, userinfo, span } = authority ?? {};
	if (host === void 0 || port === void 0 || userinfo !== void 0 || span === void 0) return void 0;
	if (/^[0-9]*$/.test(port.text) && (port.text === "" || text[span.end] !== "#")) return void 0;
	if (isBareIpv6address(text, host, port)) return void 0;
	cutOff$1.lastIndex = span.end;
	const [found] = cutOff$1.exec(text) ?? [];
	if (found === void 0 || found.endsWith(".git@")) return void 0;
	return {
		start: port.span.start,
		end: span.end + found.length - 1
	};
}
/** More of them are in no text that people write; what follows is not told apart, so that a text of passwords takes no longer. */
var mostPasswords = 8;
/** Behind `user:`, and the property of a database: `sqlserver://a:1433;user=b;password=c;d=e`. */
var passwordAfterName = /(?:\/\/|^(?:https?|wss?|ftp):\/?)[^/?#:]*:([^/?#]*)@|;(?:password|pwd)=([^;]*)/gi;
/**
* What stands in the place of a password, in order and apart: also where a slash is missing, behind a misspelled scheme, in
* an IRI in the query, and where a delimiter in it ends the authority. Where there are many, the last span is all of the rest.
*/
function passwordsIn(text) {
	const cut = cutPassword(splitIri(text));
	const passwords = cut === void 0 ? [] : [cut];
	for (const { 0: found, 1: ofUser, 2: ofDatabase, index } of text.matchAll(passwordAfterName)) {
		const password = ofUser ?? ofDatabase ?? "";
		const end = index + found.length - (ofUser === void 0 ? 0 : 1);
		if (password === "" || mask.test(password)) continue;
		const isRest = passwords.length === mostPasswords;
		passwords.push({
			start: end - password.length,
			end: isRest ? text.length : end
		});
		if (isRest) break;
	}
	return united(passwords);
}
/** Spans that overlap, or follow one another, as one. */
function united(spans) {
	const apart = [];
	for (const span of spans.toSorted(compareSpans)) {
		const last = apart.at(-1);
		if (last === void 0 || span.start > last.end) apart.push(span);
		else apart[apart.length - 1] = {
			start: last.start,
			end: Math.max(last.end, span.end)
		};
	}
	return apart;
}
/** `user:xxx@`: a password is never told. */
function maskPassword(text) {
	let masked = "";
	let at = 0;
	for (const { start, end } of passwordsIn(text)) {
		masked += `${text.slice(at, start)}xxx`;
		at = end;
	}
	return masked + text.slice(at);
}
// ../packages/core/dist/checks/wording/twin-message.js
/**
* Two IRIs that are displayed the same, in URI form: only there every reader can tell them apart. Long parts are cut, so
* that those behind them are seen, and so is what both have in common before the component in which they differ.
*/
function quoteTwins(text, twin) {
	const [own, other] = [shortened(uriForm$1(text)), shortened(uriForm$1(twin))];
	const start = startOfDifference(own, other);
	return [quoteFrom(own, start), quoteFrom(other, start)];
}
/**
* The other IRI as a whole, beside a finding whose message has only a part of it; nothing where the text has a password,
* which a twin may have anywhere.
*/
function relatedTwin(text, twin) {
	const whole = quote(uriForm$1(twin));
	if (passwordsIn(text).length > 0 || quoteTwins(text, twin)[1] === whole) return [];
	return [{
		span: {
			start: 0,
			end: text.length
		},
		message: `Displayed the same: the IRI form of ${whole}`
	}];
}
function uriForm$1(text) {
	const shown = maskPassword(text);
	return mapComponents(splitIri(shown), percentEncodeNonAscii) ?? percentEncodeNonAscii(shown);
}
/** Four letters in URI form, each of two octets. */
var longestPart = 24;
function shortened(uri) {
	return uri.replace(/[^/?#&=;:@.]+/gu, (part) => part.length <= longestPart ? part : `${part.slice(0, longestPart).replace(/%.?$/u, "")}…`);
}
/** More than a scheme and the slashes that follow it. */
var longestBeginning = 20;
/** The delimiter before the first difference, if it stands far from the start. */
function startOfDifference(one, other) {
	const same = differenceStart(one, other);
	const start = Math.max(...[
		"/",
		"?",
		"#",
		"&",
		"="
	].map((delimiter) => one.lastIndexOf(delimiter, same - 1)));
	return start > longestBeginning ? start : 0;
}
function quoteFrom(uri, start) {
	return quote(start === 0 ? uri : `…${uri.slice(start)}`);
}
// ../packages/core/dist/checks/faults/write-in-uri-form.js
/**
* Suggests the URI form of the right-to-left components in `span`, or of all if only that helps: percent-encoded, and
* the labels of a DNS host in Punycode. The text as it is must not help.
*/
function writeInUriForm(subject, span, helps) {
	const all = uriFormEdits(subject);
	const within = all.filter((edit) => span.start <= edit.span.start && edit.span.end <= span.end);
	for (const edits of [within, all]) if (helps(applyEdits(subject.text, edits))) return [suggestAll("Write the right-to-left components in URI form", edits)];
	return [];
}
function uriFormEdits(subject) {
	const isDnsName = subject.scheme === void 0 || hasDnsHost(subject.scheme.text);
	return bidiComponents(subject).filter(({ text }) => componentDirection(text).rightToLeft).flatMap((part) => {
		if (part.component !== "host" || !isDnsName) return percentEncodeComponent(subject, part).flatMap(({ edits }) => edits);
		const label = domainToAscii(part.text);
		return label === void 0 ? [] : [{
			span: part.span,
			text: label
		}];
	});
}
// ../packages/core/dist/checks/bidi/bidi-visual-twin.js
var bidiVisualTwin = defineCheck({
	code: "bidi-visual-twin",
	title: "IRI is displayed like another one",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [bidiGuidelines("7"), rfc3987bis("10")],
	message: "The {{components}} may be misread, since the IRI forms of {{uris}} are displayed the same; write the right-to-left components in URI form.",
	options: { twins: ["all", "conforming"] },
	needs: traits.unplainRightToLeft,
	claims: "bidi-twin",
	hidden: true,
	inNames: "names-and-keys",
	find(subject, report) {
		const { text } = subject;
		const twinOf = searchFor(subject);
		const twin = twinOf(text);
		if (twin === void 0) return;
		const span = changedSpan(subject, twin.twin);
		report({
			span,
			component: twin.differsIn.length === 1 ? twin.differsIn[0] ?? "iri" : "iri",
			data: {
				components: twin.differsIn.join(" and "),
				uris: quoteTwins(text, twin.twin).join(" and ")
			},
			related: relatedTwin(text, twin.twin),
			fixes: writeInUriForm(subject, span, (fixed) => twinOf(fixed) === void 0)
		});
	}
});
/**
* Differs from guidelines §7, which speaks of every confusion: of 1,495 real right-to-left IRIs that keep the rules of
* §3, 42 have a twin, and in each the title and a date or number of the same path trade places
* (`/2026/04/09/title/` and `/title/2026/04/09/`). Nobody is led astray by those, and nobody can name a blog's folders
* otherwise. So they are reported on request, and by default only numbers that change into another component: none of
* the 1,495. An IRI that breaks the rules has findings that lead to the same remedy.
*/
function searchFor({ profile, options }) {
	const { twins } = options;
	const isWanted = (twin) => !leadsElsewhere(twin) && (twins === "all" || twin.conforms && (twins === "conforming" || twin.differsIn.length > 1));
	return (text) => {
		const iri = splitIri(text);
		if (twins !== "all" && twins !== "conforming" && iri.query === void 0 && iri.fragment === void 0) return void 0;
		if (twins !== "all" && !keepsBidiRules(iri)) return void 0;
		return findTwin(text, {
			profile,
			rank: (twin) => isWanted(twin) ? 4 : 0
		});
	};
}
// ../packages/core/dist/checks/bidi/bidi-visual-twin-host.js
var bidiVisualTwinHost = defineCheck({
	code: "bidi-visual-twin-host",
	title: "IRI is displayed like one with a different host",
	strength: "must",
	fix: "suggestion",
	preset: "recommended",
	spec: [bidiGuidelines("7"), rfc3987bis("10")],
	message: "The {{part}} {{own}} may be mistaken for {{other}}, since the IRI forms of {{uris}} are displayed the same; write the right-to-left components in URI form.",
	options: { twins: ["all"] },
	needs: traits.unplainRightToLeft,
	claims: "bidi-twin",
	hidden: true,
	judges: "display",
	inNames: "names-and-keys",
	find(subject, report) {
		const { authority, text } = subject;
		if (authority === void 0) return;
		const { twins } = subject.options;
		const isWanted = twins === "all" ? leadsElsewhere : deceives;
		const twinOf = (iri) => findTwin(iri, {
			profile: subject.profile,
			rank: (twin) => isWanted(twin) ? 4 : 0,
			upTo: splitIri(iri).authority?.span.end ?? 0
		});
		const twin = twinOf(text);
		if (twin === void 0) return;
		const span = changedSpan(subject, twin.twin);
		report({
			span,
			component: "iri",
			data: describe$1(subject, authority, twin),
			related: relatedTwin(text, twin.twin),
			fixes: writeInUriForm(subject, span, (fixed) => twinOf(fixed) === void 0)
		});
	}
});
/** Whether somebody may meet the twin: it keeps the rules of guidelines §3, and its host can exist. */
function deceives(twin) {
	return leadsElsewhere(twin) && twin.conforms && hostCanExist(splitIri(twin.twin));
}
/**
* No registry gives away a name that IDNA refuses, such as one with a label of digits beside a right-to-left one
* (RFC 5893 §2), and no top-level domain is a number (RFC 3696 §2).
*/
function hostCanExist({ scheme, authority }) {
	const host = authority?.host;
	if (host?.kind !== "iregName" || scheme !== void 0 && !hasDnsHost(scheme.text)) return true;
	return !/(?:^|\.)[0-9]+\.?$/u.test(host.text) && domainToAscii(host.text) !== void 0;
}
/** The first part of the authority that differs, and both IRIs. Where a password differs, it may stand anywhere in the twin. */
function describe$1({ text }, own, { twin, differsIn }) {
	const other = splitIri(twin).authority;
	const part = ["host", "userinfo"].find((name) => differsIn.includes(name)) ?? "port";
	if (differsIn.includes("userinfo") && own.userinfo?.text.includes(":") === true) return {
		part,
		own: "of this IRI",
		other: "another one",
		uris: "this one and of another one"
	};
	const quoted = (authority) => {
		const component = authority?.[part];
		return component === void 0 ? "none" : quote(component.text);
	};
	return {
		part,
		own: quoted(own),
		other: quoted(other),
		uris: quoteTwins(text, twin).join(" and ")
	};
}
// ../packages/core/dist/checks/faults/conforming-text.js
/** A longer text is not read again for each fix; where one depends on it, it is not offered. */
var longestReread = 8192;
/** The text after edits in ascending order, if it is an IRI reference then. */
function conformingText({ text, profile }, edits) {
	if (text.length > longestReread) return void 0;
	const edited = applyEdits(text, edits);
	return isIriReference(edited, { profile }) ? edited : void 0;
}
// ../packages/core/dist/checks/faults/wrong-characters.js
/** The run with both ways out: percent-encoding, where the component admits it, and removal. */
function wrongCharacters(run, subject) {
	if (!admitsTriplets(run.component, subject)) return meaninglessCharacters(run);
	const { data, fixes, ...where } = uriCharacters(run);
	const remedy = `${data.remedy} or remove ${pronoun(run)}`;
	return {
		...where,
		data: {
			...data,
			remedy
		},
		fixes: [...fixes, suggest(`Remove ${data.characters}`, run.span, "")]
	};
}
/** The run with the same ways out, removal first: nobody sees its characters, so that they are seldom meant. */
function unseenCharacters(run, subject) {
	const removed = meaninglessCharacters(run);
	if (!admitsTriplets(run.component, subject)) return removed;
	const { data, fixes } = uriCharacters(run);
	const remedy = `${removed.data.remedy} or ${data.remedy}`;
	return {
		...removed,
		data: {
			...data,
			remedy
		},
		fixes: [...removed.fixes, ...fixes]
	};
}
/** The run with percent-encoding as the only way out: its characters are wrong in a URI only. */
function uriCharacters(run) {
	const characters = mentionRun(run.text);
	const encoded = percentEncode(run.text);
	return report(run, characters, `percent-encode ${pronoun(run)} as ${shorten(encoded)}`, [suggest(`Percent-encode ${characters}`, run.span, encoded)]);
}
/** The run with removal as the only way out: its characters have no meaning that a triplet could keep. */
function meaninglessCharacters(run) {
	const characters = mentionRun(run.text);
	return report(run, characters, `remove ${pronoun(run)}`, [suggest(`Remove ${characters}`, run.span, "")]);
}
/**
* Whether a triplet for such a character may stand in the component. 3987bis §2.2 has none in its `ireg-name`, and no domain
* name has the character: WHATWG URL §3.5 and IDNA decode the triplet first.
*/
function admitsTriplets(component, { scheme, profile }) {
	if (component === "host") return profile !== "rfc3987bis" && (scheme === void 0 || !hasDnsHost(scheme.text));
	return component !== "scheme" && component !== "port";
}
function report(run, characters, remedy, fixes) {
	const { span, component } = run;
	return {
		span,
		component,
		data: {
			component,
			characters,
			remedy
		},
		fixes
	};
}
function pronoun({ text }) {
	return countCharacters(text) === 1 ? "it" : "them";
}
/** Triplets between quotes, not more than a message has room for. */
function shorten(triplets) {
	const longest = 36;
	return triplets.length <= longest ? `'${triplets}'` : `'${triplets.slice(0, longest)}…'`;
}
// ../packages/core/dist/checks/character/character-backslash.js
var characterBackslash = defineCheck({
	code: "character-backslash",
	title: "Text contains a backslash",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3986("3.3")],
	message: "The {{component}} contains '\\', which {{reading}}; write {{correction}}.",
	needs: traits.excludedAscii,
	claims: "character",
	local: true,
	reads: ["place"],
	find(subject, report) {
		for (const run of runsOf(subject, /\\+/)) {
			const { text, span, component } = run;
			if (isCutOffEscape(subject, span.start)) {
				report({
					span,
					component,
					data: {
						component,
						...cutOff
					}
				});
				continue;
			}
			const authority = isInAuthority(run) ? subject.authority : void 0;
			const fixes = [];
			const slashes = writeSlashes([run, ...inPort(authority)]);
			if ((authority === void 0 || mayEndAt(subject, authority, run)) && staysIri(subject, slashes)) fixes.push(slashes);
			const isEncodable = admitsTriplets(component, subject);
			if (isEncodable) fixes.push(suggest("Percent-encode the backslash", span, percentEncode(text)));
			if (fixes.length === 0 && text !== authority?.host.text) fixes.push(suggest("Remove the backslash", span, ""));
			report({
				span,
				component,
				data: {
					component,
					reading: misread,
					correction: isEncodable ? "'/' or '%5C'" : "'/', or remove it"
				},
				fixes
			});
		}
	}
});
var misread = "browsers read as '/' and other programs as a character that no IRI allows";
var cutOff = {
	reading: "begins an escape of four hexadecimal digits behind 'u', or of eight behind 'U', and here are fewer",
	correction: "all digits, or the character itself"
};
/** Whether a backslash begins an escape that has lost digits, where Turtle has no other ones (Turtle §6.4). */
function isCutOffEscape({ text, place }, offset) {
	return place?.role === "<…>" && /^\\(?:u(?![\dA-Fa-f]{4})|U(?![\dA-Fa-f]{8}))/u.test(text.slice(offset, offset + 10));
}
function isInAuthority({ component }) {
	return component === "userinfo" || component === "host";
}
/** Where a `/` ends the authority, it must leave a host, and neither an IP literal nor a password must become a path. */
function mayEndAt(subject, { span, host }, run) {
	return run.span.start > span.start && !host.text.startsWith("[") && cutPassword(subject) === void 0;
}
/** What becomes a path with the host: its backslashes are meant as `/`, too. */
function inPort(authority) {
	const port = authority?.port;
	return port === void 0 ? [] : matchesIn(port.text, /\\/, port.span.start, "port");
}
function writeSlashes(runs) {
	return suggestAll("Write '/' instead of '\\'", runs.map(({ text, span }) => ({
		span,
		text: text.replaceAll("\\", "/")
	})));
}
/** Whether there is an IRI after the fix, if there is one now: in a LEIRI slashes may begin an authority that is none. */
function staysIri(subject, { edits }) {
	return (subject.traits & traits.nonconforming) !== 0 || conformingText(subject, edits) !== void 0;
}
// ../packages/core/dist/text/run-end.js
/**
* Where a run ends that begins at `start`, if `part` matches no more than some thousands of its characters at a time: it is
* sticky. One expression for a run of any length needs a place on the engine's stack for each
* character beyond the Basic Multilingual Plane that it would also match, so that it throws at some ten million others.
*/
function runEnd(part, text, start) {
	let end = start;
	part.lastIndex = start;
	while (part.test(text) && part.lastIndex > end) end = part.lastIndex;
	return end;
}
// ../packages/core/dist/checks/character/character-combining-at-start.js
var characterCombiningAtStart = defineCheck({
	code: "character-combining-at-start",
	title: "Component starts with a combining mark",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3987bis("5.1")],
	message: "{{characters}} at the start of a part of the {{component}} combines with the delimiter before it, so that neither can be recognized; write the letter that belongs before it.",
	needs: traits.markAfterDelimiter,
	claims: "character",
	find(subject, report) {
		for (const { name, text: whole, span: place } of judgedComponents(subject)) for (const { span: mark, component } of matchesIn(whole, markAtStart[name], place.start, name)) {
			const start = mark.start - place.start;
			const end = runEnd(/\p{M}/uy, whole, start);
			report({
				span: {
					start: mark.start,
					end: place.start + end
				},
				component,
				data: {
					characters: mentionRun(whole.slice(start, end)),
					component
				}
			});
		}
	}
});
/** A mark behind a delimiter inside the component; marks that are not seen at all have codes of their own. */
var markAtStart = {
	userinfo: /(?<=^|:)(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
	host: /(?<=^|\.)(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
	path: /(?<=^|\/)(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
	query: /(?<=^|[&;=])(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
	fragment: /^(?!\p{Default_Ignorable_Code_Point})\p{M}/u
};
// ../packages/core/dist/checks/character/character-compatibility.js
var characterCompatibility = defineCheck({
	code: "character-compatibility",
	title: "Text contains a variant of letters or digits",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [
		rfc3987("7.5"),
		rfc3987("6.1"),
		rfc3987bis("8.5"),
		rfc3987bis("5.1")
	],
	message: "The {{component}} contains {{characters}}, a variant that Unicode keeps for compatibility; write {{usual}}, which is what people type.",
	needs: traits.nonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of joined(runsOf(subject, clusters$1, ({ name, text }) => name !== "query" && !isNfkc(text)))) {
			const usual = run.text.normalize("NFKC");
			const data = {
				component: run.component,
				characters: mentionRun(run.text),
				usual: quote(usual)
			};
			const fixes = [suggest(`Write ${quote(usual)}`, run.span, usual)];
			report({
				span: run.span,
				component: run.component,
				data,
				fixes
			});
		}
	}
});
/** Half-width sound marks with their letter; letters and digits with their marks; radicals that look like ideographs. */
var clusters$1 = /[\u304B-\u30F2]?[\uFF9E\uFF9F]|[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}\p{Nl}\uFF70\u2E9F\u2EF3\u2F00-\u2FD5]\p{M}{0,4096}/u;
/** The variants among the clusters, those that touch as one. */
function joined(found) {
	const runs = [];
	for (const run of found.filter(({ text }) => isVariant(text))) {
		const last = runs.at(-1);
		if (last?.span.end === run.span.start) {
			const span = {
				start: last.span.start,
				end: run.span.end
			};
			runs[runs.length - 1] = {
				...run,
				text: last.text + run.text,
				span
			};
		} else runs.push(run);
	}
	return runs;
}
function isNfkc(text) {
	return text.normalize("NFKC") === text;
}
/** Whether normalization form KC writes other letters and digits, and no signs among them: `ﬁ` and `Ａ`, not `ﷺ`. */
function isVariant(cluster) {
	if (inOrder.test(cluster)) return false;
	const letters = cluster.replace(/\p{M}+/u, "");
	return letters.normalize("NFKC") !== letters.normalize("NFC") && lettersOnly.test(cluster.normalize("NFKC"));
}
var lettersOnly = /^[\p{L}\p{M}\p{Nd}]+$/u;
/**
* Differs from RFC 3987 §7.5, which would have all of a name in form KC: these are the usual spellings of Spanish, of
* Armenian, of Thai and Lao, of Korean letters alone, and the numbers ℵ of mathematics. `ŉ` and U+FFA0 have other codes.
*/
var inOrder = /[\u00AA\u00BA\u0149\u0587\u0E33\u0EB3\u0EDC\u0EDD\u2135-\u2138\u3131-\u318E\uFFA0]/;
// ../packages/core/dist/checks/character/character-control.js
var characterControl = defineCheck({
	code: "character-control",
	title: "Text contains a control character",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("6.3")],
	message: "The {{component}} contains {{characters}}; control characters get lost or change the display and are not allowed in an IRI, so {{remedy}}.",
	needs: traits.excludedAscii | traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, controls)) report(wrongCharacters(run, subject));
	}
});
/** C0, DEL and C1. */
var controls = /[\0-\x1F\x7F-\x9F]+/;
// ../packages/core/dist/checks/character/character-delimiter-lookalike.js
var characterDelimiterLookalike = defineCheck({
	code: "character-delimiter-lookalike",
	title: "Text contains a character that looks like a delimiter",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("8"), rfc3987bis("5.1")],
	message: "The {{component}} contains {{characters}}, which looks like '{{delimiter}}', so readers see different components; write '{{delimiter}}' or {{remedy}}.",
	needs: traits.delimiterLookalike,
	claims: "character",
	hidden: true,
	find(subject, report) {
		for (const run of [
			...runsOf(subject, rareLookalikes),
			...runsOf(subject, eastAsianPunctuation, isBeforePath),
			...runsOf(subject, insideText, (component) => !isBeforePath(component) && !isEastAsianText(component))
		]) {
			const { data, fixes, ...where } = wrongCharacters(run, subject);
			const delimiter = delimiters$1.get(run.text) ?? "";
			report({
				...where,
				data: {
					...data,
					delimiter
				},
				fixes: [...writeDelimiter(subject, run, delimiter), ...fixes]
			});
		}
	}
});
var delimiters$1 = /* @__PURE__ */ new Map([
	["․", "."],
	["⁄", "/"],
	["∕", "/"],
	["⧸", "/"],
	["。", "."],
	["＃", "#"],
	["．", "."],
	["／", "/"],
	["：", ":"],
	["？", "?"],
	["＠", "@"]
]);
var rareLookalikes = /[\u2024\u2044\u2215\u29F8]/u;
/** At the end of a component the same ends a sentence around the IRI. */
var insideText = /[\u3002\uFF03\uFF0E\uFF0F\uFF1A\uFF1F\uFF20](?!$)/u;
/** What is read for the end of the host in the userinfo or the host leads elsewhere, whatever the letters around it. */
function isBeforePath({ name }) {
	return name === "userinfo" || name === "host";
}
/** Beside letters of East Asia such punctuation is what a title is written with. */
function isEastAsianText({ text }) {
	return isEastAsian(text);
}
/** The delimiter itself, where the text conforms with it, and no other character gets into a host by it. */
function writeDelimiter(subject, { text: lookalike, span }, delimiter) {
	const { authority } = subject;
	if ([...authority?.port?.text ?? ""].some((character) => delimiters$1.has(character))) return [];
	const written = conformingText(subject, [{
		span,
		text: delimiter
	}]);
	if (written === void 0) return [];
	if (authority === void 0 && eastAsianPunctuation.test(splitIri(written).authority?.text ?? "")) return [];
	return [suggest(`Write '${delimiter}' instead of ${describeCharacter(lookalike.codePointAt(0) ?? 0)}`, span, delimiter)];
}
// ../packages/core/dist/data/deprecated.js
/** Whether Deprecated holds: runs of `A` (no) and `B` (yes), to be read by `decodeRuns`. */
var deprecatedRuns = "A95B1A10pB1A1s3B1A1B1A1m1B2A1qdB6AjdB2Ajh06B1A47pa";
// ../packages/core/dist/data/unassigned.js
/** The version of Unicode that leaves these code points unassigned. */
var unassignedVersion = "18.0";
/** Whether a code point is no character: runs of `A` (no) and `B` (yes), to be read by `decodeRuns`. */
var unassignedRuns = "AooB2A6B4A7B1A1B1AkB1Ab1B1A12B1A1kB1A1lB6ArB4A6BbA7iB1A1oB2A2tBeA1nB2A1dB2AfB1AsB2A1B1AbB5AyB5A6lB1A8B2A2B2AmB1A7B1A1B3A4B2A9B2A2B2A4B8A1B4A2B1A5B2ApB2A3B1A6B4A2B2AmB1A7B1A2B1A2B1A2B2A1B1A5B4A2B2A3B3A1B7A4B1A1B7AhBaA3B1A9B1A3B1AmB1A7B1A2B1A5B2AaB1A3B1A3B2A1BfA4B2AcB7A7B1A3B1A8B2A2B2AmB1A7B1A2B1A5B2A9B2A2B2A3B5A5B4A2B1A5B2AiBaA2B1A6B3A3B1A4B3A2B1A1B1A2B3A2B3A3B3AcB4A5B3A3B1A4B2A1B6A1BeAlB5AdB1A3B1AnB1AgB2A9B1A3B1A4B7A2B1A3B1A2B2A4B2AaB7AmB1A3B1AnB1AaB1A5B2A9B1A3B1A4B7A2B5A3B1A4B2AaB1A3BcAdB1A3B1A1fB1A3B1A6B4AgB2AqB1A3B1AiB3AoB1A9B1A1B2A7B3A1B4A6B1A1B1A8B6AaB2A3BcA1mB4AtB11A2B1A1B1A5B1AoB1A1B1AnB2A5B1A1B1A7B1AaB2A4BwA20B1A10B4A13B1A10B1AfB1AdB11A5iB1A1B5A1B2AahB1A4B2A7B1A1B1A4B2A15B1A4B2AxB1A4B2A7B1A1B1A4B2AfB1A1lB1A4B2A1vB2AwB3AqB6A2eB2A6B2AilB3A2hB7AmB9AoB9AkBcAdB1A3B1A2BcA2mB2AaB6AaB6AqB6A2hB7A17B5A1yBaAvB1AcB4AcB4A1B3A16B2A5BbA18B4AqB6AbB3A1qB2A1tB1AtB2AbB6AaB6AeB2A1tBfA25B1A4mB8A1oB3AfB3A1qB5A17B2AbB8A17B5AeuB2A6B2A12B2A6B2A8B1A1B1A1B1A1B1AvB2A1hB1AfB1AeB2A6B1AjB2A3B1A9B1A2tB1AcB2A29BbAxBfA3wB4AiiBmAbBlA1ecB2AamB5A19B1A1B5A1B2A1kB7A2BeAoB9A7B1A7B1A7B1A7B1A7B1A7B1A7B1A7B1A3iB2A4BsAqB1A2hBcA5yBqA28B1A2eB2A2vB5A17B1A2mB1A2eB9A1cB1AmlpB3A1jB9A9oBkA54B8A66B4A1BeA1oB3AaB6A1kB8A1yB8AcB6A38BbAuB3A26B1AbB4AxB1A1jB9AeB2AaB2A2vBoAsBaA6B2A6B2A6B9A7B1A7B1A1qB2A3iB2AaB6A8mcBcAnB4A1dB4A6suB2A2yB12A7BcA5B5AqB1A5B1A1B1A2B1A2B1Ai2BwA16B6A1fB1AjB1A4B4A5B1A3rB2A1B1A5aB3A6B2A6B2A6B2A3B3A7B1A7BaA5B2AcB1AqB1AjB1A2B1AfB2AeByA3fB5A3B4A19B3A2gB1AdB3A1B1bA1aB3mAtB3A1dBfAsB4A10B9AuB5A17B5AuB1A11B4AeB16A4eB2AaB6A10B4A10B4A14B8A1gBbAcB1AfB1A7B1A2B1AbB1AfB1A7B1A2B3A1gBcA8nB9AmBaA8BoA6B1A16B1AeB1sA6B2A1B1A18B1A2B3A1B2AnB1A20B8A9B1cAjB1A2B5AxB3ArB5ArB12A1kB4AkB2A1eB1A2B5A8B1A3B1AtB2A3B4AaB7A9B7A1sBwA13B4AcB9A1iB3AtB2ArB5AqB7A4BcA7B28A21B1jA1fBdA1fB7A1aB8AaB6A12B3AtB8A2B5sAvB1A16B1A3B2A2BgA6B1A12B1A1kB8A16BmAqB12AsBkAnB9A26B4A10B9A1wBaA1B2ApB7AaB6A1hB1AiB8A13B9A2oB1AkBbAiB1A1bB1qA7B1A1B1A4B1AfB1AbB6A1nB5AaB6A4B1A8B2A2B2AmB1A7B1A2B1A5B1AaB2A2B2A3B2A1B6A1B5A7B2A7B3A5BbAaB1A1B2A1B1A12B1AaB1A1B2A1B1A4B1AaB1A2B8A2BtA2kB1A5BuA20B8AaB4mA1iB2A12ByA1xBbAaB6AdBjA1mB6AaB6AkBsArB2AfB4AnB55A1oB2sA2bBcA8B2A1B2A8B1A2B1AuB1A2B2AcB9AaB1yA8B2A1aB2AbBrA20B8A2bBdA21B7AbB2dA8B2gAyBeAaB6A9B1A19B1AeBaAtB3AwB2AmB1AeB21A7B1A2B1A18B3A1B1A2B1A9B8AaB6A6B1A2B1A11B1A2B1A6B7AaB6A18B4AaB6A2B6mApB7AhB1A15B3AtB2dA1BfA1eBdApnB2uA90BcA8nB1s9A2rBdAuuBaA32zB5Ag7B5a1A1mB1c6AftB7AvB1AaB4A29B1AaB6AuB2A6BaA1yBaAaB1A7B1AlB5AjBc0A1mB5iA2jB5ApB2ApB18A23B4A1lB7AhB1sA5BbA7B9A5p7B10AyB2nA37BdApeBeA1fB5y5A4B1A7B1A2B1A89B9A1BtA3B2A1BeA5B7Ab0B1s4A2zB5AdB3A9B7AaB2A8B318A71B3Ac4B6AnB1A3B8AxB2A1aB2AnB9A38B1oA6uBaA92BaA1eB1qAkBcAkBcA2fB9ApB3rA2dB1A1zB1A2B2A1B2A2B2A4B1AcB1A1B1A7B1A1tB1A4B2A8B1A7B1AsB1A4B1A5B1A1B3A7B1A9hB1A84B2AjiBfA5B1AfB28AtBrnA3mBeA7B1iA1mB1AhB2A7B1A2B1A5B5A1qBxA1B34A19B3AeB2AaB4A2B8wAvBhA1mB5A1BcwA16B5yA17B4A1B5cAvB1AmB8A2B68A7B1A4B1A2B1AfB1A5hB2AgB15A24B4AaB4A2BltA1wB24A1pB5eA4B1ArB1A2B1A1B2A1B1AaB1A4B1A1B1A1B6A1B4A1B1A1B1A1B1A3B1A2B1A1B2A1B1A1B1A1B1A1B1A1B1A2B1A1B2A4B1A7B1A4B1A4B1A1B1AaB1AhB5A3B1A5B1AhB1gA2B7iA18B4A2sBcAfB2AfB1AfB1A11BaA4vB1jAtBdA18B4A9B7A2BeA6B4aAreB2AhB3AdB3A64B4AcB4AsB4A1kB8AaB6A14B8AuB2AcB4A2BeA9B13A9kB8AeB2AdB3A1zB1A1B3AiB1AdB3AcB5A43B1A2vBslAwyoBwA3drB1A4geB2A5rlBfAhaB1wiAf2B15uA3t7B5A6juBupyA8qoBe2f5A1BuA2oB3kA6oB1e6oA1ekeB2A1ekeB2";
// ../packages/core/dist/checks/faults/character-standing.js
var unassigned;
var deprecated;
/** Code points in a row that the tables' version of Unicode gives to no character. */
function unassignedCharacters(subject) {
	return charactersOf(subject, unassigned ??= decodeRuns(unassignedRuns));
}
/** Characters in a row that Unicode has deprecated. */
function deprecatedCharacters(subject) {
	return charactersOf(subject, deprecated ??= decodeRuns(deprecatedRuns));
}
var outsideAscii = /[^\0-\x7F]{1,4096}/u;
function charactersOf(subject, table) {
	return runsOf(subject, outsideAscii).flatMap((run) => partsIn(run, table));
}
function partsIn({ text, span, component }, table) {
	const parts = [];
	let start = 0;
	let end = 0;
	const close = () => {
		const part = {
			start: span.start + start,
			end: span.start + end
		};
		if (start < end) parts.push({
			text: text.slice(start, end),
			span: part,
			component
		});
	};
	for (const character of text) {
		if (valueAt(table, character.codePointAt(0) ?? 0) === 0) {
			close();
			start = end + character.length;
		}
		end += character.length;
	}
	close();
	return parts;
}
// ../packages/core/dist/checks/character/character-deprecated.js
var characterDeprecated = defineCheck({
	code: "character-deprecated",
	title: "Text contains a character that Unicode has deprecated",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [rfc3987("6.1"), rfc3987bis("5.1")],
	message: "The {{component}} contains {{characters}}, which Unicode has deprecated, so keyboards and fonts lack it; {{remedy}}.",
	needs: traits.nonAscii,
	claims: "character-standing",
	local: true,
	find(subject, report) {
		for (const { text, span, component } of deprecatedCharacters(subject)) report({
			span,
			component,
			data: {
				component,
				characters: mentionRun(text),
				remedy: remedyFor(text)
			}
		});
	}
});
/** What Unicode's chapters on these scripts tell to write instead; the others do nothing and have no replacement. */
var replacements = /* @__PURE__ */ new Map([
	["ŉ", "ʼn"],
	["ٳ", "اٟ"],
	["ཷ", "ྲཱྀ"],
	["ཹ", "ླཱྀ"],
	["ឣ", "អ"],
	["ឤ", "អា"],
	["〈", "⟨"],
	["〉", "⟩"]
]);
function remedyFor(text) {
	const replacement = replacements.get(text);
	if (replacement === void 0) return "write its replacement";
	return `write ${Array.from(replacement, (character) => describeCharacter(character.codePointAt(0) ?? 0)).join(", ")}`;
}
// ../packages/core/dist/checks/character/character-excluded.js
var characterExcluded = defineCheck({
	code: "character-excluded",
	title: "Text contains a character that no IRI allows",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3987("2.2"),
		rfc3986("C"),
		rfc3987bis("6.3")
	],
	message: "The {{component}} contains {{characters}}; IRIs exclude characters that delimit them in text or vary between systems, so {{remedy}}.",
	needs: traits.excludedAscii,
	claims: "character",
	local: true,
	besideHole: (characters, { tier }) => tier !== "prefix" || /^[{}]+$/u.test(characters),
	find(subject, report) {
		for (const run of runsOf(subject, excluded)) report(wrongCharacters(run, subject));
	}
});
/** The printable ASCII characters of no rule, but for the space and the backslash (RFC 3987 §2.2). */
var excluded = /[<>"{}|^`]+/;
// ../packages/core/dist/checks/character/character-invisible.js
var characterInvisible = defineCheck({
	code: "character-invisible",
	title: "Text contains an invisible character",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3987("6.1"),
		rfc3987("8"),
		rfc3987bis("5.1")
	],
	message: "The {{component}} contains {{characters}}, which is invisible, so the IRI looks like another one; {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	hidden: true,
	local: true,
	besideHole: (characters) => !/^[\p{Variation_Selector}\u180E]/u.test(characters),
	find(subject, report) {
		for (const run of matchesIn(subject.text, invisibleRuns, 0, "iri")) {
			if (isLeftOfEmoji(run.text, subject, run.span.start)) continue;
			report(unseenCharacters({
				...run,
				component: componentOf(subject, run.span.start)
			}, subject));
		}
	}
});
/**
* Default_Ignorable_Code_Point, but for what other codes tell of: bidi controls, joiners, specials, tags and the
* variation selectors among them.
*
* Not in a word of Mongolian, whose letters change their form by the selectors and the separator at U+180B–U+180F; and
* not after an emoji, which U+FE0F gives the look that its writer sees. A digit is an emoji only in a keycap (U+20E3).
*/
var invisibleRuns = /(?:[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u200B\u2060-\u2065\u206A-\u206F\u3164\uFE00-\uFE0D\uFEFF\uFFA0\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}]|(?<!(?![\u180B-\u180F])\p{Script=Mongolian}[\u180B-\u180F]?)[\u180B-\u180F]|(?<!(?![#*0-9])\p{Emoji})(?!(?<=[#*0-9])\uFE0F\u20E3)[\uFE0E\uFE0F]){1,4096}/u;
/** Forges make the anchor of a heading without its emoji, and leave its variation selector: `#\uFE0F-contact`. */
function isLeftOfEmoji(run, { text, fragment }, offset) {
	return fragment !== void 0 && offset >= fragment.span.start && run === "️" && (text.charAt(offset - 1) === "-" || text.charAt(offset + 1) === "-");
}
function componentOf(subject, offset) {
	const component = componentAt(subject, offset);
	return component === "scheme" && !isSchemeMeant(subject, subject.production) ? "path" : component;
}
// ../packages/core/dist/checks/character/character-joiner-out-of-context.js
var characterJoinerOutOfContext = defineCheck({
	code: "character-joiner-out-of-context",
	title: "Joiner stands where it joins nothing",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3987bis("5.1"),
		rfc5892("A.1"),
		rfc5892("A.2")
	],
	message: "The {{component}} contains {{characters}} where no script uses it, so the IRI looks like another one; {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	hidden: true,
	find(subject, report) {
		for (const component of judgedComponents(subject)) for (const run of misplacedJoiners(component)) report(unseenCharacters(run, subject));
	}
});
function misplacedJoiners({ text, span, name }) {
	if (!/[\u200C\u200D]/.test(text)) return [];
	const inOrder = joinersInOrder(text);
	return joinerFaults(text).filter(({ offset }) => !inOrder.has(offset)).map(({ offset, codePoint }) => ({
		text: String.fromCodePoint(codePoint),
		span: {
			start: span.start + offset,
			end: span.start + offset + 1
		},
		component: name
	}));
}
/** The offsets of joiners that stand right, although RFC 5892 has no rule for them in names of hosts. */
function joinersInOrder(text) {
	return new Set(Array.from(text.matchAll(new RegExp(joinerInOrder, "gu")), ({ index }) => index));
}
/**
* ZWJ between two emoji, the first of which may have a skin tone or U+FE0F; and, before a virama, a joiner that keeps
* the letter RA of Bengali and Kannada from its form above the line.
*
* Differs from RFC 5892 §A.2, which is for labels: emoji are not allowed there, and the spelling of RA is left out.
*/
var joinerInOrder = /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})|(?<=[\u09B0\u0CB0])[\u200C\u200D](?=[\u09CD\u0CCD])/u;
// ../packages/core/dist/checks/character/character-lone-surrogate.js
var characterLoneSurrogate = defineCheck({
	code: "character-lone-surrogate",
	title: "Text contains half of a surrogate pair",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("6.3")],
	message: "The {{component}} contains {{characters}}; half of a surrogate pair stands for no character and has no UTF-8 form, so {{remedy}}.",
	needs: traits.nonconforming,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, loneSurrogates)) report(meaninglessCharacters(run));
	}
});
/** With the flag `u` a pair is one character of another category. */
var loneSurrogates = /\p{Cs}{1,4096}/u;
// ../packages/core/dist/checks/character/character-misplaced-delimiter.js
var characterMisplacedDelimiter = defineCheck({
	code: "character-misplaced-delimiter",
	title: "Text contains a delimiter where the grammar allows none",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3986("2.2"),
		rfc3986("3.5"),
		rfc3987("2.2")
	],
	message: "The {{component}} contains {{characters}}, but {{use}}; {{remedy}}.",
	needs: traits.nonconforming,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, brackets, ({ name }) => name !== "host")) {
			const { data, ...wrong } = wrongCharacters(run, subject);
			report({
				...wrong,
				data: {
					...data,
					use: "brackets may only enclose an IP address as the host"
				}
			});
		}
		for (const run of runsOf(subject, numberSigns)) {
			const { data, ...wrong } = wrongCharacters(run, subject);
			report({
				...wrong,
				data: {
					...data,
					use: "'#' may only begin the fragment"
				}
			});
		}
	}
});
var brackets = /[[\]]+/;
/** Before the fragment there is none, since the first one begins it. */
var numberSigns = /#+/;
// ../packages/core/dist/scripts/script-names.js
/**
* The scripts of Unicode by their long names, those of most domain names first. `Common` and `Inherited` are no scripts
* of their own: their characters go with any other.
*/
var scriptNames = `
Latin Cyrillic Arabic Greek Hebrew Han Hiragana Katakana Hangul Thai Devanagari Bengali Tamil Telugu Kannada Malayalam
Gujarati Gurmukhi Oriya Sinhala Khmer Lao Myanmar Armenian Georgian Ethiopic Bopomofo Thaana Tibetan Mongolian Cherokee
Adlam Ahom Anatolian_Hieroglyphs Avestan Balinese Bamum Bassa_Vah Batak Beria_Erfe Bhaiksuki Brahmi Braille Buginese
Buhid Canadian_Aboriginal Carian Caucasian_Albanian Chakma Cham Chorasmian Coptic Cuneiform Cypriot Cypro_Minoan Deseret
Dives_Akuru Dogra Duployan Egyptian_Hieroglyphs Elbasan Elymaic Garay Glagolitic Gothic Grantha Gunjala_Gondi Gurung_Khema
Hanifi_Rohingya Hanunoo Hatran Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Javanese Jurchen Kaithi Kawi
Kayah_Li Kharoshthi Khitan_Small_Script Khojki Khudawadi Kirat_Rai Lepcha Limbu Linear_A Linear_B Lisu Lycian Lydian
Mahajani Makasar Mandaic Manichaean Marchen Masaram_Gondi Medefaidrin Meetei_Mayek Mende_Kikakui Meroitic_Cursive
Meroitic_Hieroglyphs Miao Modi Mro Multani Nabataean Nag_Mundari Nandinagari New_Tai_Lue Newa Nko Nushu
Nyiakeng_Puachue_Hmong Ogham Ol_Chiki Ol_Onal Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian
Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa Phoenician
Proto_Cuneiform Psalter_Pahlavi Rejang Runic Samaritan Saurashtra Seal Sharada Shavian Siddham Sidetic SignWriting Sogdian
Sora_Sompeng Soyombo Sundanese Sunuwar Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Tai_Yo Takri Tangsa
Tangut Tifinagh Tirhuta Todhri Tolong_Siki Toto Tulu_Tigalari Ugaritic Vai Vithkuqi Wancho Warang_Citi Yezidi Yi
Zanabazar_Square
`.trim().split(/\s+/);
// ../packages/core/dist/scripts/restriction-level.js
/** What goes with every script: Common, Inherited, and code points that the runtime does not know. */
var neutral$1 = String.raw`\p{scx=Common}\p{scx=Inherited}\p{Cn}`;
/** What is neither Latin nor of the scripts of Japanese, of Chinese in Taiwan, of Korean (UTS #39 §5.2, *Highly Restrictive*). */
var notWrittenTogether = [
	/[^\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Common}\p{scx=Inherited}\p{Cn}]/u,
	/[^\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}\p{scx=Common}\p{scx=Inherited}\p{Cn}]/u,
	/[^\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}\p{scx=Common}\p{scx=Inherited}\p{Cn}]/u
];
var others = /* @__PURE__ */ new Map();
/**
* Whether a text is of one script, or of scripts that one language writes together: no more than the level *Highly
* Restrictive* of UTS #39 §5.2 admits. `изолирyющий` with a Latin `y` is not.
*/
function isHighlyRestrictive(text) {
	return notWrittenTogether.some((pattern) => !pattern.test(text)) || scriptNames.some((name) => isWrittenIn(text, name));
}
/** Scripts in common modern use (UAX #31, Table 5) that are not written together with Latin letters in names. */
var recommended = `
Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya
Sinhala Tamil Telugu Thaana Thai Tibetan
`.trim().split(/\s+/);
/**
* Whether a text is no more than the level *Moderately Restrictive* of UTS #39 §5.2 admits: Latin letters may also
* stand with one other script in common use, but for Cyrillic and Greek, whose letters look like them.
*/
function isModeratelyRestrictive(text) {
	return isHighlyRestrictive(text) || recommended.some((name) => consistsOf(text, `\\p{scx=Latin}\\p{scx=${name}}${neutral$1}`));
}
/** Whether every character may belong to the script: it is of it, common to all scripts, or unknown to the runtime. */
function isWrittenIn(text, script) {
	return consistsOf(text, `\\p{scx=${script}}${neutral$1}`);
}
/** The names of the scripts in a text, in order of appearance, with spaces for their underscores. */
function scriptsIn(text) {
	const found = /* @__PURE__ */ new Set();
	for (const character of new Set(text)) {
		const script = scriptNames.find((name) => consistsOf(character, `\\p{Script=${name}}`));
		if (script !== void 0) found.add(script.replaceAll("_", " "));
	}
	return [...found];
}
/** Whether there is no character outside some classes. Nothing is of a script that is younger than the runtime. */
function consistsOf(text, classes) {
	if (!others.has(classes)) others.set(classes, otherThan(classes));
	return others.get(classes)?.test(text) === false;
}
function otherThan(classes) {
	try {
		return new RegExp(`[^${classes}]`, "u");
	} catch {
		return;
	}
}
// ../packages/core/dist/checks/faults/decoded-text.js
/** U+FFFD stands for a triplet that is part of no character. */
function decodeText({ text, span }) {
	if (!text.includes("%")) return {
		text,
		toSpan: (start, end) => ({
			start: span.start + start,
			end: span.start + end
		})
	};
	let decoded = "";
	let offset = span.start;
	const offsets = [];
	for (const { source, character = "�" } of splitTriplets(text)) {
		for (let unit = 0; unit < character.length; unit++) offsets.push(offset);
		decoded += character;
		offset += source.length;
	}
	offsets.push(offset);
	return {
		text: decoded,
		toSpan: (start, end) => ({
			start: offsets[start] ?? span.start,
			end: offsets[end] ?? span.end
		})
	};
}
// ../packages/core/dist/checks/character/character-mixed-script.js
var characterMixedScript = defineCheck({
	code: "character-mixed-script",
	title: "Word mixes scripts",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [
		rfc3987("7.5"),
		rfc3987bis("8.5"),
		uts39("Restriction_Level_Detection")
	],
	message: "The word {{word}} in the {{component}} mixes the scripts {{scripts}}, which no language writes in one word; check that each letter is the intended one.",
	needs: traits.nonAscii | traits.percent,
	local: true,
	find(subject, report) {
		for (const component of judgedComponents(subject)) {
			if (component.name === "host" || component.name === "userinfo") continue;
			const decoded = decodeText(component);
			for (const { 0: word, index } of wordsOf(decoded.text)) {
				if (isModeratelyRestrictive(word) || symbolOfScience.test(word)) continue;
				const data = {
					word: quote(word),
					component: component.name,
					scripts: enumerate(scriptsIn(word))
				};
				report({
					span: decoded.toSpan(index, index + word.length),
					component: component.name,
					data
				});
			}
		}
	}
});
/** Letters with their marks, joiners and digits; digits are of no script. */
function wordsOf(text) {
	return text.matchAll(/[\p{L}\p{M}\p{Nd}\u200C\u200D]{1,4096}/gu);
}
/** `TNFα`, `μTorrent`: at an end of a Latin word, a Greek letter that does not look like a Latin one. */
var symbolOfScience = /^(?:[α-θκ-μξπστφ-ωΓΔΘΛΞΠΣΦΨΩ][\p{Script=Latin}\p{Nd}]+|[\p{Script=Latin}\p{Nd}]+[α-θκ-μξπστφ-ωΓΔΘΛΞΠΣΦΨΩ]\p{Nd}*)$/u;
// ../packages/core/dist/mapping/misread-utf8.js
/** The characters of Windows-1252 at 80–9F, with spaces for those that are undefined. */
var windows1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
/** The octets from 80 by the characters that Windows-1252 or, where that is undefined, Latin-1 has for them. */
var octets = new Map([...Array.from({ length: 128 }, (_, index) => [String.fromCharCode(128 + index), 128 + index]), ...Array.from(windows1252, (character, index) => [character, 128 + index])]);
/** Characters for which Windows-1252 or Latin-1 has an octet from 80. */
var misreadRuns = /[\x80-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/g;
/**
* The text that was written in UTF-8 if its octets were read as Windows-1252 or Latin-1: `readAgain("Ã©")` is `é`, whose
* octets are C3 and A9. Undefined if they are not UTF-8.
*/
function readAgain(misread) {
	return percentDecodeUtf8(percentEncodeOctets(Uint8Array.from(misread, (character) => octets.get(character) ?? 255)));
}
// ../packages/core/dist/checks/faults/mojibake.js
/**
* The runs of a text that can be read again as UTF-8, if one of them tells that it must be: text in Portuguese has an
* `Ã` and text in German a `ß` before a dash, too.
*/
function findMojibake(text) {
	const found = [];
	let isCertain = false;
	for (const { 0: run, index: start } of text.matchAll(misreadRuns)) {
		const once = readAgain(run);
		const meant = once && repair(once);
		if (meant === void 0 || unseenCharacter.test(meant)) continue;
		const end = start + run.length;
		found.push({
			start,
			end,
			meant
		});
		isCertain ||= isWord$1(run, meant) || holdsSign(run, text.charAt(start - 1), text.charAt(end));
	}
	return isCertain ? found : [];
}
/** What was misread several times is read again as often: each time it gets shorter, so that this ends. */
function repair(text) {
	let [repaired, done] = ["", 0];
	for (const { start, end, meant } of findMojibake(text)) [repaired, done] = [repaired + text.slice(done, start) + meant, end];
	return repaired + text.slice(done);
}
/** U+FFFD tells that text was lost, so that nothing can be said of what was meant. */
var unseenCharacter = /[^\p{L}\p{M}\p{N}\p{P}\p{S}]|\uFFFD/u;
/** A sequence that begins as no word does: those of quotation marks, of emoji, and of the letters of Western Europe. */
var sequence = /â€|ðŸ|[ÂÃ](?<continuation>.)/gu;
/** Signs that stand next to a letter in a sentence: quotation marks, dashes, spaces and the like. */
var punctuation = /[‚„…‘’“”•–—‹›™\xA0¡ª«·º»¿]/u;
function holdsSign(run, before, after) {
	for (const { 0: { length }, index, groups } of run.matchAll(sequence)) {
		const continuation = groups?.["continuation"];
		if (continuation === void 0 || !punctuation.test(continuation)) return true;
		const previous = run[index - 1] ?? before;
		const next = run[index + length] ?? after;
		if (/[a-z0-9]/.test(previous) || /[a-z]/.test(next) && !/\p{L}/u.test(previous)) return true;
	}
	return false;
}
/** Of the characters of Windows-1252 and Latin-1 at 80–BF, those that are neither letters nor such signs. */
var symbol = /[\p{Cc}€†‡ˆ‰˜¢£¤¥¦§¨©¬\xAD®¯°±²³´¶¸¹¼½¾]/u;
/** Several letters of one language that came about from symbols. */
function isWord$1(run, meant) {
	return symbol.test(run) && /^\p{L}./su.test(meant) && !/[^\p{L}\p{M}]/u.test(meant) && isHighlyRestrictive(meant);
}
// ../packages/core/dist/checks/character/character-mojibake.js
var characterMojibake = defineCheck({
	code: "character-mojibake",
	title: "Text in UTF-8 was read in another charset",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [
		rfc3987("6.4"),
		rfc3987("8"),
		rfc3987bis("10")
	],
	message: "{{written}} in the {{component}} seems to be {{meant}} in UTF-8, read as Windows-1252 by mistake; write {{repaired}}.",
	needs: traits.nonAscii | traits.percent,
	local: true,
	find(subject, report) {
		for (const { name, text, span } of judgedComponents(subject)) {
			const decoded = decodeText({
				text,
				span
			});
			for (const { start, end, meant } of findMojibake(decoded.text)) {
				const where = decoded.toSpan(start, end);
				const written = subject.text.slice(where.start, where.end);
				const repaired = written.includes("%") ? percentEncodeNonAscii(meant) : meant;
				report({
					span: where,
					component: name,
					data: {
						written: quote(written),
						component: name,
						meant: quote(meant),
						repaired: quote(repaired)
					},
					fixes: [suggest(`Write ${quote(repaired)}`, where, repaired)]
				});
			}
		}
	}
});
// ../packages/core/dist/mapping/encode-characters.js
/** `text` with the characters of `set` percent-encoded in UTF-8; unpaired surrogates stay, having no UTF-8 form. */
function encodeCharacters(text, set) {
	let encoded = "";
	for (const character of text) {
		const codePoint = character.codePointAt(0) ?? 0;
		encoded += includes(set, codePoint) && !isSurrogate(codePoint) ? percentEncode(character) : character;
	}
	return encoded;
}
// ../packages/core/dist/checks/character/character-non-ascii.js
var characterNonAscii = defineCheck({
	code: "character-non-ascii",
	title: "URI contains a character outside ASCII",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("2"), rfc3987("3.1")],
	message: "The {{component}} contains {{characters}}; a URI may only contain ASCII characters, so {{remedy}}.",
	needs: traits.nonconforming,
	claims: "character",
	local: true,
	find(subject, report) {
		if (subject.profile !== "rfc3986") return;
		for (const run of runsOf(subject, ucschars, ({ name }) => name !== "host")) report(uriCharacters(run));
		const inHost = runsOf(subject, ucschars, ({ name }) => name === "host");
		const host = subject.authority?.host;
		if (host === void 0 || inHost.length === 0) return;
		const characters = mentionRun(inHost.map(({ text }) => text).join(""));
		const fixes = waysOutOfHost(host, subject.scheme);
		const remedy = fixes.length > 1 ? "write the host in Punycode" : "percent-encode the host";
		report({
			span: host.span,
			component: "host",
			data: {
				component: "host",
				characters,
				remedy
			},
			fixes
		});
	}
});
/** The characters of `ucschar` (RFC 3987 §2.2): those that no other code tells of. */
var ucschars = /(?:(?![\x80-\x9F\uFFF0-\uFFFD\u{E0000}-\u{E0FFF}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}])[^\0-\x7F]){1,4096}/u;
/** Punycode where the host is a DNS name, and triplets, which generic URIs admit in any host (RFC 3986 §3.2.2). */
function waysOutOfHost({ text, span }, scheme) {
	const encode = suggest("Percent-encode the host", span, encodeCharacters(text, ucschar));
	const decoded = scheme !== void 0 && hasDnsHost(scheme.text) ? percentDecodeUtf8(text) : void 0;
	const punycode = decoded === void 0 ? void 0 : domainToAscii(decoded);
	return punycode === void 0 ? [encode] : [suggest("Write the host in Punycode", span, punycode), encode];
}
// ../packages/core/dist/checks/character/character-noncharacter.js
var characterNoncharacter = defineCheck({
	code: "character-noncharacter",
	title: "Text contains a noncharacter",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("6.3")],
	message: "The {{component}} contains {{characters}}; noncharacters are for use inside one program and get lost between programs, so {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, noncharacters)) report(wrongCharacters(run, subject));
	}
});
/**
* U+FDD0–U+FDEF and the last two code points of every plane but the first, whose two XML and LEIRIs refuse too:
* `character-sentinel` tells of those.
*/
var noncharacters = /(?:(?![\uFFFE\uFFFF])\p{Noncharacter_Code_Point}){1,4096}/u;
// ../packages/core/dist/checks/character/character-not-nfc.js
var characterNotNfc = defineCheck({
	code: "character-not-nfc",
	title: "Text is not in normalization form C",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [
		rfc3987("5.3.2.2"),
		rfc3987("7.5"),
		rfc3987bis("5.1")
	],
	message: "The {{component}} contains {{characters}}, which has another spelling in normalization form C that looks the same; write {{composed}}.",
	needs: traits.nonAscii,
	claims: "character",
	find(subject, report) {
		for (const { text, span, component } of runsOf(subject, clusters, (whole) => !isNfc(whole.text))) {
			if (isNfc(text)) continue;
			const composed = text.normalize("NFC");
			if (composed.startsWith("`")) continue;
			report({
				span,
				component,
				data: {
					component,
					characters: mentionRun(text),
					composed: mentionRun(composed)
				},
				fixes: [suggest("Write normalization form C", span, composed)]
			});
		}
	}
});
/**
* A syllable in jamo, or a character with its marks: across their ends nothing composes. The last digit of a triplet is
* no letter that a mark could stand on.
*/
var clusters = /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?\p{M}{0,4096}|[\uAC00-\uD7A3][\u11A8-\u11C2]\p{M}{0,4096}|(?<!%[0-9A-Fa-f])\P{M}\p{M}{0,4096}|\p{M}{1,4096}/u;
function isNfc(text) {
	return text.normalize("NFC") === text;
}
// ../packages/core/dist/checks/faults/restricted-characters.js
/** Reports the characters of a pattern that the grammar allows in the query, or nowhere; `restriction` says which. */
function reportRestricted(subject, pattern, allowed, report) {
	const kind = subject.profile === "rfc3986" ? "a URI" : "an IRI";
	const restriction = allowed === "nowhere" ? `are not allowed in ${kind}` : "are allowed only in the query";
	for (const run of runsOf(subject, pattern, ({ name }) => allowed === "nowhere" || name !== "query")) {
		const { data, ...wrong } = wrongCharacters(run, subject);
		report({
			...wrong,
			data: {
				...data,
				restriction
			}
		});
	}
}
// ../packages/core/dist/checks/character/character-private-use.js
var characterPrivateUse = defineCheck({
	code: "character-private-use",
	title: "Text contains a private-use character",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("6.3")],
	message: "The {{component}} contains {{characters}}; private-use characters {{restriction}}, so {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		reportRestricted(subject, privateUse$1, subject.profile === "rfc3986" ? "nowhere" : "in the query", report);
	}
});
/** `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` (RFC 3987 §2.2) is General_Category Co. */
var privateUse$1 = /\p{Co}{1,4096}/u;
// ../packages/core/dist/checks/character/character-private-use-in-query.js
var characterPrivateUseInQuery = defineCheck({
	code: "character-private-use-in-query",
	title: "Query contains a private-use character",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [rfc3987("2.2"), rfc3987bis("5.1")],
	message: "The {{component}} contains {{characters}}, which has no meaning outside a private agreement and is not suited to the Internet; {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		if (subject.profile === "rfc3986") return;
		for (const run of runsOf(subject, privateUse, ({ name }) => name === "query")) report(wrongCharacters(run, subject));
	}
});
/** `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` (RFC 3987 §2.2) is General_Category Co. */
var privateUse = /\p{Co}{1,4096}/u;
// ../packages/core/dist/checks/character/character-sentinel.js
var characterSentinel = defineCheck({
	code: "character-sentinel",
	title: "Text contains U+FFFE or U+FFFF",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("6.3")],
	message: "The {{component}} contains {{characters}}; U+FFFE and U+FFFF are signals between programs and never text, so {{remedy}}.",
	needs: traits.nonconforming,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, sentinels)) report(meaninglessCharacters(run));
	}
});
/** The noncharacters that not even a LEIRI holds (3987bis §6.3): a swapped byte order mark, and the end of data. */
var sentinels = /[\uFFFE\uFFFF]+/;
// ../packages/core/dist/checks/character/character-space.js
var characterSpace = defineCheck({
	code: "character-space",
	title: "Text contains a space",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3987("2.2"),
		rfc3986("C"),
		rfc3987bis("6.3")
	],
	message: "The {{component}} contains {{spaces}}, at which many programs end an IRI; {{remedy}}.",
	needs: traits.excludedAscii,
	claims: "character",
	local: true,
	besideHole: (_, { tier }) => tier !== "prefix",
	find(subject, report) {
		for (const { text, span, component } of runsOf(subject, / +/)) {
			const isOne = text.length === 1;
			const object = isOne ? "the space" : "the spaces";
			const remove = suggest(`Remove ${object}`, span, "");
			const encode = suggest(`Percent-encode ${object}`, span, percentEncode(text));
			const isEncodable = admitsTriplets(component, subject) && !isOfNumberOrMailbox(subject, component);
			const remedy = `${isEncodable ? `percent-encode ${isOne ? "it" : "each"} as '%20' or ` : ""}remove ${isOne ? "it" : "them"}`;
			report({
				span,
				component,
				data: {
					component,
					spaces: isOne ? "a space" : `${text.length} spaces`,
					remedy
				},
				fixes: isEncodable ? [encode, remove] : [remove]
			});
		}
	}
});
/** Numbers and mailboxes have no white space, encoded or not (RFC 3966 §3, RFC 5724 §2.2, RFC 6068 §2). */
function isOfNumberOrMailbox({ scheme }, component) {
	return component === "path" && /^(?:tel|sms|mailto)$/i.test(scheme?.text ?? "");
}
// ../packages/core/dist/checks/character/character-space-lookalike.js
var characterSpaceLookalike = defineCheck({
	code: "character-space-lookalike",
	title: "Text contains a character that looks like a space",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3987("6.1"),
		rfc3987("8"),
		rfc3987bis("5.1")
	],
	message: "The {{component}} contains {{characters}}, which looks like a space, so readers and programs end the IRI there; {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	hidden: true,
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, spaceLookalikes)) report(wrongCharacters(run, subject));
	}
});
/** White_Space outside ASCII but for U+0085, which is a control, and the braille blank. */
var spaceLookalikes = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]{1,4096}/u;
// ../packages/core/dist/checks/character/character-special.js
var characterSpecial = defineCheck({
	code: "character-special",
	title: "Text contains a special character",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("6.3")],
	message: "The {{component}} contains {{characters}}, {{meaning}}; {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, specials)) {
			const isReplacement = run.text.startsWith("�");
			const { data, ...wrong } = isReplacement ? meaninglessCharacters(run) : wrongCharacters(run, subject);
			report({
				...wrong,
				data: {
					...data,
					meaning: isReplacement ? lostText : processing
				}
			});
		}
	}
});
/** U+FFF0–U+FFFD, which `ucschar` leaves out (RFC 3987 §2.2); the replacement character apart, for it says more. */
var specials = /\uFFFD+|[\uFFF0-\uFFFC]+/;
var lostText = "which stands for text that was lost in decoding";
var processing = "which is meant for text processing and has no meaning in an IRI";
// ../packages/core/dist/checks/character/character-tag.js
var characterTag = defineCheck({
	code: "character-tag",
	title: "Text contains a tag character",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3987("2.2"),
		rfc3987bis("2.2"),
		rfc3987bis("6.3")
	],
	message: "The {{component}} contains {{characters}}; tags are invisible and {{restriction}}, so {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		reportRestricted(subject, tags, subject.profile === "rfc3987bis" ? "in the query" : "nowhere", report);
	}
});
/** `%xE0000-E0FFF` (3987bis §2.2) without the variation selectors, which have a code of their own. */
var tags = /[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]{1,4096}/u;
// ../packages/core/dist/checks/character/character-unassigned.js
var characterUnassigned = defineCheck({
	code: "character-unassigned",
	title: "Text contains an unassigned code point",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [rfc3987("6.1"), rfc3987bis("5.1")],
	message: "The {{component}} contains {{characters}}, which Unicode {{version}} does not assign, so fonts cannot show it and normalization may change it one day; check that it is intended.",
	needs: traits.nonAscii,
	claims: "character-standing",
	local: true,
	find(subject, report) {
		for (const { text, span, component } of unassignedCharacters(subject)) report({
			span,
			component,
			data: {
				component,
				characters: mentionRun(text),
				version: unassignedVersion
			}
		});
	}
});
// ../packages/core/dist/checks/character/character-variation-selector.js
var characterVariationSelector = defineCheck({
	code: "character-variation-selector",
	title: "Text contains a supplementary variation selector",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3987bis("2.2")],
	message: "The {{component}} contains {{characters}}; variation selectors from U+E0100 on {{restriction}}, so {{remedy}}.",
	needs: traits.suspectNonAscii,
	claims: "character",
	local: true,
	find(subject, report) {
		reportRestricted(subject, variationSelectors, subject.profile === "rfc3987bis" ? "in the query" : "nowhere", report);
	}
});
/** Those of ideographic variation sequences, which stand in the range that the grammar keeps for tags (3987bis §2.2). */
var variationSelectors = /[\u{E0100}-\u{E01EF}]{1,4096}/u;
// ../packages/core/dist/schemes/edit-distance.js
/**
* How many letters have to be put in, left out, replaced or swapped with their neighbor to make one word of the other.
* Takes the product of both lengths, so that it is for short words only. `editDistance("hptt", "http")` is 2.
*/
function editDistance(from, to) {
	let beforeLast = [];
	let last = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row++) {
		const current = [row];
		for (let column = 1; column <= to.length; column++) {
			const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
			const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? at(beforeLast, column - 2) + 1 : Infinity;
			current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swapped));
		}
		beforeLast = last;
		last = current;
	}
	return at(last, to.length);
}
function at(row, column) {
	return row[column] ?? Infinity;
}
// ../packages/core/dist/data/iana-schemes.js
/** One registered scheme in each line: name, status (p permanent, v provisional, h historical), reference, with tabs between. */
var ianaSchemes = `aaa	p	RFC6733
aaas	p	RFC6733
about	p	RFC6694
acap	p	RFC2244
acct	p	RFC7565
acd	v	
acr	v	
adiumxtra	v	
adt	v	
afp	v	
afs	v	RFC1738
aim	v	
amss	v	
android	v	
appdata	v	
apt	v	
ar	v	
ari	v	draft-ietf-dtn-ari-04
ark	v	
at	v	
attachment	v	
aw	v	
barion	v	
bb	h	
beshare	v	
bitcoin	v	
bitcoincash	v	
bl	v	
blob	v	W3C_WebApps_Working_Group
bluetooth	v	
bolo	v	
brid	v	
browserext	v	
cabal	v	
calculator	v	
callto	v	
cap	p	RFC4324
cast	v	
casts	v	
chrome	v	
chrome-extension	v	
cid	p	RFC2392
coap	p	RFC7252
coap+tcp	p	RFC8323
coap+ws	p	RFC8323
coaps	p	RFC7252
coaps+tcp	p	RFC8323
coaps+ws	p	RFC8323
com-eventbrite-attendee	v	
content	v	
content-type	v	
crid	p	RFC4078
cstr	v	
cvs	v	
dab	v	
dat	v	
data	p	RFC2397
dav	p	RFC4918
dhttp	v	
diaspora	v	
dict	p	RFC2229
did	v	W3C_Decentralized_Identifier_Working_Group
dis	v	
dlna-playcontainer	v	
dlna-playsingle	v	
dns	p	RFC4501
dntp	v	
doi	p	
dpp	v	
drm	v	
drop	h	
dtmi	v	
dtn	p	RFC9171
dvb	v	draft-mcroberts-uri-dvb-09
dvx	v	
dweb	v	
ed2k	v	
eid	v	
elsi	v	
embedded	v	
ens	v	
ethereum	v	
example	p	RFC7595
facetime	v	
fax	h	RFC2806; RFC3966
feed	v	
feedready	v	
fido	v	
file	p	RFC8089
filesystem	h	W3C_WebApps_Working_Group
finger	v	
first-run-pen-experience	v	
fish	v	
fm	v	
ftp	p	RFC1738
fuchsia-pkg	v	
geo	p	RFC5870
gg	v	
git	v	
gitoid	v	
gizmoproject	v	
go	p	RFC3368
gopher	p	RFC4266
graph	v	
grd	h	
gtalk	v	
h323	p	RFC3508
ham	v	RFC7046
hcap	v	
hcp	v	
hs20	v	
http	p	RFC9110, Section 4.2.1
https	p	RFC9110, Section 4.2.2
hxxp	v	draft-salgado-hxxp-01
hxxps	v	draft-salgado-hxxp-01
hydrazone	v	
hyper	v	
iax	p	RFC5456
icap	p	RFC3507
icon	v	draft-lafayette-icon-uri-scheme-01
ilstring	v	
im	p	RFC3860
imap	p	RFC5092
info	p	RFC4452
iotdisco	v	
ipfs	v	
ipn	p	RFC9758
ipns	v	
ipp	p	RFC3510
ipps	p	RFC7472
irc	v	
irc6	v	
ircs	v	
iris	p	RFC3981
iris.beep	p	RFC3983
iris.lwz	p	RFC4993
iris.xpc	p	RFC4992
iris.xpcs	p	RFC4992
isostore	v	
itms	v	
jabber	p	
jar	v	
jms	v	RFC6167
keyparc	v	
lastfm	v	
lbry	v	
ldap	p	RFC4516
ldaps	v	
leaptofrogans	p	RFC8589
lid	v	
lorawan	v	
lpa	v	
lvlt	v	
machineprovisioningprogressreporter	v	
magnet	v	
mailserver	h	RFC6196
mailto	p	RFC6068
maps	v	
market	v	
matrix	v	
message	v	
microsoft.windows.camera	v	
microsoft.windows.camera.multipicker	v	
microsoft.windows.camera.picker	v	
mid	p	RFC2392
mms	v	
modem	h	RFC2806; RFC3966
mongodb	v	
moz	v	
ms-access	v	
ms-appinstaller	v	
ms-browser-extension	v	
ms-calculator	v	
ms-drive-to	v	
ms-enrollment	v	
ms-excel	v	
ms-eyecontrolspeech	v	
ms-gamebarservices	v	
ms-gamingoverlay	v	
ms-getoffice	v	
ms-help	v	
ms-infopath	v	
ms-inputapp	v	
ms-launchremotedesktop	v	
ms-lockscreencomponent-config	v	
ms-media-stream-id	v	
ms-meetnow	v	
ms-mixedrealitycapture	v	
ms-mobileplans	v	
ms-newsandinterests	v	
ms-officeapp	v	
ms-people	v	
ms-personacard	v	
ms-powerpoint	v	
ms-project	v	
ms-publisher	v	
ms-recall	v	
ms-remotedesktop	v	
ms-remotedesktop-launch	v	
ms-restoretabcompanion	v	
ms-screenclip	v	
ms-screensketch	v	
ms-search	v	
ms-search-repair	v	
ms-secondary-screen-controller	v	
ms-secondary-screen-setup	v	
ms-settings	v	
ms-settings-airplanemode	v	
ms-settings-bluetooth	v	
ms-settings-camera	v	
ms-settings-cellular	v	
ms-settings-cloudstorage	v	
ms-settings-connectabledevices	v	
ms-settings-displays-topology	v	
ms-settings-emailandaccounts	v	
ms-settings-language	v	
ms-settings-location	v	
ms-settings-lock	v	
ms-settings-nfctransactions	v	
ms-settings-notifications	v	
ms-settings-power	v	
ms-settings-privacy	v	
ms-settings-proximity	v	
ms-settings-screenrotation	v	
ms-settings-wifi	v	
ms-settings-workplace	v	
ms-spd	v	
ms-stickers	v	
ms-sttoverlay	v	
ms-transit-to	v	
ms-useractivityset	v	
ms-virtualtouchpad	v	
ms-visio	v	
ms-walk-to	v	
ms-whiteboard	v	
ms-whiteboard-cmd	v	
ms-widgetboard	v	
ms-widgets	v	
ms-word	v	
msnim	v	
msrp	p	RFC4975
msrps	p	RFC4975; RFC8873
mss	v	
mt	p	
mtqp	p	RFC3887
mumble	v	
mupdate	p	RFC3656
mvn	v	
mvrp	v	
mvrps	v	
news	p	RFC5538
nfs	p	RFC2224
ni	p	RFC6920
nih	p	RFC6920
nntp	p	RFC5538
notes	v	draft-dconmy-notes-uri-scheme-02
num	v	
ocf	v	
oid	v	draft-larmouth-oid-iri-04
onenote	v	
onenote-cmd	v	
opaquelocktoken	p	RFC4918
openid	v	
openpgp4fpr	v	
otpauth	v	
p1	h	
pack	h	draft-shur-pack-uri-scheme-05
palm	v	
paparazzi	v	
payment	h	
payto	v	RFC8905
pkcs11	p	RFC7512
platform	v	
pop	p	RFC2384
pres	p	RFC3859
prospero	h	RFC4157
proxy	v	
psyc	v	
pttp	v	
pwid	v	
qb	v	
query	v	
quic-transport	v	draft-vvv-webtransport-quic-00
redis	v	
rediss	v	
reload	p	RFC6940
res	v	
resource	v	
rmi	v	
rsync	v	RFC5781
rtmfp	v	RFC7425
rtmp	v	
rtsp	p	RFC2326; RFC7826
rtsps	p	RFC2326; RFC7826
rtspu	p	RFC2326
sarif	v	
secondlife	v	
secret-token	v	RFC8959
service	p	RFC2609
session	p	RFC6787
sftp	v	
sgn	v	
shc	v	
shelter	v	
shttp	p	RFC2660
sieve	p	RFC5804
simpleledger	v	
simplex	v	
sip	p	RFC3261
sips	p	RFC3261
skype	v	
smb	v	
smp	v	
sms	p	RFC5724
smtp	v	draft-melnikov-smime-msa-to-mda-03
snews	h	RFC5538
snmp	p	RFC4088
soap.beep	p	RFC4227
soap.beeps	p	RFC4227
soldat	v	
spiffe	v	
spotify	v	
ssb	v	
ssh	v	
starknet	v	
steam	v	
stun	p	RFC7064
stuns	p	RFC7064
submit	v	draft-melnikov-smime-msa-to-mda-03
svn	v	
swh	v	
swid	v	RFC9393, Section 5.1
swidpath	v	RFC9393, Section 5.2
tag	p	RFC4151
taler	v	draft-grothoff-taler-01
teamspeak	v	
teapot	v	
teapots	v	
tel	p	RFC3966; RFC5341
teliaeid	v	
telnet	p	RFC4248
tftp	p	RFC3617
things	v	
thismessage	p	RFC2557
thzp	h	
tip	p	RFC2371
tn3270	p	RFC6270
tool	v	
turn	p	RFC7065
turns	p	RFC7065
tv	p	RFC2838
udp	v	
unreal	v	
upt	h	
urn	p	RFC8141
ut2004	v	
uuid-in-package	v	
v-event	v	draft-menderico-v-event-uri-00
vemmi	p	RFC2122
ventrilo	v	
ves	v	
videotex	h	draft-mavrakis-videotex-url-spec-01; RFC2122; RFC3986
view-source	v	
vnc	p	RFC7869
vscode	v	
vscode-insiders	v	
vsls	v	
w3	v	
wais	h	RFC4156
wasm	v	W3C_WebAssembly_Community_Group
wasm-js	v	W3C_WebAssembly_Community_Group
wcr	v	
web+ap	v	
web3	v	
webcal	v	
wifi	v	
wpid	h	
ws	p	RFC6455
wss	p	RFC6455
wtai	v	
wyciwyg	v	
xcon	p	RFC6501
xcon-userid	p	RFC6501
xfire	v	
xftp	v	
xmlrpc.beep	p	RFC3529
xmlrpc.beeps	p	RFC3529
xmpp	p	RFC5122
xrcp	v	
xri	v	
ymsgr	v	
z39.50	h	RFC1738; RFC2056
z39.50r	p	RFC2056
z39.50s	p	RFC2056`;
// ../packages/core/dist/schemes/default-ports.js
/** The default port of schemes, by their specifications; where a service name is registered, IANA's number for it. */
var defaultPorts = /* @__PURE__ */ new Map([
	["acap", "674"],
	["afp", "548"],
	["amqp", "5672"],
	["amqps", "5671"],
	["coap", "5683"],
	["coap+tcp", "5683"],
	["coap+ws", "80"],
	["coaps", "5684"],
	["coaps+tcp", "5684"],
	["coaps+ws", "443"],
	["cvs", "2401"],
	["dict", "2628"],
	["dns", "53"],
	["finger", "79"],
	["ftp", "21"],
	["gemini", "1965"],
	["git", "9418"],
	["git+ssh", "22"],
	["gopher", "70"],
	["h323", "1720"],
	["http", "80"],
	["https", "443"],
	["iax", "4569"],
	["icap", "1344"],
	["imap", "143"],
	["imaps", "993"],
	["ipp", "631"],
	["ipps", "631"],
	["irc", "194"],
	["irc6", "194"],
	["ircs", "994"],
	["iris.beep", "702"],
	["iris.lwz", "715"],
	["iris.xpc", "713"],
	["iris.xpcs", "714"],
	["ldap", "389"],
	["ldaps", "636"],
	["mms", "1755"],
	["mongodb", "27017"],
	["mqtt", "1883"],
	["mqtts", "8883"],
	["msrp", "2855"],
	["msrps", "2855"],
	["mupdate", "3905"],
	["mysql", "3306"],
	["nfs", "2049"],
	["nntp", "119"],
	["nntps", "563"],
	["pop", "110"],
	["postgres", "5432"],
	["postgresql", "5432"],
	["prospero", "1525"],
	["redis", "6379"],
	["rediss", "6379"],
	["rsync", "873"],
	["rtmp", "1935"],
	["rtsp", "554"],
	["rtsps", "322"],
	["rtspu", "554"],
	["sftp", "22"],
	["sieve", "4190"],
	["smb", "445"],
	["smtp", "25"],
	["snews", "563"],
	["snmp", "161"],
	["soap.beep", "605"],
	["soap.beeps", "605"],
	["ssh", "22"],
	["svn", "3690"],
	["svn+ssh", "22"],
	["telnet", "23"],
	["tftp", "69"],
	["tip", "3372"],
	["vemmi", "575"],
	["vnc", "5900"],
	["wais", "210"],
	["ws", "80"],
	["wss", "443"],
	["xmlrpc.beep", "602"],
	["xmlrpc.beeps", "602"],
	["z39.50r", "210"],
	["z39.50s", "210"]
]);
/** The port that an absent one means, in digits; `undefined` where the scheme has none. */
function defaultPortOf(scheme) {
	return defaultPorts.get(scheme.toLowerCase());
}
// ../packages/core/dist/schemes/lookup-scheme.js
var statuses = {
	p: "permanent",
	v: "provisional",
	h: "historical"
};
var registry$1;
/**
* What IANA's registry of URI schemes says of a scheme, in any case; `undefined` if it is not registered.
* `lookupScheme("HTTP")?.status` is `permanent`.
*/
function lookupScheme(name) {
	requireText(name);
	return readRegistry().get(name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
}
/** Every scheme of the registry, ordered by name. */
function registeredSchemes() {
	return [...readRegistry().values()];
}
function readRegistry() {
	registry$1 ??= new Map(ianaSchemes.split("\n").map(readRow));
	return registry$1;
}
function readRow(row) {
	const [name = "", letter = "", reference = ""] = row.split("	");
	const port = defaultPortOf(name);
	const info = {
		name,
		status: statuses[letter] ?? "provisional",
		reference,
		dnsHost: hasDnsHost(name),
		...port !== void 0 && { defaultPort: Number(port) }
	};
	return [name, Object.freeze(info)];
}
// ../packages/core/dist/schemes/misspelled-scheme.js
/** Schemes that are always followed by `//`. */
var withSlashes = /* @__PURE__ */ new Set([
	"http",
	"https",
	"ws",
	"wss",
	"ftp",
	"git+http",
	"git+https",
	"git+ssh"
]);
/** The best known schemes, which a misspelled name may have meant if it consists of their letters and nothing else. */
var wellKnown = [
	"http",
	"https",
	"ftp",
	"mailto"
];
/** Schemes of databases and queues, of which some are as well known, but registered nowhere. */
var ofDatabases = [
	"postgres",
	"postgresql",
	"mysql",
	"mariadb",
	"mongodb",
	"redis",
	"amqp",
	"amqps"
];
/** What was meant as one of the best known schemes and `://`, and is not; a name is one slip away from the right one. */
function misspelledScheme(iri) {
	const { scheme, authority, path, text } = iri;
	if (scheme === void 0) return schemeBehindSlashes(iri) ?? misplacedColon(path.text);
	if (!withSlashes.has(scheme.text.toLowerCase())) return misspelledName(iri);
	if (authority !== void 0) return doubledScheme(iri);
	return doubledAfterColon(scheme.span, path.text) ?? misspelledDelimiters(text, scheme.text, path.text);
}
/** `//https://a`, where the scheme was read as a host and its colon as an empty port. */
function schemeBehindSlashes({ authority, path }) {
	const { host, port, userinfo } = authority ?? {};
	if (host === void 0 || port?.text !== "" || userinfo !== void 0 || !path.text.startsWith("//")) return void 0;
	if (!withSlashes.has(host.text.toLowerCase())) return void 0;
	return {
		kind: "slashes",
		span: {
			start: 0,
			end: path.span.start + 2
		},
		corrections: [`${host.text}://`]
	};
}
/** `http;//a`, `http//:a`, `http/:/a`, `http//a` and `git+https//a`, where no colon ends the scheme. */
var schemeWithoutColon = /^((?:git\+)?https?|wss?|ftp)(?:[;,]\/\/|\/\/:?|\/:\/)(?=[^/])/i;
/** Whether a text begins with a scheme whose colon is missing or misplaced. */
function beginsWithoutColon(text) {
	return schemeWithoutColon.test(text);
}
function misplacedColon(path) {
	const [written, name = ""] = schemeWithoutColon.exec(path) ?? [];
	if (written === void 0) return void 0;
	const [inner] = schemeAtStart.exec(path.slice(written.length)) ?? [];
	if (inner !== void 0) return {
		kind: "doubled",
		span: {
			start: 0,
			end: written.length + inner.length
		},
		corrections: [inner]
	};
	return {
		kind: "delimiters",
		span: {
			start: 0,
			end: written.length
		},
		corrections: [`${name}://`]
	};
}
/** `http:/a`, `http:a`, `http:;//a` and `http:://a`: what could be a host follows, and no authority was read. */
function misspelledDelimiters(text, name, path) {
	const [delimiters] = /^(?:[:;]+\/\/|\/)?(?=[^/:;@\\])/.exec(path) ?? [];
	if (delimiters === void 0) return void 0;
	return {
		kind: "delimiters",
		span: {
			start: 0,
			end: name.length + 1 + delimiters.length
		},
		corrections: [`${text.slice(0, name.length)}://`]
	};
}
/** `http://https://a`, where the second scheme was read as a host or its end, and its colon, if it has one, as an empty port. */
function doubledScheme({ scheme, authority, path }) {
	const { host, port, userinfo } = authority ?? {};
	if (scheme === void 0 || host === void 0 || userinfo !== void 0 || !path.text.startsWith("//")) return void 0;
	if (port !== void 0 && port.text !== "") return void 0;
	const span = {
		start: scheme.span.start,
		end: path.span.start + 2
	};
	if (withSlashes.has(host.text.toLowerCase())) return {
		kind: "doubled",
		span,
		corrections: bothOnce(host.text, scheme.text)
	};
	const [inner] = port !== void 0 && schemeAtEnd.exec(host.text) || [];
	return inner === void 0 ? void 0 : {
		kind: "doubled",
		span,
		corrections: [`${inner}://`]
	};
}
/** `https://www.https://a` and `https://a.example` with another address right behind it; no other host ends so. */
var schemeAtEnd = /https?$/i;
var schemeAtStart = /^(?:https?|wss?|ftp):\/\//i;
/** `http:http://a` */
function doubledAfterColon({ start, end }, path) {
	const [written] = schemeAtStart.exec(path) ?? [];
	if (written === void 0) return void 0;
	return {
		kind: "doubled",
		span: {
			start,
			end: end + 1 + written.length
		},
		corrections: [written]
	};
}
function bothOnce(inner, outer) {
	return [.../* @__PURE__ */ new Set([`${inner}://`, `${outer}://`])];
}
/** `postgresql` and one letter more. */
var longestSlip = 11;
function misspelledName({ scheme, authority, path }) {
	if (scheme === void 0) return void 0;
	const [ofGit = ""] = /^git\+/i.exec(scheme.text) ?? [];
	const name = scheme.text.slice(ofGit.length).toLowerCase();
	if (name.length < 3 || name.length > longestSlip || lookupScheme(name) !== void 0) return void 0;
	const isFollowedBy = (known) => known === "mailto" ? path.text.includes("@") : authority !== void 0;
	const corrections = [...wellKnown.filter((known) => isFollowedBy(known) && isSlipOf(name, known)), ...ofDatabases.filter((known) => isFollowedBy(known) && isRepeatOrSwapOf(name, known))];
	const span = {
		start: scheme.span.start + ofGit.length,
		end: scheme.span.end
	};
	return corrections.length === 0 ? void 0 : {
		kind: "name",
		span,
		corrections
	};
}
/** The right letters in another order, or all but one right; or nothing but a mark too many. */
function isSlipOf(name, known) {
	if (name.replace(/[+.-]/u, "") === known) return true;
	if ([...name].some((letter) => !known.includes(letter))) return false;
	return sorted(name) === sorted(known) || editDistance(name, known) === 1;
}
/**
* One letter twice or two swapped, or in a long name one left out before the end: other slips are names that programs have,
* such as `mysqlx`, `mysql2` and `mongod`, or words.
*/
function isRepeatOrSwapOf(name, known) {
	if (editDistance(name, known) !== 1) return false;
	if (name.length > known.length) return name.replace(/(.)\1/gu, "$1") === known.replace(/(.)\1/gu, "$1");
	if (name.length === known.length) return sorted(name) === sorted(known);
	return known.length >= 7 && name.at(-1) === known.at(-1);
}
function sorted(name) {
	return [...name].sort().join("");
}
// ../packages/core/dist/schemes/scheme-fault.js
function wholePart(component) {
	return {
		of: component,
		text: component.text,
		start: 0
	};
}
/** The characters of a part from `start` to `end`. */
function partOf({ of, text, start: origin }, start, end = text.length) {
	return {
		of,
		text: text.slice(start, end),
		start: origin + start
	};
}
/** Nothing, at the end of a part: the place where something is missing. */
function endOf(part) {
	return partOf(part, part.text.length);
}
/** The parts between delimiters of one character. */
function splitPart(part, delimiter) {
	let start = 0;
	return part.text.split(delimiter).map((text) => {
		const piece = partOf(part, start, start + text.length);
		start += text.length + 1;
		return piece;
	});
}
/** The parts before and after the first delimiter; only the first one where there is none. */
function cutPart(part, delimiter) {
	const offset = part.text.indexOf(delimiter);
	if (offset === -1) return [part, void 0];
	return [partOf(part, 0, offset), partOf(part, offset + delimiter.length)];
}
/** Says that the whole part is wrong, or missing if it is empty. */
function faultOf$1(reason, { of, text, start }, correction) {
	const span = of.toIri({
		start,
		end: start + text.length
	});
	return {
		reason,
		component: of.name,
		span,
		...correction !== void 0 && { correction }
	};
}
/** Says of every match of `pattern` in the part that it is wrong; a match holds whole triplets, or none. */
function faultsIn(reason, part, pattern) {
	if (!pattern.test(part.text)) return [];
	const everywhere = new RegExp(pattern, `${pattern.flags}g`);
	return Array.from(part.text.matchAll(everywhere), ({ 0: text, index }) => faultOf$1(reason, partOf(part, index, index + text.length)));
}
/** Says that a component must not be there. */
function faultOfComponent(reason, component, { span }) {
	return {
		reason,
		component,
		span
	};
}
// ../packages/core/dist/schemes/http.js
/**
* `http-URI = "http" "://" authority path-abempty [ "?" query ]` — RFC 9110 §4.2.1. That an authority is needed is told
* here where nothing looks as if it were one; else the delimiters before it are told to be misspelled.
*/
function authorityFaults(iri) {
	if (iri.authority !== void 0 || misspelledScheme(iri) !== void 0 || iri.scheme === void 0) return [];
	return [faultOfComponent("authority-missing", "scheme", iri.scheme)];
}
// ../packages/core/dist/schemes/coap.js
/** The schemes of RFC 7252 §6.1 and §6.2, and of RFC 8323 §8. */
var coapSchemes = [
	"coap",
	"coaps",
	"coap+tcp",
	"coaps+tcp",
	"coap+ws",
	"coaps+ws"
];
/**
* `coap-URI = "coap:" "//" host [ ":" port ] path-abempty [ "?" query ]` — RFC 7252 §6.1. A fragment is no part of what
* is asked for, and is not judged: RFC 3986 §3.5 admits it in a reference of any scheme.
*/
function coapFaults(iri) {
	const { userinfo } = iri.authority ?? {};
	return [...authorityFaults(iri), ...userinfo === void 0 ? [] : [faultOfComponent("userinfo", "userinfo", userinfo)]];
}
// ../packages/core/dist/schemes/without-authority.js
/**
* Schemes whose specification gives them no authority: RFC 7565 (acct), 2392 (cid, mid), 2397 (data), DID core, 5870
* (geo), 3860 (im), 6068 (mailto), 3859 (pres), 3261 (sip, sips), 5724 (sms), 4151 (tag), 3966 (tel), 8141 (urn).
*/
var withoutAuthority = /* @__PURE__ */ new Set([
	"acct",
	"cid",
	"data",
	"did",
	"geo",
	"im",
	"mailto",
	"mid",
	"pres",
	"sip",
	"sips",
	"sms",
	"tag",
	"tel",
	"urn"
]);
/** Whether what follows the colon of this scheme, in any case, is never an authority. */
function hasNoAuthority(scheme) {
	return withoutAuthority.has(scheme.toLowerCase());
}
// ../packages/core/dist/checks/faults/scheme-faults.js
/** For the schemes in which nothing can be without a host. */
function authorityMissing() {
	return {
		part: "authority",
		fault: "is missing after the scheme",
		remedy: "write '//' and a host"
	};
}
/** The message of every check that judges by the rules of one scheme. */
var schemeMessage = "The {{part}} {{fault}}; {{remedy}}.";
/**
* Whether the IRI is of the scheme, in any case, and can be judged by the scheme's rules. What does not match the grammar
* has no URI form (RFC 3987 §3.1), and its faults are told by other checks; so is an authority where the scheme has none,
* by scheme-improper-double-slash.
*/
function isOfScheme({ scheme, authority, traits: set }, name) {
	if ((set & traits.nonconforming) !== 0 || scheme?.text.toLowerCase() !== name) return false;
	return authority === void 0 || !hasNoAuthority(name);
}
function reportSchemeFaults({ text }, faults, sentences, report) {
	for (const { reason, component, span, correction } of faults) {
		const data = { ...sentences[reason](mentionOf$1(text, span)) };
		const fixes = correction === void 0 ? [] : [correct(text, span, correction)];
		report({
			span: shownSpan(text, span),
			component,
			data,
			fixes
		});
	}
}
function mentionOf$1(text, span) {
	const characters = text.slice(span.start, span.end);
	if (characters === "") return "";
	return characters.length === 1 ? mentionRun(characters) : quote(characters);
}
/** Where something is missing there is nothing to underline but the character after which it is missing. */
function shownSpan(text, { start, end }) {
	if (start < end) return {
		start,
		end
	};
	return {
		start: start - ([...text.slice(Math.max(start - 2, 0), start)].at(-1) ?? "").length,
		end
	};
}
function correct(text, span, correction) {
	const written = quote(text.slice(span.start, span.end));
	return suggest(`Write ${quote(correction)} instead of ${written}`, span, correction);
}
// ../packages/core/dist/checks/schemes/coap-malformed.js
var coapMalformed = defineCheck({
	code: "coap-malformed",
	title: "CoAP IRI lacks or has a component contrary to RFC 7252",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [
		rfc7252("6.1"),
		rfc7252("6.2"),
		rfc8323("8")
	],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!coapSchemes.some((scheme) => isOfScheme(subject, scheme))) return;
		reportSchemeFaults(subject, coapFaults(subject), sentences$12, report);
	}
});
var sentences$12 = {
	"authority-missing": authorityMissing,
	userinfo: () => ({
		part: "userinfo",
		fault: "is not allowed in a CoAP IRI, which names only a host and a port",
		remedy: "remove it and the '@' after it"
	})
};
// ../packages/core/dist/text/lower-bound.js
/** The first index below `length` that is not before what is looked for, if those that are all come first. */
function lowerBound(length, isBefore) {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = low + high >> 1;
		if (isBefore(middle)) low = middle + 1;
		else high = middle;
	}
	return low;
}
// ../packages/core/dist/mapping/mapped-text.js
/** A component as it stands in the IRI. */
function unmapped({ text, span }) {
	return {
		text,
		toIri: ({ start, end }) => ({
			start: span.start + start,
			end: span.start + end
		})
	};
}
/** The text that the pieces make, which follow one another in the IRI from `start` on. */
function mapPieces(start, pieces) {
	const ends = [];
	const sourceEnds = [];
	let text = "";
	let sourceEnd = start;
	for (const piece of pieces) {
		text += piece.text;
		sourceEnd += piece.source.length;
		ends.push(text.length);
		sourceEnds.push(sourceEnd);
	}
	const toIri = (span) => {
		const first = pieceAt(ends, span.start);
		const begin = first === 0 ? start : sourceEnds[first - 1] ?? start;
		if (span.start === span.end) return {
			start: begin,
			end: begin
		};
		return {
			start: begin,
			end: sourceEnds[pieceAt(ends, span.end - 1)] ?? sourceEnd
		};
	};
	return {
		text,
		toIri
	};
}
/** The index of the piece that holds the character at `offset`; of the ends one is greater than it, or all are passed. */
function pieceAt(ends, offset) {
	return lowerBound(ends.length, (index) => (ends[index] ?? Infinity) <= offset);
}
// ../packages/core/dist/schemes/uri-form.js
function uriForm({ path, query, fragment }) {
	return {
		path: uriComponent("path", path),
		...query !== void 0 && { query: uriComponent("query", query) },
		...fragment !== void 0 && { fragment: uriComponent("fragment", fragment) }
	};
}
/** All that no URI holds as it is (RFC 3986 §2); the printable ones of ASCII stand in LEIRIs alone. */
var notInUris = /[^!#-;=?-[\]_a-z~]/u;
function uriComponent(name, component) {
	if (!notInUris.test(component.text)) return {
		name,
		...unmapped(component)
	};
	const pieces = Array.from(component.text, (source) => ({
		source,
		text: notInUris.test(source) ? percentEncode(source) : source
	}));
	return {
		name,
		...mapPieces(component.span.start, pieces)
	};
}
// ../packages/core/dist/schemes/data.js
/** `dataurl = "data:" [ mediatype ] [ ";base64" ] "," data` — RFC 2397 §3 */
function dataFaults(iri) {
	const { path, query } = uriForm(iri);
	const [head, data] = cutPart(wholePart(path), ",");
	if (data === void 0) return [faultOf$1("comma-missing", endOf(head))];
	if (!isBase64Mark(splitPart(head, ";").at(-1))) return [...headFaults(head), ...markFaults(head, data)];
	const faults = query === void 0 ? base64Faults(data) : [faultOf$1("base64-query", wholePart(query))];
	return [...headFaults(head), ...faults];
}
/** `data:image/png,base64,…`: data that are not text begin with the mark and another comma. */
function markFaults(head, data) {
	const [word, rest] = cutPart(data, ",");
	if (head.text === "" || rest === void 0 || !isBase64Mark(word)) return [];
	return [faultOf$1("base64-behind-comma", word)];
}
/** The faults before the comma, which can be judged even if what follows it is not written as URIs are. */
function mediaTypeFaults(iri) {
	const [head] = cutPart(wholePart(uriForm(iri).path), ",");
	return headFaults(head);
}
/** `[ mediatype ] [ ";base64" ]` — RFC 2397 §3 */
function headFaults(head) {
	const [type, ...parameters] = splitPart(head, ";");
	const media = isBase64Mark(parameters.at(-1)) ? parameters.slice(0, -1) : parameters;
	return [...type === void 0 ? [] : typeFaults$1(type), ...media.flatMap(parameterFaults$2)];
}
function isBase64Mark(parameter) {
	return parameter?.text.toLowerCase() === "base64";
}
/** `token` of RFC 2045 §5.1, as URIs hold it: triplets stand for '#' and what no URI has. */
var token = /^[A-Za-z0-9!$&'*+._~%-]+$/;
/** `mediatype = [ type "/" subtype ] *( ";" parameter )` — RFC 2397 §3 */
function typeFaults$1(mediaType) {
	if (mediaType.text === "") return [];
	const [type, subtype] = cutPart(mediaType, "/");
	return token.test(type.text) && subtype !== void 0 && token.test(subtype.text) ? [] : [faultOf$1("type-malformed", mediaType)];
}
/** `parameter = attribute "=" value` — RFC 2397 §3 */
function parameterFaults$2(parameter) {
	if (parameter.text === "") return [faultOf$1("parameter-missing", parameter)];
	if (isBase64Mark(parameter)) return [faultOf$1("base64-not-last", parameter)];
	const [attribute, value] = cutPart(parameter, "=");
	if (value === void 0 || value.text === "") return [faultOf$1("parameter-without-value", parameter)];
	return token.test(attribute.text) ? [] : [faultOf$1("parameter-malformed", parameter)];
}
/** The alphabet of RFC 4648 §4 and padding, some of them in triplets, and triplets of white space, which decoders skip. */
var notBase64 = /(?:%(?!2[BbFf0]|3[Dd]|0[9AaDd])[0-9A-Fa-f]{2}|[^A-Za-z0-9+/=%])+/;
function base64Faults(data) {
	const faults = faultsIn("base64-character", data, notBase64);
	if (faults.length > 0) return faults;
	return isWholeBase64(data.text.replace(/%(?:20|0[9AaDd])/g, "").replace(/%3[Dd]/g, "=").replace(/%2[BbFf]/g, "+")) ? [] : [faultOf$1("base64-incomplete", lastOf(data))];
}
/** Groups of four characters, of which the last one may lack its padding, but not have some of it (RFC 4648 §4). */
function isWholeBase64(text) {
	const digits = text.replace(/={1,2}$/, "");
	if (digits.includes("=")) return false;
	return digits.length === text.length ? text.length % 4 !== 1 : text.length % 4 === 0;
}
function lastOf(part) {
	return partOf(part, part.text.length - 1);
}
// ../packages/core/dist/checks/schemes/data-malformed.js
var dataMalformed = defineCheck({
	code: "data-malformed",
	title: "Media type or encoding of data is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc2397("3")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (isOfScheme(subject, "data")) reportSchemeFaults(subject, dataFaults(subject), sentences$11, report);
		else if (hasPlainHead(subject)) reportSchemeFaults(subject, mediaTypeFaults(subject), sentences$11, report);
	}
});
/** Whether what stands from the scheme to the comma is written as in URIs. */
function hasPlainHead({ scheme, authority, path }) {
	const [head = ""] = path.text.split(",", 1);
	return scheme?.text.toLowerCase() === "data" && authority === void 0 && path.text.includes(",") && isIri(`data:${head}`, { profile: "rfc3986" });
}
var sentences$11 = {
	"comma-missing": () => ({
		part: "data",
		fault: "are missing, since no ',' ends the media type",
		remedy: "write ',' before them"
	}),
	"type-malformed": (characters) => ({
		part: "media type",
		fault: `${characters} is not a type and subtype with '/' between them`,
		remedy: "write one, such as 'text/plain', or none"
	}),
	"parameter-missing": () => ({
		part: "parameter",
		fault: "is missing after ';'",
		remedy: "write one, such as 'charset=utf-8', or remove the ';'"
	}),
	"parameter-without-value": (characters) => ({
		part: "parameter",
		fault: `${characters} of the media type has no '=' and value`,
		remedy: "write it whole, such as 'charset=utf-8', or remove it"
	}),
	"parameter-malformed": (characters) => ({
		part: "parameter",
		fault: `${characters} of the media type has a name that is not a token`,
		remedy: "write letters, digits and hyphens before '='"
	}),
	"base64-not-last": () => ({
		part: "mark 'base64'",
		fault: "stands before other parameters",
		remedy: "write it right before the ','"
	}),
	"base64-behind-comma": () => ({
		part: "mark 'base64'",
		fault: "stands behind ',', which ends the media type, so that the data are read as text",
		remedy: "write ';' before it"
	}),
	"base64-character": (characters) => ({
		part: "data in base64",
		fault: `contain ${characters}, which is not in its alphabet`,
		remedy: "encode the data again, with '+' and '/'"
	}),
	"base64-query": () => ({
		part: "data in base64",
		fault: "contain '?', which is not in its alphabet",
		remedy: "encode the data again, with '+' and '/'"
	}),
	"base64-incomplete": () => ({
		part: "data in base64",
		fault: "do not end with a group of four characters",
		remedy: "complete the data, or encode them again"
	})
};
// ../packages/core/dist/checks/schemes/data-number-sign.js
var dataNumberSign = defineCheck({
	code: "data-number-sign",
	title: "Number sign cuts off a picture in data",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc2397("3"), rfc3986("3.5")],
	message: "The fragment begins at '#' within the markup of the picture, so the data end before it; write '%23' for each '#' in them.",
	needs: traits.fragment,
	needsText: /^data:/i,
	inBody: true,
	find(subject, report) {
		if (!isCutOff(subject)) return;
		const { text, fragment } = subject;
		const start = (fragment?.span.start ?? text.length) - 1;
		const fixes = [suggestAll("Write '%23' for each '#'", signsFrom(text, start))];
		report({
			span: {
				start,
				end: start + 1
			},
			component: "fragment",
			fixes
		});
	}
});
/** Whether data of markup end before the last tag, and the rest of it is in the fragment. */
function isCutOff({ scheme, path, query, fragment }) {
	if (fragment === void 0 || scheme?.text.toLowerCase() !== "data" || !markup.test(path.text)) return false;
	const data = query === void 0 ? path.text : `${path.text}?${query.text}`;
	return !lastTag.test(data) && endOfTag.test(fragment.text);
}
/** In base64, `#` is no character of the data. */
var markup = /^image\/svg\+xml(?:;(?!base64)[^,;]*)*,/iu;
var lastTag = /(?:>|%3e)\s*$/iu;
var endOfTag = />|%3e/iu;
function signsFrom(text, start) {
	const signs = Array.from(text.slice(start).matchAll(/#/gu), ({ index }) => start + index);
	const end = start + (/^.*(?:>|%3e)/isu.exec(text.slice(start))?.[0].length ?? 0);
	return signs.filter((sign) => sign < end).map((sign) => ({
		span: {
			start: sign,
			end: sign + 1
		},
		text: "%23"
	}));
}
// ../packages/core/dist/schemes/did.js
/**
* `did = "did:" method-name ":" method-specific-id`; a path, a query and a fragment may follow in a DID URL, in the
* generic syntax — DID core §3.1, §3.2
*/
function didFaults(iri) {
	const [did] = cutPart(wholePart(uriForm(iri).path), "/");
	const [method, id] = cutPart(did, ":");
	if (id === void 0) return [faultOf$1(did.text === "" ? "method-missing" : "id-missing", endOf(did))];
	return [...methodFaults(method), ...idFaults(id)];
}
/** `method-name = 1*method-char`, `method-char = %x61-7A / DIGIT` — DID core §3.1 */
function methodFaults(method) {
	if (method.text === "") return [faultOf$1("method-missing", method)];
	return faultsIn("method-character", method, /(?:%[0-9A-Fa-f]{2}|[^a-z0-9])+/);
}
/** `method-specific-id = *( *idchar ":" ) 1*idchar`, `idchar = ALPHA / DIGIT / "." / "-" / "_" / pct-encoded` — DID core §3.1 */
function idFaults(id) {
	if (id.text === "") return [faultOf$1("id-missing", id)];
	if (id.text.endsWith(":")) return [faultOf$1("id-unfinished", partOf(id, id.text.length - 1))];
	return faultsIn("id-character", id, /[^A-Za-z0-9._:%-]+/);
}
// ../packages/core/dist/checks/schemes/did-malformed.js
var didMalformed = defineCheck({
	code: "did-malformed",
	title: "Decentralized identifier is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [didCore("did-syntax"), didCore("did-url-syntax")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "did")) return;
		reportSchemeFaults(subject, didFaults(subject), sentences$10, report);
	}
});
var sentences$10 = {
	"method-missing": () => ({
		part: "method",
		fault: "is missing",
		remedy: "write its name between 'did:' and the identifier, such as 'web'"
	}),
	"method-character": (characters) => ({
		part: "method",
		fault: `contains ${characters}, but may only contain lowercase letters and digits`,
		remedy: "write its name as it is registered"
	}),
	"id-missing": () => ({
		part: "identifier of the method",
		fault: "is missing",
		remedy: "write it after the method and ':'"
	}),
	"id-character": (characters) => ({
		part: "identifier of the method",
		fault: `contains ${characters}, but may only contain letters, digits, '.', '-', '_', ':' and triplets`,
		remedy: "percent-encode it"
	}),
	"id-unfinished": () => ({
		part: "identifier of the method",
		fault: "ends with ':'",
		remedy: "remove it, or write what follows it"
	})
};
// ../packages/core/dist/schemes/file.js
/** `file-hier-part = ( "//" auth-path ) / local-path`, `auth-path = [ file-auth ] path-absolute` — RFC 8089 §2 */
function fileFaults(iri) {
	const { authority, path } = iri;
	if (authority === void 0) return path.text.startsWith("/") ? [] : [faultOfComponent("path-not-absolute", "path", path)];
	const { host, port, userinfo } = authority;
	if (isDriveAsHost(iri)) return [faultOfComponent("drive-as-host", "authority", authority)];
	if (/^(?:\.{1,2}|~)$/.test(host.text)) return [faultOfComponent("folder-as-host", "host", host)];
	const faults = [];
	if (userinfo !== void 0) faults.push(faultOfComponent("userinfo", "userinfo", userinfo));
	if (port !== void 0) faults.push(faultOfComponent("port", "port", port));
	if (path.text === "") faults.push(faultOfComponent("path-missing", "path", path));
	if (path.text.startsWith("//") && authority.text === "") {
		const span = {
			start: path.span.start,
			end: path.span.start + 2
		};
		faults.push({
			reason: "path-starts-with-slashes",
			component: "path",
			span
		});
	}
	return faults;
}
/** `file://C:/folder` and `file://C:\folder`: the name of a drive, where that of a computer belongs. */
function isDriveAsHost({ scheme, authority }) {
	if (scheme?.text.toLowerCase() !== "file" || authority?.port === void 0) return false;
	return /^[A-Za-z]:(?:\\|$)/.test(authority.text);
}
// ../packages/core/dist/checks/schemes/file-malformed.js
var fileMalformed = defineCheck({
	code: "file-malformed",
	title: "File IRI is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc8089("2")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "file")) return;
		reportSchemeFaults(subject, fileFaults(subject), sentences$9, report);
	}
});
var sentences$9 = {
	"path-not-absolute": () => ({
		part: "path of the file",
		fault: "does not start with '/', but an IRI with a scheme cannot be relative",
		remedy: "write the whole path, such as 'file:///folder/name'"
	}),
	"path-missing": () => ({
		part: "path of the file",
		fault: "is missing, so what follows '//' is the name of a computer",
		remedy: "write the whole path, such as 'file:///folder/name'"
	}),
	"path-starts-with-slashes": () => ({
		part: "path of the file",
		fault: "starts with two slashes",
		remedy: "write the name of the computer right after 'file://', or one slash"
	}),
	"drive-as-host": (characters) => ({
		part: "drive",
		fault: `${characters} stands where the name of a computer belongs`,
		remedy: "write a third slash before it"
	}),
	"folder-as-host": (characters) => ({
		part: "folder",
		fault: `${characters} stands where the name of a computer belongs, and an IRI with a scheme cannot be relative`,
		remedy: "write the whole path, such as 'file:///folder/name'"
	}),
	userinfo: () => ({
		part: "userinfo",
		fault: "has no place in a file IRI",
		remedy: "remove it and the '@' after it"
	}),
	port: () => ({
		part: "port",
		fault: "has no place in a file IRI",
		remedy: "remove it and the ':' before it"
	})
};
// ../packages/core/dist/mapping/decode-components.js
/** The IRI-reference with as many characters decoded as can be (RFC 3987 §3.2), for one that matches the grammar. */
function decodeComponents(iri, profile, host = "unicode") {
	const { text } = iri;
	const dnsHost = profile === "rfc3986" ? void 0 : decodedDnsHost(iri, profile, host);
	let value = "";
	let done = 0;
	for (const part of partsOf(iri, dnsHost !== void 0)) {
		const decoded = part.component === "host" ? dnsHost : void 0;
		value += text.slice(done, part.span.start) + (decoded ?? decodeComponent(part, profile));
		done = part.span.end;
	}
	return value + text.slice(done);
}
/** The text with its host alone decoded, however that looks. */
function decodeHost(iri, profile, decoding) {
	const host = iri.authority?.host;
	if (host === void 0 || profile === "rfc3986") return iri.text;
	const decoded = decodedDnsHost(iri, profile, decoding) ?? decodeComponent({
		component: "host",
		text: host.text,
		span: host.span
	}, profile);
	return iri.text.slice(0, host.span.start) + decoded + iri.text.slice(host.span.end);
}
/** The host of a scheme with DNS names; one that would not map back stays as it is (RFC 3987 §3.2). */
function decodedDnsHost(iri, profile, decoding) {
	const { scheme, authority } = iri;
	if (scheme === void 0 || !hasDnsHost(scheme.text) || authority?.host.kind !== "iregName") return void 0;
	const { text } = authority.host;
	const name = decoding === "unicode" ? unicodeName(text) : void 0;
	if (name !== void 0) return name;
	const decoded = bidiComponents(iri).filter(({ component }) => component === "host").map((label) => decodeComponent(label, profile)).join(".");
	return dnsNameInAscii(decoded) === void 0 ? text : decoded;
}
function unicodeName(text) {
	if (!/xn--|[^\0-\x7F]|%/i.test(text)) return void 0;
	const decoded = percentDecodeUtf8(text);
	return decoded === void 0 ? void 0 : domainToUnicode(decoded);
}
/** The bidi components, since those are decoded as a whole or not at all; the host is one part where it is mapped as one. */
function partsOf(iri, hostIsMapped) {
	const parts = bidiComponents(iri);
	const host = iri.authority?.host;
	if (!hostIsMapped || host === void 0) return parts;
	const labels = parts.filter(({ component }) => component === "host").length;
	const first = parts.findIndex(({ component }) => component === "host");
	parts.splice(first, labels, {
		component: "host",
		text: host.text,
		span: host.span
	});
	return parts;
}
// ../packages/core/dist/checks/faults/count-non-ascii.js
/** The number of UTF-16 code units outside ASCII. */
function countNonAscii(text) {
	return text.replace(/[\0-\x7F]+/g, "").length;
}
// ../packages/core/dist/checks/names/form-mixed.js
var forms = {
	iri: {
		name: "IRI",
		rewrite: inIriForm
	},
	uri: {
		name: "URI",
		rewrite: inUriForm
	}
};
var formMixed = defineCheck({
	code: "form-mixed",
	title: "Identifier is not in the form that the project prefers",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [
		rfc3987("1.2"),
		rfc3987("3.1"),
		rfc3987("3.2")
	],
	message: "The identifier is not in {{form}} form, which the project prefers; write it as {{other}}.",
	options: { form: ["iri", "uri"] },
	needs: traits.nonAscii | traits.percent | traits.authority,
	advises: true,
	reads: ["place"],
	find(subject, report) {
		const form = preferred(subject.options["form"]);
		if (form === void 0 || !mayChange(subject)) return;
		const { name, rewrite } = forms[form];
		const other = rewrite(subject);
		if (other === void 0) return;
		const span = {
			start: 0,
			end: subject.text.length
		};
		report({
			span,
			component: "iri",
			data: {
				form: name,
				other: quote(maskPassword(other))
			},
			fixes: [suggest(`Write it in ${name} form`, span, other)]
		});
	}
});
function preferred(option) {
	return option === "iri" || option === "uri" ? option : void 0;
}
/** Not where the other form is another name, or not allowed, or where octets are not those of UTF-8. */
function mayChange({ place, query, traits: set }) {
	if ((set & traits.nonconforming) !== 0) return false;
	if (place === void 0) return true;
	if (isNamePlace(place)) return false;
	const { charset } = place;
	return query === void 0 || charset === void 0 || /^(?:utf|unicode|iso-10646)/i.test(charset);
}
function inUriForm(subject) {
	return (subject.traits & traits.nonAscii) === 0 ? void 0 : mapComponents(subject, percentEncodeNonAscii);
}
/** Triplets of ASCII characters, and of what an IRI cannot show, are right in this form, too. */
function inIriForm(subject) {
	const decoded = decodeComponents(subject, subject.profile);
	return countNonAscii(decoded) > countNonAscii(subject.text) ? decoded : void 0;
}
// ../packages/core/dist/checks/path/fragment-not-allowed.js
var fragmentNotAllowed = defineCheck({
	code: "fragment-not-allowed",
	title: "Absolute IRI has a fragment",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("4.3"), rfc3987("2.2")],
	message: "The fragment {{fragment}} must not follow an absolute-IRI, which names a whole resource; remove it.",
	needs: traits.nonconforming,
	find({ fragment, production }, report) {
		if (fragment === void 0 || production !== "absolute-IRI") return;
		const span = {
			start: fragment.span.start - 1,
			end: fragment.span.end
		};
		report({
			span,
			component: "fragment",
			data: { fragment: quote(`#${fragment.text}`) },
			fixes: [suggest("Remove the fragment", span, "")]
		});
	}
});
// ../packages/core/dist/schemes/ftp.js
/** `ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]`, `ftptype = "A" | "I" | "D" | "a" | "i" | "d"` — RFC 1738 §5 */
function ftpFaults(iri) {
	return [...authorityFaults(iri), ...typeFaults(iri)];
}
function typeFaults(iri) {
	const path = wholePart(uriForm(iri).path);
	const [, type] = /;type=([^;/]*)$/i.exec(path.text) ?? [];
	if (type === void 0 || /^[AIDaid]$/.test(type)) return [];
	return [faultOf$1("type-malformed", partOf(path, path.text.length - type.length))];
}
// ../packages/core/dist/checks/schemes/ftp-malformed.js
var ftpMalformed = defineCheck({
	code: "ftp-malformed",
	title: "FTP IRI has no authority or an unknown type",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc1738("3.2"), rfc1738("5")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "ftp")) return;
		reportSchemeFaults(subject, ftpFaults(subject), sentences$8, report);
	}
});
var sentences$8 = {
	"authority-missing": authorityMissing,
	"type-malformed": (characters) => ({
		part: "type of the transfer",
		fault: characters === "" ? "is missing after ';type='" : `is ${characters}, which FTP does not have`,
		remedy: "write 'a' for text, 'i' for octets or 'd' for a folder"
	})
};
// ../packages/core/dist/checks/schemes/ftp-query.js
var ftpQuery = defineCheck({
	code: "ftp-query",
	title: "FTP IRI has a query",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc1738("5"), rfc3986("3.4")],
	message: "The query has no meaning in FTP: some programs read '?' as part of the file name, and others drop what follows it; percent-encode the '?' as '%3F', or remove the query.",
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "ftp") || subject.query === void 0) return;
		const { text, span: query } = subject.query;
		const span = {
			start: query.start - 1,
			end: query.end
		};
		const encoded = `?${text}`.replaceAll("?", "%3F");
		report({
			span,
			component: "query",
			fixes: !(subject.path.text !== "" && !/\p{Co}/u.test(text)) ? [] : [suggest("Percent-encode the '?' as '%3F'", span, encoded)]
		});
	}
});
// ../packages/core/dist/schemes/geo.js
/** `geo-path = coordinates p`, `p = [ crsp ] [ uncp ] *parameter` — RFC 5870 §3.3 */
function geoFaults(iri) {
	const [coordinates, ...parameters] = splitPart(wholePart(uriForm(iri).path), ";");
	if (coordinates === void 0) return [];
	return [...coordinateFaults(coordinates, isWgs84(parameters)), ...parameters.flatMap(parameterFaults$1)];
}
/** Coordinates are of the World Geodetic System 1984 where nothing else is said (RFC 5870 §3.4.1). */
function isWgs84(parameters) {
	return !parameters.some(({ text }) => /^crs=(?!wgs84$)/i.test(text));
}
/** `coordinates = coord-a "," coord-b [ "," coord-c ]` — RFC 5870 §3.3 */
function coordinateFaults(coordinates, isInDegrees) {
	const [latitude, longitude, altitude, ...more] = splitPart(coordinates, ",");
	if (latitude === void 0 || longitude === void 0) return [faultOf$1("coordinate-missing", coordinates)];
	const faults = (altitude === void 0 ? [latitude, longitude] : [
		latitude,
		longitude,
		altitude
	]).flatMap(numberFaults$1);
	if (more.length > 0) return [...faults, ...more.map((number) => faultOf$1("coordinate-too-many", number))];
	return faults.length > 0 || !isInDegrees ? faults : rangeFaults(latitude, longitude);
}
/** `num = [ "-" ] pnum`, `pnum = 1*DIGIT [ "." 1*DIGIT ]` — RFC 5870 §3.3 */
function numberFaults$1(number) {
	if (number.text === "") return [faultOf$1("coordinate-missing", number)];
	return /^-?[0-9]+(?:\.[0-9]+)?$/.test(number.text) ? [] : [faultOf$1("coordinate-malformed", number)];
}
/** RFC 5870 §3.4.2: latitudes from -90 to 90 degrees, longitudes from -180 to 180. */
function rangeFaults(latitude, longitude) {
	return [...Math.abs(Number(latitude.text)) > 90 ? [faultOf$1("latitude-out-of-range", latitude)] : [], ...Math.abs(Number(longitude.text)) > 180 ? [faultOf$1("longitude-out-of-range", longitude)] : []];
}
/** `parameter = ";" pname [ "=" pvalue ]`, with `crs` first and `u` after it — RFC 5870 §3.3 */
function parameterFaults$1(parameter, index, parameters) {
	const [name, value] = cutPart(parameter, "=");
	if (name.text === "") return [faultOf$1("parameter-name-missing", name)];
	const known = name.text.toLowerCase();
	if (known === "crs" && index > 0) return [faultOf$1("crs-misplaced", name)];
	if (known === "u" && !isSecondAtMost(index, parameters)) return [faultOf$1("uncertainty-misplaced", name)];
	const faults = faultsIn("parameter-name-character", name, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
	const isNeeded = known === "crs" || known === "u";
	if (value === void 0) return isNeeded ? [faultOf$1("parameter-value-missing", name)] : faults;
	if (value.text === "") return [...faults, faultOf$1("parameter-value-missing", value)];
	return [...faults, ...valueFaults$2(known, value)];
}
function isSecondAtMost(index, parameters) {
	return index === 0 || index === 1 && /^crs(?:=|$)/i.test(parameters[0]?.text ?? "");
}
/** `uval = pnum`, `crslabel = "wgs84" / labeltext`, `pvalue = 1*paramchar` — RFC 5870 §3.3 */
function valueFaults$2(name, value) {
	if (name === "u") return /^[0-9]+(?:\.[0-9]+)?$/.test(value.text) ? [] : [faultOf$1("uncertainty-malformed", value)];
	if (name === "crs") return faultsIn("crs-character", value, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
	return faultsIn("parameter-value-character", value, /[^A-Za-z0-9_.!~*'():&+$%-]+/);
}
// ../packages/core/dist/checks/schemes/geo-malformed.js
var geoMalformed = defineCheck({
	code: "geo-malformed",
	title: "Coordinates are malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc5870("3.3"), rfc5870("3.4.2")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "geo")) return;
		reportSchemeFaults(subject, geoFaults(subject), sentences$7, report);
	}
});
var sentences$7 = {
	"coordinate-missing": () => ({
		part: "coordinates",
		fault: "are not complete",
		remedy: "write latitude and longitude with ',' between them"
	}),
	"coordinate-malformed": (characters) => ({
		part: "coordinate",
		fault: `${characters} is not a decimal number`,
		remedy: "write digits, with '-' before and '.' between them where needed"
	}),
	"coordinate-too-many": (characters) => ({
		part: "coordinate",
		fault: `${characters} is one too many after latitude, longitude and altitude`,
		remedy: "remove it and the ',' before it"
	}),
	"latitude-out-of-range": (characters) => ({
		part: "latitude",
		fault: `${characters} does not lie between -90 and 90 degrees`,
		remedy: "write the latitude before the longitude, in degrees"
	}),
	"longitude-out-of-range": (characters) => ({
		part: "longitude",
		fault: `${characters} does not lie between -180 and 180 degrees`,
		remedy: "write the longitude after the latitude, in degrees"
	}),
	"parameter-name-missing": () => ({
		part: "parameter",
		fault: "has no name after ';'",
		remedy: "write one, such as 'u', or remove the ';'"
	}),
	"parameter-name-character": (characters) => ({
		part: "name of a parameter",
		fault: `contains ${characters}, but may only contain letters, digits and hyphens`,
		remedy: "write another name"
	}),
	"parameter-value-missing": () => ({
		part: "value of a parameter",
		fault: "is missing",
		remedy: "write it after '='"
	}),
	"parameter-value-character": (characters) => ({
		part: "value of a parameter",
		fault: `contains ${characters}, which has no place there`,
		remedy: "percent-encode it"
	}),
	"crs-character": (characters) => ({
		part: "name of the reference system",
		fault: `contains ${characters}, but may only contain letters, digits and hyphens`,
		remedy: "write another name"
	}),
	"crs-misplaced": () => ({
		part: "parameter 'crs'",
		fault: "is not the first one",
		remedy: "write it before the others"
	}),
	"uncertainty-misplaced": () => ({
		part: "parameter 'u'",
		fault: "comes after parameters other than 'crs'",
		remedy: "write it before them"
	}),
	"uncertainty-malformed": (characters) => ({
		part: "uncertainty",
		fault: `${characters} is not a decimal number`,
		remedy: "write meters in digits"
	})
};
// ../packages/core/dist/idna/domain-faults.js
var lenientOptions = {
	checkBidi: false,
	checkHyphens: false,
	checkJoiners: false,
	transitionalProcessing: false,
	useSTD3ASCIIRules: false,
	verifyDNSLength: false
};
/** Why a DNS name is not valid, label by label; none exactly if `domainToAscii` maps it. */
function domainFaults(domain) {
	if (domainToAscii(domain) !== void 0) return [];
	const faults = labelsOf(withoutRoot(domain)).flatMap(({ label, span }) => {
		const fault = labelFault(label);
		return fault === void 0 ? [] : [{
			...fault,
			label,
			span
		}];
	});
	if (faults.length > 0) return faults;
	const whole = {
		label: domain,
		span: {
			start: 0,
			end: domain.length
		}
	};
	const length = (0, import_tr46.toASCII)(domain, lenientOptions)?.length ?? 0;
	return [{
		...whole,
		criterion: length > 253 ? "name-too-long" : "bidi"
	}];
}
/** The labels of a name without the full stop of the root, with their places in it. */
function labelsOf(domain) {
	let start = 0;
	return domain.split(separators).map((label) => {
		const span = {
			start,
			end: start + label.length
		};
		start = span.end + 1;
		return {
			label,
			span
		};
	});
}
function labelFault(label) {
	if (label === "") return { criterion: "label-empty" };
	if (isFarTooLong(label)) return { criterion: "label-too-long" };
	const { domain: unicode, error } = (0, import_tr46.toUnicode)(label, lenientOptions);
	if (error) return mappingFault(label, unicode);
	return characterFault(unicode) ?? lengthFault(label) ?? hyphenFault(unicode) ?? contextFault(unicode) ?? ((0, import_tr46.toUnicode)(label, {
		...lenientOptions,
		checkBidi: true
	}).error ? { criterion: "bidi" } : void 0);
}
/** What makes UTS #46 refuse a label with none of its optional checks on. */
function mappingFault(label, unicode) {
	const isALabel = /^xn--/i.test(label);
	if (isALabel && isAscii(unicode)) return { criterion: "punycode" };
	const mark = /^\p{M}/u.exec(unicode);
	if (mark !== null) return {
		criterion: "combining-mark",
		codePoint: codePointOf(mark[0])
	};
	const disallowed = Array.from(unicode).find((character) => !/\p{M}/u.test(character) && (0, import_tr46.toUnicode)(character, lenientOptions).error);
	if (disallowed !== void 0) return {
		criterion: "character",
		codePoint: codePointOf(disallowed)
	};
	return { criterion: isALabel ? "a-label" : "character" };
}
/** UseSTD3ASCIIRules: of ASCII only letters, digits and hyphens (RFC 1123 §2.1). */
function characterFault(unicode) {
	const found = /[\0-,./:-`{-\x7F]/.exec(unicode);
	return found === null ? void 0 : {
		criterion: "character",
		codePoint: codePointOf(found[0])
	};
}
/** RFC 1034 §3.1: a label has no more than 63 octets. */
function lengthFault(label) {
	const ascii = (0, import_tr46.toASCII)(label, lenientOptions);
	return ascii !== null && ascii.length > 63 ? { criterion: "label-too-long" } : void 0;
}
/** RFC 5891 §4.2.3.1 */
function hyphenFault(unicode) {
	return unicode.startsWith("-") || unicode.endsWith("-") || unicode.slice(2, 4) === "--" ? { criterion: "hyphens" } : void 0;
}
function contextFault(unicode) {
	const [fault] = contextFaults(unicode);
	return fault && {
		criterion: "context",
		codePoint: fault.codePoint
	};
}
function codePointOf(character) {
	return character.codePointAt(0) ?? 0;
}
// ../packages/core/dist/idna/dns-host.js
/**
* The host, where it is a name of the Domain Name System. A reference without scheme is resolved against a base, which
* almost always has such a host.
*/
function dnsName({ scheme, authority }) {
	if (authority?.host.kind !== "iregName" || authority.host.text === "") return void 0;
	return scheme === void 0 || hasDnsHost(scheme.text) ? authority.host : void 0;
}
/** The labels of a DNS name, of ASCII characters or not; none where the host is no DNS name. */
function dnsLabels(iri) {
	const international = internationalHost(iri);
	if (international !== void 0) return international.labels;
	const host = dnsName(iri);
	return host === void 0 ? [] : asciiLabels(host);
}
function asciiLabels({ text, span }) {
	return labelsOf(withoutRoot(text)).map(({ label, span: place }) => ({
		text: label,
		span: {
			start: span.start + place.start,
			end: span.start + place.end
		}
	}));
}
/** A-labels, triplets and characters outside ASCII: only where one of them stands, IDNA has something to say. */
var international = /[^\0-\x7F]|%|xn--/i;
var hosts = /* @__PURE__ */ new WeakMap();
/** The host as IDNA sees it, if it is a DNS name that IDNA has something to say of. */
function internationalHost(iri) {
	const text = iri.authority?.host.text ?? "";
	if (!international.test(text)) return void 0;
	const host = dnsName(iri);
	if (host === void 0) return void 0;
	const known = hosts.get(host) ?? readHost(host);
	hosts.set(host, known);
	return known;
}
/** Whether IDNA admits the name, lengths and all. */
function isValidHost({ labels, fault }) {
	return fault === void 0 && labels.every((label) => label.fault === void 0);
}
/** The last of several labels as IDNA maps it, in lower case; empty where there is one label alone. */
function topLevelDomain({ labels }) {
	const last = labels.length > 1 ? labels.at(-1) : void 0;
	return last === void 0 ? "" : last.unicode ?? last.text.toLowerCase();
}
/** Whether the label is written with characters outside ASCII. */
function isUnicodeLabel({ text }) {
	return !isAscii(text);
}
/** Whether the label claims to be an A-label: Punycode behind a prefix (RFC 5890 §2.3.2.1). */
function isALabel({ text }) {
	return /^xn--/i.test(text);
}
function readHost({ text, span }) {
	const pieces = splitTriplets(text).map(({ source, character = source }) => ({
		source,
		text: character
	}));
	const name = mapPieces(span.start, pieces);
	const faults = domainFaults(name.text);
	const faultAt = new Map(faults.map((fault) => [`${fault.span.start} ${fault.span.end}`, fault]));
	const mapped = faults.length === 0 ? domainToUnicode(withoutRoot(name.text))?.split(".") : void 0;
	const labels = labelsOf(withoutRoot(name.text)).map(({ label, span: place }, index) => {
		const fault = faultAt.get(`${place.start} ${place.end}`);
		const unicode = fault === void 0 ? unicodeForm(label, mapped?.[index]) : void 0;
		return {
			text: label,
			span: name.toIri(place),
			...fault && { fault },
			...unicode !== void 0 && { unicode }
		};
	});
	const [whole] = labels.some(({ fault }) => fault !== void 0) ? [] : faults;
	return {
		name,
		labels,
		...whole && { fault: whole }
	};
}
function unicodeForm(label, mapped) {
	if (!/[^\0-\x7F]|^xn--/i.test(label)) return void 0;
	const unicode = mapped ?? domainToUnicode(label);
	return unicode !== void 0 && !isAscii(unicode) ? unicode : void 0;
}
// ../packages/core/dist/checks/authority/host-a-label-invalid.js
var hostALabelInvalid = defineCheck({
	code: "host-a-label-invalid",
	title: "Label in Punycode does not decode to a valid label",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [
		rfc5890("2.3.2.1"),
		rfc5891("4.2"),
		uts46("Validity_Criteria")
	],
	message: "The label {{label}} of the host is not a valid A-label: {{criterion}}.",
	needs: traits.unusualHost,
	judges: "authority",
	find(subject, report) {
		for (const label of internationalHost(subject)?.labels ?? []) {
			if (label.fault === void 0 || !isALabel(label)) continue;
			const criterion = criteria[label.fault.criterion]?.(quote(mappedByIdna(label.text)), label.fault);
			if (criterion === void 0) continue;
			report({
				span: label.span,
				component: "host",
				data: {
					label: quote(label.text),
					criterion
				}
			});
		}
	}
});
/** The end of the sentence for each criterion, of what the label decodes to; lengths have a code of their own. */
var criteria = {
	punycode: () => "what follows 'xn--' is not the Punycode of a non-ASCII label",
	"a-label": (unicode) => `it decodes to ${unicode}, which has a different form or none in Punycode`,
	character: (unicode, fault) => `it decodes to ${unicode}, and IDNA does not allow ${mentionOf(fault)}`,
	"combining-mark": (unicode, fault) => `it decodes to ${unicode}, which starts with ${mentionOf(fault)}`,
	context: (unicode, fault) => `it decodes to ${unicode}, and RFC 5892 does not allow ${mentionOf(fault)} where it stands`,
	hyphens: (unicode) => `it decodes to ${unicode}, which has hyphens at an end or as its third and fourth characters`,
	bidi: (unicode) => `it decodes to ${unicode}, which breaks the Bidi rule of RFC 5893`
};
function mentionOf({ codePoint }) {
	return codePoint === void 0 ? "one of its characters" : describeCharacter(codePoint);
}
// ../packages/core/dist/checks/authority/host-comma.js
var hostComma = defineCheck({
	code: "host-comma",
	title: "Comma or semicolon stands for a delimiter in the host",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.2.2"), rfc1123("2.1")],
	message: "The host {{host}} contains {{character}}, where only {{delimiter}} {{use}}; write {{delimiter}}.",
	needs: traits.unusualHost,
	claims: "host",
	judges: "authority",
	find(subject, report) {
		const host = subject.scheme && dnsName(subject);
		if (host === void 0) return;
		const fullStop = host.text.indexOf(".");
		for (const { text, span } of matchesIn(host.text, betweenLabels, host.span.start, "host")) {
			const offset = span.start - host.span.start;
			const after = host.text.slice(offset + 1);
			const isBeforePort = text === ";" && subject.authority?.port === void 0 && port.test(after);
			const isInName = separator.test(after) ? fullStop < 0 || fullStop > offset : lastLabel.test(after);
			if (!isBeforePort && !isInName) continue;
			const delimiter = isBeforePort ? ":" : ".";
			const use = isBeforePort ? "begins a port" : "separates the labels of a name";
			report({
				span,
				component: "host",
				data: {
					host: quote(host.text),
					character: quote(text),
					delimiter: quote(delimiter),
					use
				},
				fixes: [suggest(`Write ${quote(delimiter)}`, span, delimiter)]
			});
		}
	}
});
var betweenLabels = /(?<=[\p{L}\p{N}])[,;](?=[\p{L}\p{N}])/u;
var separator = /[.,;]/u;
var port = /^\d{2,5}$/;
/** A top-level domain that is written by mistake behind a comma; `off` is a word for Go. */
var lastLabel = /^(?!off$)\p{L}{2,4}$/u;
// ../packages/core/dist/idna/ascii-lookalike.js
/**
* The ASCII label that a label outside ASCII looks like, character by character (UTS #39 §4): `apple` for `аррӏе`. None
* for labels with right-to-left letters, which nobody takes for Latin ones, and for labels without letters.
*
* Differs from UTS #39 §4: a character that looks like several, as `æ` like `ae`, is a letter of its own to readers.
*/
function asciiLookalike(label) {
	if (!/\p{L}/u.test(label)) return void 0;
	let lookalike = "";
	for (const character of label.normalize("NFD")) {
		const ascii = asciiFormOf(character);
		if (ascii === void 0) return void 0;
		lookalike += ascii;
	}
	return lookalike === label ? void 0 : lookalike;
}
/** The letter, digit or hyphen that a character is or looks like. */
function asciiFormOf(character) {
	if (/^[a-z0-9-]$/.test(character)) return character;
	if (character < "" || isRightToLeft(character.codePointAt(0) ?? 0)) return void 0;
	const prototype = skeleton(character).toLowerCase();
	return /^[a-z0-9-]$/.test(prototype) ? prototype : void 0;
}
var homes = [
	inScript("Cyrillic", [
		"bg",
		"by",
		"kg",
		"kz",
		"me",
		"mk",
		"mn",
		"rs",
		"ru",
		"su",
		"tj",
		"ua",
		"uz"
	]),
	inScript("Greek", ["cy", "gr"]),
	inScript("Armenian", ["am"]),
	inScript("Georgian", ["ge"]),
	inScript("Ethiopic", ["er", "et"]),
	inScript("Malayalam", ["in"]),
	inScript("Myanmar", ["mm"]),
	{
		letters: (label) => /^[a-z0-9ı-]*$/.test(label),
		domains: /* @__PURE__ */ new Set(["az", "tr"])
	},
	{
		letters: (label) => /^[a-z0-9þ-]*$/.test(label),
		domains: /* @__PURE__ */ new Set(["fo", "is"])
	}
];
function inScript(script, domains) {
	return {
		letters: (label) => isWrittenIn(label, script),
		domains: new Set(domains)
	};
}
/**
* Whether a label stands under a top-level domain whose readers write with its letters, so that it says what it seems to
* say: `хор` under `ru`, or in a name of which the top-level domain is written in the same script.
*/
function isAtHome(label, topLevelDomain) {
	if (homes.some(({ letters, domains }) => domains.has(topLevelDomain) && letters(label))) return true;
	return !isAscii(topLevelDomain) && homes.some(({ letters }) => letters(label) && letters(topLevelDomain));
}
// ../packages/core/dist/checks/authority/host-confusable.js
var hostConfusable = defineCheck({
	code: "host-confusable",
	title: "Label of the host looks like an ASCII label",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		uts39("Confusable_Detection"),
		rfc3987("7.5"),
		rfc3987("8")
	],
	message: "The label {{label}} of the host looks like {{lookalike}}, which is a different, ASCII name; check which one is meant.",
	needs: traits.unusualHost,
	judges: "authority",
	inNames: "names",
	inProse: true,
	find(subject, report) {
		const host = internationalHost(subject);
		for (const label of host?.labels ?? []) {
			const { unicode } = label;
			const lookalike = unicode === void 0 ? void 0 : asciiLookalike(unicode);
			if (unicode === void 0 || lookalike === void 0 || host === void 0) continue;
			if (isAtHome(unicode, topLevelDomain(host))) continue;
			const decoded = isALabel(label) ? `, in Unicode ${quote(unicode)},` : "";
			const data = {
				label: `${quote(label.text)}${decoded}`,
				lookalike: quote(lookalike)
			};
			const fixes = [suggest(`Write ${quote(lookalike)}`, label.span, lookalike)];
			report({
				span: label.span,
				component: "host",
				data,
				fixes
			});
		}
	}
});
// ../packages/core/dist/checks/authority/host-digit-letter-lookalike.js
var hostDigitLetterLookalike = defineCheck({
	code: "host-digit-letter-lookalike",
	title: "Label of the host has a digit that looks like a letter",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [rfc3987("7.5"), rfc3987("8")],
	message: "The label {{label}} of the host contains {{digits}} among letters, which is easily read as {{letters}}; check that this is the intended name.",
	needs: traits.authority,
	judges: "authority",
	find(subject, report) {
		for (const { text, span } of dnsLabels(subject)) {
			if (!isWord(text) || /^xn--/i.test(text)) continue;
			for (const run of matchesIn(text, amongLetters, span.start, "host")) {
				const letters = run.text.startsWith("0") ? "o" : "l";
				const data = {
					label: quote(text),
					digits: quote(run.text),
					letters: quote(letters.repeat(run.text.length))
				};
				report({
					span: run.span,
					component: "host",
					data
				});
			}
		}
	}
});
/** Letters, at least three of them, and the two digits: other digits make it a number, or no word at all. */
function isWord(label) {
	return /^[A-Za-z01-]+$/.test(label) && label.replace(/[01-]/g, "").length >= 3;
}
/** Zeros or ones before a letter, at the start of the label or after another letter. */
var amongLetters = /(?<=^|[A-Za-z-])(?:0+|1+)(?=[A-Za-z])/;
// ../packages/core/dist/checks/authority/host-empty.js
var withHost = /^(?:https?|wss?|ftp|coaps?(?:\+tcp|\+ws)?)$/i;
var hostEmpty = defineCheck({
	code: "host-empty",
	title: "Host is empty",
	strength: "must",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc9110("4.2.1"),
		rfc9110("4.2.2"),
		rfc6455("3"),
		rfc1738("3.2"),
		rfc7252("6.1")
	],
	message: "The host is empty, but IRIs of the scheme {{scheme}} need one; write it after '//'.",
	needs: traits.unusualHost,
	judges: "authority",
	inNames: "names",
	find({ text, scheme, authority, path }, report) {
		if (authority?.host.text !== "" || scheme === void 0 || !withHost.test(scheme.text)) return;
		const { host, port } = authority;
		if (port !== void 0 && isBareIpv6address(text, host, port)) return;
		const data = { scheme: quote(scheme.text) };
		report({
			span: placeOfHost(authority),
			component: "host",
			data,
			fixes: waysOut$4(authority, path)
		});
	}
});
/** Slashes before what can be nothing but a host. */
var slashesBeforeHost = /^\/+(?=(?:(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}|localhost)(?::[0-9]+)?(?:\/|$))/u;
/** `http:///a.example` has a slash too many. */
function waysOut$4({ text }, path) {
	const [slashes] = text === "" && slashesBeforeHost.exec(path.text) || [];
	if (slashes === void 0) return [];
	const { start } = path.span;
	return [suggest(`Remove ${quote(slashes)}`, {
		start,
		end: start + slashes.length
	}, "")];
}
/** An empty host cannot be underlined; userinfo and port beside it can, and so can the slashes before it. */
function placeOfHost({ text, span }) {
	return text === "" ? {
		start: span.start - 2,
		end: span.start
	} : span;
}
// ../packages/core/dist/idna/faulty-character.js
/** The character that is written in the label, of which IDNA refuses either itself or what it is mapped to. */
function faultyCharacter({ span }, { codePoint }, iri) {
	if (codePoint === void 0) return { span };
	const refused = String.fromCodePoint(codePoint);
	let start = span.start;
	let mapped;
	for (const { source, character = source } of splitTriplets(iri.slice(span.start, span.end))) {
		const place = {
			start,
			end: start + source.length
		};
		if (character === refused) return {
			span: place,
			codePoint
		};
		if (mapped === void 0 && !isAscii(character)) {
			const meaning = mappedByIdna(character);
			if (meaning.includes(refused)) mapped = {
				span: place,
				codePoint: character.codePointAt(0) ?? 0,
				meaning
			};
		}
		start = place.end;
	}
	return mapped ?? {
		span,
		codePoint
	};
}
// ../packages/core/dist/checks/authority/host-idn-invalid.js
var hostIdnInvalid = defineCheck({
	code: "host-idn-invalid",
	title: "Host is not a valid internationalized domain name",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [
		uts46("Validity_Criteria"),
		rfc5891("4.2"),
		rfc5892("2"),
		rfc5893("2")
	],
	message: "The {{name}} is not a valid internationalized domain name: {{criterion}}.",
	needs: traits.nonAsciiInAuthority | traits.percentInAuthority,
	claims: "name",
	judges: "authority",
	find(subject, report) {
		const host = internationalHost(subject);
		if (host === void 0) return;
		for (const label of host.labels.filter(isUnicodeLabel)) {
			const found = label.fault && describe(label, label.fault, subject.text);
			if (found === void 0) continue;
			const name = `label ${quote(label.text)} of the host`;
			report({
				span: found.span,
				component: "host",
				data: {
					name,
					criterion: found.criterion
				}
			});
		}
		if (host.fault?.criterion !== "bidi") return;
		report({
			span: host.name.toIri({
				start: 0,
				end: host.name.text.length
			}),
			component: "host",
			data: {
				name: `host ${quote(host.name.text)}`,
				criterion: ofDirections
			}
		});
	}
});
var ofDirections = "RFC 5893 does not allow its right-to-left letters together with the digits and letters beside them";
/** The end of the sentence for the criteria that a character of the label fails. */
var ofCharacter = {
	character: (character) => `IDNA does not allow ${character}`,
	"combining-mark": (character) => `it starts with ${character}, a combining mark`,
	context: (character) => `RFC 5892 does not allow ${character} where it stands`
};
function describe(label, fault, text) {
	const { span } = label;
	switch (fault.criterion) {
		case "hyphens": return {
			span,
			criterion: "it starts or ends with a hyphen, or has hyphens as its third and fourth characters"
		};
		case "bidi": return componentKeepsBidiRules(text.slice(span.start, span.end)) ? {
			span,
			criterion: ofDirections
		} : void 0;
		default: {
			const criterion = ofCharacter[fault.criterion];
			const character = faultyCharacter(label, fault, text);
			return criterion && {
				span: character.span,
				criterion: criterion(spell(character))
			};
		}
	}
}
function spell({ codePoint, meaning }) {
	const character = codePoint === void 0 ? "one of its characters" : describeCharacter(codePoint);
	return meaning === void 0 ? character : `${character}, which stands for ${quote(meaning)}`;
}
// ../packages/core/dist/grammar/ipv6address-fault.js
/** The first reason, from the left, why the text from `start` up to `end` is no IPv6address; undefined if it is one. */
function ipv6addressFault(text, start, end) {
	if (start === end) return {
		reason: "address-empty",
		group: 1,
		span: {
			start,
			end
		}
	};
	const groupStarts = [];
	let elided = false;
	for (let offset = start; offset < end;) {
		const group = groupStarts.length + 1;
		const colonsEnd = skipColons(text, offset, end);
		if (colonsEnd === offset) {
			const groupEnd = skipGroup(text, offset, end);
			const fault = groupFault(text, offset, groupEnd, end);
			if (fault !== void 0) return {
				...fault,
				group
			};
			groupStarts.push(offset);
			if (isDotted(text, offset, groupEnd)) groupStarts.push(offset);
			offset = groupEnd;
			continue;
		}
		const reason = colonsFault(colonsEnd - offset, offset === start || colonsEnd === end, elided);
		if (reason === "second-elision") return {
			reason,
			group,
			span: {
				start: offset,
				end: colonsEnd
			}
		};
		if (reason !== void 0) return {
			reason,
			group,
			span: {
				start: colonsEnd - 1,
				end: colonsEnd
			}
		};
		elided ||= colonsEnd - offset === 2;
		offset = colonsEnd;
	}
	return countFault(groupStarts, elided, start, end);
}
function colonsFault(count, atEdge, elided) {
	if (count > 2 || count === 1 && atEdge) return "group-missing";
	return count === 2 && elided ? "second-elision" : void 0;
}
function groupFault(text, start, end, addressEnd) {
	const span = {
		start,
		end
	};
	if (isDotted(text, start, end)) {
		if (matchIpv4address(text, start, end) !== end) return {
			reason: "ipv4-malformed",
			span
		};
		return end < addressEnd ? {
			reason: "ipv4-not-last",
			span
		} : void 0;
	}
	for (let offset = start; offset < end;) {
		const codePoint = text.codePointAt(offset) ?? 0;
		const next = offset + (codePoint > 65535 ? 2 : 1);
		if (!isHexDigit(codePoint)) return {
			reason: "group-not-hexadecimal",
			span: {
				start: offset,
				end: next
			}
		};
		offset = next;
	}
	return end - start > 4 ? {
		reason: "group-too-long",
		span
	} : void 0;
}
function countFault(groupStarts, elided, start, end) {
	const limit = elided ? 7 : 8;
	const count = groupStarts.length;
	if (count > limit) return {
		reason: "too-many-groups",
		group: limit + 1,
		span: {
			start: groupStarts[limit] ?? start,
			end
		}
	};
	if (count < limit && !elided) return {
		reason: "too-few-groups",
		group: count + 1,
		span: {
			start,
			end
		}
	};
}
function skipColons(text, start, end) {
	let offset = start;
	while (offset < end && text[offset] === ":") offset += 1;
	return offset;
}
function skipGroup(text, start, end) {
	let offset = start;
	while (offset < end && text[offset] !== ":") offset += 1;
	return offset;
}
function isDotted(text, start, end) {
	for (let offset = start; offset < end; offset++) if (text[offset] === ".") return true;
	return false;
}
// ../packages/core/dist/grammar/ip-literal-fault.js
/** The first reason why the host from `start` up to `end` is no IP-literal; undefined if it is one. */
function ipLiteralFault(text, start, end) {
	if (start >= end || text[start] !== "[") return {
		reason: "bracket-misplaced",
		span: firstBracket(text, start, end)
	};
	let close = start + 1;
	while (close < end && text[close] !== "]") close += 1;
	if (close === end) return {
		reason: "bracket-unclosed",
		span: {
			start,
			end: start + 1
		}
	};
	if (close + 1 < end) return {
		reason: "text-after-bracket",
		span: {
			start: close + 1,
			end
		}
	};
	const first = text[start + 1];
	return first === "v" || first === "V" ? ipvFutureFault(text, start + 1, close) : ipv6addressFault(text, start + 1, close);
}
function ipvFutureFault(text, start, end) {
	let offset = start + 1;
	while (offset < end && isHexDigit(unitAt(text, offset))) offset += 1;
	if (offset === start + 1 || offset === end || text[offset] !== ".") {
		while (offset < end && text[offset] !== ".") offset += 1;
		return {
			reason: "version-malformed",
			span: {
				start,
				end: offset
			}
		};
	}
	const address = offset + 1;
	for (offset = address; offset < end;) {
		const codePoint = text.codePointAt(offset) ?? 0;
		const next = offset + (codePoint > 65535 ? 2 : 1);
		if (!includes(ipvFutureAddress, codePoint)) return {
			reason: "future-address-malformed",
			span: {
				start: offset,
				end: next
			}
		};
		offset = next;
	}
	return address === end ? {
		reason: "future-address-malformed",
		span: {
			start: address,
			end
		}
	} : void 0;
}
function firstBracket(text, start, end) {
	for (let offset = start; offset < end; offset++) if (text[offset] === "[" || text[offset] === "]") return {
		start: offset,
		end: offset + 1
	};
	return {
		start,
		end
	};
}
// ../packages/core/dist/checks/faults/zone-identifier.js
/** `%` and what follows it up to the closing bracket, in a host that is no IPvFuture. */
var withZone = /^\[(?![vV])([^\]%]*)(%[^\]]*)\]$/;
/** The zone identifier of an IPv6 address in brackets, with its percent sign (RFC 6874 §2). */
function zoneIdentifier({ text, span }) {
	const [, address, zone] = withZone.exec(text) ?? [];
	if (address === void 0 || zone === void 0) return void 0;
	const start = span.start + 1 + address.length;
	return {
		start,
		end: start + zone.length
	};
}
// ../packages/core/dist/checks/authority/host-ip-literal-malformed.js
var hostIpLiteralMalformed = defineCheck({
	code: "host-ip-literal-malformed",
	title: "IP literal is malformed",
	strength: "grammar",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("3.2.2"), rfc3987("2.2")],
	message: "The host {{host}} is neither an IPv6 address nor an IPvFuture in brackets: {{fault}}.",
	needs: traits.nonconforming,
	claims: "host",
	judges: "authority",
	find({ text, authority }, report) {
		if (authority?.host.kind !== "malformed") return;
		const { host } = authority;
		const found = faultOf(text, host);
		if (found === void 0) return;
		const span = reportedSpan(found);
		const wrong = text.slice(found.span.start, found.span.end);
		const fault = faults$1[found.reason](wrong === "" ? "" : mentionRun(wrong), String(found.group));
		report({
			span,
			component: "host",
			data: {
				host: quote(host.text),
				fault
			}
		});
	}
});
/** A zone identifier has a code of its own; what stands before it is judged without it. */
function faultOf(text, host) {
	const zone = zoneIdentifier(host);
	if (zone === void 0) return ipLiteralFault(text, host.span.start, host.span.end);
	return ipv6addressFault(text, host.span.start + 1, zone.start);
}
/** Where nothing stands that could be underlined, the bracket before it is. */
function reportedSpan({ span }) {
	return span.start < span.end ? span : {
		start: span.start - 1,
		end: span.start
	};
}
/** The end of the sentence for each fault, of the characters that are wrong and the group they stand in. */
var faults$1 = {
	"bracket-misplaced": (characters) => `${characters} may only stand around the whole host`,
	"bracket-unclosed": () => "no ']' closes it",
	"text-after-bracket": (characters) => `${characters} follows ']', and only a port may`,
	"version-malformed": (characters) => `it begins with ${characters} instead of 'v', a hexadecimal version and a dot`,
	"future-address-malformed": (characters) => characters === "" ? "no address follows the version" : `its address contains ${characters}`,
	"address-empty": () => "the brackets hold no address",
	"group-not-hexadecimal": (characters, group) => `group ${group} contains ${characters}, which is not hexadecimal`,
	"group-too-long": (characters, group) => `group ${group}, ${characters}, has more than four digits`,
	"group-missing": (_, group) => `group ${group} is missing next to a colon`,
	"second-elision": (_, group) => `a second '::' stands before group ${group}`,
	"too-many-groups": (_, group) => `it has too many groups, from group ${group} on`,
	"too-few-groups": (_, group) => `it ends before group ${group} of 8 and has no '::'`,
	"ipv4-malformed": (characters, group) => `${characters} in place of group ${group} is not an IPv4 address`,
	"ipv4-not-last": (characters, group) => `the IPv4 address ${characters} in place of group ${group} may only come last`
};
// ../packages/core/dist/idna/ipv4-reading.js
/**
* How resolvers and browsers read a name that ends in a number, by the rules of `inet_aton` and the URL standard: one to
* four numbers, in octal after a zero and in hexadecimal after `0x`, of which the last one fills the rest of the address.
*
* The address in decimal, `"none"` if they take the name for an address and refuse it, and `undefined` if it does not
* end in a number. `ipv4Reading("0x7f.1")` is `127.0.0.1`.
*/
function ipv4Reading(name) {
	const labels = (name.endsWith(".") ? name.slice(0, -1) : name).split(".");
	if (!/^(?:[0-9]+|0[xX][0-9A-Fa-f]*)$/.test(labels.at(-1) ?? "")) return void 0;
	if (labels.length > 4) return "none";
	const numbers = labels.map(readNumber);
	const last = numbers.pop() ?? NaN;
	const free = 4 - numbers.length;
	if (!numbers.every((number) => number <= 255) || !(last < 256 ** free)) return "none";
	const rest = Array.from({ length: free }, (_, index) => Math.floor(last / 256 ** (free - 1 - index)) % 256);
	return [...numbers, ...rest].join(".");
}
/** Not a number where the label is none; infinite where it has too many digits. */
function readNumber(label) {
	if (/^0[xX][0-9A-Fa-f]*$/.test(label)) return label.length === 2 ? 0 : Number.parseInt(label.slice(2), 16);
	if (/^0[0-7]+$/.test(label)) return Number.parseInt(label, 8);
	return /^(?:0|[1-9][0-9]*)$/.test(label) ? Number(label) : NaN;
}
// ../packages/core/dist/checks/authority/host-ipv4-lookalike.js
var hostIpv4Lookalike = defineCheck({
	code: "host-ipv4-lookalike",
	title: "Host is a name that programs read as an IPv4 address",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("3.2.2"), rfc3986("7.4")],
	message: "The host {{host}} is a name by the grammar, but {{reading}}; an IPv4 address has four decimal numbers from 0 to 255 without leading zeros.",
	needs: traits.unusualHost,
	judges: "authority",
	find(subject, report) {
		const host = dnsName(subject);
		const port = subject.authority?.port;
		if (host === void 0 || port !== void 0 && isBareIpv6address(subject.text, host, port)) return;
		const name = asciiForm(host.text);
		const address = name === void 0 ? void 0 : ipv4Reading(name);
		if (address === void 0) return;
		const reading = address === "none" ? "programs take it for an address and refuse it" : `programs read it as the address ${quote(address)}`;
		report({
			span: host.span,
			component: "host",
			data: {
				host: quote(host.text),
				reading
			}
		});
	}
});
/** The host with triplets decoded and mapped by IDNA; nothing where no character of it can become a digit. */
function asciiForm(host) {
	const decoded = percentDecodeUtf8(host) ?? host;
	if (isAscii(decoded)) return decoded;
	return /\p{N}/u.test(decoded) ? domainToAscii(decoded) : void 0;
}
// ../packages/core/dist/checks/authority/host-ipv6-zone-identifier.js
var hostIpv6ZoneIdentifier = defineCheck({
	code: "host-ipv6-zone-identifier",
	title: "IPv6 address has a zone identifier",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3986("3.2.2"),
		rfc6874("2"),
		rfc9844("1")
	],
	message: "The IPv6 address contains the zone identifier {{zone}}, which only has a meaning on one machine and is not allowed in an IRI; remove it.",
	needs: traits.nonconforming,
	claims: "host",
	judges: "authority",
	find({ text, authority }, report) {
		const zone = authority && zoneIdentifier(authority.host);
		if (zone === void 0) return;
		report({
			span: zone,
			component: "host",
			data: { zone: quote(text.slice(zone.start, zone.end)) },
			fixes: [suggest("Remove the zone identifier", zone, "")]
		});
	}
});
// ../packages/core/dist/checks/authority/host-label-empty.js
var hostLabelEmpty = defineCheck({
	code: "host-label-empty",
	title: "Host has an empty label",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc1034("3.1"), rfc3986("3.2.2")],
	message: "The host {{host}} has an empty label at {{dots}}; only the root has one, after the last dot, so remove the extra dots.",
	needs: traits.unusualHost,
	judges: "authority",
	inNames: "names",
	find(subject, report) {
		const host = dnsName(subject);
		if (host === void 0 || nothingElse.test(host.text)) return;
		for (const { text, span } of matchesIn(host.text, tooMany, host.span.start, "host")) {
			const fixes = [suggest("Remove the extra dots", span, span.start === host.span.start ? "" : ".")];
			report({
				span,
				component: "host",
				data: {
					host: quote(host.text),
					dots: quote(text)
				},
				fixes
			});
		}
	}
});
/** IDNA takes all of these for full stops (UTS #46 §2.3); one at the end stands before the label of the root. */
var tooMany = /^[.\u3002\uFF0E\uFF61]+|[.\u3002\uFF0E\uFF61]{2,}/;
var nothingElse = /^[.\u3002\uFF0E\uFF61]+$/;
// ../packages/core/dist/checks/authority/host-label-malformed.js
var hostLabelMalformed = defineCheck({
	code: "host-label-malformed",
	title: "Label of the host is not a host name",
	strength: "should",
	fix: "none",
	preset: "strict",
	spec: [
		rfc1123("2.1"),
		rfc1034("3.5"),
		rfc3986("3.2.2")
	],
	message: "The label {{label}} of the host {{fault}}; host names consist of letters and digits, with hyphens between them.",
	needs: traits.unusualHost,
	claims: "character-standing",
	judges: "authority",
	find(subject, report) {
		for (const label of dnsLabels(subject).filter(isJudged)) for (const { span, fault } of faultsOf(label)) report({
			span,
			component: "host",
			data: {
				label: quote(label.text),
				fault
			}
		});
	}
});
/** IDNA judges labels outside ASCII; a triplet is told as such; an asterisk alone stands for any label. */
function isJudged({ text, span }) {
	return text !== "*" && text.length === span.end - span.start && /^[!-~]+$/.test(text);
}
function faultsOf({ text, span }) {
	const characters = matchesIn(text, /[!$&'()*+,;=_~]+/, span.start, "host");
	const hyphens = matchesIn(text, /^-+|(?<!-)-+$/, span.start, "host");
	return [...characters.map((run) => ({
		span: run.span,
		fault: `contains ${mentionRun(run.text)}`
	})), ...hyphens.map((run) => ({
		span: run.span,
		fault: run.span.start === span.start ? "starts with a hyphen" : "ends with a hyphen"
	}))];
}
// ../packages/core/dist/idna/ascii-length.js
/** The octets that a name or a label takes in A-labels (RFC 1034 §3.1), valid or not; its characters where it has no such form. */
function asciiLength(name) {
	if (isAscii(name) || isFarTooLong(name)) return name.length;
	return (0, import_tr46.toASCII)(name, {
		checkHyphens: false,
		useSTD3ASCIIRules: false,
		verifyDNSLength: false
	})?.length ?? name.length;
}
// ../packages/core/dist/checks/authority/host-label-too-long.js
/** RFC 1034 §3.1 */
var mostOctets$1 = 63;
var hostLabelTooLong = defineCheck({
	code: "host-label-too-long",
	title: "Label of the host is longer than 63 octets",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc1034("3.1"), rfc5890("2.3.2.1")],
	message: "The label {{label}} of the host takes {{length}} octets in the DNS, but a label may have at most 63.",
	needs: traits.unusualHost,
	judges: "authority",
	find(subject, report) {
		const international = internationalHost(subject);
		if (international !== void 0 && isValidHost(international)) return;
		for (const { text, span } of dnsLabels(subject)) {
			const length = asciiLength(text);
			if (length <= mostOctets$1) continue;
			report({
				span,
				component: "host",
				data: {
					label: quote(text),
					length: String(length)
				}
			});
		}
	}
});
// ../packages/core/dist/checks/authority/host-mixed-script.js
var hostMixedScript = defineCheck({
	code: "host-mixed-script",
	title: "Label of the host mixes scripts",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [uts39("Restriction_Level_Detection"), rfc3987("7.5")],
	message: "The label {{label}} of the host mixes the scripts {{scripts}}, which no language writes in one word; check that each letter is the intended one.",
	needs: traits.unusualHost,
	judges: "authority",
	inNames: "names",
	inProse: true,
	find(subject, report) {
		for (const label of internationalHost(subject)?.labels ?? []) {
			const { unicode } = label;
			if (unicode === void 0 || isHighlyRestrictive(unicode)) continue;
			if (asciiLookalike(unicode) !== void 0) continue;
			const decoded = isALabel(label) ? `, in Unicode ${quote(unicode)},` : "";
			const data = {
				label: `${quote(label.text)}${decoded}`,
				scripts: enumerate(scriptsIn(unicode))
			};
			report({
				span: label.span,
				component: "host",
				data
			});
		}
	}
});
// ../packages/core/dist/normalize/triplets.js
/**
* Triplets with their digits in upper case, and those of unreserved ASCII characters decoded (RFC 3986 §6.2.2.1 and
* §6.2.2.2). `normalizeTriplets("%7e%c3%a9")` is `~%C3%A9`.
*/
function normalizeTriplets(text) {
	return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
		const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
		return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
	});
}
/** ASCII letters in lower case, but for the digits of triplets: those are upper case in the normal form. */
function lowercaseOutsideTriplets(text) {
	return text.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (match) => match.startsWith("%") ? match : match.toLowerCase());
}
// ../packages/core/dist/checks/authority/host-not-lowercase.js
/** Schemes whose authority is a name that somebody else gives, and that has case. */
var schemesWithCase = /* @__PURE__ */ new Set([
	"ar",
	"content",
	"ipfs",
	"ipns"
]);
var hostNotLowercase = defineCheck({
	code: "host-not-lowercase",
	title: "Host contains uppercase letters",
	strength: "should",
	fix: "safe",
	preset: "strict",
	spec: [rfc3986("3.2.2"), rfc3986("6.2.2.1")],
	message: "The host {{host}} contains uppercase letters; hosts are case-insensitive, so write {{lowercase}}.",
	needs: traits.asciiUppercaseInAuthority,
	judges: "authority",
	find(subject, report) {
		const scheme = subject.scheme?.text.toLowerCase();
		const host = subject.authority?.host;
		if (host?.kind !== "iregName" || isDriveAsHost(subject)) return;
		if (scheme !== void 0 && schemesWithCase.has(scheme)) return;
		if (placeholderLabel.test(host.text)) return;
		const lowercase = lowercaseOutsideTriplets(host.text);
		if (lowercase === host.text) return;
		const isSafe = isAscii(host.text) && (scheme === void 0 || hasDnsHost(scheme));
		report({
			span: host.span,
			component: "host",
			data: {
				host: quote(host.text),
				lowercase: quote(lowercase)
			},
			fixes: [(isSafe ? safely : suggest)("Lowercase the host", host.span, lowercase)]
		});
	}
});
/** `YOUR_DOMAIN.a.example`, `HOST`: no name, but a word for the one that a reader is to write. */
var placeholderLabel = /(?:^|\.)(?:YOUR[\w-]*|[A-Z\d]+_[A-Z\d_]+|(?:[A-Z]+-)?(?:DOMAIN|HOST|HOSTNAME|IP|SERVER|URL))(?=\.|$)/u;
// ../packages/core/dist/checks/authority/host-percent-encoded.js
var hostPercentEncoded = defineCheck({
	code: "host-percent-encoded",
	title: "Host contains percent-encoding",
	strength: "should",
	strengthIn: { rfc3987bis: "grammar" },
	fix: "suggestion",
	preset: "strict",
	spec: [
		rfc3987bis("2.2"),
		rfc3987bis("3.4.1"),
		rfc3986("3.2.2")
	],
	message: "The host contains {{triplets}}, but {{reason}}; {{remedy}}.",
	needs: traits.percentInAuthority,
	judges: "authority",
	find(subject, report) {
		const { scheme, profile } = subject;
		const isGrammar = profile === "rfc3987bis";
		if (!isGrammar && !(scheme !== void 0 && hasDnsHost(scheme.text))) return;
		const reason = isGrammar ? notInGrammar : notInNames;
		for (const run of runsOf(subject, /(?:%[0-9A-Fa-f]{2})+/, ({ name }) => name === "host")) {
			const fixes = !/%[0-9A-Fa-f]?$/.test(subject.text.slice(run.span.start - 2, run.span.start)) ? waysOut$3(run, subject) : [];
			const remedy = fixes.length > 0 ? "write the characters themselves" : "write a name without it";
			report({
				span: run.span,
				component: "host",
				data: {
					triplets: quote(run.text),
					reason,
					remedy
				},
				fixes
			});
		}
	}
});
var notInGrammar = "3987bis allows no percent-encoding in host names, although its mapping to URIs produces it";
var notInNames = "DNS names cannot contain any and not every program decodes it";
/** Visible, and no combining mark that would join what stands before it. */
var readable = /^(?!\p{M})[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;
/** The characters, where readers see what they are and the host still maps to the one of a URI (RFC 3987 §3.1). */
function waysOut$3({ text, span }, subject) {
	const decoded = percentDecodeUtf8(text);
	if (decoded === void 0 || !readable.test(decoded)) return [];
	const { iregName } = profiles[subject.profile];
	const isAdmitted = (character) => {
		const codePoint = character.codePointAt(0) ?? 0;
		return character !== "%" && includes(iregName, codePoint) && !includes(delimiterLookalikes, codePoint);
	};
	if (![...decoded].every(isAdmitted) || !leavesDnsName(subject, span, decoded)) return [];
	return [suggest(`Write ${quote(decoded)} instead of ${quote(text)}`, span, decoded)];
}
/** No domain name of 253 octets is as long, not even in triplets; longer ones are not mapped for each fix. */
var longestName$1 = 4096;
function leavesDnsName(subject, { start, end }, decoded) {
	const name = dnsName(subject);
	if (name === void 0 || isAscii(decoded)) return true;
	if (name.text.length > longestName$1) return false;
	return dnsNameInAscii(subject.text.slice(name.span.start, start) + decoded + subject.text.slice(end, name.span.end)) !== void 0;
}
// ../packages/core/dist/scripts/latin-lookalikes.js
var scripts = [
	lookalikes("Armenian", /^[ագզէլհյոսւօՙցքեճտղզ]+$/u, "am"),
	lookalikes("Cyrillic", /^[абвгԁеґєһіїјкӏмноопрсхԗԛѕԝтуъьҽпгѵѡүҡһүԍԧҟҷшщ]+$/u, "bg by kg kz me mk mn rs ru su tj ua uz"),
	lookalikes("Greek", /^[αβγεικνοπρτυχωϲηςσμλ]+$/u, "cy gr"),
	lookalikes("Ethiopic", /^[ሀሁሃሠሰሱበቡቦተቱኀነኑዐዕዘየደጠጡፀፐለሐ]+$/u, "er et"),
	lookalikes("Georgian", /^[იოყძხჽჿსეჰ]+$/u, "ge"),
	lookalikes("Hebrew", /^[דוחיןסװײ]+$/u, "il"),
	lookalikes("Bengali", /^[০৭ও]+$/u, "bd in"),
	lookalikes("Devanagari", /^[ऽ०ॱ]+$/u, "in np"),
	lookalikes("Gujarati", /^[ટડરસ૦૧]+$/u, "in"),
	lookalikes("Gurmukhi", /^[੦੧੨ਠਫ]+$/u, "in"),
	lookalikes("Kannada", /^[ಌ೦೧ರಠ]+$/u, "in"),
	lookalikes("Lao", /^[ບຄຽຖທນຍມຣລວສຫຼ໐າ]+$/u, "la"),
	lookalikes("Malayalam", /^[ടഠധനറസഉ൦ശ]+$/u, "in"),
	lookalikes("Myanmar", /^[ဂငဃပဝသရ၀၁၂]+$/u, "mm"),
	lookalikes("Oriya", /^[ଠ୦୮ଡ]+$/u, "in"),
	lookalikes("Sinhala", /^[උට෦ථඨ]+$/u, "lk"),
	lookalikes("Tamil", /^[ப௦டா௮]+$/u, "in lk sg"),
	lookalikes("Telugu", /^[౦౧౨౩రఠ]+$/u, "in"),
	lookalikes("Thai", /^[ทนบพรหเแ๐ดลปฟมกภถฑธค]+$/u, "th")
];
function lookalikes(script, letters, domains) {
	return {
		script: new RegExp(`\\p{Script=${script}}`, "u"),
		letters,
		domains: new Set(domains.split(" "))
	};
}
/**
* Whether every letter of a label, digits and hyphens aside, is one of another script that readers take for a Latin
* letter, under a domain whose readers do not write with it.
*/
function looksLatin(label, topLevelDomain) {
	const letters = label.replace(/[0-9-]/g, "");
	if (letters === "") return false;
	const found = scripts.find((one) => one.letters.test(letters));
	return found !== void 0 && !found.domains.has(topLevelDomain) && !found.script.test(topLevelDomain);
}
/** Letters and digits of other scripts that readers take for European digits. */
var digits = /^[0-9-]*[θ२২੨૨೩೭շזҙӡဒვპㄋзэε੩૩౩੫丩ㄐճƽ৪੪ଃচ৭੧୨௧०০੦૦ଠ୦௦౦೦൦๐໐၀០〇]+[0-9-θ२২੨૨೩೭շזҙӡဒვპㄋзэε੩૩౩੫丩ㄐճƽ৪੪ଃচ৭੧୨௧०০੦૦ଠ୦௦౦೦൦๐໐၀០〇]*$/u;
/** Whether a label is read as a number of European digits, which some of its characters only look like. */
function looksNumeric(label) {
	return digits.test(label) && /[0-9]/.test(label);
}
// ../packages/core/dist/scripts/identifier-status.js
/**
* The scripts in common modern use (UAX #31, Table 5): a character of another one has the identifier status
* *Restricted* (UTS #39 §3.1).
*/
var inCommonUse = /^[\p{Script=Arabic}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Bopomofo}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Greek}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Kannada}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Latin}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thaana}\p{Script=Thai}\p{Script=Tibetan}\p{Script=Common}\p{Script=Inherited}]$/u;
/**
* Letters and marks of these scripts that are technical, obsolete or seldom used, by UTS #39's Identifier_Type; ranges
* in hexadecimal. What this leaves out, as new additions, counts as allowed.
*/
var seldomUsed = rangesOf(`
180 183 185 188 18c-18d 192 195 199-19b 19e 1a3 1a5 1a8 1aa-1ab 1ad 1b4 1b6 1b9-1bb 1bd-1c3 1dd 1e5 21d 221 223 225
234-239 23c 23f-240 242 247 249 24b 24d 24f-258 25a-2af 2b9-2ba 2bd-2c1 2c6-2d1 2ee 305 30d-30e 312 315-31a 31c-322
329-32c 32f 332-334 336-337 33a-33f 346-34e 350-36f 371 373 377 3d7 3d9 3db 3dd 3df 3e1 3f3 3f8 3fb 461 463 465 467 469
46b 46d 46f 471 473 475 477 479 47b 47d 47f 481 483-487 501 503 505 507 509 50b 50d 50f 52b 52d 560 588 591-5b3 5b5-5bd
5bf 5c1-5c2 5c4-5c5 5c7 610-61a 640 656-65f 66e-66f 673 68e 6a1 6d6-6dc 6df-6e4 6e7-6e8 6ea-6ed 8ad-8b1 8b3-8b4 8d3-8e1
8e3-900 94e 951-955 978 980 9fc a51 a75 af9 b44 b62-b63 c00 c34 c58-c5a c62-c63 c81 cde d01 d04 d3b-d3c d5f d62-d63 d8f
da6 ddf de6-def df3 f18-f19 f39 10f1-10f6 1100-11ff 17a3-17a4 17a8 17ce-17cf 17d1 17d3 17dd 1ab0-1abd 1abf-1ac0 1c80-1c88
1cd0-1cd2 1cd4-1cfa 1d00-1d2b 1d2f 1d3b 1d4e 1d6b-1d77 1d79-1d9a 1dc0-1dff 1e9c-1e9d 1e9f 1efb 1efd 1eff 20d0-20dc 20e1
20e5-20f0 214e 2184 2c61 2c65-2c66 2c68 2c6a 2c6c 2c71 2c73-2c74 2c76-2c7b 2d00-2d25 2de0-2dff 2e2f 302a-302f 3031-3035
303b-303c 312e 31f0-31ff a640-a69f a723-a787 a78c-a78e a791 a794-a795 a797-a7f7 a7fa-a7ff a8e0-a8ff a960-a97c a9cf
a9e0-a9e6 ab30-ab68 d7b0-d7fb fb1e fe20-fe2f fe73
`);
/** Of Latin and Cyrillic supplements these are in use today. */
var inUse = /[\uA67F\uA717-\uA71F\uA788\uA792\uA793\uA7AA\uA7AE\uA7B8\uA7B9\uA7C0-\uA7CA]/u;
function rangesOf(text) {
	const classes = text.trim().split(/\s+/).map((range) => range.split("-").map((code) => `\\u{${code}}`).join("-"));
	return new RegExp(`[${classes.join("")}]`, "u");
}
/** Whether the identifier status of a letter, digit or mark is *Restricted* (UTS #39 §3.1). */
function isRestricted(character) {
	return !inCommonUse.test(character) || seldomUsed.test(character) && !inUse.test(character);
}
// ../packages/core/dist/idna/derived-property.js
/**
* Letters, digits and marks: category A of RFC 5892 §2.1, without capital letters, which a U-label has not but for those
* of Cherokee, to which small ones are folded; and what the runtime does not know.
*/
var letterDigits = /^[\p{Ll}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}\p{Cn}\p{Script=Cherokee}-]$/u;
/** RFC 5892 §2.6: valid, or valid in context, whatever the other categories say. */
var exceptions = /^[\u00B7\u00DF\u0375\u03C2\u05F3\u05F4\u06FD\u06FE\u0F0B\u200C\u200D\u3007\u30FB]$/u;
/** RFC 5892 §2.6 (disallowed) and §2.9 (old Hangul jamo). */
var disallowed = /^[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF]$/u;
/**
* Whether RFC 5892 §3 derives DISALLOWED for a character of a label that UTS #46 has mapped. UTS #46 itself admits such
* symbols and punctuation as ☃, which IDNA 2008 does not.
*/
function isDisallowedByIdna2008(character) {
	if (exceptions.test(character)) return false;
	return !letterDigits.test(character) || disallowed.test(character);
}
// ../packages/core/dist/idna/browser-display.js
/**
* Why browsers show a valid label in Punycode only, by what UTS #39 and the published policies for the display of
* domain names have in common; nothing for a label that they show in Unicode.
*/
function displayFault(label, topLevelDomain) {
	return faultOfCharacter(label, topLevelDomain) ?? faultOfMarks(label) ?? faultOfDigits(label) ?? faultOfScripts(label, topLevelDomain);
}
function faultOfCharacter(label, topLevelDomain) {
	const characters = Array.from(label).filter((character) => character > "");
	const disallowed = characters.find(isDisallowedByIdna2008);
	if (disallowed !== void 0) return {
		kind: "disallowed",
		character: disallowed
	};
	for (const { pattern, kind, domains } of patterns) {
		const found = pattern.exec(label);
		if (found !== null && !domains.includes(topLevelDomain)) return {
			kind,
			character: characterAt(found)
		};
	}
	const restricted = characters.find(isRestricted);
	return restricted === void 0 ? void 0 : {
		kind: "restricted",
		character: restricted
	};
}
function characterAt({ 0: text, groups }) {
	return groups?.["at"] ?? groups?.["other"] ?? text;
}
var eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30FC\u3005\u3007`;
var patterns = [
	delimiter(String.raw`(?<![${eastAsian}])(?<at>[\u30CE\u30F3\u30BD\u30BE\u4E3F\u4E36\u4E28\u4E5A\u3127])(?![${eastAsian}])`),
	outOfPlace(String.raw`(?<![${eastAsian}])(?<at>[\u4E00\u5DE5\u53E3\u516B\u5341\u4E8C\u4E03\u3007])(?![${eastAsian}])(?=[a-z])|(?<=[a-z])(?<other>[\u4E00\u5DE5\u53E3\u4E28\u3007])(?![${eastAsian}])`),
	outOfPlace(String.raw`(?<![\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u30FB])(?<at>[\u30FB\u30FC])`),
	outOfPlace(String.raw`(?<at>\u30FB)(?=[a-z])|(?<=[a-z])(?<other>\u30FB)`),
	outOfPlace(String.raw`(?<!\p{Script=Katakana})(?<at>[\u30FD\u30FE])|(?<!\p{Script=Hiragana})(?<other>[\u309D\u309E])`),
	outOfPlace(String.raw`^\p{Script=Katakana}+(?<at>[\u3078-\u307A])\p{Script=Katakana}+$`),
	outOfPlace(String.raw`^\p{Script=Hiragana}+(?<at>[\u30D8-\u30DA])\p{Script=Hiragana}+$`),
	delimiter(String.raw`[\u02D0\u02D1\u0589\u05C3]`),
	outOfPlace(String.raw`[\u02B9-\u02BF\u02C6-\u02CF\u02D2-\u02EF]`),
	outOfPlace(String.raw`(?<![\p{Script=Hebrew}])[\u05F3\u05F4]`),
	{
		...outOfPlace(String.raw`\u00FE`),
		domains: ["is", "fo"]
	},
	{
		...outOfPlace(String.raw`[\u0259]`),
		domains: ["az"]
	},
	outOfPlace(String.raw`(?<=[a-z])(?<at>[\u0585\u0581])(?=[a-z])`)
];
function delimiter(source) {
	return {
		pattern: new RegExp(source, "u"),
		kind: "delimiter",
		domains: []
	};
}
function outOfPlace(source) {
	return {
		pattern: new RegExp(source, "u"),
		kind: "out-of-place",
		domains: []
	};
}
var foreignMarks = [
	/(\p{Mn})\1/u,
	/[\u0335-\u0338]/u,
	/(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}])[\u0300-\u0339\u0342\u0345]/u,
	/[ijl\u0131\u0456\u0458]\u0307|\u0131\p{Mn}/u,
	/(?<![\p{Script=Hiragana}\p{Script=Katakana}])[\u3099\u309A]/u,
	/(?<![\p{Script=Arabic}\p{M}\u200C\u200D])[\u064B-\u0655\u0670]/u,
	/[\u0300-\u036F]{3}/u
];
/** Marks of one script on the letters of another. */
var scriptMark = /(?<base>.)(?<mark>[\p{Mn}\p{Mc}])/gu;
function faultOfMarks(label) {
	const text = label.normalize("NFD");
	const composed = label.normalize("NFC");
	for (const pattern of foreignMarks) {
		const found = pattern.exec(composed);
		if (found !== null) return {
			kind: "mark",
			character: /\p{M}/u.exec(found[0])?.[0] ?? ""
		};
	}
	for (const { groups } of text.matchAll(scriptMark)) {
		const { base = "", mark = "" } = groups ?? {};
		if (!/\p{M}/u.test(base) && !isHighlyRestrictive(base + mark)) return {
			kind: "mark",
			character: mark
		};
		if (/[0-9-]/.test(base)) return {
			kind: "mark",
			character: mark
		};
	}
}
/** The value zero of each system of decimal digits, which stand in rows of ten. */
function systemOf(digit) {
	let zero = digit.codePointAt(0) ?? 0;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--;
	return zero;
}
function faultOfDigits(label) {
	if (new Set(Array.from(label.matchAll(/\p{Nd}/gu), ([digit]) => systemOf(digit))).size > 1) return { kind: "digits" };
	return looksNumeric(label) ? { kind: "numeric" } : void 0;
}
function faultOfScripts(label, topLevelDomain) {
	if (!isHighlyRestrictive(label)) return { kind: "scripts" };
	if (asciiLookalike(label) !== void 0 && !isAtHome(label, topLevelDomain)) return { kind: "lookalike" };
	return looksLatin(label, topLevelDomain) ? { kind: "latin" } : void 0;
}
// ../packages/core/dist/checks/authority/host-punycode.js
var hostPunycode = defineCheck({
	code: "host-punycode",
	title: "Label of the host is in Punycode",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [iriComparison("4.3"), rfc3987bis("3.4.2")],
	message: "The label {{label}} of the host is in Punycode, which people cannot read; an IRI can show it as {{unicode}}.",
	needs: traits.authority,
	advises: true,
	judges: "authority",
	find(subject, report) {
		if (subject.profile === "rfc3986") return;
		const host = internationalHost(subject);
		if (host === void 0 || host.fault !== void 0) return;
		for (const label of host.labels.filter(isALabel)) {
			const { unicode } = label;
			if (unicode === void 0 || displayFault(unicode, topLevelDomain(host)) !== void 0) continue;
			const data = {
				label: quote(label.text),
				unicode: quote(unicode)
			};
			const fixes = [suggest(`Write ${quote(unicode)}`, label.span, unicode)];
			report({
				span: label.span,
				component: "host",
				data,
				fixes
			});
		}
	}
});
// ../packages/core/dist/checks/authority/host-repeated.js
var hostRepeated = defineCheck({
	code: "host-repeated",
	title: "Path begins with the host again",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.3"), rfc3986("3.2.2")],
	message: "The path contains {{repetition}}, with which the address already begins; write it once.",
	needs: traits.unusualPath,
	inNames: "names",
	judges: "authority",
	find(subject, report) {
		const host = subject.scheme && dnsName(subject);
		if (host === void 0 || archives.test(host.text)) return;
		const { path, text } = subject;
		const found = repetitionIn(path.text, host.text.toLowerCase());
		if (found === void 0) return;
		const span = {
			start: path.span.start + found.start,
			end: path.span.start + found.end
		};
		report({
			span,
			component: "path",
			data: { repetition: quote(text.slice(span.start, span.end)) },
			fixes: [suggest("Remove the repetition", span, "")]
		});
	}
});
/** Which keep what they have of all hosts, their own included, or answer with what another address has. */
var archives = /(?:^|\.)(?:archive|web\.archive|webcitation|perma|12ft|jina|translate|cache|proxy|validator)\b/iu;
/** What stands twice: an address with the same host, or at the start of the path the host alone. */
function repetitionIn(path, host) {
	const again = matchesIn(path, address, 0, "path").find(({ text }) => nameOf$1(hostIn(text)) === nameOf$1(host));
	if (again !== void 0) return again.span;
	const [segment = ""] = /^\/[^/]*/u.exec(path) ?? [];
	return host.includes(".") && nameOf$1(segment.slice(1)) === nameOf$1(host) && segment.length < path.length ? {
		start: 1,
		end: segment.length + 1
	} : void 0;
}
/** Behind a slash, with its own slash at the end; programs that tidy paths leave one slash of the two. */
var address = /(?<=\/)https?(?::|%3[Aa])(?:\/|%2[Ff]){1,2}(?<host>[^/?#%@:]+)(?:\/|%2[Ff]|$)/u;
function hostIn(text) {
	return address.exec(`/${text}`)?.groups?.["host"] ?? "";
}
/** The name without what is often left out; `dx.doi.org` is the old name of `doi.org`. */
function nameOf$1(host) {
	return host.toLowerCase().replace(/^(?:www|dx)\./u, "");
}
// ../packages/core/dist/checks/authority/host-restricted-character.js
var hostRestrictedCharacter = defineCheck({
	code: "host-restricted-character",
	title: "Label of the host that browsers do not show in Unicode",
	strength: "should",
	fix: "none",
	preset: "strict",
	spec: [
		uts39("Identifier_Status_and_Type"),
		rfc5892("2"),
		rfc3987("7.5"),
		rfc3987("8")
	],
	message: "Browsers show the label {{label}} of the host in Punycode only, since {{reason}}.",
	needs: traits.unusualHost,
	judges: "authority",
	inNames: "names",
	find(subject, report) {
		const host = internationalHost(subject);
		if (host === void 0 || host.fault !== void 0) return;
		for (const label of host.labels) {
			const fault = label.unicode === void 0 ? void 0 : displayFault(label.unicode, topLevelDomain(host));
			if (fault === void 0 || fault.kind === "scripts" || fault.kind === "lookalike") continue;
			const decoded = isALabel(label) ? `, in Unicode ${quote(label.unicode ?? "")},` : "";
			const data = {
				label: `${quote(label.text)}${decoded}`,
				reason: reasonOf(fault)
			};
			report({
				span: spanOf(label, fault, subject.text),
				component: "host",
				data
			});
		}
	}
});
/** The character at fault, where it stands in the text as itself; else the label. */
function spanOf({ span }, fault, text) {
	if (!("character" in fault) || fault.character === "") return span;
	const start = text.indexOf(fault.character, span.start);
	return start < 0 || start >= span.end ? span : {
		start,
		end: start + fault.character.length
	};
}
function reasonOf(fault) {
	switch (fault.kind) {
		case "disallowed": return `IDNA 2008 does not allow ${nameOf(fault.character)} in domain names`;
		case "restricted": return `${nameOf(fault.character)} is not in common use and has the identifier status 'restricted'`;
		case "delimiter": return `${nameOf(fault.character)} is read as a delimiter where it stands`;
		case "mark": return `${nameOf(fault.character)} is a mark that is not seen, or seen as something else, where it stands`;
		case "out-of-place": return `${nameOf(fault.character)} stands where it is taken for another character`;
		case "digits": return "it has digits of several systems";
		case "numeric": return "some of its characters look like European digits";
		case "latin":
		case "scripts":
		case "lookalike": return "its letters look like Latin ones";
	}
}
function nameOf(character) {
	return describeCharacter(character.codePointAt(0) ?? 0);
}
// ../packages/core/dist/checks/authority/host-slash-for-dot.js
var hostSlashForDot = defineCheck({
	code: "host-slash-for-dot",
	title: "Slash stands for a dot in the host",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.2.2"), rfc1123("2.1")],
	message: "The host is only {{host}}, since '/' ends it before {{rest}}; write '.' for '/'.",
	needs: traits.unusualHost | traits.unusualPath,
	inNames: "names",
	judges: "authority",
	find(subject, report) {
		const host = subject.scheme && subject.authority?.port === void 0 ? dnsName(subject) : void 0;
		if (host === void 0) return;
		const { path } = subject;
		const rest = restOfName(host.text.toLowerCase(), path.text);
		if (rest === void 0) return;
		const span = {
			start: path.span.start,
			end: path.span.start + 1
		};
		report({
			span,
			component: "path",
			data: {
				host: quote(host.text),
				rest: quote(rest)
			},
			fixes: [suggest("Write '.' for '/'", span, ".")]
		});
	}
});
/** What of the path belongs to the host. */
function restOfName(host, path) {
	const [, segment = ""] = /^\/([^/]*)/u.exec(path) ?? [];
	return (host.includes(".") ? isPartOfLonger(host, segment) : isPartOfLabel(host, segment)) ? segment : void 0;
}
/** Top-level domains that are no names of folders; `com` and `org` are those of Java's packages, which stand below other hosts. */
var topLevel = /^(?:com|org|net|edu|gov)$/iu;
/** Hosts of one label that are no beginning of a name: this machine, and stand-ins. */
var wholeHosts = /^(?:localhost|host|hostname|server|proxy|nexus|maven|repo|example|test|null|undefined|none|[a-z])$/u;
/** Short names with a top-level domain that may be the name of a folder as well. */
var shortNames = /* @__PURE__ */ new Set([
	"amzn/to",
	"bit/ly",
	"crates/io",
	"docs/rs",
	"fb/me",
	"gitter/im",
	"goo/gl",
	"huggingface/co",
	"nodejs/dev",
	"ow/ly",
	"paypal/me",
	"readthedocs/io",
	"t/co",
	"t/me",
	"tinyurl/com",
	"twitch/tv",
	"wa/me",
	"youtu/be"
]);
function isPartOfLabel(host, segment) {
	if (host === "www") return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}$/iu.test(segment) && !fileName.test(segment);
	return shortNames.has(`${host}/${segment.toLowerCase()}`) || topLevel.test(segment) && !wholeHosts.test(host);
}
var fileName = /\.(?:html?|php|js|css|json|xml|txt|md|pdf|png|jpe?g|gif|svg|ico)$/iu;
/** Sites that are the last label but one of their names. */
var sites = /(?:^|\.)(?:bitbucket|facebook|github|githubusercontent|gitlab|google|instagram|linkedin|medium|microsoft|npmjs|python|readthedocs|reddit|sourceforge|stackoverflow|twitter|wikipedia|wikimedia|youtube)$/u;
function isPartOfLonger(host, segment) {
	return /^(?:com|org|net|io)$/iu.test(segment) && (/^www\.[^.]+$/u.test(host) || sites.test(host));
}
// ../packages/core/dist/checks/authority/host-too-long.js
/** RFC 1034 §3.1: 255 octets with the length of each label and the root; 253 characters as names are written. */
var mostOctets = 253;
var hostTooLong = defineCheck({
	code: "host-too-long",
	title: "Host is longer than 253 octets",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc1034("3.1"), rfc5890("2.3.2.1")],
	message: "The host {{host}} takes {{length}} octets in the DNS, but a name may have at most 253.",
	needs: traits.unusualHost,
	judges: "authority",
	find(subject, report) {
		const host = dnsName(subject);
		if (host === void 0) return;
		const international = internationalHost(subject);
		if (international !== void 0 && isValidHost(international)) return;
		const name = international?.name.text ?? host.text;
		const length = asciiLength(withoutRoot(name));
		if (length <= mostOctets) return;
		report({
			span: host.span,
			component: "host",
			data: {
				host: quote(name),
				length: String(length)
			}
		});
	}
});
// ../packages/core/dist/checks/authority/host-undefined.js
var hostUndefined = defineCheck({
	code: "host-undefined",
	title: "Host is the word for a missing value",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("3.2.2")],
	message: "The host is {{word}}, which programs write where they have no value; write the host that was meant.",
	needs: traits.unusualHost,
	judges: "authority",
	find(subject, report) {
		const host = subject.scheme && dnsName(subject);
		if (host !== void 0 && words$1.has(host.text)) report({
			span: host.span,
			component: "host",
			data: { word: quote(host.text) }
		});
	}
});
/** As JavaScript and Python write it; hosts with such names are not written so. */
var words$1 = /* @__PURE__ */ new Set([
	"undefined",
	"null",
	"NaN",
	"None"
]);
// ../packages/core/dist/checks/schemes/http-malformed.js
var httpMalformed = defineCheck({
	code: "http-malformed",
	title: "HTTP IRI has no authority",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc9110("4.2.1"), rfc9110("4.2.2")],
	message: schemeMessage,
	needs: traits.noAuthority,
	needsText: /^https?:/i,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "http") && !isOfScheme(subject, "https")) return;
		reportSchemeFaults(subject, authorityFaults(subject), { "authority-missing": authorityMissing }, report);
	}
});
// ../packages/core/dist/checks/path/link-malformed.js
var linkMalformed = defineCheck({
	code: "link-malformed",
	title: "Parentheses around the destination make no link",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("C")],
	message: "{{fault}}, so that readers see the brackets and no link; write {{correction}}.",
	needs: traits.nameInPlace,
	hidden: true,
	reads: ["place"],
	find({ text, place }, report) {
		if (place?.role !== "broken-link") return;
		const span = {
			start: 0,
			end: text.length
		};
		const { fault, correction } = faultIn(text) ?? {};
		if (fault === void 0 || correction === void 0) return;
		const fixes = [suggest("Correct the parentheses", span, correction)];
		report({
			span,
			component: "iri",
			data: {
				fault,
				correction: quote(correction)
			},
			fixes
		});
	}
});
var opening = /^\s*[[(（]\s*[(（]?\s*/u;
function faultIn(text) {
	const open = opening.exec(text)?.[0] ?? "";
	const address = withoutClosing(text.slice(open.length));
	const close = text.slice(open.length + address.length);
	const correction = `(${address})`;
	if (open === "[") return {
		fault: "Brackets stand for the parentheses",
		correction
	};
	if (/[（）]/u.test(open + close)) return {
		fault: "A full-width parenthesis is text",
		correction
	};
	if (/\(\s*\(/u.test(open)) return {
		fault: "Two parentheses open the destination",
		correction
	};
	if (/^\s/u.test(open)) return {
		fault: "White space stands before the parenthesis",
		correction
	};
	return close.includes(")") ? void 0 : {
		fault: "Nothing closes the parenthesis",
		correction
	};
}
/** A text without what closes at its end, and belongs to nothing within. */
function withoutClosing(text) {
	let unopened = count$1(text, /[)）]/gu) - count$1(text, /\(/gu);
	let end = text.length;
	if (text.endsWith("]") && !text.includes("[")) end--;
	for (; unopened > 0 && /[)）]/u.test(text.charAt(end - 1)); unopened--) end--;
	return text.slice(0, end);
}
function count$1(text, pattern) {
	return text.match(pattern)?.length ?? 0;
}
// ../packages/core/dist/schemes/mailto-fields.js
/** `hfields = "?" hfield *( "&" hfield )` — RFC 6068 §2 */
function mailtoFields(iri) {
	const { query } = uriForm(iri);
	if (query === void 0) return [];
	const seen = /* @__PURE__ */ new Set();
	return splitPart(wholePart(query), "&").map((whole) => {
		const [name, value] = cutPart(whole, "=");
		const key = (percentDecodeUtf8(name.text) ?? name.text).toLowerCase();
		const isRepeated = seen.has(key);
		if (value !== void 0) seen.add(key);
		return {
			whole,
			name,
			...value !== void 0 && { value },
			key,
			isRepeated
		};
	});
}
/** The fields that a message has at most once (RFC 5322 §3.6); `body` is no field of a message. */
var once = new Set("date from sender reply-to to cc bcc message-id in-reply-to references subject".split(" "));
/** Whether a message may hold no second field of the name. */
function occursOnce({ key }) {
	return once.has(key);
}
// ../packages/core/dist/schemes/mailto-hazards.js
/** What RFC 6068 says should not be used, since programs for mail differ in what they make of it. */
function mailtoHazards(iri) {
	const hasAddress = iri.path.text !== "";
	return [...mailtoFields(iri).flatMap((field) => fieldHazards(field, hasAddress)), ...fragmentHazards(iri)];
}
/** RFC 6068 §2: the same name several times, `to` beside addresses; §5: line breaks elsewhere than in the body. */
function fieldHazards(field, hasAddress) {
	const { name, value, key, isRepeated } = field;
	if (value === void 0) return [];
	return [
		...isRepeated && !occursOnce(field) ? [faultOf$1("field-repeated", name)] : [],
		...key === "to" && hasAddress && !isRepeated ? [faultOf$1("second-recipients", name)] : [],
		...key === "subject" || key === "body" ? plusHazards(value) : [],
		...key === "body" ? [] : faultsIn("field-line-break", value, /(?:%0[AaDd])+/)
	];
}
/** RFC 6068 §5: a plus sign is one, not the space of HTML's forms; between two words it was meant so. */
function plusHazards(value) {
	if (value.text.includes("%20")) return [];
	const [before] = plusBetweenWords.exec(value.text) ?? [];
	if (before === void 0) return [];
	const plus = partOf(value, before.length - 1, value.text.lastIndexOf("+") + 1);
	return [faultOf$1("field-plus", plus, plus.text.replaceAll("+", "%20"))];
}
/** Up to the first plus sign behind a word, of which one or more stand before another word. */
var plusBetweenWords = /^[^+]*(?:\p{L}|%[89A-F][0-9A-F]|[.,:;!?])\+(?=(?:[^+]*[^+\d%]\+)*(?:\p{L}|%[CDEF][0-9A-F]))/iu;
/** RFC 6068 §2: fragments are meaningless and should not be used; a number sign in a field is to be escaped. */
function fragmentHazards({ path, query, fragment }) {
	if (fragment === void 0) return [];
	if (path.text === "" && query === void 0 && fragment.text === "") return [];
	return [{
		reason: "fragment",
		component: "fragment",
		span: {
			start: fragment.span.start - 1,
			end: fragment.span.end
		},
		...query === void 0 ? {} : { correction: `%23${fragment.text}` }
	}];
}
/** The line breaks of bodies that are not CR and LF (RFC 6068 §5). */
function bodyLineBreaks(iri) {
	return mailtoFields(iri).flatMap(({ key, value }) => {
		if (key !== "body" || value === void 0) return [];
		return Array.from(value.text.matchAll(/%0[Dd]%0[Aa]|%0[AaDd]/g)).flatMap(({ 0: text, index }) => text.length > 3 ? [] : [partOf(value, index, index + text.length)]);
	});
}
// ../packages/core/dist/checks/schemes/mailto-line-break.js
var mailtoLineBreak = defineCheck({
	code: "mailto-line-break",
	title: "Line break in an email body is not CR LF",
	strength: "must",
	fix: "suggestion",
	preset: "strict",
	spec: [rfc6068("5")],
	message: "The email body contains {{triplets}}, which is only half of a line break; write '%0D%0A'.",
	needs: traits.percent,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "mailto")) return;
		for (const part of bodyLineBreaks(subject)) {
			const { span, component } = faultOf$1("line-break", part);
			const triplets = quote(part.text);
			const fixes = [suggest(`Write '%0D%0A' instead of ${triplets}`, span, "%0D%0A")];
			report({
				span,
				component,
				data: { triplets },
				fixes
			});
		}
	}
});
// ../packages/core/dist/schemes/mailto.js
/** `mailtoURI = "mailto:" [ to ] [ hfields ]` — RFC 6068 §2 */
function mailtoFaults(iri) {
	const { path } = uriForm(iri);
	return [...(path.text === "" ? [] : splitPart(wholePart(path), ",")).flatMap(addressFaults), ...mailtoFields(iri).flatMap(fieldFaults$1)];
}
/** `to = addr-spec *("," addr-spec )`, `addr-spec = local-part "@" domain` — RFC 6068 §2 */
function addressFaults(address) {
	if (address.text === "") return [faultOf$1("address-missing", address)];
	const separated = splitPart(address, ";");
	if (separated.length > 1 && separated.every(({ text }) => text.includes("@"))) return separatorFaults(separated);
	const at = address.text.lastIndexOf("@");
	if (at === -1) return [missingAtSign(address)];
	const [local, domain] = [partOf(address, 0, at), partOf(address, at + 1)];
	return [...localPartFaults(local), ...addressDomainFaults(domain)];
}
/** Semicolons stand between addresses in some programs, and in no URI. */
function separatorFaults(addresses) {
	return addresses.flatMap((address, index) => {
		const semicolon = {
			...address,
			text: ";",
			start: address.start - 1
		};
		return [...index === 0 ? [] : [faultOf$1("separator", semicolon, ",")], ...addressFaults(address)];
	});
}
function missingAtSign(address) {
	const encoded = address.text.lastIndexOf("%40");
	if (encoded === -1) return faultOf$1("at-sign-missing", address);
	return faultOf$1("at-sign-encoded", partOf(address, encoded, encoded + 3), "@");
}
/** `local-part = dot-atom-text / quoted-string` — RFC 6068 §2, whose quotes stand in triplets */
function localPartFaults(local) {
	if (local.text === "") return [faultOf$1("local-part-missing", local)];
	const reserved = reservedFaults(local);
	if (/^%22.*%22$/.test(local.text)) return [
		...corrected("at-sign-repeated", local, /@+/),
		...reserved,
		...controlFaults(local)
	];
	if (/@|%40/.test(local.text)) return [faultOf$1("at-sign-repeated", local, quoted(local.text))];
	return [
		...reserved,
		...dotFaults(local),
		...characterFaults(local)
	];
}
/** The mailbox as `quoted-string` — RFC 5322 §3.2.4 */
function quoted(mailbox) {
	return `%22${mailbox.replace(/[@/&;=]/g, percentEncode)}%22`;
}
/** `domain = dot-atom-text / "[" *dtext-no-obs "]"` — RFC 6068 §2, whose brackets stand in triplets */
function addressDomainFaults(domain) {
	if (domain.text === "") return [faultOf$1("domain-missing", domain)];
	const field = /&(?=(?:to|cc|bcc|subject|body)=)/i.exec(domain.text);
	if (field !== null) {
		const [before, delimiter] = [partOf(domain, 0, field.index), partOf(domain, field.index, field.index + 1)];
		return [...addressDomainFaults(before), faultOf$1("fields-after-ampersand", delimiter, "?")];
	}
	const reserved = reservedFaults(domain);
	if (/^%5[Bb].*%5[Dd]$/.test(domain.text)) return [...reserved, ...controlFaults(domain)];
	return [
		...reserved,
		...dotFaults(domain),
		...characterFaults(domain)
	];
}
/** Delimiters of URIs; a semicolon belongs into no address, encoded or not. */
function reservedFaults(part) {
	return corrected("reserved-character", part, /[/&;=]+/).map((fault) => {
		if (fault.correction?.includes("%3B") !== true) return fault;
		const { reason, component, span } = fault;
		return {
			reason,
			component,
			span
		};
	});
}
/** RFC 6068 §2: neither `NO-WS-CTL` nor the line breaks between lines of a header stand in an address, quoted or not. */
function controlFaults(part) {
	return faultsIn("control-character", part, /(?:%(?:[01][0-9A-Fa-f]|7[Ff]))+/);
}
/** `dot-atom-text = 1*atext *("." 1*atext)` — RFC 5322 §3.2.3 */
function dotFaults(part) {
	return faultsIn("dot-misplaced", part, /^\.+|\.{2,}|\.$/);
}
/** `atext` of RFC 5322 §3.2.3, and what RFC 6532 §3.2 adds; the reserved ones among them and `@` are told by others. */
var atext = /[A-Za-z0-9!#$%&'*+/=?^_`{|}~;@.-]|[^\0-\x7F]/u;
/** Nobody else tells of these in triplets. */
var encodedSeparator = /^%(?:3[Bb]|40)$/;
/** Runs of characters, as they stand or in triplets, that no `atext` and no dot is. */
function characterFaults(part) {
	const faults = [];
	let [start, end] = [0, 0];
	for (const { source, character = "" } of [...splitTriplets(part.text), {
		source: "",
		character: "."
	}]) {
		if (atext.test(character) && !encodedSeparator.test(source)) {
			if (start < end) faults.push(faultOf$1("address-character", partOf(part, start, end)));
			start = end + source.length;
		}
		end += source.length;
	}
	return faults;
}
/** `hfname` and `hfvalue` are `*qchar`, and creators must not repeat what a message has once — RFC 6068 §2 */
function fieldFaults$1(field) {
	const { whole, name, value, isRepeated } = field;
	if (value === void 0) return [faultOf$1("field-without-equals", whole)];
	return [
		...isRepeated && occursOnce(field) ? [faultOf$1("field-repeated", name)] : [],
		...corrected("field-character", name, notQchar),
		...valueFaults$1(value)
	];
}
/** `?subject=a?body=b` was meant as `?subject=a&body=b`. */
function valueFaults$1(value) {
	const next = /\?(?=(?:to|cc|bcc|subject|body)=)/i.exec(value.text);
	if (next === null) return corrected("field-character", value, notQchar);
	const [before, delimiter] = [partOf(value, 0, next.index), partOf(value, next.index, next.index + 1)];
	return [...valueFaults$1(before), faultOf$1("field-after-question-mark", delimiter, "&")];
}
/**
* Of what a query may hold all but
* `qchar = unreserved / pct-encoded / some-delims`,
* `some-delims = "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / ":" / "@"` — RFC 6068 §2
*/
var notQchar = /[/?=]+/;
/** Runs that belong into triplets. */
function corrected(reason, part, pattern) {
	return Array.from(part.text.matchAll(new RegExp(pattern, "g")), ({ 0: run, index }) => faultOf$1(reason, partOf(part, index, index + run.length), percentEncode(run)));
}
// ../packages/core/dist/checks/schemes/mailto-malformed.js
var mailtoMalformed = defineCheck({
	code: "mailto-malformed",
	title: "Email address or header field is malformed",
	strength: "must",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc6068("2"), rfc6068("5")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "mailto")) return;
		reportSchemeFaults(subject, mailtoFaults(subject), sentences$6, report);
	}
});
var sentences$6 = {
	"address-missing": () => ({
		part: "address",
		fault: "next to ',' is missing",
		remedy: "write it, or remove the ','"
	}),
	"at-sign-missing": (characters) => ({
		part: "address",
		fault: `${characters} has no '@'`,
		remedy: "write the name of a mailbox, '@' and a domain"
	}),
	"at-sign-encoded": () => ({
		part: "address",
		fault: "has '%40' between mailbox and domain, which is no delimiter",
		remedy: "write '@'"
	}),
	"at-sign-repeated": () => ({
		part: "mailbox",
		fault: "contains '@', after which its domain begins",
		remedy: "put the mailbox between quotation marks, which are '%22', or write ',' between two addresses"
	}),
	separator: () => ({
		part: "separator ';'",
		fault: "stands between addresses, which only ',' separates",
		remedy: "write ','"
	}),
	"local-part-missing": () => ({
		part: "mailbox",
		fault: "is missing before '@'",
		remedy: "write its name"
	}),
	"domain-missing": () => ({
		part: "domain",
		fault: "is missing after '@'",
		remedy: "write it"
	}),
	"dot-misplaced": () => ({
		part: "address",
		fault: "has a dot that does not stand between two characters",
		remedy: "remove it, or put a mailbox between triplets '%22'"
	}),
	"reserved-character": (characters) => ({
		part: "address",
		fault: `contains ${characters}, a delimiter of URIs`,
		remedy: "percent-encode it"
	}),
	"address-character": (characters) => ({
		part: "address",
		fault: `contains ${characters}, which has no place in a mailbox or a domain`,
		remedy: "remove it, or put the mailbox between triplets '%22'"
	}),
	"control-character": (characters) => ({
		part: "address",
		fault: `contains ${characters}, which stands for what no address holds, quoted or not`,
		remedy: "remove it"
	}),
	"field-without-equals": () => ({
		part: "header field",
		fault: "has no '='",
		remedy: "write it as a name, '=' and a value, such as 'subject=Hello'"
	}),
	"fields-after-ampersand": () => ({
		part: "address",
		fault: "ends at '&', but the first header field comes after '?'",
		remedy: "write '?'"
	}),
	"field-after-question-mark": () => ({
		part: "header field",
		fault: "ends at '?', but the next one comes after '&'",
		remedy: "write '&'"
	}),
	"field-character": (characters) => ({
		part: "header field",
		fault: `contains ${characters}, a delimiter of URIs`,
		remedy: "percent-encode it"
	}),
	"field-repeated": (characters) => ({
		part: "header field",
		fault: `${characters} is repeated, but a message has it once`,
		remedy: "write its values in one field, or leave one out"
	})
};
// ../packages/core/dist/checks/schemes/mailto-unreliable.js
var mailtoUnreliable = defineCheck({
	code: "mailto-unreliable",
	title: "Mail programs treat part of the link differently",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc6068("2"), rfc6068("5")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "mailto")) return;
		reportSchemeFaults(subject, mailtoHazards(subject), sentences$5, report);
	}
});
var sentences$5 = {
	fragment: () => ({
		part: "fragment",
		fault: "has no meaning in email, so what follows '#' is cut off",
		remedy: "write '%23' for a literal '#', or remove the fragment"
	}),
	"field-line-break": (characters) => ({
		part: "header field",
		fault: `contains ${characters}, a line break, after which some programs read another field`,
		remedy: "remove it, or put the text into 'body'"
	}),
	"field-plus": (characters) => ({
		part: "header field",
		fault: `contains ${characters}, and email shows '+' as it is, not as a space`,
		remedy: "write '%20' for each space"
	}),
	"field-repeated": (characters) => ({
		part: "header field",
		fault: `${characters} is repeated, and programs use the first one, the last one or both`,
		remedy: "write its values in one field"
	}),
	"second-recipients": (characters) => ({
		part: "header field",
		fault: `${characters} is used beside an address, and some programs ignore it`,
		remedy: "write all addresses before '?'"
	})
};
// ../packages/core/dist/data/well-known-namespaces.js
/** Names are made by appending a term to these, so that they end with `/` or `#`. */
var vocabularies = [
	[
		"http://creativecommons.org/ns#",
		"Creative Commons",
		"https://www.w3.org/submissions/ccREL/"
	],
	[
		"http://datashapes.org/dash#",
		"DASH",
		"https://datashapes.org/dash"
	],
	[
		"http://dbpedia.org/ontology/",
		"DBpedia",
		"https://www.dbpedia.org/resources/ontology/"
	],
	[
		"http://edamontology.org/",
		"EDAM",
		"https://edamontology.org/page"
	],
	[
		"http://id.loc.gov/ontologies/bibframe/",
		"BIBFRAME",
		"https://www.loc.gov/bibframe/docs/bibframe2-model.html"
	],
	[
		"http://json-schema.org/draft-03/hyper-schema#",
		"JSON Hyper-Schema, draft 3",
		"https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03"
	],
	[
		"http://json-schema.org/draft-03/schema#",
		"JSON Schema, draft 3",
		"https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03"
	],
	[
		"http://json-schema.org/draft-04/hyper-schema#",
		"JSON Hyper-Schema, draft 4",
		"https://json-schema.org/specification-links#draft-4"
	],
	[
		"http://json-schema.org/draft-04/schema#",
		"JSON Schema, draft 4",
		"https://json-schema.org/specification-links#draft-4"
	],
	[
		"http://json-schema.org/draft-06/hyper-schema#",
		"JSON Hyper-Schema, draft 6",
		"https://json-schema.org/specification-links#draft-6"
	],
	[
		"http://json-schema.org/draft-06/schema#",
		"JSON Schema, draft 6",
		"https://json-schema.org/specification-links#draft-6"
	],
	[
		"http://json-schema.org/draft-07/hyper-schema#",
		"JSON Hyper-Schema, draft 7",
		"https://json-schema.org/specification-links#draft-7"
	],
	[
		"http://json-schema.org/draft-07/schema#",
		"JSON Schema, draft 7",
		"https://json-schema.org/specification-links#draft-7"
	],
	[
		"http://json-schema.org/schema#",
		"JSON Schema",
		"https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04"
	],
	[
		"http://ns.adobe.com/exif/1.0/",
		"XMP",
		"https://developer.adobe.com/xmp/docs/XMPNamespaces/"
	],
	[
		"http://ns.adobe.com/photoshop/1.0/",
		"XMP",
		"https://developer.adobe.com/xmp/docs/XMPNamespaces/"
	],
	[
		"http://ns.adobe.com/tiff/1.0/",
		"XMP",
		"https://developer.adobe.com/xmp/docs/XMPNamespaces/"
	],
	[
		"http://ns.adobe.com/xap/1.0/",
		"XMP",
		"https://developer.adobe.com/xmp/docs/XMPNamespaces/"
	],
	[
		"http://ns.adobe.com/xap/1.0/mm/",
		"XMP",
		"https://developer.adobe.com/xmp/docs/XMPNamespaces/"
	],
	[
		"http://ns.adobe.com/xap/1.0/rights/",
		"XMP",
		"https://developer.adobe.com/xmp/docs/XMPNamespaces/"
	],
	[
		"http://ogp.me/ns#",
		"Open Graph",
		"https://ogp.me/"
	],
	[
		"http://purl.obolibrary.org/obo/",
		"OBO Foundry",
		"https://obofoundry.org/id-policy"
	],
	[
		"http://purl.org/dc/dcam/",
		"Dublin Core, abstract model",
		"https://www.dublincore.org/specifications/dublin-core/dcmi-terms/"
	],
	[
		"http://purl.org/dc/dcmitype/",
		"Dublin Core, types",
		"https://www.dublincore.org/specifications/dublin-core/dcmi-terms/"
	],
	[
		"http://purl.org/dc/elements/1.1/",
		"Dublin Core, elements",
		"https://www.dublincore.org/specifications/dublin-core/dcmi-terms/"
	],
	[
		"http://purl.org/dc/terms/",
		"Dublin Core, terms",
		"https://www.dublincore.org/specifications/dublin-core/dcmi-terms/"
	],
	[
		"http://purl.org/goodrelations/v1#",
		"GoodRelations",
		"https://www.heppnetz.de/ontologies/goodrelations/v1.html"
	],
	[
		"http://purl.org/linked-data/cube#",
		"RDF Data Cube",
		"https://www.w3.org/TR/vocab-data-cube/"
	],
	[
		"http://purl.org/linked-data/sdmx/2009/dimension#",
		"RDF Data Cube, SDMX",
		"https://www.w3.org/TR/vocab-data-cube/"
	],
	[
		"http://purl.org/ontology/bibo/",
		"Bibliographic Ontology",
		"https://www.dublincore.org/specifications/bibo/"
	],
	[
		"http://purl.org/ontology/mo/",
		"Music Ontology",
		"http://musicontology.com/specification/"
	],
	[
		"http://purl.org/pav/",
		"PAV",
		"https://pav-ontology.github.io/pav/"
	],
	[
		"http://purl.org/vocab/vann/",
		"VANN",
		"https://vocab.org/vann/"
	],
	[
		"http://purl.uniprot.org/core/",
		"UniProt",
		"https://purl.uniprot.org/html/index-en.html"
	],
	[
		"http://qudt.org/schema/qudt/",
		"QUDT",
		"https://www.qudt.org/"
	],
	[
		"http://qudt.org/vocab/unit/",
		"QUDT units",
		"https://www.qudt.org/"
	],
	[
		"http://rdfs.org/ns/void#",
		"VoID",
		"https://www.w3.org/TR/void/"
	],
	[
		"http://rdfs.org/sioc/ns#",
		"SIOC",
		"https://www.w3.org/submissions/sioc-spec/"
	],
	[
		"http://schema.org/",
		"Schema.org",
		"https://schema.org/docs/faq.html"
	],
	[
		"http://semanticscience.org/resource/",
		"SIO",
		"https://github.com/MaastrichtU-IDS/semanticscience"
	],
	[
		"http://usefulinc.com/ns/doap#",
		"DOAP",
		"https://github.com/ewilderj/doap"
	],
	[
		"http://wikiba.se/ontology#",
		"Wikibase",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://www.cidoc-crm.org/cidoc-crm/",
		"CIDOC CRM",
		"https://cidoc-crm.org/"
	],
	[
		"http://www.geneontology.org/formats/oboInOwl#",
		"oboInOwl",
		"https://owlcollab.github.io/oboformat/doc/obo-syntax.html"
	],
	[
		"http://www.geonames.org/ontology#",
		"GeoNames",
		"https://www.geonames.org/ontology/documentation.html"
	],
	[
		"http://www.opengis.net/def/function/geosparql/",
		"GeoSPARQL, functions",
		"https://docs.ogc.org/is/22-047r1/22-047r1.html"
	],
	[
		"http://www.opengis.net/ont/geosparql#",
		"GeoSPARQL",
		"https://docs.ogc.org/is/22-047r1/22-047r1.html"
	],
	[
		"http://www.w3.org/1999/02/22-rdf-syntax-ns#",
		"RDF",
		"https://www.w3.org/TR/rdf11-concepts/"
	],
	[
		"http://www.w3.org/1999/xhtml/vocab#",
		"XHTML vocabulary",
		"https://www.w3.org/TR/rdfa-core/"
	],
	[
		"http://www.w3.org/2000/01/rdf-schema#",
		"RDF Schema",
		"https://www.w3.org/TR/rdf-schema/"
	],
	[
		"http://www.w3.org/2000/09/xmldsig#",
		"XML Signature",
		"https://www.w3.org/TR/xmldsig-core1/"
	],
	[
		"http://www.w3.org/2001/04/xmldsig-more#",
		"XML Signature, more algorithms",
		"https://www.rfc-editor.org/rfc/rfc9231"
	],
	[
		"http://www.w3.org/2001/04/xmlenc#",
		"XML Encryption",
		"https://www.w3.org/TR/xmlenc-core1/"
	],
	[
		"http://www.w3.org/2001/10/xml-exc-c14n#",
		"Exclusive XML Canonicalization",
		"https://www.w3.org/TR/xml-exc-c14n/"
	],
	[
		"http://www.w3.org/2001/XMLSchema#",
		"XML Schema, data types",
		"https://www.w3.org/TR/rdf11-concepts/"
	],
	[
		"http://www.w3.org/2002/07/owl#",
		"OWL",
		"https://www.w3.org/TR/owl2-overview/"
	],
	[
		"http://www.w3.org/2003/01/geo/wgs84_pos#",
		"WGS84 Geo Positioning",
		"https://www.w3.org/2003/01/geo/"
	],
	[
		"http://www.w3.org/2003/06/sw-vocab-status/ns#",
		"Vocabulary status",
		"https://www.w3.org/2003/06/sw-vocab-status/note"
	],
	[
		"http://www.w3.org/2003/11/swrl#",
		"SWRL",
		"https://www.w3.org/submissions/SWRL/"
	],
	[
		"http://www.w3.org/2003/11/swrlb#",
		"SWRL built-ins",
		"https://www.w3.org/submissions/SWRL/"
	],
	[
		"http://www.w3.org/2003/g/data-view#",
		"GRDDL",
		"https://www.w3.org/TR/grddl/"
	],
	[
		"http://www.w3.org/2004/02/skos/core#",
		"SKOS",
		"https://www.w3.org/TR/skos-reference/"
	],
	[
		"http://www.w3.org/2005/sparql-results#",
		"SPARQL results",
		"https://www.w3.org/TR/rdf-sparql-XMLres/"
	],
	[
		"http://www.w3.org/2005/xpath-functions#",
		"XPath functions in SPARQL",
		"https://www.w3.org/TR/sparql11-query/"
	],
	[
		"http://www.w3.org/2006/time#",
		"OWL-Time",
		"https://www.w3.org/TR/owl-time/"
	],
	[
		"http://www.w3.org/2006/vcard/ns#",
		"vCard",
		"https://www.w3.org/TR/vcard-rdf/"
	],
	[
		"http://www.w3.org/2007/05/powder-s#",
		"POWDER",
		"https://www.w3.org/TR/powder-dr/"
	],
	[
		"http://www.w3.org/2007/rif#",
		"RIF",
		"https://www.w3.org/TR/rif-core/"
	],
	[
		"http://www.w3.org/2008/05/skos-xl#",
		"SKOS-XL",
		"https://www.w3.org/TR/skos-reference/skos-xl.html"
	],
	[
		"http://www.w3.org/2011/content#",
		"Content in RDF",
		"https://www.w3.org/TR/Content-in-RDF10/"
	],
	[
		"http://www.w3.org/2011/http#",
		"HTTP in RDF",
		"https://www.w3.org/TR/HTTP-in-RDF10/"
	],
	[
		"http://www.w3.org/ns/adms#",
		"ADMS",
		"https://www.w3.org/TR/vocab-adms/"
	],
	[
		"http://www.w3.org/ns/auth/acl#",
		"Web Access Control",
		"https://solidproject.org/TR/wac"
	],
	[
		"http://www.w3.org/ns/auth/cert#",
		"certificates of WebID",
		"https://www.w3.org/2005/Incubator/webid/spec/tls/"
	],
	[
		"http://www.w3.org/ns/csvw#",
		"CSV on the Web",
		"https://www.w3.org/TR/tabular-metadata/"
	],
	[
		"http://www.w3.org/ns/dcat#",
		"DCAT",
		"https://www.w3.org/TR/vocab-dcat-3/"
	],
	[
		"http://www.w3.org/ns/dqv#",
		"Data Quality Vocabulary",
		"https://www.w3.org/TR/vocab-dqv/"
	],
	[
		"http://www.w3.org/ns/duv#",
		"Dataset Usage Vocabulary",
		"https://www.w3.org/TR/vocab-duv/"
	],
	[
		"http://www.w3.org/ns/dx/prof/",
		"Profiles Vocabulary",
		"https://www.w3.org/TR/dx-prof/"
	],
	[
		"http://www.w3.org/ns/earl#",
		"EARL",
		"https://www.w3.org/TR/EARL10-Schema/"
	],
	[
		"http://www.w3.org/ns/entailment/",
		"SPARQL entailment regimes",
		"https://www.w3.org/TR/sparql11-entailment/"
	],
	[
		"http://www.w3.org/ns/formats/",
		"RDF formats",
		"https://www.w3.org/ns/formats/"
	],
	[
		"http://www.w3.org/ns/hydra/core#",
		"Hydra",
		"https://www.hydra-cg.com/spec/latest/core/"
	],
	[
		"http://www.w3.org/ns/json-ld#",
		"JSON-LD",
		"https://www.w3.org/TR/json-ld11/"
	],
	[
		"http://www.w3.org/ns/ldp#",
		"Linked Data Platform",
		"https://www.w3.org/TR/ldp/"
	],
	[
		"http://www.w3.org/ns/lemon/ontolex#",
		"OntoLex",
		"https://www.w3.org/2016/05/ontolex/"
	],
	[
		"http://www.w3.org/ns/locn#",
		"Location Core Vocabulary",
		"https://www.w3.org/ns/locn"
	],
	[
		"http://www.w3.org/ns/ma-ont#",
		"Media Resources",
		"https://www.w3.org/TR/mediaont-10/"
	],
	[
		"http://www.w3.org/ns/oa#",
		"Web Annotation",
		"https://www.w3.org/TR/annotation-vocab/"
	],
	[
		"http://www.w3.org/ns/odrl/2/",
		"ODRL",
		"https://www.w3.org/TR/odrl-vocab/"
	],
	[
		"http://www.w3.org/ns/org#",
		"Organization Ontology",
		"https://www.w3.org/TR/vocab-org/"
	],
	[
		"http://www.w3.org/ns/person#",
		"Person Core Vocabulary",
		"https://www.w3.org/ns/person"
	],
	[
		"http://www.w3.org/ns/prov#",
		"PROV",
		"https://www.w3.org/TR/prov-o/"
	],
	[
		"http://www.w3.org/ns/r2rml#",
		"R2RML",
		"https://www.w3.org/TR/r2rml/"
	],
	[
		"http://www.w3.org/ns/rdfa#",
		"RDFa",
		"https://www.w3.org/TR/rdfa-core/"
	],
	[
		"http://www.w3.org/ns/regorg#",
		"Registered Organization Vocabulary",
		"https://www.w3.org/TR/vocab-regorg/"
	],
	[
		"http://www.w3.org/ns/shacl#",
		"SHACL",
		"https://www.w3.org/TR/shacl/"
	],
	[
		"http://www.w3.org/ns/shex#",
		"ShEx",
		"https://shex.io/shex-semantics/"
	],
	[
		"http://www.w3.org/ns/solid/terms#",
		"Solid",
		"https://solidproject.org/TR/protocol"
	],
	[
		"http://www.w3.org/ns/sosa/",
		"SOSA",
		"https://www.w3.org/TR/vocab-ssn/"
	],
	[
		"http://www.w3.org/ns/sparql-service-description#",
		"SPARQL Service Description",
		"https://www.w3.org/TR/sparql11-service-description/"
	],
	[
		"http://www.w3.org/ns/ssn/",
		"SSN",
		"https://www.w3.org/TR/vocab-ssn/"
	],
	[
		"http://www.wikidata.org/entity/",
		"Wikidata",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://www.wikidata.org/prop/",
		"Wikidata",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://www.wikidata.org/prop/direct/",
		"Wikidata",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://www.wikidata.org/prop/qualifier/",
		"Wikidata",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://www.wikidata.org/prop/reference/",
		"Wikidata",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://www.wikidata.org/prop/statement/",
		"Wikidata",
		"https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format"
	],
	[
		"http://xmlns.com/foaf/0.1/",
		"FOAF",
		"http://xmlns.com/foaf/spec/"
	],
	[
		"https://ogp.me/ns#",
		"Open Graph",
		"https://ogp.me/"
	],
	[
		"https://schema.org/",
		"Schema.org",
		"https://schema.org/docs/faq.html"
	],
	[
		"https://w3id.org/security#",
		"Verifiable Credential Data Integrity",
		"https://www.w3.org/TR/vc-data-integrity/"
	],
	[
		"https://www.w3.org/2018/credentials#",
		"Verifiable Credentials",
		"https://www.w3.org/TR/vc-data-model/"
	],
	[
		"https://www.w3.org/2019/wot/td#",
		"Web of Things",
		"https://www.w3.org/TR/wot-thing-description/"
	],
	[
		"https://www.w3.org/ns/activitystreams#",
		"Activity Streams",
		"https://www.w3.org/TR/activitystreams-vocabulary/"
	]
];
/** These stand whole, exactly as they were published: namespaces of XML, and schemas. */
var wholeNamespaces = [
	[
		"http://docbook.org/ns/docbook",
		"DocBook",
		"https://tdg.docbook.org/tdg/5.2/"
	],
	[
		"http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
		"WS-Security",
		"https://docs.oasis-open.org/wss/v1.1/"
	],
	[
		"http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd",
		"WS-Security",
		"https://docs.oasis-open.org/wss/v1.1/"
	],
	[
		"http://etherx.jabber.org/streams",
		"XMPP",
		"https://www.rfc-editor.org/rfc/rfc6120"
	],
	[
		"http://exslt.org/common",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/dates-and-times",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/dynamic",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/functions",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/math",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/random",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/regular-expressions",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/sets",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://exslt.org/strings",
		"EXSLT",
		"https://exslt.github.io/"
	],
	[
		"http://graphml.graphdrawing.org/xmlns",
		"GraphML",
		"http://graphml.graphdrawing.org/specification.html"
	],
	[
		"http://java.sun.com/jsp/jstl/core",
		"JSP Standard Tag Library",
		"https://jakarta.ee/specifications/tags/"
	],
	[
		"http://java.sun.com/jsp/jstl/fmt",
		"JSP Standard Tag Library",
		"https://jakarta.ee/specifications/tags/"
	],
	[
		"http://java.sun.com/jsp/jstl/functions",
		"JSP Standard Tag Library",
		"https://jakarta.ee/specifications/tags/"
	],
	[
		"http://java.sun.com/xml/ns/j2ee",
		"J2EE",
		"https://jakarta.ee/xml/ns/jakartaee/"
	],
	[
		"http://java.sun.com/xml/ns/javaee",
		"Java EE",
		"https://jakarta.ee/xml/ns/jakartaee/"
	],
	[
		"http://java.sun.com/xml/ns/persistence",
		"Java Persistence",
		"https://jakarta.ee/xml/ns/persistence/"
	],
	[
		"http://json-schema.org/draft-03/schema",
		"JSON Schema, draft 3",
		"https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03"
	],
	[
		"http://json-schema.org/draft-04/hyper-schema",
		"JSON Hyper-Schema, draft 4",
		"https://json-schema.org/specification-links#draft-4"
	],
	[
		"http://json-schema.org/draft-04/schema",
		"JSON Schema, draft 4",
		"https://json-schema.org/specification-links#draft-4"
	],
	[
		"http://json-schema.org/draft-06/hyper-schema",
		"JSON Hyper-Schema, draft 6",
		"https://json-schema.org/specification-links#draft-6"
	],
	[
		"http://json-schema.org/draft-06/schema",
		"JSON Schema, draft 6",
		"https://json-schema.org/specification-links#draft-6"
	],
	[
		"http://json-schema.org/draft-07/hyper-schema",
		"JSON Hyper-Schema, draft 7",
		"https://json-schema.org/specification-links#draft-7"
	],
	[
		"http://json-schema.org/draft-07/schema",
		"JSON Schema, draft 7",
		"https://json-schema.org/specification-links#draft-7"
	],
	[
		"http://json-schema.org/schema",
		"JSON Schema",
		"https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04"
	],
	[
		"http://maven.apache.org/POM/4.0.0",
		"Maven",
		"https://maven.apache.org/pom.html"
	],
	[
		"http://maven.apache.org/SETTINGS/1.0.0",
		"Maven",
		"https://maven.apache.org/settings.html"
	],
	[
		"http://purl.oclc.org/dsdl/schematron",
		"Schematron",
		"https://www.schematron.com/"
	],
	[
		"http://purl.org/rss/1.0/",
		"RSS 1.0",
		"https://web.resource.org/rss/1.0/spec"
	],
	[
		"http://purl.org/rss/1.0/modules/content/",
		"RSS 1.0",
		"https://web.resource.org/rss/1.0/modules/content/"
	],
	[
		"http://purl.org/rss/1.0/modules/slash/",
		"RSS 1.0",
		"https://web.resource.org/rss/1.0/modules/slash/"
	],
	[
		"http://purl.org/rss/1.0/modules/syndication/",
		"RSS 1.0",
		"https://web.resource.org/rss/1.0/modules/syndication/"
	],
	[
		"http://relaxng.org/ns/structure/1.0",
		"RELAX NG",
		"https://relaxng.org/spec-20011203.html"
	],
	[
		"http://schemas.android.com/aapt",
		"Android",
		"https://developer.android.com/guide/topics/resources/complex-xml-resources"
	],
	[
		"http://schemas.android.com/apk/distribution",
		"Android",
		"https://developer.android.com/guide/playcore/feature-delivery"
	],
	[
		"http://schemas.android.com/apk/res-auto",
		"Android",
		"https://developer.android.com/develop/ui/views/layout/custom-views/create-view"
	],
	[
		"http://schemas.android.com/apk/res/android",
		"Android",
		"https://developer.android.com/guide/topics/manifest/manifest-element"
	],
	[
		"http://schemas.android.com/tools",
		"Android",
		"https://developer.android.com/studio/write/tool-attributes"
	],
	[
		"http://schemas.microsoft.com/developer/msbuild/2003",
		"MSBuild",
		"https://learn.microsoft.com/en-us/visualstudio/msbuild/msbuild-project-file-schema-reference"
	],
	[
		"http://schemas.microsoft.com/expression/blend/2008",
		"Blend",
		"https://learn.microsoft.com/en-us/dotnet/desktop/wpf/advanced/mc-ignorable-attribute"
	],
	[
		"http://schemas.microsoft.com/winfx/2006/xaml",
		"XAML",
		"https://learn.microsoft.com/en-us/dotnet/desktop/wpf/advanced/xaml-namespaces-and-namespace-mapping-for-wpf-xaml"
	],
	[
		"http://schemas.microsoft.com/winfx/2006/xaml/presentation",
		"XAML",
		"https://learn.microsoft.com/en-us/dotnet/desktop/wpf/advanced/xaml-namespaces-and-namespace-mapping-for-wpf-xaml"
	],
	[
		"http://schemas.openxmlformats.org/drawingml/2006/main",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/markup-compatibility/2006",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/officeDocument/2006/relationships",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/package/2006/content-types",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/package/2006/relationships",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/presentationml/2006/main",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/spreadsheetml/2006/main",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.openxmlformats.org/wordprocessingml/2006/main",
		"Office Open XML",
		"https://ecma-international.org/publications-and-standards/standards/ecma-376/"
	],
	[
		"http://schemas.xmlsoap.org/soap/encoding/",
		"SOAP 1.1",
		"https://www.w3.org/TR/2000/NOTE-SOAP-20000508/"
	],
	[
		"http://schemas.xmlsoap.org/soap/envelope/",
		"SOAP 1.1",
		"https://www.w3.org/TR/2000/NOTE-SOAP-20000508/"
	],
	[
		"http://schemas.xmlsoap.org/ws/2004/08/addressing",
		"WS-Addressing",
		"https://www.w3.org/submissions/ws-addressing/"
	],
	[
		"http://schemas.xmlsoap.org/wsdl/",
		"WSDL 1.1",
		"https://www.w3.org/TR/2001/NOTE-wsdl-20010315"
	],
	[
		"http://schemas.xmlsoap.org/wsdl/http/",
		"WSDL 1.1",
		"https://www.w3.org/TR/2001/NOTE-wsdl-20010315"
	],
	[
		"http://schemas.xmlsoap.org/wsdl/mime/",
		"WSDL 1.1",
		"https://www.w3.org/TR/2001/NOTE-wsdl-20010315"
	],
	[
		"http://schemas.xmlsoap.org/wsdl/soap/",
		"WSDL 1.1",
		"https://www.w3.org/TR/2001/NOTE-wsdl-20010315"
	],
	[
		"http://schemas.xmlsoap.org/wsdl/soap12/",
		"WSDL 1.1",
		"https://www.w3.org/submissions/wsdl11soap12/"
	],
	[
		"http://search.yahoo.com/mrss/",
		"Media RSS",
		"https://www.rssboard.org/media-rss"
	],
	[
		"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
		"Sodipodi",
		"https://wiki.inkscape.org/wiki/Inkscape_SVG_vs._plain_SVG"
	],
	[
		"http://wellformedweb.org/CommentAPI/",
		"Comment API",
		"https://www.rssboard.org/comment-api"
	],
	[
		"http://www.daisy.org/z3986/2005/ncx/",
		"NCX",
		"https://daisy.org/activities/standards/daisy/daisy-3/z39-86-2005-r2012-specifications-for-the-digital-talking-book/"
	],
	[
		"http://www.georss.org/georss",
		"GeoRSS",
		"https://docs.ogc.org/cs/17-002r1/17-002r1.html"
	],
	[
		"http://www.google.com/schemas/sitemap-image/1.1",
		"Sitemaps",
		"https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps"
	],
	[
		"http://www.google.com/schemas/sitemap-news/0.9",
		"Sitemaps",
		"https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap"
	],
	[
		"http://www.google.com/schemas/sitemap-video/1.1",
		"Sitemaps",
		"https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps"
	],
	[
		"http://www.idpf.org/2007/opf",
		"EPUB",
		"https://www.w3.org/TR/epub-33/"
	],
	[
		"http://www.idpf.org/2007/ops",
		"EPUB",
		"https://www.w3.org/TR/epub-33/"
	],
	[
		"http://www.inkscape.org/namespaces/inkscape",
		"Inkscape",
		"https://wiki.inkscape.org/wiki/Inkscape_SVG_vs._plain_SVG"
	],
	[
		"http://www.itunes.com/dtds/podcast-1.0.dtd",
		"Podcasts",
		"https://podcasters.apple.com/support/823-podcast-requirements"
	],
	[
		"http://www.loc.gov/MARC21/slim",
		"MARCXML",
		"https://www.loc.gov/standards/marcxml/"
	],
	[
		"http://www.loc.gov/METS/",
		"METS",
		"https://www.loc.gov/standards/mets/"
	],
	[
		"http://www.loc.gov/mods/v3",
		"MODS",
		"https://www.loc.gov/standards/mods/"
	],
	[
		"http://www.omg.org/spec/BPMN/20100524/DI",
		"BPMN",
		"https://www.omg.org/spec/BPMN/2.0.2/"
	],
	[
		"http://www.omg.org/spec/BPMN/20100524/MODEL",
		"BPMN",
		"https://www.omg.org/spec/BPMN/2.0.2/"
	],
	[
		"http://www.omg.org/spec/DD/20100524/DC",
		"BPMN",
		"https://www.omg.org/spec/BPMN/2.0.2/"
	],
	[
		"http://www.omg.org/spec/DD/20100524/DI",
		"BPMN",
		"https://www.omg.org/spec/BPMN/2.0.2/"
	],
	[
		"http://www.openarchives.org/OAI/2.0/",
		"OAI-PMH",
		"https://www.openarchives.org/OAI/openarchivesprotocol.html"
	],
	[
		"http://www.openarchives.org/OAI/2.0/oai_dc/",
		"OAI-PMH",
		"https://www.openarchives.org/OAI/openarchivesprotocol.html"
	],
	[
		"http://www.opengis.net/gml",
		"GML",
		"https://www.ogc.org/standards/gml/"
	],
	[
		"http://www.opengis.net/gml/3.2",
		"GML",
		"https://www.ogc.org/standards/gml/"
	],
	[
		"http://www.opengis.net/kml/2.2",
		"KML",
		"https://www.ogc.org/standards/kml/"
	],
	[
		"http://www.sitemaps.org/schemas/sitemap/0.9",
		"Sitemaps",
		"https://www.sitemaps.org/protocol.html"
	],
	[
		"http://www.springframework.org/schema/aop",
		"Spring",
		"https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html"
	],
	[
		"http://www.springframework.org/schema/beans",
		"Spring",
		"https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html"
	],
	[
		"http://www.springframework.org/schema/context",
		"Spring",
		"https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html"
	],
	[
		"http://www.springframework.org/schema/mvc",
		"Spring",
		"https://docs.spring.io/spring-framework/reference/web/webmvc/mvc-config.html"
	],
	[
		"http://www.springframework.org/schema/tx",
		"Spring",
		"https://docs.spring.io/spring-framework/reference/data-access/appendix.html"
	],
	[
		"http://www.springframework.org/schema/util",
		"Spring",
		"https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html"
	],
	[
		"http://www.tei-c.org/ns/1.0",
		"TEI",
		"https://tei-c.org/guidelines/p5/"
	],
	[
		"http://www.topografix.com/GPX/1/0",
		"GPX",
		"https://www.topografix.com/gpx_manual.asp"
	],
	[
		"http://www.topografix.com/GPX/1/1",
		"GPX",
		"https://www.topografix.com/GPX/1/1/"
	],
	[
		"http://www.w3.org/1998/Math/MathML",
		"MathML",
		"https://www.w3.org/TR/MathML3/"
	],
	[
		"http://www.w3.org/1999/XSL/Format",
		"XSL-FO",
		"https://www.w3.org/TR/xsl11/"
	],
	[
		"http://www.w3.org/1999/XSL/Transform",
		"XSLT",
		"https://www.w3.org/TR/xslt-30/"
	],
	[
		"http://www.w3.org/1999/xhtml",
		"HTML",
		"https://infra.spec.whatwg.org/#namespaces"
	],
	[
		"http://www.w3.org/1999/xlink",
		"XLink",
		"https://www.w3.org/TR/xlink11/"
	],
	[
		"http://www.w3.org/2000/svg",
		"SVG",
		"https://www.w3.org/TR/SVG2/"
	],
	[
		"http://www.w3.org/2000/xmlns/",
		"XML namespaces",
		"https://www.w3.org/TR/xml-names/"
	],
	[
		"http://www.w3.org/2001/06/grammar",
		"Speech Recognition Grammar",
		"https://www.w3.org/TR/speech-grammar/"
	],
	[
		"http://www.w3.org/2001/10/synthesis",
		"SSML",
		"https://www.w3.org/TR/speech-synthesis11/"
	],
	[
		"http://www.w3.org/2001/SMIL20/",
		"SMIL 2.0",
		"https://www.w3.org/TR/2005/REC-SMIL2-20051213/"
	],
	[
		"http://www.w3.org/2001/XInclude",
		"XInclude",
		"https://www.w3.org/TR/xinclude/"
	],
	[
		"http://www.w3.org/2001/XMLSchema",
		"XML Schema",
		"https://www.w3.org/TR/xmlschema11-1/"
	],
	[
		"http://www.w3.org/2001/XMLSchema-datatypes",
		"XML Schema",
		"https://www.w3.org/TR/xmlschema-2/"
	],
	[
		"http://www.w3.org/2001/XMLSchema-hasFacetAndProperty",
		"XML Schema",
		"https://www.w3.org/TR/xmlschema-2/"
	],
	[
		"http://www.w3.org/2001/XMLSchema-instance",
		"XML Schema",
		"https://www.w3.org/TR/xmlschema11-1/"
	],
	[
		"http://www.w3.org/2001/vxml",
		"VoiceXML",
		"https://www.w3.org/TR/voicexml21/"
	],
	[
		"http://www.w3.org/2001/xml-events",
		"XML Events",
		"https://www.w3.org/TR/xml-events/"
	],
	[
		"http://www.w3.org/2002/xforms",
		"XForms",
		"https://www.w3.org/TR/xforms11/"
	],
	[
		"http://www.w3.org/2003/05/soap-encoding",
		"SOAP 1.2",
		"https://www.w3.org/TR/soap12-part2/"
	],
	[
		"http://www.w3.org/2003/05/soap-envelope",
		"SOAP 1.2",
		"https://www.w3.org/TR/soap12-part1/"
	],
	[
		"http://www.w3.org/2005/07/scxml",
		"SCXML",
		"https://www.w3.org/TR/scxml/"
	],
	[
		"http://www.w3.org/2005/08/addressing",
		"WS-Addressing",
		"https://www.w3.org/TR/ws-addr-core/"
	],
	[
		"http://www.w3.org/2005/11/its",
		"ITS",
		"https://www.w3.org/TR/its20/"
	],
	[
		"http://www.w3.org/2005/Atom",
		"Atom",
		"https://www.rfc-editor.org/rfc/rfc4287"
	],
	[
		"http://www.w3.org/2005/xpath-functions",
		"XPath functions",
		"https://www.w3.org/TR/xpath-functions-31/"
	],
	[
		"http://www.w3.org/2005/xpath-functions/array",
		"XPath functions",
		"https://www.w3.org/TR/xpath-functions-31/"
	],
	[
		"http://www.w3.org/2005/xpath-functions/map",
		"XPath functions",
		"https://www.w3.org/TR/xpath-functions-31/"
	],
	[
		"http://www.w3.org/2005/xpath-functions/math",
		"XPath functions",
		"https://www.w3.org/TR/xpath-functions-31/"
	],
	[
		"http://www.w3.org/2005/xqt-errors",
		"XQuery errors",
		"https://www.w3.org/TR/xpath-functions-31/"
	],
	[
		"http://www.w3.org/2007/XMLSchema-versioning",
		"XML Schema",
		"https://www.w3.org/TR/xmlschema11-1/"
	],
	[
		"http://www.w3.org/2007/app",
		"Atom Publishing Protocol",
		"https://www.rfc-editor.org/rfc/rfc5023"
	],
	[
		"http://www.w3.org/XML/1998/namespace",
		"XML",
		"https://www.w3.org/TR/xml-names/"
	],
	[
		"http://www.w3.org/ns/SMIL",
		"SMIL",
		"https://www.w3.org/TR/SMIL3/"
	],
	[
		"http://www.w3.org/ns/ttml",
		"TTML",
		"https://www.w3.org/TR/ttml2/"
	],
	[
		"http://www.w3.org/ns/ttml#metadata",
		"TTML",
		"https://www.w3.org/TR/ttml2/"
	],
	[
		"http://www.w3.org/ns/ttml#parameter",
		"TTML",
		"https://www.w3.org/TR/ttml2/"
	],
	[
		"http://www.w3.org/ns/ttml#styling",
		"TTML",
		"https://www.w3.org/TR/ttml2/"
	],
	[
		"http://www.w3.org/ns/ws-policy",
		"WS-Policy",
		"https://www.w3.org/TR/ws-policy/"
	],
	[
		"http://www.w3.org/ns/wsdl",
		"WSDL 2.0",
		"https://www.w3.org/TR/wsdl20/"
	],
	[
		"http://xmlns.jcp.org/xml/ns/javaee",
		"Java EE",
		"https://jakarta.ee/xml/ns/jakartaee/"
	],
	[
		"http://xmlns.jcp.org/xml/ns/persistence",
		"Java Persistence",
		"https://jakarta.ee/xml/ns/persistence/"
	],
	[
		"https://jakarta.ee/xml/ns/jakartaee",
		"Jakarta EE",
		"https://jakarta.ee/xml/ns/jakartaee/"
	],
	[
		"https://jakarta.ee/xml/ns/persistence",
		"Jakarta Persistence",
		"https://jakarta.ee/xml/ns/persistence/"
	],
	[
		"https://json-schema.org/draft/2019-09/hyper-schema",
		"JSON Hyper-Schema 2019-09",
		"https://json-schema.org/draft/2019-09/release-notes"
	],
	[
		"https://json-schema.org/draft/2019-09/schema",
		"JSON Schema 2019-09",
		"https://json-schema.org/draft/2019-09/release-notes"
	],
	[
		"https://json-schema.org/draft/2020-12/hyper-schema",
		"JSON Hyper-Schema 2020-12",
		"https://json-schema.org/draft/2020-12/release-notes"
	],
	[
		"https://json-schema.org/draft/2020-12/schema",
		"JSON Schema 2020-12",
		"https://json-schema.org/draft/2020-12/release-notes"
	],
	[
		"https://www.w3.org/ns/activitystreams",
		"Activity Streams",
		"https://www.w3.org/TR/activitystreams-core/"
	],
	[
		"urn:oasis:names:tc:SAML:2.0:assertion",
		"SAML 2.0",
		"https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf"
	],
	[
		"urn:oasis:names:tc:SAML:2.0:metadata",
		"SAML 2.0",
		"https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf"
	],
	[
		"urn:oasis:names:tc:SAML:2.0:protocol",
		"SAML 2.0",
		"https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf"
	],
	[
		"urn:oasis:names:tc:opendocument:xmlns:container",
		"EPUB",
		"https://www.w3.org/TR/epub-33/"
	],
	[
		"urn:oasis:names:tc:opendocument:xmlns:office:1.0",
		"OpenDocument",
		"https://docs.oasis-open.org/office/OpenDocument/v1.3/"
	]
];
// ../packages/core/dist/namespaces/folded-namespace.js
var web = /^https?:\/\/(?:www\.)?/;
/** Without what is mixed up most often: `http` and `https`, `www.`, upper and lower case, and the two names of the W3C. */
function foldNamespace(namespace) {
	return namespace.toLowerCase().replace(web, "").replace(/^w3c\.org\//, "w3.org/");
}
/** The same without the slashes and number signs at the end. */
function foldWithoutEnding(namespace) {
	return withoutEnding(foldNamespace(namespace));
}
/** What stands before the ending. */
function withoutEnding(namespace) {
	return namespace.slice(0, namespace.length - endingOf(namespace).length);
}
/** The slashes and number signs at the end. */
function endingOf(namespace) {
	let end = namespace.length;
	while (namespace[end - 1] === "/" || namespace[end - 1] === "#") end--;
	return namespace.slice(end);
}
// ../packages/core/dist/namespaces/one-edit.js
/** The one edit that makes one text of the other, or nothing if it takes more, or none. */
function oneEdit(a, b) {
	if (a === b) return void 0;
	const shorter = Math.min(a.length, b.length);
	const before = differenceStart(a, b);
	let after = 0;
	while (after < shorter - before && unitAt(a, a.length - after - 1) === unitAt(b, b.length - after - 1)) after++;
	const left = a.slice(before, a.length - after);
	const right = b.slice(before, b.length - after);
	return left.length <= 1 && right.length <= 1 || isTransposed(left, right) ? {
		offset: before,
		left,
		right
	} : void 0;
}
function isTransposed(a, b) {
	return a.length === 2 && a.charAt(1) + a.charAt(0) === b;
}
// ../packages/core/dist/namespaces/typing-error.js
/** A namespace that the W3C has dated: nobody else makes names there. */
var dated = /http:\/\/www\.w3\.org\/\d{4}\//;
/** In shorter words one other letter may well make another name: `oa` and `ma`. */
var shortestWord = 5;
var shortestDatedWord = 3;
/** A shorter path may well be found on another host, too. */
var shortestPath = 6;
/**
* Whether `found` is `namespace` with one typing error, and not another namespace: `.../1999/xhtm` is one, `.../draft-08/…`
* is not, since numbers are versions.
*/
function isTypingError(found, namespace) {
	const edit = oneEdit(found, namespace);
	if (edit === void 0 || /\d/.test(edit.left + edit.right)) return false;
	const afterScheme = namespace.indexOf(":") + 1;
	const isAtEnd = edit.offset >= namespace.length - 1 && /[/#]/.test(edit.left + edit.right);
	if (edit.offset < afterScheme || isAtEnd) return false;
	const path = pathStart(namespace);
	if (edit.offset < path) return namespace.length - path >= shortestPath;
	if (!/[A-Za-z]/.test(edit.left + edit.right)) return true;
	return wordAt(namespace, edit.offset).length >= (dated.test(namespace) ? shortestDatedWord : shortestWord);
}
/** Where the path begins; in a URN, what follows the first colons. */
function pathStart(namespace) {
	return /https?:\/\/[^/]*|urn:[^:]*:/.exec(namespace)?.[0].length ?? 0;
}
var notLetter = /[^A-Za-z]/;
/** The letters around an offset. */
function wordAt(text, offset) {
	const before = text.slice(0, offset).split(notLetter).at(-1) ?? "";
	const [after = ""] = text.slice(offset).split(notLetter, 1);
	return before + after;
}
// ../packages/core/dist/namespaces/near-namespace.js
/** The namespace that a text almost is or begins with; nothing if it is one, or far from all. */
function nearNamespace(text, { among, holds }) {
	const beginning = holds === "name" ? text.slice(0, endOfNamespace(text)) : text;
	if (vocabularyIndex.exact.has(beginning) || among === "all" && wholeIndex.exact.has(text)) return void 0;
	return [...near(beginning, vocabularyIndex, holds), ...among === "all" ? near(text, wholeIndex, holds) : []].reduce((best, next) => best === void 0 || next.differences.length < best.differences.length ? next : best, void 0);
}
/** A term follows the number sign, or the last slash. */
function endOfNamespace(text) {
	const numberSign = text.indexOf("#");
	return numberSign === -1 ? text.lastIndexOf("/") + 1 : numberSign + 1;
}
var vocabularyIndex = indexOf(vocabularies);
var wholeIndex = indexOf(wholeNamespaces);
function indexOf(namespaces) {
	return {
		exact: new Set(namespaces.map(([namespace]) => namespace)),
		folded: grouped(namespaces, foldNamespace),
		withoutEnding: grouped(namespaces, foldWithoutEnding),
		byLength: grouped(namespaces, ({ length }) => length)
	};
}
function grouped(namespaces, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const row of namespaces) groups.set(keyOf(row[0]), [...groups.get(keyOf(row[0])) ?? [], row]);
	return groups;
}
/** Longer than any namespace, whatever is mixed up in it. */
var longest = 200;
function near(found, index, holds) {
	if (found.length > longest) return [];
	return ((holds === "namespace" ? index.withoutEnding.get(foldWithoutEnding(found)) : index.folded.get(foldNamespace(found))) ?? mistyped(found, index)).map(([namespace, title]) => ({
		namespace,
		title,
		found,
		differences: differences(found, namespace)
	}));
}
function mistyped(found, { byLength }) {
	return [
		found.length - 1,
		found.length,
		found.length + 1
	].flatMap((length) => byLength.get(length) ?? []).filter(([namespace]) => isTypingError(found, namespace));
}
/** In what they differ, for two that are alike when folded; else it is one character. */
function differences(found, namespace) {
	const [one, other] = [found.toLowerCase(), namespace.toLowerCase()];
	if (foldWithoutEnding(found) !== foldWithoutEnding(namespace)) return ["character"];
	return [
		["scheme", schemeOf(one) !== schemeOf(other)],
		["host", hostOf(one) !== hostOf(other)],
		["ending", endingOf(one) !== endingOf(other)],
		["case", hasOtherCase(found, namespace)]
	].filter(([, differs]) => differs).map(([difference]) => difference);
}
function schemeOf(namespace) {
	return namespace.slice(0, namespace.indexOf(":"));
}
function hostOf(namespace) {
	return /\/\/([^/]*)/.exec(namespace)?.[1] ?? "";
}
/** Whether the letters that both have are not of the same case. */
function hasOtherCase(found, namespace) {
	const [one, other] = [found, namespace].map((text) => withoutEnding(text.replace(/https?:\/\/(?:www\.)?(?:w3c?\.org)?/, "")));
	return one !== other;
}
// ../packages/core/dist/checks/names/namespace-misspelled.js
var namespaceMisspelled = defineCheck({
	code: "namespace-misspelled",
	title: "Namespace is almost a well-known one",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [xmlNames("NSNameComparison"), rfc3987("5.1")],
	message: "{{found}} differs from {{namespace}}, the namespace of {{title}}, by {{differences}}; programs compare namespaces character by character, so write the published one.",
	needs: traits.nameInPlace,
	claims: "name",
	inNames: "names-and-keys",
	reads: ["place"],
	find(subject, report) {
		const { text, scheme, place } = subject;
		if (misspelledScheme(subject) !== void 0) return;
		const near = scheme && place && nearNamespaceAt(place, text);
		if (near === void 0) return;
		const { found, namespace, title, differences } = near;
		const span = {
			start: 0,
			end: found.length
		};
		report({
			span,
			component: "iri",
			data: {
				found: quote(found),
				namespace: quote(namespace),
				title,
				differences: enumerate(differences.map((difference) => words[difference]))
			},
			fixes: [suggest(`Write the namespace ${quote(namespace)}`, span, namespace)]
		});
	}
});
var words = {
	scheme: "its scheme",
	host: "its host",
	case: "the case of letters",
	ending: "its ending",
	character: "one character"
};
/** Places that hold a namespace and nothing more: attributes, functions of the DOM, and what is called a namespace. */
var namespaceRole = /^(?:xmlns(?::.*)?|.*NS|\*\.(?:createDocument|lookupPrefix|isDefaultNamespace)|@namespace|targetNamespace|namespace)$/;
/** Places that hold what terms are appended to. */
var prefixRole = /^(?:@prefix|prefix|@vocab|vocab)$/;
function nearNamespaceAt(place, text) {
	if (place.tier === "prefix" || place.tier === "named") {
		const near = namespaceOfTerm(text);
		if (near !== void 0) return near;
	}
	const comparison = comparisonAt(place);
	return (comparison && nearNamespace(text, comparison)) ?? (place.role === "term" ? nearNamespace(text, ofPrefix()) : void 0);
}
/** A term of a vocabulary in a program: no address has such a beginning with one typing error in it. */
function namespaceOfTerm(text) {
	if (!/#(?:[A-Za-z]|$)/u.test(text)) return void 0;
	const near = nearNamespace(text, {
		among: "vocabularies",
		holds: "name"
	});
	return near?.differences.join() === "character" ? near : void 0;
}
function ofPrefix() {
	return {
		among: "vocabularies",
		holds: "namespace"
	};
}
/** What a place can hold; nothing where identifiers are followed, since `https` in place of `http` leads there, too. */
function comparisonAt({ tier, role = "" }) {
	if (prefixRole.test(role)) return ofPrefix();
	if (namespaceRole.test(role)) return {
		among: "all",
		holds: "namespace"
	};
	if (tier === "opaque-name") return {
		among: "all",
		holds: "name"
	};
	return tier === "name-in-data" ? {
		among: "vocabularies",
		holds: "name"
	} : void 0;
}
// ../packages/core/dist/checks/faults/white-space.js
/**
* White space that surrounds a literal by accident: tab, line feed, line tabulation, form feed, carriage return, space
* and next line. No grammar holds these; other spaces are characters of an IRI (RFC 3987 §2.2 `ucschar`).
*/
var leading = /^[\t-\r \x85]+/;
var whiteSpace = /[\t-\r \x85]/;
/** The length of the white space at the start of `text`. */
function leadingWhiteSpace(text) {
	return leading.exec(text)?.[0].length ?? 0;
}
/** The length of the white space at the end of `text`. */
function trailingWhiteSpace(text) {
	let start = text.length;
	while (whiteSpace.test(text.charAt(start - 1))) start -= 1;
	return text.length - start;
}
// ../packages/core/dist/checks/path/path-colon-in-first-segment.js
var pathColonInFirstSegment = defineCheck({
	code: "path-colon-in-first-segment",
	title: "First path segment contains a colon",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("4.2"), rfc3987("2.2")],
	message: "The first path segment contains ':', which would end a scheme, but {{before}} is not one; {{remedy}}.",
	needs: traits.nonconforming,
	find(subject, report) {
		const colon = colonInFirstSegment(subject);
		if (colon === void 0) return;
		const pathStart = leadingWhiteSpace(subject.text);
		const start = {
			start: pathStart,
			end: pathStart
		};
		const isAddress = addressWithPort.test(subject.text.slice(pathStart));
		const schemes = isAddress ? [suggest("Write 'http://' before the address", start, "http://")] : [];
		report({
			span: {
				start: colon,
				end: colon + 1
			},
			component: "path",
			data: {
				before: quote(subject.text.slice(0, colon)),
				remedy: `write ${isAddress ? "'http://' before the address" : "'./' before the path"}`
			},
			fixes: [...schemes, suggest("Write './' before the path", start, "./")]
		});
	}
});
/** `127.0.0.1:3000/a`, which lacks nothing but its scheme. */
var addressWithPort = /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}:[0-9]{1,5}(?=[/?#]|$)/;
/**
* `isegment-nz-nc` starts every `ipath-noscheme` (RFC 3987 §2.2), so a relative reference has no colon there; none begins a
* path behind an authority.
*/
function colonInFirstSegment(subject) {
	const { scheme, path, production } = subject;
	if (production === "IRI" || production === "absolute-IRI") return void 0;
	if (scheme !== void 0) return isSchemeMeant(subject, production) ? void 0 : scheme.span.end;
	return path.text.startsWith(":") ? path.span.start : void 0;
}
// ../packages/core/dist/iri/path-segments.js
/**
* Removes `.` and `..` segments as RFC 3986 §5.2.4 does, in linear time: `/a/b/../c` becomes `/a/c`, and `b/../c`,
* whose first segment has no slash to leave behind, becomes `/c`.
*/
function removeDotSegments(path) {
	const kept = [];
	let start = afterLeadingDots(path);
	let endsInDots = false;
	for (let slash = path.indexOf("/.", start); slash !== -1;) {
		const dots = dotsOfSegment(path, slash + 1);
		const end = slash + 1 + dots;
		if (dots > 0) {
			if (start < slash) kept.push(start, slash);
			if (dots === 2) dropLastSegment(path, kept);
			start = end;
			endsInDots = end === path.length;
		}
		slash = path.indexOf("/.", end);
	}
	let result = "";
	for (let index = 0; index < kept.length; index += 2) result += path.slice(kept[index], kept[index + 1]);
	return endsInDots ? `${result}/` : result + path.slice(start);
}
/** Dot segments before everything else vanish with the slash behind them (RFC 3986 §5.2.4, steps 2A and 2D). */
function afterLeadingDots(path) {
	let start = 0;
	for (;;) {
		const dots = dotsOfSegment(path, start);
		if (dots === 0) return start;
		start = Math.min(path.length, start + dots + 1);
	}
}
/** 1 if the segment at `start` is `.`, 2 if it is `..`, 0 for every other. */
function dotsOfSegment(path, start) {
	for (let dots = 0; dots <= 2; dots++) {
		const unit = start + dots < path.length ? unitAt(path, start + dots) : 47;
		if (unit === 47) return dots;
		if (unit !== 46) return 0;
	}
	return 0;
}
/** Takes the last segment and the slash before it out of what stays. */
function dropLastSegment(path, kept) {
	const end = kept.pop();
	const start = kept.pop();
	if (start === void 0 || end === void 0) return;
	const slash = path.lastIndexOf("/", end - 1);
	if (slash > start) kept.push(start, slash);
}
/** A path that cannot be mistaken for an authority where none stands before it: `//a` becomes `/.//a` (RFC 3986 §3.3). */
function guardDoubleSlash(path) {
	return path.startsWith("//") ? `/.${path}` : path;
}
// ../packages/core/dist/checks/path/path-dot-segments.js
var pathDotSegments = defineCheck({
	code: "path-dot-segments",
	title: "IRI with a scheme contains dot segments",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [
		rfc3986("6.2.2.3"),
		rfc3986("3.3"),
		rfc3987("5.3.2.4")
	],
	message: "The path contains the dot segment {{segment}}, which only relative references need; it is removed before the IRI is used, so write the path without it.",
	needs: traits.dotSegment,
	find({ scheme, authority, path }, report) {
		if (scheme === void 0 || !path.text.startsWith("/")) return;
		const direct = removeDotSegments(path.text);
		const resolved = authority === void 0 ? guardDoubleSlash(direct) : direct;
		if (resolved === path.text) return;
		const [first, ...rest] = matchesIn(path.text, dotSegments, path.span.start, "path");
		if (first === void 0) return;
		const isWhole = authority !== void 0 || !hasDnsHost(scheme.text.toLowerCase());
		for (const { text, span } of [first, ...rest]) {
			const fixes = isWhole && span === first.span ? [suggest("Remove the dot segments", path.span, resolved)] : [];
			report({
				span,
				component: "path",
				data: { segment: quote(text) },
				fixes
			});
		}
	}
});
var dotSegments = /(?<=\/)\.{1,2}(?=\/|$)/;
// ../packages/core/dist/checks/path/path-empty.js
var pathEmpty = defineCheck({
	code: "path-empty",
	title: "Path is empty",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [rfc3986("6.2.3"), rfc9110("4.2.3")],
	message: "The path after {{authority}} is empty, which is the same as '/'; write the '/'.",
	needs: traits.authority,
	find({ scheme, authority, path, traits: set }, report) {
		if ((set & traits.nonconforming) !== 0) return;
		if (authority === void 0 || authority.host.text === "" || path.text !== "") return;
		if (!/^(?:https?|wss?|ftp)$/i.test(scheme?.text ?? "")) return;
		const { host, port } = authority;
		const span = {
			start: host.span.start,
			end: (port ?? host).span.end
		};
		const shown = port === void 0 ? host.text : `${host.text}:${port.text}`;
		const fixes = [suggest("Write '/' for the empty path", path.span, "/")];
		report({
			span,
			component: "path",
			data: { authority: quote(shown) },
			fixes
		});
	}
});
// ../packages/core/dist/checks/path/path-second-address.js
var pathSecondAddress = defineCheck({
	code: "path-second-address",
	title: "Second address follows without a delimiter",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.3"), rfc3986("2.2")],
	message: "A second address begins with {{scheme}} and has no delimiter before it, so that both are read as one; write one of them.",
	needs: traits.unusualPath,
	find(subject, report) {
		const { text, authority } = subject;
		if (authority === void 0) return;
		const { end } = authority.span;
		const [found, third] = matchesIn(text.slice(end), second, end, "iri");
		if (found === void 0) return;
		const { span } = found;
		const data = { scheme: quote(found.text) };
		const fixes = waysOut$2(text, span, third?.span.start ?? text.length);
		report({
			span,
			component: componentAt(subject, span.start),
			data,
			fixes
		});
	}
});
/** A scheme right behind a letter or a digit, as a triplet or not; archives and proxies have a delimiter before it, which may be percent-encoded. */
var second = /(?<=[\p{L}\p{N}])(?<!%(?!3\d|[46](?!0)|[57][\dA])[\dA-F]{2})(?:https?|ftp):\/\/(?=[^/])/iu;
/** What is told of is a second address up to `end`; others may follow. */
function waysOut$2(text, { start }, end) {
	const removed = {
		start,
		end: text.length
	};
	if (text.slice(0, start) === text.slice(start)) return [suggest("Remove the repetition", removed, "")];
	const around = [{
		start: 0,
		end: start
	}, {
		start: end,
		end: text.length
	}];
	return [suggest("Keep the first address", removed, ""), suggestAll("Keep the second address", around.map((span) => ({
		span,
		text: ""
	})))];
}
// ../packages/core/dist/checks/percent-encoding/percent-double-encoded.js
var percentDoubleEncoded = defineCheck({
	code: "percent-double-encoded",
	title: "Text is percent-encoded twice",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [rfc3986("2.4")],
	message: "{{triplets}} in the {{component}} is percent-encoded twice, so a server reads percent signs and digits; write {{once}}.",
	needs: traits.percent,
	local: true,
	find(subject, report) {
		for (const { text, span, component } of runsOf(subject, twice, (whole) => !holdsIri(whole.text))) {
			const once = text.replace(/%(?:25)+(?=[0-9A-Fa-f])/g, "%");
			if (!admitsTriplets(component, subject) || !isWorthEncoding(percentDecodeUtf8(once))) continue;
			const fixes = [suggest(`Write ${quote(once)} instead of ${quote(text)}`, span, once)];
			report({
				span,
				component,
				data: {
					triplets: quote(text),
					component,
					once: quote(once)
				},
				fixes
			});
		}
	}
});
/** Twice, or more often. */
var twice = /(?:%25(?:25)*[0-9A-Fa-f]{2})+/;
/** An IRI inside another keeps its own triplets, encoded once more: there it is right. */
function holdsIri(text) {
	return /(?::|%(?:25)*3A)(?:\/|%(?:25)*2F){2}/i.test(text);
}
/** Nobody encodes letters and digits, so `50%2541` is text about a percentage; nor does text hold controls. */
function isWorthEncoding(decoded) {
	return decoded !== void 0 && !/[A-Za-z0-9._~\p{C}-]/u.test(decoded);
}
// ../packages/core/dist/checks/percent-encoding/percent-encoded-bidi-control.js
var percentEncodedBidiControl = defineCheck({
	code: "percent-encoded-bidi-control",
	title: "Bidi control is percent-encoded",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [rfc3987("3.2"), rfc3987("4.1")],
	message: "{{triplets}} in the {{component}} encodes {{characters}}, which reorders the text around it where a program shows it decoded; remove it unless the name needs it.",
	needs: traits.percent,
	local: true,
	find(subject, report) {
		for (const { text, span, component } of runsOf(subject, bidiControlTriplets)) {
			const characters = mentionRun(percentDecodeUtf8(text) ?? text);
			report({
				span,
				component,
				data: {
					triplets: quote(text),
					component,
					characters
				}
			});
		}
	}
});
/** U+061C, U+200E, U+200F, U+202A–U+202E and U+2066–U+2069 in UTF-8. */
var bidiControlTriplets = /(?:%D8%9C|%E2%80%(?:8[EF]|A[A-E])|%E2%81%A[6-9])+/i;
// ../packages/core/dist/checks/faults/encoded-controls.js
/** The triplets of C0, DEL and C1, one by one. */
var controlTriplets = /%(?:[01][0-9A-Fa-f]|7[Ff]|[Cc]2%[89][0-9A-Fa-f])/;
/** Every percent-encoded control, with the character; what `data` holds is content, in which all octets are right. */
function encodedControls(subject) {
	if (/^data$/i.test(subject.scheme?.text ?? "")) return [];
	return runsOf(subject, controlTriplets).map((run) => ({
		...run,
		character: decodeURIComponent(run.text)
	}));
}
/**
* NUL ends a string in many programs. A line break ends a header field or a line of a protocol; in the query and the
* fragment of `http` it is what a form sends for a text of several lines.
*/
function isDangerousControl({ scheme }, component, character) {
	if (character === "\0") return true;
	const isInAddress = component !== "query" && component !== "fragment";
	return isLineBreak(character) && isInAddress && /^https?$/i.test(scheme?.text ?? "");
}
function isLineBreak(character) {
	return character === "\r" || character === "\n";
}
// ../packages/core/dist/checks/percent-encoding/percent-encoded-control.js
var percentEncodedControl = defineCheck({
	code: "percent-encoded-control",
	title: "NUL or a line break is percent-encoded",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("7.3"), rfc9110("5.5")],
	message: "{{triplets}} in the {{component}} encodes {{character}}, at which programs cut the text once it is decoded; remove it.",
	needs: traits.percent,
	local: true,
	find(subject, report) {
		for (const { text, character, span, component } of encodedControls(subject)) {
			if (!isDangerousControl(subject, component, character)) continue;
			report({
				span,
				component,
				data: {
					triplets: quote(text),
					component,
					character: mentionRun(character)
				}
			});
		}
	}
});
// ../packages/core/dist/checks/percent-encoding/percent-encoded-dot-segment.js
var percentEncodedDotSegment = defineCheck({
	code: "percent-encoded-dot-segment",
	title: "Dot segment is percent-encoded",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3986("6.2.2.2"),
		rfc3986("6.2.2.3"),
		rfc3986("7.3")
	],
	message: "The path segment {{segment}} means {{dots}}, but gets past filters that do not decode it; write {{dots}} or resolve it.",
	needs: traits.percent,
	find({ scheme, path }, report) {
		if (scheme !== void 0 && !path.text.startsWith("/")) return;
		for (const { text, span } of matchesIn(path.text, encodedDots, path.span.start, "path")) {
			const dots = text.replace(/%2e/gi, ".");
			const fix = suggest(`Write ${quote(dots)} instead of ${quote(text)}`, span, dots);
			report({
				span,
				component: "path",
				data: {
					segment: quote(text),
					dots: quote(dots)
				},
				fixes: [fix]
			});
		}
	}
});
/** A segment of one or two dots, one of them encoded at least. */
var encodedDots = /(?<=^|\/)(?:%2[Ee](?:\.|%2[Ee])?|\.%2[Ee])(?=\/|$)/;
// ../packages/core/dist/checks/percent-encoding/percent-encoded-other-control.js
var percentEncodedOtherControl = defineCheck({
	code: "percent-encoded-other-control",
	title: "Control character is percent-encoded",
	strength: "should",
	fix: "none",
	preset: "strict",
	spec: [rfc3986("7.3")],
	message: "{{triplets}} in the {{component}} encodes {{character}}, which programs drop or act upon once it is decoded; remove it.",
	needs: traits.percent,
	local: true,
	find(subject, report) {
		for (const { text, character, span, component } of encodedControls(subject)) {
			if (isDangerousControl(subject, component, character)) continue;
			if (isLineBreak(character) && holdsText(subject)) continue;
			report({
				span,
				component,
				data: {
					triplets: quote(text),
					component,
					character: mentionRun(character)
				}
			});
		}
	}
});
/** RFC 6068 §5 writes the lines of a mail so, and schemes for messages follow it; a path is not known to hold text. */
function holdsText({ scheme }) {
	return scheme !== void 0 && !/^(?:https?|wss?|ftp|file)$/i.test(scheme.text);
}
// ../packages/core/dist/checks/percent-encoding/percent-encoded-readable.js
var percentEncodedReadable = defineCheck({
	code: "percent-encoded-readable",
	title: "Characters that an IRI can show are percent-encoded",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [rfc3987("3.2"), rfc3987("1.2")],
	message: "{{encoded}} in the {{component}} can be written as {{decoded}}, which people can read.",
	needs: traits.percent,
	advises: true,
	find(subject, report) {
		for (const part of bidiComponents(subject)) {
			const decoded = decodeComponent(part, subject.profile);
			if (part.component === "host" || countNonAscii(decoded) === countNonAscii(part.text)) continue;
			const { span, component, text } = part;
			report({
				span,
				component,
				data: {
					encoded: quote(text),
					component,
					decoded: quote(decoded)
				},
				fixes: [suggest(`Write ${quote(decoded)}`, span, decoded)]
			});
		}
	}
});
// ../packages/core/dist/checks/percent-encoding/percent-encoded-unreserved.js
var percentEncodedUnreserved = defineCheck({
	code: "percent-encoded-unreserved",
	title: "Unreserved character is percent-encoded",
	strength: "should",
	fix: "safe",
	preset: "strict",
	spec: [
		rfc3986("2.3"),
		rfc3986("6.2.2.2"),
		rfc3987("5.3.2.3")
	],
	message: "{{triplets}} in the {{component}} encodes characters that need no percent-encoding; write {{decoded}}, which is equivalent.",
	needs: traits.percent,
	find(subject, report) {
		if ((subject.traits & traits.rightToLeft) !== 0) return;
		if (/^(?:urn|tag)$/i.test(subject.scheme?.text ?? "")) return;
		const runs = runsOf(subject, unreservedTriplets, ({ name }) => name !== "host");
		for (const { text, span, component } of runs) {
			if (component === "path" && span.start < subject.path.span.start) continue;
			const decoded = percentDecodeUtf8(text) ?? text;
			report({
				span,
				component,
				data: {
					triplets: quote(text),
					component,
					decoded: quote(decoded)
				},
				fixes: [safely(`Decode ${quote(text)}`, span, decoded)]
			});
		}
	}
});
/**
* Triplets of `ALPHA / DIGIT / "-" / "_" / "~"`; decoded dots would make dot segments. Not where the characters would
* complete another triplet or the text of one (`%%34`, `%25%34`), nor where a combining mark would join them.
*/
var unreservedTriplets = /(?<!%(?:25)?[0-9A-Fa-f]?)(?:%(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|2[Dd]|5[Ff]|7[Ee]))+(?!\p{M})/u;
// ../packages/core/dist/checks/percent-encoding/percent-lowercase-hex.js
var percentLowercaseHex = defineCheck({
	code: "percent-lowercase-hex",
	title: "Percent-encoding has lowercase digits",
	strength: "should",
	fix: "safe",
	preset: "strict",
	spec: [
		rfc3986("2.1"),
		rfc3986("6.2.2.1"),
		rfc3987("5.3.2.1")
	],
	message: "{{triplets}} in the {{component}} has hexadecimal digits in lower case; write {{uppercase}}.",
	needs: traits.percent,
	local: true,
	find(subject, report) {
		for (const { text, span, component } of runsOf(subject, lowercaseTriplets)) {
			const uppercase = text.toUpperCase();
			report({
				span,
				component,
				data: {
					triplets: quote(text),
					component,
					uppercase: quote(uppercase)
				},
				fixes: [safely("Uppercase the hexadecimal digits", span, uppercase)]
			});
		}
	}
});
/** Triplets with a small letter, and those of digits only that stand between them. */
var lowercaseTriplets = /(?:%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f]))+(?:(?:%[0-9]{2})+(?:%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f]))+)*/;
// ../packages/core/dist/checks/faults/triplet-faults.js
var triplets = /(?:%[0-9A-Fa-f]{2})+/;
/** Sequences that are longer than their character needs, or stand for a surrogate (RFC 3629 §3 and §10). */
var overlong = /(?:%C[01]%[89AB][0-9A-F]|%E0%[89][0-9A-F]%[89AB][0-9A-F]|%ED%[AB][0-9A-F]%[89AB][0-9A-F]|%F0%8[0-9A-F](?:%[89AB][0-9A-F]){2})+/iu;
/**
* Overlong sequences among octets that otherwise are UTF-8. In a component with other octets the charset is another
* one, where the same octets are ordinary letters.
*/
function overlongRuns(subject) {
	return runsOf(subject, overlong, ({ text }) => isOtherwiseUtf8(text));
}
/** Triplets whose octets are part of no UTF-8 sequence; those of `overlongRuns` are not among them. */
function nonUtf8Runs(subject) {
	return runsOf(subject, triplets, ({ text }) => !isOtherwiseUtf8(text)).flatMap(nonUtf8Parts);
}
function isOtherwiseUtf8(text) {
	return percentDecodeUtf8(text.replace(new RegExp(overlong, "giu"), "/")) !== void 0;
}
function nonUtf8Parts({ text, span, component }) {
	const parts = [];
	let offset = span.start;
	for (const { source, character } of splitTriplets(text)) {
		const end = offset + source.length;
		const last = parts.at(-1);
		if (character === void 0 && last?.span.end === offset) parts[parts.length - 1] = {
			text: text.slice(last.span.start - span.start, end - span.start),
			span: {
				start: last.span.start,
				end
			},
			component
		};
		else if (character === void 0) parts.push({
			text: source,
			span: {
				start: offset,
				end
			},
			component
		});
		offset = end;
	}
	return parts;
}
// ../packages/core/dist/checks/percent-encoding/percent-not-utf8.js
var percentNotUtf8 = defineCheck({
	code: "percent-not-utf8",
	title: "Percent-encoded octets are not UTF-8",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [rfc3987("3.2"), rfc3987("6.4")],
	message: "{{triplets}} in the {{component}} is not UTF-8, so an IRI cannot show its characters; encode them in UTF-8 if the server accepts that.",
	needs: traits.percent,
	find(subject, report) {
		for (const { text, span, component } of nonUtf8Runs(subject)) report({
			span,
			component,
			data: {
				triplets: quote(text),
				component
			}
		});
	}
});
// ../packages/core/dist/checks/percent-encoding/percent-overlong.js
var percentOverlong = defineCheck({
	code: "percent-overlong",
	title: "Percent-encoding is not the shortest UTF-8",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [
		rfc3987("3.2"),
		rfc3987("8"),
		rfc3986("7.3")
	],
	message: "{{triplets}} in the {{component}} is an overlong form or a surrogate, which UTF-8 forbids because filters miss the character behind it; write the shortest form.",
	needs: traits.percent,
	find(subject, report) {
		for (const { text, span, component } of overlongRuns(subject)) report({
			span,
			component,
			data: {
				triplets: quote(text),
				component
			}
		});
	}
});
// ../packages/core/dist/checks/percent-encoding/percent-triplet-malformed.js
var percentTripletMalformed = defineCheck({
	code: "percent-triplet-malformed",
	title: "Percent-encoding is incomplete",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("2.1"), rfc3987("2.2")],
	message: "{{text}} in the {{component}} is not a percent-encoding, which is '%' followed by two hexadecimal digits; {{remedy}}.",
	needs: traits.nonconforming,
	claims: "triplet",
	local: true,
	find(subject, report) {
		for (const run of runsOf(subject, attempts)) {
			const fixes = waysOut$1(run, subject);
			const remedy = admitsTriplets(run.component, subject) ? literally : "remove it, since this host allows none";
			report({
				span: run.span,
				component: run.component,
				data: {
					text: quote(run.text),
					component: run.component,
					remedy
				},
				fixes
			});
		}
	}
});
var literally = "write '%25' for a literal percent sign";
/** `%uXXXX` as the obsolete function `escape` writes it, or percent signs each with at most one hexadecimal digit. */
var attempts = /(?:%u[0-9A-Fa-f]{4})+|(?:%(?!u[0-9A-Fa-f]{4}|[0-9A-Fa-f]{2})[0-9A-Fa-f]?)+/;
function waysOut$1({ text, span, component }, subject) {
	if (!admitsTriplets(component, subject)) return [suggest(`Remove ${quote(text)}`, span, "")];
	const escaped = suggest(`Write '%25' instead of '%'`, span, text.replaceAll("%", "%25"));
	const encoded = text.startsWith("%u") ? encodeUnits(text) : void 0;
	if (encoded === void 0) return [escaped];
	return [suggest(`Write ${quote(encoded)} instead of ${quote(text)}`, span, encoded), escaped];
}
/** `%uD83D%uDE00` as the triplets of U+1F600 in UTF-8; `undefined` where a surrogate has no other half. */
function encodeUnits(text) {
	const decoded = Array.from(text.matchAll(/%u([0-9A-Fa-f]{4})/g), ([, digits = ""]) => Number.parseInt(digits, 16)).map((unit) => String.fromCharCode(unit)).join("");
	return /\p{Cs}/u.test(decoded) ? void 0 : percentEncode(decoded);
}
// ../packages/core/dist/schemes/domain-label.js
/** `domainlabel = alphanum / alphanum *( alphanum / "-" ) alphanum` — RFC 3966 §3; `DNScomp` of RFC 4151 §2.1 is the same */
function isDomainLabel(text) {
	return /^[A-Za-z0-9-]+$/.test(text) && !text.startsWith("-") && !text.endsWith("-");
}
// ../packages/core/dist/schemes/telephone-subscriber.js
/** `telephone-subscriber = global-number / local-number`, a number with its parameters behind it — RFC 3966 §3 */
function telephoneSubscriberFaults(subscriber) {
	const [number, ...parameters] = splitPart(subscriber, ";");
	return [
		...number === void 0 ? [] : numberFaults(number),
		...parameters.flatMap(parameterFaults),
		...repetitions(parameters),
		...misplaced(parameters)
	];
}
/** Whether a local number does not say by `phone-context` where it is valid, which RFC 3966 §5.1.5 asks of it. */
function lacksContext({ text }) {
	return text !== "" && !text.startsWith("+") && !/;phone-context=/i.test(text);
}
function numberFaults(number) {
	if (number.text === "") return [faultOf$1("number-missing", number)];
	return number.text.startsWith("+") ? globalNumberFaults(number) : localNumberFaults(number);
}
/** `global-number-digits = "+" *phonedigit DIGIT *phonedigit`, `phonedigit = DIGIT / "-" / "." / "(" / ")"` — RFC 3966 §3 */
function globalNumberFaults(number) {
	const faults = faultsIn("global-number-character", number, /(?!^\+)(?:%[0-9A-Fa-f]{2}|[^0-9.()-])+/);
	return faults.length > 0 || /[0-9]/.test(number.text) ? faults : [faultOf$1("digit-missing", number)];
}
/**
* `local-number-digits = *phonedigit-hex (HEXDIG / "*" / "#") *phonedigit-hex` — RFC 3966 §3. A number sign begins the
* fragment of every URI, so that it stands here as `%23`.
*/
function localNumberFaults(number) {
	const faults = faultsIn("local-number-character", number, /(?:(?!%23)%[0-9A-Fa-f]{2}|[^0-9A-Fa-f*.()%-])+/);
	return faults.length > 0 || /[0-9A-Fa-f*]/.test(number.text) ? faults : [faultOf$1("digit-missing", number)];
}
/** `parameter = ";" pname ["=" pvalue ]`, with the rules of `ext` and `phone-context` — RFC 3966 §3 */
function parameterFaults(parameter) {
	const [name, value] = cutPart(parameter, "=");
	if (name.text === "") return [faultOf$1("parameter-name-missing", name)];
	const faults = faultsIn("parameter-name-character", name, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
	if (value === void 0) return faults;
	if (value.text === "") return [...faults, faultOf$1("parameter-value-missing", value)];
	return [...faults, ...valueFaults(name.text.toLowerCase(), value)];
}
function valueFaults(name, value) {
	if (name === "ext") return faultsIn("extension-character", value, /(?:%[0-9A-Fa-f]{2}|[^0-9.()-])+/);
	if (name === "phone-context") return isDescriptor(value.text) ? [] : [faultOf$1("context-malformed", value)];
	if (name === "isub") return [];
	return faultsIn("parameter-value-character", value, /[^A-Za-z0-9_.!~*'()/:&+$%-]+/);
}
/** `descriptor = domainname / global-number-digits`, `domainname = *( domainlabel "." ) toplabel [ "." ]` — RFC 3966 §3 */
function isDescriptor(text) {
	if (text.startsWith("+")) return /^\+[0-9.()-]*$/.test(text) && /[0-9]/.test(text);
	const labels = (text.endsWith(".") ? text.slice(0, -1) : text).split(".");
	return labels.every(isDomainLabel) && /^[A-Za-z]/.test(labels.at(-1) ?? "");
}
/** RFC 3966 §3: a parameter name must not appear more than once. */
function repetitions(parameters) {
	const seen = /* @__PURE__ */ new Set();
	return parameters.flatMap((parameter) => {
		const [name] = cutPart(parameter, "=");
		const known = name.text.toLowerCase();
		if (known === "" || !seen.has(known)) {
			seen.add(known);
			return [];
		}
		return [faultOf$1("parameter-repeated", name)];
	});
}
/** RFC 3966 §3: `isub` and `ext` come first, then `phone-context`, then all others in lexicographical order. */
function misplaced(parameters) {
	let last = "";
	return parameters.flatMap((parameter) => {
		const [name] = cutPart(parameter, "=");
		if (name.text === "") return [];
		const key = orderKey(name.text.toLowerCase());
		if (key >= last) {
			last = key;
			return [];
		}
		return [faultOf$1("parameter-misplaced", name)];
	});
}
/** The rank of a parameter, and its name where that counts. */
function orderKey(name) {
	if (name === "isub" || name === "ext") return "0";
	return name === "phone-context" ? "1" : `2 ${name}`;
}
// ../packages/core/dist/schemes/sms.js
/** `sms-uri = scheme ":" sms-hier-part [ "?" sms-fields ]` — RFC 5724 §2.2 */
function smsFaults(iri) {
	const { query } = uriForm(iri);
	const fields = query === void 0 ? [] : splitPart(wholePart(query), "&");
	return [
		...smsRecipients(iri).flatMap(telephoneSubscriberFaults),
		...fields.flatMap(fieldFaults),
		...bodiesTooMany(fields)
	];
}
/** `sms-field-name = "body" / sms-field-ext`, of which "body" must only appear once — RFC 5724 §2.2 */
function bodiesTooMany(fields) {
	return fields.filter(({ text }) => /^body=/i.test(text)).slice(1).map((body) => faultOf$1("body-repeated", cutPart(body, "=")[0]));
}
/** `sms-hier-part = sms-recipient *( "," sms-recipient )`, `sms-recipient = telephone-subscriber` — RFC 5724 §2.2 */
function smsRecipients(iri) {
	return splitPart(wholePart(uriForm(iri).path), ",");
}
/** `sms-field = sms-field-name "=" escaped-value`, `escaped-value = *( unreserved / pct-encoded )` — RFC 5724 §2.2 */
function fieldFaults(field) {
	const [name, value] = cutPart(field, "=");
	if (value === void 0) return [faultOf$1("field-without-equals", field)];
	if (name.text === "") return [faultOf$1("field-name-missing", name)];
	return [...faultsIn("field-name-character", name, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9._~-])+/), ...faultsIn("field-value-character", value, /[^A-Za-z0-9._~%-]+/)];
}
// ../packages/core/dist/checks/schemes/phone-context-missing.js
var phoneContextMissing = defineCheck({
	code: "phone-context-missing",
	title: "Local telephone number does not say where it is valid",
	strength: "must",
	fix: "none",
	preset: "strict",
	spec: [
		rfc3966("5.1.4"),
		rfc3966("5.1.5"),
		rfc5724("2.2")
	],
	message: "The number {{number}} is local and does not say where it is valid; write it with '+' and its country code, or add ';phone-context='.",
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		for (const number of numbersOf$1(subject).filter(lacksContext)) {
			const { span } = faultOf$1("context-missing", number);
			report({
				span,
				component: "path",
				data: { number: quote(subject.text.slice(span.start, span.end)) }
			});
		}
	}
});
function numbersOf$1(subject) {
	if (isOfScheme(subject, "tel")) return [wholePart(uriForm(subject).path)];
	return isOfScheme(subject, "sms") ? smsRecipients(subject) : [];
}
// ../packages/core/dist/checks/authority/port-empty.js
var portEmpty = defineCheck({
	code: "port-empty",
	title: "Port is empty",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [rfc3986("3.2.3"), rfc3986("6.2.3")],
	message: "The port is empty, which means the same as no port; remove the ':' before it.",
	needs: traits.port,
	judges: "authority",
	find(subject, report) {
		const { authority } = subject;
		if (authority?.port?.text !== "") return;
		const slip = misspelledScheme(subject)?.kind;
		if (slip === "doubled" || slip === "slashes" || isDriveAsHost(subject)) return;
		const span = {
			start: authority.host.span.end,
			end: authority.port.span.end
		};
		report({
			span,
			component: "port",
			fixes: [suggest("Remove the ':'", span, "")]
		});
	}
});
// ../packages/core/dist/checks/authority/port-leading-zero.js
var portLeadingZero = defineCheck({
	code: "port-leading-zero",
	title: "Port starts with a zero",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [rfc3986("3.2.3")],
	message: "The port {{port}} starts with a zero, so comparisons take it for a different port; write {{number}}.",
	needs: traits.port,
	judges: "authority",
	find({ authority }, report) {
		const { port } = authority ?? {};
		const [, zeros = "", number = ""] = /^(0+)([1-9][0-9]*)$/.exec(port?.text ?? "") ?? [];
		if (port === void 0 || zeros === "") return;
		const span = {
			start: port.span.start,
			end: port.span.start + zeros.length
		};
		report({
			span,
			component: "port",
			data: {
				port: quote(port.text),
				number: quote(number)
			},
			fixes: [suggest("Remove the leading zeros", span, "")]
		});
	}
});
// ../packages/core/dist/checks/authority/port-malformed.js
var portMalformed = defineCheck({
	code: "port-malformed",
	title: "Port contains a character that is not a digit",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3986("3.2.3"),
		rfc3986("3.2.2"),
		rfc3987("2.2")
	],
	message: "The port {{port}} contains {{characters}}, but a port may only contain digits; {{remedy}}.",
	needs: traits.nonconforming,
	claims: "host",
	judges: "authority",
	find(subject, report) {
		const { authority } = subject;
		if (authority?.port === void 0) return;
		const { port } = authority;
		const wrong = /([^0-9]+)(?:[^]*[^0-9])?/.exec(port.text);
		if (wrong === null) return;
		const meant = meantBy$1(subject, {
			...authority,
			port
		});
		if (meant !== void 0) {
			const { span, remedy, fix, isSecret } = meant;
			const characters = isSecret ? "other characters" : mentionRun(port.text.replaceAll(/[0-9]/g, ""));
			report({
				span,
				component: "authority",
				data: {
					port: quote(isSecret ? "xxx" : port.text),
					characters,
					remedy
				},
				fixes: fix === void 0 ? [] : [fix]
			});
			return;
		}
		const [stretch, first = ""] = wrong;
		const start = port.span.start + wrong.index;
		report({
			span: {
				start,
				end: start + stretch.length
			},
			component: "port",
			data: {
				port: quote(port.text),
				characters: mentionRun(first),
				remedy
			}
		});
	}
});
var remedy = "write a decimal number";
function meantBy$1(subject, authority) {
	return addressMeant(subject, authority) ?? driveMeant$1(subject, authority) ?? passwordMeant(subject) ?? pathMeant(subject, authority);
}
function addressMeant({ text }, { host, port }) {
	if (!isBareIpv6address(text, host, port)) return void 0;
	const span = {
		start: host.span.start,
		end: port.span.end
	};
	return {
		span,
		remedy: "put the IPv6 address between '[' and ']'",
		fix: suggest("Put the IPv6 address in brackets", span, `[${text.slice(span.start, span.end)}]`)
	};
}
/** `file://C:\Users` was meant as a path: what stands between `//` and the next `/` is the name of a computer. */
function driveMeant$1(subject, { text, span, port }) {
	if (!isDriveAsHost(subject)) return void 0;
	const remedy = "write a third slash before the drive, and '/' for each '\\'";
	const fix = suggest("Write the path after a third slash", span, `/${text.replaceAll("\\", "/")}`);
	return {
		span: port.span,
		remedy,
		fix
	};
}
/** `user:pa#ss@host` has a delimiter in its password, which ends the authority. */
function passwordMeant(subject) {
	const span = cutPassword(subject);
	if (span === void 0) return void 0;
	const edits = [...subject.text.slice(span.start, span.end).matchAll(/[/?#@]/g)].map(({ 0: delimiter, index }) => ({
		span: {
			start: span.start + index,
			end: span.start + index + 1
		},
		text: encodeURIComponent(delimiter)
	}));
	const remedy = `write ${enumerate([...new Set(edits.map(({ text }) => text))].map((text) => `'${text}' for '${decodeURIComponent(text)}'`))} in a password`;
	const { authority } = splitIri(`//${subject.text.slice(span.end + 1)}`);
	if (/[^0-9]/.test(authority?.port?.text ?? "")) return {
		span,
		remedy,
		isSecret: true
	};
	return {
		span,
		remedy,
		fix: suggestAll("Percent-encode the delimiters in the password", edits),
		isSecret: true
	};
}
/** `ssh://git@host:owner/name` mixes in the `host:path` of the command `scp`, and so does what clones a repository. */
function pathMeant({ scheme, path }, { host, port: { text, span } }) {
	if (scheme === void 0 || !/^[A-Za-z~]/.test(text)) return void 0;
	if (!(/ssh$|^git\+/i.test(scheme.text) || /\.git(?:\/?$|@)/.test(path.text) || forge.test(host.text))) return void 0;
	return {
		span,
		remedy: "write '/' between host and path",
		fix: suggest("Write '/' instead of ':'", {
			start: span.start - 1,
			end: span.start
		}, "/")
	};
}
/** Where the first segment of a path is the owner of repositories. */
var forge = /^(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/i;
// ../packages/core/dist/checks/authority/port-out-of-range.js
var portOutOfRange = defineCheck({
	code: "port-out-of-range",
	title: "Port is not a number from 1 to 65535",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc6335("6"), rfc3986("3.2.3")],
	message: "The port {{port}} does not exist; ports are the numbers from 1 to 65535.",
	needs: traits.port,
	judges: "authority",
	find({ authority }, report) {
		const { host, port } = authority ?? {};
		if (host === void 0 || port === void 0 || !/^[0-9]+$/.test(port.text) || isInRange(port.text)) return;
		if (Number(port.text) === 0 && ownAddress.test(host.text)) return;
		report({
			span: port.span,
			component: "port",
			data: { port: quote(port.text) }
		});
	}
});
/** At one of its own addresses, and port 0, a program listens at any port that is free. */
var ownAddress = /^(?:|(?:[^]*\.)?localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/iu;
function isInRange(digits) {
	const number = Number(digits);
	return number > 0 && number <= 65535;
}
// ../packages/core/dist/checks/authority/port-redundant.js
var portRedundant = defineCheck({
	code: "port-redundant",
	title: "Port is the default of the scheme",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [rfc3986("3.2.3"), rfc3986("6.2.3")],
	message: "The port {{port}} is the default of the scheme {{scheme}}; remove it and the ':' before it.",
	needs: traits.port,
	judges: "authority",
	find({ scheme, authority }, report) {
		if (scheme === void 0 || authority?.port === void 0) return;
		const { host, port } = authority;
		if (port.text !== defaultPortOf(scheme.text)) return;
		const span = {
			start: host.span.end,
			end: port.span.end
		};
		report({
			span,
			component: "port",
			data: {
				port: quote(port.text),
				scheme: quote(scheme.text)
			},
			fixes: [suggest("Remove the port", span, "")]
		});
	}
});
// ../packages/core/dist/checks/names/prefix-rebound.js
var prefixRebound = defineCheck({
	code: "prefix-rebound",
	title: "Prefix is bound to two namespaces",
	strength: "should",
	fix: "none",
	preset: "strict",
	spec: [turtle("sec-iri")],
	message: "The prefix stood for {{before}} until here and stands for {{namespace}} now; use two prefixes.",
	needs: traits.nameInPlace,
	inNames: "names-and-keys",
	reads: ["place"],
	find({ text, place }, report) {
		const before = place?.boundBefore;
		if (before === void 0 || passwordsIn(before).length > 0) return;
		const data = {
			before: quote(before),
			namespace: quote(text)
		};
		report({
			span: {
				start: 0,
				end: text.length
			},
			component: "iri",
			data
		});
	}
});
// ../packages/core/dist/namespaces/well-known-prefixes.js
/** What a prefix stands for wherever people write it without thinking: as http://prefix.cc and the vocabularies' own documents have it. */
var wellKnownPrefixes = /* @__PURE__ */ new Map([
	["adms", "http://www.w3.org/ns/adms#"],
	["bibo", "http://purl.org/ontology/bibo/"],
	["cc", "http://creativecommons.org/ns#"],
	["dc", "http://purl.org/dc/elements/1.1/"],
	["dcat", "http://www.w3.org/ns/dcat#"],
	["dct", "http://purl.org/dc/terms/"],
	["dcterms", "http://purl.org/dc/terms/"],
	["doap", "http://usefulinc.com/ns/doap#"],
	["foaf", "http://xmlns.com/foaf/0.1/"],
	["geo", "http://www.w3.org/2003/01/geo/wgs84_pos#"],
	["geosparql", "http://www.opengis.net/ont/geosparql#"],
	["ldp", "http://www.w3.org/ns/ldp#"],
	["oa", "http://www.w3.org/ns/oa#"],
	["obo", "http://purl.obolibrary.org/obo/"],
	["org", "http://www.w3.org/ns/org#"],
	["owl", "http://www.w3.org/2002/07/owl#"],
	["prov", "http://www.w3.org/ns/prov#"],
	["qudt", "http://qudt.org/schema/qudt/"],
	["rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
	["rdfs", "http://www.w3.org/2000/01/rdf-schema#"],
	["sh", "http://www.w3.org/ns/shacl#"],
	["skos", "http://www.w3.org/2004/02/skos/core#"],
	["skosxl", "http://www.w3.org/2008/05/skos-xl#"],
	["sosa", "http://www.w3.org/ns/sosa/"],
	["ssn", "http://www.w3.org/ns/ssn/"],
	["time", "http://www.w3.org/2006/time#"],
	["vann", "http://purl.org/vocab/vann/"],
	["vcard", "http://www.w3.org/2006/vcard/ns#"],
	["void", "http://rdfs.org/ns/void#"],
	["xsd", "http://www.w3.org/2001/XMLSchema#"]
]);
// ../packages/core/dist/checks/names/prefix-undeclared.js
var prefixUndeclared = defineCheck({
	code: "prefix-undeclared",
	title: "Prefix is not declared",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [turtle("sec-iri"), turtle("prefixed-name")],
	message: "The prefix {{prefix}} is not declared before it is used, so that programs refuse the document; {{remedy}}.",
	needs: traits.nameInPlace,
	inPrefixedNames: "prefix",
	reads: ["place"],
	find({ text, place }, report) {
		if (place?.hasUndeclaredPrefix !== true) return;
		const end = text.indexOf(":") + 1;
		const prefix = text.slice(0, end);
		const namespace = wellKnownPrefixes.get(prefix.slice(0, -1));
		const remedy = namespace === void 0 ? "declare it" : `declare it as <${namespace}>`;
		report({
			span: {
				start: 0,
				end
			},
			component: "iri",
			data: {
				prefix: quote(prefix),
				remedy
			}
		});
	}
});
// ../packages/core/dist/checks/path/query-character-reference.js
var queryCharacterReference = defineCheck({
	code: "query-character-reference",
	title: "Query contains a character reference of HTML",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.4"), rfc3986("2.2")],
	message: "The {{component}} contains '&amp;', which HTML reads as '&', but nothing decodes it here, so that the next parameter is called 'amp;…'; write '&'.",
	needs: traits.query | traits.fragment,
	needsText: /&amp;/,
	needsPlace: true,
	local: true,
	reads: ["place"],
	find(subject, report) {
		if (subject.place?.tier !== "sink") return;
		const isParameter = ({ name }) => name === "query" || name === "fragment";
		for (const { span, component } of runsOf(subject, /(?<=&)amp;/, isParameter)) report({
			span,
			component,
			data: { component },
			fixes: [suggest("Write '&'", span, "")]
		});
	}
});
// ../packages/core/dist/checks/path/query-non-ascii.js
var queryNonAscii = defineCheck({
	code: "query-non-ascii",
	title: "Query of a web address contains characters outside ASCII",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [
		rfc3987bis("7"),
		rfc3987bis("3.5"),
		rfc3987("6.4")
	],
	message: "The {{component}} contains {{characters}}, which programs send in {{charset}}; {{remedy}}.",
	needs: traits.nonAscii,
	local: true,
	reads: ["place"],
	find(subject, report) {
		if (subject.profile === "rfc3986" || !/^https?$/i.test(subject.scheme?.text ?? "")) return;
		const charset = charsetOf(subject);
		for (const run of runsOf(subject, nonAscii$1, ({ name }) => name === "query")) {
			const { data, ...where } = uriCharacters(run);
			report({
				...where,
				data: {
					...data,
					charset
				}
			});
		}
	}
});
/** Controls and unpaired surrogates have codes of their own. */
var nonAscii$1 = /[^\0-\x9F\p{Cs}]{1,4096}/u;
/** Charsets of Unicode all send UTF-8 (3987bis §3.5). */
function charsetOf({ place }) {
	const charset = place?.charset;
	if (charset === void 0) return "UTF-8 or in the charset of the page";
	return /^(?:utf|unicode|iso-10646)/i.test(charset) ? "UTF-8" : `the charset ${quote(charset)} of this document`;
}
// ../packages/core/dist/checks/path/query-start-missing.js
var queryStartMissing = defineCheck({
	code: "query-start-missing",
	title: "Query begins without question mark",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.4")],
	message: "{{parameter}} stands in the path, since only '?' begins a query; write '?' for '&'.",
	needs: traits.unusualPath,
	judges: "authority",
	reads: ["place"],
	find(subject, report) {
		const { scheme, authority, path, query, place } = subject;
		if (authority === void 0 || scheme === void 0 || !/^(?:https?|wss?)$/iu.test(scheme.text)) return;
		if (place !== void 0 && isNamePlace(place)) return;
		const found = parameter.exec(path.text);
		if (found === null) return;
		const [whole, written = ""] = found;
		const start = path.span.start + whole.length - written.length;
		const sign = {
			start,
			end: start + 1
		};
		const later = query && {
			start: path.span.end,
			end: path.span.end + 1
		};
		report({
			span: sign,
			component: "path",
			data: { parameter: quote(written) },
			fixes: [wayOut(sign, later)]
		});
	}
});
/** A name and a value behind the end of a word; but not `/a=1&b=2` nor `/a;b=1&c=2`, which servers with parameters in the path read. */
var parameter = /^[^&=;]*(?<=[\p{L}\p{N}_/-])(&(?!amp;)[a-z_][\w.-]{0,40}=)/iu;
function wayOut(sign, later) {
	if (later === void 0) return suggest("Write '?' for '&'", sign, "?");
	return suggestAll("Write '?' for '&', and '&' for '?'", [{
		span: sign,
		text: "?"
	}, {
		span: later,
		text: "&"
	}]);
}
// ../packages/core/dist/checks/scheme/scheme-example.js
var schemeExample = defineCheck({
	code: "scheme-example",
	title: "Scheme 'example' is used where something is fetched",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [iriRegistration("7")],
	message: "The scheme 'example' is for documentation and locates nothing; write the address that is meant.",
	needs: traits.otherScheme,
	judges: "scheme",
	reads: ["place"],
	find({ scheme, place }, report) {
		if (place?.tier !== "sink" || scheme?.text.toLowerCase() !== "example") return;
		report({
			span: scheme.span,
			component: "scheme"
		});
	}
});
// ../packages/core/dist/checks/schemes/scheme-forbidden.js
var schemeForbidden = defineCheck({
	code: "scheme-forbidden",
	title: "Scheme is forbidden in links by the settings",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("7"), rfc3986("3.1")],
	message: "The scheme {{scheme}} is forbidden in links by the settings of the project; use another one.",
	options: { schemes: "texts" },
	needs: traits.scheme,
	configured: true,
	local: true,
	beforeBody: true,
	reads: ["place"],
	find({ scheme, options, place }, report) {
		const { schemes } = options;
		if (scheme === void 0 || !Array.isArray(schemes)) return;
		if (place !== void 0 && place.tier !== "sink" && place.tier !== "named") return;
		const name = scheme.text.replace(/^[\0- ]+|[\t\n\r]/g, "").toLowerCase();
		if (schemes.some((listed) => String(listed).replace(/:$/, "").toLowerCase() === name)) report({
			span: scheme.span,
			component: "scheme",
			data: { scheme: quote(name) }
		});
	}
});
// ../packages/core/dist/checks/scheme/scheme-glued-to-key.js
var schemeGluedToKey = defineCheck({
	code: "scheme-glued-to-key",
	title: "No white space parts a key from its address",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("3.1")],
	message: "{{written}} begins a text and no value of {{key}}, since no white space follows the colon; write {{correction}}.",
	needs: traits.otherScheme | traits.nonconforming,
	hidden: true,
	reads: ["place"],
	find({ text, place }, report) {
		const key = place?.role === "glued-key" ? glued.exec(text)?.groups?.["key"] : void 0;
		if (key === void 0) return;
		const data = {
			written: quote(`${key}:`),
			key: quote(key),
			correction: quote(`${key}: `)
		};
		report({
			span: {
				start: 0,
				end: text.length
			},
			component: "scheme",
			data
		});
	}
});
var glued = /^(?<key>[\w-]+):(?=https?:\/\/)/iu;
// ../packages/core/dist/checks/scheme/scheme-historical.js
var schemeHistorical = defineCheck({
	code: "scheme-historical",
	title: "Scheme is no longer in use",
	strength: "advice",
	fix: "none",
	preset: "all",
	spec: [iriRegistration("5")],
	message: "The scheme {{scheme}} is registered as historical, so few programs know what to do with it; use another one.",
	needs: traits.otherScheme,
	judges: "scheme",
	find({ scheme }, report) {
		if (scheme === void 0 || lookupScheme(scheme.text)?.status !== "historical") return;
		report({
			span: scheme.span,
			component: "scheme",
			data: { scheme: quote(scheme.text) }
		});
	}
});
// ../packages/core/dist/checks/scheme/scheme-improper-double-slash.js
var schemeImproperDoubleSlash = defineCheck({
	code: "scheme-improper-double-slash",
	title: "Double slash follows a scheme without authority",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [iriRegistration("3.2"), rfc3986("3.2")],
	message: "'//' begins an authority, but the scheme {{scheme}} has none; remove '//'.",
	needs: traits.otherScheme,
	judges: "scheme",
	find({ text, scheme, authority }, report) {
		if (scheme === void 0 || authority === void 0 || !hasNoAuthority(scheme.text)) return;
		const span = {
			start: scheme.span.end + 1,
			end: authority.span.start
		};
		const isPath = !authority.host.text.startsWith("[") && !text.startsWith(":", span.end) && !text.startsWith("//", span.end);
		report({
			span,
			component: "authority",
			data: { scheme: quote(scheme.text) },
			fixes: isPath ? [suggest("Remove '//'", span, "")] : []
		});
	}
});
// ../packages/core/dist/checks/scheme/scheme-is-prefix.js
var schemeIsPrefix = defineCheck({
	code: "scheme-is-prefix",
	title: "Scheme is a prefix of the document",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [turtle("sec-iri"), rfc3986("3.1")],
	message: "The document declares the prefix {{prefix}}, but prefixes mean nothing within an IRI, where {{scheme}} is read as a scheme; write {{namespace}} in its place.",
	needs: traits.otherScheme,
	claims: "scheme",
	judges: "scheme",
	reads: ["place"],
	find({ scheme, authority, place }, report) {
		const namespace = place?.namespaceOfScheme;
		if (scheme === void 0 || authority !== void 0 || namespace === void 0) return;
		const written = {
			start: 0,
			end: scheme.span.end + 1
		};
		const prefix = `${scheme.text}:`;
		if (lookupScheme(scheme.text) !== void 0 || namespace.startsWith(prefix)) return;
		if (passwordsIn(namespace).length > 0) return;
		report({
			span: written,
			component: "scheme",
			data: {
				prefix: quote(prefix),
				scheme: quote(scheme.text),
				namespace: quote(namespace)
			},
			fixes: [suggest(`Write ${quote(namespace)}`, written, namespace)]
		});
	}
});
// ../packages/core/dist/checks/faults/domain-before-path.js
/** Top-level domains that no file ends in, and in which most public sites are. */
var generic = new Set("com org net edu gov info biz io dev ai co me tv xyz online tech blog cloud".split(" "));
/**
* Those of countries that no common file ends in: neither `md`, `rs`, `sh`, `py`, `pl`, `cc`, `so`, `ps`, `ml`, `mk`, `tf`, `am`, `in`, `ac`, `la`, `as`, `ms`,
* nor those that name the language of a page, such as `index.de`.
*/
var ofCountries = new Set("uk eu us ca au nz jp cn br ru ch at be nl se no dk fi pl es it fr de ie in kr tw hk sg za mx ar cl il ir tr gr pt cz hu ro ua".split(" "));
/** Names before the ending of a page, which tells its language: `readme.de`, `index.fr`. */
var namesOfPages = /^(?:read-?me|index|docs?|guide|changelog|contributing|license|intro(?:duction)?|faq|home|main)$/i;
/** What a repository has below a folder that is named like a site. */
var fileOfRepository = /\.(?:md|mdx|markdown|rst|adoc|txt|[cm]?[jt]sx?|json|ya?ml|toml|py|rb|go|rs|java|kt|c|cc|cpp|h|cs|sh|conf|csv|png|jpe?g|gif|svg|webp|ipynb|lock|xml|css|scss|zip|gz)(?=[?#]|$)/i;
var domainAndPath = /^(?<domain>(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.){1,6}(?<topLevel>[A-Za-z]{2,6}))(?<path>\/[^?#]*)?(?=[?#]|$)/;
/**
* The domain with which a reference begins that has no scheme, such as `github.com` of `github.com/a/b`; nothing where it may as well be a
* file or a folder (`readme.md`, `lib.rs`, `socket.io/index.js`), or `www.` says all there is to say.
*/
function domainBeforePath(reference) {
	const { domain = "", topLevel = "", path } = domainAndPath.exec(reference)?.groups ?? {};
	if (domain === "" || /^www\./i.test(domain) || path !== void 0 && fileOfRepository.test(path)) return void 0;
	const last = topLevel.toLowerCase();
	const labels = domain.split(".");
	if (labels.length === 2 && namesOfPages.test(labels[0] ?? "")) return void 0;
	return (path === void 0 ? commonAlone.has(last) : generic.has(last) || ofCountries.has(last)) ? domain : void 0;
}
/** Without a path a name of two parts is read as a file more often. */
var commonAlone = new Set("com org net edu gov".split(" "));
// ../packages/core/dist/checks/scheme/scheme-left-out.js
var schemeLeftOut = defineCheck({
	code: "scheme-left-out",
	title: "Scheme is missing before a host, mailbox or drive",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("4.5"), rfc8089("E.2")],
	message: "{{written}} is read as {{reading}}; write {{correction}}.",
	needs: traits.noAuthority,
	needsPlace: true,
	reads: ["place"],
	find(subject, report) {
		const { place } = subject;
		const meant = place && (isFollowed(place) || isResolved(place)) ? meantBy(subject) : void 0;
		if (meant === void 0) return;
		const { written, reading, prefix, corrected } = meant;
		report({
			span: {
				start: 0,
				end: written.length
			},
			component: "iri",
			data: {
				written: quote(written),
				reading,
				correction: `'${prefix}' before it`
			},
			fixes: [suggest(`Write '${prefix}' before it`, {
				start: 0,
				end: subject.text.length
			}, corrected)]
		});
	}
});
/** Whether an identifier is followed as it is, or listed for people and programs that will follow it; those that parse it may be given anything. */
function isFollowed({ tier, role = "" }) {
	return tier === "sink" && !/pars|join|resolve|fileURL/iu.test(role);
}
/** Names of values in data and options, which tools read that add a scheme by themselves, and take a port or a drive for what it is. */
var namesInData = /* @__PURE__ */ new Set([
	"url",
	"uri",
	"iri",
	"homepage",
	"repository"
]);
/** Where RDF has names, which its parsers resolve. */
var resolvedRoles = /* @__PURE__ */ new Set([
	"<…>",
	"@prefix",
	"@id",
	"rdf:about",
	"rdf:resource"
]);
/** Where there is no base, a name without a scheme is told by another code. */
function isResolved(place) {
	return place.production === "IRI-reference" && isNamePlace(place) && resolvedRoles.has(place.role);
}
var drive = /^[A-Za-z]:(?=[\\/])/;
var localHost = /^localhost:[0-9]{1,5}(?=[/?#]|$)/i;
/** A name that nobody gives to a folder. */
var webHost = /^www\.(?:[\p{L}\p{N}-]+\.)+(?<last>\p{L}{2,})(?=[/?#]|$)/iu;
/** A copy of a site has its pages in a folder of that name. */
var copiedPage = /^[^?#]*\/[^?#]*\.[^/?#]*(?:[?#]|$)/u;
var fileEnding = /^(?:html?|xhtml|php|aspx?|jsp|m?js|jsx|tsx?|css|json|xml|svg|png|jpe?g|gif|webp|ico|md|txt|pdf|zip)$/i;
/** Of domains that no file ends in. */
var mailbox = /^[\w.+-]+@(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info)(?=\?|$)/i;
/** Links, which people follow, and names; what is loaded from an address is no mailbox. */
var mailboxRoles = /* @__PURE__ */ new Set([
	"href",
	"link",
	...resolvedRoles
]);
var pathWithoutScheme = "a relative path, since no scheme stands before it";
function meantBy(subject) {
	return driveMeant(subject) ?? mailboxMeant(subject) ?? hostMeant(subject);
}
function driveMeant({ text, place }) {
	const [written] = drive.exec(text) ?? [];
	if (written === void 0 || namesInData.has(place?.role)) return void 0;
	const prefix = "file:///";
	return {
		written,
		reading: "a scheme",
		prefix,
		corrected: prefix + text.replaceAll("\\", "/")
	};
}
function mailboxMeant({ text, place }) {
	const [written] = mailbox.exec(text) ?? [];
	if (written === void 0 || !mailboxRoles.has(place?.role)) return void 0;
	const prefix = "mailto:";
	return {
		written,
		reading: pathWithoutScheme,
		prefix,
		corrected: prefix + text
	};
}
function hostMeant({ text, place }) {
	const prefix = place?.role === "new WebSocket" ? "ws://" : "http://";
	const [port] = localHost.exec(text) ?? [];
	if (port !== void 0 && !namesInData.has(place?.role)) return {
		written: port,
		reading: "a scheme and a path",
		prefix,
		corrected: prefix + text
	};
	const host = webHostIn(text, place) ?? (clickedRoles.has(place?.role) ? domainBeforePath(text) : void 0);
	if (host === void 0) return void 0;
	const secure = prefix.replace(":", "s:");
	return {
		written: host,
		reading: pathWithoutScheme,
		prefix: secure,
		corrected: secure + text
	};
}
function webHostIn(text, place) {
	const { 0: host, groups } = webHost.exec(text) ?? {};
	if (place?.role === "href" && copiedPage.test(text)) return void 0;
	return fileEnding.test(groups?.["last"] ?? "") ? void 0 : host;
}
/** Links, which people follow. What a page loads has names of files far more often than of hosts. */
var clickedRoles = /* @__PURE__ */ new Set([
	"href",
	"link",
	"homepage"
]);
// ../packages/core/dist/checks/faults/enclosing-marks.js
/** Brackets and quotation marks, each with what closes it; typography differs from language to language. */
var closings = /* @__PURE__ */ new Map([
	["<", ">"],
	["(", ")"],
	["[", "]"],
	["{", "}"],
	["\"", "\""],
	["'", "'"],
	["`", "`"],
	["“", "”“"],
	["”", "”“"],
	["„", "“”"],
	["‘", "’‘"],
	["’", "’"],
	["‚", "‘’"],
	["«", "»"],
	["»", "«»"]
]);
/** Whether a character closes what another one opens. */
function closes(closing, opening) {
	return closings.get(opening)?.includes(closing) === true;
}
/** Whether something in a text opens what a character behind it closes. */
function opensFor(closing, text) {
	return Array.from(closings.keys()).some((opening) => closes(closing, opening) && text.includes(opening));
}
// ../packages/core/dist/checks/scheme/scheme-malformed.js
var schemeMalformed = defineCheck({
	code: "scheme-malformed",
	title: "Scheme is malformed",
	strength: "grammar",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.1"), rfc3987("2.2")],
	message: "The scheme {{scheme}} {{verb}} {{characters}}; a scheme starts with a letter from A to Z and contains only such letters, digits, '+', '-' and '.'.",
	needs: traits.nonconforming,
	claims: "scheme",
	find(subject, report) {
		const { scheme, production } = subject;
		if (scheme === void 0 || production === "irelative-ref") return;
		if (!isSchemeMeant(subject, production)) return;
		const quoted = quote(scheme.text);
		for (const { text, span } of matchesIn(scheme.text, wrongInScheme, scheme.span.start, "scheme")) {
			const isAtStart = span.start === scheme.span.start;
			const verb = isAtStart ? "starts with" : "contains";
			const closing = isAtStart ? closingOf(text, subject.text) : void 0;
			const fixes = closing === void 0 ? waysOut(scheme.text, text, span, isAtStart) : [withoutBoth(subject.text, span, closing)];
			report({
				span,
				component: "scheme",
				data: {
					scheme: quoted,
					verb,
					characters: mentionRun(text)
				},
				fixes
			});
		}
	}
});
/** What stands before the first letter, and after it what is no character of a scheme. */
var wrongInScheme = /^[^A-Za-z]+|[^A-Za-z0-9+.-]+/;
/** Where the text ends with what closes what it starts with. */
function closingOf(opening, text) {
	const start = text.length - 1;
	return closes(text.slice(start), opening) ? {
		start,
		end: text.length
	} : void 0;
}
function withoutBoth(text, opening, closing) {
	const [first, last] = [opening, closing].map(({ start, end }) => mentionRun(text.slice(start, end)));
	const edits = [opening, closing].map((span) => ({
		span,
		text: ""
	}));
	return suggestAll(`Remove ${first} and ${last}`, edits);
}
function waysOut(scheme, run, span, isAtStart) {
	const fixes = [];
	const written = run.normalize("NFKC").replaceAll("_", "-");
	if (isWellFormedScheme(isAtStart ? written : `a${written}`)) fixes.push(suggest(`Write '${written}' instead of ${mentionRun(run)}`, span, written));
	if (run.length < scheme.length) fixes.push(suggest(`Remove ${mentionRun(run)}`, span, ""));
	return fixes;
}
// ../packages/core/dist/checks/scheme/scheme-missing.js
var schemeMissing = defineCheck({
	code: "scheme-missing",
	title: "Scheme is missing",
	strength: "grammar",
	fix: "none",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3986("3.1")],
	message: "{{text}} has no scheme, but an {{production}} begins with one; put one before it, such as 'https:'.",
	needs: traits.nonconforming,
	find({ text, scheme, production }, report) {
		if (scheme !== void 0 || production === "IRI-reference" || production === "irelative-ref") return;
		report({
			span: {
				start: 0,
				end: text.length
			},
			component: "iri",
			data: {
				text: quote(text),
				production
			}
		});
	}
});
// ../packages/core/dist/checks/scheme/scheme-misspelled.js
var schemeMisspelled = defineCheck({
	code: "scheme-misspelled",
	title: "Scheme or the delimiters after it are misspelled",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [
		rfc3986("3"),
		rfc3986("3.1"),
		rfc3987("2.2")
	],
	message: "{{written}} {{fault}}; write {{correction}}.",
	needs: traits.noAuthority | traits.otherScheme | traits.unusualHost | traits.port,
	needsText: /:|^(?:git|http|ws|ftp)/i,
	judges: "scheme",
	inNames: "names",
	inProse: true,
	find(subject, report) {
		const misspelling = misspelledScheme(subject);
		if (misspelling === void 0) return;
		const { kind, span, corrections } = misspelling;
		const written = quote(subject.text.slice(span.start, span.end));
		const correction = corrections.map(quote).join(" or ");
		const fixes = corrections.filter((text) => isWhole(subject, span.end, text)).map((text) => suggest(`Write ${quote(text)}`, span, text));
		report({
			span,
			component: "scheme",
			data: {
				written,
				fault: faults[kind],
				correction
			},
			fixes
		});
	}
});
var faults = {
	name: "is not a registered scheme, but one typing slip away from a well-known one",
	delimiters: "does not begin an authority, which only '://' after the scheme does",
	doubled: "names two schemes, so the second one is read as a host",
	slashes: "has slashes before the scheme, so it is read as a host"
};
/** Whether an IRI comes out of the correction, if it is one now, and else something of its shape; with no other slip. */
function isWhole({ text, profile, traits: set }, end, correction) {
	const isIriNow = (set & traits.nonconforming) === 0;
	const corrected = `${correction}${text.slice(end)}`;
	if (!isIriReference(corrected, { profile: isIriNow ? profile : "leiri" })) return false;
	return misspelledScheme(splitIri(corrected)) === void 0;
}
// ../packages/core/dist/checks/scheme/scheme-not-allowed.js
var schemeNotAllowed = defineCheck({
	code: "scheme-not-allowed",
	title: "Relative reference has a scheme",
	strength: "grammar",
	fix: "none",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3986("4.2")],
	message: "The scheme {{scheme}} makes this an IRI, but only a relative reference is allowed here; write it relative to its base.",
	needs: traits.nonconforming,
	judges: "scheme",
	find(subject, report) {
		const { scheme, production } = subject;
		if (scheme === void 0 || production !== "irelative-ref" || !isSchemeMeant(subject, production)) return;
		report({
			span: scheme.span,
			component: "scheme",
			data: { scheme: quote(scheme.text) }
		});
	}
});
// ../packages/core/dist/checks/scheme/scheme-not-lowercase.js
var schemeNotLowercase = defineCheck({
	code: "scheme-not-lowercase",
	title: "Scheme contains uppercase letters",
	strength: "should",
	fix: "safe",
	preset: "recommended",
	spec: [rfc3986("3.1"), rfc3986("6.2.2.1")],
	message: "The scheme '{{scheme}}' contains uppercase letters; schemes are case-insensitive, so write '{{lowercase}}'.",
	needs: traits.asciiUppercaseInScheme,
	judges: "scheme",
	reads: ["place"],
	find({ scheme, place }, report) {
		if (scheme === void 0 || scheme.text.length === 1 || !isWellFormedScheme(scheme.text)) return;
		const lowercase = scheme.text.toLowerCase();
		report({
			span: scheme.span,
			component: "scheme",
			data: {
				scheme: scheme.text,
				lowercase
			},
			fixes: [fixFor(scheme, lowercase, place)]
		});
	}
});
function fixFor({ text, span }, lowercase, place) {
	if (place?.lowercaseIsPrefix === true) return suggest(`Write the prefix '${lowercase}:'`, span, lowercase);
	return (lookupScheme(text) === void 0 ? suggest : safely)("Lowercase the scheme", span, lowercase);
}
// ../packages/core/dist/schemes/nearest-scheme.js
/**
* The registered scheme that is nearest to `name`, which is not registered: one slip away, or two if the name is longer
* than four letters. Of several the permanent ones come first, then the order of the registry.
*/
function nearestScheme(name) {
	const written = name.toLowerCase();
	if (written.length < 3) return void 0;
	const reach = written.length > 4 ? 2 : 1;
	let nearest;
	for (const scheme of registeredSchemes()) {
		if (scheme.name.length < 3 || Math.abs(scheme.name.length - written.length) > reach) continue;
		const distance = editDistance(written, scheme.name);
		if (distance > reach || nearest !== void 0 && !isNearer(scheme, distance, nearest)) continue;
		nearest = {
			scheme,
			distance
		};
	}
	return nearest?.scheme.name;
}
function isNearer(scheme, distance, than) {
	const byStatus = Number(scheme.status !== "permanent") - Number(than.scheme.status !== "permanent");
	return (distance - than.distance || byStatus) < 0;
}
// ../packages/core/dist/schemes/reverse-domain-name.js
/** The top-level domains that most reverse names begin with, but for those of countries, which have two letters. */
var topLevelDomains = new Set("com org net edu gov mil int info biz name app dev cloud online site tech xyz".split(" "));
/**
* Whether a scheme is a domain name in reverse order, as vendors are encouraged to use for schemes of their own
* (4395bis §3.8): `com-example-info`, or `com.example.app` as operating systems have it.
*/
function isReverseDomainName(scheme) {
	const [first = "", second] = scheme.toLowerCase().split(/[.-]/, 2);
	return second !== void 0 && second !== "" && (/^[a-z]{2}$/.test(first) || topLevelDomains.has(first));
}
// ../packages/core/dist/checks/scheme/scheme-unregistered.js
var schemeUnregistered = defineCheck({
	code: "scheme-unregistered",
	title: "Scheme is not registered",
	strength: "advice",
	fix: "suggestion",
	preset: "all",
	spec: [iriRegistration("3.8"), iriRegistration("4")],
	message: "The scheme {{scheme}} is neither registered with IANA nor a domain name in reverse order{{nearest}}.",
	needs: traits.otherScheme,
	judges: "scheme",
	find(subject, report) {
		const { scheme } = subject;
		if (scheme === void 0 || scheme.text.length === 1) return;
		if (lookupScheme(scheme.text) !== void 0 || isReverseDomainName(scheme.text)) return;
		if (misspelledScheme(subject) !== void 0) return;
		const name = nearestScheme(scheme.text);
		const nearest = name === void 0 ? "" : `; the nearest registered one is ${quote(name)}`;
		const fixes = name === void 0 ? [] : [suggest(`Write ${quote(name)}`, scheme.span, name)];
		report({
			span: scheme.span,
			component: "scheme",
			data: {
				scheme: quote(scheme.text),
				nearest
			},
			fixes
		});
	}
});
// ../packages/core/dist/checks/authority/secret-exposed.js
var secretExposed = defineCheck({
	code: "secret-exposed",
	title: "Text contains a token that gives access",
	strength: "should",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("7.5"), rfc3986("3.2.1")],
	message: "The {{component}} contains {{kind}}, which gives access to whoever reads it; revoke it, and take it from the environment when the program runs.",
	needs: traits.query | traits.userinfo | traits.fragment,
	needsText: /AKIA|ASIA|gh[opsur]_|github_pat_|glpat-|[rs]k_live_|xox[abeoprs]-|npm_|(?:access|private)_token=/,
	inNames: "names-and-keys",
	find({ authority, query, fragment }, report) {
		reportIn("userinfo", authority?.userinfo);
		reportIn("query", query);
		reportIn("fragment", fragment);
		function reportIn(component, part) {
			if (part === void 0) return;
			for (const { kind, start, end } of secretsIn(part.text)) report({
				span: {
					start: part.span.start + start,
					end: part.span.start + end
				},
				component,
				data: {
					component,
					kind
				}
			});
		}
	}
});
/** The forms that services publish for their tokens, so that they are found and revoked. */
var formats = [
	{
		kind: "an access key of AWS",
		pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9])/g
	},
	{
		kind: "a token of GitHub",
		pattern: /(?<![A-Za-z0-9])(?:gh[opsur]_[A-Za-z0-9]{36,255}|github_pat_\w{60,255})(?!\w)/g
	},
	{
		kind: "a token of GitLab",
		pattern: /(?<![A-Za-z0-9])glpat-[\w-]{20,64}(?![\w-])/g
	},
	{
		kind: "a secret key of Stripe",
		pattern: /(?<![A-Za-z0-9])[rs]k_live_[A-Za-z0-9]{16,255}(?!\w)/g
	},
	{
		kind: "a token of Slack",
		pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{20,255}(?![\w-])/g
	},
	{
		kind: "a token of npm",
		pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?!\w)/g
	},
	{
		kind: "an access token",
		pattern: /(?<=(?:^|[&;])(?:access_token|private_token)=)[A-Za-z0-9._~+/-]{20,4096}=*(?=$|[&;])/g
	}
];
/** Tokens in the text, each told once, in order. */
function secretsIn(text) {
	const found = [];
	for (const { kind, pattern } of formats) for (const { 0: token, index } of text.matchAll(pattern)) {
		const end = index + token.length;
		if (isMeant(token) && !found.some((other) => other.start < end && index < other.end)) found.push({
			kind,
			start: index,
			end
		});
	}
	return found.sort((a, b) => a.start - b.start);
}
/** Not a word of documentation, nor a row of one sign: a token has digits, letters and many different ones. */
function isMeant(token) {
	if (/example|sample|dummy|your|token|secret|placeholder|x{4}|1234567|abcdef/i.test(token.replace(/^[a-z]+_/, ""))) return false;
	return /[0-9]/.test(token) && /[A-Za-z]/.test(token) && new Set(token).size >= 10;
}
// ../packages/core/dist/checks/wording/telephone-sentences.js
/** What is wrong with a telephone number, for the schemes that have one. */
var telephoneSentences = {
	"number-missing": () => ({
		part: "number",
		fault: "is missing",
		remedy: "write it with '+' and its country code"
	}),
	"global-number-character": (characters) => ({
		part: "number",
		fault: `contains ${characters}, but after '+' stand digits and the separators '-', '.', '(' and ')' only`,
		remedy: "remove it or write digits for it"
	}),
	"local-number-character": (characters) => ({
		part: "number",
		fault: `contains ${characters}, but a local number has hexadecimal digits, '*', '%23' and the separators '-', '.', '(' and ')' only`,
		remedy: "remove it or write digits for it"
	}),
	"digit-missing": (characters) => ({
		part: "number",
		fault: `${characters} has no digit`,
		remedy: "write it with '+' and its country code"
	}),
	"parameter-name-missing": () => ({
		part: "parameter",
		fault: "has no name after ';'",
		remedy: "write one, such as 'ext', or remove the ';'"
	}),
	"parameter-name-character": (characters) => ({
		part: "name of a parameter",
		fault: `contains ${characters}, but may only contain letters, digits and hyphens`,
		remedy: "write another name"
	}),
	"parameter-value-missing": () => ({
		part: "value of a parameter",
		fault: "is missing after '='",
		remedy: "write it, or remove the '='"
	}),
	"parameter-value-character": (characters) => ({
		part: "value of a parameter",
		fault: `contains ${characters}, which has no place there`,
		remedy: "percent-encode it"
	}),
	"parameter-repeated": (characters) => ({
		part: "parameter",
		fault: `${characters} is there twice`,
		remedy: "keep one of them"
	}),
	"parameter-misplaced": (characters) => ({
		part: "parameter",
		fault: `${characters} stands too far behind, since 'isub' and 'ext' come first, then 'phone-context', then the others by their names`,
		remedy: "move it forward"
	}),
	"extension-character": (characters) => ({
		part: "extension",
		fault: `contains ${characters}, but has digits and the separators '-', '.', '(' and ')' only`,
		remedy: "remove it or write digits for it"
	}),
	"context-malformed": (characters) => ({
		part: "value of 'phone-context'",
		fault: `is ${characters}, neither a domain name nor '+' with digits`,
		remedy: "write one of them"
	})
};
// ../packages/core/dist/checks/schemes/sms-malformed.js
var smsMalformed = defineCheck({
	code: "sms-malformed",
	title: "Recipient or text of a short message is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc5724("2.2"), rfc3966("3")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "sms")) return;
		reportSchemeFaults(subject, smsFaults(subject), sentences$4, report);
	}
});
var sentences$4 = {
	...telephoneSentences,
	"field-without-equals": () => ({
		part: "field",
		fault: "has no '='",
		remedy: "write it as 'body=' and the text"
	}),
	"field-name-missing": () => ({
		part: "field",
		fault: "has no name before '='",
		remedy: "write 'body' before it"
	}),
	"field-name-character": (characters) => ({
		part: "name of a field",
		fault: `contains ${characters}, which has no place there`,
		remedy: "write another name"
	}),
	"field-value-character": (characters) => ({
		part: "value of a field",
		fault: `contains ${characters}, which has no place there`,
		remedy: "percent-encode it"
	}),
	"body-repeated": () => ({
		part: "field 'body'",
		fault: "is repeated, but a message has one text",
		remedy: "write the whole text into one field"
	})
};
// ../packages/core/dist/schemes/tag.js
/** `tagURI = "tag:" taggingEntity ":" specific`, `taggingEntity = authorityName "," date` — RFC 4151 §2.1 */
function tagFaults(iri) {
	const path = wholePart(uriForm(iri).path);
	const [entity, specific] = cutPart(path, ":");
	const [name, date] = cutPart(entity, ",");
	if (name.text === "") return [faultOf$1("authority-name-missing", name)];
	if (date === void 0) return [...authorityNameFaults(name), faultOf$1("date-missing", endOf(entity))];
	const missing = specific === void 0 ? [faultOf$1("specific-missing", endOf(path))] : [];
	return [
		...authorityNameFaults(name),
		...dateFaults(date),
		...missing
	];
}
/** `authorityName = DNSname / emailAddress` — RFC 4151 §2.1 */
function authorityNameFaults(name) {
	const [local, domain] = cutPart(name, "@");
	if (domain === void 0) return dnsNameFaults(name);
	if (local.text === "") return [faultOf$1("email-malformed", name), ...dnsNameFaults(domain)];
	return [...faultsIn("email-character", local, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9._-])+/), ...dnsNameFaults(domain)];
}
/** `DNSname = DNScomp *( "." DNScomp )`, `DNScomp = alphaNum [*(alphaNum /"-") alphaNum]` — RFC 4151 §2.1 */
function dnsNameFaults(domain) {
	return splitPart(domain, ".").every(({ text }) => isDomainLabel(text)) ? [] : [faultOf$1("domain-malformed", domain)];
}
/** `date = year ["-" month ["-" day]]` — RFC 4151 §2.1 */
function dateFaults(date) {
	if (date.text === "") return [faultOf$1("date-missing", date)];
	const [, year, month = "01", day = "01"] = /^([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?$/.exec(date.text) ?? [];
	if (year === void 0) return [faultOf$1("date-malformed", date)];
	return isDay(`${year}-${month}-${day}`) ? [] : [faultOf$1("date-impossible", date)];
}
/** A day that the calendar does not have is no date, or is moved into the next month. */
function isDay(day) {
	const date = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
// ../packages/core/dist/checks/schemes/tag-malformed.js
var tagMalformed = defineCheck({
	code: "tag-malformed",
	title: "Tag is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc4151("2.1")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "tag")) return;
		reportSchemeFaults(subject, tagFaults(subject), sentences$3, report);
	}
});
var sentences$3 = {
	"authority-name-missing": () => ({
		part: "tagging entity",
		fault: "has no name",
		remedy: "write a domain name or an email address after 'tag:'"
	}),
	"date-missing": () => ({
		part: "date",
		fault: "is missing",
		remedy: "write ',' and a year after the name, on whose first day the name belonged to its owner"
	}),
	"date-malformed": (characters) => ({
		part: "date",
		fault: `${characters} is not written as a year, a month or a day`,
		remedy: "write it as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'"
	}),
	"date-impossible": (characters) => ({
		part: "date",
		fault: `${characters} does not exist`,
		remedy: "write a day of the calendar"
	}),
	"domain-malformed": (characters) => ({
		part: "name",
		fault: `${characters} is not a domain name in ASCII`,
		remedy: "write labels of letters, digits and hyphens with '.' between them"
	}),
	"email-character": (characters) => ({
		part: "email address",
		fault: `contains ${characters}, but only letters, digits, '-', '.' and '_' may stand before '@'`,
		remedy: "write another address"
	}),
	"email-malformed": (characters) => ({
		part: "email address",
		fault: `${characters} has nothing before '@'`,
		remedy: "write the whole address"
	}),
	"specific-missing": () => ({
		part: "specific part",
		fault: "is missing",
		remedy: "write ':' after the date, and what distinguishes this tag from others"
	})
};
// ../packages/core/dist/schemes/tel.js
/** `telephone-uri = "tel:" telephone-subscriber` — RFC 3966 §3 */
function telFaults(iri) {
	const { query, fragment } = iri;
	return [
		...telephoneSubscriberFaults(wholePart(uriForm(iri).path)),
		...query === void 0 ? [] : [faultOfComponent("query", "query", query)],
		...fragment === void 0 ? [] : [faultOfComponent("fragment", "fragment", fragment)]
	];
}
// ../packages/core/dist/checks/schemes/tel-malformed.js
var telMalformed = defineCheck({
	code: "tel-malformed",
	title: "Telephone number is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc3966("3"), rfc3966("5.1")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "tel")) return;
		reportSchemeFaults(subject, telFaults(subject), sentences$2, report);
	}
});
var sentences$2 = {
	...telephoneSentences,
	query: () => ({
		part: "query",
		fault: "has no place after a telephone number",
		remedy: "remove it, or write it as parameters after ';'"
	}),
	fragment: () => ({
		part: "fragment",
		fault: "cuts off what follows the '#', which is not dialed",
		remedy: "write '%23' for a '#' that is dialed"
	})
};
// ../packages/core/dist/data/closed-vocabularies.js
function vocabulary(title, source, terms) {
	return {
		title,
		source,
		terms: new Set(terms.split(" "))
	};
}
/** By namespace. */
var closedVocabularies = /* @__PURE__ */ new Map([
	["http://purl.org/dc/dcmitype/", vocabulary("DCMI Type", "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/", "Collection Dataset Event Image InteractiveResource MovingImage PhysicalObject Service Software Sound StillImage Text")],
	["http://purl.org/dc/elements/1.1/", vocabulary("Dublin Core 1.1", "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/", "contributor coverage creator date description format identifier language publisher relation rights source subject title type")],
	["http://purl.org/dc/terms/", vocabulary("DCMI Terms", "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/", "abstract accessRights accrualMethod accrualPeriodicity accrualPolicy alternative audience available bibliographicCitation conformsTo contributor coverage created creator date dateAccepted dateCopyrighted dateSubmitted description educationLevel extent format hasFormat hasPart hasVersion identifier instructionalMethod isFormatOf isPartOf isReferencedBy isReplacedBy isRequiredBy issued isVersionOf language license mediator medium modified provenance publisher references relation replaces requires rights rightsHolder source spatial subject tableOfContents temporal title type valid Agent AgentClass BibliographicResource FileFormat Frequency Jurisdiction LicenseDocument LinguisticSystem Location LocationPeriodOrJurisdiction MediaType MediaTypeOrExtent MethodOfAccrual MethodOfInstruction PeriodOfTime PhysicalMedium PhysicalResource Policy ProvenanceStatement RightsStatement SizeOrDuration Standard DCMIType DDC IMT LCC LCSH MESH NLM TGN UDC Box ISO3166 ISO639-2 ISO639-3 Period Point RFC1766 RFC3066 RFC4646 RFC5646 URI W3CDTF")],
	["http://www.w3.org/1999/02/22-rdf-syntax-ns#", vocabulary("RDF", "https://www.w3.org/TR/rdf-schema/", "type Property Statement subject predicate object Bag Seq Alt value List nil first rest XMLLiteral HTML JSON langString dirLangString PlainLiteral CompoundLiteral language direction reifies RDF Description ID about parseType resource li nodeID datatype bagID aboutEach aboutEachPrefix annotation annotationNodeID version")],
	["http://www.w3.org/2000/01/rdf-schema#", vocabulary("RDF Schema", "https://www.w3.org/TR/rdf-schema/", "Resource Class Literal Datatype Container ContainerMembershipProperty Proposition subClassOf subPropertyOf comment label domain range seeAlso isDefinedBy member")],
	["http://www.w3.org/2001/XMLSchema#", vocabulary("XML Schema", "https://www.w3.org/TR/xmlschema11-2/", "anyType anySimpleType anyAtomicType string boolean decimal precisionDecimal float double duration dateTime dateTimeStamp time date gYearMonth gYear gMonthDay gDay gMonth hexBinary base64Binary anyURI QName NOTATION normalizedString token language NMTOKEN NMTOKENS Name NCName ID IDREF IDREFS ENTITY ENTITIES integer nonPositiveInteger negativeInteger long int short byte nonNegativeInteger unsignedLong unsignedInt unsignedShort unsignedByte positiveInteger yearMonthDuration dayTimeDuration untyped untypedAtomic numeric error length minLength maxLength pattern enumeration whiteSpace maxInclusive maxExclusive minExclusive minInclusive totalDigits fractionDigits assertion assertions explicitTimezone maxScale minScale")],
	["http://www.w3.org/2002/07/owl#", vocabulary("OWL", "https://www.w3.org/TR/owl2-rdf-based-semantics/", "AllDifferent AllDisjointClasses AllDisjointProperties Annotation AnnotationProperty AsymmetricProperty Axiom Class DataRange DatatypeProperty DeprecatedClass DeprecatedProperty FunctionalProperty InverseFunctionalProperty IrreflexiveProperty NamedIndividual NegativePropertyAssertion Nothing ObjectProperty Ontology OntologyProperty ReflexiveProperty Restriction SymmetricProperty TransitiveProperty Thing allValuesFrom annotatedProperty annotatedSource annotatedTarget assertionProperty backwardCompatibleWith bottomDataProperty bottomObjectProperty cardinality complementOf datatypeComplementOf deprecated differentFrom disjointUnionOf disjointWith distinctMembers equivalentClass equivalentProperty hasKey hasSelf hasValue imports incompatibleWith intersectionOf inverseOf maxCardinality maxQualifiedCardinality members minCardinality minQualifiedCardinality onClass onDataRange onDatatype oneOf onProperties onProperty priorVersion propertyChainAxiom propertyDisjointWith qualifiedCardinality rational real sameAs someValuesFrom sourceIndividual targetIndividual targetValue topDataProperty topObjectProperty unionOf versionInfo versionIRI withRestrictions")],
	["http://www.w3.org/2004/02/skos/core#", vocabulary("SKOS", "https://www.w3.org/TR/skos-reference/", "Concept ConceptScheme Collection OrderedCollection inScheme hasTopConcept topConceptOf prefLabel altLabel hiddenLabel notation note changeNote definition editorialNote example historyNote scopeNote semanticRelation broader narrower related broaderTransitive narrowerTransitive member memberList mappingRelation closeMatch exactMatch broadMatch narrowMatch relatedMatch subject primarySubject isSubjectOf isPrimarySubjectOf subjectIndicator symbol prefSymbol altSymbol CollectableProperty publicNote privateNote broaderGeneric broaderInstantive broaderPartitive narrowerGeneric narrowerInstantive narrowerPartitive relatedHasPart relatedPartOf")],
	["http://www.w3.org/2008/05/skos-xl#", vocabulary("SKOS-XL", "https://www.w3.org/TR/skos-reference/", "Label literalForm prefLabel altLabel hiddenLabel labelRelation")],
	["http://xmlns.com/foaf/0.1/", vocabulary("FOAF", "http://xmlns.com/foaf/spec/", "Agent Document Group Image LabelProperty OnlineAccount OnlineChatAccount OnlineEcommerceAccount OnlineGamingAccount Organization Person PersonalProfileDocument Project account accountName accountServiceHomepage age aimChatID based_near birthday currentProject depiction depicts dnaChecksum familyName family_name firstName focus fundedBy geekcode gender givenName givenname holdsAccount homepage icqChatID img interest isPrimaryTopicOf jabberID knows lastName logo made maker mbox mbox_sha1sum member membershipClass msnChatID myersBriggs name nick openid page pastProject phone plan primaryTopic publications schoolHomepage sha1 skypeID status surname theme thumbnail tipjar title topic topic_interest weblog workInfoHomepage workplaceHomepage yahooChatID")]
]);
// ../packages/core/dist/namespaces/nearest-term.js
/** The term of a closed vocabulary that an identifier seems to be and is not; nothing for all others. */
function unknownTerm(iri) {
	const namespace = iri.slice(0, Math.max(iri.lastIndexOf("#"), iri.lastIndexOf("/")) + 1);
	const vocabulary = closedVocabularies.get(namespace);
	const term = iri.slice(namespace.length);
	if (vocabulary === void 0 || vocabulary.terms.has(term) || !isName(namespace, term)) return void 0;
	return {
		namespace,
		vocabulary,
		term,
		near: nearTerms(namespace, vocabulary, term)
	};
}
/** What stands for any number of properties in RDF: `rdf:_1`. */
var memberOfContainer = /^_[1-9]\d*$/;
/** Whether it is written as the names of terms are, and not as that of a file or a part of a longer one. */
function isName(namespace, term) {
	if (namespace.endsWith("rdf-syntax-ns#") && memberOfContainer.test(term)) return false;
	return shortestTerm <= term.length && term.length <= longestTerm && /^[A-Za-z_][A-Za-z0-9_-]*$/.test(term);
}
/** Shorter ones stand in examples for any name: `xsd:p`. */
var shortestTerm = 3;
/** Longer than any term. */
var longestTerm = 64;
function nearTerms(namespace, { terms }, term) {
	const own = [...terms].filter((other) => isNear(term, other)).map((near) => ({
		namespace,
		term: near
	}));
	if (own.length > 0) return own.slice(0, 3);
	return Array.from(closedVocabularies, ([other, vocabulary]) => ({
		other,
		vocabulary
	})).filter(({ other, vocabulary }) => schemaLanguages.test(namespace) && schemaLanguages.test(other) && vocabulary.terms.has(term)).map(({ other }) => ({
		namespace: other,
		term
	})).slice(0, 2);
}
/** RDF, RDF Schema and OWL, which are used together and whose terms are taken for each other's. */
var schemaLanguages = /(?:rdf-syntax-ns|rdf-schema|owl)#$/;
/** Whether the two differ in case and in hyphens, in one character or two, or in an ending. */
function isNear(term, other) {
	const [a, b] = [plain(term), plain(other)];
	return a === b || oneEdit(a, b) !== void 0 || b.length >= shortestStem && a.startsWith(b) && /^\d+$/.test(a.slice(b.length));
}
/** In shorter terms a number at the end makes another one. */
var shortestStem = 3;
function plain(term) {
	return term.toLowerCase().replace(/[-_]/g, "");
}
// ../packages/core/dist/checks/names/term-unknown.js
var termUnknown = defineCheck({
	code: "term-unknown",
	title: "Vocabulary does not define the term",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [turtle("sec-iri"), rfc3987("5.1")],
	message: "{{vocabulary}} has no term {{term}}, so that nothing else speaks of it; {{remedy}}.",
	needs: traits.nameInPlace,
	inNames: "names",
	inPrefixedNames: "term",
	reads: ["place"],
	find({ text, place }, report) {
		if (place === void 0 || place.tier === "sink" || place.hasUndeclaredPrefix === true) return;
		const found = unknownTerm(text);
		if (found === void 0) return;
		const { namespace, vocabulary, term, near } = found;
		const span = {
			start: namespace.length,
			end: text.length
		};
		const inOwn = near.filter((other) => other.namespace === namespace);
		const [meant] = near;
		const remedy = meant === void 0 ? "write one that it defines" : `${quote(meant.namespace === namespace ? meant.term : meant.namespace + meant.term)} was probably meant`;
		report({
			span,
			component: namespace.endsWith("#") ? "fragment" : "path",
			data: {
				vocabulary: vocabulary.title,
				term: quote(term),
				remedy
			},
			fixes: inOwn.map((other) => suggest(`Write ${quote(other.term)}`, span, other.term))
		});
	}
});
// ../packages/core/dist/checks/path/text-stringified-object.js
var textStringifiedObject = defineCheck({
	code: "text-stringified-object",
	title: "Object of JavaScript was written as a text",
	strength: "grammar",
	fix: "none",
	preset: "recommended",
	spec: [rfc3986("2.2"), rfc3986("3.3")],
	message: "{{words}} is what JavaScript writes for an object; write the value that was meant.",
	needs: traits.bracket,
	claims: "surroundings",
	local: true,
	find({ text }, report) {
		for (const { text: words, span } of matchesIn(text, stringified, 0, "iri")) report({
			span,
			component: "iri",
			data: { words: quote(words) }
		});
	}
});
/** `Object.prototype.toString` writes `[object `, the name of a class and `]`; `URL` encodes the space. */
var stringified = /\[object(?: |%20|\+)[A-Z][A-Za-z0-9]*\]/u;
// ../packages/core/dist/checks/path/text-surrounding-whitespace.js
var textSurroundingWhitespace = defineCheck({
	code: "text-surrounding-whitespace",
	title: "White space surrounds the text",
	strength: "grammar",
	strengthIn: { leiri: "should" },
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3987("2.2"), rfc3986("C")],
	message: "The text {{verb}} with {{characters}}; white space is not part of an IRI, so remove it.",
	needs: traits.excludedAscii | traits.suspectNonAscii,
	claims: "surroundings",
	local: true,
	judgesEnds: true,
	besideHole: (_, { tier }) => tier !== "prefix",
	find({ text }, report) {
		const before = {
			start: 0,
			end: leadingWhiteSpace(text)
		};
		const after = {
			start: text.length - trailingWhiteSpace(text),
			end: text.length
		};
		const spans = before.end === text.length ? [before] : [before, after];
		for (const span of spans.filter(({ start, end }) => start < end)) report({
			span,
			component: "iri",
			data: {
				verb: span === before ? "starts" : "ends",
				characters: mentionRun(text.slice(span.start, span.end))
			},
			fixes: [suggest("Remove the white space", span, "")]
		});
	}
});
// ../packages/core/dist/checks/path/text-trailing-punctuation.js
var textTrailingPunctuation = defineCheck({
	code: "text-trailing-punctuation",
	title: "Punctuation of a text ends the identifier",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("C")],
	message: "The {{component}} ends with {{characters}}, which belongs to the text that the address was copied from; remove it.",
	needs: traits.punctuationAtEnd,
	reads: ["place"],
	find(subject, report) {
		const { scheme, text, place } = subject;
		if (scheme === void 0 || !browsed.has(scheme.text.toLowerCase())) return;
		if (place !== void 0 && isNamePlace(place)) return;
		const end = text.length;
		const component = componentAt(subject, end - 1);
		if (component === "port") return;
		let start = end;
		while (start >= end - most && isForeign(text.slice(0, start), component, place?.tier === "sink")) start--;
		if (start === end || start < end - most) return;
		const span = {
			start,
			end
		};
		const characters = mentionRun(text.slice(start, end));
		report({
			span,
			component,
			data: {
				component,
				characters
			},
			fixes: [suggest(`Remove ${characters}`, span, "")]
		});
	}
});
/** More marks are no punctuation of a text. */
var most = 8;
/** Their addresses are copied from what people read. */
var browsed = /* @__PURE__ */ new Set([
	"http",
	"https",
	"ftp",
	"ws",
	"wss"
]);
/** Whether the last character of a text is none of its identifier's. */
function isForeign(text, component, isFollowed) {
	const last = text.charAt(text.length - 1);
	switch (last) {
		case ",": return component === "host" || component === "path";
		case ";": return (component === "host" || component === "path") && !characterReference.test(text);
		case ".": return component === "path" && endOfSentence.test(text) && !beginsHost.test(text);
		case ")": return count(text, ")") > count(text, "(");
		case "(": return true;
		case "*": return isFollowed && endOfEmphasis.test(text);
		case "'": return component !== "query" && component !== "fragment" && count(text, "'") % 2 === 1;
		default: return quotationMarks.has(last) && !opensFor(last, text.slice(0, -1));
	}
}
/** What may close a quotation in a text. */
var quotationMarks = /* @__PURE__ */ new Set([
	"”",
	"“",
	"’",
	"»"
]);
/** Behind a word, it stands in a link for nothing; behind a delimiter, for any word. */
var endOfEmphasis = /[\p{L}\p{N})]\*{1,2}$/u;
/** A full stop behind a word or a number, but for abbreviations such as `Inc.`, `U.S.` and `St.`, which are written with theirs. */
var endOfSentence = /[^\p{L}\p{M}\p{N}](?!\p{Lu}[\p{L}\p{M}]{0,3}\.)[\p{L}\p{M}\p{N}]{2,}[)'”’]*\.$/u;
/** A label behind `://`, which a program goes on with: `https://archive.example/https://www.` */
var beginsHost = /:\/\/[^/.]*\.$/;
var characterReference = /&\w+;$/;
function count(text, character) {
	return text.split(character).length - 1;
}
// ../packages/core/dist/schemes/urn.js
/** `namestring = assigned-name [ rq-components ] [ "#" f-component ]`, `assigned-name = "urn" ":" NID ":" NSS` — RFC 8141 §2 */
function urnFaults(iri) {
	const { path, query } = uriForm(iri);
	const [nid, nss] = cutPart(wholePart(path), ":");
	const nidFault = nidFaults(nid);
	if (nss === void 0) return nidFault.length > 0 ? nidFault : [faultOf$1("nss-missing", endOf(nid))];
	return [
		...nidFault,
		...nssFaults(nid.text, nss),
		...query === void 0 ? [] : rqComponentFaults(query)
	];
}
/** `NID = (alphanum) 0*30(ldh) (alphanum)` — RFC 8141 §2 */
function nidFaults(nid) {
	const { text } = nid;
	if (text === "") return [faultOf$1("nid-missing", nid)];
	const faults = faultsIn("nid-character", nid, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
	if (faults.length > 0) return faults;
	if (text.length > 32) return [faultOf$1("nid-too-long", nid)];
	if (text.length < 2) return [faultOf$1("nid-too-short", nid)];
	return faultsIn("nid-hyphen", nid, /^-+|(?<!-)-+$/);
}
/** `NSS = pchar *(pchar / "/")` — RFC 8141 §2; RFC 9562 §4 for the namespace `uuid` */
function nssFaults(nid, nss) {
	if (nss.text === "") return [faultOf$1("nss-missing", nss)];
	if (nss.text.startsWith("/")) return [faultOf$1("nss-starts-with-slash", partOf(nss, 0, 1))];
	return nid.toLowerCase() !== "uuid" || isUuid(nss.text) ? [] : [faultOf$1("uuid-malformed", nss)];
}
/** `UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet` — RFC 9562 §4 */
function isUuid(text) {
	return /^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$/.test(text);
}
/** `rq-components = [ "?+" r-component ] [ "?=" q-component ]` — RFC 8141 §2 */
function rqComponentFaults(query) {
	const whole = wholePart(query);
	if (query.text.startsWith("=")) return componentFaults(partOf(whole, 1));
	if (!query.text.startsWith("+")) return [faultOf$1("query-unmarked", partOf(whole, 0, 1))];
	const [resolution, rest] = cutPart(partOf(whole, 1), "?=");
	return [...componentFaults(resolution), ...rest === void 0 ? [] : componentFaults(rest)];
}
/** `r-component = pchar *( pchar / "/" / "?" )`, and `q-component` likewise — RFC 8141 §2 */
function componentFaults(component) {
	if (component.text === "") return [faultOf$1("component-empty", component)];
	return faultsIn("component-start", component, /^[/?]+/);
}
// ../packages/core/dist/checks/schemes/urn-malformed.js
var urnMalformed = defineCheck({
	code: "urn-malformed",
	title: "URN is malformed",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [
		rfc8141("2"),
		rfc8141("2.3"),
		rfc9562("4")
	],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "urn")) return;
		reportSchemeFaults(subject, urnFaults(subject), sentences$1, report);
	}
});
var sentences$1 = {
	"nid-missing": () => ({
		part: "namespace of the URN",
		fault: "is missing",
		remedy: "write its name after 'urn:', such as 'isbn' or 'uuid'"
	}),
	"nid-character": (characters) => ({
		part: "namespace of the URN",
		fault: `contains ${characters}, but may only contain letters, digits and hyphens`,
		remedy: "write its name as it is registered"
	}),
	"nid-hyphen": () => ({
		part: "namespace of the URN",
		fault: "starts or ends with a hyphen",
		remedy: "write its name as it is registered"
	}),
	"nid-too-short": (characters) => ({
		part: "namespace of the URN",
		fault: `${characters} has one character, but needs at least two`,
		remedy: "write its name as it is registered"
	}),
	"nid-too-long": (characters) => ({
		part: "namespace of the URN",
		fault: `${characters} has more than 32 characters`,
		remedy: "write its name as it is registered"
	}),
	"nss-missing": () => ({
		part: "name in the namespace",
		fault: "is missing",
		remedy: "write it after the namespace and ':'"
	}),
	"nss-starts-with-slash": () => ({
		part: "name in the namespace",
		fault: "starts with '/'",
		remedy: "begin it with another character, or percent-encode the '/' as '%2F'"
	}),
	"uuid-malformed": (characters) => ({
		part: "UUID",
		fault: `${characters} does not have the form of one`,
		remedy: "write 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between them"
	}),
	"query-unmarked": () => ({
		part: "query",
		fault: "of a URN begins with '?+' or '?='",
		remedy: "write '?+' for its resolver, '?=' for the named resource, or percent-encode the '?' as '%3F'"
	}),
	"component-empty": () => ({
		part: "component of the query",
		fault: "is empty",
		remedy: "write it, or remove its mark"
	}),
	"component-start": (characters) => ({
		part: "component of the query",
		fault: `starts with ${characters}`,
		remedy: "begin it with another character, or percent-encode this one"
	})
};
// ../packages/core/dist/checks/faults/user-like-host.js
/** Labels in which the names end that people know; so that `john.doe` is a user, and `bank.example` none. */
var knownEndings = new Set([
	"com org net edu gov mil int arpa info biz io co ai app dev cloud online shop site store tech xyz",
	"bank example test localhost eu uk us de fr it es nl pl pt cz ru ua cn jp kr in br au ca ch at be se",
	"no dk fi gr tr il mx za рф 中国"
].join(" ").split(" "));
/**
* The name of a host at the start of the userinfo, as a reader sees it, if the authority is not of that host:
* `bank.example` in `https://bank.example&a@evil.example`, and in `https://bank.example%2Fa@evil.example` (RFC 3986 §7.6).
*/
function hostInUserinfo({ userinfo, host }) {
	if (userinfo === void 0) return void 0;
	const labels = (/^[\p{L}\p{M}\p{N}.-]+/u.exec(percentDecodeUtf8(userinfo.text) ?? userinfo.text)?.[0] ?? "").split(".").filter((label) => label !== "");
	if (labels.length < 2 || !knownEndings.has(labels.at(-1)?.toLowerCase() ?? "")) return void 0;
	const shown = labels.join(".");
	return `.${host.text.toLowerCase()}`.endsWith(`.${shown.toLowerCase()}`) ? void 0 : shown;
}
// ../packages/core/dist/checks/authority/userinfo-exposed.js
var userinfoExposed = defineCheck({
	code: "userinfo-exposed",
	title: "HTTP address contains userinfo",
	strength: "should",
	fix: "suggestion",
	preset: "strict",
	spec: [rfc9110("4.2.4"), rfc3986("3.2.1")],
	message: "The authority contains userinfo, which HTTP does not send to the server and which can be mistaken for the host; remove what stands before the host.",
	needs: traits.userinfo,
	judges: "authority",
	find({ scheme, authority }, report) {
		if (scheme === void 0 || authority?.userinfo === void 0 || !/^https?$/i.test(scheme.text)) return;
		const { userinfo } = authority;
		if (exposedPassword(userinfo) !== void 0 || hostInUserinfo(authority) !== void 0) return;
		const span = {
			start: userinfo.span.start,
			end: userinfo.span.end + 1
		};
		report({
			span,
			component: "userinfo",
			fixes: [suggest("Remove the userinfo", span, "")]
		});
	}
});
// ../packages/core/dist/checks/authority/userinfo-host-lookalike.js
var userinfoHostLookalike = defineCheck({
	code: "userinfo-host-lookalike",
	title: "Userinfo looks like the host",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("7.6"), rfc9110("4.2.4")],
	message: "The userinfo begins with {{name}}, which is easily taken for the host, but the host is {{host}}; remove what stands before the host.",
	needs: traits.userinfo,
	judges: "authority",
	inProse: true,
	find({ scheme, authority }, report) {
		if (authority?.userinfo === void 0 || !/^(?:https?|wss?|ftp)?$/i.test(scheme?.text ?? "")) return;
		const name = hostInUserinfo(authority);
		if (name === void 0) return;
		const { userinfo, host } = authority;
		const span = {
			start: userinfo.span.start,
			end: userinfo.span.end + 1
		};
		report({
			span,
			component: "userinfo",
			data: {
				name: quote(name),
				host: quote(host.text)
			},
			fixes: [suggest("Remove the userinfo", span, "")]
		});
	}
});
// ../packages/core/dist/checks/authority/userinfo-password-exposed.js
var userinfoPasswordExposed = defineCheck({
	code: "userinfo-password-exposed",
	title: "Userinfo contains a password",
	strength: "should",
	fix: "suggestion",
	preset: "recommended",
	spec: [rfc3986("3.2.1"), rfc3986("7.5")],
	message: "The userinfo contains a password, visible wherever the IRI is shown; remove the ':' and what follows it, up to the '@'.",
	needs: traits.userinfo,
	judges: "authority",
	reads: ["place"],
	find(subject, report) {
		const { authority, place } = subject;
		const { userinfo } = authority ?? {};
		if (userinfo === void 0 || place?.keepsPasswords === true) return;
		const password = exposedPassword(userinfo);
		if (password === void 0 || authority === void 0) return;
		if (guardsNothing(subject.text.slice(password.start, password.end), authority)) return;
		report({
			span: password,
			component: "userinfo",
			fixes: [suggest("Remove the password", {
				start: password.start - 1,
				end: password.end
			}, "")]
		});
	}
});
/** Nobody's password, but a word for what belongs there. */
var placeholderWord = /^(?:(?:my|the|your|some)[-_]?)?(?:pass(?:phrase|wd|word)?|pwd|pw|secret|(?:(?:access|api)[-_]?)?(?:key|token))$/i;
/** What everybody knows: images and examples have it until somebody changes it. */
var knownToAll = /^(?:admin(?:istrator)?|change(?:[-_]?(?:it|me|this))?|default|dev(?:el(?:opment)?)?|dummy|example|fake|guest|none|password\d{0,3}|placeholder|postgres|root|sample|sa|test(?:ing|pass|password)?|12345?6?7?8?9?|foo|bar|baz|qux|a|b|c|p|x|y|z)$/i;
/** Whether the password opens nothing: a known one, the name of its user again, or one of a machine that only its own network sees. */
function guardsNothing(password, { userinfo, host }) {
	const [user = ""] = userinfo?.text.split(":", 1) ?? [];
	if (placeholderWord.test(password) || knownToAll.test(password)) return true;
	return user !== "" && password.toLowerCase() === user.toLowerCase() || isPrivate(host.text);
}
/** `localhost`, a loopback address, and a name of one label, as networks of containers have them. */
function isPrivate(host) {
	return /^(?:[\w-]+|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:.+\.)?localhost|host\.docker\.internal)$/i.test(host);
}
// ../packages/core/dist/schemes/ws.js
/** `ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]`, without fragment — RFC 6455 §3 */
function wsFaults(iri) {
	const { authority, fragment } = iri;
	const { userinfo } = authority ?? {};
	return [
		...authorityFaults(iri),
		...userinfo === void 0 ? [] : [faultOfComponent("userinfo", "userinfo", userinfo)],
		...fragment === void 0 ? [] : [faultOfComponent("fragment", "fragment", fragment)]
	];
}
// ../packages/core/dist/checks/schemes/ws-malformed.js
var wsMalformed = defineCheck({
	code: "ws-malformed",
	title: "WebSocket IRI lacks or has a component contrary to RFC 6455",
	strength: "must",
	fix: "none",
	preset: "recommended",
	spec: [rfc6455("3")],
	message: schemeMessage,
	needs: traits.otherScheme,
	beforeBody: true,
	find(subject, report) {
		if (!isOfScheme(subject, "ws") && !isOfScheme(subject, "wss")) return;
		reportSchemeFaults(subject, wsFaults(subject), sentences, report);
	}
});
var sentences = {
	"authority-missing": authorityMissing,
	userinfo: () => ({
		part: "userinfo",
		fault: "has no place in a WebSocket IRI, which names only host and port",
		remedy: "remove it and the '@' after it"
	}),
	fragment: () => ({
		part: "fragment",
		fault: "has no meaning for a WebSocket",
		remedy: "remove it, or percent-encode the '#' as '%23'"
	})
};
// ../packages/core/dist/checks/run/registry.js
/** Every check, ordered by code, with the folder it stands in. */
var registry = [
	{
		folder: "path",
		check: addressTruncated
	},
	{
		folder: "authority",
		check: authorityExtraAtSign
	},
	{
		folder: "bidi",
		check: bidiComponentEdge
	},
	{
		folder: "bidi",
		check: bidiContextSensitiveDisplay
	},
	{
		folder: "bidi",
		check: bidiDigitComponentAtSeam
	},
	{
		folder: "bidi",
		check: bidiFormattingCharacter
	},
	{
		folder: "bidi",
		check: bidiIsolateCharacter
	},
	{
		folder: "bidi",
		check: bidiMarksAroundIri
	},
	{
		folder: "bidi",
		check: bidiMixedDirectionComponent
	},
	{
		folder: "bidi",
		check: bidiOverrideMarkup
	},
	{
		folder: "bidi",
		check: bidiPartlyEncodedComponent
	},
	{
		folder: "bidi",
		check: bidiRtlParagraphDisplay
	},
	{
		folder: "bidi",
		check: bidiRunCrossesAuthority
	},
	{
		folder: "bidi",
		check: bidiVisualOrder
	},
	{
		folder: "bidi",
		check: bidiVisualTwin
	},
	{
		folder: "bidi",
		check: bidiVisualTwinHost
	},
	{
		folder: "character",
		check: characterBackslash
	},
	{
		folder: "character",
		check: characterCombiningAtStart
	},
	{
		folder: "character",
		check: characterCompatibility
	},
	{
		folder: "character",
		check: characterControl
	},
	{
		folder: "character",
		check: characterDelimiterLookalike
	},
	{
		folder: "character",
		check: characterDeprecated
	},
	{
		folder: "character",
		check: characterExcluded
	},
	{
		folder: "character",
		check: characterInvisible
	},
	{
		folder: "character",
		check: characterJoinerOutOfContext
	},
	{
		folder: "character",
		check: characterLoneSurrogate
	},
	{
		folder: "character",
		check: characterMisplacedDelimiter
	},
	{
		folder: "character",
		check: characterMixedScript
	},
	{
		folder: "character",
		check: characterMojibake
	},
	{
		folder: "character",
		check: characterNonAscii
	},
	{
		folder: "character",
		check: characterNoncharacter
	},
	{
		folder: "character",
		check: characterNotNfc
	},
	{
		folder: "character",
		check: characterPrivateUse
	},
	{
		folder: "character",
		check: characterPrivateUseInQuery
	},
	{
		folder: "character",
		check: characterSentinel
	},
	{
		folder: "character",
		check: characterSpace
	},
	{
		folder: "character",
		check: characterSpaceLookalike
	},
	{
		folder: "character",
		check: characterSpecial
	},
	{
		folder: "character",
		check: characterTag
	},
	{
		folder: "character",
		check: characterUnassigned
	},
	{
		folder: "character",
		check: characterVariationSelector
	},
	{
		folder: "schemes",
		check: coapMalformed
	},
	{
		folder: "schemes",
		check: dataMalformed
	},
	{
		folder: "schemes",
		check: dataNumberSign
	},
	{
		folder: "schemes",
		check: didMalformed
	},
	{
		folder: "schemes",
		check: fileMalformed
	},
	{
		folder: "names",
		check: formMixed
	},
	{
		folder: "path",
		check: fragmentNotAllowed
	},
	{
		folder: "schemes",
		check: ftpMalformed
	},
	{
		folder: "schemes",
		check: ftpQuery
	},
	{
		folder: "schemes",
		check: geoMalformed
	},
	{
		folder: "authority",
		check: hostALabelInvalid
	},
	{
		folder: "authority",
		check: hostComma
	},
	{
		folder: "authority",
		check: hostConfusable
	},
	{
		folder: "authority",
		check: hostDigitLetterLookalike
	},
	{
		folder: "authority",
		check: hostEmpty
	},
	{
		folder: "authority",
		check: hostIdnInvalid
	},
	{
		folder: "authority",
		check: hostIpLiteralMalformed
	},
	{
		folder: "authority",
		check: hostIpv4Lookalike
	},
	{
		folder: "authority",
		check: hostIpv6ZoneIdentifier
	},
	{
		folder: "authority",
		check: hostLabelEmpty
	},
	{
		folder: "authority",
		check: hostLabelMalformed
	},
	{
		folder: "authority",
		check: hostLabelTooLong
	},
	{
		folder: "authority",
		check: hostMixedScript
	},
	{
		folder: "authority",
		check: hostNotLowercase
	},
	{
		folder: "authority",
		check: hostPercentEncoded
	},
	{
		folder: "authority",
		check: hostPunycode
	},
	{
		folder: "authority",
		check: hostRepeated
	},
	{
		folder: "authority",
		check: hostRestrictedCharacter
	},
	{
		folder: "authority",
		check: hostSlashForDot
	},
	{
		folder: "authority",
		check: hostTooLong
	},
	{
		folder: "authority",
		check: hostUndefined
	},
	{
		folder: "schemes",
		check: httpMalformed
	},
	{
		folder: "path",
		check: linkMalformed
	},
	{
		folder: "schemes",
		check: mailtoLineBreak
	},
	{
		folder: "schemes",
		check: mailtoMalformed
	},
	{
		folder: "schemes",
		check: mailtoUnreliable
	},
	{
		folder: "names",
		check: namespaceMisspelled
	},
	{
		folder: "path",
		check: pathColonInFirstSegment
	},
	{
		folder: "path",
		check: pathDotSegments
	},
	{
		folder: "path",
		check: pathEmpty
	},
	{
		folder: "path",
		check: pathSecondAddress
	},
	{
		folder: "percent-encoding",
		check: percentDoubleEncoded
	},
	{
		folder: "percent-encoding",
		check: percentEncodedBidiControl
	},
	{
		folder: "percent-encoding",
		check: percentEncodedControl
	},
	{
		folder: "percent-encoding",
		check: percentEncodedDotSegment
	},
	{
		folder: "percent-encoding",
		check: percentEncodedOtherControl
	},
	{
		folder: "percent-encoding",
		check: percentEncodedReadable
	},
	{
		folder: "percent-encoding",
		check: percentEncodedUnreserved
	},
	{
		folder: "percent-encoding",
		check: percentLowercaseHex
	},
	{
		folder: "percent-encoding",
		check: percentNotUtf8
	},
	{
		folder: "percent-encoding",
		check: percentOverlong
	},
	{
		folder: "percent-encoding",
		check: percentTripletMalformed
	},
	{
		folder: "schemes",
		check: phoneContextMissing
	},
	{
		folder: "authority",
		check: portEmpty
	},
	{
		folder: "authority",
		check: portLeadingZero
	},
	{
		folder: "authority",
		check: portMalformed
	},
	{
		folder: "authority",
		check: portOutOfRange
	},
	{
		folder: "authority",
		check: portRedundant
	},
	{
		folder: "names",
		check: prefixRebound
	},
	{
		folder: "names",
		check: prefixUndeclared
	},
	{
		folder: "path",
		check: queryCharacterReference
	},
	{
		folder: "path",
		check: queryNonAscii
	},
	{
		folder: "path",
		check: queryStartMissing
	},
	{
		folder: "scheme",
		check: schemeExample
	},
	{
		folder: "schemes",
		check: schemeForbidden
	},
	{
		folder: "scheme",
		check: schemeGluedToKey
	},
	{
		folder: "scheme",
		check: schemeHistorical
	},
	{
		folder: "scheme",
		check: schemeImproperDoubleSlash
	},
	{
		folder: "scheme",
		check: schemeIsPrefix
	},
	{
		folder: "scheme",
		check: schemeLeftOut
	},
	{
		folder: "scheme",
		check: schemeMalformed
	},
	{
		folder: "scheme",
		check: schemeMissing
	},
	{
		folder: "scheme",
		check: schemeMisspelled
	},
	{
		folder: "scheme",
		check: schemeNotAllowed
	},
	{
		folder: "scheme",
		check: schemeNotLowercase
	},
	{
		folder: "scheme",
		check: schemeUnregistered
	},
	{
		folder: "authority",
		check: secretExposed
	},
	{
		folder: "schemes",
		check: smsMalformed
	},
	{
		folder: "schemes",
		check: tagMalformed
	},
	{
		folder: "schemes",
		check: telMalformed
	},
	{
		folder: "names",
		check: termUnknown
	},
	{
		folder: "path",
		check: textStringifiedObject
	},
	{
		folder: "path",
		check: textSurroundingWhitespace
	},
	{
		folder: "path",
		check: textTrailingPunctuation
	},
	{
		folder: "schemes",
		check: urnMalformed
	},
	{
		folder: "authority",
		check: userinfoExposed
	},
	{
		folder: "authority",
		check: userinfoHostLookalike
	},
	{
		folder: "authority",
		check: userinfoPasswordExposed
	},
	{
		folder: "schemes",
		check: wsMalformed
	}
];
// ../packages/core/dist/checks/run/check-of-code.js
var byCode = new Map(registry.map(({ check }) => [check.code, check]));
/** The check of one identifier that a code names; nothing for the codes of checks of documents. */
function checkOfCode(code) {
	return byCode.get(code);
}
// ../packages/core/dist/checks/run/proven-fixes.js
/** The units that are checked again for the fixes of one text, as a multiple of its length, and beside that: a longer text gets its answer in linear time. */
var proofsOfLength = 8;
var proofsOfAny = 32768;
/**
* The findings without the fixes that write characters outside ASCII and with them a finding which the text has not
* (RFC 3987 §3.2 step 4, §6.1): nothing is offered that deceives. A finding which only advises such a fix goes with it.
* Fixes that are too many to be proven are left out, too.
*/
function withProvenFixes(text, findings, check) {
	if (!findings.some(({ fixes }) => fixes.some(writesCharacters))) return [...findings];
	const before = check(text);
	let budget = proofsOfLength * text.length + proofsOfAny;
	return findings.flatMap((finding) => {
		const proven = finding.fixes.filter((fix) => !writesCharacters(fix) || isProven(fix));
		if (proven.length === finding.fixes.length) return [finding];
		return proven.length === 0 && checkOfCode(finding.code)?.advises === true ? [] : [{
			...finding,
			fixes: proven
		}];
	});
	function isProven(fix) {
		const written = applyEdits(text, fix.edits);
		budget -= written.length;
		return budget >= 0 && addedFindings(before, check(written)).length === 0;
	}
}
function writesCharacters({ edits }) {
	return edits.some(({ text }) => !isAscii(text));
}
// ../packages/core/dist/findings/finding-order.js
/** Orders findings by span, then by code. */
function compareFindings(a, b) {
	return compareSpans(a.span, b.span) || compareCodes(a, b);
}
/** Orders by code, in the order of UTF-16 code units. */
function compareCodes(a, b) {
	return Number(a.code > b.code) - Number(a.code < b.code);
}
// ../packages/core/dist/bidi/plain-right-to-left.js
var { L, R, AL, EN, ES, CS, NSM, ON } = BidiClass;
var rightToLeft$1 = classSet(R, AL);
var neutral = classSet(ES, CS, ON);
/** What a path segment has so far. */
var Segment = {
	nothing: 0,
	/** No right-to-left character. */
	other: 1,
	/** Right-to-left characters from its start to here. */
	rightToLeft: 2,
	/** The same, and then punctuation, which may not stand at the end. */
	punctuation: 3,
	/** Right-to-left characters beside something that had better not be there. */
	mixed: 4
};
/**
* Whether the right-to-left characters of a scanned text stand as those of most titles do: in segments of the path that
* have nothing else but ASCII punctuation inside, and without a number or bracket between them and the next left-to-right
* letter on either side. Such a text keeps the rules of the bidi guidelines §3, has no digits at a seam (§5) and cannot
* be read in another way (§7), all of which takes many times as long to find out. A `false` says nothing.
*/
function isPlainRightToLeft(text, { traits: set, pathStart, pathEnd, end }) {
	if ((set & traits.authority) === 0 || (set & traits.nonAsciiInAuthority) !== 0) return false;
	let segment = Segment.nothing;
	let hasRightToLeft = false;
	let hasMovable = bidiClass(unitAt(text, pathStart - 1)) !== L;
	for (let offset = pathStart; offset < end; offset++) {
		const unit = unitAt(text, offset);
		const type = bidiClass(unit);
		const isBracket = type === ON && isPairedBracket(unit);
		if (type === L) hasRightToLeft = hasMovable = false;
		else if (isIn(rightToLeft$1, type)) hasRightToLeft = true;
		else if (type === EN || isBracket) hasMovable = true;
		if (hasRightToLeft && hasMovable || isSurrogate(unit)) return false;
		if (offset >= pathEnd || unit === 47) {
			if (segment === Segment.punctuation || isIn(rightToLeft$1, type)) return false;
			segment = Segment.nothing;
		} else {
			segment = afterUnit(segment, unit, isBracket ? L : type);
			if (segment === Segment.mixed) return false;
		}
	}
	return segment !== Segment.punctuation;
}
function afterUnit(segment, unit, type) {
	const isRightToLeft = segment === Segment.rightToLeft || segment === Segment.punctuation;
	if (isIn(rightToLeft$1, type)) return segment === Segment.other ? Segment.mixed : Segment.rightToLeft;
	if (!isRightToLeft) return Segment.other;
	if (type === NSM) return segment;
	return unit < 128 && isIn(neutral, type) ? Segment.punctuation : Segment.mixed;
}
// ../packages/core/dist/checks/faults/mark-after-delimiter.js
var mark = /\p{M}/uy;
/** Whether from `start` to `end` a combining mark stands at the start, or after one of the delimiters that end a part of a component. */
function hasMarkAfterDelimiter(text, start, end) {
	let isAfterDelimiter = true;
	for (let offset = start; offset < end; offset++) {
		const unit = unitAt(text, offset);
		if (isAfterDelimiter && unit >= 768 && isMarkAt(text, offset)) return true;
		isAfterDelimiter = isDelimiter(unit);
	}
	return false;
}
function isMarkAt(text, offset) {
	mark.lastIndex = offset;
	return mark.test(text);
}
/** `: . / ? # @ & ; =` */
function isDelimiter(unit) {
	return unit < 65 && delimiters[unit] === 1;
}
var delimiters = /* @__PURE__ */ new Uint8Array(65);
for (const delimiter of ":./?#@&;=") delimiters[delimiter.charCodeAt(0)] = 1;
// ../packages/core/dist/checks/definition/check-traits.js
var { authority, bidiMarkup, combiningMark, fragment, markAfterDelimiter, nameInPlace, noAuthority, nonAsciiInAuthority: nonAsciiInAuthority$1 } = traits;
var { punctuationAtEnd, rightToLeft, unplainRightToLeft, unusualHost, unusualPath } = traits;
/** The traits of the scan, and those that only checks ask for and that therefore cost `isIri` nothing. */
function traitsForChecks(text, scan, place) {
	let set = scan.traits;
	if ((set & authority) === 0) set |= noAuthority;
	else set |= traitsWithAuthority(text, scan);
	if ((set & rightToLeft) !== 0 && !isPlainRightToLeft(text, scan)) set |= unplainRightToLeft;
	if ((set & combiningMark) !== 0 && hasMarkAfterDelimiter(text, endOfAscii(scan), scan.end)) set |= markAfterDelimiter;
	if (closing.has(unitAt(text, scan.end - 1))) set |= punctuationAtEnd;
	return place === void 0 ? set : set | traitsOfPlace(place, set);
}
function traitsWithAuthority(text, scan) {
	const { hostKind, hostStart, hostEnd, pathStart } = scan;
	const isUnusual = hostKind === "iregName" && !isUsualHost(text, hostStart, hostEnd);
	const hasMore = text.includes("://", pathStart) || isUnusualPath(text, scan);
	return (isUnusual ? unusualHost : 0) | (hasMore ? unusualPath : 0);
}
/** Whether in the path an `&` or `http` stands, or at its start a name with a full stop or a top-level domain. */
function isUnusualPath(text, { pathStart, pathEnd }) {
	let segmentEnd = pathEnd;
	let isDotted = false;
	for (let offset = pathStart + 1; offset < pathEnd; offset++) {
		const unit = unitAt(text, offset);
		if (unit === ampersand || unit === letterH && text.startsWith("http", offset)) return true;
		if (segmentEnd < pathEnd) continue;
		if (unit === fullStop) isDotted = true;
		else if (unit === slash) segmentEnd = offset;
	}
	if (segmentEnd < pathEnd && isDotted) return true;
	const length = segmentEnd - pathStart - 1;
	return length > 1 && length <= 3 && topLevelOfSites.test(text.slice(pathStart + 1, segmentEnd));
}
var ampersand = 38;
var fullStop = 46;
var slash = 47;
var letterH = 104;
var topLevelOfSites = /^(?:com|org|net|io)$/iu;
/** Marks that follow an identifier in a text, and may be taken for its end. */
var closing = new Set(Array.from(",;.)(*…'”“’»", (mark) => mark.charCodeAt(0)));
/** Up to where the scan has seen no character outside ASCII. */
function endOfAscii({ traits: set, start, pathStart }) {
	return (set & authority) !== 0 && (set & nonAsciiInAuthority$1) === 0 ? pathStart : start;
}
function traitsOfPlace({ tier, role, bidiMarkup: markup }, set) {
	return (tier === "prefix" && (set & fragment) !== 0 || role !== void 0 || tier === "opaque-name" || tier === "name-in-data" ? nameInPlace : 0) | (markup === void 0 ? 0 : bidiMarkup);
}
/** RFC 1034 §3.1 */
var longestLabel = 63;
var longestName = 253;
/**
* Whether the host is a name that nobody could take for anything else: two or more labels of ASCII letters, digits and
* inner hyphens, none too long, none in Punycode, and the last one beginning with a letter (RFC 1123 §2.1).
*/
function isUsualHost(text, start, end) {
	if (end - start > longestName) return false;
	let labelStart = start;
	let before = Kind.fullStop;
	for (let offset = start; offset < end; offset++) {
		const kind = kinds[unitAt(text, offset)] ?? Kind.other;
		if (kind === Kind.other) return false;
		if (kind === Kind.fullStop) {
			if (before >= Kind.hyphen || offset - labelStart > longestLabel) return false;
			labelStart = offset + 1;
		} else if (kind === Kind.hyphen) {
			if (before === Kind.fullStop || before === Kind.hyphen && offset - labelStart === 3) return false;
		}
		before = kind;
	}
	if (before >= Kind.hyphen || end - labelStart > longestLabel) return false;
	return labelStart > start && kinds[unitAt(text, labelStart)] === Kind.letter;
}
/** What the characters of a usual host are; a label neither begins nor ends with the last two. */
var Kind = {
	other: 0,
	letter: 1,
	digit: 2,
	hyphen: 3,
	fullStop: 4
};
var kinds = Uint8Array.from({ length: 127 }, (_, unit) => kindOf(String.fromCharCode(unit)));
function kindOf(character) {
	if (/[A-Za-z]/.test(character)) return Kind.letter;
	if (/[0-9]/.test(character)) return Kind.digit;
	return character === "-" ? Kind.hyphen : character === "." ? Kind.fullStop : Kind.other;
}
// ../packages/core/dist/checks/wording/conceal-password.js
/** A message quotes no more of a text than this; an escape takes up to twelve characters for one. */
var longestQuote = 960;
/** What may be told of a password: a triplet that is malformed, or two characters. */
var longestTold = 2;
/** The report with `xxx` in the place of each part of a password that its texts quote, however it is written there. */
function concealPasswords(text, passwords, report) {
	if (passwords.length === 0) return report;
	const { data = {}, fixes = [], ...where } = report;
	const { span } = where;
	const isWithin = passwords.some(({ start, end }) => start <= span.start && span.end <= end);
	const written = isWithin ? textsOf(fixes).filter(({ length }) => length > 3) : [];
	const writings = [...passwords.flatMap((password) => writingsOf(text, password, span)), ...written];
	const concealed = Object.entries(data).map(([name, value]) => [name, concealIn(value, writings, isWithin)]);
	return {
		...where,
		data: Object.fromEntries(concealed),
		fixes: fixes.map((fix) => ({
			...fix,
			title: concealParts(fix.title, writings)
		}))
	};
}
/** As it stands there, decoded, and in URI form; from its start, and from where the finding begins within it. */
function writingsOf(text, password, { start }) {
	return [password.start, Math.min(Math.max(start, password.start), password.end)].map((from) => text.slice(from, Math.min(password.end, from + longestQuote))).flatMap((part) => [
		part,
		decodeText({
			text: part,
			span: {
				start: 0,
				end: part.length
			}
		}).text,
		percentEncodeNonAscii(part)
	]);
}
function textsOf(fixes) {
	return fixes.flatMap(({ edits }) => edits.map(({ text }) => text.slice(0, longestQuote)));
}
/** A value that is nothing but a quotation of the password is concealed as a whole. */
function concealIn(value, writings, isWithin) {
	return isWithin && /^'.*'$/su.test(value) && value.length > 4 ? "'xxx'" : concealParts(value, writings);
}
function concealParts(quoting, writings) {
	const value = writings.filter(({ length }) => length === 1).reduce((rest, password) => rest.replaceAll(`:${password}@`, ":xxx@"), quoting);
	const [first, last] = [value.indexOf("'"), value.lastIndexOf("'")];
	let concealed = value.slice(0, first + 1);
	for (let offset = first + 1; offset < last;) {
		const length = longestShared(value.slice(offset, last), writings);
		const shared = value.slice(offset, offset + Math.max(length, 1));
		const isConcealed = length > longestTold || length === longestTold && writings.includes(shared);
		concealed += isConcealed ? "xxx" : shared;
		offset += Math.max(length, 1);
	}
	return concealed + value.slice(Math.max(last, first + 1));
}
/** How many characters of the text, from its start, one of the writings holds. */
function longestShared(text, writings) {
	let length = 0;
	while (length < text.length && writings.some((writing) => writing.includes(text.slice(0, length + 1)))) length++;
	return length;
}
// ../packages/core/dist/checks/definition/fill-message.js
/** Puts the data in the places of `{{name}}`; the compiler has seen that every name has its datum. */
function fillMessage(message, data) {
	return message.replace(/\{\{(\w+)\}\}/g, (_, name) => data[name] ?? "");
}
// ../packages/core/dist/checks/faults/joined-surrogates.js
/** The report without fixes that take away what keeps two lone surrogates apart: together they are another character. */
function withoutJoiningFixes(text, report) {
	const { fixes } = report;
	if (fixes?.some((fix) => joinsSurrogates(text, fix)) !== true) return report;
	return {
		...report,
		fixes: fixes.filter((fix) => !joinsSurrogates(text, fix))
	};
}
function joinsSurrogates(text, { edits }) {
	return edits.some(({ span, text: written }) => written === "" && isHighSurrogate(text.charCodeAt(span.start - 1)) && isLowSurrogate(text.charCodeAt(span.end)));
}
// ../packages/core/dist/checks/definition/strength.js
/** The strength of a check in a profile: 3987bis §6 makes syntax of what RFC 3987 forbids. */
function strengthOf(check, profile) {
	return check.strengthIn?.[profile] ?? check.strength;
}
var severities = {
	grammar: "error",
	must: "error",
	should: "warning",
	advice: "information"
};
function severityOf(strength) {
	return severities[strength];
}
var ranks = {
	advice: 0,
	should: 1,
	must: 2,
	grammar: 3
};
/** Whether `strength` binds as much as `other` or more. */
function isAtLeast(strength, other) {
	return ranks[strength] >= ranks[other];
}
// ../packages/core/dist/checks/run/settle-claims.js
/**
* Drops every finding that lies within characters claimed by an earlier class of `claimOrder`, so that one fault is
* told once. A finding without a claim of its own is kept, and so is one that is stronger than the claims over it:
* what breaks the grammar is told even where a weaker finding covers it. What a reader cannot see is kept quiet only
* by a finding that is told. Takes n log n for n findings.
*/
function settleClaims(findings) {
	const kept = findings.filter((finding) => finding.claims === void 0);
	const settled = [];
	for (const claim of claimOrder) {
		const isClaimed = claimTest(settled);
		for (const finding of findings) if (finding.claims === claim && !isClaimed(finding)) settled.push(finding);
	}
	return [...kept, ...settled];
}
/** A test whether the characters of a finding are claimed by the findings that are `settled` now. */
function claimTest(settled) {
	const unions = /* @__PURE__ */ new Map();
	const earlier = [...settled];
	return ({ span, strength, hidden = false }) => {
		const key = `${strength} ${hidden}`;
		const known = unions.get(key);
		if (known !== void 0) return isCovered(known, span);
		const claimed = union(earlier.filter((claim) => isAtLeast(claim.strength, strength) && !(hidden && claim.isUnwanted)).map((claim) => claim.span));
		unions.set(key, claimed);
		return isCovered(claimed, span);
	};
}
/** Sorted spans without overlap that cover the same characters. */
function union(spans) {
	const joined = [];
	for (const { start, end } of [...spans].sort(compareSpans)) {
		const last = joined.at(-1);
		if (last !== void 0 && start <= last.end) last.end = Math.max(last.end, end);
		else joined.push({
			start,
			end
		});
	}
	return joined;
}
/** Whether one of the sorted, disjoint `spans` holds the whole of `span`. */
function isCovered(spans, span) {
	const candidate = spans[lowerBound(spans.length, (index) => (spans[index]?.end ?? 0) < span.end)];
	return candidate !== void 0 && candidate.start <= span.start;
}
// ../packages/core/dist/checks/run/run-checks.js
var noOptions = {};
/** Nobody reads more of one check in one identifier. What it would find behind them still keeps other findings quiet. */
var mostFindings = 1e4;
/** Calls the checks that the traits do not rule out, and settles which finding speaks for which characters. */
function runChecks(text, scan, options, selected) {
	const { profile, production, place } = options;
	const found = traitsForChecks(text, scan, place);
	const set = matchesProduction(scan, production) ? found : found | traits.nonconforming;
	if ((selected.needs & set) === 0 && options.options === void 0) return [];
	const called = selected.calledFor(set).filter((check) => !isWithoutMatter(check, text, options));
	if (called.length === 0) return [];
	const subjects = new Subjects(subjectOf(iriOfScan(text, scan), set, options), options);
	const reports = [];
	for (const check of called) if (!check.isUnwanted) callCheck(check, subjects, profile, reports);
	if (reports.some(({ claims }) => claims !== void 0)) {
		for (const check of called) if (check.isUnwanted) callCheck(check, subjects, profile, reports);
	}
	return settleClaims(reports).flatMap(({ finding }) => finding ?? []).sort(compareFindings);
}
function callCheck(selected, subjects, profile, reports) {
	const { check, isUnwanted } = selected;
	const { claims, hidden } = check;
	const strength = strengthOf(check, profile);
	const subject = subjects.for(selected);
	let count = 0;
	check.find(subject, (report) => {
		const claim = {
			span: report.span,
			strength,
			isUnwanted,
			...claims && { claims },
			...hidden && { hidden }
		};
		if (isUnwanted || ++count > mostFindings) return void reports.push(claim);
		const concealed = concealPasswords(subject.text, subjects.passwords(), report);
		const finding = findingOf(check, withoutJoiningFixes(subject.text, concealed), severityOf(strength));
		reports.push({
			...claim,
			finding
		});
	});
}
/** The subject without what a check has to declare. All subjects have the properties of all components, in one order. */
function subjectOf(iri, set, { profile, production }) {
	const { text, scheme, authority, path, query, fragment } = iri;
	return {
		text,
		scheme,
		authority,
		path,
		query,
		fragment,
		profile,
		production,
		traits: set,
		options: noOptions
	};
}
/** Whether what the check cannot do without is not given: a place, the line around it, options, or a part of the text. */
function isWithoutMatter({ check, needsPlace, needsText, readsDisplay, isConfigured }, text, { place, display, options }) {
	if (needsPlace && place === void 0 || readsDisplay && display === void 0) return true;
	if (isConfigured && options?.[check.code] === void 0) return true;
	return needsText !== void 0 && !needsText.test(text);
}
/** The subject with what each check alone may read; many checks read the same. */
var Subjects = class {
	#plain;
	#options;
	#withPlace;
	#passwords;
	constructor(plain, options) {
		this.#plain = plain;
		this.#options = options;
	}
	for({ check, readsPlace, readsDisplay }) {
		const { options, display } = this.#options;
		const own = options?.[check.code];
		const line = readsDisplay ? display : void 0;
		const seen = readsPlace ? this.#placed() : this.#plain;
		if (own === void 0 && line === void 0) return seen;
		return {
			...seen,
			...own !== void 0 && { options: own },
			...line !== void 0 && { display: line }
		};
	}
	/** Asked for only when something is found. */
	passwords() {
		this.#passwords ??= passwordsIn(this.#plain.text);
		return this.#passwords;
	}
	#placed() {
		const { place } = this.#options;
		if (place === void 0) return this.#plain;
		this.#withPlace ??= {
			...this.#plain,
			place
		};
		return this.#withPlace;
	}
};
function findingOf({ code, spec, message }, report, severity) {
	const { span, component, data = {}, fixes = [], related = [] } = report;
	return {
		code,
		severity,
		message: fillMessage(message, data),
		component,
		span,
		spec,
		fixes,
		...related.length > 0 && { related }
	};
}
// ../packages/core/dist/checks/run/selection.js
/** The selection of just these checks. */
function selectionOf(all, isWanted) {
	const checks = all.map((check) => ({
		check,
		needs: check.needs,
		needsText: check.needsText,
		needsPlace: check.needsPlace === true,
		readsPlace: check.reads?.includes("place") === true,
		readsDisplay: check.reads?.includes("display") === true,
		isConfigured: check.configured === true,
		isUnwanted: !isWanted(check)
	}));
	return {
		needs: checks.filter(({ isConfigured, isUnwanted }) => !isConfigured && !isUnwanted).reduce((union, { needs }) => union | needs, 0),
		calledFor: rememberedFor(checks)
	};
}
/** More sets of traits than real texts have, of which most share a few dozen. */
var mostSets = 1e3;
/** To look through all checks takes longer than to call those that are left. */
function rememberedFor(checks) {
	const known = /* @__PURE__ */ new Map();
	return (traits) => {
		const before = known.get(traits);
		if (before !== void 0) return before;
		const called = checks.filter(({ needs }) => (needs & traits) !== 0);
		if (known.size < mostSets) known.set(traits, called);
		return called;
	};
}
// ../packages/core/dist/checks/run/select-checks.js
/** By the name of the preset, or by the list as JSON. */
var selections$1 = /* @__PURE__ */ new Map();
/** Lists that cannot change: those who check many texts pass the same one each time. */
var listed = /* @__PURE__ */ new WeakMap();
/** More than a program asks for; beyond that, each is put together anew. */
var mostSelections = 1e3;
/** Whether `preset` holds the check: each preset holds the smaller ones. */
function isInPreset(check, preset) {
	return presets.indexOf(check.preset) <= presets.indexOf(preset);
}
function selectChecks(selection) {
	if (typeof selection === "object") return selectListed(selection);
	return remembered(selection, (check) => selection === void 0 ? check.strength !== "advice" : isInPreset(check, selection));
}
function selectListed(codes) {
	const known = listed.get(codes);
	if (known !== void 0) return known;
	const selected = remembered(JSON.stringify(codes), (check) => codes.includes(check.code));
	if (Object.isFrozen(codes)) listed.set(codes, selected);
	return selected;
}
function remembered(name, isWanted) {
	const known = selections$1.get(name);
	if (known !== void 0) return known;
	const selected = select(isWanted);
	if (selections$1.size < mostSelections) selections$1.set(name, selected);
	return selected;
}
function select(isWanted) {
	const all = registry.map(({ check }) => check);
	const wanted = new Set(all.filter(isWanted));
	const last = Math.max(...Array.from(wanted, claimRank));
	return selectionOf(all.filter((check) => wanted.has(check) || check.claims !== void 0 && claimRank(check) < last), (check) => wanted.has(check));
}
/** A claim keeps only those quiet that rank higher; what has no claim is never quiet. */
function claimRank({ claims }) {
	return claims === void 0 ? -1 : claimOrder.indexOf(claims);
}
// ../packages/core/dist/checks/run/check-iri.js
var scan$2 = createScan();
/**
* Everything that is wrong with `text`, sorted by span, then by code. Offsets are UTF-16 code units into `text`.
* Of the findings of one check, the first 10,000. No text throws; an unknown code in `checks` finds nothing.
*
* `checkIri("http://EXAMPLE.com/a b")` finds `host-not-lowercase` at 7–18 and `character-space` at 20–21.
*/
function checkIri(text, options = {}) {
	requireText(text);
	const profile = options.profile ?? options.place?.profile ?? "rfc3987";
	const production = options.production ?? options.place?.production ?? "IRI-reference";
	requireProfile(profile);
	requireProduction(production);
	if (options.checks !== void 0 && !Array.isArray(options.checks)) requireOption("checks", options.checks, presets);
	scanIri(text, 0, text.length, profile, scan$2);
	const { place, display, options: own } = options;
	const run = {
		profile,
		production,
		place,
		display,
		options: own
	};
	const findings = runChecks(text, scan$2, run, selectChecks(options.checks));
	if (findings.length === 0) return findings;
	return withProvenFixes(text, findings, (written) => {
		scanIri(written, 0, written.length, profile, scan$2);
		return runChecks(written, scan$2, {
			...run,
			display: void 0,
			options: void 0
		}, selectChecks("strict"));
	});
}
// ../packages/core/dist/checks/run/grammar-checks.js
/** Every check whose strength is the grammar in some profile, ordered by code. */
var grammarChecks = [
	authorityExtraAtSign,
	characterBackslash,
	characterControl,
	characterExcluded,
	characterLoneSurrogate,
	characterMisplacedDelimiter,
	characterNonAscii,
	characterNoncharacter,
	characterPrivateUse,
	characterSentinel,
	characterSpace,
	characterSpecial,
	characterTag,
	characterVariationSelector,
	fragmentNotAllowed,
	hostIpLiteralMalformed,
	hostIpv6ZoneIdentifier,
	hostPercentEncoded,
	pathColonInFirstSegment,
	percentTripletMalformed,
	portMalformed,
	schemeMalformed,
	schemeMissing,
	schemeNotAllowed,
	textStringifiedObject,
	textSurroundingWhitespace
];
// ../packages/core/dist/checks/run/select-grammar-checks.js
var selections = /* @__PURE__ */ new Map();
/**
* The checks without whose findings a text matches the grammar of `profile`. They stand apart from the registry, so that
* programs that only parse need no others; no weaker finding could keep one of theirs quiet.
*/
function selectGrammarChecks(profile) {
	const known = selections.get(profile);
	if (known !== void 0) return known;
	const selected = selectionOf(grammarChecks.filter((check) => strengthOf(check, profile) === "grammar"), () => true);
	selections.set(profile, selected);
	return selected;
}
// ../packages/core/dist/iri/parse.js
var scan$1 = createScan();
/**
* Splits `text` if it matches the production, else says everything that is wrong with its grammar (RFC 3987 §2.2).
* Findings that only a SHOULD or the scheme's own rules support do not make it fail; ask `checkIri` for those. No text
* throws. `parseIri("a b").ok` is false.
*/
function parseIri(text, { profile = "rfc3987", production = "IRI-reference" } = {}) {
	requireProduction(production);
	requireProfile(profile);
	const match = profile === "rfc3987" ? matchOrdinary(text, production) : null;
	if (match !== null) return {
		ok: true,
		iri: iriOfMatch(text, match)
	};
	scanIri(text, 0, text.length, profile, scan$1);
	if (matchesProduction(scan$1, production)) return {
		ok: true,
		iri: iriOfScan(text, scan$1)
	};
	return {
		ok: false,
		findings: runChecks(text, scan$1, {
			profile,
			production,
			place: void 0,
			display: void 0,
			options: void 0
		}, selectGrammarChecks(profile))
	};
}
// ../packages/core/dist/mapping/decode-safely.js
/** How often units are given up that a finding touches; each time costs one check of the text. */
var mostRounds = 4;
/**
* The IRI-reference with those components and labels decoded that add no finding of preset strict (RFC 3987 §3.2 step 4, §6.1). What a
* finding touches stays encoded; where findings touch everything, each component is tried by itself.
*/
function decodeSafely(iri, profile, { kept, check }) {
	const all = unitsOf(iri, profile).filter(({ part }) => !kept.includes(part.component));
	if (all.length === 0) return iri.text;
	const before = check(iri.text);
	let units = all;
	for (let round = 0; round < mostRounds && units.length > 0; round++) {
		const written = write(iri.text, units);
		const faults = faultsOf(written, units);
		if (faults.length === 0 && mapsBack(iri, units)) return written.text;
		const left = faults.length === 0 ? units.filter(isOutsideHost) : untouched(units, written.spans, faults);
		if (left.length === units.length) break;
		units = left;
	}
	return decodeByComponent(iri, all, (written, tried) => faultsOf(written, tried).length === 0);
	/** What is told of a label that is decoded counts also where it is told of the original: a name that deceives stays in Punycode. */
	function faultsOf({ text, spans }, tried) {
		const after = check(text);
		const added = new Set(addedFindings(before, after));
		const labels = spans.filter((_, index) => tried[index]?.part.component === "host");
		const isOfLabel = ({ component, span }) => component === "host" && labels.some(({ start, end }) => span.start < end && start < span.end);
		return after.filter((finding) => added.has(finding) || isOfLabel(finding));
	}
}
/** Decodes the units of one component after another, and keeps those that are safe beside those before. */
function decodeByComponent(iri, all, isSafe) {
	let kept = /* @__PURE__ */ new Set();
	let text = iri.text;
	for (const component of new Set(all.map(({ part }) => part.component))) {
		const tried = all.filter((unit) => unit.part.component === component || kept.has(unit));
		const written = write(iri.text, tried);
		if (!mapsBack(iri, tried) || !isSafe(written, tried)) continue;
		kept = new Set(tried);
		text = written.text;
	}
	return text;
}
function isOutsideHost({ part }) {
	return part.component !== "host";
}
/** Those that no finding touches. Both lists ascend, so that one pass is enough. */
function untouched(units, spans, findings) {
	let next = 0;
	let reach = -1;
	return units.filter((_, index) => {
		const { start, end } = spans[index] ?? {
			start: 0,
			end: 0
		};
		for (let finding = findings[next]; finding !== void 0 && finding.span.start < end; finding = findings[++next]) reach = Math.max(reach, finding.span.end);
		return reach <= start;
	});
}
function write(text, units) {
	const spans = [];
	let value = "";
	let done = 0;
	for (const { part, written } of units) {
		value += text.slice(done, part.span.start);
		spans.push({
			start: value.length,
			end: value.length + written.length
		});
		value += written;
		done = part.span.end;
	}
	return {
		text: value + text.slice(done),
		spans
	};
}
/** In the order of the text. */
function unitsOf(iri, profile) {
	const isName = profile !== "rfc3986" && hasDnsName(iri) && /xn--|[^\0-\x7F]|%/i.test(iri.authority?.host.text ?? "");
	return bidiComponents(iri).flatMap((part) => {
		const written = part.component === "host" && isName ? labelInUnicode(part, profile) : decodeComponent(part, profile);
		return written === part.text ? [] : {
			part,
			written
		};
	});
}
function hasDnsName({ scheme, authority }) {
	return scheme !== void 0 && hasDnsHost(scheme.text) && authority?.host.kind === "iregName";
}
/** As UTS #46 maps it, with letters of ASCII in lower case as those beside them. */
function labelInUnicode(label, profile) {
	const decoded = percentDecodeUtf8(label.text);
	return (decoded === void 0 ? void 0 : domainToUnicode(decoded)) ?? decodeComponent(label, profile);
}
/** Whether the host with its units decoded is a name that `toUri` maps back (RFC 3987 §3.2). */
function mapsBack(iri, units) {
	const { host } = iri.authority ?? {};
	const labels = units.filter(({ part }) => part.component === "host");
	if (host === void 0 || labels.length === 0 || !hasDnsName(iri)) return true;
	const { text } = write(iri.text.slice(0, host.span.end), labels);
	return dnsNameInAscii(text.slice(host.span.start)) !== void 0;
}
// ../packages/core/dist/mapping/to-iri.js
/**
* Converts a URI-reference to the IRI-reference with as many characters decoded as can be (RFC 3987 §3.2), never from
* another charset than UTF-8. Triplets stay where the character would not be allowed in its component, would not be
* seen or be taken for a delimiter, or would stand where it must not; and a right-to-left component that has to keep one
* of them keeps them all. A component, or a label of the host, also stays as it is where decoding would add a finding of
* preset strict: nothing that is written deceives (§6.1). `toUri` maps the result back to the URI, but for the case of
* hexadecimal digits, encoded unreserved characters, and the spelling of a DNS host, which `compare` finds equivalent on
* the scheme rung.
*
* Fails with `not-an-iri` and the findings if the text does not match the profile's grammar.
* `toIri("http://xn--rsum-bpad.example/%C3%A9%20")` is `http://résumé.example/é%20`.
*/
function toIri(text, { profile = "rfc3987", host = "safe", query = "decode" } = {}) {
	requireText(text);
	requireProfile(profile);
	requireOption("host", host, [
		"safe",
		"unicode",
		"keep"
	]);
	requireOption("query", query, ["decode", "keep"]);
	if (!isIriReference(text, { profile })) {
		const parsed = parseIri(text, { profile });
		return {
			ok: false,
			reason: "not-an-iri",
			findings: parsed.ok ? [] : parsed.findings
		};
	}
	const iri = host === "safe" ? splitIri(text) : splitIri(decodeHost(splitIri(text), profile, host));
	const check = (written) => checkIri(written, {
		profile,
		checks: "strict"
	});
	return {
		ok: true,
		value: decodeSafely(iri, profile, {
			kept: keptParts(host, query),
			check
		})
	};
}
/** The components that the decoding leaves as they are; the host is decoded by itself where all of it is asked for. */
function keptParts(host, query) {
	const kept = host === "safe" ? [] : ["host"];
	return query === "keep" ? [...kept, "query"] : kept;
}
// ../packages/core/dist/mapping/display-form.js
/**
* The identifier as it is safe to show to people (3987bis §8.6, RFC 3987 §7.6): decoded where nothing deceives, each label
* of the host as browsers show it, `xxx` for a password, and the code points of what nobody sees. It is no identifier any
* more. A text that is no IRI-reference is shown as it stands, but for these.
*
* `displayForm("http://user:secret@xn--rsum-bpad.example/%C3%A9")` is `http://user:xxx@résumé.example/é`.
*/
function displayForm(text, { profile = "rfc3987" } = {}) {
	const iri = toIri(text, { profile });
	return escapeInvisible(maskPassword(withHostAsShown(iri.ok ? iri.value : text)));
}
function withHostAsShown(text) {
	const host = internationalHost(splitIri(text));
	if (host === void 0) return text;
	const domain = topLevelDomain(host);
	let shown = "";
	let at = 0;
	for (const label of host.labels) {
		shown += text.slice(at, label.span.start) + labelAsShown(label, text, domain);
		at = label.span.end;
	}
	return shown + text.slice(at);
}
function labelAsShown({ span, unicode }, text, domain) {
	const written = text.slice(span.start, span.end);
	if (unicode === void 0 || displayFault(unicode, domain) === void 0) return written;
	return domainToAscii(unicode) ?? written;
}
// ../packages/core/dist/mapping/to-uri.js
var scan = createScan();
var { nonAscii, nonAsciiInAuthority, nonconforming, percentInAuthority } = traits;
/** Of what most IRIs are, all that is outside ASCII gets percent-encoded (RFC 3987 §3.1, step 2). */
var asciiBeginning = ordinaryAsciiBeginning({
	...rfc3987$1,
	iregName: rfc3986$1.iregName
}, "IRI-reference");
/** The printable ASCII characters that no rule of RFC 3987 §2.2 holds. `#`, `%`, `[` and `]` have uses and are never encoded. */
var forbiddenAscii = /[ "<>\\^`{|}]/g;
/** The same and the controls: all ASCII that 3987bis §3.3 encodes. */
var excludedAscii = /[\0- "<>\\^`{|}\x7F]/g;
/**
* Maps an IRI-reference to the URI-reference it stands for (RFC 3987 §3.1). A text that is a URI already comes back as
* it is. Fails with `not-an-iri` and the findings if the text has no URI form, and with `host-not-mappable` if the host
* is no valid DNS name. The profiles `rfc3987bis` and `leiri` encode what `rfc3987` refuses.
*
* `toUri("http://résumé.example/é")` is `http://xn--rsum-bpad.example/%C3%A9`.
*/
function toUri(text, options = {}) {
	requireText(text);
	const { profile = "rfc3987", encodeForbidden = false } = options;
	requireProfile(profile);
	requireOption("host", options.host, hostMappings);
	const isByDefault = profile === "rfc3987" && options.encodeQuery === void 0 && options.host !== "punycode";
	if (isByDefault && text.length <= longestOrdinary) {
		asciiBeginning.lastIndex = 0;
		if (asciiBeginning.test(text)) {
			const first = asciiBeginning.lastIndex;
			return {
				ok: true,
				value: first === text.length ? text : percentEncodeNonAsciiFrom(text, first)
			};
		}
	}
	scanIri(text, 0, text.length, "rfc3987", scan);
	const mapsTriplets = options.host === "punycode" && (scan.traits & percentInAuthority) !== 0;
	if ((scan.traits & (nonconforming | nonAscii)) === 0 && !mapsTriplets) return {
		ok: true,
		value: text
	};
	if (isByDefault && (scan.traits & (nonconforming | nonAsciiInAuthority)) === 0) return {
		ok: true,
		value: percentEncodeNonAscii(text)
	};
	const isLenient = profile === "rfc3987bis" || profile === "leiri";
	const iri = encodeForbidden ? text.replace(forbiddenAscii, percentEncode) : text;
	if (isLenient ? hasUnpairedSurrogate(iri) : !isIriReference(iri, { profile })) return notAnIri(text, profile);
	const uri = mapComponents(splitIri(iri), isLenient ? encodeExcluded : percentEncodeNonAscii, options);
	if (uri === void 0) return {
		ok: false,
		reason: "host-not-mappable",
		findings: []
	};
	return isIriReference(uri, { profile: "rfc3986" }) ? {
		ok: true,
		value: uri
	} : notAnIri(text, profile);
}
function notAnIri(text, profile) {
	const parsed = parseIri(text, { profile });
	return {
		ok: false,
		reason: "not-an-iri",
		findings: parsed.ok ? [] : parsed.findings
	};
}
function encodeExcluded(text) {
	return percentEncodeNonAscii(text.replace(excludedAscii, percentEncode));
}
function hasUnpairedSurrogate(text) {
	return /\p{Cs}/u.test(text);
}
// ../packages/core/dist/iri/resolve.js
var referenceScan = createScan();
var baseScan = createScan();
/** The base that was scanned last: many references are resolved against one base, one after the other. */
var scannedBase;
/**
* The IRI that `reference` means where `base` is the base (RFC 3986 §5.2, strict; RFC 3987 §6.5). The base's fragment
* is ignored. A result never changes meaning when it is read again: `resolve("..//x", "a:/b")` is `a:/.//x`.
*
* Fails with `base-not-absolute` if the base is no IRI with a scheme, and with `not-an-iri` if the reference is no
* IRI-reference of RFC 3987; `parseIri` says why. `resolve("../c?d", "http://a/b/b/b")` is `http://a/b/c?d`.
*/
function resolve(reference, base) {
	requireText(reference);
	requireText(base);
	if (base !== scannedBase) {
		scanIri(base, 0, base.length, "rfc3987", baseScan);
		scannedBase = base;
	}
	if (!matchesProduction(baseScan, "IRI")) return {
		ok: false,
		reason: "base-not-absolute",
		findings: []
	};
	scanIri(reference, 0, reference.length, "rfc3987", referenceScan);
	if (!matchesProduction(referenceScan, "IRI-reference")) return {
		ok: false,
		reason: "not-an-iri",
		findings: []
	};
	return {
		ok: true,
		value: transform(reference, base)
	};
}
/** RFC 3986 §5.2.2: how much of the base stays depends on the first component that the reference has. */
function transform(reference, base) {
	const { schemeEnd, authorityStart, pathStart, pathEnd, queryStart } = referenceScan;
	if (schemeEnd !== -1 || authorityStart !== -1) return withPath((schemeEnd === -1 ? base.slice(0, baseScan.schemeEnd + 1) : "") + reference.slice(0, pathStart), reference.slice(pathStart, pathEnd), reference.slice(pathEnd), authorityStart !== -1);
	if (pathStart === pathEnd) return (queryStart === -1 ? withoutFragment$1(base, baseScan) : base.slice(0, baseScan.pathEnd)) + reference;
	return withPath(base.slice(0, baseScan.pathStart), mergedPath(reference, base), reference.slice(pathEnd), baseScan.authorityStart !== -1);
}
function withPath(beforePath, path, afterPath, hasAuthority) {
	const direct = ((referenceScan.traits | baseScan.traits) & traits.dotSegment) !== 0 ? removeDotSegments(path) : path;
	return beforePath + (hasAuthority ? direct : guardDoubleSlash(direct)) + afterPath;
}
/** RFC 3986 §5.2.3: all but the last segment of the base's path, then the reference's. */
function mergedPath(reference, base) {
	const path = reference.slice(0, referenceScan.pathEnd);
	if (path.startsWith("/")) return path;
	const { authorityStart, pathStart, pathEnd } = baseScan;
	if (pathStart === pathEnd) return authorityStart === -1 ? path : `/${path}`;
	return base.slice(pathStart, base.lastIndexOf("/", pathEnd - 1) + 1) + path;
}
function withoutFragment$1(text, { fragmentStart }) {
	return fragmentStart === -1 ? text : text.slice(0, fragmentStart - 1);
}
// ../packages/core/dist/schemes/hierarchy.js
/** Schemes whose path is no hierarchy unless it begins with a slash, by their specifications. */
var opaque = new Set(`about acct blob cid data did dns doi feed geo go im javascript jid magnet mailto mid modem news opaquelocktoken pkg
  pres sip sips sms stun stuns tag tel turn turns urn view-source xmpp`.split(/\s+/));
/**
* Whether dot segments mean something in the path of this scheme, in lower case, without a slash before it (RFC 3986
* §1.2.3, §3.3). A scheme that is not known follows the generic syntax.
*/
function hasHierarchy(scheme) {
	return !opaque.has(scheme);
}
// ../packages/core/dist/normalize/authority.js
/** The authority with its triplets normalized and its host, if it is ASCII, in lower case (RFC 3987 §5.3.2.1). */
function normalizeAuthority({ userinfo, host, port }) {
	const before = userinfo === void 0 ? "" : `${normalizeTriplets(userinfo.text)}@`;
	const after = port === void 0 ? "" : `:${port.text}`;
	return `${before}${normalizeHost(host.text)}${after}`;
}
function normalizeHost(host) {
	const decoded = normalizeTriplets(host);
	return isAscii(decoded) ? lowercaseOutsideTriplets(decoded) : decoded;
}
// ../packages/core/dist/normalize/ipv6address.js
/**
* An IP-literal of an IPv6 address as RFC 5952 §4 writes it: no zeros before digits, the longest row of two or more zero
* fields as `::`, small letters. `normalizeIpLiteral("[0:0:0:0:0:0:0:1]")` is `[::1]`. What is no IPv6 address comes back
* as it is.
*/
function normalizeIpLiteral(literal) {
	const fields = /^\[[0-9A-Fa-f:.]+\]$/.test(literal) ? fieldsOf(literal.slice(1, -1)) : void 0;
	if (fields?.length !== 8) return literal;
	const { start, length } = longestZeros(fields);
	const digits = fields.map((field) => field.toString(16));
	if (length < 2) return `[${digits.join(":")}]`;
	return `[${digits.slice(0, start).join(":")}::${digits.slice(start + length).join(":")}]`;
}
/** The eight numbers of the address. */
function fieldsOf(address) {
	const [before = "", after] = address.split("::");
	const [first, last] = [numbersOf(before), numbersOf(after ?? "")];
	if (after === void 0) return first;
	return [
		...first,
		...new Array(Math.max(0, 8 - first.length - last.length)).fill(0),
		...last
	];
}
function numbersOf(part) {
	if (part === "") return [];
	return part.split(":").flatMap((field) => {
		if (!field.includes(".")) return Number.parseInt(field, 16);
		const [a = 0, b = 0, c = 0, d = 0] = field.split(".").map(Number);
		return [a * 256 + b, c * 256 + d];
	});
}
/** The first of the longest rows. */
function longestZeros(fields) {
	let longest = {
		start: 0,
		length: 0
	};
	for (let start = 0; start < fields.length; start++) {
		let end = start;
		while (fields[end] === 0) end += 1;
		if (end - start > longest.length) longest = {
			start,
			length: end - start
		};
		start = Math.max(start, end - 1);
	}
	return longest;
}
// ../packages/core/dist/normalize/dns-name.js
/** comparison-02 §4.3: names are compared by their IDNA mapping; `undefined` for what is no DNS name. */
function normalizeDnsName(name) {
	const decoded = percentDecodeUtf8(name);
	return decoded === void 0 ? void 0 : domainToUnicode(decoded);
}
// ../packages/core/dist/normalize/sort-parameters.js
/** Parameters `name=value` ordered by their names: those named first, then the others. Those of one name keep their order. */
function sortParameters(parameters, first) {
	const keyOf = (parameter) => {
		const [name = ""] = parameter.split("=", 1);
		const rank = first.indexOf(name);
		return rank === -1 ? name : ` ${rank}`;
	};
	return parameters.map((parameter) => ({
		parameter,
		key: keyOf(parameter)
	})).sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key)).map(({ parameter }) => parameter);
}
// ../packages/core/dist/normalize/location.js
/**
* A `geo-path` of RFC 5870 §3.3 in the form that all equal ones have (§3.4.4): numbers without idle zeros, names of
* parameters in lower case, parameters in one order. `normalizeLocation("90.0,-22.43;crs=WGS84")` is `90,0`.
*/
function normalizeLocation(path) {
	const [coordinates = "", ...written] = path.split(";");
	const parameters = written.map(normalizeParameter$1).filter((parameter) => parameter !== "crs=wgs84");
	const isOnGlobe = parameters[0]?.startsWith("crs=") !== true;
	const numbers = coordinates.split(",").map(normalizeNumber);
	return [(isOnGlobe ? withOneLongitude(numbers) : numbers).join(","), ...sortParameters(parameters, ["crs", "u"])].join(";");
}
/** RFC 5870 §3.4.4: at a pole the longitude does not count, and 180 degrees are the same to the east and to the west. */
function withOneLongitude([latitude = "", longitude = "", ...altitude]) {
	return [
		latitude,
		latitude === "90" || latitude === "-90" ? "0" : longitude.replace(/^-180$/, "180"),
		...altitude
	];
}
/** RFC 5870 §3.3: only names and the label of a coordinate system have no case. */
function normalizeParameter$1(parameter) {
	const [written = "", value] = parameter.split("=", 2);
	const name = written.toLowerCase();
	if (value === void 0) return name;
	if (name === "u") return `u=${normalizeNumber(value)}`;
	return `${name}=${name === "crs" ? value.toLowerCase() : value}`;
}
/** The shortest of the numbers that are mathematically identical, of which each may have any number of digits. */
function normalizeNumber(number) {
	const [digits = "", fraction = ""] = number.replace("-", "").split(".");
	const decimals = fraction.replace(/(?<!0)0+$/, "");
	const magnitude = digits.replace(/^0+(?=[0-9])/, "") + (decimals === "" ? "" : `.${decimals}`);
	return number.startsWith("-") && magnitude !== "0" ? `-${magnitude}` : magnitude;
}
// ../packages/core/dist/normalize/telephone-number.js
/**
* A telephone number of RFC 3966 §3 in the form that all equivalent ones have (§4): in lower case, without visual
* separators, its parameters in one order. `normalizeTelephoneNumber("+1-201;ext=(5)")` is `+1201;ext=5`.
*/
function normalizeTelephoneNumber(subscriber) {
	const [number = "", ...parameters] = lowercaseOutsideTriplets(subscriber).split(";");
	const sorted = sortParameters(parameters.map(normalizeParameter), [
		"isub",
		"ext",
		"phone-context"
	]);
	return [withoutSeparators(number), ...sorted].join(";");
}
/** Separators merely aid readability (RFC 3966 §5.1.1); in a `phone-context` without plus sign they belong to a domain. */
function normalizeParameter(parameter) {
	return /^(?:ext=|phone-context=\+)/.test(parameter) ? parameter.replace(/(?<==).*/, withoutSeparators) : parameter;
}
function withoutSeparators(number) {
	return number.replace(/[-.()]/g, "");
}
// ../packages/core/dist/normalize/path-by-scheme.js
/**
* What the scheme of an IRI without authority says is equivalent in its path. What does not follow the rules of `tel` and
* `geo` comes back as it is.
*/
function normalizePathByScheme(iri, scheme) {
	const { text } = iri.path;
	switch (scheme) {
		case "urn": return normalizeName(text);
		case "mailto": return text.replace(mailDomain, (domain) => normalizeDnsName(domain) ?? lowercaseOutsideTriplets(domain));
		case "tel": return telFaults(iri).every(({ reason }) => reason === "parameter-misplaced") ? normalizeTelephoneNumber(text) : text;
		case "geo": return geoFaults(iri).length === 0 ? normalizeLocation(text) : text;
		default: return text;
	}
}
/** The domain of each address, which has no case (RFC 3986 §6.2.3): what stands behind its last `@`. */
var mailDomain = /(?<=@)[^@,]+(?=,|$)/g;
/**
* The namespace of a URN has no case (RFC 8141 §3.1), and neither has a UUID in its namespace (RFC 9562 §4).
*
* Differs from RFC 8141 §3.1: a query and a fragment count as in every IRI, since a normal form that lacks them would ask
* a resolver for something else.
*/
function normalizeName(path) {
	const name = path.replace(/^[^:]+:/, lowercaseOutsideTriplets);
	return name.startsWith("uuid:") && isUuid(name.slice(5)) ? name.toLowerCase() : name;
}
// ../packages/core/dist/normalize/scheme-based.js
/** What the scheme says is equivalent (RFC 3986 §6.2.3, RFC 3987 §5.3.3), for an IRI that is normal by its syntax. */
function normalizeByScheme(iri) {
	const scheme = iri.scheme?.text;
	if (scheme === void 0) return iri;
	if (iri.authority === void 0) {
		const { text } = iri.path;
		if (scheme === "file" && text.startsWith("/")) return {
			...iri,
			authority: "",
			path: text.replace(/^\/\.(?=\/\/)/, "")
		};
		return {
			...iri,
			path: normalizePathByScheme(iri, scheme)
		};
	}
	return {
		...iri,
		authority: normalizeAuthorityOf(scheme, iri.authority),
		path: iri.path.text === "" ? "/" : iri.path
	};
}
function normalizeAuthorityOf(scheme, { userinfo, host, port }) {
	const before = userinfo === void 0 ? "" : `${userinfo.text}@`;
	const number = port?.text.replace(/^0+(?=[0-9])/, "") ?? "";
	const after = number === "" || number === defaultPortOf(scheme) ? "" : `:${number}`;
	if (scheme === "file") return normalizeAuthorityOfFile(before, host.text, after);
	return `${before}${normalizeHostOf(scheme, host.text)}${after}`;
}
/**
* RFC 8089 §2: no authority, an empty host and `localhost` are the local machine. It is left empty, and written out only beside a
* userinfo or a port (RFC 3986 §6.2.3).
*/
function normalizeAuthorityOfFile(before, host, after) {
	if (!(host === "" || host === "localhost")) return `${before}${host}${after}`;
	return before === "" && after === "" ? "" : `${before}localhost${after}`;
}
function normalizeHostOf(scheme, host) {
	if (host.startsWith("[")) return normalizeIpLiteral(host);
	if (!hasDnsHost(scheme)) return host;
	return normalizeDnsName(host) ?? host;
}
// ../packages/core/dist/normalize/normalize.js
/**
* The normal form of an IRI-reference. On the syntax level: scheme and ASCII host in lower case, triplets with digits
* in upper case and decoded where they stand for unreserved ASCII characters, no dot segments in the path of an IRI whose scheme has a hierarchy. The scheme
* level adds the IDNA mapping of DNS hosts and of the domains of `mailto`, puts the namespace of a URN and a UUID in lower case,
* drops default and empty ports and the zeros before one, writes IPv6 addresses as RFC 5952 does, drops the `localhost` of `file` and the visual separators of `tel`, and writes an empty path as `/`
* and the numbers of `geo` without idle zeros.
*
* A text that is no IRI-reference comes back as it is. Characters outside ASCII are never normalized (RFC 3987 §5.3.2.2
* leaves that to whoever creates the IRI). `normalize("HTTP://A/%7eb/../c", { level: "syntax" })` is `http://a/c`.
*/
function normalize(text, { level = "syntax" } = {}) {
	requireText(text);
	requireOption("level", level, ["syntax", "scheme"]);
	if (!isIriReference(text)) return text;
	const bySyntax = normalizeBySyntax(splitIri(text));
	if (level === "syntax") return bySyntax;
	return recomposeIri(normalizeByScheme(splitIri(bySyntax)));
}
function normalizeBySyntax({ scheme, authority, path, query, fragment }) {
	const name = scheme?.text.toLowerCase();
	return recomposeIri({
		scheme: name,
		authority: authority && normalizeAuthority(authority),
		path: name === void 0 ? normalizeTriplets(path.text) : normalizePath(path.text, name, authority !== void 0),
		query: query && normalizeTriplets(query.text),
		fragment: fragment && normalizeTriplets(fragment.text)
	});
}
/**
* The path of an IRI with a scheme; a relative reference keeps its dot segments, since what they lead to depends on the
* base.
*
* Differs from RFC 3986 §6.2.2.3: without a slash at its start the path keeps them too in schemes that have no hierarchy,
* as RFC 8141 §3.1 says of `urn`: `data:,a/../b` and `data:,x/../b` are two texts.
*/
function normalizePath(path, scheme, hasAuthority) {
	const decoded = normalizeTriplets(path);
	if (!decoded.startsWith("/") && !hasHierarchy(scheme)) return decoded;
	const direct = removeDotSegments(decoded);
	return hasAuthority ? direct : guardDoubleSlash(direct);
}
// ../packages/core/dist/normalize/comparable-form.js
/**
* What two IRIs have in common exactly if they are equivalent on a rung of the ladder: the URI form of their normal
* forms, so that `ros%C3%A9` equals `rosé`. Nothing for what is no IRI.
*/
function comparableForm(text, level) {
	if (!isIri(text)) return void 0;
	const normal = normalize(text, { level });
	return isAscii(normal) ? normal : normalize(percentEncodeNonAscii(normal), { level: "syntax" });
}
// ../packages/core/dist/normalize/compare.js
/**
* Whether two identifiers are equivalent on a rung of the ladder (comparison-02 §4). The simple rung compares the
* characters. Above it, text that is not an IRI, or is relative where no base is given, is `undetermined`; all else
* is compared in URI form, so `ros%C3%A9` equals `rosé`, and never after Unicode normalization.
*
* `compare("http://A/%7eb", "http://a/~b", { level: "syntax" })` is `equivalent`.
*/
function compare(a, b, { level = "syntax", base, fragment = "compare" } = {}) {
	requireOption("level", level, [
		"simple",
		"syntax",
		"scheme"
	]);
	requireOption("fragment", fragment, ["compare", "ignore"]);
	requireText(a);
	requireText(b);
	const [left, right] = fragment === "ignore" ? [withoutFragment(a), withoutFragment(b)] : [a, b];
	if (level === "simple") return left === right ? "equivalent" : "different";
	const leftForm = resolvedForm(left, level, base);
	const rightForm = resolvedForm(right, level, base);
	if (leftForm === void 0 || rightForm === void 0) return "undetermined";
	return leftForm === rightForm ? "equivalent" : "different";
}
/** RFC 3986 appendix B: the fragment begins at the first number sign, whatever stands before it. */
function withoutFragment(text) {
	const numberSign = text.indexOf("#");
	return numberSign === -1 ? text : text.slice(0, numberSign);
}
function resolvedForm(text, level, base) {
	const resolved = base === void 0 || isIri(text) ? text : resolvedAgainst(base, text);
	return resolved === void 0 ? void 0 : comparableForm(resolved, level);
}
function resolvedAgainst(base, text) {
	const result = resolve(text, base);
	return result.ok ? result.value : void 0;
}
// playground/identifier.ts
/** Longer texts have more characters than a picture can show. */
var mostShown = 100;
/** All that the library says of one identifier. */
function identify({ iri, other, preset, profile, production }) {
	const twin = visualTwin(iri, { profile })?.twin;
	return {
		findings: checkIri(iri, {
			checks: preset,
			profile,
			production,
			display: {
				before: "",
				after: "",
				paragraph: "ltr"
			}
		}),
		components: componentsOf(iri),
		forms: formsOf(iri, profile),
		orders: ordersOf(iri),
		...twin !== void 0 && { twin },
		comparisons: other === "" ? [] : comparisonsOf(iri, other)
	};
}
function componentsOf(text) {
	const { scheme, authority, path, query, fragment } = splitIri(text);
	const { userinfo, host, port } = authority ?? {};
	return Object.entries({
		scheme,
		userinfo,
		host,
		port,
		path,
		query,
		fragment
	}).flatMap(([name, component]) => component === void 0 || name === "path" && component.text === "" ? [] : [{
		name,
		text: escapeInvisible(component.text)
	}]);
}
function formsOf(text, profile) {
	const uri = toUri(text, { profile });
	const asIri = toIri(uri.ok ? uri.value : text);
	return [
		{
			name: "URI",
			text: uri.ok ? uri.value : "none"
		},
		{
			name: "IRI",
			text: asIri.ok ? asIri.value : "none"
		},
		{
			name: "to show to people",
			text: displayForm(text, { profile })
		}
	];
}
/** One order, if that does not depend on the paragraph. */
function ordersOf(text) {
	if (text.length > mostShown) return [];
	const orders = ["ltr", "rtl"].map((paragraph) => orderOf(text, paragraph));
	return orders.some(({ displayed }) => displayed.some((place, index) => place !== index)) ? orders : [];
}
function orderOf(text, paragraph) {
	const stored = Array.from(text);
	const places = /* @__PURE__ */ new Map();
	let offset = 0;
	for (const [place, character] of stored.entries()) {
		places.set(offset, place);
		offset += character.length;
	}
	const displayed = bidiLayout(text, { paragraph }).order.flatMap((start) => places.get(start) ?? []);
	return {
		paragraph,
		stored: stored.map(escapeInvisible),
		displayed
	};
}
function comparisonsOf(a, b) {
	return [
		"simple",
		"syntax",
		"scheme"
	].map((level) => ({
		name: level,
		text: compare(a, b, { level })
	}));
}
// playground/marked-parts.ts
/** The parts of a text in order, cut where a finding begins or ends; the most severe one names the severity of a part. */
function markedParts(text, found) {
	const offsets = [.../* @__PURE__ */ new Set([
		0,
		text.length,
		...found.flatMap(({ span }) => [span.start, span.end])
	])].sort((a, b) => a - b);
	return offsets.slice(1).map((end, index) => {
		const start = offsets[index] ?? 0;
		const severities = found.filter(({ span }) => span.start <= start && end <= span.end).map(({ severity }) => severity);
		const severity = [
			"error",
			"warning",
			"information"
		].find((name) => severities.includes(name));
		return {
			text: text.slice(start, end),
			...severity !== void 0 && { severity }
		};
	});
}
/** The text after edits in ascending order. */
function edited(text, edits) {
	return [...edits].reverse().reduce((result, { span, text: written }) => result.slice(0, span.start) + written + result.slice(span.end), text);
}
// playground/OneIdentifier.vue?vue&type=script&setup=true&lang.ts
var OneIdentifier_vue_vue_type_script_setup_true_lang_default = /*@__PURE__*/ defineComponent({
	__name: "OneIdentifier",
	__ssrInlineRender: true,
	props: { state: {} },
	emits: ["write"],
	setup(__props, { emit: __emit }) {
		const emit = __emit;
		const identified = computed(() => identify(__props.state));
		const parts = computed(() => markedParts(__props.state.iri, identified.value.findings));
		return (_ctx, _push, _parent, _attrs) => {
			_push(`<!--[--><label class="line"> Identifier <input dir="ltr" spellcheck="false" autocapitalize="off" autocomplete="off"${ssrRenderAttr("value", __props.state.iri)}></label><p class="underlined" dir="ltr" aria-hidden="true"><bdi dir="ltr"><!--[-->`);
			ssrRenderList(parts.value, (part, index) => {
				_push(`<span class="${ssrRenderClass(part.severity)}">${ssrInterpolate(part.text)}</span>`);
			});
			_push(`<!--]--></bdi></p>`);
			_push(ssrRenderComponent(FindingList_default, {
				findings: identified.value.findings,
				text: __props.state.iri,
				page: unref(withBase)("/checks/"),
				onFix: (fix) => emit("write", { iri: unref(edited)(__props.state.iri, fix.edits) })
			}, null, _parent));
			_push(`<h2 id="components">Components</h2>`);
			_push(ssrRenderComponent(RowTable_default, { rows: identified.value.components }, null, _parent));
			_push(`<h2 id="forms">Forms</h2>`);
			_push(ssrRenderComponent(RowTable_default, { rows: identified.value.forms }, null, _parent));
			if (identified.value.orders.length > 0) {
				_push(`<!--[--><h2 id="order">Order of display</h2><!--[-->`);
				ssrRenderList(identified.value.orders, (order) => {
					_push(ssrRenderComponent(DisplayOrder_default, {
						key: order.paragraph,
						order
					}, null, _parent));
				});
				_push(`<!--]--><!--]-->`);
			} else _push(`<!---->`);
			if (identified.value.twin !== void 0) _push(`<!--[--><h2 id="twin">Twin</h2><p>Another identifier that is displayed the same in a left-to-right paragraph:</p><p><code><bdi dir="ltr">${ssrInterpolate(identified.value.twin)}</bdi></code></p><p><button type="button">Compare with it</button></p><!--]-->`);
			else _push(`<!---->`);
			_push(`<h2 id="comparison">Comparison</h2><label class="line"> Second identifier <input dir="ltr" spellcheck="false" autocapitalize="off" autocomplete="off"${ssrRenderAttr("value", __props.state.other)}></label>`);
			_push(ssrRenderComponent(RowTable_default, { rows: identified.value.comparisons }, null, _parent));
			_push(`<!--]-->`);
		};
	}
});
// playground/OneIdentifier.vue
var _sfc_setup$1 = OneIdentifier_vue_vue_type_script_setup_true_lang_default.setup;
OneIdentifier_vue_vue_type_script_setup_true_lang_default.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../playground/OneIdentifier.vue");
	return _sfc_setup$1 ? _sfc_setup$1(props, ctx) : void 0;
};
var OneIdentifier_default = OneIdentifier_vue_vue_type_script_setup_true_lang_default;
// playground/state.ts
var first = {
	iri: "http://1.2.3.4/אב",
	other: "",
	preset: "recommended",
	profile: "rfc3987",
	production: "IRI-reference",
	language: "turtle",
	text: "@prefix foaf: <https://xmlns.com/foaf/0.1/> .\n<http://Example.org/a b> foaf:homepage <htps://a.example/​> .\n"
};
var choices = {
	preset: [
		"recommended",
		"strict",
		"all"
	],
	profile: [
		"rfc3987",
		"rfc3986",
		"rfc3987bis",
		"leiri"
	],
	production: [
		"IRI-reference",
		"IRI",
		"absolute-IRI"
	]
};
/** The state that a fragment names; what it leaves out, or names as nobody can choose it, is as at the first visit. */
function readState(fragment) {
	const given = new URLSearchParams(fragment.replace(/^#/, ""));
	const chosen = (name) => choices[name].includes(given.get(name) ?? "") ? given.get(name) : first[name];
	return {
		iri: given.get("iri") ?? first.iri,
		other: given.get("other") ?? first.other,
		preset: chosen("preset"),
		profile: chosen("profile"),
		production: chosen("production"),
		language: given.get("language") ?? first.language,
		text: given.get("text") ?? first.text
	};
}
/** The fragment that names what differs from the first visit. */
function writeState(state) {
	const changed = Object.keys(first).filter((name) => state[name] !== first[name]).map((name) => [name, state[name]]);
	return new URLSearchParams(changed).toString();
}
// playground/Playground.vue?vue&type=script&setup=true&lang.ts
var Playground_vue_vue_type_script_setup_true_lang_default = /*@__PURE__*/ defineComponent({
	__name: "Playground",
	__ssrInlineRender: true,
	setup(__props) {
		const WholeDocument = defineAsyncComponent(() => import("./WholeDocument.C8aGdMK1.js"));
		const state = reactive({ ...first });
		const view = ref("identifier");
		const copied = ref(false);
		onMounted(() => {
			take();
			globalThis.addEventListener("hashchange", take);
			watch(state, () => {
				copied.value = false;
				history.replaceState(history.state, "", `#${writeState(state)}`);
			});
		});
		function take() {
			Object.assign(state, readState(location.hash));
			if (new URLSearchParams(location.hash.slice(1)).has("text")) view.value = "document";
		}
		return (_ctx, _push, _parent, _attrs) => {
			_push(`<div${ssrRenderAttrs(mergeProps({ class: "playground" }, _attrs))}><div class="choices"><!--[-->`);
			ssrRenderList(unref(choices), (names, name) => {
				_push(`<label>${ssrInterpolate(name)} <select><!--[-->`);
				ssrRenderList(names, (choice) => {
					_push(`<option${ssrIncludeBooleanAttr(Array.isArray(state[name]) ? ssrLooseContain(state[name], null) : ssrLooseEqual(state[name], null)) ? " selected" : ""}>${ssrInterpolate(choice)}</option>`);
				});
				_push(`<!--]--></select></label>`);
			});
			_push(`<!--]--><button type="button">${ssrInterpolate(copied.value ? "Copied" : "Copy the address of this")}</button></div><div class="tabs" role="tablist"><!--[-->`);
			ssrRenderList(["identifier", "document"], (name) => {
				_push(`<button${ssrRenderAttr("id", `tab-${name}`)} type="button" role="tab"${ssrRenderAttr("aria-selected", view.value === name)}${ssrRenderAttr("aria-controls", `panel-${name}`)}> One ${ssrInterpolate(name)}</button>`);
			});
			_push(`<!--]--></div>`);
			if (view.value === "identifier") {
				_push(`<section id="panel-identifier" role="tabpanel" aria-labelledby="tab-identifier">`);
				_push(ssrRenderComponent(OneIdentifier_default, {
					state,
					onWrite: (changes) => Object.assign(state, changes)
				}, null, _parent));
				_push(`</section>`);
			} else {
				_push(`<section id="panel-document" role="tabpanel" aria-labelledby="tab-document">`);
				_push(ssrRenderComponent(unref(WholeDocument), {
					state,
					onWrite: (changes) => Object.assign(state, changes)
				}, null, _parent));
				_push(`</section>`);
			}
			_push(`</div>`);
		};
	}
});
// playground/Playground.vue
var Playground_exports = /* @__PURE__ */ __exportAll({ default: () => Playground_default });
var _sfc_setup = Playground_vue_vue_type_script_setup_true_lang_default.setup;
Playground_vue_vue_type_script_setup_true_lang_default.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../playground/Playground.vue");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var Playground_default = Playground_vue_vue_type_script_setup_true_lang_default;
export { isNamePlace as A, bidiClass as B, maskPassword as C, differenceStart as D, percentDecodeUtf8 as E, isAscii as F, __commonJSMin as G, isIn as H, componentDirection as I, splitIri as L, iriComparison as M, rfc3986 as N, percentEncodeOctets as O, rfc3987 as P, isSurrogate as R, runEnd as S, contains as T, unitAt as U, classSet as V, FindingList_default as W, lowerBound as _, normalize as a, lookupScheme as b, isInPreset as c, fillMessage as d, Playground_default as default, compareCodes as f, wellKnownPrefixes as g, registry as h, comparableForm as i, suggest as j, quote as k, severityOf as l, checkOfCode as m, edited as n, resolve as o, compareFindings as p, markedParts as r, checkIri as s, Playground_exports as t, strengthOf as u, hasNoAuthority as v, compareSpans as w, editDistance as x, beginsWithoutColon as y, BidiClass as z };
