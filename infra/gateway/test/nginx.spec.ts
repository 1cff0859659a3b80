import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  IDENTITY_SERVERS: 'server 127.0.0.1:4301; server 127.0.0.1:4401 max_fails=1 fail_timeout=2s;',
  TRIPS_SERVERS: 'server 127.0.0.1:4302; server 127.0.0.1:4402 max_fails=1 fail_timeout=2s;',
  BILLING_SERVERS: 'server 127.0.0.1:4303; server 127.0.0.1:4403 max_fails=1 fail_timeout=2s;',
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

(nginx ? it : it.skip)(
  'nginx leads who visits a sign-in address back to a page when identity is down',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'landsea-nginx-'));
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const filled = { ...values, GATEWAY_PORT: `127.0.0.1:${port}`, IDENTITY_URL: 'http://127.0.0.1:9' };
    const server = nginxTemplate()
      .replace(/\$\{([A-Z_]+)\}/g, (_, name: keyof typeof filled) => String(filled[name]))
      .replace('access_log /dev/stdout landsea', 'access_log off');
    const main = `${process.getuid?.() === 0 ? 'user root;' : ''}daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${server}}\n`;
    await writeFile(join(folder, 'nginx.conf'), main);
    const running = spawn(nginx ?? 'nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    try {
      const visit = (): Promise<Response> =>
        fetch(`http://127.0.0.1:${port}/auth/google/callback?code=a`, { redirect: 'manual' });
      let answer = await visit().catch(() => undefined);
      for (let tries = 0; !answer && tries < 250; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        answer = await visit().catch(() => undefined);
      }
      expect(answer?.status).toBe(303);
      expect(answer?.headers.get('location')).toBe('/auth?google=unavailable');
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    } finally {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
  },
);
