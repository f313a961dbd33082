import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/index.md
var __pageData = JSON.parse("{\"title\":\"\",\"description\":\"\",\"frontmatter\":{\"layout\":\"home\",\"hero\":{\"name\":\"Irilint\",\"text\":\"Finds wrong IRIs, URIs and URLs in the text of your files\",\"tagline\":\"Says what is wrong, where and why, in what order people see it, and repairs it without changing what it names.\",\"actions\":[{\"theme\":\"brand\",\"text\":\"Start in a minute\",\"link\":\"/start/\"},{\"theme\":\"alt\",\"text\":\"Try it here\",\"link\":\"/playground\"}]},\"features\":[{\"title\":\"Precise\",\"details\":\"Every finding names the characters, the component and the section of the specification it follows from.\",\"link\":\"/codes\",\"linkText\":\"All checks\"},{\"title\":\"Sees what readers see\",\"details\":\"Right-to-left text that is displayed like another address, lookalike letters, characters that nobody sees.\",\"link\":\"/start/security\",\"linkText\":\"For reviewers\"},{\"title\":\"Reads your files\",\"details\":\"Literals of programs, markup, data and linked data, with their escapes, in the command, ESLint and editors.\",\"link\":\"/languages\",\"linkText\":\"Languages\"}]},\"headers\":[],\"relativePath\":\"index.md\",\"filePath\":\"index.md\"}");
var _sfc_main = { name: "index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("index.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var content_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, content_default as default };
