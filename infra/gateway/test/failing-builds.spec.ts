import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { followFailingBuilds } from '../src/failing-builds.js';
import { GatewayAlarms } from '../src/gateway-alarms.js';
import { createGatewayLog } from '../src/gateway-log.js';
import { GatewayMetrics } from '../src/metrics.js';
import { Upstreams } from '../src/upstreams.js';
import { call, closeAll, folderOf, gatewayWith, listen, releasedFiles } from './doubles.js';

afterEach(closeAll);

const [live, tried] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];

it('asks identity every five seconds while a build is tried, and keeps what it said while it is away', async () => {
  const asked: (string | undefined)[] = [];
  let isUp = true;
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.statusCode = isUp ? 200 : 503;
    answer.end(JSON.stringify({ failing: [tried] }));
  });
  const port = await listen(server);
  let now = 0;
  const find = followFailingBuilds(new Upstreams([new URL(`http://127.0.0.1:${port}`)]), () => now);
  expect(find([])).toEqual([]);
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 200 && !isSo(); tries += 1) await sleep(50);
  };
  await until(() => find([tried]).length > 0);
  expect(find([tried])).toEqual([tried]);
  expect(find([live])).toEqual([]);
  isUp = false;
  now = 5_000;
  find([tried]);
  await until(() => asked.length === 2);
  await sleep(200); // The refusal arrives; if it is late, nothing changes.
  expect(find([tried])).toEqual([tried]);
  expect(asked).toEqual(Array.from({ length: 2 }, () => `/api/v1/release-alarms/failing?builds=${tried}`));
});

it('nobody gets a candidate that several visitors could not open, and operators hear of it', async () => {
  const entry = (build: string) => ({
    build,
    entry: `/remotes/family/${build}/remoteEntry.js`,
    integrity: `sha256-${'A'.repeat(43)}=`,
    pages: { paths: [], nav: [] },
  });
  const family = { live: entry(live), candidate: { ...entry(tried), percent: 100 } };
  const list = { version: 1, remotes: { family } };
  const webFolder = await folderOf({
    ...releasedFiles(`remotes/family/${live}`, { 'remoteEntry.js': '' }),
    ...releasedFiles(`remotes/family/${tried}`, { 'remoteEntry.js': '' }),
    'remotes.json': JSON.stringify({ list, signatures: [] }),
  });
  const lines: object[] = [];
  const metrics = new GatewayMetrics();
  const log = createGatewayLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const alarms = new GatewayAlarms(metrics, log);
  let failing: string[] = [];
  const findFailing = (builds: readonly string[]) => failing.filter((build) => builds.includes(build));
  const port = await gatewayWith({ webFolder, findFailing, metrics, log, alarms });
  const damaged = async () => JSON.parse((await call(port, '/remotes.json')).text).damaged;
  expect(await damaged()).toBeUndefined();
  failing = [live, tried];
  expect(await damaged()).toEqual([tried]);
  const alarm = { level: 'error', alarm: 'release-first-render', app: 'family', build: tried };
  expect(lines).toContainEqual(expect.objectContaining(alarm));
});
