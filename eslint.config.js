import { defineConfig, globalIgnores } from "eslint/config";
import eslintPlugin from "eslint-plugin-eslint-plugin";
import * as regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores([
    "site/.vitepress/",
    "site/content/",
    "**/dist/",
    "**/node_modules/",
    "examples/",
    "**/fixtures/",
    "packages/core/src/data/",
  ]),
  {
    files: ["**/*.ts", "**/*.cts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: "tsconfig.tests.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/array-type": ["error", { default: "array" }],
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `absent` and `empty` differ, so components are compared with undefined and never tested for truthiness.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      // The compiler asks for brackets in the packages, and does not in tests.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // A loop over code units or a typed array is the faster one, also where it does without the index.
      "@typescript-eslint/prefer-for-of": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // Text is cut into characters on purpose.
      "@typescript-eslint/no-misused-spread": "off",
      "no-control-regex": "off",
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Named exports only, except where a host demands a default." },
      ],
    },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: { eqeqeq: "error" },
  },
  {
    // What reads somebody's text takes time in proportion to it; a sticky pattern is tried at one place only.
    files: ["packages/*/src/**/*.ts"],
    ignores: ["**/*.test.ts"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": ["error", { ignoreSticky: true }],
    },
  },
  {
    files: ["packages/eslint-plugin/src/**/*.ts"],
    extends: [eslintPlugin.configs.recommended],
  },
  {
    files: ["**/*.test.ts", "**/test/**/*.ts"],
    rules: {
      // A test may assert what the compiler cannot know, and mocha's callbacks need not return.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-floating-promises": "off",
      "@typescript-eslint/require-await": "off",
      // Tests by another runner would run within mocha without being counted, or failing it.
      "no-restricted-imports": ["error", { paths: [{ name: "node:test", message: "Mocha has describe and it." }] }],
    },
  },
);
