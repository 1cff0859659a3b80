import type { OwnDocuments, PageFiles } from '@landsea/contracts/core';
import { AppName } from '@landsea/contracts/releases';
import { listPageFileAddresses } from '@landsea/gateway/preloads';
import { readDocuments, listKnownPages, listPageFiles, type AppFiles } from './app-files.js';
import type { RouteFigure } from './budgets.js';

interface Build {
  address: string;
  files: PageFiles | undefined;
  documents: OwnDocuments;
}

/** Every page without the shell runs these of the shell. */
const scriptsOfShell = ['/before-paint.js', '/after-paint.js'];

/** Addresses of what a page without the shell loads; undefined for a page in it. */
const ownAddresses = ({ address, documents }: Build, page: string): string[] | undefined => {
  const own = documents[page];
  return own && [...own.files.map((file) => `${address}/${file}`), ...scriptsOfShell];
};

const addressOf = (app: AppName): string => (app === 'shell' ? '' : `/remotes/${app}`);

const variantsOf = (files: PageFiles | undefined, page: string): string[] => [
  'default',
  ...Object.keys(files?.pages ?? {})
    .filter((name) => name.startsWith(`${page}#`))
    .map((name) => name.slice(page.length + 1)),
];

/** Bytes of files as they are sent to a browser that takes brotli, by their addresses. */
function sizesOf(apps: AppFiles): (address: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const measure = async (address: string): Promise<number> => {
    const app = AppName.options.find((name) => name !== 'shell' && address.startsWith(`${addressOf(name)}/`));
    const read = apps[app ?? 'shell'];
    const path = address.slice(addressOf(app ?? 'shell').length + 1);
    const body = (await read?.(`${path}.br`)) ?? (await read?.(path));
    if (!body) throw new Error(`${address} is in page-files.json and not in the build.`);
    return body.length;
  };
  return (address) => {
    const size = known.get(address) ?? measure(address);
    known.set(address, size);
    return size;
  };
}

/** A page with variants counts as its heaviest one. Every route is concerned by the shell. */
export async function routeFigures(apps: AppFiles, released: AppName): Promise<RouteFigure[]> {
  const builds: Partial<Record<AppName, Build>> = {};
  for (const app of AppName.options) {
    const read = apps[app];
    if (read)
      builds[app] = {
        address: addressOf(app),
        files: await listPageFiles(read),
        documents: await readDocuments(read),
      };
  }
  const sizeOf = sizesOf(apps);
  const figures: RouteFigure[] = [];
  for (const page of await listKnownPages(apps)) {
    if (released !== 'shell' && page.owner !== released) continue;
    const figure = { path: page.path, access: page.access, scripts: 0, requests: 0 };
    for (const variant of variantsOf(builds[page.owner]?.files, page.name)) {
      const build = builds[page.owner];
      const own = build && ownAddresses(build, page.name);
      const addresses = own ?? listPageFileAddresses({ builds }, page, variant);
      const scripts = await Promise.all(addresses.filter((address) => address.endsWith('.js')).map(sizeOf));
      figure.scripts = Math.max(
        figure.scripts,
        scripts.reduce((sum, size) => sum + size, 0),
      );
      figure.requests = Math.max(figure.requests, addresses.length);
    }
    figures.push(figure);
  }
  return figures;
}
