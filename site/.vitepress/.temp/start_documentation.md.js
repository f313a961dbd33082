import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// content/start/documentation.md
var __pageData = JSON.parse("{\"title\":\"A team that writes docs\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"start/documentation.md\",\"filePath\":\"start/documentation.md\"}");
var _sfc_main = { name: "start/documentation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-team-that-writes-docs" tabindex="-1">A team that writes docs <a class="header-anchor" href="#a-team-that-writes-docs" aria-label="Permalink to “A team that writes docs”">​</a></h1><div class="language-sh"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark" style="--shiki-light:#24292e;--shiki-dark:#e1e4e8;--shiki-light-bg:#fff;--shiki-dark-bg:#24292e;" tabindex="0" dir="ltr"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">npx</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> irilint</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> docs</span></span></code></pre></div><p>This reads Markdown, MDX, AsciiDoc, reStructuredText, HTML, LaTeX and <a href="./../languages.html">more</a>, links and images, and asks no server. It tells of links that are none (<code>[a] (https://…)</code>), hosts without a scheme, spaces, characters that nobody sees, schemes with a slip, and of what right-to-left text does to an address.</p><p>Irilint looks at what is written and does not open connections. A link checker asks whether the other side answers; the two find different mistakes, and <a href="./../beside.html">stand well beside each other</a>.</p><p>In a pull request, as annotations: <a href="./../integrations.html">GitHub, GitLab, pre-commit</a>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/documentation.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var documentation_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, documentation_default as default };
