import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewayOptions } from '../src/gateway.js';

const running: Server[] = [];
const gateways: FastifyInstance[] = [];

export async function listen(server: Server): Promise<number> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function closeAll(): Promise<void> {
  for (const gateway of gateways.splice(0)) {
    gateway.server.closeAllConnections();
    await gateway.close();
  }
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export const serviceDouble = async (listener: RequestListener): Promise<URL[]> => [
  new URL(`http://127.0.0.1:${await listen(createServer(listener))}`),
];

export async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-gateway-'));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The files of a build in its folder, with the list of their hashes as a release writes it. */
export function releasedFiles(
  folder: string,
  files: Record<string, string>,
  sign: (text: string) => unknown[] = () => [],
): Record<string, string> {
  const build = folder.split('/').at(-1) ?? '';
  const hashes = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const list = { build, files: Object.fromEntries(hashes.map(([path, text]) => [path, hashOf(text)])) };
  const whole = { ...files, 'files.json': JSON.stringify({ list, signatures: sign(JSON.stringify(list)) }) };
  return Object.fromEntries(Object.entries(whole).map(([path, text]) => [`${folder}/${path}`, text]));
}

const nobody = [new URL('http://127.0.0.1:9')];

/** @returns the port. */
export async function gatewayWith(options: Partial<GatewayOptions>): Promise<number> {
  return (await startGateway(options)).port;
}

export async function startGateway(options: Partial<GatewayOptions>) {
  const gateway = await createGateway({
    services: { identity: nobody, trips: nobody, billing: nobody },
    shellFolder: '/nonexistent',
    webFolder: '/nonexistent',
    ...options,
  });
  gateways.push(gateway);
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return { gateway, port: (gateway.server.address() as AddressInfo).port };
}

export interface GatewayAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** node:http and not fetch: paths go out exactly as written, and any header may be sent. */
export function call(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    const { method, headers } = options;
    const req = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('error', reject);
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    req.on('error', reject);
    req.end(options.body);
  });
}
