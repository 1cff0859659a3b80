import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { trustedProxiesScript } from '../src/nginx/nginx-client.js';
import { nginxBinary, nginxServer } from '../src/nginx/nginx-process.js';
import { nginxTemplate } from '../src/nginx/nginx.js';
import { startNginxGateway } from './both-gateways.js';
import { call, closeAll, folderOf } from './doubles.js';

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
