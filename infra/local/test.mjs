// `npm test`: everything that is checked, with one line of counts at the end.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install, nx, root, run, step } from './bootstrap.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };
let total = none;
const failures = [];
const flaky = [];
let listOf = () => '';

/** The last line is of counts, whatever keeps the checks from running. */
function end(counts, error) {
  if (error) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  for (const list of [listOf(flaky, 'Flaky, passed at the second try:'), listOf(failures)])
    if (list) console.log(`\n${list}`);
  console.log(`\n${counts}`);
  process.exit(error || total.failed > 0 ? 1 : 0);
}

try {
  checkNode();
  await install();
  await step('Preparing', () => nx(['build', 'local']));
} catch (error) {
  end('0 passed, 1 failed', error);
}
const { addCounts, countJestTests, countPartTests, countPlaywrightTests, formatSummary } =
  await import('./dist/test-run/test-counts.js');
const { formatFailures, listFlakyTests, listJestFailures, listPartFailures, listPlaywrightFailures } =
  await import('./dist/test-run/test-failures.js');
const { startTestPostgres } = await import('./dist/test-run/test-postgres.js');

listOf = formatFailures;

const count = (counts, failed = []) => {
  total = addCounts(total, counts);
  failures.push(...failed);
};

const node = (script, ...args) => run(process.execPath, [join(root, script), ...args]);
/** Not through npx, which takes a second to find it. */
const binary = (name, args, env) => run(join(root, 'node_modules/.bin', name), args, env);

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
const check = async (label, work) =>
  (await holds(label, work)) ? count({ passed: 1 }) : count({ failed: 1 }, [{ project: label }]);

/** Counts what a report holds. One that is not there is a failure: nobody knows what it would have said. */
function countReport(project, path, countsOf, failuresOf) {
  let counts = { ...none, failed: 1 };
  let failed = [{ project, title: `no readable report at ${path}` }];
  try {
    const report = JSON.parse(readFileSync(join(root, path), 'utf8'));
    [counts, failed] = [countsOf(report), failuresOf(report, project, root)];
  } catch {
    console.error(`no readable report at ${path}`);
  }
  // A run can fail without a failed test.
  if (counts.failed > 0 && failed.length === 0) failed = [{ project, title: 'failed as a whole' }];
  count(counts, failed);
  return counts;
}

const types = (half) => binary('tsc', ['-p', `infra/typecheck/${half}.json`]);
/** One half of the repository at a time, whose types fit into memory. */
const promises = (...folders) => binary('eslint', ['--config', 'infra/typecheck/promises.mjs', ...folders]);

async function staticChecks() {
  const checks = [
    ['Lint', () => binary('eslint', ['--cache', '--cache-location', 'node_modules/.cache/eslint', '.'])],
    ['Format', () => binary('prettier', ['--check', '--cache', '.'])],
    ['Boundaries', () => node('infra/boundaries/check.mjs')],
    ['Unused code', () => binary('knip', ['--no-progress'])],
    ['Unused production code', () => binary('knip', ['--production', '--no-progress'])],
    // Two programs instead of one for each project: the same files in a third of the time.
    ['Types of the web', () => types('web')],
    ['Types of the services', () => types('node')],
    [
      'Promises of the web',
      () =>
        promises(
          ...['shell/src', 'mfe-family/src', 'mfe-agent/src', 'mfe-marketing/src'],
          ...['packages/ui', 'packages/web-kit'],
        ),
    ],
    [
      'Promises of the services',
      () =>
        promises(
          ...['services', 'packages/nest-kit', 'packages/contracts', 'packages/rules'],
          ...['infra/stripe', 'infra/faults', 'infra/gateway', 'infra/local', 'e2e'],
        ),
    ],
    // Neither a page nor a service: it has no document.
    ['Types of the service worker', () => binary('tsc', ['-p', 'shell/worker'])],
    ['Smells', () => node('infra/boundaries/smells.mjs')],
    ['Dependencies', () => node('infra/boundaries/manifests.mjs')],
  ];
  for (const [label, work] of checks) await check(label, work);
}

