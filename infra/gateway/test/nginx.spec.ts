import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nginxTemplate } from '../src/nginx.js';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

const values: Record<string, string> = {
  GATEWAY_PORT: '8080',
  WEB_ROOT: '/srv/web',
  RESOLVER: '127.0.0.1',
  VIDEO_ORIGIN: 'https://video.example',
  IDENTITY_URL: 'http://127.0.0.1:4301',
  TRIPS_URL: 'http://127.0.0.1:4302',
  BILLING_URL: 'http://127.0.0.1:4303',
};

it('nginx.conf.template is what the path table generates', async () => {
  const committed = await readFile(new URL('../nginx.conf.template', import.meta.url), 'utf8');
  expect(committed).toBe(nginxTemplate());
});

it('names every variable that compose must fill in', () => {
  const named = new Set([...nginxTemplate().matchAll(/\$\{([A-Z_]+)\}/g)].map((match) => match[1]));
  expect([...named].sort()).toEqual(Object.keys(values).sort());
});

(nginx ? it : it.skip)('nginx takes the configuration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-nginx-'));
  const server = nginxTemplate().replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '');
  const main = `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${server.replace('/dev/stdout', 'off')}}\n`;
  await writeFile(join(folder, 'nginx.conf'), main.replace('access_log off landsea', 'access_log off'));
  const { stderr } = await promisify(execFile)(nginx ?? 'nginx', ['-t', '-c', join(folder, 'nginx.conf')]);
  expect(stderr).toContain('test is successful');
});
