import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { makeFirstAsker } from '../src/document/first/ask-first.js';
import { nameBuilds } from '../src/document/first/first-screen-view.js';
import { Upstreams } from '../src/upstreams.js';
import { call, closeAll, folderOf, gatewayWith, releasedFiles, serviceDouble } from './doubles.js';

afterEach(closeAll);

const BUILD = 'aaaaaaaaaaa1';
const FOLDER = `/remotes/family/${BUILD}`;
const TRIP = '0198f0e5-0000-7000-8000-000000000001';
const PATH = `/trip/${TRIP}/dashboard`;

/** Draws what it was given, so that a test sees it. */
const view = `
export const listCalls = (page, trip) =>
  page === 'TripDashboard'
    ? [{ address: '/api/auth/user' }, { address: '/api/trips/' + trip }, { address: '/api/v1/extra', isOptional: true }]
    : [];
export const draw = async ({ path, isPhone, answers }) => {
  const trip = answers.get('/api/trips/${TRIP}');
  if (trip.name === 'broken') throw new Error('not drawn');
  if (trip.name === 'unusual') return undefined;
  if (trip.name === 'unwritable') return { rules: '', body: '<h1></h1>', state: { many: 1n } };
  const body = '<h1>$& ' + trip.name + '</h1><img src="{{remote}}/a.png">' + isPhone + answers.has('/api/v1/extra');
  return { rules: '[data-style="1"]{top:0}', body, state: { session: { user: answers.get('/api/auth/user') } } };
};
`;

const template = `<!doctype html><html><head><script defer integrity="sha256-shell" src="/assets/shell.aaaaaaaaaa.js"></script></head><body><div id="root">
  <!-- document:root -->opening<!-- /document:root -->
</div><!-- document:data --></body></html>`;

const files = {
  entry: { files: ['remoteEntry.js'], shared: [] },
  pages: {
    TripDashboard: { files: ['assets/page.aaaaaaaaaa.js', 'assets/page.aaaaaaaaaa.css'], shared: [] },
  },
  shared: {},
};

async function site(builtFrom = nameBuilds(undefined, files)) {
  const paths = [
    { path: '/trip/:tripId/dashboard', name: 'TripDashboard', access: 'trip' },
    { path: '/trip/:tripId/other', name: 'Other', access: 'trip' },
  ];
  const live = {
    build: BUILD,
    entry: `${FOLDER}/remoteEntry.js`,
    integrity: `sha256-${'A'.repeat(43)}=`,
    pages: { paths, nav: [] },
  };
  const list = { list: { version: 1, remotes: { family: { live } } }, signatures: [] };
  return {
    shellFolder: await folderOf({ 'index.html': template }),
    webFolder: await folderOf({
      'remotes.json': JSON.stringify(list),
      ...releasedFiles(FOLDER.slice(1), { 'page-files.json': JSON.stringify(files) }),
    }),
    firstScreenFolder: await folderOf({ 'view.mjs': view, 'built-from.txt': builtFrom }),
  };
}

const opening = {
  cookie: 'landsea_sid=1',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  host: 'landsea.test',
};

interface Answers {
  name?: string;
  user?: number;
  trip?: number;
  delayMs?: number;
  builtFrom?: string;
}

/** A gateway in front of a service that knows one person and their trip. */
async function running(answers: Answers = {}) {
  const asked: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const service = await serviceDouble(({ url, headers }, answer) => {
    asked.push({ path: url, headers });
    const { name = 'Spring', user = 200, trip = 200, delayMs = 0 } = answers;
    const isUser = url === '/api/auth/user';
    const status = isUser ? user : url?.includes('extra') ? 404 : trip;
    const body = isUser ? { id: 'p1', firstName: '</script>' } : { name };
    const later = setTimeout(
      () => answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      isUser ? 0 : delayMs,
    );
    // A timer that nobody waits for would keep the process of these tests alive.
    answer.once('close', () => {
      clearTimeout(later);
    });
  });
  const services = { identity: service, trips: service, billing: service };
  const copies = new Upstreams(service);
  // A busy machine is late with answers, too: only who means an answer that is late may not wait for it.
  const patienceMs = answers.delayMs ? undefined : 60_000;
  const askFirst = makeFirstAsker({ identity: copies, trips: copies, billing: copies }, { patienceMs });
  return { asked, port: await gatewayWith({ ...(await site(answers.builtFrom)), services, askFirst }) };
}

const dataIn = (text: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="prerendered-state">(.*?)<\/script>/.exec(text)?.[1] ?? 'null',
  );

