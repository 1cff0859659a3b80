import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { portBase } from './product.js';

const checkout = resolve(import.meta.dirname, '..');
const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) =>
  existsSync(path),
);

export const hasNginx = binary !== undefined;
export const nginxOrigin = `http://localhost:${String(portBase + 16)}`;

const servers = (...ports: number[]): string =>
  ports.map((port) => `server 127.0.0.1:${String(port)} max_fails=1 fail_timeout=2s;`).join(' ');

const values: Record<string, string> = {
  GATEWAY_PORT: String(portBase + 16),
  RESOLVER: '127.0.0.1',
  VIDEO_ORIGIN: "'none'",
  IDENTITY_SERVERS: servers(portBase + 1, portBase + 14),
  TRIPS_SERVERS: servers(portBase + 2, portBase + 17),
  BILLING_SERVERS: servers(portBase + 3, portBase + 18),
};

/** The folder that production's gateway serves, made of what is built here. */
const webRoot = async (folder: string): Promise<string> => {
  const released = join(process.env['LANDSEA_E2E_HOME'] ?? '', 'web');
  await symlink(join(checkout, 'shell/dist'), join(folder, 'shell'));
  await symlink(join(released, 'remotes'), join(folder, 'remotes'));
  await symlink(join(released, 'remotes.json'), join(folder, 'remotes.json'));
  return folder;
};

/** Starts a real nginx with the configuration of production in front of the running services. */
export async function startNginx(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-nginx-'));
  const all = { ...values, WEB_ROOT: await webRoot(folder) };
  const template = await readFile(join(checkout, 'infra/gateway/nginx.conf.template'), 'utf8');
  const server = template
    .replace(/\$\{([A-Z_]+)\}/g, (_, name: keyof typeof all) => String(all[name]))
    .replace('/dev/stdout', join(folder, 'access.log'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `${user}\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${server}}\n`,
  );
  const nginx = spawn(binary ?? 'nginx', ['-c', configuration], { stdio: 'inherit' });
  for (let tries = 0; tries < 50 && !(await answers()); tries += 1) await sleep(100);
  return async () => {
    nginx.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
}

const answers = (): Promise<boolean> =>
  fetch(`${nginxOrigin}/remotes.json`).then(
    ({ ok }) => ok,
    () => false,
  );
