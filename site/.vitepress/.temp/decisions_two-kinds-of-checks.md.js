import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/two-kinds-of-checks.md
var __pageData = JSON.parse("{\"title\":\"Checks of one identifier and of a document, one catalogue\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/two-kinds-of-checks.md\",\"filePath\":\"decisions/two-kinds-of-checks.md\"}");
var _sfc_main = { name: "decisions/two-kinds-of-checks.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="checks-of-one-identifier-and-of-a-document-one-catalogue" tabindex="-1">Checks of one identifier and of a document, one catalogue <a class="header-anchor" href="#checks-of-one-identifier-and-of-a-document-one-catalogue" aria-label="Permalink to “Checks of one identifier and of a document, one catalogue”">​</a></h1><p><code>defineCheck</code> of core sees one identifier; <code>defineDocumentCheck</code> of <code>core/literals</code> sees a <em>trace</em> of each identifier of a document, so that after a change only changed ones are checked again. Hosts use the one catalogue.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>The library must know no document; hosts must not know the difference.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A check that needs both views at once.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/two-kinds-of-checks.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var two_kinds_of_checks_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, two_kinds_of_checks_default as default };
