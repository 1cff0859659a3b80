import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { developmentEnv } from './env';

const isServed = process.argv.includes('serve') || process.argv.includes('dev');

/** Adds to the dev server of this remote a page of its own, so that it runs without the shell. */
export const developmentPage = (config: Configuration): Configuration =>
  isServed
    ? {
        ...config,
        entry: { development: './dev/index.ts' },
        plugins: [
          ...(config.plugins ?? []),
          new rspack.HtmlRspackPlugin({ template: './dev/index.html', excludeChunks: ['landsea_family'] }),
        ],
        devServer: {
          ...config.devServer,
          historyApiFallback: { disableDotRule: true },
          proxy: [
            {
              context: ['/api', '/auth/google'],
              target: developmentEnv.gateway,
              changeOrigin: true,
              xfwd: false,
            },
          ],
        },
      }
    : config;
