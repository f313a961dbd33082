import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/place-decides.md
var __pageData = JSON.parse("{\"title\":\"Place decides what is an identifier, not syntax\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/place-decides.md\",\"filePath\":\"decisions/place-decides.md\"}");
var _sfc_main = { name: "decisions/place-decides.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="place-decides-what-is-an-identifier-not-syntax" tabindex="-1">Place decides what is an identifier, not syntax <a class="header-anchor" href="#place-decides-what-is-an-identifier-not-syntax" aria-label="Permalink to “Place decides what is an identifier, not syntax”">​</a></h1><p>Whether a literal is meant to be an identifier is decided from its <em>site</em> (argument, attribute, key, name), which every host can describe, by the conventions in <code>literals/conventions</code>.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Of 642,828 string literals of 20 packages 27,259 look like <code>scheme:rest</code>. <code>new URL()</code> accepts 99.8 % of them, and 36 % are identifiers. <a href="./../classification.html">A labelled sample</a> measures the answer.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A classifier by syntax alone that reaches the precision and recall of docs/classification.md on the labelled sample.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/place-decides.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var place_decides_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, place_decides_default as default };
