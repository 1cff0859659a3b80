import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServiceName } from '@landsea/contracts/messages';
import { defaultConnectionsPerAddress } from '../limits.js';
import { nginxTemplate } from './nginx.js';

/** Undefined where nginx is not installed. */
export const nginxBinary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) =>
  existsSync(path),
);

export interface NginxOptions {
  port: number;
  webRoot: string;
  /** The ports of each service's copies on this machine. */
  services: Record<ServiceName, readonly number[]>;
  /** The ports of the Node gateways that write documents; nginx serves files in their place without one. */
  documents?: readonly number[];
  /** Variables of the template that are not the usual ones. */
  variables?: Record<string, string>;
  template?: string;
}

/** A port at which nothing listens. */
const nobody = 9;

const servers = (ports: readonly number[]): string =>
  ports.map((port) => `server 127.0.0.1:${String(port)} max_fails=1 fail_timeout=2s;`).join(' ');

/** The variables that the container's entry point derives from `TRUSTED_PROXIES`, by its own script. */
async function trustedVariables(list: string): Promise<Record<string, string>> {
  const script = fileURLToPath(new URL('../../trusted-proxies.envsh', import.meta.url));
  const print = '. "$0"; printf "%s\\n%s" "$REAL_IP_FROM" "$TRUSTED_NETWORKS"';
  const { stdout } = await promisify(execFile)('sh', ['-c', print, script], {
    env: { TRUSTED_PROXIES: list },
  });
  const [from = '', networks = ''] = stdout.split('\n');
  return { REAL_IP_FROM: from, TRUSTED_NETWORKS: networks };
}

/** The template with its variables filled in, as in the container. */
export async function nginxServer(options: NginxOptions): Promise<string> {
  const values: Record<string, string> = {
    GATEWAY_PORT: String(options.port),
    WEB_ROOT: options.webRoot,
    RESOLVER: '127.0.0.1',
    VIDEO_ORIGIN: "'none'",
    ANALYTICS_ORIGIN: '',
    SERVICE_WORKER: 'on',
    IDENTITY_SERVERS: servers(options.services.identity),
    TRIPS_SERVERS: servers(options.services.trips),
    BILLING_SERVERS: servers(options.services.billing),
    DOCUMENTS_SERVERS: servers(options.documents ?? [nobody]),
    CONNECTIONS_PER_ADDRESS: String(defaultConnectionsPerAddress),
    ...options.variables,
  };
  const all = { ...values, ...(await trustedVariables(values['TRUSTED_PROXIES'] ?? '')) };
  return (options.template ?? nginxTemplate()).replace(/\$\{([A-Z_]+)\}/g, (variable, name: string) => {
    const value = (all as Record<string, string>)[name];
    if (value === undefined) throw new Error(`the nginx template names ${variable}, which has no value`);
    return value;
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const mimeTypes = '/etc/nginx/mime.types';

/** Runs nginx with the `http` block that is given, until it is stopped. */
export async function runNginx(http: string, port: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-nginx-'));
  const configuration = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const main = `${user}daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\n`;
  // As in the nginx image's own configuration.
  const types = existsSync(mimeTypes)
    ? `include ${mimeTypes};\ndefault_type application/octet-stream;\n`
    : '';
  await writeFile(
    configuration,
    `${main}http {\n${types}${http.replace('/dev/stdout', join(folder, 'access.log'))}}\n`,
  );
  const nginx = spawn(nginxBinary ?? 'nginx', ['-c', configuration], { stdio: 'inherit' });
  const exited = once(nginx, 'exit');
  for (let tries = 0; tries < 100 && !(await accepts(port)); tries += 1) await sleep(100);
  return async () => {
    nginx.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Starts a real nginx with the configuration of production. */
export const startNginx = async (options: NginxOptions): Promise<() => Promise<void>> =>
  runNginx(await nginxServer(options), options.port);
