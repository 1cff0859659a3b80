import { readFileSync } from 'node:fs';

interface RootManifest {
  devDependencies: Record<string, string>;
}

const root = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as RootManifest;

const libraries = ['react', 'react-dom', 'react-router', 'react-router-dom', 'react-redux', '@reduxjs/toolkit'];

const singleton = (requiredVersion: string | undefined) => ({ singleton: true, requiredVersion });

/**
 * What the shell and every remote have one copy of. Sub-paths count apart in federation, hence each name twice.
 * zod is left out on purpose: shared it comes whole, bundled it is shaken down to what is used.
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
  '@landsea/web-kit': singleton('0.1.0'),
  '@landsea/ui/': singleton('0.1.0'),
};
