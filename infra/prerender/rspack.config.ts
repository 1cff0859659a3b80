import { fileURLToPath } from 'node:url';
import type { PublishedPages, RemoteName } from '@landsea/contracts/core';
import { toPublishedPages } from '@landsea/web-kit/pages';
import { rspack, type Configuration } from '@rspack/core';
import { REMOTE_MARK } from '../../packages/contracts/src/core/prerendered';
import { pages as agentPages } from '../../mfe-agent/src/pages';
import { pages as familyPages } from '../../mfe-family/src/pages';
import { pages as marketingPages } from '../../mfe-marketing/src/pages';

const published: Record<RemoteName, PublishedPages> = {
  family: toPublishedPages(familyPages),
  agent: toPublishedPages(agentPages),
  marketing: toPublishedPages(marketingPages),
};

/** The shell's frame and the public pages of one app for Node, from their sources. */
export default ({ part }: { part: 'marketing' | 'shell' }): Configuration => ({
  context: fileURLToPath(new URL('.', import.meta.url)),
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: { prerender: `./render/${part}.ts` },
  output: {
    path: fileURLToPath(new URL(`./dist/${part}`, import.meta.url)),
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    publicPath: `${REMOTE_MARK}/`,
    // As in the build for the browser, which holds these files.
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['source', 'node', 'import', 'module', 'default'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'asset/source' },
      {
        test: /\.(woff2|png|jpg|webp|avif|svg|mp4|vtt)$/,
        type: 'asset/resource',
        generator: { emit: false },
      },
    ],
  },
  plugins: [new rspack.DefinePlugin({ PUBLISHED_PAGES: JSON.stringify(published) })],
  optimization: { minimize: false },
  performance: false,
});
