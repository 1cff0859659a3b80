import { S3Store } from '../../src/release/s3-store.js';
import { startS3Double } from './s3-double.js';
import { aWorkbench } from './workbench.js';

let s3: Awaited<ReturnType<typeof startS3Double>>;
beforeEach(async () => {
  s3 = await startS3Double();
});
afterEach(() => {
  s3.server.closeAllConnections();
  s3.server.close();
});

const aStore = (accessKeyId = 'the-id') =>
  new S3Store({
    endpoint: s3.endpoint,
    bucket: 'bucket',
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey: 'the-secret',
  });

it('releases to a bucket, rolls back, and removes what nobody needs', async () => {
  let now = new Date('2027-01-01T00:00:00Z');
  const { releases, release, list } = await aWorkbench({ store: aStore(), now: () => now });
  const one = await release('shell', 'one');
  await release('marketing', 'one');
  const two = await release('marketing', 'two');
  expect((await list()).remotes.marketing?.live.build).toBe(two);
  expect((await list()).shell?.live.build).toBe(one);
  expect(s3.objects.get('shell/index.html')?.body.toString()).toContain('<p>one</p>');
  await releases.rollBack('marketing');
  now = new Date('2027-02-15T00:00:00Z');
  const three = await release('marketing', 'three');
  expect((await list()).remotes.marketing?.live.build).toBe(three);
  expect([...s3.objects.keys()].filter((key) => key.includes(two))).toEqual([]);
  expect(s3.objects.has('release.lock')).toBe(false);
});

it('stores files with the headers under which a site may serve them', async () => {
  const { release } = await aWorkbench({ store: aStore() });
  const build = await release('marketing', 'one '.repeat(2000));
  const headers = (path: string) => s3.objects.get(path)?.headers;
  expect(headers(`remotes/marketing/${build}/remoteEntry.js`)).toEqual({
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
    encoding: undefined,
  });
  expect(headers(`remotes/marketing/${build}/remoteEntry.js.br`)?.encoding).toBe('br');
  expect(headers('remotes.json')?.cache).toBe('no-cache');
});

it('lets one command switch at a time, and takes over a lock that was left', async () => {
  const { release, build, releases, list } = await aWorkbench({ store: aStore() });
  await build('family', 'one');
  await build('agent', 'one');
  await Promise.all([releases.release('family'), releases.release('agent')]);
  expect(Object.keys((await list()).remotes).sort()).toEqual(['agent', 'family']);
  const left = { body: Buffer.from(String(Date.now() - 3_600_000)), headers: {} };
  s3.objects.set('release.lock', left);
  expect((await list()).version).toBe(2);
  await release('family', 'two');
  expect((await list()).version).toBe(3);
});

it('says what the storage refused', async () => {
  await expect(aStore('another').read('remotes.json')).rejects.toThrow(
    'The storage answered GET remotes.json with 403.',
  );
});
