import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import * as z from 'zod';
import { awsSignature, storageDouble } from '../../test/storage-double.js';
import { HealthSigns } from '../health/health-signs.js';
import { IntervalTasks } from '../interval-task/interval-tasks.js';
import type { Metrics } from '../metrics/metrics.js';
import type { FileStore } from './file-store.js';
import { makeFileStore, filesEnv } from './files-env.js';
import { FilesWatch } from './files-watch.js';

const env = (change: Record<string, string>) => z.object(filesEnv).parse(change);
const folder = () => mkdtemp(join(tmpdir(), 'landsea-files-'));
const sent = async (content: string | Buffer): Promise<string> => {
  const path = join(await folder(), 'sent');
  await writeFile(path, content);
  return path;
};

it('stores, reads and deletes a file in a folder', async () => {
  const store = makeFileStore(env({ FILES_DIR: join(await folder(), 'kept') }));
  await store.put('receipts/one', await sent('a receipt'), 'text/plain');
  expect(await text(await store.open('receipts/one'))).toBe('a receipt');
  await store.remove('receipts/one');
  await store.remove('receipts/one');
  await expect(store.open('receipts/one')).rejects.toThrow();
  await expect(store.open('../../etc/passwd')).rejects.toThrow('not a key');
});

describe('storage that speaks like S3', () => {
  const keys = {
    S3_BUCKET: 'private',
    S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  let storage: Awaited<ReturnType<typeof storageDouble>>;
  beforeAll(async () => {
    storage = await storageDouble(keys.S3_ACCESS_KEY_ID, keys.S3_SECRET_ACCESS_KEY);
  });
  afterAll(() => storage.close());
  const storeWith = (change: Record<string, string> = {}) =>
    makeFileStore(env({ S3_ENDPOINT: storage.url, ...keys, ...change }));

  it('is doubled by one that reckons signatures as the AWS documentation does', () => {
    const example = {
      method: 'GET',
      path: '/test.txt',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-amz-date': '20130524T000000Z',
      },
      signed: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
      region: 'us-east-1',
    };
    expect(awsSignature(example, keys.S3_SECRET_ACCESS_KEY)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('stores, reads and deletes a file, in any region', async () => {
    const store = storeWith({ S3_REGION: 'eu-central-1' });
    await store.put('receipts/one', await sent('a receipt'), 'image/png');
    expect(storage.kept.get('/private/receipts/one')).toMatchObject({ type: 'image/png' });
    expect(await text(await store.open('receipts/one'))).toBe('a receipt');
    await store.remove('receipts/one');
    await store.remove('receipts/one');
    await expect(store.open('receipts/one')).rejects.toThrow(
      'the storage answered GET receipts/one with 404',
    );
  });

  it('refuses a wrong secret and an unknown key, and nothing is kept', async () => {
    const ways: Record<string, string>[] = [
      { S3_SECRET_ACCESS_KEY: 'another' },
      { S3_ACCESS_KEY_ID: 'unknown' },
    ];
    for (const wrong of ways) {
      const put = storeWith(wrong).put('receipts/two', await sent('a receipt'), 'image/png');
      await expect(put).rejects.toThrow('the storage answered PUT receipts/two with 403');
    }
    expect(storage.kept.has('/private/receipts/two')).toBe(false);
  });

  it('is sent ten megabytes as a stream of a known length, and streams them back', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024, 'landsea');
    const path = await sent(large);
    await storeWith().put('receipts/large', path, 'application/pdf');
    expect(storage.kept.get('/private/receipts/large')).toMatchObject({ declared: large.length });
    const back = await buffer(await storeWith().open('receipts/large'));
    expect(back.equals(await readFile(path))).toBe(true);
  });

  it('is retried while it is busy, a few times at most', async () => {
    storage.busyFor(2);
    await storeWith().put('receipts/busy', await sent('a receipt'), 'image/png');
    expect(storage.kept.has('/private/receipts/busy')).toBe(true);
    storage.busyFor(3);
    await expect(storeWith().open('receipts/busy')).rejects.toThrow('with 503');
  });
});

describe('storage that is away', () => {
  const settings = { S3_BUCKET: 'private', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const away = { status: 503, error: { code: 'SERVICE_UNAVAILABLE' } };

  it('answers 503 with a text about files, also where it refuses us, and not for a file that is missing', async () => {
    const nowhere = makeFileStore(env({ S3_ENDPOINT: 'http://127.0.0.1:9', ...settings }));
    await expect(nowhere.open('receipts/one')).rejects.toMatchObject(away);
    await expect(nowhere.open('receipts/one')).rejects.toMatchObject({
      error: { message: expect.stringContaining('Photos and receipts can’t be reached right now') },
    });
    const storage = await storageDouble('key', 'secret');
    const store = makeFileStore(env({ S3_ENDPOINT: storage.url, ...settings }));
    await expect(store.open('receipts/one')).rejects.not.toMatchObject(away);
    const wrong = makeFileStore(
      env({ S3_ENDPOINT: storage.url, ...settings, S3_SECRET_ACCESS_KEY: 'other' }),
    );
    await expect(wrong.probe()).rejects.toMatchObject(away);
    await storage.close();
  });

  it('is said in health, in the metric and once in the log, until it is back', async () => {
    Logger.overrideLogger(false);
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    let isAway = true;
    const store = {
      place: 'storage.example/private',
      probe: () => (isAway ? Promise.reject(new Error('off')) : Promise.resolve()),
    };
    const signs = new HealthSigns();
    const registry = new Registry();
    const watch = new FilesWatch(store as FileStore, signs, { registry } as Metrics, new IntervalTasks());
    await watch.onModuleInit();
    await watch.onModuleInit();
    expect(signs.listProblems()).toEqual({
      files: 'Files at storage.example/private cannot be kept or read',
    });
    expect(await registry.metrics()).toContain('files_up 0');
    expect(error.mock.calls).toEqual([[expect.objectContaining({ alarm: 'files-away', reason: 'off' })]]);
    isAway = false;
    await watch.onModuleInit();
    expect(signs.listProblems()).toEqual({});
    expect(await registry.metrics()).toContain('files_up 1');
    error.mockRestore();
    Logger.overrideLogger(['log', 'warn', 'error']);
  });

  it('a folder that takes no file is away, and one that does is not', async () => {
    const path = await sent('a file where the folder should be');
    await expect(makeFileStore(env({ FILES_DIR: join(path, 'kept') })).probe()).rejects.toMatchObject(away);
    await expect(makeFileStore(env({ FILES_DIR: await folder() })).probe()).resolves.toBeUndefined();
  });
});
