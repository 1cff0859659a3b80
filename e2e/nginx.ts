import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxBinary, startNginx as startGateway } from '@landsea/gateway/nginx-process';
import { portBase } from './product.js';

const checkout = resolve(import.meta.dirname, '..');

export const hasNginx = nginxBinary !== undefined;
const port = portBase + 16;
export const nginxOrigin = `http://localhost:${String(port)}`;

/** The folder that production's gateway serves, made of what is built here. */
const webRoot = async (folder: string): Promise<string> => {
  const released = join(process.env['LANDSEA_E2E_HOME'] ?? '', 'web');
  await symlink(join(released, 'shell'), join(folder, 'shell'));
  await symlink(join(released, 'remotes'), join(folder, 'remotes'));
  await symlink(join(released, 'remotes.json'), join(folder, 'remotes.json'));
  return folder;
};

/** Starts a real nginx with the configuration of production in front of the running services. */
export async function startNginx(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-web-'));
  const stop = await startGateway({
    port,
    webRoot: await webRoot(folder),
    services: {
      identity: [portBase + 1, portBase + 14],
      trips: [portBase + 2, portBase + 17],
      billing: [portBase + 3, portBase + 18],
    },
    documents: [portBase],
    template: await readFile(join(checkout, 'infra/gateway/nginx.conf.template'), 'utf8'),
  });
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
