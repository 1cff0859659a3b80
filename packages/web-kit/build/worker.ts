import { resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import { minimizer, scripts } from './scripts';

/** Scripts that run beside a page: each is one file without a hash, in the folder of the build that `after` names and that comes first. */
export const makeWorkerConfig = (after: string, entry: Record<string, string>): Configuration => ({
  name: `workers of ${after}`,
  dependencies: [after],
  context: process.cwd(),
  mode: 'production',
  target: ['webworker', 'es2022'],
  devtool: false,
  entry,
  output: { path: resolve('dist'), filename: '[name].js', clean: false },
  resolve: {
    extensions: ['.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.js'] },
    conditionNames: ['source', 'import', 'module', 'default'],
  },
  module: { rules: [scripts] },
  optimization: { minimizer },
  performance: false,
});
