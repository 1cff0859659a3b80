import { rspack, type RspackPluginInstance } from '@rspack/core';

export const publishJson = (name: string, value: unknown): RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('landsea-publish-json', (compilation) => {
      compilation.hooks.processAssets.tap('landsea-publish-json', () => {
        compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(value, null, 2)));
      });
    });
  },
});
