import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHomePaths } from '../src/home.js';
import {
  makeMailCatcherPart,
  getMailPage,
  listNeededPorts,
  makeServicePart,
  type LaunchPlan,
} from '../src/parts.js';
import { countPortsFrom } from '../src/ports.js';
import { root } from '../src/env.js';

const planWith = (env: NodeJS.ProcessEnv, home = '/nowhere'): LaunchPlan => ({
  settings: { portBase: 4300, home, env, frontEnds: true, throwaway: false },
  ports: countPortsFrom(4300),
  paths: getHomePaths(home),
  secrets: {} as LaunchPlan['secrets'],
  databaseUrls: { identity: '', trips: '', billing: '' },
});

describe('the mail catcher', () => {
  it('takes the mail of identity, listens on the loopback alone and keeps its mail in LANDSEA_HOME', async () => {
    const home = await mkdtemp(join(tmpdir(), 'landsea-mail-'));
    const plan = planWith({}, home);
    expect(makeServicePart('identity', plan).env['SMTP_URL']).toBe('smtp://127.0.0.1:4305');
    expect(getMailPage(plan.ports)).toBe('http://localhost:4306');
    expect(listNeededPorts({})).toEqual(expect.arrayContaining(['mail', 'mailPage']));
    const { args = [] } = makeMailCatcherPart(plan);
    expect(args[args.indexOf('--ip') + 1]).toBe('127.0.0.1');
    expect(args[args.indexOf('--mail-directory') + 1]).toBe(join(home, 'mail'));
    expect(args.join(' ')).not.toMatch(/outgoing|relay/);
    await rm(home, { recursive: true });
  });

  it('stays away where a real server is named', () => {
    const env = { SMTP_URL: 'smtps://user:password@mail.example.com' };
    expect(makeServicePart('identity', planWith(env)).env['SMTP_URL']).toBe(env.SMTP_URL);
    expect(listNeededPorts(env)).not.toEqual(expect.arrayContaining(['mail']));
  });

  it('delivers answers and what is forwarded to trips with the same names and secrets, unless another provider does', () => {
    const kept = {
      replyAddressSecret: 'one',
      inboundMailSecret: 'two',
      tripMailSecret: 'four',
      seedTripKey: 'three',
    };
    const secrets = kept as LaunchPlan['secrets'];
    const answers = {
      REPLY_DOMAIN: 'reply.landsea.example',
      REPLY_ADDRESS_SECRET: 'one',
      INBOUND_MAIL_SECRET: 'two',
      INBOUND_AUTHSERV: 'mail-catcher.localhost',
      TRIP_MAIL_DOMAIN: 'in.landsea.example',
      TRIP_MAIL_SECRET: 'four',
      TRIP_MAIL_AUTHSERV: 'mail-catcher.localhost',
    };
    const plan = { ...planWith({}), secrets };
    expect(makeServicePart('trips', plan).env).toMatchObject(answers);
    const catcher = {
      ...answers,
      INBOUND_URL: 'http://localhost:4300/api/v1/inbound-emails',
      FORWARDED_URL: 'http://localhost:4300/api/v1/forwarded-emails',
    };
    expect(makeMailCatcherPart(plan).env).toEqual(catcher);
    const tripsWith = (env: NodeJS.ProcessEnv) => makeServicePart('trips', { ...planWith(env), secrets }).env;
    for (const env of [{ SMTP_URL: 'smtps://mail.example.com' }, { REPLY_DOMAIN: 'reply.example.com' }])
      expect(tripsWith(env)).not.toHaveProperty('INBOUND_AUTHSERV');
    for (const env of [{ SMTP_URL: 'smtps://mail.example.com' }, { TRIP_MAIL_DOMAIN: 'in.example.com' }])
      expect(tripsWith(env)).not.toHaveProperty('TRIP_MAIL_SECRET');
  });

  it('starts a program that is there', () => {
    expect(existsSync(join(root, 'node_modules/maildev/bin/maildev'))).toBe(true);
  });
});
