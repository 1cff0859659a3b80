import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { GatewayAlarms } from '../src/gateway-alarms.js';
import { createGatewayLog } from '../src/gateway-log.js';
import { GatewayMetrics } from '../src/metrics.js';
import {
  call,
  closeAll,
  folderOf,
  gatewayWith,
  hashOf,
  startGateway,
  releasedFiles,
  writeFiles,
} from './doubles.js';

const realNow = performance.now.bind(performance);
afterEach(async () => {
  performance.now = realNow;
  await closeAll();
});

const [A, B] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const [oldShell, liveShell] = ['cccccccccccc', 'dddddddddddd'];

const aKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 8);
  const signed = (text: string) => [
    { key: id, value: sign(null, Buffer.from(text), privateKey).toString('base64') },
  ];
  return { publicKey: raw.toString('base64'), sign: signed };
};
type Key = ReturnType<typeof aKey>;

const group = (files: string[]) => ({ files, shared: [] });
const pages = { paths: [{ path: '/guide', name: 'Guide', access: 'public' }], nav: [] };

const remoteFiles = (build: string) => ({
  'remoteEntry.js': `entry ${build}`,
  'assets/page.0123abcd.js': `chunk ${build}`,
  'assets/page.4567abcd.css': `sheet ${build}`,
  'page-files.json': JSON.stringify({ entry: group(['remoteEntry.js']), pages: {}, shared: {} }),
  'pages.json': JSON.stringify(pages),
  'prerendered/index.json': JSON.stringify({ pages: { '/guide': { default: 'guide.json' } }, sitemap: [] }),
  'prerendered/guide.json': JSON.stringify({ title: 'Guide', head: '', body: `<main>of ${build}</main>` }),
});
const shellFiles = (build: string) => ({
  'index.html': `<!doctype html><html><head><title>${build}</title></head><body><div id="root">
<!-- document:root --><p>${build}</p><!-- /document:root --></div><!-- document:data --></body></html>`,
  [`assets/shell.${build}.js`]: `shell ${build}`,
});

const releasedAs = (build: string) => ({
  build,
  entry: `/remotes/family/${build}/remoteEntry.js`,
  integrity: hashOf(`entry ${build}`),
});

const listOf = (key: Key, version: number, live = B, previous = A) => {
  const family = { live: { ...releasedAs(live), pages }, previous: releasedAs(previous) };
  const shell = { live: { build: liveShell }, previous: { build: oldShell } };
  const list = { version, shell, remotes: { family } };
  return JSON.stringify({ list, signatures: key.sign(JSON.stringify(list)) });
};

/** Builds A and B of a remote and two of the shell, the later ones live. */
async function running({ knowsKey = true, siteConfig = '' } = {}) {
  const key = aKey();
  const webFolder = await folderOf({
    ...releasedFiles(`remotes/family/${A}`, remoteFiles(A), key.sign),
    ...releasedFiles(`remotes/family/${B}`, remoteFiles(B), key.sign),
    ...releasedFiles(`shells/${oldShell}`, shellFiles(oldShell), key.sign),
    ...releasedFiles(`shells/${liveShell}`, shellFiles(liveShell), key.sign),
    'remotes.json': listOf(key, 7),
    'operator.js': 'ours',
  });
  const lines: { level: string; alarm?: string }[] = [];
  const metrics = new GatewayMetrics();
  const log = createGatewayLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const options = {
    webFolder,
    shellFolder: join(webFolder, 'shell'),
    releaseKeys: knowsKey ? [key.publicKey] : [],
    siteConfigFile: siteConfig && join(webFolder, siteConfig),
    alarms: new GatewayAlarms(metrics, log),
    metrics,
    log,
  };
  const port = await gatewayWith(options);
  const get = (path: string, accept = '') => call(port, path, { headers: { 'accept-encoding': accept } });
  return {
    key,
    webFolder,
    get,
    family: (path: string, build = B) => get(`/remotes/family/${build}/${path}`),
    guide: async () => (await get('/guide')).text,
    damaged: async () => JSON.parse((await get('/remotes.json')).text).damaged as string[] | undefined,
    alarms: () => lines.filter(({ alarm }) => alarm !== undefined),
    metrics: () => metrics.registry.metrics(),
    restarted: () => startGateway({ ...options, alarms: new GatewayAlarms(metrics, log) }),
  };
}

