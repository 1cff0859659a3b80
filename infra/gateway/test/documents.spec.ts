import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import type { ReleaseList } from '@landsea/contracts/releases';
import { listCandidates } from '@landsea/rules/releases';
import { ROLLOUT_COOKIE } from '@landsea/contracts/experiments';
import { KEEP_HEADER, LATE_FILES_HEADER } from '@landsea/contracts/offline';
import { call, closeAll, folderOf, gatewayWith, releasedFiles, writeFiles } from './doubles.js';

afterEach(closeAll);

const TRIP = '3f0a1c5e-7d1b-4c64-9d0f-0f7c0a1b2c3d';

const template = `<!doctype html><html><head>
<!-- document:head --><title>Landsea</title><!-- /document:head -->
<script defer src="/assets/shell.1.js"></script></head><body><div id="root">
  <!-- document:root --><p>Opening</p><!-- /document:root -->
</div><!-- document:data --></body></html>`;

const group = (files: string[], shared: string[] = []) => ({ files, shared });
const integrity = `sha256-${'A'.repeat(43)}=`;
const pages = {
  paths: [
    { path: '/trip/:tripId/budget', name: 'Budget', access: 'trip' },
    { path: '/settings', name: 'Shadowed', access: 'public' },
    { path: '/guide', name: 'Guide', access: 'public' },
    { path: '/shared', name: 'Guide', access: 'public', isLinkOnly: true },
    { path: '/shared/:token', name: 'Guide', access: 'public' },
  ],
  nav: [],
};
const released = (build: string) => ({
  build,
  entry: `/remotes/family/${build}/remoteEntry.js`,
  integrity,
  pages,
});

/** A list that names one build of one remote, and a candidate for half of the browsers. */
const listOf = (build: string, candidate?: string) => ({
  list: {
    version: 1,
    remotes: {
      family: {
        live: released(build),
        ...(candidate && { candidate: { ...released(candidate), percent: 50 } }),
      },
    },
  },
  signatures: [{ key: '1', value: `of ${build} ${candidate ?? ''}` }],
});
const [b1, b2] = ['aaaaaaaaaaa1', 'aaaaaaaaaaa2'] as const;

const family = {
  'page-files.json': JSON.stringify({
    entry: group(['remoteEntry.js', 'assets/expose.js', 'assets/expose.css'], ['react']),
    pages: {
      Budget: {
        ...group(['assets/budget.js'], ['ui/table', 'ui/button']),
        firstData: ['/api/trips', '/api/v1/trips/{tripId}/budget'],
        late: group(['assets/sheet.js'], ['ui/button']),
      },
      Shadowed: group(['assets/shadowed.js']),
      Guide: group(['assets/guide.js']),
    },
    shared: {
      'ui/table': group(['assets/table.js'], ['ui/button']),
      'ui/button': group(['assets/own-button.js']),
    },
  }),
  'prerendered/index.json': JSON.stringify({
    pages: { '/guide': { default: 'guide.json', short: 'guide.short.json' } },
    sitemap: ['/guide'],
  }),
  'prerendered/guide.json': JSON.stringify({
    title: 'Land & sea <guide>',
    head: '<link rel="canonical" href="{{origin}}/guide">',
    body: '<main><img src="{{remote}}/a.png">$& whole</main>',
  }),
  'prerendered/guide.short.json': JSON.stringify({ title: 'Short', head: '', body: '<main>Short</main>' }),
};

async function site() {
  const shellFolder = await folderOf({
    'index.html': template,
    'pages.json': JSON.stringify({
      paths: [
        { path: '/settings', name: 'Settings', access: 'signed-in' },
        { path: '/login', name: 'Login', access: 'public' },
      ],
      nav: [],
    }),
    'prerendered/index.json': JSON.stringify({
      pages: { '/login': { default: 'login.json' }, '/login?as=agent': { default: 'agent.json' } },
      sitemap: ['/login'],
    }),
    'prerendered/login.json': JSON.stringify({ title: 'Log in', head: '', body: '<main>Who?</main>' }),
    'prerendered/agent.json': JSON.stringify({ title: 'Log in', head: '', body: '<main>Agent</main>' }),
    'page-files.json': JSON.stringify({
      entry: group(['assets/shell.1.js', 'assets/frame.js'], ['react']),
      pages: { Settings: group(['assets/settings.js']) },
      shared: { react: group(['assets/react.js']), 'ui/button': group(['assets/button.js']) },
    }),
  });
  const inBuild = (build: string) => releasedFiles(`remotes/family/${build}`, family);
  const webFolder = await folderOf({
    'remotes.json': JSON.stringify(listOf(b1)),
    ...inBuild(b1),
    ...inBuild(b2),
  });
  return { shellFolder, webFolder };
}

