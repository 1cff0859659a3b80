import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface RootManifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const root = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as RootManifest;

const libraries = ['react', 'react-dom'];
const router = 'react-router-dom';

const singleton = (requiredVersion: string | undefined) => ({ singleton: true, requiredVersion });

/**
 * Federation counts sub-paths separately, hence each name twice. Router and zod are reduced to the used
 * exports.
 */
export const sharedLibraries = {
  ...Object.fromEntries(
    libraries.flatMap((name) => {
      const share = singleton(root.devDependencies[name]);
      return [
        [name, share],
        [`${name}/`, share],
      ];
    }),
  ),
  [router]: {
    ...singleton(root.devDependencies[router]),
    version: root.devDependencies[router],
    import: fileURLToPath(new URL('./router-exports.mjs', import.meta.url)),
  },
  'zod/mini': {
    ...singleton(root.dependencies['zod']),
    version: root.dependencies['zod'],
    import: fileURLToPath(new URL('./zod-exports.mjs', import.meta.url)),
  },
  '@landsea/web-kit': singleton('0.1.0'),
  '@landsea/web-kit/rows': singleton('0.1.0'),
  '@landsea/web-kit/forms': singleton('0.1.0'),
  '@landsea/ui/': singleton('0.1.0'),
};

/** File names, because the package name would be the shared one again. */
export const resolveUnsharedRouter = (mode: 'development' | 'production'): string =>
  fileURLToPath(new URL(`../../../node_modules/react-router/dist/${mode}`, import.meta.url));

export const unsharedZod: string = fileURLToPath(new URL('../../../node_modules/zod/v4', import.meta.url));