const build = () => check('Building', () => nx(['run-many', '-t', 'build', '--parallel=2']));

/** Budgets, and the pages that are HTML: what a release would refuse. */
const checkBuilds = () => check('What a release checks', () => node('infra/local/dist/check-builds.js'));

async function projectTests() {
  const projects = testedProjects();
  for (const { folder } of projects) {
    const results = join(root, folder, 'test-results');
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results); // jest writes its report into a folder, and makes none
  }
  const postgres = await startTestPostgres();
  try {
    const jest = ['--', '--ci', '--json', '--outputFile=test-results/jest.json'];
    // All is built already: without its daemon nx would put the built files in place anew, under who runs them.
    const options = ['run-many', '-t', 'test', '--exclude-task-dependencies', '--output-style=static'];
    const env = { TEST_POSTGRES_URL: postgres.url };
    // The largest project takes both processors first: beside the others it would be the last, on one of them.
    const runs = [
      [...options, '--projects=trips', ...jest, '--maxWorkers=2'],
      [...options, '--exclude=trips', '--parallel=2', ...jest, '--maxWorkers=1'],
    ];
    const work = async () => {
      const broken = [];
      for (const args of runs) await nx(args, env).catch(({ message }) => broken.push(message));
      if (broken.length > 0) throw new Error(broken.join('\n'));
    };
    await holds('Unit, service and component tests', work, 400);
  } finally {
    await postgres.stop();
  }
  for (const { name, folder } of projects) {
    const counts = countReport(
      name,
      join(folder, 'test-results/jest.json'),
      countJestTests,
      listJestFailures,
    );
    console.log(`    ${name}: ${formatSummary(counts)}`);
  }
}

function workspaces() {
  const { workspaces: patterns } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
}

function testedProjects() {
  return workspaces().flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return manifest.scripts?.test ? [{ name: manifest.nx?.name ?? manifest.name, folder }] : [];
  });
}

const browserRuns = {
  journeys: { label: 'Browser tests', config: 'e2e/playwright.config.ts', portBase: '4480' },
  faults: { label: 'Browser tests of faults', config: 'e2e/faults.config.ts', portBase: '4440' },
};

async function browserTests(name) {
  const { label, config, portBase } = browserRuns[name];
  const results = `e2e/test-results/${name}`;
  rmSync(join(root, results), { recursive: true, force: true });
  const args = ['test', '--config', config];
  await holds(label, () => binary('playwright', args, { E2E_PORT_BASE: portBase }), 400);
  countReport(name, `${results}/report.json`, countPlaywrightTests, (report, ...of) => {
    flaky.push(...listFlakyTests(report, ...of));
    return listPlaywrightFailures(report, ...of);
  });
}

/** `npm run faults` and `npm run bench`, with as little of each part as shows that it works. */
const smokeRuns = [
  { label: 'Every fault, a few runs', folder: 'infra/faults', option: '--few' },
  { label: 'Every measurement of the bench, once', folder: 'infra/bench', option: '--smoke' },
];

async function smokeTests() {
  for (const { label, folder, option } of smokeRuns) {
    const report = join(folder, 'test-results/report.json');
    rmSync(join(root, report), { force: true });
    // Beside the browser tests' ports, whatever the person's own product listens on.
    const env = { PORT_BASE: '4460', REDIS_URL: '', LANDSEA_IS_BUILT: 'true' };
    await holds(label, () => run(process.execPath, [join(root, folder, 'run.mjs'), option], env), 400);
    countReport(folder, report, countPartTests, listPartFailures);
  }
}

try {
  // The faults mostly wait for what they broke to heal; the checks that read sources do not mind them.
  await Promise.all([staticChecks(), build().then(checkBuilds).then(smokeTests)]);
  await Promise.all([projectTests(), browserTests('faults')]);
  await browserTests('journeys');
} catch (error) {
  count({ failed: 1 }, [{ project: 'npm test', title: 'broke off' }]);
  end(formatSummary(total), error);
}
end(formatSummary(total));
