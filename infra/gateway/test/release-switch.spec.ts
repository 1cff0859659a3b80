import { rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGatewayLog } from '../src/gateway-log.js';
import { GatewayMetrics } from '../src/metrics.js';
import { createOperationsServer } from '../src/operations-server.js';
import { GatewayAlarms } from '../src/gateway-alarms.js';
import {
  call,
  closeAll,
  folderOf,
  gatewayWith,
  startGateway,
  listen,
  releasedFiles,
  writeFiles,
} from './doubles.js';

afterEach(closeAll);

const [A, B] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const integrity = `sha256-${'A'.repeat(43)}=`;
const paths = ['remoteEntry.js', 'assets/page.0123abcd.js'];

const signedList = (build: string, version: number, expiresAt?: string): string => {
  const live = {
    build,
    entry: `/remotes/family/${build}/remoteEntry.js`,
    integrity,
    pages: { paths: [], nav: [] },
  };
  return JSON.stringify({ list: { version, expiresAt, remotes: { family: { live } } }, signatures: [] });
};

/** A gateway with build A live, and what an operator sees of it. */
async function running(stateFolder?: string) {
  const webFolder = await folderOf({});
  const shellFolder = await folderOf({ 'index.html': '<!doctype html><title>Landsea</title>' });
  const putBuild = async (build: string, without?: string) => {
    const folder = join(webFolder, 'remotes/family', build);
    const files = Object.fromEntries(paths.map((path) => [path, '{}']));
    await writeFiles(webFolder, releasedFiles(`remotes/family/${build}`, files));
    if (without) await rm(join(folder, without));
  };
  const putList = async (build: string, version: number, expiresAt?: string) => {
    await writeFile(join(webFolder, 'next.json'), signedList(build, version, expiresAt));
    await rename(join(webFolder, 'next.json'), join(webFolder, 'remotes.json'));
  };
  const lines: { level: string; alarm?: string; build?: string; subject?: string }[] = [];
  const log = createGatewayLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const metrics = new GatewayMetrics();
  let now = 0;
  const alarms = new GatewayAlarms(metrics, log, () => now);
  await putBuild(A);
  await putList(A, 1);
  const options = { webFolder, shellFolder, stateFolder, log, metrics, alarms };
  const { port, gateway } = await startGateway(options);
  const liveAt = async (at: number) =>
    JSON.parse((await call(at, '/remotes.json')).text).list.remotes.family.live.build as string;
  const operations: Server = createOperationsServer({
    metrics,
    alarms,
    hasShell: () => gateway.hasShell(),
  });
  await listen(operations);
  const operationsPort = (operations.address() as AddressInfo).port;
  return {
    webFolder,
    shellFolder,
    putBuild,
    putList,
    port,
    wait: (ms: number) => (now += ms),
    live: () => liveAt(port),
    /** The live builds of a gateway that starts again on the same folders. */
    liveAfterRestart: async () => liveAt(await gatewayWith(options)),
    alarms: () => lines.filter(({ alarm }) => alarm !== undefined),
    operation: (path: string) => call(operationsPort, path),
  };
}

it('keeps the old list while a file of the new build is missing, says so, and switches once it is there', async () => {
  const { live, putBuild, putList, alarms, operation } = await running();
  expect(await live()).toBe(A);
  await putBuild(B, paths[1]);
  await putList(B, 2);
  expect(await live()).toBe(A);
  expect(alarms()).toEqual([
    expect.objectContaining({
      level: 'error',
      alarm: 'release-missing',
      app: 'family',
      build: B,
      subject: paths[1],
    }),
  ]);
  expect(JSON.parse((await operation('/health/ready')).text)).toEqual({
    status: 'degraded',
    problems: { [`family ${B}`]: `missing: ${paths[1]}` },
  });
  const metrics = (await operation('/metrics')).text;
  expect(metrics).toContain(
    `gateway_release_alarms_total{kind="missing",app="family",build="${B}",service="gateway"} 1`,
  );
  expect(metrics).toContain('gateway_release_list_version{service="gateway"} 1');
  await putBuild(B);
  await sleep(1_100);
  expect(await live()).toBe(B);
  expect(JSON.parse((await operation('/health/ready')).text)).toEqual({ status: 'ok' });
  expect((await operation('/metrics')).text).toContain('gateway_release_list_version{service="gateway"} 2');
});

