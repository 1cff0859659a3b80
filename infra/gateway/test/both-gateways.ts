import { defaultLimits, type Limits } from '../src/limits.js';
import { nginxBinary, startNginx } from '../src/nginx/nginx-process.js';
import { nginxTemplate } from '../src/nginx/nginx.js';
import { folderOf, freePort, gatewayWith, stopLater } from './doubles.js';

export interface GatewaySettings {
  /** The port of the service behind every path. */
  service: number;
  trustedProxies?: string;
  connectionsPerAddress?: number;
  limits?: Partial<Limits>;
}

export type StartGateway = (settings: GatewaySettings) => Promise<number>;

const builtShell = '<!doctype html><title>Landsea</title>';

export const startLocalGateway: StartGateway = async ({ service, ...options }) => {
  const address = [new URL(`http://127.0.0.1:${String(service)}`)];
  return gatewayWith({
    services: { identity: address, trips: address, billing: address },
    shellFolder: await folderOf({ 'index.html': builtShell }),
    ...options,
  });
};

export const startNginxGateway: StartGateway = async ({
  service,
  trustedProxies,
  connectionsPerAddress,
  limits,
}) => {
  const port = await freePort();
  const ports = [service];
  const stop = await startNginx({
    port,
    webRoot: await folderOf({ 'shell/index.html': builtShell, 'remotes.json': '{}' }),
    services: { identity: ports, trips: ports, billing: ports },
    template: nginxTemplate({ ...defaultLimits, ...limits }),
    variables: {
      ...(trustedProxies !== undefined && { TRUSTED_PROXIES: trustedProxies }),
      ...(connectionsPerAddress !== undefined && { CONNECTIONS_PER_ADDRESS: String(connectionsPerAddress) }),
    },
  });
  stopLater(stop);
  return port;
};

export type GatewayKind = 'the local gateway' | 'nginx';

/** Runs the same tests against both gateways. Checks before a merge install nginx (.ci/run); elsewhere it may be missing. */
export function describeGateways(tests: (start: StartGateway, kind: GatewayKind) => void): void {
  describe('the local gateway', () => tests(startLocalGateway, 'the local gateway'));
  if (nginxBinary) describe('nginx', () => tests(startNginxGateway, 'nginx'));
  else
    describe.skip('nginx is not installed here, so it is not tested', () =>
      tests(startNginxGateway, 'nginx'));
}
