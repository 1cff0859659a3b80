import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteName } from '@landsea/contracts/core';
import { startLocal, type Local } from '@landsea/local';
import { cards, somebody } from './journey.js';
import { controlPort, parts, portBase } from './product.js';

/** Fields that must be in no log, with any value. */
const shapes: readonly RegExp[] = [
  /landsea_sid=[\w-]{20,}/,
  /landsea_device=[\w-]{20,}/,
  /\bBearer\s+ey[\w-]+\./,
  /[?&](?:token|code|claim)=[\w-]{16,}/,
  /\b(?:sk|whsec)_(?:test_|live_)?[0-9a-f]{16,}/,
  /\$argon2id\$/,
  /postgres:\/\/\w+:(?!\[redacted\])[^@\s]+@/,
];

/** The secrets of this run: those that the tests typed, and those that the product was started with. */
async function valuesOf(home: string): Promise<string[]> {
  const made = JSON.parse(await readFile(join(home, 'secrets.json'), 'utf8')) as Record<string, string>;
  const typed = [somebody().password, ...Object.values(cards)];
  return [...Object.values(made), ...typed, ...Object.values(cards).map((card) => card.replaceAll(' ', ''))];
}

/** @returns a line for each secret of the run that was written to a log, with the part that wrote it. */
async function loggedSecrets(home: string): Promise<string[]> {
  const values = await valuesOf(home);
  const folder = join(home, 'logs');
  const found: string[] = [];
  for (const file of await readdir(folder)) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const known = values.some((value) => line.includes(value)) ? 'a secret of this run' : undefined;
      const shape = known ?? shapes.find((pattern) => pattern.test(line))?.source;
      if (shape) found.push(`${file}:${index + 1} holds ${shape}`);
    }
  }
  return found;
}

async function obey(local: Local, kind: string, name: string, verb: string): Promise<void> {
  const part = parts.find((known) => known === name);
  if (kind === 'parts' && part) return verb === 'stop' ? local.stopPart(part) : local.startPart(part);
  const remote = RemoteName.parse(name);
  return verb === 'take-down' ? local.outages.takeDown(remote) : local.outages.restore(remote);
}

async function listenForOrders(local: Local): Promise<Server> {
  const server = createServer((req, res) => {
    const [, kind = '', name = '', verb = ''] = (req.url ?? '').split('/');
    obey(local, kind, name, verb).then(
      () => res.end(),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(controlPort, '127.0.0.1', resolve));
  return server;
}

/** One product for the whole run, two copies of each service, with its own state; Playwright calls what this returns when all is done. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'landsea-e2e-'));
  process.env['LANDSEA_E2E_HOME'] = home; // workers inherit it
  // All browsers share one address.
  const env = { LOG_LEVEL: 'debug', COPIES: '2', VISITOR_CALLS_PER_MINUTE: '6000' };
  const local = await startLocal({ portBase, home, env, throwaway: true });
  const orders = await listenForOrders(local);
  return async () => {
    orders.closeAllConnections();
    orders.close();
    await local.stop();
    const secrets = await loggedSecrets(home);
    if (secrets.length > 0) throw new Error(`secrets were logged:\n${secrets.slice(0, 20).join('\n')}`);
    await rm(home, { recursive: true, force: true });
  };
}
