import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/query-in-a-string.md
var __pageData = JSON.parse("{\"title\":\"A query in a string is found by its form\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/query-in-a-string.md\",\"filePath\":\"decisions/query-in-a-string.md\"}");
var _sfc_main = { name: "decisions/query-in-a-string.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-query-in-a-string-is-found-by-its-form" tabindex="-1">A query in a string is found by its form <a class="header-anchor" href="#a-query-in-a-string-is-found-by-its-form" aria-label="Permalink to “A query in a string is found by its form”">​</a></h1><p><code>PREFIX</code>, a triple, or <code>SELECT … {</code> makes a string a query in every language and host (<code>literals/embedded/identifiers-in-queries.ts</code>). Its identifiers are parts of the literal, so spans and fixes go through the escapes of the string.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Turtle&#39;s reader works on source and takes far more for identifiers than a string that is a part of a query allows.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Reports within strings that a maintainer calls wrong, by <code>npm run real-code</code>, above one percent.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/query-in-a-string.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var query_in_a_string_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, query_in_a_string_default as default };
