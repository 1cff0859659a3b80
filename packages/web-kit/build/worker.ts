import { resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import { minimizer, scripts } from './scripts';

/** The host's service worker: one file without a hash, beside the host's page, whose build comes first. */
export const workerConfig = (entry: string): Configuration => ({
  name: 'worker',
  dependencies: ['host'],
  context: process.cwd(),
  mode: 'production',
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: { sw: entry },
  output: { path: resolve('dist'), filename: '[name].js', clean: false },
  resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['source', 'import', 'module', 'default'] },
  module: { rules: [scripts] },
  optimization: { minimizer },
  performance: false,
});
