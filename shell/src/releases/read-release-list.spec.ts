import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { readReleaseList } from './read-release-list';

const aKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    publicKey: raw.toString('base64'),
    sign: (text: string) => ({
      key: createHash('sha256').update(raw).digest('hex').slice(0, 8),
      value: sign(null, Buffer.from(text), privateKey).toString('base64'),
    }),
  };
};
const known = aKey();
const signed = (version: number, key = known) => {
  const list = { version, expiresAt: '2026-12-29T00:00:00.000Z', remotes: {} };
  return { list, signatures: [key.sign(JSON.stringify(list))] };
};
const versionOf = async (body: unknown): Promise<number> => (await readReleaseList(body)).version;

/** Calls of `fetch`: the alarm, and whether there is a network. */
const calls: { url: string; method: string | undefined; body: unknown }[] = [];
let isOnline = true;
const answer = (url: string, { method, body }: RequestInit = {}) => {
  calls.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : body });
  return isOnline ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch'));
};
const alarms = () => calls.flatMap(({ url, body }) => (url.includes('release-alarms') ? [body] : []));

beforeEach(() => {
  isOnline = true;
  calls.length = 0;
  localStorage.clear();
  document.head.innerHTML = `<meta name="release-keys" content="${known.publicKey}">`;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: answer });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

test('a list that is older than one that this browser saw gives way to that one, and raises the alarm', async () => {
  expect(await versionOf(signed(12))).toBe(12);
  expect(await versionOf(signed(11))).toBe(12);
  expect(alarms()).toEqual([{ kind: 'replay', app: 'shell', subject: 'version 11' }]);
  expect(await versionOf(signed(13))).toBe(13);
  expect(await versionOf(signed(13))).toBe(13);
});

test('without a network the older list of a kept page is used', async () => {
  expect(await versionOf(signed(12))).toBe(12);
  isOnline = false;
  expect(await versionOf(signed(11))).toBe(11);
  isOnline = true;
  expect(await versionOf(signed(11))).toBe(12);
});

test.each([
  ['that other keys signed, as before a reset', `20 ${JSON.stringify(signed(20, aKey()))}`],
  ['that was changed', `20 ${JSON.stringify({ ...signed(12), list: { version: 20, remotes: {} } })}`],
  ['that is none', '20 {"list":'],
  ['whose number somebody changed', `20 ${JSON.stringify(signed(9))}`],
])('a remembered list %s counts for nothing', async (_, remembered) => {
  localStorage.setItem('releaseList', remembered);
  expect(await versionOf(signed(11))).toBe(11);
  expect(alarms()).toEqual([]);
});

test('a list of other keys is refused and not remembered', async () => {
  await expect(readReleaseList(signed(30, aKey()))).rejects.toThrow('not signed by a known key');
  expect(await versionOf(signed(11))).toBe(11);
});
