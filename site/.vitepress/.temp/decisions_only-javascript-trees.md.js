import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/only-javascript-trees.md
var __pageData = JSON.parse("{\"title\":\"In ESLint only JavaScript trees are walked\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/only-javascript-trees.md\",\"filePath\":\"decisions/only-javascript-trees.md\"}");
var _sfc_main = { name: "decisions/only-javascript-trees.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="in-eslint-only-javascript-trees-are-walked" tabindex="-1">In ESLint only JavaScript trees are walked <a class="header-anchor" href="#in-eslint-only-javascript-trees-are-walked" aria-label="Permalink to “In ESLint only JavaScript trees are walked”">​</a></h1><p>The rules take the language from other trees (<code>visitors/language-of-tree.ts</code>) and read <code>sourceCode.text</code> with <code>core/documents</code>.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>A JavaScript parser is the user&#39;s own and exact. Trees of other languages lack what a literal needs: Markdown gives no position of a destination, HTML keeps entities, CSS leaves custom properties whole. Parity with the other hosts holds by construction, and a new parser is one row.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A parser service whose tree gives exact spans of every literal of docs/languages.md in its language.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/only-javascript-trees.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var only_javascript_trees_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, only_javascript_trees_default as default };