it('sends a trip to its person as HTML with its answers, for them alone', async () => {
  const { port, asked } = await running();
  const { status, headers, text } = await call(port, PATH, { headers: opening });
  expect(status).toBe(200);
  expect(text).toContain(`<div id="root"><h1>$& Spring</h1><img src="${FOLDER}/a.png">falsefalse</div>`);
  expect(text).toContain(`<link rel="stylesheet" href="${FOLDER}/assets/page.aaaaaaaaaa.css">`);
  const hint = '<link rel="preload" as="script" fetchpriority="low" href=';
  expect(text).toContain(`${hint}"${FOLDER}/assets/page.aaaaaaaaaa.js">`);
  expect(text).toContain(
    '<link rel="preload" as="script" fetchpriority="low" integrity="sha256-shell" href="/assets/shell.aaaaaaaaaa.js">',
  );
  expect(text).toMatch(/<\/div><p id="scripts-missing"[^]*<a href="">Try Again<\/a><\/p>/);
  // Its own scripts run once it is painted.
  expect(text.match(/<script defer[^>]*>/g)).toEqual(['<script defer src="/after-paint.js">']);
  expect(text).toContain('"scripts":["/assets/shell.aaaaaaaaaa.js"]');
  expect(dataIn(text)).toEqual({ session: { user: { id: 'p1', firstName: '</script>' } } });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(headers['link']).toBeUndefined();
  expect(headers['etag']).toBeUndefined();
  const [, nonce] = /<style nonce="([\w+/=]+)">\[data-style="1"\]{top:0}<\/style>/.exec(text) ?? [];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'; img-src`);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(asked.map(({ path }) => path).sort()).toEqual([
    '/api/auth/user',
    `/api/trips/${TRIP}`,
    '/api/v1/extra',
  ]);
  for (const each of asked)
    expect(each.headers).toMatchObject({
      cookie: 'landsea_sid=1',
      'x-request-id': headers['x-request-id'],
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'landsea.test',
    });
});

it('asks again for each document with another nonce, and knows a phone', async () => {
  const { port, asked } = await running();
  const one = await call(port, PATH, { headers: opening });
  const { text, headers } = await call(port, PATH, { headers: { ...opening, 'sec-ch-ua-mobile': '?1' } });
  expect(text).toContain('truefalse</div>');
  expect(headers['content-security-policy']).not.toBe(one.headers['content-security-policy']);
  expect(asked).toHaveLength(6);
});

