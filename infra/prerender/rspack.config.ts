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

type Part = 'first-screen' | 'marketing' | 'shell';

/** Code that runs in the gateway is part of the gateway's build. */
const folderOf = (part: Part): string =>
  part === 'first-screen' ? '../gateway/dist/first-screen' : `./dist/${part}`;
const entryOf = (part: Part): Record<string, string> =>
  part === 'first-screen' ? { view: './render/first-screen/view.tsx' } : { prerender: `./render/${part}.ts` };

/** A server has no window; menus that a wide one loads at once look like those of a phone until they are opened. */
const assumedWindow = [
  new rspack.DefinePlugin({
    'typeof window': '"undefined"',
    window: '({ innerWidth: 0, addEventListener: () => undefined })',
  }),
  new rspack.ProvidePlugin({
    matchMedia: [
      fileURLToPath(new URL('./render/first-screen/match-media.ts', import.meta.url)),
      'matchMedia',
    ],
  }),
];

/** The shell's frame and pages of one app for Node, from their sources. */
export default ({ part }: { part: Part }): Configuration => ({
  context: fileURLToPath(new URL('.', import.meta.url)),
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: entryOf(part),
  output: {
    path: fileURLToPath(new URL(folderOf(part), import.meta.url)),
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
  plugins: [
    new rspack.DefinePlugin({ PUBLISHED_PAGES: JSON.stringify(published) }),
    ...(part === 'first-screen' ? assumedWindow : []),
  ],
  optimization: { minimize: false },
  performance: false,
});
