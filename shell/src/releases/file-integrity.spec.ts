import { requireHashes, requireIntegrity, verifyFiles } from './file-integrity';

const origin = window.location.origin;
const folder = `${origin}/remotes/family/aaaaaaaaaaaa/`;
const list = { path: 'assets/hashes.0123456789.json', integrity: 'sha256-list' };
const ownList = { path: 'assets/hashes.abcdef0123.json', integrity: 'sha256-own-list' };

const hashes: Record<string, Record<string, string>> = {
  [folder + list.path]: { 'assets/page.js': 'sha256-page', 'assets/page.css': 'sha256-sheet' },
  [`${origin}/${ownList.path}`]: { 'assets/dialog.js': 'sha256-dialog' },
};
const asked: (string | undefined)[] = [];
let isReachable = true;
let isSpoiledByCache = false;

beforeAll(() => {
  document.head.innerHTML = `<meta name="release-hashes" content="${ownList.path} ${ownList.integrity}">`;
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: (url: string, { integrity, cache }: RequestInit = {}) => {
      asked.push(integrity);
      return isReachable && !(isSpoiledByCache && cache === 'default')
        ? Promise.resolve({
            status: 200,
            json: () => Promise.resolve(hashes[url]),
            arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
          })
        : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  verifyFiles();
});
beforeEach(() => {
  isReachable = true;
  isSpoiledByCache = false;
  asked.length = 0;
  document.head.querySelectorAll('script, link').forEach((element) => element.remove());
  requireHashes(folder, list);
});

/** As the bundler adds a script; resolves with what it requires, or 'refused'. */
const added = async (address: string): Promise<string> => {
  const element = document.createElement(address.endsWith('.css') ? 'link' : 'script');
  Object.assign(element, { rel: 'stylesheet', href: address, src: address });
  let isRefused = false;
  element.onerror = () => (isRefused = true);
  document.head.appendChild(element);
  await new Promise((resolve) => setTimeout(resolve));
  if (isRefused) return 'refused';
  return document.head.contains(element) ? (element.getAttribute('integrity') ?? 'nothing') : 'absent';
};

test.each([
  ['a chunk of a remote', 'sha256-page', `${folder}assets/page.js`],
  ['a sheet of a remote', 'sha256-sheet', `${folder}assets/page.css`],
  ['a chunk of the shell', 'sha256-dialog', `${origin}/assets/dialog.js`],
  ['a file that no list has', 'refused', `${folder}assets/other.js`],
  ['a file of a build without hashes', 'nothing', `${origin}/remotes/agent/bbbbbbbbbbbb/assets/a.js`],
  ['a script of another origin', 'nothing', 'https://stats.example/script.js'],
])('%s requires: %s', async (_, expected, address) => {
  expect(await added(address)).toBe(expected);
});

test('the list of a build is read once, with its own hash', async () => {
  await added(`${folder}assets/page.js`);
  await added(`${folder}assets/page.css`);
  expect(asked).toEqual([list.integrity]);
});

test('nothing is asked for what the document announced', async () => {
  const path = new URL(`${folder}assets/first.js`).pathname;
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="preload" as="script" href="${path}" integrity="sha256-first">`,
  );
  expect(await added(`${folder}assets/first.js`)).toBe('sha256-first');
  expect(asked).toEqual([]);
});

test('a list that did not come is asked for again', async () => {
  isReachable = false;
  expect(await added(`${folder}assets/page.js`)).toBe('refused');
  isReachable = true;
  expect(await added(`${folder}assets/page.js`)).toBe('sha256-page');
});

test('a list that a cache on the way changed is read past it, with the same hash', async () => {
  isSpoiledByCache = true;
  expect(await added(`${folder}assets/page.js`)).toBe('sha256-page');
  expect(asked).toEqual([list.integrity, list.integrity]);
});

test.each([
  ['that could not be reached, nothing changes', false, `${folder}assets/page.css`],
  ['that was refused, its build is asked for by other addresses', true, `${folder}assets/page.css?again=1`],
])('after a file %s', async (_, isThere, expected) => {
  await added(`${folder}assets/page.js`);
  isReachable = isThere;
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  isReachable = true;
  expect(await added(`${folder}assets/page.css`)).toBe('sha256-sheet');
  expect([...document.head.querySelectorAll('link')].at(-1)?.href).toBe(expected);
});

test('an entry is added with the hash of the list of releases', async () => {
  requireIntegrity(`${folder}remoteEntry.js?again=1`, 'sha256-entry');
  expect(await added(`${folder}remoteEntry.js?again=1`)).toBe('sha256-entry');
});

test('another entry keeps its address after one was refused', async () => {
  const [refused, other] = [`${folder}remoteEntry.js`, `${origin}/remotes/agent/bbbbbbbbbbbb/remoteEntry.js`];
  for (const address of [refused, other]) requireIntegrity(address, 'sha256-entry');
  await added(refused);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await added(other)).toBe('sha256-entry');
  expect([...document.head.querySelectorAll('script')].at(-1)?.src).toBe(other);
});
