import { rspack } from '@rspack/core';
import type { RspackPluginInstance } from '@rspack/core';
import { publishedPages } from '../src/pages/define-pages';
import type { PageDefinition } from '../src/pages/page-definition';

/** Writes `pages.json` beside the build: its paths and navigation entries, for `/remotes.json`. */
export const publishPages = (pages: readonly PageDefinition[]): RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('landsea-publish-pages', (compilation) => {
      compilation.hooks.processAssets.tap('landsea-publish-pages', () => {
        const text = JSON.stringify(publishedPages(pages), null, 2);
        compilation.emitAsset('pages.json', new rspack.sources.RawSource(text));
      });
    });
  },
});
