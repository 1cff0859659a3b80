import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEEP_HEADER, LATE_FILES_HEADER } from '@landsea/contracts/offline';
import { call, closeAll, folderOf, gatewayWith, hashOf, releasedFiles } from './doubles.js';

afterEach(closeAll);

const [B1, S1, S2] = ['aaaaaaaaaaaa', 'cccccccccccc', 'dddddddddddd'];
const BUDGET = '/trip/3f0a1c5e-7d1b-4c64-9d0f-0f7c0a1b2c3d/budget';
const hashFile = 'assets/hashes.0123456789.json';
const group = (files: string[]) => ({ files, shared: [] });

const family = {
  'remoteEntry.js': 'entry',
  'assets/guide.js': 'chunk',
  'assets/guide.css': 'sheet',
  'assets/late.js': 'late chunk',
  'page-files.json': JSON.stringify({
    entry: group(['remoteEntry.js']),
    pages: {
      Guide: group(['assets/guide.js', 'assets/guide.css']),
      Budget: { ...group(['assets/guide.js']), late: group(['assets/late.js']) },
    },
    shared: {},
  }),
  'prerendered/index.json': JSON.stringify({ pages: { '/guide': { default: 'guide.json' } }, sitemap: [] }),
  'prerendered/guide.json': JSON.stringify({ title: 'Guide', head: '', body: '<main>Guide</main>' }),
};
const shell = (build: string) => ({
  'index.html': `<!doctype html><html><head><script src="/before-paint.js"></script>
<script defer fetchpriority="high" src="/site-config.js"></script><script defer src="/assets/shell.0123456789.js"></script>
<link href="/assets/shell.0123456789.css" rel="stylesheet"></head><body>
<div id="root"><!-- document:root --><!-- /document:root --></div><!-- document:data --></body></html>`,
  'before-paint.js': `before paint of ${build}`,
  'after-paint.js': `after paint of ${build}`,
  'site-config.js': 'config',
  'assets/shell.0123456789.js': 'shell',
  'assets/shell.0123456789.css': 'shell sheet',
  'assets/frame.js': 'frame',
  'page-files.json': JSON.stringify({
    entry: group(['assets/shell.0123456789.js', 'assets/frame.js']),
    pages: {},
    shared: {},
  }),
});

const pages = {
  paths: [
    { path: '/guide', name: 'Guide', access: 'public' },
    { path: '/trip/:tripId/budget', name: 'Budget', access: 'trip' },
  ],
  nav: [],
};
const listOf = (version: number, live: string, previous?: string) => {
  const entry = `/remotes/family/${B1}/remoteEntry.js`;
  const remote = { live: { build: B1, entry, integrity: hashOf('entry'), pages } };
  const builds = { live: { build: live }, ...(previous && { previous: { build: previous } }) };
  return JSON.stringify({ list: { version, shell: builds, remotes: { family: remote } }, signatures: [] });
};

interface Folder {
  isShellVerifying?: boolean;
  isRemoteVerified?: boolean;
  siteConfigFile?: string;
}

async function running({ isShellVerifying = true, isRemoteVerified = true, siteConfigFile }: Folder = {}) {
  const inRemote: Record<string, string> = isRemoteVerified ? { [hashFile]: '{}' } : {};
  const inShell: Record<string, string> = isShellVerifying ? { [hashFile]: '{}' } : {};
  const webFolder = await folderOf({
    ...releasedFiles(`remotes/family/${B1}`, { ...family, ...inRemote }),
    ...releasedFiles(`shells/${S1}`, { ...shell(S1), ...inShell }),
    ...releasedFiles(`shells/${S2}`, { ...shell(S2), ...inShell }),
    'remotes.json': listOf(1, S1),
    'next.json': listOf(2, S2, S1),
    'ours.js': 'config of an operator',
  });
  const port = await gatewayWith({
    webFolder,
    siteConfigFile: siteConfigFile && join(webFolder, siteConfigFile),
  });
  return {
    webFolder,
    get: (path: string, headers = {}) => call(port, path, { headers }),
    release: () => rename(join(webFolder, 'next.json'), join(webFolder, 'remotes.json')),
  };
}