/** One byte more, as somebody who can write to the store would add it. */
const change = (folder: string, path: string) => appendFile(join(folder, path), ' ');

it.each([
  ['the entry', 'remoteEntry.js'],
  ['a chunk', 'assets/page.0123abcd.js'],
  ['a sheet', 'assets/page.4567abcd.css'],
])('never sends %s that was changed, and shows the build before instead', async (_, path) => {
  const { webFolder, family, guide, damaged, alarms, metrics } = await running();
  expect(await guide()).toContain(`of ${B}`);
  expect((await family(path)).status).toBe(200);
  await change(webFolder, `remotes/family/${B}/${path}`);
  expect((await family(path)).status).toBe(404);
  expect((await family(path)).headers['cache-control']).toBe('no-store');
  expect(await damaged()).toEqual([B]);
  expect(await guide()).toContain(`of ${A}`);
  expect((await family(path, A)).status).toBe(200);
  const alarm = { level: 'error', alarm: 'release-integrity', app: 'family', build: B, subject: path };
  expect(alarms()).toEqual([expect.objectContaining(alarm)]);
  const counted = `{kind="integrity",app="family",build="${B}",service="gateway"} 1`;
  expect(await metrics()).toContain(`gateway_release_alarms_total${counted}`);
});

it.each(['prerendered/guide.json', 'prerendered/index.json', 'page-files.json'])(
  'writes no document from a changed %s',
  async (path) => {
    const { webFolder, guide, damaged, alarms } = await running();
    expect(await damaged()).toBeUndefined();
    await change(webFolder, `remotes/family/${B}/${path}`);
    expect(await guide()).toContain(`of ${A}`);
    expect(alarms()).toEqual([expect.objectContaining({ kind: 'integrity', build: B, subject: path })]);
  },
);

it.each([
  ['br', '.br', brotliCompressSync],
  ['gzip', '.gz', gzipSync],
  ['deflate', '.deflate', deflateSync],
])('looks at the form of a file for %s, too, before it sends it', async (accept, suffix, compress) => {
  const { webFolder, get } = await running();
  const path = `remotes/family/${B}/assets/page.0123abcd.js`;
  await writeFile(join(webFolder, path + suffix), compress(`chunk ${B}`));
  expect((await get(`/${path}`, accept)).headers['content-encoding']).toBe(accept);
  await writeFile(join(webFolder, path + suffix), compress('changed'));
  expect((await get(`/${path}`, accept)).status).toBe(404);
});

it('shows the build again once its file is whole', async () => {
  const { webFolder, family, guide } = await running();
  const path = join(webFolder, `remotes/family/${B}/remoteEntry.js`);
  const whole = await readFile(path);
  await rm(path);
  expect((await family('remoteEntry.js')).status).toBe(404);
  expect(await guide()).toContain(`of ${A}`);
  await writeFile(path, whole);
  await sleep(1_100);
  expect(await guide()).toContain(`of ${B}`);
});

it('announces no file of a build that has just gone, so that a retry fetches it', async () => {
  const { webFolder, guide } = await running();
  const entry = `{"address":"/remotes/family/${B}/remoteEntry.js"`;
  expect(await guide()).toContain(entry);
  const family = join(webFolder, 'remotes/family');
  await rename(family, `${family}.away`);
  expect(await guide()).not.toContain('{"address":"/remotes/family/');
});

it('finds a changed file that nobody asked for within ten seconds of visits', async () => {
  const { webFolder, guide, alarms } = await running();
  expect(await guide()).toContain(`of ${B}`);
  await change(webFolder, `remotes/family/${B}/assets/page.0123abcd.js`);
  performance.now = () => realNow() + 11_000;
  await guide();
  for (let tries = 0; tries < 100 && alarms().length === 0; tries += 1) await sleep(100);
  expect(await guide()).toContain(`of ${A}`);
});

