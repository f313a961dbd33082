import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/decisions/value-behind-a-name.md
var __pageData = JSON.parse("{\"title\":\"A value behind a name in a string is judged by that name\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/value-behind-a-name.md\",\"filePath\":\"decisions/value-behind-a-name.md\"}");
var _sfc_main = { name: "decisions/value-behind-a-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-value-behind-a-name-in-a-string-is-judged-by-that-name" tabindex="-1">A value behind a name in a string is judged by that name <a class="header-anchor" href="#a-value-behind-a-name-in-a-string-is-judged-by-that-name" aria-label="Permalink to “A value behind a name in a string is judged by that name”">​</a></h1><p>Variables in lists of Docker Compose (<code>API_URL=https://…</code>), options of commands (<code>--url=https://…</code>) and header fields (<code>Location: …</code>) are judged by the name (<code>literals/embedded/identifiers-behind-names.ts</code>). Without a scheme and slashes only a header field says that an identifier follows.</p><h2 id="reason" tabindex="-1">Reason <a class="header-anchor" href="#reason" aria-label="Permalink to “Reason”">​</a></h2><p>Two addresses could belong to two names, and are left alone.</p><h2 id="what-would-overturn-it" tabindex="-1">What would overturn it <a class="header-anchor" href="#what-would-overturn-it" aria-label="Permalink to “What would overturn it”">​</a></h2><p>Repairs of such values that are missed, by <code>npm run repairs</code>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/value-behind-a-name.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var value_behind_a_name_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, value_behind_a_name_default as default };
