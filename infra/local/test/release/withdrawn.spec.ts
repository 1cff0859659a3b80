import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { FolderStore } from '../../src/release/folder-store.js';
import { runOrder, readReleaseOrder } from '../../src/release/release-command.js';
import type { ReleaseCheck } from '../../src/release/checks/release-check.js';
import { aWorkbench } from './workbench.js';

const passes: ReleaseCheck = () => Promise.resolve([]);

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => jest.restoreAllMocks());

/** A is live after a rollback of B; B is in the checkout. */
async function rolledBack(now = () => new Date('2026-11-28T10:02:30Z')) {
  const bench = await aWorkbench({ now });
  const a = await bench.release('marketing', 'A');
  const b = await bench.release('marketing', 'B');
  await bench.releases.rollBack('marketing');
  const live = async () => (await bench.list()).remotes.marketing?.live.build;
  const order = (words: string, checks?: ReleaseCheck[]) =>
    runOrder(bench.releases, readReleaseOrder(words.split(' ')), checks);
  return { ...bench, a, b, live, order };
}

it('the command refuses a build that was rolled back, and --again releases it all the same', async () => {
  const { a, b, live, order } = await rolledBack();
  await expect(order('mfe-marketing', [passes])).rejects.toThrow(
    `mfe-marketing is not released: build ${b} was rolled back on 2026-11-28 at 10:02 UTC; --again releases it all the same`,
  );
  await expect(order('mfe-marketing --percent 10', [passes])).rejects.toThrow('was rolled back on');
  expect(await live()).toBe(a);
  await order('mfe-marketing --again');
  expect(await live()).toBe(b);
  expect(said).toEqual([`mfe-marketing is live as build ${b}`]);
});

it('an image that runs again leaves it alone, and says so', async () => {
  const { a, b, live, order } = await rolledBack();
  await order('mfe-marketing');
  expect(await live()).toBe(a);
  expect(said).toEqual([expect.stringContaining(`build ${b} was rolled back on 2026-11-28 at 10:02 UTC`)]);
  expect(said[0]).toMatch(new RegExp(`; ${a} stays live$`));
});

it('a start leaves it alone, also when another build was tried out since', async () => {
  const { a, b, live, release, releases, build } = await rolledBack();
  expect(await releases.release('marketing')).toMatchObject({
    build: a,
    changed: false,
    withdrawn: { build: b },
  });
  const c = await release('marketing', 'C', 10);
  await releases.rollBack('marketing');
  await build('marketing', 'B');
  expect(await releases.release('marketing')).toMatchObject({ changed: false, withdrawn: { build: b } });
  await build('marketing', 'C');
  expect(await releases.release('marketing')).toMatchObject({ changed: false, withdrawn: { build: c } });
  expect(await live()).toBe(a);
});

it('a build is no longer withdrawn once it was released again', async () => {
  const { b, live, release, releases, build } = await rolledBack();
  await release('marketing', 'B');
  await release('marketing', 'D');
  await build('marketing', 'B');
  expect(await releases.release('marketing', { by: 'command' })).toMatchObject({ build: b, changed: true });
  expect(await live()).toBe(b);
});

it('a rollback says what is withdrawn and what stays live', async () => {
  const { a, live, release, order } = await rolledBack();
  const b = await release('marketing', 'E');
  const candidate = await release('marketing', 'F', 10);
  await order('mfe-marketing --rollback');
  expect(await live()).toBe(b);
  await order('mfe-marketing --rollback');
  expect(await live()).toBe(a);
  expect(said).toEqual([
    `mfe-marketing: the 10 % build ${candidate} is withdrawn; ${b} stays live; roll back once more for ${a}`,
    `mfe-marketing is back at build ${a}; build ${b} is withdrawn`,
  ]);
});

it('says that a bucket alone makes nothing live', async () => {
  const web = await mkdtemp(join(tmpdir(), 'landsea-noted-'));
  const store = Object.assign(new FolderStore(web), { note: 'The bucket serves nothing by itself.' });
  const { releases, build } = await aWorkbench({ store });
  await build('marketing', 'A');
  await runOrder(releases, readReleaseOrder(['mfe-marketing']));
  await runOrder(releases, readReleaseOrder(['mfe-marketing']));
  expect(said.filter((line) => line === store.note)).toHaveLength(1);
});
