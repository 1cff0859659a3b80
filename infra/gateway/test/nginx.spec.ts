import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { trustedProxiesScript } from '../src/nginx/nginx-client.js';
import { nginxBinary, nginxServer, startNginx } from '../src/nginx/nginx-process.js';
import { nginxTemplate } from '../src/nginx/nginx.js';
import { startNginxGateway } from './both-gateways.js';
import { call, closeAll, folderOf, freePort, gatewayWith, stopLater } from './doubles.js';

afterEach(closeAll);

const itWithNginx = nginxBinary ? it : it.skip;
const generated = (name: string): URL => new URL(`../${name}`, import.meta.url);

it('nginx.conf.template is what the path table generates', async () => {
  expect(await readFile(generated('nginx.conf.template'), 'utf8')).toBe(nginxTemplate());
});

it('trusted-proxies.envsh is what the named networks generate, and can be executed', async () => {
  expect(await readFile(generated('trusted-proxies.envsh'), 'utf8')).toBe(trustedProxiesScript());
  expect((await stat(generated('trusted-proxies.envsh'))).mode & 0o111).toBe(0o111);
});

itWithNginx('nginx accepts the configuration', async () => {
  const folder = await folderOf({});
  const ports = [4301, 4401];
  const server = await nginxServer({
    port: 8080,
    webRoot: '/srv/web',
    services: { identity: ports, trips: ports, billing: ports },
    variables: { VIDEO_ORIGIN: 'https://video.example', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' },
  });
  const http = server.replace('/dev/stdout landsea', 'off');
  const main = `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${http}}\n`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const { stderr } = await promisify(execFile)(nginxBinary ?? 'nginx', [
    '-t',
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  expect(stderr).toContain('test is successful');
});

itWithNginx('nginx redirects a visit to sign-in to a page when identity is down', async () => {
  const port = await startNginxGateway({ service: 9 });
  const answer = await call(port, '/auth/google/callback?code=a');
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/auth?google=unavailable');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

itWithNginx(
  'nginx passes pages to the gateway that writes documents, and serves files while it is away',
  async () => {
    const webRoot = await folderOf({
      'shell/index.html': '<!doctype html><head></head><title>Landsea</title>',
      'shell/pages.json': JSON.stringify({
        paths: [{ path: '/settings', name: 'Settings', access: 'signed-in' }],
        nav: [],
      }),
      'remotes.json': '{"list":{"version":1,"remotes":{}},"signatures":[]}',
    });
    const gateway = { shellFolder: `${webRoot}/shell`, webFolder: webRoot, trustedProxies: 'loopback' };
    const documents = await gatewayWith(gateway);
    const start = async (ports?: number[]): Promise<number> => {
      const port = await freePort();
      const services = { identity: [9], trips: [9], billing: [9] };
      stopLater(await startNginx({ port, webRoot, services, ...(ports && { documents: ports }) }));
      return port;
    };
    const [written, asFile] = [await start([documents]), await start()];

    const robots = await call(written, '/robots.txt', { headers: { host: 'landsea.example' } });
    expect(robots.text).toContain('Sitemap: http://landsea.example/sitemap.xml');
    expect((await call(written, '/sitemap.xml')).headers['content-type']).toContain('application/xml');
    const settings = await call(written, '/settings');
    expect([settings.status, typeof settings.headers.etag]).toEqual([200, 'string']);
    const nowhere = await call(written, '/nowhere');
    expect([nowhere.status, nowhere.text]).toEqual([404, settings.text]);
    expect((await call(written, '/remotes.json')).status).toBe(200);
    expect((await call(written, '/missing.js')).status).toBe(404);

    for (const path of ['/', '/pricing', '/nowhere']) {
      const answer = await call(asFile, path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-cache']);
      expect(answer.text).toContain('<title>Landsea</title>');
      expect(answer.headers['retry-after']).toBe('120');
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    }
    const list = await call(asFile, '/remotes.json');
    expect([list.status, list.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await call(asFile, '/robots.txt')).status).toBe(503);
  },
);

itWithNginx('nginx answers the service worker, or the one that takes it away', async () => {
  const webRoot = await folderOf({ 'shell/sw.js': 'on', 'shell/sw-off.js': 'off', 'remotes.json': '{}' });
  for (const SERVICE_WORKER of ['on', 'off']) {
    const port = await freePort();
    const services = { identity: [9], trips: [9], billing: [9] };
    stopLater(await startNginx({ port, webRoot, services, variables: { SERVICE_WORKER } }));
    const answer = await call(port, '/sw.js');
    expect(answer.text).toBe(SERVICE_WORKER);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
  }
});
