// Runs before anything is installed: Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Prints what is going on and how long it took; a failure carries the label. */
export async function step(label, work) {
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${label}`);
  const line = (mark) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const back = process.stdout.isTTY ? '\r\x1b[2K' : '';
    process.stdout.write(`${back}  ${mark} ${label} (${seconds} s)\n`);
  };
  try {
    const result = await work();
    line('✓');
    return result;
  } catch (error) {
    line('✗');
    throw error;
  }
}

function satisfies(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, wantedMajor, wantedMinor] = part.trim().match(/^(\^|>=)(\d+)\.(\d+)/) ?? [];
    const sameMajor = major === Number(wantedMajor) && minor >= Number(wantedMinor);
    return operator === '>=' ? sameMajor || major > Number(wantedMajor) : sameMajor;
  });
}

export function checkNode() {
  const range = readJson('package.json').engines.node;
  if (satisfies(process.versions.node, range)) return;
  throw new Error(
    `Landsea needs Node ${range}; this is ${process.versions.node}. Install Node 22 and try again.`,
  );
}

/** True when node_modules holds the versions of the lockfile. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || entry.peer) return true;
    return present[path]?.version === entry.version;
  });
}

export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const stop = () => child.kill('SIGTERM');
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.once(signal, stop);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of signals) process.removeListener(signal, stop);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} failed (${code}):\n${output.trim()}`));
    });
  });
}

export async function install() {
  if (isInstalled()) return;
  await step('Installing what the lockfile names', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress']),
  );
}

export const nx = (args, env = {}) =>
  run(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    ...env,
  });

export const build = () =>
  step('Building what changed', () => nx(['run-many', '-t', 'build', '--parallel=2']));

export async function prepare() {
  checkNode();
  await install();
  // `npm test` has built all of it: a build would put the files in place anew, under tests that run them.
  if (process.env.LANDSEA_IS_BUILT !== 'true') await build();
}

/** The same for commands that need nothing but this folder's own code. */
export async function prepareLocal() {
  checkNode();
  await install();
  if (process.env.LANDSEA_IS_BUILT !== 'true') await step('Preparing', () => nx(['build', 'local']));
}

/** Runs a command of this project; a failure is one readable message and exit code 1. */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
