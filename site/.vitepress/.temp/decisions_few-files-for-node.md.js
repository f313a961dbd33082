import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/few-files-for-node.md
var __pageData = JSON.parse("{\"title\":\"Node.js loads core in a few files\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/few-files-for-node.md\",\"filePath\":\"decisions/few-files-for-node.md\"}");
var _sfc_main = { name: "decisions/few-files-for-node.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="node-js-loads-core-in-a-few-files" tabindex="-1">Node.js loads core in a few files <a class="header-anchor" href="#node-js-loads-core-in-a-few-files" aria-label="Permalink to “Node.js loads core in a few files”">​</a></h1><p>The published package also contains bundled entry points for the condition <code>node</code>; bundlers use the modules. In the workspace only the modules are exported, so that what runs is what the compiler wrote last.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Finding and linking hundreds of modules takes Node.js four times as long as running them, once in every thread of ESLint.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>A version of Node.js that links the modules in the time of the bundle.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/few-files-for-node.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var few_files_for_node_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, few_files_for_node_default as default };
