import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/colon-in-first-segment.md
var __pageData = JSON.parse("{\"title\":\"1a:b is a path whose first segment has a colon\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/colon-in-first-segment.md\",\"filePath\":\"decisions/colon-in-first-segment.md\"}");
var _sfc_main = { name: "decisions/colon-in-first-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_1a-b-is-a-path-whose-first-segment-has-a-colon" tabindex="-1"><code>1a:b</code> is a path whose first segment has a colon <a class="header-anchor" href="#_1a-b-is-a-path-whose-first-segment-has-a-colon" aria-label="Permalink to “1a:b is a path whose first segment has a colon”">​</a></h1><p>Read as an IRI-reference, <code>1a:b</code> is reported by <code>path-colon-in-first-segment</code>; but where <code>//</code> follows, a scheme was clearly meant, and the malformed scheme is reported.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>RFC 3987 §2.2: the production asked for decides; the text is one of two faults, and the more likely one is named.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Repairs of <code>1a:b</code> to a scheme, by <code>npm run repairs</code>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/colon-in-first-segment.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var colon_in_first_segment_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, colon_in_first_segment_default as default };
