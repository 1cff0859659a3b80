import { rspack } from '@rspack/core';

export const isDev = process.argv.includes('serve') || process.argv.includes('dev');

export const scripts = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
} as const;

/** Our styles need these versions; older ones would repeat each rule. */
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: ['chrome >= 123', 'safari >= 17.5', 'firefox >= 128'] },
  }),
];
