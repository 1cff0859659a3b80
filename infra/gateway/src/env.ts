import { RemoteName } from '@landsea/contracts/core';
import type { GatewayOptions } from './gateway.js';
import { defaultConnectionsPerAddress } from './limits.js';

function required(source: NodeJS.ProcessEnv, name: string, expectation: string): string {
  const value = source[name];
  if (!value) throw new Error(`${name} is not set: expected ${expectation}`);
  return value;
}

/** One address, or one for each copy: `http://127.0.0.1:4301,http://127.0.0.1:4314`. */
function addresses(source: NodeJS.ProcessEnv, name: string): URL[] {
  const value = required(source, name, 'the http address of the service, like http://127.0.0.1:4301');
  return value.split(',').map((each) => {
    const address = each.trim();
    if (URL.canParse(address)) return new URL(address);
    throw new Error(`${name}=${value} holds "${address}", not an address like http://127.0.0.1:4301`);
  });
}

function port(source: NodeJS.ProcessEnv): number {
  const value = Number(required(source, 'PORT', 'a port number'));
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error('PORT must be 0 to 65535');
  return value;
}

function connectionsPerAddress(source: NodeJS.ProcessEnv): number {
  const value = Number(source.CONNECTIONS_PER_ADDRESS || defaultConnectionsPerAddress);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`CONNECTIONS_PER_ADDRESS=${String(value)}: expected a whole number from 1`);
  return value;
}

/** `DEV_REMOTES=family,agent` with the ports of their development servers in `DEV_PORT_FAMILY`, …. */
function devRemotes(source: NodeJS.ProcessEnv): Record<string, string> {
  const named = (source.DEV_REMOTES ?? '').split(',').map((name) => name.trim());
  const known = named.filter((name) => name !== '');
  for (const name of known) {
    if (!RemoteName.options.some((remote) => remote === name)) {
      throw new Error(`DEV_REMOTES names "${name}": expected some of ${RemoteName.options.join(', ')}`);
    }
  }
  return Object.fromEntries(
    known.map((name) => {
      const variable = `DEV_PORT_${name.toUpperCase()}`;
      return [name, `http://localhost:${required(source, variable, 'the port of its development server')}`];
    }),
  );
}

export interface GatewayEnv extends GatewayOptions {
  port: number;
  host: string;
}

export function readEnv(source: NodeJS.ProcessEnv = process.env): GatewayEnv {
  return {
    port: port(source),
    host: source.HOST ?? '127.0.0.1',
    services: {
      identity: addresses(source, 'IDENTITY_URL'),
      trips: addresses(source, 'TRIPS_URL'),
      billing: addresses(source, 'BILLING_URL'),
    },
    shellFolder: required(source, 'SHELL_DIR', 'the folder of the built shell'),
    webFolder: required(source, 'WEB_DIR', 'the folder with remotes.json and remotes/'),
    videoOrigin: source.VIDEO_ORIGIN || undefined,
    devRemotes: devRemotes(source),
    trustedProxies: source.TRUSTED_PROXIES ?? '',
    connectionsPerAddress: connectionsPerAddress(source),
  };
}