/** Expects the document that the scripts draw into, with nothing of a person. */
const plain = async (answers: Answers, headers: Record<string, string> = opening, path = PATH) => {
  const { port, asked } = await running(answers);
  const answer = await call(port, path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('<div id="root">\n  <!-- document:root -->opening');
  expect(answer.text).toMatch(/<\/html>$/);
  expect(answer.text).not.toMatch(/prerendered-state|<style|after-paint|scripts-missing/);
  expect(answer.text.match(/<script defer[^>]*>/g)).toEqual([
    expect.stringContaining('src="/assets/shell.aaaaaaaaaa.js"'),
  ]);
  return { asked, ...answer };
};

it.each<[string, Answers]>([
  ['the session has ended', { user: 401 }],
  ['the trip is another person’s', { trip: 404 }],
  ['costs are private', { trip: 403 }],
  ['a person calls too often', { trip: 429 }],
  ['a service is away', { trip: 503 }],
  ['an answer is late', { delayMs: 2_000 }],
  ['a trip is too large to draw', { name: 'many things '.repeat(15_000) }],
  ['the code fails', { name: 'broken' }],
  ['what was drawn cannot be written', { name: 'unwritable' }],
  ['the person’s page looks different', { name: 'unusual' }],
])('leaves the page to its scripts when %s, and lets them call early', async (_, answers) => {
  const { headers, text } = await plain(answers);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(
    'as="fetch" crossorigin="use-credentials" fetchpriority="low" href="/api/auth/user">',
  );
});

it('leaves the page to its scripts when the live builds are others', async () => {
  const { headers, asked } = await plain({ builtFrom: 'another' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(asked).toEqual([]);
});

it.each(['br', 'gzip', 'identity'])(
  'sends the head while the answers are on their way, as %s',
  async (encoding) => {
    let answerAll: (() => void) | undefined;
    const given = new Promise<void>((resolve) => (answerAll = resolve));
    const service = await serviceDouble((_, answer) => {
      void given.then(() => answer.writeHead(200).end('{"name":"Later"}'));
    });
    const copies = new Upstreams(service);
    const askFirst = makeFirstAsker(
      { identity: copies, trips: copies, billing: copies },
      { patienceMs: 60_000 },
    );
    const services = { identity: service, trips: service, billing: service };
    const port = await gatewayWith({ ...(await site()), services, askFirst });
    const headers = { ...opening, 'accept-encoding': encoding };
    const sent = request({ port, path: PATH, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const decoder =
      encoding === 'br' ? createBrotliDecompress() : encoding === 'gzip' ? createGunzip() : new PassThrough();
    const body = answer.pipe(decoder).setEncoding('utf8');
    const [head] = (await once(body, 'data')) as [string];
    expect(head).toContain('page.aaaaaaaaaa.css');
    expect(head).not.toContain('Later');
    answerAll?.();
    let rest = '';
    for await (const part of body) rest += String(part);
    expect(rest).toContain('Later</h1>');
    expect(rest).toMatch(/<\/html>$/);
  },
);

it('asks nothing for a while after a service was slow or away', async () => {
  const answers: Answers = { trip: 503 };
  const { port, asked } = await running(answers);
  await call(port, PATH, { headers: opening });
  const before = asked.length;
  answers.trip = 200;
  const { text } = await call(port, PATH, { headers: opening });
  expect(text).toContain('opening');
  expect(asked).toHaveLength(before);
});

it('asks for the next person where one was refused', async () => {
  const answers: Answers = { trip: 404 };
  const { port } = await running(answers);
  await call(port, PATH, { headers: opening });
  answers.trip = 200;
  expect((await call(port, PATH, { headers: opening })).text).toContain('Spring');
});

it('draws a few at a time, and leaves the others to their scripts', async () => {
  let answerAll: (() => void) | undefined;
  const given = new Promise<void>((resolve) => (answerAll = resolve));
  let asked = 0;
  const service = await serviceDouble((_, answer) => {
    asked += 1;
    void given.then(() => answer.writeHead(200).end('{"name":"Later"}'));
  });
  const copies = new Upstreams(service);
  const askFirst = makeFirstAsker(
    { identity: copies, trips: copies, billing: copies },
    { patienceMs: 60_000 },
  );
  const services = { identity: service, trips: service, billing: service };
  const port = await gatewayWith({ ...(await site()), services, askFirst });
  const agent = new Agent({ maxSockets: Infinity });
  const open = async () => {
    const sent = request({ port, path: PATH, headers: { ...opening, 'accept-encoding': 'identity' }, agent });
    const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
    return answer;
  };
  const waiting = await Promise.all(Array.from({ length: 8 }, open));
  const [next] = [await open()];
  expect(next.headers['cache-control']).toBe('no-cache');
  next.resume();
  answerAll?.();
  const texts = await Promise.all(waiting.map((answer) => answer.setEncoding('utf8').toArray()));
  for (const parts of texts) expect(parts.join('')).toContain('Later</h1>');
  expect(asked).toBe(24);
  const after = await open();
  expect(after.headers['cache-control']).toBe('no-store');
  after.resume();
  agent.destroy();
});

it('ends its calls when nobody waits for the page any more', async () => {
  let ended: (() => void) | undefined;
  const isEnded = new Promise<void>((resolve) => (ended = resolve));
  let asked: (() => void) | undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const service = await serviceDouble((_, answer) => {
    answer.on('close', () => ended?.());
    asked?.();
  });
  const services = { identity: service, trips: service, billing: service };
  const copies = new Upstreams(service);
  const patient = makeFirstAsker(
    { identity: copies, trips: copies, billing: copies },
    { patienceMs: 60_000 },
  );
  const port = await gatewayWith({ ...(await site()), services, askFirst: patient });
  const leaving = request({ port, path: PATH, headers: opening }).on('error', () => undefined);
  leaving.end();
  await isAsked;
  leaving.destroy();
  await isEnded;
  expect(patient.isWorthIt()).toBe(true);
});

const { cookie: _, ...signedOut } = opening;

it.each<[string, Record<string, string>, string]>([
  ['a visitor', signedOut, PATH],
  ['a worker that keeps it', { ...opening, 'x-landsea-keep': '1' }, PATH],
  ['a script', { ...opening, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, PATH],
  ['a browser that fetches it for later', { ...opening, 'sec-purpose': 'prefetch' }, PATH],
  ['a person who saves data', { ...opening, 'save-data': 'on' }, PATH],
  ['an address with a query', opening, `${PATH}?preview=1`],
  ['a page that is not drawn', opening, `/trip/${TRIP}/other`],
])('asks nothing for %s', async (_, headers, path) => {
  const { asked, headers: answered } = await plain({}, headers, path);
  expect(asked).toEqual([]);
  expect(answered['cache-control']).toBe('no-cache');
  expect(answered['content-security-policy']).toContain("style-src 'self';");
});
