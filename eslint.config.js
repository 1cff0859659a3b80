import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { oneConnection } from './infra/boundaries/one-connection.mjs';
import { commentSubject, verbFirst } from './infra/boundaries/plain-words.mjs';

/** Files that TypeScript does not check must know them by name. */
const nodeGlobals = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Za-z]\w+$/.test(name));

const tests = ['**/*.{spec,test}.{ts,tsx}', '**/{test,testing,migrations}/**', '**/*.d.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.landsea/',
      '.nx/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['shell/public/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        [
          ...['addEventListener', 'caches', 'dispatchEvent', 'document', 'HTMLInputElement', 'indexedDB'],
          ...['localStorage', 'location'],
          ...['MouseEvent', 'registration', 'removeEventListener', 'skipWaiting'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['services/**/*.ts', 'packages/nest-kit/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    plugins: { transactions: { rules: { 'one-connection': oneConnection } } },
    rules: { 'transactions/one-connection': 'error' },
  },
  {
    ignores: ['infra/boundaries/planted/**'],
    plugins: { words: { rules: { 'comment-subject': commentSubject, 'verb-first': verbFirst } } },
    rules: { 'words/comment-subject': 'error' },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', '{packages,services,infra}/**/*.{ts,tsx}'],
    ignores: [...tests, 'infra/boundaries/planted/**'],
    rules: {
      'words/verb-first': [
        'error',
        {
          allow: [
            ...['answerOf', 'brandPicturePath', 'conflictTexts', 'html', 'responseSchema', 'timeIn'],
            'timeToTrip',
          ],
        },
      ],
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'packages/{ui,web-kit}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
