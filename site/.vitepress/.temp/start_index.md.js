import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/start/index.md
var __pageData = JSON.parse("{\"title\":\"Start in a minute\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"start/index.md\",\"filePath\":\"start/index.md\"}");
var _sfc_main = { name: "start/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="start-in-a-minute" tabindex="-1">Start in a minute <a class="header-anchor" href="#start-in-a-minute" aria-label="Permalink to “Start in a minute”">​</a></h1><ul><li><a href="./javascript.html">A JavaScript team</a> that wants wrong addresses found where ESLint runs</li><li><a href="./documentation.html">A team that writes docs</a> in Markdown, AsciiDoc, reStructuredText or HTML</li><li><a href="./rdf.html">An RDF engineer</a> whose pipeline ends at “Invalid IRI on line 45”</li><li><a href="./security.html">A security reviewer</a> who looks for addresses that are not what they seem</li><li><a href="./library.html">Who uses the library</a> in a program</li><li><a href="./editor.html">Who uses an editor</a></li></ul></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/index.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var start_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, start_default as default };