const preloadsIn = (text: string): string[] =>
  [...text.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)].map(
    ([, href, kind]) => `${kind} ${href}`,
  );

const listIn = (text: string): unknown =>
  JSON.parse(/<script type="application\/json" id="live-list">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

it('preloads exactly what the page of a path loads, each shared module from the build that offers it first', async () => {
  const port = await gatewayWith(await site());
  const { text } = await call(port, `/trip/${TRIP}/budget`);
  expect(preloadsIn(text)).toEqual([
    'script /assets/frame.js',
    'script /assets/react.js',
    'script /remotes/family/aaaaaaaaaaa1/remoteEntry.js',
    'script /remotes/family/aaaaaaaaaaa1/assets/expose.js',
    'style /remotes/family/aaaaaaaaaaa1/assets/expose.css',
    'script /remotes/family/aaaaaaaaaaa1/assets/budget.js',
    'script /remotes/family/aaaaaaaaaaa1/assets/table.js',
    'script /assets/button.js',
  ]);
});

it('names what a page loads later to a browser that keeps it, and to no other', async () => {
  const port = await gatewayWith(await site());
  const lateFiles = async (path: string, headers = {}) =>
    (await call(port, path, { headers })).headers[LATE_FILES_HEADER];
  const keeps = { [KEEP_HEADER]: '1' };
  expect(await lateFiles(`/trip/${TRIP}/budget`, keeps)).toBe(
    '/remotes/family/aaaaaaaaaaa1/assets/sheet.js,/assets/button.js',
  );
  expect(await lateFiles('/guide', keeps)).toBeUndefined();
  expect(await lateFiles(`/trip/${TRIP}/budget`)).toBeUndefined();
});

it("preloads nothing of a remote for the shell's own page, also at a path that both have", async () => {
  const port = await gatewayWith(await site());
  const { text } = await call(port, '/settings');
  expect(preloadsIn(text)).toEqual([
    'script /assets/frame.js',
    'script /assets/react.js',
    'script /assets/settings.js',
  ]);
});

it.each(['/trip/none/budget', '/nowhere', '/trip'])(
  'answers %s with 404 and the page of the shell, without the preloads of any page',
  async (path) => {
    const port = await gatewayWith(await site());
    const answer = await call(port, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<p>Opening</p>');
    expect(preloadsIn(answer.text)).toEqual(['script /assets/frame.js', 'script /assets/react.js']);
  },
);

it('answers the path of a token page without its token with 404, and still the page that a reload needs', async () => {
  const port = await gatewayWith(await site());
  const without = await call(port, '/shared/');
  expect(without.status).toBe(404);
  expect(preloadsIn(without.text)).toContain('script /remotes/family/aaaaaaaaaaa1/assets/guide.js');
  expect((await call(port, '/shared/token-1')).status).toBe(200);
});

it('names what is live, and the next build once it is released', async () => {
  const folders = await site();
  const port = await gatewayWith(folders);
  const before = await call(port, '/settings');
  expect(listIn(before.text)).toEqual(listOf(b1));
  await writeFile(join(folders.webFolder, 'next.json'), JSON.stringify(listOf(b2)));
  await rename(join(folders.webFolder, 'next.json'), join(folders.webFolder, 'remotes.json'));
  const after = await call(port, `/trip/${TRIP}/budget`, {
    headers: { 'if-none-match': before.headers.etag ?? '' },
  });
  expect(after.status).toBe(200);
  expect(listIn(after.text)).toEqual(listOf(b2));
  expect(preloadsIn(after.text)).toContain('script /remotes/family/aaaaaaaaaaa2/remoteEntry.js');
});

it('writes nothing of the list that could end its element', async () => {
  const folders = await site();
  const list = {
    ...listOf(b1),
    signatures: [{ key: '</script><script src="/evil.js">', value: '<!--' }],
  };
  await writeFile(join(folders.webFolder, 'remotes.json'), JSON.stringify(list));
  const { text } = await call(await gatewayWith(folders), '/settings');
  expect(text).not.toContain('</script><script src="/evil');
  expect(listIn(text)).toEqual(list);
});

it('sends a page that is HTML already, with its own head, below the origin of the product', async () => {
  const port = await gatewayWith({ ...(await site()), publicOrigin: 'https://landsea.test' });
  const { text } = await call(port, '/guide', { headers: { host: 'evil.test' } });
  expect(text).toContain('<title>Land &amp; sea &lt;guide></title>');
  expect(text).toContain('<link rel="canonical" href="https://landsea.test/guide">');
  expect(text).toContain(
    '<div id="root"><main><img src="/remotes/family/aaaaaaaaaaa1/a.png">$& whole</main></div>',
  );
  expect(text).not.toContain('evil.test');
  expect(text).not.toContain('<title>Landsea');
});

it('links the sheets of a page that is HTML already and leaves its scripts to the first touch', async () => {
  const port = await gatewayWith(await site());
  const { text } = await call(port, '/guide');
  const [, list = ''] =
    /<script type="application\/json" id="scripts-to-come">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(list)).toEqual({
    scripts: ['/assets/shell.1.js'],
    hashes: {},
    files: [
      { address: '/assets/frame.js' },
      { address: '/assets/react.js' },
      {
        address: '/remotes/family/aaaaaaaaaaa1/remoteEntry.js',
        integrity: expect.stringMatching(/^sha/) as unknown,
      },
      { address: '/remotes/family/aaaaaaaaaaa1/assets/expose.js' },
      { address: '/remotes/family/aaaaaaaaaaa1/assets/guide.js' },
    ],
    early: [],
  });
  expect(text).toContain('<link rel="stylesheet" href="/remotes/family/aaaaaaaaaaa1/assets/expose.css">');
  expect(text.match(/<script[^>]* src="[^"]*"/g)).toEqual(['<script defer src="/after-paint.js"']);
  expect(preloadsIn(text)).toEqual([]);
});

it.each([
  ['/login', '<main>Who?</main>'],
  ['/login?as=agent', '<main>Agent</main>'],
  ['/login?google=lost', '<p>Opening</p>'],
  ['/guide?any=query', '$& whole'],
])(
  'sends %s as the page looks first: a page of the shell is HTML for its own query only',
  async (path, body) => {
    const port = await gatewayWith(await site());
    expect((await call(port, path)).text).toContain(body);
  },
);

it('says in the document that no session came with the request, where no page is HTML', async () => {
  const port = await gatewayWith(await site());
  const mark = '<script type="application/json" id="visitor">true</script>';
  expect((await call(port, '/settings')).text).toContain(mark);
  expect((await call(port, '/guide')).text).not.toContain(mark);
  for (const path of ['/settings', '/guide'])
    expect((await call(port, path, { headers: { cookie: 'landsea_sid=abc' } })).text).not.toContain(mark);
});

it.each(['landsea_sid=abc', 'x=1; __Host-landsea_sid=abc'])(
  'sends the bearer of %s no page of a visitor',
  async (cookie) => {
    const port = await gatewayWith(await site());
    const { text } = await call(port, '/guide', { headers: { cookie } });
    expect(text).toContain('<script defer src="/assets/shell.1.js">');
    expect(text).not.toContain('$& whole');
    expect(preloadsIn(text)).toContain('script /remotes/family/aaaaaaaaaaa1/assets/guide.js');
  },
);

it('sends the variant that the experiment of the build gives a visitor', async () => {
  const folders = await site();
  const experiment = {
    key: 'guide',
    path: '/guide',
    version: 1,
    hypothesis: 'Few words lead further.',
    variants: [
      { key: 'default', percent: 0 },
      { key: 'short', percent: 100 },
    ],
    startsOn: '2026-01-01',
    endsOn: '2199-01-01',
    minimumVisitors: 100,
  };
  const files = { ...family, 'experiments.json': JSON.stringify([experiment]) };
  await writeFiles(folders.webFolder, releasedFiles(`remotes/family/${b1}`, files));
  const port = await gatewayWith(folders);
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'accept-language': 'en-US' };
  const visited = await call(port, '/guide', { headers });
  expect(visited.text).toContain('<main>Short</main>');
  expect(visited.headers['set-cookie']?.map((cookie) => cookie.split(';')[0])).toEqual([
    expect.stringMatching(/^landsea_vid=[\w-]{22}$/),
    'landsea_variant=guide.1.short',
  ]);
  expect(visited.headers['cache-control']).toBe('private, no-cache');
  const robot = await call(port, '/guide', { headers: { ...headers, 'user-agent': 'Googlebot/2.1' } });
  expect(robot.text).toContain('$& whole');
  expect(robot.headers['set-cookie']).toBeUndefined();
});

it('compresses, revalidates by etag and answers HEAD without a body', async () => {
  const port = await gatewayWith(await site());
  const plain = await call(port, '/guide');
  const headers = { 'accept-encoding': 'gzip, br' };
  const bytes = await new Promise<Buffer>((resolve) => {
    get({ host: '127.0.0.1', port, path: '/guide', headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
  expect(brotliDecompressSync(bytes).toString()).toBe(plain.text);
  const answer = await call(port, '/guide', { headers, method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200, text: '' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, cookie',
    'cache-control': 'no-cache',
    'content-length': String(bytes.length),
  });
  const etag = answer.headers.etag ?? '';
  expect((await call(port, '/guide', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
  expect((await call(port, '/guide', { headers: { 'if-none-match': etag } })).status).toBe(200);
  expect((await call(port, '/guide', { headers: { 'accept-encoding': 'br;q=0' } })).text).toBe(plain.text);
});

it('lets the shell ask for the list while development servers answer', async () => {
  const port = await gatewayWith({ ...(await site()), devRemotes: { agent: 'http://localhost:4311' } });
  expect(listIn((await call(port, '/settings')).text)).toBeNull();
});

it('requires of the preload of an entry the hash that its script requires', async () => {
  const { text } = await call(await gatewayWith(await site()), `/trip/${TRIP}/budget`);
  const entry = `<link rel="preload" href="/remotes/family/${b1}/remoteEntry.js" as="script" fetchpriority="low" integrity="${integrity}">`;
  expect(text).toContain(entry);
  expect(text.match(/ integrity=/g)).toHaveLength(1);
});

it('writes the candidate for the visitors who get it, and the live build for all others', async () => {
  const folders = await site();
  await writeFile(join(folders.webFolder, 'remotes.json'), JSON.stringify(listOf(b1, b2)));
  const port = await gatewayWith(folders);
  const getsIt = (bucket: number) => listCandidates(listOf(b1, b2).list as ReleaseList, bucket).length > 0;
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const cookie = `${ROLLOUT_COOKIE}=${buckets.find(getsIt)}`;
  const counted = await call(port, `/trip/${TRIP}/budget`, { headers: { cookie } });
  expect(listIn(counted.text)).toEqual({ ...listOf(b1, b2), candidates: ['family'] });
  expect(preloadsIn(counted.text)).toContain(`script /remotes/family/${b2}/remoteEntry.js`);
  const others = { cookie: `${ROLLOUT_COOKIE}=${buckets.find((bucket) => !getsIt(bucket))}` };
  const other = await call(port, `/trip/${TRIP}/budget`, { headers: others });
  expect(preloadsIn(other.text)).toContain(`script /remotes/family/${b1}/remoteEntry.js`);
});

it('preloads the session and the first data of the page for a person who is signed in, and nothing for visitors', async () => {
  const port = await gatewayWith(await site());
  const preload = (path: string) =>
    `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials; fetchpriority=low`;
  const headers = { cookie: 'a=b; landsea_sid=x' };
  const budget = await call(port, `/trip/${TRIP}/budget`, { headers });
  expect(budget.headers['link']).toBe(
    ['/api/auth/user', '/api/trips', `/api/v1/trips/${TRIP}/budget`].map(preload).join(', '),
  );
  expect((await call(port, '/settings', { headers })).headers['link']).toBe(preload('/api/auth/user'));
  expect((await call(port, `/trip/${TRIP}/budget`)).headers['link']).toBeUndefined();
  const again = await call(port, `/trip/${TRIP}/budget`, {
    headers: { ...headers, 'if-none-match': budget.headers.etag ?? '' },
  });
  expect(again).toMatchObject({ status: 304, headers: { link: budget.headers['link'] } });
});

it('answers a page with prices as what is on sale now, and without an offer while nobody knows', async () => {
  const folders = await site();
  const version = 'sale-trip3900-trial7-available';
  const page = (body: string) => JSON.stringify({ title: 'Prices', head: '', body });
  const pages = { '/guide': { default: 'guide.json', [version]: 'sale.json' } };
  const prerendered = {
    'prerendered/index.json': JSON.stringify({ pages, sitemap: [] }),
    'prerendered/guide.json': page('no offer'),
    'prerendered/sale.json': page('one trip'),
  };
  const build = releasedFiles(`remotes/family/${b1}`, { ...family, ...prerendered });
  await writeFiles(folders.webFolder, build);
  let sold: string | undefined = version;
  const port = await gatewayWith({ ...folders, saleVersion: () => Promise.resolve(sold) });
  const shown = async () => (await call(port, '/guide')).text;
  expect(await shown()).toContain('one trip');
  for (sold of [undefined, 'sale-pro1-trial7-available']) expect(await shown()).toContain('no offer');
});