/** The hash that each script and sheet of a document requires, by its address. */
const requiredIn = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...text.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*>/g)].map(([tag, address]) => [
      address,
      / integrity="([^"]+)"/.exec(tag)?.[1],
    ]),
  );
/** The address of a file whose name stays when it changes. */
const addressIn = (text: string, path: string): string =>
  new RegExp(`"(${path}[^"]*)"`).exec(text)?.[1] ?? 'none';

it('names the hash of every script and sheet of a page that scripts draw', async () => {
  const { get } = await running();
  const { text } = await get(BUDGET);
  expect(requiredIn(text)).toEqual({
    [addressIn(text, '/before-paint.js')]: hashOf(`before paint of ${S1}`),
    [addressIn(text, '/site-config.js')]: hashOf('config'),
    '/assets/shell.0123456789.js': hashOf('shell'),
    '/assets/shell.0123456789.css': hashOf('shell sheet'),
    '/assets/frame.js': hashOf('frame'),
    [`/remotes/family/${B1}/remoteEntry.js`]: hashOf('entry'),
    [`/remotes/family/${B1}/assets/guide.js`]: hashOf('chunk'),
  });
});

it('names them for a page that is HTML already, also of the scripts that come later', async () => {
  const { get } = await running();
  const { text } = await get('/guide');
  expect(requiredIn(text)).toMatchObject({
    [addressIn(text, '/after-paint.js')]: hashOf(`after paint of ${S1}`),
    [`/remotes/family/${B1}/assets/guide.css`]: hashOf('sheet'),
  });
  const [, list = ''] = /id="scripts-to-come">(.*?)<\/script>/.exec(text) ?? [];
  const { scripts, hashes, files } = JSON.parse(list);
  expect(scripts.map((script: string) => hashes[script])).toEqual([hashOf('config'), hashOf('shell')]);
  expect(files).toEqual([
    { address: '/assets/frame.js', integrity: hashOf('frame') },
    { address: `/remotes/family/${B1}/remoteEntry.js`, integrity: hashOf('entry') },
    { address: `/remotes/family/${B1}/assets/guide.js`, integrity: hashOf('chunk') },
  ]);
});

it('sends a document the files that it named, also after the next release', async () => {
  const { get, release } = await running();
  const { text } = await get('/guide');
  await release();
  expect((await get('/guide')).text).not.toContain(addressIn(text, '/after-paint.js'));
  for (const name of ['before', 'after']) {
    const answer = await get(addressIn(text, `/${name}-paint.js`));
    expect(answer.text).toBe(`${name} paint of ${S1}`);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  expect((await get('/after-paint.js')).text).toBe(`after paint of ${S2}`);
  expect((await get('/after-paint.js?0123456789')).text).toBe(`after paint of ${S2}`);
});

it('names the hash of what an operator wrote, as it is now', async () => {
  const { get, webFolder } = await running({ siteConfigFile: 'ours.js' });
  const required = async () => {
    const { text } = await get(BUDGET);
    return requiredIn(text)[addressIn(text, '/site-config.js')];
  };
  expect(await required()).toBe(hashOf('config of an operator'));
  await writeFile(join(webFolder, 'ours.js'), 'changed');
  expect(await required()).toBe(hashOf('changed'));
});

it.each([
  [{ isShellVerifying: false }, 1],
  [{ isRemoteVerified: false }, 6],
])('loads nothing twice of a build from before hashes: %j', async (folder, required) => {
  const { get } = await running(folder);
  const { text } = await get(BUDGET);
  const known = Object.entries(requiredIn(text)).filter(([, hash]) => hash !== undefined);
  expect(known.map(([address]) => address)).toContain(`/remotes/family/${B1}/remoteEntry.js`);
  expect(known).toHaveLength(required);
});

it('names the lists of hashes to a browser that keeps a page for later', async () => {
  const { get } = await running();
  const { headers } = await get(BUDGET, { [KEEP_HEADER]: '1' });
  expect(headers[LATE_FILES_HEADER]).toBe(
    [`/remotes/family/${B1}/assets/late.js`, `/${hashFile}`, `/remotes/family/${B1}/${hashFile}`].join(','),
  );
});
