import type { AcceptedPlugin } from 'postcss';

/**
 * PostCSS options of one app's sheet, for postcss-loader's `postcssOptions`. `appName` is the remote's name (its
 * `data-app`), or `shell`, whose utilities stay unscoped.
 */
export function makePostcssConfig(appName: string): { plugins: AcceptedPlugin[] };
