import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/context-rules.md
var __pageData = JSON.parse("{\"title\":\"Of RFC 5892's contexts only the joiners are checked everywhere\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/context-rules.md\",\"filePath\":\"decisions/context-rules.md\"}");
var _sfc_main = { name: "decisions/context-rules.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="of-rfc-5892-s-contexts-only-the-joiners-are-checked-everywhere" tabindex="-1">Of RFC 5892&#39;s contexts only the joiners are checked everywhere <a class="header-anchor" href="#of-rfc-5892-s-contexts-only-the-joiners-are-checked-everywhere" aria-label="Permalink to “Of RFC 5892&#39;s contexts only the joiners are checked everywhere”">​</a></h1><p>The middle dot, the Hebrew geresh, the Katakana middle dot and the rest are checked in hosts (<code>host-idn-invalid</code>).</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>They are ordinary punctuation in titles of pages, which stand in paths.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Deceptions in paths that such a character makes, in public reports.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/context-rules.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var context_rules_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, context_rules_default as default };
