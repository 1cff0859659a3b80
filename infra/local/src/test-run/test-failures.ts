import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** A project (`identity`), a browser run with its width (`journeys, phone`) or the label of a check. */
  project: string;
  /** From the root of the repository; a check has none. */
  file?: string;
  /** The titles of the groups and of the test, joined by ` › `; a check has none. */
  title?: string;
  /** Expected and received values; a check has printed its own. */
  reason?: string;
}

export interface JestFiles {
  testResults: {
    /** The absolute path of the file. */
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { error?: { message?: string } }[];
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

export interface PlaywrightSuites {
  /** The absolute path of the folder that the files are named from. */
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** The scenarios of `npm run faults` or the measurements of `npm run bench` that failed. */
export interface PartNames {
  names: string[];
}

const MOST_LISTED = 50;
const MOST_REASON_LINES = 12;

const titleOf = (titles: readonly string[]): string => titles.filter((title) => title !== '').join(' › ');

const firstLine = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    // jest puts a heading before the reason.
    .find((line) => line !== '' && !line.startsWith('●')) ?? '';

/** The first lines of what a runner says about a failure, without colors and stack. */
function reasonOf(message = ''): { reason?: string } {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.length === 0 ? {} : { reason: lines.slice(0, MOST_REASON_LINES).join('\n') };
}

/** Failed tests, and files that did not run to their first test. */
export function listJestFailures({ testResults }: JestFiles, project: string, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        project,
        file,
        title: titleOf([...ancestorTitles, title]),
        ...reasonOf(failureMessages?.[0]),
      }));
    return failed.length === 0 && status === 'failed'
      ? [{ project, file, title: `did not run: ${firstLine(message)}` }]
      : failed;
  });
}

type FailedTest = Required<Pick<PlaywrightTest, 'projectName' | 'results'>> & { file: string; title: string };

function listTests(
  { specs, suites = [] }: PlaywrightSuite,
  wanted: string,
  above: readonly string[] = [],
): FailedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results = [] }) => ({
        projectName,
        results,
        file,
        title: titleOf([...above, title]),
      })),
  );
  return [...own, ...suites.flatMap((suite) => listTests(suite, wanted, [...above, suite.title]))];
}

const listByStatus = (
  { config, suites }: PlaywrightSuites,
  status: 'unexpected' | 'flaky',
  project: string,
  root: string,
): Failure[] =>
  // The outermost suite is the file.
  suites
    .flatMap((suite) => listTests(suite, status))
    .map(({ projectName, file, title, results }) => ({
      project: projectName === '' ? project : `${project}, ${projectName}`,
      file: relative(root, `${config.rootDir}/${file}`),
      title,
      ...reasonOf(results.find(({ error }) => error !== undefined)?.error?.message),
    }));

/** Failed tests, and errors outside of any test. */
export const listPlaywrightFailures = (
  report: PlaywrightSuites,
  project: string,
  root: string,
): Failure[] => [
  ...listByStatus(report, 'unexpected', project, root),
  ...report.errors.map(({ message = '' }) => ({ project, title: firstLine(message) })),
];

/** Tests that passed at the second try, with the reason of the first: each is a defect to be looked for. */
export const listFlakyTests = (report: PlaywrightSuites, project: string, root: string): Failure[] =>
  listByStatus(report, 'flaky', project, root);

export const listPartFailures = ({ names }: PartNames, project: string): Failure[] =>
  names.map((title) => ({ project, title }));

/** The heading, a line for each of the first fifty and below it why; empty when there is none. */
export function formatFailures(failures: readonly Failure[], heading = 'Failed:'): string {
  if (failures.length === 0) return '';
  const lines = failures
    .slice(0, MOST_LISTED)
    .map(({ project, file, title, reason }) =>
      [
        [project, file, title].filter((part) => part !== undefined).join(': '),
        ...(reason === undefined ? [] : reason.split('\n').map((line) => `    ${line}`)),
      ].join('\n  '),
    );
  const more = failures.length - lines.length;
  return [heading, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
}
