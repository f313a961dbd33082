import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttr, ssrRenderAttrs } from "vue/server-renderer";
// content/images/vscode-problems.png
var vscode_problems_default = "/__VP_BASE__/assets/vscode-problems.BeO7liQp.png";
// content/start/editor.md
var __pageData = JSON.parse("{\"title\":\"Who uses an editor\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"start/editor.md\",\"filePath\":\"start/editor.md\"}");
var _sfc_main = { name: "start/editor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="who-uses-an-editor" tabindex="-1">Who uses an editor <a class="header-anchor" href="#who-uses-an-editor" aria-label="Permalink to “Who uses an editor”">​</a></h1><p>VS Code: search its extensions for “Irilint”. Any other editor that speaks the Language Server Protocol:</p><div class="language-sh"><button title="Copy code" data-copied="Copied" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark" style="--shiki-light:#24292e;--shiki-dark:#e1e4e8;--shiki-light-bg:#fff;--shiki-dark-bg:#24292e;" tabindex="0" dir="ltr"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">npm</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> install</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> --global</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> iri-language-server</span></span></code></pre></div><p><a href="./../editors.html">Snippets</a> for Neovim, Emacs, Helix, Zed, Sublime Text, Kate and the IDEs of JetBrains. To see that it works, open a file with <code>https://example.org/a%b</code> in it: the percent sign is underlined. Hover over it for the reason, the URI form and the order of display; the light bulb has the ways out.</p><p><img${ssrRenderAttr("src", vscode_problems_default)} alt="Problems in VS Code" width="1800" height="990"></p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/editor.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var editor_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, editor_default as default };
