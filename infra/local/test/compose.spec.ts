import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/env.js';

interface ComposeService {
  image?: string;
  build?: { dockerfile: string; args: Record<string, string> };
  command?: string[];
  environment?: Record<string, string | number>;
  healthcheck?: { test: string[] };
  restart?: string;
  profiles?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  depends_on?: Record<string, { condition: string }>;
}

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
const services = Object.entries(compose.services);

it('every dependency exists, and waits for what its kind can give', () => {
  for (const [name, service] of services) {
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      const other = compose.services[needed];
      expect({ name, needed, known: Boolean(other) }).toEqual({ name, needed, known: true });
      const runsOnce = other?.restart === 'no';
      expect(condition).toBe(runsOnce ? 'service_completed_successfully' : 'service_healthy');
      if (!runsOnce) expect(other?.healthcheck).toBeDefined();
    }
  }
});

it.each(['identity', 'trips', 'billing'])('%s migrates its own database before it starts', (name) => {
  const service = compose.services[name];
  const job = compose.services[`${name}-migrate`];
  expect(job?.command).toEqual(['dist/migrate.js']);
  expect(job?.image).toBe(service?.image);
  expect(job?.environment).toEqual(service?.environment);
  expect(service?.depends_on).toHaveProperty(`${name}-migrate`);
  expect(String(service?.environment?.DATABASE_URL)).toMatch(new RegExp(`^postgres://${name}:.*/${name}$`));
});

it.each([
  [200, 0],
  [503, 1],
])('a service that answers %i to its health check ends it with %i', async (status, code) => {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [, , ...args] = (compose.services.trips?.healthcheck?.test ?? []).map((word) =>
    word.replaceAll('$$', '$'),
  );
  const check = execFile(process.execPath, args, { env: { PORT: String(port) } });
  expect(await once(check, 'exit')).toEqual([code, null]);
  server.close();
});

it('holds no secret: each is wanted from outside', () => {
  for (const [, { environment = {} }] of services) {
    for (const [variable, value] of Object.entries(environment)) {
      if (/PASSWORD|SECRET|_KEY/.test(variable)) expect(String(value)).toMatch(/^\$\{[A-Z0-9_]+:[?-]/);
    }
  }
  expect(text).not.toMatch(/(sk|whsec)_[A-Za-z0-9]{10,}/);
});

it('names an exact version of every image that others build', () => {
  const outside = services.flatMap(([, { image = '', build }]) => (build ? [] : [image]));
  const bases = ['service', 'web'].map((name) => {
    const file = readFileSync(join(root, `infra/docker/${name}.Dockerfile`), 'utf8');
    return /^ARG NODE=(\S+)$/m.exec(file)?.[1] ?? '';
  });
  expect(outside.length).toBeGreaterThan(1);
  const isExact = (image: string) => /:\d+\.\d+(\.\d+)?(-[a-z.\d-]+)?$|@sha256:[\da-f]{64}$/.test(image);
  // Postgres counts two numbers, the others three.
  const isWhole = (image: string) => image.startsWith('postgres:') || /:\d+\.\d+\.\d+|@sha256:/.test(image);
  expect([...outside, ...bases].filter((image) => !isExact(image) || !isWhole(image))).toEqual([]);
});

it('names only files that are there', () => {
  for (const [, service] of services) {
    if (service.build) expect(existsSync(join(root, service.build.dockerfile))).toBe(true);
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0] ?? '';
      if (source.startsWith('./'))
        expect({ source, there: existsSync(join(root, source)) }).toEqual({ source, there: true });
    }
  }
});

it('an image takes from the build its own folder alone: the emulator is built without the packages of the services', () => {
  const image = readFileSync(join(root, 'infra/docker/service.Dockerfile'), 'utf8');
  const taken = [...image.matchAll(/^COPY --from=build (\S+)/gm)].map(([, path]) => path);
  expect(taken).toEqual(['/app/${FOLDER}/package.json', '/app/${FOLDER}/dist']);
});

it('gives the gateway what an operator may set, and nothing that it does not read', () => {
  const read = new Set(readFileSync(join(root, 'infra/gateway/src/env.ts'), 'utf8').match(/\b[A-Z_]+(?=:)/g));
  const given = Object.keys(compose.services.gateway?.environment ?? {});
  expect(given.filter((name) => !read.has(name))).toEqual([]);
  expect([...read].filter((name) => !given.includes(name) && !name.startsWith('DEV_'))).toEqual([]);
});

it('everything keeps its logs small and its memory bounded, and what we build holds no right', () => {
  for (const [name, service] of services) {
    const { build, cap_drop, security_opt, mem_limit, read_only, logging } = service;
    expect([name, logging?.options]).toEqual([name, { 'max-size': '10m', 'max-file': '5' }]);
    expect([name, mem_limit]).toEqual([name, name === 'postgres' ? '2g' : '512m']);
    expect([name, security_opt]).toEqual([name, ['no-new-privileges:true']]);
    // The databases’ own images begin as root and change to their user.
    if (build) expect([name, cap_drop]).toEqual([name, ['ALL']]);
    // A front end writes into the volume of its files.
    if (build && !name.startsWith('web-')) expect([name, read_only]).toEqual([name, true]);
  }
});

it('the emulator starts only when enabled', () => {
  expect(compose.services.emulator?.profiles).toEqual(['emulator']);
});

it.each(['service', 'web'])(
  'the %s image is built in stages, runs without root and without development packages',
  (name) => {
    const lines = readFileSync(join(root, `infra/docker/${name}.Dockerfile`), 'utf8').split('\n');
    const stages = lines.filter((line) => line.startsWith('FROM '));
    expect(stages.length).toBeGreaterThan(2);
    const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''));
    expect(last).toContain('USER node');
    expect(last.filter((line) => line.startsWith('RUN npm'))).toEqual([]);
    expect(lines.filter((line) => line.includes('--omit=dev'))).toHaveLength(1);
    const known = new Set(stages.map((line) => line.split(' AS ')[1]));
    for (const [, stage] of lines.join('\n').matchAll(/--from=(\S+)/g)) expect(known).toContain(stage);
  },
);

it('the shell scripts parse', () => {
  for (const script of ['infra/postgres/init.sh', '.ci/run']) {
    expect(() => execFileSync('sh', ['-n', join(root, script)])).not.toThrow();
  }
});

it('sends the mail of identity to a configured server', () => {
  const { SMTP_URL, MAIL_FROM } = compose.services.identity?.environment ?? {};
  expect(SMTP_URL).toMatch(/^\$\{SMTP_URL:\?/);
  expect(MAIL_FROM).toMatch(/^\$\{MAIL_FROM:-Landsea <[^<>@]+@[^<>@]+>\}$/);
});

it('signs every front end with the one key that it is given, so that the shell knows it', () => {
  const frontEnds = services.filter(
    ([, { build, restart }]) => restart === 'no' && build?.dockerfile.endsWith('web.Dockerfile'),
  );
  expect(frontEnds.map(([, { build }]) => build?.args.APP)).toEqual([
    'shell',
    'mfe-family',
    'mfe-agent',
    'mfe-marketing',
  ]);
  const keys = new Set(frontEnds.map(([, { environment }]) => environment?.RELEASE_KEYS));
  expect([...keys]).toEqual([expect.stringMatching(/^\$\{RELEASE_KEYS:\?/)]);
});
