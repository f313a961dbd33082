import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/own-readers-for-data.md
var __pageData = JSON.parse("{\"title\":\"Data formats and code have readers of our own\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/own-readers-for-data.md\",\"filePath\":\"decisions/own-readers-for-data.md\"}");
var _sfc_main = { name: "decisions/own-readers-for-data.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="data-formats-and-code-have-readers-of-our-own" tabindex="-1">Data formats and code have readers of our own <a class="header-anchor" href="#data-formats-and-code-have-readers-of-our-own" aria-label="Permalink to “Data formats and code have readers of our own”">​</a></h1><p>Turtle, Notation3, SPARQL, ShEx, OWL&#39;s syntaxes, JSON-LD, YAML, TOML and tables have tolerant tokenizers. Programming languages are declarations: comments, quotation marks, holes, and the tokens beside a string that say what it is for. One declaration, <code>code</code>, is for every language without one of its own.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Published grammars drop exactly the broken identifiers, and get lost in templates. Lezer&#39;s C++ loses every address in a <code>#define</code>, Java&#39;s text blocks and PHP&#39;s here-documents desynchronize, Rust and Go take 500 to 900 ms after a breaking edit in 10,000 lines. The tokenizers agree with the <code>yaml</code> and <code>smol-toml</code> packages on generated input, and take about 10 ms for a megabyte.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A published tolerant reader with exact positions that finds every identifier of <code>npm run slips</code> in its language.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/own-readers-for-data.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var own_readers_for_data_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, own_readers_for_data_default as default };
