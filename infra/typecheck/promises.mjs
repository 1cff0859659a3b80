// Rules of ESLint that need types. They take minutes, so they are a stage of `npm test` and no part of `npm run lint`.
import tseslint from 'typescript-eslint';

const tests = ['**/*.spec.{ts,tsx}', '**/testing/**', 'e2e/**'];

const half = (project, files) => ({
  files,
  plugins: { '@typescript-eslint': tseslint.plugin },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    // Handlers of forms are asynchronous, and show what fails.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
});

export default [
  { ignores: ['**/node_modules/', '**/dist/', '**/*.{js,mjs,cjs}'] },
  half('node.json', [
    '{services,e2e}/**/*.ts',
    'packages/{contracts,nest-kit,rules}/**/*.ts',
    'infra/{faults,gateway,local,stripe}/**/*.ts',
  ]),
  half('web.json', ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'packages/{ui,web-kit}/**/*.{ts,tsx}']),
  {
    files: tests,
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }] },
  },
];
