import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/one-scan.md
var __pageData = JSON.parse("{\"title\":\"One scan validates, splits and finds traits\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/one-scan.md\",\"filePath\":\"decisions/one-scan.md\"}");
var _sfc_main = { name: "decisions/one-scan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="one-scan-validates-splits-and-finds-traits" tabindex="-1">One scan validates, splits and finds traits <a class="header-anchor" href="#one-scan-validates-splits-and-finds-traits" aria-label="Permalink to “One scan validates, splits and finds traits”">​</a></h1><p><code>scanIri(text, start, end, profile, scan)</code> validates and splits in one pass, with one table look-up for each UTF-16 code unit, and allocates nothing. The same pass sets trait bits (has a triplet, has a right-to-left character, has upper case …). A check declares the bits without which it cannot find anything, and is not called where they are unset.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Eighty-five idle generator calls cost 8.9 µs for an identifier, a bit test 0.1 µs, and <code>URL.canParse</code> takes 0.2 µs. Scanning a slice of a document instead of a span of it is 1.4 to 2.8 times slower.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p><code>npm run bench -- library</code>: <code>checkIri</code> in preset recommended slower than five times the scan, or a second pass over the text that costs less than the bits do.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/one-scan.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var one_scan_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, one_scan_default as default };
