import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { makePostcssConfig } from '@landsea/ui/postcss';
import type { ExperimentFile } from '@landsea/contracts/experiments';
import { toPublishedPages } from '../src/pages/define-pages';
import type { PageDefinition } from '../src/pages/page-definition';
import { hostChunks, remoteChunks } from './chunk-groups';
import { buildEnv } from './env';
import { announceFirstRequests } from './first-requests';
import { makeDocumentConfigs, type DocumentsOfRemote } from './own-documents';
import { publishPageFiles } from './page-files';
import { refreshAcrossRemotes } from './refresh-across-remotes';
import { isDev, minimizer, scripts } from './scripts';
import { sharedLibraries, resolveUnsharedRouter, unsharedZod } from './shared-libraries';
import { makeWorkerConfig } from './worker';

const publishJson = (name: string, value: unknown): RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('landsea-publish-json', (compilation) => {
      compilation.hooks.processAssets.tap('landsea-publish-json', () => {
        compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(value, null, 2)));
      });
    });
  },
});

type AppName = 'shell' | 'family' | 'agent' | 'marketing';
const devPortOffset: Record<AppName, number> = { shell: 10, family: 11, agent: 12, marketing: 13 };

const { portBase } = buildEnv;
const gateway = `http://localhost:${portBase}`;

const containerName = (name: AppName) => `landsea_${name}`;

const subsetFonts = fileURLToPath(new URL('./subset-font-loader.mjs', import.meta.url));

/** @param scope whose utilities the sheets hold: the name of a remote, or `shell` for those without a scope. */
const pageConfig = (name: AppName, scope: AppName): Configuration => ({
  context: process.cwd(),
  mode: isDev ? 'development' : 'production',
  // Federation loads chunks by name; a lazily compiled one would not exist yet.
  lazyCompilation: false,
  target: ['web', 'es2022'],
  devtool: isDev ? 'cheap-module-source-map' : 'source-map',
  output: {
    path: resolve('dist'),
    clean: true,
    uniqueName: containerName(name),
    publicPath: name === 'shell' ? '/' : 'auto',
    filename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
    chunkFilename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
    cssFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
    cssChunkFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
    // A failed module must be evaluated again when it is requested again.
    strictModuleExceptionHandling: true,
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    alias: {
      'react-router-unshared': resolveUnsharedRouter(isDev ? 'development' : 'production'),
      'zod-unshared': unsharedZod,
    },
    conditionNames: ['source', 'import', 'module', 'browser', 'default'],
  },
  module: {
    rules: [
      scripts,
      {
        test: /\.css$/,
        type: 'css',
        use: [
          {
            loader: 'postcss-loader',
            options: { postcssOptions: { config: false, ...makePostcssConfig(scope) } },
          },
        ],
      },
      { test: /\.(woff2|png|jpg|webp|avif|svg|mp4|vtt)$/, type: 'asset/resource' },
      { test: /\.woff2$/, resourceQuery: /wght=/, use: subsetFonts },
    ],
  },
  plugins: isDev ? [new ReactRefreshRspackPlugin()] : [],
  optimization: { minimizer },
  performance: false,
});

const appConfig = (name: AppName, federation: { exposes?: Record<string, string> }): Configuration => {
  const config = pageConfig(name, name);
  const plugins = [federate(name, federation), ...(config.plugins ?? [])];
  return { ...config, plugins, devServer: devServerOf(name) };
};

const federate = (name: AppName, federation: { exposes?: Record<string, string> }) =>
  new ModuleFederationPlugin({
    name: containerName(name),
    ...(federation.exposes && { exposes: federation.exposes, filename: 'remoteEntry.js' }),
    shared: sharedLibraries,
    shareStrategy: 'loaded-first',
    runtimePlugins: [fileURLToPath(new URL('./share-failover.ts', import.meta.url))],
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      // Remotes are named by their scripts; snapshots serve those that are named by a manifest.
      optimization: { target: 'web', disableSnapshot: true },
      // Each remote would carry 25 kB of the federation runtime again.
      ...(name === 'shell' && { provideExternalRuntime: true }),
      ...(name !== 'shell' && !isDev && { externalRuntime: true }),
    },
  });

