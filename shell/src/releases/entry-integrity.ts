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

/** Undefined while the file cannot be reached, which says nothing about it. */
export const findDefect = async (
  url: string,
  integrity: string,
): Promise<'integrity' | 'missing' | undefined> => {
  const ask = (init?: RequestInit) =>
    fetch(url, { cache: 'no-cache', ...init }).then(
      ({ status }) => status,
      () => 0,
    );
  const status = await ask();
  if (status === 404) return 'missing';
  return status === 200 && !(await ask({ integrity })) ? 'integrity' : undefined;
};
