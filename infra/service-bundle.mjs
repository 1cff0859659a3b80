import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const { jsc } = JSON.parse(readFileSync(new URL('swcrc.json', import.meta.url), 'utf8'));

/** The processes of a service. */
const entries = ['main', 'migrate', 'import-catalogue', 'newsletter', 'replay', 'compare', 'data-source.cli'];
const entry = Object.fromEntries(
  entries.flatMap((name) => (existsSync(`src/${name}.ts`) ? [[name, `./src/${name}.ts`]] : [])),
);

/** Loaded from node_modules: what is compiled for the machine, what reads its own files, and the driver, of which there is one for all who use it. */
const apart = /^(@node-rs\/argon2|pdfkit|pg|sharp|unpdf)$/;
/** The files that hold no code of ours. */
const packages = /(packages|node_modules.*)\.js$/;
/** Nest looks for these and does without. */
const optional = /^(@nestjs\/(microservices|websockets)|@fastify|class-validator|class-transformer)(\/|$)/;

/**
 * A service with the packages it uses, in a few files: a start reads these instead of two thousand.
 * @type {import('@rspack/core').Configuration}
 */
export default {
  context: process.cwd(),
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry,
  experiments: { outputModule: true },
  output: {
    path: resolve('dist'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
    filename: '[name].js',
    chunkFilename: '[name].js',
  },
  optimization: {
    // The packages lose their comments and their space, not their names: half of what a start has to read.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        test: packages,
        minimizerOptions: { compress: false, mangle: false, format: { comments: false } },
      }),
    ],
    nodeEnv: false,
    // A class keeps its name for logs and errors.
    concatenateModules: false,
    moduleIds: 'named',
    chunkIds: 'named',
    runtimeChunk: 'single',
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        packages: { name: 'packages', test: /node_modules/, enforce: true, priority: 1 },
        default: { name: 'shared', minChunks: 2, enforce: true },
      },
    },
  },
  resolve: {
    extensions: ['.ts', '.mjs', '.js', '.json'],
    extensionAlias: { '.js': ['.ts', '.js'] },
    byDependency: {
      esm: { conditionNames: ['source', 'node', 'import', 'default'] },
      commonjs: { conditionNames: ['node', 'require', 'default'] },
    },
  },
  externalsPresets: { node: true },
  externals: [
    ({ request, dependencyType }, done) => {
      if (!apart.test(request) && !optional.test(request)) return done();
      return done(null, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`);
    },
  ],
  module: {
    // Nest loads TypeORM in this way, which would load it a second time, file by file.
    parser: { javascript: { createRequire: true } },
    rules: [
      {
        test: /openapi[\\/]own-contracts\.ts$/,
        enforce: 'pre',
        loader: fileURLToPath(new URL('contracts-loader.mjs', import.meta.url)),
      },
      { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc }, type: 'javascript/auto' },
      // What these look for by a name that they are given is theirs to find, or to do without.
      {
        test: /node_modules\/(@nestjs\/(common|core)|bullmq|express|typeorm)\//,
        parser: { importDynamic: false, requireDynamic: false },
      },
    ],
  },
  // Node reads a map when it loads the file: those of the packages were a quarter of a start.
  plugins: [new rspack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: packages })],
  stats: 'errors-only',
};
