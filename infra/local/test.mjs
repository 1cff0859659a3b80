// `npm test`: everything that is checked, with one line of counts at the end.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, command, install, nx, root, run, step } from './bootstrap.mjs';

await command(async () => {
  checkNode();
  await install();
  await step('Preparing', () => nx(['build', 'local']));
});
const { addCounts, faultCounts, jestCounts, playwrightCounts, summary } =
  await import('./dist/test-counts.js');
const { startTestPostgres } = await import('./dist/test-postgres.js');

const none = { passed: 0, failed: 0, skipped: 0 };
let total = none;
const count = (counts) => (total = addCounts(total, counts));

/** For what no clock looks at: it takes what the services and the browser leave of the processors. */
const PATIENT = 10;
const node = (script, ...args) => run(process.execPath, [join(root, script), ...args], {}, PATIENT);
const binary = (name, ...args) => run('npx', ['--no-install', name, ...args], {}, PATIENT);

function lastLines(text, most) {
  const lines = text.split('\n');
  return lines.length > most ? ['…', ...lines.slice(-most)].join('\n') : text;
}

/** Runs a stage; its failure is shown and the rest still runs. True when it held. */
async function holds(label, work, shown = 120) {
  try {
    await step(label, work);
    return true;
  } catch (error) {
    console.error(lastLines(error.message, shown));
    return false;
  }
}

/** A stage that is one check. */
const check = async (label, work) => count((await holds(label, work)) ? { passed: 1 } : { failed: 1 });

/** A report that is not there is a failure: nobody knows what it would have said. */
function readReport(path, counts) {
  try {
    return counts(JSON.parse(readFileSync(join(root, path), 'utf8')));
  } catch {
    console.error(`no readable report at ${path}`);
    return { ...none, failed: 1 };
  }
}

/** One thread: several look at much of it twice, and the other lane has the other processor. */
const types = (half) => binary('tsc', '--singleThreaded', '-p', `infra/typecheck/${half}.json`);

/** Two lanes, as each check keeps one processor busy; the longest come first. */
async function staticChecks() {
  const checks = [
    ['Lint', () => binary('eslint', '--cache', '--cache-location', 'node_modules/.cache/eslint', '.')],
    // Two programs instead of one for each project: the same files in a third of the time.
    ['Types of the web', () => types('web')],
    ['Types of the services', () => types('node')],
    ['Format', () => binary('prettier', '--check', '--cache', '.')],
    ['Unused code', () => binary('knip', '--no-progress')],
    ['Unused production code', () => binary('knip', '--production', '--no-progress')],
    ['Boundaries', () => node('infra/boundaries/check.mjs')],
    ['Smells', () => node('infra/boundaries/smells.mjs')],
    ['Dependencies', () => node('infra/boundaries/manifests.mjs')],
  ];
  const lane = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) await check(...next);
  };
  await Promise.all([lane(), lane()]);
}

const build = () => check('Building', () => nx(['run-many', '-t', 'build', '--parallel=2']));

/** Tests of components, in a document without a browser: the others have real services, and so a clock. */
const isWeb = (folder) => /^(shell|mfe-[^/]+|packages\/(ui|web-kit))$/.test(folder);

/** @param {(folder: string) => boolean} isMeant which projects, by their folders */
async function projectTests(label, isMeant, { env = {}, atOnce = 1, niceness = 0 }) {
  const folders = Object.fromEntries(workspaces().map((folder) => [projectName(folder), folder]));
  const tested = JSON.parse(await nx(['show', 'projects', '--with-target=test', '--json'], {}, niceness));
  const projects = tested.filter((name) => isMeant(folders[name]));
  for (const name of projects) {
    const results = join(root, folders[name], 'test-results');
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results); // jest writes its report into a folder, and makes none
  }
  const jest = ['--ci', '--json', '--outputFile=test-results/jest.json', '--maxWorkers=2'];
  // All is built already: without its daemon nx would put the built files in place anew, under who runs them.
  const built = ['--exclude-task-dependencies', `--projects=${projects.join(',')}`];
  const many = ['run-many', '-t', 'test', ...built, `--parallel=${String(atOnce)}`, '--output-style=static'];
  await holds(label, () => nx([...many, '--', ...jest], env, niceness), 400);
  for (const name of projects) {
    const counts = readReport(join(folders[name], 'test-results/jest.json'), jestCounts);
    console.log(`    ${name}: ${summary(counts)}`);
    count(counts);
  }
}

async function serviceTests() {
  const postgres = await startTestPostgres();
  try {
    const env = { TEST_POSTGRES_URL: postgres.url };
    await projectTests('Service tests', (folder) => !isWeb(folder), { env, atOnce: 2 });
  } finally {
    await postgres.stop();
  }
}

const webTests = () => projectTests('Component tests', isWeb, { niceness: PATIENT });

function workspaces() {
  const { workspaces: patterns } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
}

function projectName(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return manifest.nx?.name ?? manifest.name;
}

const browserRuns = {
  journeys: { label: 'Browser tests', config: 'e2e/playwright.config.ts', portBase: '4480' },
  // Mostly they wait for what they took away to be missed, or to come back.
  faults: { label: 'Browser tests of faults', config: 'e2e/faults.config.ts', portBase: '4440' },
};

async function browserTests(name) {
  const { label, config, portBase } = browserRuns[name];
  const results = `e2e/test-results/${name}`;
  rmSync(join(root, results), { recursive: true, force: true });
  const playwright = ['--no-install', 'playwright', 'test', '--config', config];
  await holds(label, () => run('npx', playwright, { E2E_PORT_BASE: portBase }), 400);
  count(readReport(`${results}/report.json`, playwrightCounts));
}

/** A few rounds of what `npm run faults` does in full. */
async function faultTests() {
  rmSync(join(root, 'infra/faults/test-results/report.json'), { force: true });
  const script = join(root, 'infra/faults/run.mjs');
  // Beside the browser tests' ports, whatever the person's own product listens on.
  const few = () => run(process.execPath, [script, '--few'], { PORT_BASE: '4460', REDIS_URL: '' });
  await holds('Faults, a few rounds', few, 400);
  count(readReport('infra/faults/test-results/report.json', faultCounts));
}

/** What has a clock to keep, one after the other. */
async function clockedTests() {
  await faultTests();
  await Promise.all([serviceTests(), browserTests('faults')]);
  await browserTests('journeys');
}

await command(async () => {
  await Promise.all([build().then(clockedTests), staticChecks().then(webTests)]);
  console.log(`\n${summary(total)}`);
  process.exit(total.failed > 0 ? 1 : 0);
});
