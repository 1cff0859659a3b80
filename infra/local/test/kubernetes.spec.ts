import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceName } from '@landsea/contracts/messages';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../src/env.js';
import { isSecret, listVariables } from './variable-table.js';

interface Probe {
  httpGet: { path: string; port: string };
  timeoutSeconds: number;
  periodSeconds: number;
  failureThreshold: number;
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: unknown;
  envFrom: { configMapRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop: { exec: { command: string[] } } };
  resources: { requests: { memory: string }; limits: Record<string, string> };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface Volume {
  name: string;
  emptyDir?: object;
  configMap?: { name: string; optional?: boolean };
  secret?: { secretName: string };
  projected?: { sources: { secret: { name: string } }[] };
}
interface Pod {
  terminationGracePeriodSeconds: number;
  automountServiceAccountToken: boolean;
  enableServiceLinks: boolean;
  securityContext: object;
  initContainers: Container[];
  containers: Container[];
  volumes: Volume[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
}
interface Deployment extends Manifest {
  spec: Manifest['spec'] & { replicas: number; strategy: object; template: { metadata: object; spec: Pod } };
}
interface Generator {
  name: string;
  behavior?: string;
  envs?: string[];
  files?: string[];
  literals?: string[];
}
interface Kustomization {
  resources: string[];
  images?: { name: string; newTag: string }[];
  configMapGenerator: Generator[];
}
interface ComposeService {
  image?: string;
  command?: string[];
  environment: Record<string, string | number>;
  healthcheck: { test: string[]; interval: string; timeout: string; retries: number };
  stop_grace_period: string;
  mem_limit: string;
}

const folder = join(root, 'infra/kubernetes');
const base = join(folder, 'base');
const example = join(folder, 'overlays/example');
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const readKustomization = (place: string) => parse(read(place, 'kustomization.yaml')) as Kustomization;

/** @throws Error for a file that is no YAML. */
const readManifests = (place: string, file: string): Manifest[] =>
  parseAllDocuments(read(place, file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${String(document.errors[0])}`);
    return document.toJS() as Manifest;
  });
const listManifestFiles = (place: string): string[] =>
  readdirSync(place).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
const manifests = listManifestFiles(base).flatMap((file) => readManifests(base, file));
const find = <M extends Manifest>(kind: string, name: string): M => {
  const found = manifests.filter((each) => each.kind === kind && each.metadata.name === name);
  expect([kind, name, found.length]).toEqual([kind, name, 1]);
  return found[0] as M;
};

/** As Kustomize reads such a file: the text after the first `=`, as it is. */
const readEnvFile = (...path: string[]): Record<string, string> =>
  Object.fromEntries(
    read(...path)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const { configMapGenerator } = readKustomization(base);
const readConfigMap = (name: string): Record<string, string> => {
  const [file = ''] = configMapGenerator.find((each) => each.name === name)?.envs ?? [];
  return readEnvFile(base, file);
};
const readVariables = ({ envFrom }: Container): Record<string, string> =>
  Object.assign({}, ...envFrom.map(({ configMapRef }) => readConfigMap(configMapRef?.name ?? '')));

const processes = [...ServiceName.options, 'gateway'] as const;
const compose = parse(read(root, 'docker-compose.yml'), { merge: true }) as {
  services: Record<string, ComposeService>;
};
const composeOf = (name: string): ComposeService => compose.services[name] as ComposeService;
const podOf = (name: string): Pod => find<Deployment>('Deployment', name).spec.template.spec;
const mainOf = (name: string): Container => podOf(name).containers[0] as Container;
const seconds = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1]);
const mebibytes = (text: string): string => text.replace(/m$/, 'Mi');

/** The variables that a process reads, as the page of variables lists them; those of development apart. */
const listRead = (name: string) =>
  listVariables().filter(
    (each) =>
      !each.name.startsWith('DEV_') &&
      each.readers.some((reader) => reader === name || (reader === 'services' && name !== 'gateway')),
  );

it.each(['base', 'overlays/example'])('%s: the list of Kustomize names exactly the files', (name) => {
  const place = join(folder, name);
  const { resources } = readKustomization(place);
  const others = resources.filter((path) => path !== '../../base');
  expect(others.sort()).toEqual(listManifestFiles(place).sort());
  const made = readKustomization(place).configMapGenerator.flatMap(({ envs = [], files = [] }) => [
    ...envs,
    ...files,
  ]);
  const data = readdirSync(place).filter((file) => !file.endsWith('.yaml'));
  expect(made.sort()).toEqual(data.sort());
  for (const file of listManifestFiles(place))
    for (const { apiVersion, kind, metadata } of readManifests(place, file))
      expect([apiVersion, kind, metadata.name]).toEqual([
        expect.stringMatching(/^([a-z.0-9]+\/)?v1$/),
        expect.stringMatching(/^[A-Z]/),
        expect.stringMatching(/^[a-z-]+$/),
      ]);
});

it.each(processes)('%s gets each variable that it reads, a secret as a file, and no other', (name) => {
  const main = mainOf(name);
  expect(main.env).toBeUndefined();
  const wanted = listRead(name).map((each) => (isSecret(each.name) ? `${each.name}_FILE` : each.name));
  expect(wanted.length).toBeGreaterThan(15);
  expect(Object.keys(readVariables(main)).sort()).toEqual(wanted.sort());
});

it.each(processes)('%s has the ports, the settings and the defaults of compose', (name) => {
  const variables = readVariables(mainOf(name));
  const other = composeOf(name).environment;
  for (const [variable, value] of Object.entries(other)) {
    if (isSecret(variable) || ['PUBLIC_ORIGIN', 'REDIS_URL', 'VIDEO_ORIGIN'].includes(variable)) continue;
    const [, fallback] = /^\$\{[A-Z0-9_]+:[-?](.*)\}$/.exec(String(value)) ?? [];
    const isWanted = String(value).includes(':?');
    if (variable === 'TRUSTED_PROXIES') expect(variables[variable]).toBe('uniquelocal');
    else
      expect([variable, variables[variable]]).toEqual([variable, isWanted ? '' : (fallback ?? `${value}`)]);
  }
  const ports = Object.fromEntries((mainOf(name).ports ?? []).map((each) => [each.name, each.containerPort]));
  expect(ports.http).toBe(Number(other.PORT));
  expect(ports.operations).toBe(other.OPERATIONS_PORT);
  const service = find('Service', name).spec as { ports: object[]; clusterIP?: string };
  expect(service.ports).toEqual([{ name: 'http', port: Number(other.PORT), targetPort: 'http' }]);
  expect(service.clusterIP).toBe(name === 'gateway' ? undefined : 'None');
});

it.each(processes)(
  '%s runs the image of compose, by its probe, in its memory, and stops in its time',
  (name) => {
    const other = composeOf(name);
    const main = mainOf(name);
    expect([main.image, main.command, main.args]).toEqual([other.image, undefined, other.command]);
    expect(main.resources.limits).toEqual({ memory: mebibytes(other.mem_limit) });
    expect(main.resources.requests.memory).toBe(mebibytes(other.mem_limit));
    const { test, interval, timeout, retries } = other.healthcheck;
    const [, variable = '', path = ''] = /process\.env\.(\w+)\}(\/[a-z/]+)/.exec(test.at(-1) ?? '') ?? [];
    const { readinessProbe: ready, livenessProbe: live, startupProbe: start } = main;
    expect(ready?.httpGet).toEqual({ path, port: variable === 'PORT' ? 'http' : 'operations' });
    for (const probe of [live, start])
      expect(probe?.httpGet).toEqual({ path: '/health/live', port: ready?.httpGet.port });
    for (const probe of [ready, live, start]) expect(probe?.timeoutSeconds).toBe(seconds(timeout));
    expect([live?.periodSeconds, live?.failureThreshold]).toEqual([seconds(interval), retries]);
    expect((start?.periodSeconds ?? 0) * (start?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(60);
    const grace = podOf(name).terminationGracePeriodSeconds;
    expect(grace).toBe(seconds(other.stop_grace_period));
    const [, pause] = main.lifecycle?.preStop.exec.command ?? [];
    const drain = Number(
      /DRAIN_MS = ([\d_]+)/
        .exec(read(root, 'packages/nest-kit/src/boot/boot-service.ts'))?.[1]
        ?.replaceAll('_', ''),
    );
    expect(drain).toBeGreaterThan(0);
    expect(Number(pause) + drain / 1000).toBeLessThan(grace);
  },
);

it.each(processes)('%s: two copies, one at least during an update or an eviction', (name) => {
  const { replicas, strategy } = find<Deployment>('Deployment', name).spec;
  expect(replicas).toBe(2);
  expect(strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
  const labels = { 'app.kubernetes.io/name': name };
  expect(find('PodDisruptionBudget', name).spec).toEqual({
    minAvailable: 1,
    selector: { matchLabels: labels },
  });
  expect(find('Service', name).spec.selector).toEqual(labels);
  expect(find<Deployment>('Deployment', name).spec.template.metadata).toEqual({
    labels: { ...labels, 'app.kubernetes.io/part-of': 'landsea' },
  });
});

it.each(ServiceName.options)('%s migrates with its own image and settings before it starts', (name) => {
  const { initContainers } = podOf(name);
  expect(initContainers.map((each) => each.name)).toEqual(['migrate']);
  const [migrate] = initContainers;
  const main = mainOf(name);
  expect(migrate?.args).toEqual(composeOf(`${name}-migrate`).command);
  const { image, envFrom, volumeMounts, securityContext, resources } = main;
  expect(migrate).toMatchObject({ image, envFrom, volumeMounts, securityContext, resources });
});

it.each(processes)('%s: no right, no folder of the image to write, and nothing of the cluster', (name) => {
  const pod = podOf(name);
  expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false]);
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    ...{ runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 },
    seccompProfile: { type: 'RuntimeDefault' },
  });
  const volumes = new Map(pod.volumes.map((each) => [each.name, each]));
  for (const each of [...pod.initContainers, ...pod.containers]) {
    expect([each.name, each.securityContext]).toEqual([
      each.name,
      { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    ]);
    expect(each.resources.limits.memory).toMatch(/^\d+Mi$/);
    expect(each.volumeMounts.some(({ mountPath }) => mountPath === '/tmp')).toBe(true);
    for (const { name: mounted, readOnly } of each.volumeMounts)
      expect([mounted, Boolean(volumes.get(mounted)?.emptyDir) || readOnly]).toEqual([mounted, true]);
  }
  for (const { emptyDir } of pod.volumes)
    if (emptyDir) expect(emptyDir).toEqual({ sizeLimit: expect.stringMatching(/^\d+[MG]i$/) as string });
});

it.each(ServiceName.options)(
  '%s: the Secrets that it mounts are made of files with a line for each',
  (name) => {
    const { projected } = podOf(name).volumes.find((each) => each.name === 'secrets') as Volume;
    const mounted = projected?.sources.map(({ secret }) => secret.name);
    expect(mounted).toEqual(['landsea-services', `landsea-${name}`]);
    const given = ['services', name].flatMap((each) =>
      Object.entries(readEnvFile(folder, 'secrets', `${each}.env`)),
    );
    expect(given.filter(([, value]) => value !== '')).toEqual([]);
    const { mountPath } = mainOf(name).volumeMounts.find((each) => each.name === 'secrets') ?? {};
    const files = Object.entries(readVariables(mainOf(name))).filter(([variable]) =>
      variable.endsWith('_FILE'),
    );
    expect(files).toEqual(
      files.map(([variable]) => [variable, `${mountPath}/${variable.replace(/_FILE$/, '')}`]),
    );
    const keys = files.map(([variable]) => variable.replace(/_FILE$/, ''));
    expect(given.map(([key]) => key).sort()).toEqual(keys.sort());
  },
);

it('each ConfigMap that a pod names is made here, but for the operator’s own', () => {
  const made = configMapGenerator.map((each) => each.name);
  const named = processes.flatMap((name) => {
    const { initContainers, containers, volumes } = podOf(name);
    const sources = [...initContainers, ...containers].flatMap((each) => each.envFrom);
    return [
      ...sources.map(({ configMapRef }) => configMapRef?.name),
      ...volumes.flatMap(({ configMap }) => (configMap && !configMap.optional ? configMap.name : [])),
    ];
  });
  expect([...new Set(named)].sort()).toEqual(made.sort());
});

it('the example sets what is required and has no default, in a release of every image', () => {
  const { images = [], configMapGenerator: merged } = readKustomization(example);
  expect(images.map((each) => each.name).sort()).toEqual(processes.map((name) => `landsea/${name}`).sort());
  expect(new Set(images.map((each) => each.newTag)).size).toBe(1);
  const set = new Set<string>();
  for (const { name, behavior, literals = [] } of merged) {
    expect(behavior).toBe('merge');
    for (const literal of literals) {
      const [variable = ''] = literal.split('=');
      expect([variable, variable in readConfigMap(name)]).toEqual([variable, true]);
      set.add(variable);
    }
  }
  const needed = processes.flatMap((name) => {
    const variables = readVariables(mainOf(name));
    return listRead(name).filter((each) => each.usual === undefined && variables[each.name] === '');
  });
  expect(needed.length).toBeGreaterThan(1);
  expect(needed.filter((each) => !set.has(each.name))).toEqual([]);
});

it('visitors enter by the gateway alone, over TLS', () => {
  const ingress = find('Ingress', 'landsea').spec as {
    tls: { hosts: string[] }[];
    rules: { host: string; http: { paths: { backend: object }[] } }[];
  };
  expect(ingress.rules.map(({ host }) => host)).toEqual(ingress.tls.flatMap(({ hosts }) => hosts));
  expect(ingress.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend))).toEqual([
    { service: { name: 'gateway', port: { name: 'http' } } },
  ]);
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  expect(policies.map(({ spec }) => spec.podSelector)).toContainEqual({});
  const entered = policies.filter(({ spec }) => JSON.stringify(spec.ingress ?? '').includes('visitors'));
  expect(entered.map(({ metadata }) => metadata.name)).toEqual(['gateway']);
});

describe('the copy of released front ends', () => {
  const script = join(base, 'copy-releases.sh');
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'landsea-bucket-'));
    for (const name of ['bucket', 'web', 'bin']) mkdirSync(join(place, name));
    // Stands in for rclone: the bucket is a folder, and `away` in it breaks a copy off in the middle.
    writeFileSync(
      join(place, 'bin/rclone'),
      `#!/bin/sh
shift
[ "$1" = cat ] && exec cat "${place}/bucket/remotes.json"
if [ "$1" = sync ]; then
  for each in "${place}/web"/*; do [ -e "${place}/bucket/$(basename "$each")" ] || rm "$each"; done
  exit
fi
[ -e "${place}/web/remotes.json" ] && cp "${place}/web/remotes.json" "${place}/before"
cp "${place}/bucket/build" "${place}/web/" && [ ! -e "${place}/bucket/away" ]\n`,
    );
    chmodSync(join(place, 'bin/rclone'), 0o755);
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));
  const copy = (): void => {
    const env = { PATH: `${place}/bin:${process.env['PATH']}`, WEB_DIR: `${place}/web`, TMPDIR: place };
    execFileSync('sh', [script, 'once'], { env: { ...env, RELEASES_BUCKET: 'any' }, stdio: 'pipe' });
  };

  it('brings the list after the files of its builds, keeps the list before when these did not all come, and no older build', () => {
    copy();
    expect(readdirSync(join(place, 'web'))).toEqual([]);
    writeFileSync(join(place, 'bucket/build'), 'one');
    writeFileSync(join(place, 'bucket/remotes.json'), 'list one');
    copy();
    expect(read(place, 'web/remotes.json')).toBe('list one');
    writeFileSync(join(place, 'web/build-of-long-ago'), '');
    writeFileSync(join(place, 'bucket/build'), 'two');
    writeFileSync(join(place, 'bucket/remotes.json'), 'list two');
    writeFileSync(join(place, 'bucket/away'), '');
    copy();
    expect([read(place, 'web/build'), read(place, 'web/remotes.json')]).toEqual(['two', 'list one']);
    expect(readdirSync(join(place, 'web'))).toContain('build-of-long-ago');
    rmSync(join(place, 'bucket/away'));
    copy();
    expect([read(place, 'before'), read(place, 'web/remotes.json')]).toEqual(['list one', 'list two']);
    expect(readdirSync(join(place, 'web')).sort()).toEqual(['build', 'remotes.json']);
  });
});
