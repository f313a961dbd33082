import { defineConfig, type DefaultTheme } from "vitepress";
import { checkLinks, decisionLinks, referenceLinks } from "./content-links.ts";
import { notices } from "./notices.ts";

/** Two links of a chain, so that no browser asks for the icon of the whole host. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%235672cd' stroke-width='2'%3E%3Crect x='1' y='5' width='8' height='6' rx='3'/%3E%3Crect x='7' y='5' width='8' height='6' rx='3'/%3E%3C/svg%3E";

/** Built from `content/`, which `tools/collect.ts` writes. Links are relative, so the site works in any folder. */
export default defineConfig({
  srcDir: "content",
  outDir: "dist",
  base: "./",
  lang: "en",
  title: "Irilint",
  description: "The linter and editor extension for Internationalized Resource Identifiers",
  lastUpdated: false,
  head: [["link", { rel: "icon", href: icon }]],
  // Examples of wrong addresses are no links, and "{id}" behind one is a part of it.
  markdown: { linkify: false, attrs: { disable: true } },
  themeConfig: {
    search: {
      provider: "local",
      options: {
        miniSearch: {
          searchOptions: {
            // What has all the words, not one of them; a word of five letters is no slip of another one.
            combineWith: "AND",
            fuzzy: 0.09,
            // Pages of checks answer most questions, tables of evidence hold nearly every word. It runs in the page, and is written
            // there as it stands here.
            boostDocument: (address) =>
              /\/checks\//.test(address)
                ? 3
                : /\/(?:mutation|slips|strangers|repairs|real-code|real-code-packages|updates|decisions)\b/.test(
                      address,
                    )
                  ? 0.3
                  : 1,
          },
        },
      },
    },
    outline: [2, 3],
    nav: [
      { text: "Start", link: "/start/" },
      { text: "Checks", link: "/codes" },
      { text: "Library", link: "/reference/" },
      { text: "Playground", link: "/playground" },
    ],
    sidebar: [
      { text: "Playground", link: "/playground" },
      {
        text: "Start",
        items: [
          { text: "Which of these are you?", link: "/start/" },
          { text: "A JavaScript team", link: "/start/javascript" },
          { text: "A team that writes docs", link: "/start/documentation" },
          { text: "An RDF engineer", link: "/start/rdf" },
          { text: "A security reviewer", link: "/start/security" },
          { text: "Who uses the library", link: "/start/library" },
          { text: "Who uses an editor", link: "/start/editor" },
        ],
      },
      {
        text: "Use",
        items: [
          { text: "The command", link: "/packages/cli" },
          { text: "The plugin for ESLint", link: "/packages/eslint-plugin" },
          { text: "VS Code", link: "/packages/vscode-client" },
          { text: "Other editors", link: "/editors" },
          { text: "The language server", link: "/packages/lsp-server" },
          { text: "Its protocol", link: "/protocol" },
          { text: "Everywhere else", link: "/integrations" },
          { text: "Settings", link: "/settings" },
          { text: "Large dumps", link: "/scale" },
          { text: "Languages", link: "/languages" },
          { text: "Charsets", link: "/charsets" },
          { text: "Conventions", link: "/conventions" },
        ],
      },
      { text: "Checks", collapsed: true, items: [{ text: "All checks", link: "/codes" }, ...checkLinks()] },
      { text: "Library", collapsed: true, items: [{ text: "Overview", link: "/packages/core" }, ...referenceLinks()] },
      {
        text: "Beside other tools",
        items: [{ text: "What each finds", link: "/beside" }],
      },
      {
        text: "Evidence",
        collapsed: true,
        items: [
          { text: "Specifications", link: "/specifications" },
          { text: "Conformance", link: "/conformance" },
          { text: "Speed", link: "/speed" },
          { text: "Reliability", link: "/reliability" },
          { text: "Real code", link: "/real-code" },
          { text: "Repairs", link: "/repairs" },
          { text: "Strangers", link: "/strangers" },
          { text: "Slips", link: "/slips" },
          { text: "Mutation", link: "/mutation" },
          { text: "After edits", link: "/updates" },
          { text: "When is a literal an identifier?", link: "/classification" },
        ],
      },
      { text: "Decisions", collapsed: true, items: decisionLinks() },
    ] satisfies DefaultTheme.Sidebar,
    socialLinks: [{ icon: "github", link: "https://github.com/irilint/irilint" }],
  },
  vite: { plugins: [notices()], build: { chunkSizeWarningLimit: 2000 } },
});