it('refuses a list that is older than the one it serves', async () => {
  const { live, putBuild, putList, alarms } = await running();
  await putBuild(B);
  await putList(B, 2);
  expect(await live()).toBe(B);
  await putList(A, 1);
  expect(await live()).toBe(B);
  expect(alarms()).toEqual([expect.objectContaining({ alarm: 'release-replay', subject: 'version 1' })]);
});

it('refuses an older list after a restart, too, and a list of before serves while its files are there', async () => {
  const state = await folderOf({});
  const { live, liveAfterRestart, putBuild, putList, alarms, webFolder } = await running(state);
  await putBuild(B);
  await putList(B, 2);
  expect(await live()).toBe(B);
  await putList(A, 1);
  expect(await liveAfterRestart()).toBe(B);
  expect(alarms()).toEqual([expect.objectContaining({ alarm: 'release-replay', subject: 'version 1' })]);
  await rm(join(webFolder, 'remotes/family', B), { recursive: true });
  expect(await liveAfterRestart()).toBe(A);
  await writeFile(join(state, 'seen-list.json'), '{');
  expect(await liveAfterRestart()).toBe(A);
});

describe('a list that nobody signed anew in time', () => {
  const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];

  it('takes the place of none that is good', async () => {
    const { live, putBuild, putList, alarms, operation } = await running();
    await putBuild(B);
    await putList(A, 2, future);
    expect(await live()).toBe(A);
    await putList(B, 3, past);
    expect(await live()).toBe(A);
    expect(alarms()).toEqual([expect.objectContaining({ alarm: 'release-expired', subject: 'version 3' })]);
    expect((await operation('/metrics')).text).toMatch(
      /gateway_release_list_expires_timestamp_seconds\{service="gateway"\} 32\d{9}/,
    );
  });

  it('serves on with an alarm when there is no other, and a switch is still taken', async () => {
    const { live, putBuild, putList, alarms, operation } = await running();
    await putList(A, 2, past);
    expect(await live()).toBe(A);
    expect(alarms()).toEqual([expect.objectContaining({ alarm: 'release-expired', subject: 'version 2' })]);
    expect((await operation('/health/ready')).text).toContain('degraded');
    await putBuild(B);
    await putList(B, 3, future);
    expect(await live()).toBe(B);
    expect(JSON.parse((await operation('/health/ready')).text)).toEqual({ status: 'ok' });
  });
});

it('goes on with the list that it knows while the file is gone', async () => {
  const { live, webFolder } = await running();
  expect(await live()).toBe(A);
  await rm(join(webFolder, 'remotes.json'));
  expect(await live()).toBe(A);
});

it('raises an alarm when a file of a live build is gone, until it is back', async () => {
  const { live, webFolder, port, alarms, wait, operation } = await running();
  expect(await live()).toBe(A);
  const entry = join(webFolder, 'remotes/family', A, 'remoteEntry.js');
  await rename(entry, `${entry}.away`);
  await call(port, '/remotes/family/cccccccccccc/remoteEntry.js');
  expect(alarms()).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect((await call(port, `/remotes/family/${A}/remoteEntry.js`)).status).toBe(404);
  await sleep(50);
  expect(alarms()).toEqual([expect.objectContaining({ alarm: 'release-missing', build: A })]);
  expect((await operation('/health/ready')).text).toContain('degraded');
  wait(61_000);
  expect((await operation('/health/ready')).text).toContain('degraded');
  await rename(`${entry}.away`, entry);
  await sleep(1_100);
  wait(61_000);
  expect((await operation('/health/ready')).text).toContain('"ok"');
});

it('counts requests by route, what answered and status, and is ready once there is a shell', async () => {
  const { port, operation, shellFolder } = await running();
  await call(port, '/trip/1/budget');
  await call(port, '/api/trips');
  await sleep(50);
  const { text } = await operation('/metrics');
  expect(text).toMatch(
    /gateway_request_duration_seconds_count\{service="gateway",route="\/",upstream="shell",status="200"\} 1/,
  );
  expect(text).toMatch(
    /gateway_request_duration_seconds_count\{service="gateway",route="\/api",upstream="trips",status="503"\} 1/,
  );
  expect(text).toContain('gateway_unreachable_total{upstream="trips",service="gateway"} 1');
  expect((await operation('/health/live')).status).toBe(200);
  expect((await operation('/else')).status).toBe(404);
  await rm(join(shellFolder, 'index.html'));
  expect((await operation('/health/ready')).status).toBe(503);
  expect((await call(port, '/metrics')).status).toBe(404);
});
