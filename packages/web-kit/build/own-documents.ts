import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REMOTE_MARK, type OwnDocuments } from '@landsea/contracts/core';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { isDev, minimizer, scripts } from './scripts';

export interface DocumentSources {
  /** Runs in the browser. */
  start: string;
  /** Draws the page on a server. */
  view: string;
  html: string;
}

/** By the name of the page. */
export type DocumentsOfRemote = Readonly<Record<string, DocumentSources>>;

const NAME = 'landsea-own-documents';
const fileName = (page: string): string => page.toLowerCase();
const viewFile = (page: string): string => `views/${fileName(page)}.mjs`;

/** A developed page is drawn by its scripts alone. */
const hashOfView = (page: string): string =>
  isDev
    ? ''
    : createHash('sha256')
        .update(readFileSync(resolve('dist', viewFile(page))))
        .digest('base64');

const sheetElement = (file: string): string => `<link rel="stylesheet" href="${REMOTE_MARK}/${file}" />`;
const scriptElements = (files: readonly string[]): string => {
  const addresses = files.map((file) => `${REMOTE_MARK}/${file}`);
  const toCome = JSON.stringify({ scripts: addresses, files: [], early: [], isAtOnce: true });
  return [
    ...addresses.map((address) => `<link rel="preload" as="script" fetchpriority="low" href="${address}" />`),
    `<script type="application/json" id="scripts-to-come">${toCome}</script>`,
  ].join('');
};

const publishDocuments = (documents: DocumentsOfRemote): RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const emit = (path: string, text: string) =>
          compilation.emitAsset(path, new rspack.sources.RawSource(text));
        const published: OwnDocuments = {};
        for (const [page, { html }] of Object.entries(documents)) {
          const files = compilation.entrypoints.get(fileName(page))?.getFiles() ?? [];
          const [sheets, loaded] = ['.css', '.js'].map((end) => files.filter((file) => file.endsWith(end)));
          const path = `documents/${fileName(page)}.html`;
          published[page] = {
            html: path,
            files: [...(sheets ?? []), ...(loaded ?? [])],
            view: hashOfView(page),
          };
          const text = readFileSync(resolve(html), 'utf8')
            .replace('<!-- build:sheets -->', () => (sheets ?? []).map(sheetElement).join(''))
            .replace('<!-- build:scripts -->', () => scriptElements(loaded ?? []));
          emit(path, text);
        }
        emit('documents.json', JSON.stringify(published, null, 2));
      });
    });
  },
});

const entriesOf = (documents: DocumentsOfRemote, kind: 'start' | 'view'): Record<string, string> =>
  Object.fromEntries(Object.entries(documents).map(([page, sources]) => [fileName(page), sources[kind]]));

/** One file each, with React in it, which the gateway takes into its own build. */
const makeViewConfig = (after: string, documents: DocumentsOfRemote): Configuration => ({
  name: `views of ${after}`,
  dependencies: [after],
  context: process.cwd(),
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: entriesOf(documents, 'view'),
  output: {
    path: resolve('dist'),
    clean: false,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    filename: 'views/[name].mjs',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['source', 'node', 'import', 'module', 'default'],
  },
  module: { rules: [scripts] },
  optimization: { minimizer },
  performance: false,
});

/** @param base settings of a page that is the product’s own: its utilities have no scope. */
export const makeDocumentConfigs = (
  after: string,
  documents: DocumentsOfRemote,
  base: Configuration,
): Configuration[] => {
  const views = isDev ? [] : [makeViewConfig(after, documents)];
  const page: Configuration = {
    ...base,
    name: `documents of ${after}`,
    dependencies: [after, ...views.flatMap(({ name }) => name ?? [])],
    entry: entriesOf(documents, 'start'),
    output: { ...base.output, clean: false, uniqueName: `${base.output?.uniqueName ?? after}_documents` },
    plugins: [...(base.plugins ?? []), publishDocuments(documents)],
  };
  return [...views, page];
};
