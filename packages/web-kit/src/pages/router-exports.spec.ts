import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const shared = [
  ...readFileSync(resolve(root, 'packages/web-kit/build/router-exports.mjs'), 'utf8').matchAll(
    /export \{([^}]*)\}/g,
  ),
].flatMap(([, list = '']) => namesIn(list));

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'shell/src', 'mfe-*/src', 'packages/web-kit/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

const imported = files.flatMap((file) =>
  [
    ...readFileSync(resolve(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'react-router-dom'/g),
  ].flatMap(([, list = '']) => namesIn(list).map((name) => ({ file, name }))),
);

describe('the shared part of React Router', () => {
  it('has everything that the front end imports', () => {
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter(({ name }) => !shared.includes(name))).toEqual([]);
  });

  it('is imported under one name only', () => {
    const others = files.filter((file) =>
      /from 'react-router(\/dom)?'/.test(readFileSync(resolve(root, file), 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
