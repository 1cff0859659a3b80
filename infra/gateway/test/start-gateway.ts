import type { Limits } from '../src/limits.js';
import { folderOf, gatewayWith } from './doubles.js';

export interface GatewaySettings {
  /** The port of the service behind every path. */
  service: number;
  trustedProxies?: string;
  connectionsPerAddress?: number;
  limits?: Partial<Limits>;
}

/** Starts a gateway with one service behind all paths. @returns its port. */
export async function startGateway({ service, ...options }: GatewaySettings): Promise<number> {
  const address = [new URL(`http://127.0.0.1:${service}`)];
  return gatewayWith({
    services: { identity: address, trips: address, billing: address },
    shellFolder: await folderOf({ 'index.html': '<!doctype html><title>Landsea</title>' }),
    ...options,
  });
}
