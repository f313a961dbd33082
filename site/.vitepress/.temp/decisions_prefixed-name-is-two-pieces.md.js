import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/prefixed-name-is-two-pieces.md
var __pageData = JSON.parse("{\"title\":\"A prefixed name is one literal of two pieces\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/prefixed-name-is-two-pieces.md\",\"filePath\":\"decisions/prefixed-name-is-two-pieces.md\"}");
var _sfc_main = { name: "decisions/prefixed-name-is-two-pieces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-prefixed-name-is-one-literal-of-two-pieces" tabindex="-1">A prefixed name is one literal of two pieces <a class="header-anchor" href="#a-prefixed-name-is-one-literal-of-two-pieces" aria-label="Permalink to “A prefixed name is one literal of two pieces”">​</a></h1><p>The prefix of <code>foaf:name</code> is an <em>expansion</em>: it takes part in the decoded text and is checked where it is declared. In Turtle and SPARQL a base always applies, if only the address of the document (Turtle §6.3); in N-Triples and N-Quads there is none.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Every check, comparison and hover then sees the whole identifier, while spans and fixes stay within what is written.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A format whose prefixes can be rebound within one name.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/prefixed-name-is-two-pieces.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var prefixed_name_is_two_pieces_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, prefixed_name_is_two_pieces_default as default };
