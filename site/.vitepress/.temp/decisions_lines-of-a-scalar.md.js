import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/lines-of-a-scalar.md
var __pageData = JSON.parse("{\"title\":\"The lines of a YAML scalar are pieces\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/lines-of-a-scalar.md\",\"filePath\":\"decisions/lines-of-a-scalar.md\"}");
var _sfc_main = { name: "decisions/lines-of-a-scalar.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-lines-of-a-yaml-scalar-are-pieces" tabindex="-1">The lines of a YAML scalar are pieces <a class="header-anchor" href="#the-lines-of-a-yaml-scalar-are-pieces" aria-label="Permalink to “The lines of a YAML scalar are pieces”">​</a></h1><p>Each line, and each break between two, is decoded separately.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>No decoder has to know about indentation, and a fix never touches it.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A fix that has to span two lines of a scalar.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/lines-of-a-scalar.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var lines_of_a_scalar_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, lines_of_a_scalar_default as default };
