import { registerPlugins } from '@module-federation/enhanced/runtime';

const hashes = new Map<string, string>();
let isRegistered = false;

/** The script at this address runs only when it has this hash. */
export const requireIntegrity = (url: string, integrity: string): void => {
  hashes.set(url, integrity);
  if (isRegistered) return;
  isRegistered = true;
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript: ({ url: address }) => {
        const hash = hashes.get(address);
        if (!hash) return undefined;
        const script = document.createElement('script');
        Object.assign(script, { src: address, integrity: hash, async: true });
        return script;
      },
    },
  ]);
};
