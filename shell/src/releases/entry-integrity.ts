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

/** A file that does not arrive is not known to be tampered with. */
export const isTampered = async (url: string, integrity: string): Promise<boolean> => {
  const arrives = (init: RequestInit) =>
    fetch(url, { cache: 'no-cache', ...init }).then(
      ({ ok }) => ok,
      () => false,
    );
  return !(await arrives({ integrity })) && (await arrives({}));
};
