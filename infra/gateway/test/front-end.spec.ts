import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { rename, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { call, closeAll, folderOf, gatewayWith, releasedFiles, writeFiles } from './doubles.js';

afterEach(closeAll);

const script = 'console.log("landsea");'.repeat(200);

/** A list with one build of one remote. The gateway does not check the signature: the shell does. */
const signedList = (build: string, version = 1) => {
  const entry = `/remotes/family/${build}/remoteEntry.js`;
  const live = { build, entry, integrity: `sha256-${'A'.repeat(43)}=`, pages: { paths: [], nav: [] } };
  return {
    list: { version, remotes: { family: { live } } },
    signatures: [{ key: '1', value: 'signature' }],
  };
};

const remote = (build: string) => releasedFiles(`remotes/family/${build}`, { 'remoteEntry.js': '{}' });

async function putList(webFolder: string, signed: object): Promise<void> {
  await writeFile(join(webFolder, 'next.json'), JSON.stringify(signed));
  await rename(join(webFolder, 'next.json'), join(webFolder, 'remotes.json'));
}

async function site() {
  const shellFolder = await folderOf({
    'index.html': '<!doctype html><title>Landsea</title>',
    'static/main.0123abcd.js': script,
    'favicon.svg': '<svg/>',
    'sw.js': 'addEventListener("fetch", () => 0);',
    'sw-off.js': 'registration.unregister();',
  });
  const webFolder = await folderOf({
    'remotes.json': JSON.stringify(signedList('aaaaaaaaaaaa')),
    ...remote('aaaaaaaaaaaa'),
  });
  return { shellFolder, webFolder };
}

const compressScript = ({ shellFolder }: { shellFolder: string }): Promise<void> =>
  writeFile(join(shellFolder, 'static/main.0123abcd.js.br'), brotliCompressSync(script));

it('answers every page with the shell, revalidated', async () => {
  const port = await gatewayWith(await site());
  for (const path of [
    '/',
    '/trip/1/budget',
    '/billing/success?session_id=cs_1',
    '/itinerary-view/1/2027-01-01',
  ]) {
    const answer = await call(port, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Landsea');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
  }
});

it.each([
  '/static/main.0123abcd.js.map',
  '/static/main.0123abcd.js.map.br',
  '/mf-stats.json',
  '/remotes/family/aaaaaaaaaaaa/contracts.json',
  '/remotes/family/aaaaaaaaaaaa/files.json',
  '/remotes/family/aaaaaaaaaaaa/files%2Ejson',
])('keeps %s of a build to itself', async (path) => {
  const record = {
    'static/main.0123abcd.js.map': '{}',
    'static/main.0123abcd.js.map.br': '{}',
    'mf-stats.json': '{}',
  };
  const folders = await site();
  const build = 'remotes/family/aaaaaaaaaaaa';
  const shellFolder = await folderOf({ 'index.html': '<!doctype html>', ...record });
  const webFolder = await folderOf({
    'remotes.json': JSON.stringify(signedList('aaaaaaaaaaaa')),
    ...releasedFiles(build, { 'remoteEntry.js': '{}', 'contracts.json': '{}' }),
  });
  const port = await gatewayWith({ ...folders, shellFolder, webFolder });
  expect((await call(port, `/${build}/remoteEntry.js`)).status).toBe(200);
  expect((await call(port, path)).status).toBe(404);
});

it('sends the part of a film that a player asks for', async () => {
  const port = await gatewayWith(await site());
  const headers = { range: 'bytes=0-3', 'accept-encoding': 'identity' };
  const answer = await call(port, '/static/main.0123abcd.js', { headers });
  expect([answer.status, answer.text.length]).toEqual([206, 4]);
  expect(answer.headers['content-range']).toMatch(/^bytes 0-3\/\d+$/);
  const page = await call(port, '/');
  expect(page.headers['content-security-policy']).toContain("media-src 'self';");
});

it('keeps hashed assets for ever and others not', async () => {
  const port = await gatewayWith(await site());
  expect((await call(port, '/static/main.0123abcd.js')).headers['cache-control']).toContain('immutable');
  expect((await call(port, '/favicon.svg')).headers['cache-control']).toBe('no-cache');
  const missing = await call(port, '/static/main.ffffffff.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-store');
});

it('answers the service worker, or the one that takes it away while an operator has it off', async () => {
  const on = await call(await gatewayWith(await site()), '/sw.js');
  expect(on.text).toContain('fetch');
  expect(on.headers['x-service-worker']).toBe('on');
  expect(on.headers['cache-control']).toBe('no-cache');
  expect(on.headers['content-security-policy']).toContain("worker-src 'self'");
  const off = await call(await gatewayWith({ ...(await site()), serviceWorker: 'off' }), '/sw.js');
  expect(off.text).toContain('unregister');
  expect(off.headers['x-service-worker']).toBe('off');
  expect(off.headers['content-type']).toMatch(/javascript/);
  expect(off.headers['cache-control']).toBe('no-cache');
});

it('compresses as the browser takes it and revalidates by etag', async () => {
  const folders = await site();
  await compressScript(folders);
  const port = await gatewayWith(folders);
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await call(port, '/static/main.0123abcd.js', { headers });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  expect(Number(answer.headers['content-length'])).toBeLessThan(200);
  const again = await call(port, '/static/main.0123abcd.js', {
    headers: { ...headers, 'if-none-match': answer.headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toContain('immutable');
  const plain = await call(port, '/static/main.0123abcd.js', { headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toBe(script);
  expect(plain.headers.etag).not.toBe(answer.headers.etag);
});

it('sends the precompressed file as it lies there', async () => {
  const folders = await site();
  await compressScript(folders);
  const port = await gatewayWith(folders);
  const bytes = await new Promise<Buffer>((resolve) => {
    const path = '/static/main.0123abcd.js';
    get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' }, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
  expect(brotliDecompressSync(bytes).toString()).toBe(script);
});

it('takes a released remote at once, and a dead one is a plain 404', async () => {
  const folders = await site();
  const port = await gatewayWith(folders);
  const first = await call(port, '/remotes.json');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(first.text)).toEqual(signedList('aaaaaaaaaaaa'));
  const known = { headers: { 'if-none-match': first.headers.etag ?? '' } };
  expect((await call(port, '/remotes.json', known)).status).toBe(304);
  await writeFiles(folders.webFolder, remote('bbbbbbbbbbbb'));
  await putList(folders.webFolder, signedList('bbbbbbbbbbbb', 2));
  expect((await call(port, '/remotes.json', known)).text).toContain('bbbbbbbbbbbb');
  expect(
    (await call(port, '/remotes/family/aaaaaaaaaaaa/remoteEntry.js')).headers['cache-control'],
  ).toContain('immutable');
  expect((await call(port, '/remotes/agent/aaaaaaaaaaaa/remoteEntry.js')).status).toBe(404);
  expect((await call(port, '/remotes/family/')).status).toBe(404);
});

it('tells the visitors of the share of a candidate that it is theirs, and gives them its shell', async () => {
  const folders = await site();
  const candidate = { build: 'cccccccccccc', percent: 50 };
  const signed = signedList('aaaaaaaaaaaa');
  const list = { ...signed.list, shell: { live: { build: 'dddddddddddd' }, candidate } };
  await writeFile(join(folders.webFolder, 'remotes.json'), JSON.stringify({ ...signed, list }));
  await writeFiles(folders.webFolder, {
    ...releasedFiles('shells/cccccccccccc', { 'index.html': '<title>Candidate' }),
    ...releasedFiles('shells/dddddddddddd', { 'index.html': '<title>Live' }),
  });
  const port = await gatewayWith(folders);
  const visits = Array.from({ length: 100 }, async (_, index) => {
    const headers = { cookie: `other=1; landsea_rollout=${index}` };
    const { candidates } = JSON.parse((await call(port, '/remotes.json', { headers })).text);
    const isShown = (await call(port, '/pricing', { headers })).text.includes('Candidate');
    expect(isShown).toBe(candidates !== undefined);
    return isShown;
  });
  expect((await Promise.all(visits)).filter(Boolean)).toHaveLength(50);
  expect(JSON.parse((await call(port, '/remotes.json')).text).candidates).toBeUndefined();
});

it('puts a browser into a bucket for its session while there is a candidate, and into none otherwise', async () => {
  const folders = await site();
  const port = await gatewayWith(folders);
  expect((await call(port, '/pricing')).headers['set-cookie']).toBeUndefined();
  const signed = signedList('aaaaaaaaaaaa');
  const candidate = { build: 'cccccccccccc', percent: 100 };
  const list = { ...signed.list, version: 2, shell: { live: { build: 'dddddddddddd' }, candidate } };
  for (const build of ['cccccccccccc', 'dddddddddddd'])
    await writeFiles(
      folders.webFolder,
      releasedFiles(`shells/${build}`, { 'index.html': '<title>Candidate' }),
    );
  await putList(folders.webFolder, { ...signed, list });
  const first = await call(port, '/pricing');
  expect(first.text).toContain('Candidate');
  const [cookie = ''] = first.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^landsea_rollout=\d{1,2}; Path=\/; SameSite=Lax; HttpOnly$/);
  const again = await call(port, '/pricing', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(again.headers['set-cookie']).toBeUndefined();
});

it.each([
  '/static/..%2f..%2f..%2fetc/passwd',
  '/remotes/..%2f..%2fetc%2fpasswd',
  '/%00.js',
  '/%E0%A4%A.js',
  '/.env',
  '/static/..%5c..%5cmain.js',
])('keeps %s inside its folder', async (path) => {
  const port = await gatewayWith(await site());
  const answer = await call(port, path);
  expect(answer.text).not.toContain('root:');
  expect([200, 400, 404]).toContain(answer.status);
});

it('allows the analytics script of one origin, and none on pages whose address carries a token', async () => {
  const port = await gatewayWith({ ...(await site()), analyticsOrigin: 'https://stats.example' });
  const policyOf = async (path: string) =>
    String((await call(port, path)).headers['content-security-policy']).split('; ');
  expect(await policyOf('/pricing')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://stats.example",
      "connect-src 'self' https://stats.example",
    ]),
  );
  expect(await policyOf('/newsletter/confirm/token')).toEqual(
    expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]),
  );
});

it('sends no policies with the parts of a page, which are no documents', async () => {
  const port = await gatewayWith({ ...(await site()), videoOrigin: 'https://video.example' });
  for (const path of ['/static/main.0123abcd.js', '/remotes/family/b/assets/1.0123abcd.css']) {
    const { headers } = await call(port, path);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const path of ['/sw.js', '/remotes/family/b/confirmation-reader.js', '/og/home.0123abcd.svg']) {
    const { headers } = await call(port, path);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  }
});

it('sends the security headers with every kind of answer', async () => {
  const port = await gatewayWith({ ...(await site()), videoOrigin: 'https://video.example' });
  for (const path of [
    '/',
    '/remotes.json',
    '/static/none.js',
    '/internal/x',
    '/api/trips',
    '/remotes/x/y.js',
    '/%E0%A4%A.js',
    `/trip/${'a'.repeat(500)}`,
  ]) {
    const { headers } = await call(port, path);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).toContain('frame-src https://video.example');
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('keeps the address of a page with a token out of the referrer', async () => {
  const port = await gatewayWith(await site());
  expect((await call(port, '/reset-password?token=x')).headers['referrer-policy']).toBe('no-referrer');
  expect((await call(port, '/share/x')).headers['referrer-policy']).toBe('no-referrer');
  expect((await call(port, '/pricing')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('points to the development server of a remote, and relaxes the policy for it alone', async () => {
  const port = await gatewayWith({ ...(await site()), devRemotes: { family: 'http://localhost:4311' } });
  const answer = await call(port, '/remotes.json');
  expect(JSON.parse(answer.text).development.family).toEqual({
    entry: 'http://localhost:4311/mf-manifest.json',
    build: 'dev',
    pages: { paths: [], nav: [] },
  });
  expect(answer.headers['content-security-policy']).toContain('ws://localhost:4311');
});

it('answers 405 to other methods than GET and HEAD', async () => {
  const port = await gatewayWith(await site());
  const answer = await call(port, '/', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  const head = await call(port, '/', { method: 'HEAD' });
  expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' });
});

it('says so when the shell is not built', async () => {
  const answer = await call(await gatewayWith({}), '/pricing');
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('not built yet');
});
