import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "src/lib/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.es2023 } },
    rules: {
      // TypeScript knows which names there are, those of the DOM's types included.
      "no-undef": "off",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets that are filled within one derived value and then only read need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that must stay where lines are broken is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // svelte-check knows better which warnings there would be.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: ["src/components/**", "src/lib/**"], rules: { "max-lines": ["error", { max: 600 }] } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