it('a gateway that starts on a damaged build shows the one before', async () => {
  const { webFolder, restarted, alarms } = await running();
  await change(webFolder, `remotes/family/${B}/assets/page.0123abcd.js`);
  const { port, gateway } = await restarted();
  expect(await gateway.hasShell()).toBe(true);
  expect((await call(port, '/guide')).text).toContain(`of ${A}`);
  expect(alarms()).toEqual([expect.objectContaining({ alarm: 'release-integrity', build: B })]);
});

it('sends what a build has, and asks nobody for more: other files raise no alarm', async () => {
  const { webFolder, family, get, damaged, alarms } = await running();
  await writeFile(join(webFolder, `remotes/family/${B}/added.js`), 'added');
  for (const path of ['added.js', 'constructor', '__proto__', 'wp-login.php'])
    expect((await family(path)).status).toBe(404);
  expect((await get('/remotes/family/eeeeeeeeeeee/remoteEntry.js')).status).toBe(404);
  expect([await damaged(), alarms()]).toEqual([undefined, []]);
});

it.each(['', '{}', 'null', '{"list":7,"signatures":[]}'])(
  'goes on with the list it knows when the file says %s',
  async (text) => {
    for (const knowsKey of [true, false]) {
      const { webFolder, guide, get, alarms } = await running({ knowsKey });
      expect(await guide()).toContain(`of ${B}`);
      await writeFile(join(webFolder, 'remotes.json'), text);
      expect(await guide()).toContain(`of ${B}`);
      expect((await get('/remotes.json')).status).toBe(200);
      expect(alarms()).toHaveLength(1);
    }
  },
);

describe('the shell', () => {
  const script = `assets/shell.${liveShell}.js`;

  it('comes from its copy, else from the build before', async () => {
    const { webFolder, get, alarms } = await running();
    await writeFiles(join(webFolder, 'shell'), shellFiles(liveShell));
    await change(webFolder, `shells/${liveShell}/${script}`);
    expect((await get(`/${script}`)).text).toBe(`shell ${liveShell}`);
    await change(webFolder, `shell/${script}`);
    expect((await get(`/${script}`)).status).toBe(404);
    expect((await get('/')).text).toContain(`<title>${oldShell}`);
    expect((await get(`/assets/shell.${oldShell}.js`)).text).toBe(`shell ${oldShell}`);
    expect(alarms()).toEqual([expect.objectContaining({ app: 'shell', build: liveShell, subject: script })]);
  });

  it('is never a changed page', async () => {
    const { webFolder, get } = await running();
    await writeFile(join(webFolder, `shells/${liveShell}/index.html`), '<script>bad()</script>');
    expect((await get('/')).text).toContain(`<title>${oldShell}`);
    await writeFile(join(webFolder, `shells/${oldShell}/index.html`), '<script>bad()</script>');
    expect((await get('/')).text).toContain(`<title>${oldShell}`);
  });

  it('takes the addresses that an operator set in a file of their own', async () => {
    const { get } = await running({ siteConfig: 'operator.js' });
    expect((await get('/site-config.js')).text).toBe('ours');
    expect((await (await running()).get('/site-config.js')).status).toBe(404);
  });
});

describe('signatures, for a gateway that knows the keys', () => {
  it('a list that nobody signed takes the place of none, also at a start', async () => {
    const { webFolder, guide, alarms, restarted } = await running();
    expect(await guide()).toContain(`of ${B}`);
    await writeFile(join(webFolder, 'remotes.json'), listOf(aKey(), 8, A, B));
    expect(await guide()).toContain(`of ${B}`);
    expect(alarms()).toEqual([
      expect.objectContaining({ alarm: 'release-signature', app: 'shell', subject: 'version 8' }),
    ]);
    await writeFiles(join(webFolder, 'shell'), shellFiles(liveShell));
    const { port, gateway } = await restarted();
    expect((await call(port, '/guide')).status).toBe(503);
    expect(await gateway.hasShell()).toBe(false);
  });

  it.each([
    [true, A],
    [false, B],
  ])('hashes that nobody signed count for nothing (known key: %s)', async (knowsKey, shown) => {
    const { webFolder, guide } = await running({ knowsKey });
    const files = { ...remoteFiles(B), 'assets/page.0123abcd.js': 'changed' };
    await writeFiles(webFolder, releasedFiles(`remotes/family/${B}`, files, aKey().sign));
    expect(await guide()).toContain(`of ${shown}`);
  });
});
