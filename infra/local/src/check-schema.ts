import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ServiceName } from '@landsea/contracts/messages';
import pg from 'pg';
import { readMachineEnv, root } from './env.js';
import { startTestPostgres } from './test-run/test-postgres.js';

export interface SchemaCheck {
  /** The tag, branch or commit of the release that runs now. */
  release: string;
  services?: readonly ServiceName[];
  /** Brings an empty database to the schema of this checkout. */
  migrate?: (service: ServiceName, url: string) => Promise<void>;
  say?: (line: string) => void;
}

/** Postgres describes every statement of a service; the other tests of a service may look at what a release has changed on purpose. */
const TESTS = 'statements.e2e';
const MOST_OUTPUT = 64 * 1024 * 1024;

/** @returns what it printed. @throws Error with it. */
async function run(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const options = { cwd, env: { ...readMachineEnv(), ...env }, maxBuffer: MOST_OUTPUT };
    const { stdout, stderr } = await promisify(execFile)(command, args, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || String(error), { cause: error });
  }
}

async function findCommit(release: string): Promise<string> {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${release}^{commit}`];
  const found = await run('git', words, root).catch(() => undefined);
  if (!found) throw new Error(`${release} is no tag, branch or commit of this repository.`);
  return found.trim();
}

async function isLockedAlike(folder: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [folder, root].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  );
  return one === other;
}

/** The packages of this checkout serve a release that names the same; the workspaces in them are the release's own. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (name === '@landsea')
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) await symlink(join(from, name), join(to, name));
}

async function checkOut(release: string, folder: string): Promise<void> {
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', `--output=${archive}`, await findCommit(release)], root);
  await run('tar', ['-xf', archive], folder);
  await rm(archive);
  if (await isLockedAlike(folder)) await linkPackages(folder);
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

const migrateHere = async (service: ServiceName, url: string): Promise<void> => {
  await run(process.execPath, [join(root, 'services', service, 'dist/migrate.js')], root, {
    DATABASE_URL: url,
  });
};

/**
 * Tests make their databases out of `template1`, and then add the migrations that are missing in them: none is, when it
 * holds those of a later release.
 * @param server of its own: its `template1` is another one afterwards.
 */
async function replaceTemplate(server: string, migrate: (url: string) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('ALTER DATABASE template1 IS_TEMPLATE false');
    await client.query('DROP DATABASE template1 WITH (FORCE)');
    await client.query('CREATE DATABASE template1 TEMPLATE template0');
    await migrate(Object.assign(new URL(server), { pathname: '/template1' }).toString());
    await client.query('ALTER DATABASE template1 IS_TEMPLATE true');
  } finally {
    await client.end();
  }
}

const runTests = (folder: string, service: ServiceName, server: string): Promise<string> => {
  const jest = join(folder, 'node_modules/jest/bin/jest.js');
  const words = [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    TESTS,
    '--ci',
    '--runInBand',
    '--testTimeout=400000',
  ];
  const env = { TEST_POSTGRES_URL: server, NODE_ENV: 'test' };
  return run(process.execPath, words, join(folder, 'services', service), env);
};

/**
 * Lets the services of a former release meet the schema of this checkout, as they do while a deployment replaces them.
 * @throws Error with what does not fit, by service.
 */
export async function checkSchema({
  release,
  services = ServiceName.options,
  migrate = migrateHere,
  say = () => undefined,
}: SchemaCheck): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-release-'));
  const failed: string[] = [];
  try {
    await checkOut(release, folder);
    const postgres = await startTestPostgres();
    try {
      for (const service of services) {
        await replaceTemplate(postgres.url, (url) => migrate(service, url));
        await runTests(folder, service, postgres.url).then(
          () => say(`  ✓ ${service} of ${release} fits the schema of this checkout`),
          ({ message }: Error) =>
            failed.push(`${service} of ${release} does not fit the new schema:\n${message}`),
        );
      }
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (failed.length > 0) throw new Error(failed.join('\n\n'));
}

/** `npm run check-schema -- <release>` */
export async function runCheckSchema([release, ...rest]: readonly string[]): Promise<void> {
  if (!release || rest.length > 0)
    throw new Error('Name the release that runs now: npm run check-schema -- v1.2.0');
  await checkSchema({ release, say: (line) => console.log(line) });
}
