import js from "@eslint/js"
import svelte from "eslint-plugin-svelte"
import globals from "globals"
import ts from "typescript-eslint"

export default ts.config(
  { ignores: ["node_modules", "test-results", "src/lib/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // TypeScript knows better.
      "no-undef": "off",
      // Addresses are paths from the root; there is no other place to be served from.
      "svelte/no-navigation-without-resolve": "off",
      // Only rules pages of our own are put in as HTML.
      "svelte/no-at-html-tags": "off",
      // Sets and maps are either private or replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
)
