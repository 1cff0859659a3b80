import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Every file that is, or will be, committed. */
export const trackedFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

export const textOf = (path) => readFileSync(join(root, path), 'utf8');

const notProduct = /\.(spec|test)\.|\/test\/|\/testing\/|^e2e\/|migrations|\.d\.ts$/;

/** All TypeScript, tests too. */
export const allSources = () =>
  trackedFiles()
    .filter((path) => /\.tsx?$/.test(path) && !/^infra\/boundaries\/planted\//.test(path))
    .map((path) => ({ path, text: textOf(path) }));

/** The TypeScript that ships. */
export const productSources = () => allSources().filter(({ path }) => !notProduct.test(path));
