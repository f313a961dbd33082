import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/late-edits.md
var __pageData = JSON.parse("{\"title\":\"Edits are made late\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/late-edits.md\",\"filePath\":\"decisions/late-edits.md\"}");
var _sfc_main = { name: "decisions/late-edits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="edits-are-made-late" tabindex="-1">Edits are made late <a class="header-anchor" href="#edits-are-made-late" aria-label="Permalink to “Edits are made late”">​</a></h1><p>A code action carries what identifies it and the version of the document; its edit is computed when it is chosen, from the document as it then is, or not at all.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>An edit computed for an older text damages a newer one.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Clients that cannot resolve code actions: they get edits at once, with the version.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/late-edits.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var late_edits_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, late_edits_default as default };
