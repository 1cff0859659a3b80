import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, closeAll, folderOf, gatewayWith, releasedFiles, serviceDouble } from './doubles.js';

afterEach(closeAll);

const BUILD = 'aaaaaaaaaaa1';
const FOLDER = `/remotes/agent/${BUILD}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Draws what it was given, so that a test sees it. */
const view = `export const draw = ({ answer, isVisitor }) => {
  if (answer?.body?.title === 'broken') throw new Error('not drawn');
  const { title = 'none', rules = '' } = answer?.body ?? {};
  return { title: title + ' <b>', icon: '/"icon', rules, body: '<h1>$& ' + title + ' ' + isVisitor + '</h1>' };
};
`;

const template = `<!doctype html><html><head><!-- document:head --><title>Your offer</title><!-- /document:head -->
<link rel="stylesheet" href="{{remote}}/assets/offer.css"></head><body><div id="root">
  <!-- document:root -->
  <!-- /document:root -->
</div><!-- document:data --></body></html>`;

const page = (path: string, isLinkOnly?: boolean) => ({
  ...{ path, name: 'Offer', access: 'public' },
  ...(isLinkOnly && { isLinkOnly }),
});

async function site(wanted = view) {
  const files = {
    'documents.json': JSON.stringify({
      Offer: { html: 'documents/offer.html', files: ['assets/offer.js'], view: hashOf(wanted) },
      Unknown: { html: 'documents/offer.html', files: [], view: '' },
    }),
    'documents/offer.html': template,
  };
  const live = {
    build: BUILD,
    entry: `${FOLDER}/remoteEntry.js`,
    integrity: `sha256-${'A'.repeat(43)}=`,
    pages: {
      paths: [page('/q', true), page('/q/:token'), { path: '/other', name: 'Unknown', access: 'public' }],
      nav: [],
    },
  };
  const list = { list: { version: 1, remotes: { agent: { live } } }, signatures: [] };
  return {
    shellFolder: await folderOf({ 'index.html': '<html><head></head><body>the shell</body></html>' }),
    webFolder: await folderOf({
      'remotes.json': JSON.stringify(list),
      ...releasedFiles(FOLDER.slice(1), files),
    }),
    viewsFolder: await folderOf({ 'offer.mjs': view }),
  };
}

interface Opened {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A gateway in front of a service that answers every call with this. */
async function running(status: number, body: unknown, wanted?: string) {
  const opened: Opened[] = [];
  const trips = await serviceDouble((request, answer) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      opened.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const folders = await site(wanted);
  const services = { identity: trips, trips, billing: trips };
  return { opened, folders, port: await gatewayWith({ ...folders, services }) };
}

const dataIn = (text: string): unknown =>
  JSON.parse(/<script type="application\/json" id="document-data">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

it('sends what the link leads to as HTML, for its visitor alone', async () => {
  const body = { title: 'Spring </script>', rules: ':root{--sea:#fff}' };
  const { port, opened } = await running(200, body);
  const { status, headers, text } = await call(port, '/q/token-1', { headers: { host: 'landsea.test' } });
  expect(status).toBe(200);
  expect(text).toContain('<title>Spring &lt;/script> &lt;b></title><link rel="icon" href="/&quot;icon">');
  expect(text).toContain('<div id="root" data-drawn="1"><h1>$& Spring </script> true</h1></div>');
  expect(text).toContain(`href="${FOLDER}/assets/offer.css"`);
  expect(text).not.toMatch(/token-1|the shell|\{\{/);
  expect(dataIn(text)).toEqual({ answer: { status: 200, body }, isVisitor: true });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const allowed = `style-src 'self' 'sha256-${hashOf(body.rules)}'; img-src`;
  expect(headers['content-security-policy']).toContain(allowed);
  expect(opened.map(({ path, body: sent }) => [path, sent])).toEqual([
    ['/api/v1/quote-links/open', { token: 'token-1' }],
  ]);
  expect(opened[0]?.headers).toMatchObject({
    'sec-fetch-site': 'same-origin',
    'x-request-id': headers['x-request-id'],
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'landsea.test',
  });
});

it('asks for nothing without a token, and knows whether somebody may be signed in', async () => {
  const { port, opened } = await running(200, {});
  const { status, text } = await call(port, '/q', { headers: { cookie: 'landsea_sid=1' } });
  expect([status, opened]).toEqual([404, []]);
  expect(dataIn(text)).toEqual({ answer: null, isVisitor: false });
  expect(text).toContain('<h1>$& none false</h1>');
});

it('passes on what the service refuses, and sends a sentence when none can be reached', async () => {
  const refusal = { code: 'NOT_FOUND', message: 'Gone.' };
  const refusing = await running(404, refusal);
  const { text } = await call(refusing.port, '/q/token-1');
  expect(dataIn(text)).toEqual({ answer: { status: 404, body: refusal }, isVisitor: true });
  const nobody = await call(await gatewayWith(await site()), '/q/token-1');
  expect(nobody.status).toBe(200);
  expect(dataIn(nobody.text)).toMatchObject({
    answer: { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } },
  });
});

it('asks another copy of the service when one is gone', async () => {
  const live = await serviceDouble((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"Autumn"}');
  });
  const trips = [new URL('http://127.0.0.1:9'), ...live];
  const port = await gatewayWith({ ...(await site()), services: { identity: trips, trips, billing: trips } });
  expect((await call(port, '/q/token-1')).text).toContain('<h1>$& Autumn true</h1>');
});

it.each([
  ['the build has other code', { title: 'Spring' }, `${view} `],
  ['the code fails', { title: 'broken' }, view],
])('leaves the drawing to the scripts when %s', async (_, body, wanted) => {
  const { port } = await running(200, body, wanted);
  const { status, headers, text } = await call(port, '/q/token-1');
  expect(status).toBe(200);
  expect(text).toContain('<title>Your offer</title>');
  expect(text).toContain('<div id="root"></div>');
  expect(dataIn(text)).toEqual({ answer: { status: 200, body }, isVisitor: true });
  expect(headers['content-security-policy']).toContain("style-src 'self';");
});

it('takes no page for one of these that the gateway cannot open', async () => {
  const { port } = await running(200, {});
  expect((await call(port, '/other')).text).toContain('the shell');
});

it('never sends a template that was changed', async () => {
  const { port, folders } = await running(200, {});
  await writeFile(join(folders.webFolder, `${FOLDER}/documents/offer.html`), '<script>bad()</script>');
  expect((await call(port, '/q/token-1')).text).not.toContain('bad()');
});
