import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const list = readFileSync(resolve(root, 'packages/web-kit/build/zod-exports.mjs'), 'utf8');
const namesIn = (text: string): string[] => text.split(',').flatMap((name) => name.trim() || []);
const shared = namesIn(/export \{([^}]*)\}/.exec(list)?.[1] ?? '');
const sharedOfCore = namesIn(/core = \{([^}]*)\}/.exec(list)?.[1] ?? '');

const folders = ['packages/contracts/src', 'packages/web-kit/src', 'shell/src', 'mfe-*/src'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.spec)\.tsx?$/.test(file));

/** Names that are followed by no `>` or `;` of a type: what is called, or compared with. */
const used = files.flatMap((file) => {
  const text = readFileSync(resolve(root, file), 'utf8');
  if (!text.includes("import * as z from 'zod/mini'")) return [];
  const values = text.replace(/\bz\.(infer|input|output|ZodMini\w+|core\.\$Zod\w+)<?[^;(]*?/g, '');
  return [...values.matchAll(/\bz\.(core\.)?(\w+)\b/g)].map(([, core, name = '']) => ({
    file,
    name,
    isCore: core !== undefined,
  }));
});

describe('the shared part of zod', () => {
  it('has everything that the contracts and the front end use', () => {
    expect(used.length).toBeGreaterThan(500);
    const missing = used.filter(({ name, isCore }) => !(isCore ? sharedOfCore : shared).includes(name));
    expect(missing).toEqual([]);
  });
});
