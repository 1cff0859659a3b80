import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readDatabaseUrl } from '../database/env.js';
import { kitEnv } from './kit-env.js';
import { EnvError, parseEnv, requireTogether } from './parse-env.js';

const good = {
  PORT: '4441',
  DATABASE_URL: 'postgres://u:the-password@127.0.0.1:5432/d',
  PUBLIC_ORIGIN: 'http://localhost:4300/',
  SERVICE_TOKEN_SECRET: 's'.repeat(32),
  IDENTITY_URL: 'http://127.0.0.1:4301',
  TRIPS_URL: 'http://127.0.0.1:4302',
  BILLING_URL: 'http://127.0.0.1:4303',
};

describe('parseEnv', () => {
  it('reads the variables, with the defaults of the rest', () => {
    const env = parseEnv(kitEnv, { ...good, REDIS_URL: '' });
    expect(env.REDIS_URL).toBeUndefined();
    expect(env).toMatchObject({
      PORT: 4441,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      PUBLIC_ORIGIN: 'http://localhost:4300',
      LOG_LEVEL: 'info',
    });
  });

  it.each([
    ['PORT', 'many', 'PORT (expected a port number)'],
    ['PORT', undefined, 'PORT (expected a port number)'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL (expected a postgres:// URL)'],
    ['SERVICE_TOKEN_SECRET', 'short', 'SERVICE_TOKEN_SECRET (expected at least 32 characters)'],
    [
      'SESSION_COOKIE_SECRETS',
      `${'s'.repeat(32)},short`,
      'SESSION_COOKIE_SECRETS (expected one or two secrets',
    ],
    ['MAIL_FROM', 'Landsea <a@b.co>\r\nBcc: <x@y.co>', 'MAIL_FROM (expected a name and an address'],
    ['MAIL_FROM', 'Land\nsea <a@b.co>', 'MAIL_FROM (expected a name and an address'],
    ['PUBLIC_ORIGIN', 'localhost', 'PUBLIC_ORIGIN (expected an http(s) URL'],
  ])('names %s and what was expected', (name, value, message) => {
    const read = () => parseEnv(kitEnv, { ...good, [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(message);
  });

  it('never repeats a value, which may be secret', () => {
    expect(() => parseEnv(kitEnv, { ...good, SERVICE_TOKEN_SECRET: 'canary' })).not.toThrow('canary');
    expect(() => readDatabaseUrl({ DATABASE_URL: 'canary' })).not.toThrow('canary');
  });

  describe('PUBLIC_ORIGIN in production', () => {
    const read = (origin: string | undefined, NODE_ENV: string) =>
      parseEnv(kitEnv, { ...good, NODE_ENV, PUBLIC_ORIGIN: origin });

    it.each([
      'http://landsea.example',
      'http://192.168.1.20:4300',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'http://user@landsea.example',
      'http://[::2]',
    ])('stops the start with %s, which is neither https nor this machine', (origin) => {
      expect(() => read(origin, 'production')).toThrow(
        'these variables are missing or wrong: PUBLIC_ORIGIN (expected an https URL in production: sessions need a secure connection)',
      );
      expect(read(origin, 'development').PUBLIC_ORIGIN).toBe(new URL(origin).origin);
    });

    it.each([
      'https://landsea.example',
      'http://localhost:4300',
      'http://127.0.0.1:4300',
      'http://[::1]:4300',
    ])('takes %s', (origin) => {
      expect(read(origin, 'production').PUBLIC_ORIGIN).toBe(origin);
    });
  });

  it('reads a schema that extends the common one by the same rules', () => {
    const extended = kitEnv.extend({ OWN: z.string().default('') });
    expect(() =>
      parseEnv(extended, { ...good, NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://landsea.example' }),
    ).toThrow('PUBLIC_ORIGIN (expected an https URL');
  });

  it('reads a secret from the file that NAME_FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'landsea-env-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'f'.repeat(40)}\n`);
    const { SERVICE_TOKEN_SECRET: _, ...rest } = good;
    const read = (env: NodeJS.ProcessEnv) => () => parseEnv(kitEnv, env);
    expect(read({ ...rest, SERVICE_TOKEN_SECRET_FILE: file })().SERVICE_TOKEN_SECRET).toBe('f'.repeat(40));
    expect(read({ ...good, SERVICE_TOKEN_SECRET_FILE: file })).toThrow(
      'SERVICE_TOKEN_SECRET and SERVICE_TOKEN_SECRET_FILE are both set',
    );
    expect(read({ ...rest, SERVICE_TOKEN_SECRET_FILE: join(folder, 'none') })).toThrow(
      'SERVICE_TOKEN_SECRET_FILE names a file that cannot be read',
    );
    writeFileSync(file, '');
    expect(read({ ...good, REDIS_URL_FILE: file })().REDIS_URL).toBeUndefined();
    writeFileSync(file, 'postgres://u:p@127.0.0.1/d');
    expect(readDatabaseUrl({ DATABASE_URL_FILE: file })).toBe('postgres://u:p@127.0.0.1/d');
    expect(read({ ...good, HOST_FILE: join(folder, 'none') })().HOST).toBe('127.0.0.1');
  });

  it('names what is unset of a group that is half set', () => {
    const check = (env: { A: string; B?: string }) => () =>
      requireTogether(env, 'files in a bucket', ['A', 'B']);
    expect(check({ A: 'a' })).toThrow('files in a bucket need all of A, B; unset: B');
    expect(check({ A: 'a', B: 'b' })).not.toThrow();
    expect(check({ A: '' })).not.toThrow();
  });
});
