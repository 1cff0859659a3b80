import tailwind from '@tailwindcss/postcss';
import { scopeUtilities } from './scope-utilities.mjs';

/**
 * PostCSS options of one app's sheet, for postcss-loader's `postcssOptions`.
 * @param {string} appName the remote's name (its `data-app`), or `shell`, whose utilities stay unscoped
 */
export const postcssFor = (appName) => ({
  plugins: appName === 'shell' ? [tailwind()] : [tailwind(), scopeUtilities(appName)],
});
