import { rspack, type RspackPluginInstance } from '@rspack/core';

const NAME = 'landsea-first-requests';

/** The script before all that waits for it, and the smallest font of that name, which is the subset one. */
export const announceFirstRequests = (name: string): RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(NAME, (page) => {
        const [font] = compilation
          .getAssets()
          .filter((asset) => asset.name.startsWith(`assets/${name}.`) && asset.name.endsWith('.woff2'))
          .sort((one, other) => one.source.size() - other.source.size());
        if (!font) throw new Error(`the build has no font ${name}`);
        for (const tag of page.headTags)
          if (tag.tagName === 'script') tag.attributes = { ...tag.attributes, fetchpriority: 'high' };
        page.headTags.unshift({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${font.name}`,
          },
          voidTag: true,
        });
        return Promise.resolve(page);
      });
    });
  },
});
