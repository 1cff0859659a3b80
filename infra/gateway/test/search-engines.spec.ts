import { call, closeAll, folderOf, gatewayWith, releasedFiles } from './doubles.js';

afterEach(closeAll);

const pages = {
  paths: [
    { path: '/settings', name: 'Settings', access: 'signed-in' },
    { path: '/reset-password', name: 'Reset', access: 'public' },
    { path: '/guide', name: 'Guide', access: 'public' },
  ],
  nav: [],
};

const live = {
  build: 'aaaaaaaaaaaa',
  entry: '/remotes/marketing/aaaaaaaaaaaa/remoteEntry.js',
  integrity: `sha256-${'A'.repeat(43)}=`,
  pages: { paths: [], nav: [] },
};

const site = async () => ({
  shellFolder: await folderOf({
    'index.html': '<!doctype html><title>Landsea</title>',
    'pages.json': JSON.stringify(pages),
    'prerendered/index.json': JSON.stringify({ pages: {}, sitemap: ['/auth', '/login'] }),
  }),
  webFolder: await folderOf({
    'remotes.json': JSON.stringify({
      list: { version: 1, remotes: { marketing: { live } } },
      signatures: [],
    }),
    ...releasedFiles(`remotes/marketing/${live.build}`, {
      'prerendered/index.json': JSON.stringify({ pages: {}, sitemap: ['/', '/guide?a=1&b=2'] }),
    }),
  }),
});

it('names the pages to list below the origin of the product, whatever host was asked', async () => {
  const port = await gatewayWith({ ...(await site()), publicOrigin: 'https://landsea.test' });
  const answer = await call(port, '/sitemap.xml', { headers: { host: 'evil.test' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...answer.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://landsea.test/',
    'https://landsea.test/guide?a=1&amp;b=2',
  ]);
});

it('takes the origin of the request where none is configured', async () => {
  const port = await gatewayWith(await site());
  const { text } = await call(port, '/sitemap.xml', { headers: { host: 'here.test' } });
  expect(text).toContain('<loc>http://here.test/</loc>');
});

it('closes the product and the addresses with tokens to robots, and names the sitemap', async () => {
  const port = await gatewayWith({ ...(await site()), publicOrigin: 'https://landsea.test' });
  const { status, headers, text } = await call(port, '/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const path of ['/app/', '/trip/', '/api/', '/share', '/reset-password'])
    expect(text.split('\n')).toContain(`Disallow: ${path}`);
  // The address of forms begins as that of families does.
  expect(text).toContain('Disallow: /f/\n');
  expect(text).toContain('Disallow: /i/\n');
  expect(text.split('\n')).not.toContain('Disallow: /f');
  expect(text).toContain('Sitemap: https://landsea.test/sitemap.xml\n');
});

it('says where to report a security hole, where that is set', async () => {
  const path = '/.well-known/security.txt';
  expect((await call(await gatewayWith(await site()), path)).status).toBe(404);
  const securityContact = 'mailto:security@landsea.test';
  const port = await gatewayWith({
    ...(await site()),
    publicOrigin: 'https://landsea.test',
    securityContact,
  });
  const { headers, text } = await call(port, path);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Contact: ${securityContact}\n`);
  expect(text).toContain(`Canonical: https://landsea.test${path}\n`);
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
});

it.each([
  ['/settings', 'noindex'],
  ['/reset-password', 'noindex'],
  ['/share/some-token', 'noindex'],
  ['/f/some-token', 'noindex'],
  ['/q/some-token', 'noindex'],
  ['/i/some-token', 'noindex'],
  ['/sign/some-token', 'noindex'],
  ['/guide', undefined],
])('answers %s to search engines with %s', async (path, robots) => {
  const { headers } = await call(await gatewayWith(await site()), path);
  expect(headers['x-robots-tag']).toBe(robots);
});
