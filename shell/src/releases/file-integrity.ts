import type { HashFile } from '@landsea/contracts/core';
import type { FileHashes } from '@landsea/contracts/releases';
import { getOwnHashFile } from './trusted-keys';

const entries = new Map<string, string>();
/** Reads of the hashes of a build, by the address of its folder. */
const builds = new Map<string, () => Promise<FileHashes>>();

/** The script at this address runs only when it has this hash. */
export const requireIntegrity = (address: string, integrity: string): void => {
  entries.set(address, integrity);
};

/** Scripts and sheets below this folder run only with the hash that this file has for them. */
export const requireHashes = (folder: string, { path, integrity }: HashFile): void => {
  let reading: Promise<FileHashes> | undefined;
  const fetchHashes = async (cache: RequestCache) =>
    (await fetch(folder + path, { integrity, cache })).json() as Promise<FileHashes>;
  // A cache on the way may have kept it changed or cut off, for as long as its name is.
  const read = () => fetchHashes('default').catch(() => fetchHashes('reload'));
  builds.set(folder, () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  });
};

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/assets/') + 1);

const isVerified = (address: string) =>
  entries.has(address) || (/\.(js|css)$/.test(address) && builds.has(folderOf(address)));

/** The document announces what its page loads first with its hash. @throws when the build has no such file. */
const findHash = async (address: string): Promise<string> => {
  const announcement = document.querySelector(`link[rel=preload][href="${new URL(address).pathname}"]`);
  const known = entries.get(address) ?? announcement?.getAttribute('integrity');
  if (known) return known;
  const folder = folderOf(address);
  const hash = (await builds.get(folder)?.())?.[address.slice(folder.length)];
  if (!hash) throw new Error(`${address} was not released`);
  return hash;
};

/** Counts by folder: a browser keeps what it refused to a preload, by its address. */
const refusals = new Map<string, number>();

const HELP_AGAIN_MS = 10_000;
let asking: Promise<typeof import('./when-wrong') | undefined> | undefined;

/** Not asked for at each failure: it may be among the files that cannot be loaded. */
const askForHelp = () => {
  asking ??= import('./when-wrong').catch(() => {
    setTimeout(() => (asking = undefined), HELP_AGAIN_MS);
    return undefined;
  });
  return asking;
};

const noteFailure = async (address: string, integrity: string) => {
  const help = await askForHelp();
  const folder = folderOf(address);
  if (await help?.noteFailedFile(address, integrity)) refusals.set(folder, (refusals.get(folder) ?? 0) + 1);
};

type Loaded = HTMLScriptElement | HTMLLinkElement;

const appendVerified = async (element: Loaded, address: string, append: (element: Loaded) => unknown) => {
  try {
    const integrity = await findHash(address);
    element.setAttribute('integrity', integrity);
    // Entries have no folder of their own, and their address stays.
    const refused = entries.has(address) ? 0 : refusals.get(folderOf(address));
    if (refused) {
      const again = `${address}?again=${refused}`;
      Object.assign(element, element instanceof HTMLScriptElement ? { src: again } : { href: again });
    }
    // Before the loader's own listener: it decides by what is noted here.
    element.addEventListener('error', () => void noteFailure(address, integrity), { capture: true });
    append(element);
  } catch {
    element.dispatchEvent(new Event('error'));
  }
};

/**
 * The bundler and federation add each script and sheet to the head by `appendChild`. Here it gets its hash first, so that
 * what was changed on its way never runs.
 */
export const verifyFiles = (): void => {
  const { head } = document;
  const own = getOwnHashFile();
  if (own) requireHashes(`${window.location.origin}/`, own);
  const append = head.appendChild.bind(head);
  head.appendChild = <T extends Node>(node: T): T => {
    const element = node instanceof HTMLScriptElement || node instanceof HTMLLinkElement ? node : undefined;
    const address = element && ('src' in element ? element.src : element.href);
    if (!element || !address || !isVerified(address)) return append(node);
    void appendVerified(element, address, append);
    return node;
  };
};