const devServerOf = (name: AppName): Configuration['devServer'] => ({
  host: '127.0.0.1',
  allowedHosts: ['localhost', '127.0.0.1'],
  port: portBase + devPortOffset[name],
  // A remote inside the shell's page would look for updates at the page's address.
  client: { webSocketURL: { hostname: 'localhost', port: portBase + devPortOffset[name] } },
  hot: true,
  liveReload: false,
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/**
 * The rspack configurations of a remote, run in its own folder. Its pages are published in `dist/pages.json`, its experiments
 * in `dist/experiments.json`.
 */
export const defineRemote = (remote: {
  name: Exclude<AppName, 'shell'>;
  exposes: Record<string, string>;
  pages: readonly PageDefinition[];
  experiments?: ExperimentFile;
  workers?: Record<string, string>;
  documents?: DocumentsOfRemote;
}): Configuration[] => {
  const base = appConfig(remote.name, remote);
  const published = [
    publishJson('pages.json', toPublishedPages(remote.pages)),
    publishPageFiles(remote.pages, [containerName(remote.name), '__federation_expose_remote']),
    ...(remote.experiments ? [publishJson('experiments.json', remote.experiments)] : []),
  ];
  const config = {
    ...base,
    name: remote.name,
    entry: {},
    plugins: [...(base.plugins ?? []), ...published],
    optimization: { ...base.optimization, splitChunks: remoteChunks },
  };
  const documents = remote.documents
    ? makeDocumentConfigs(remote.name, remote.documents, pageConfig(remote.name, 'shell'))
    : [];
  if (isDev) return [withDevPage(config, remote.name), ...documents];
  const workers = remote.workers ? [makeWorkerConfig(remote.name, remote.workers)] : [];
  return [config, ...workers, ...documents];
};

const devPage = fileURLToPath(new URL('./dev-page', import.meta.url));

/** The remote then runs without the shell; calls go to the running product. */
const withDevPage = (config: Configuration, name: AppName): Configuration => ({
  ...config,
  entry: { development: `${devPage}/index.ts` },
  resolve: {
    ...config.resolve,
    alias: { ...config.resolve?.alias, 'landsea-remote': resolve('src/remote.ts') },
  },
  plugins: [
    ...(config.plugins ?? []),
    new rspack.HtmlRspackPlugin({
      template: `${devPage}/index.html`,
      publicPath: '/',
      excludeChunks: [containerName(name)],
    }),
  ],
  devServer: {
    ...config.devServer,
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api', '/auth/google'], target: gateway, changeOrigin: true, xfwd: false }],
  },
});

/**
 * `/remotes.json` names the remotes at run time; in development the gateway's `DEV_REMOTES=family,marketing`
 * points at dev servers.
 */
export const defineHost = (host: {
  entry: string;
  template: string;
  worker: string;
  pages: readonly PageDefinition[];
}): Configuration[] => {
  const config = appConfig('shell', {});
  const page: Configuration = {
    ...config,
    name: 'host',
    entry: { shell: host.entry },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        template: host.template,
        templateParameters: { beforeScripts: isDev ? refreshAcrossRemotes : '' },
        scriptLoading: 'defer',
        // Comments mark where the gateway writes.
        minify: false,
      }),
      publishJson('pages.json', toPublishedPages(host.pages)),
      publishPageFiles(host.pages, ['./bootstrap']),
      announceFirstRequests('inter-latin-wght-normal'),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
    ],
    optimization: { ...config.optimization, splitChunks: hostChunks },
    devServer: {
      ...config.devServer,
      historyApiFallback: { disableDotRule: true },
      proxy: [{ context: ['/api', '/remotes', '/remotes.json', '/auth/google'], target: gateway }],
    },
  };
  return isDev ? [page] : [page, makeWorkerConfig('host', { sw: host.worker })];
};
