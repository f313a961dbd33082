import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/scripts-in-yaml.md
var __pageData = JSON.parse("{\"title\":\"A script in YAML is told by the whole document\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/scripts-in-yaml.md\",\"filePath\":\"decisions/scripts-in-yaml.md\"}");
var _sfc_main = { name: "decisions/scripts-in-yaml.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-script-in-yaml-is-told-by-the-whole-document" tabindex="-1">A script in YAML is told by the whole document <a class="header-anchor" href="#a-script-in-yaml-is-told-by-the-whole-document" aria-label="Permalink to “A script in YAML is told by the whole document”">​</a></h1><p><code>documents/languages/yaml/pipelines.ts</code> and <code>workflow.ts</code> recognize the document before <code>script</code> or <code>run</code> means a script; its text is read by the shell&#39;s reader, with a blank for each expression that the service fills in.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>The same names mean something else elsewhere, and PowerShell or Python may run what they hold.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Wrong reports in other YAML documents, by <code>npm run real-code</code>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/scripts-in-yaml.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var scripts_in_yaml_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, scripts_in_yaml_default as default };
