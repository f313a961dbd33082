import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/root-label.md
var __pageData = JSON.parse("{\"title\":\"The empty label of the root is not checked\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/root-label.md\",\"filePath\":\"decisions/root-label.md\"}");
var _sfc_main = { name: "decisions/root-label.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-empty-label-of-the-root-is-not-checked" tabindex="-1">The empty label of the root is not checked <a class="header-anchor" href="#the-empty-label-of-the-root-is-not-checked" aria-label="Permalink to “The empty label of the root is not checked”">​</a></h1><p><code>example.com.</code> is a valid DNS name.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>RFC 1034 §3.1 and RFC 3986 §3.2.2: the rightmost dot is allowed, and needed where a search list applies.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>None; it is the specification.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/root-label.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var root_label_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, root_label_default as default };
