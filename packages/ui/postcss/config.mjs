import tailwind from '@tailwindcss/postcss';
import { scopeUtilities } from './scope-utilities.mjs';

/** @param {string} appName the remote's `data-app`, or `shell`, whose utilities stay unscoped */
export const makePostcssConfig = (appName) => ({
  plugins: appName === 'shell' ? [tailwind()] : [tailwind(), scopeUtilities(appName)],
});
