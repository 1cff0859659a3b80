import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../src/env.js';

const kit = ['packages/nest-kit/src/env/kit-env.ts'];
const schemas: Record<string, string[]> = {
  services: kit,
  identity: ['services/identity/src/env.ts'],
  trips: ['services/trips/src/env.ts', 'packages/nest-kit/src/files/files-env.ts'],
  billing: ['services/billing/src/env.ts'],
  gateway: ['infra/gateway/src/env.ts'],
};

export interface Variable {
  name: string;
  readers: string[];
  /** Undefined for one that is required; empty for one that may be unset. */
  usual: string | undefined;
}

/** A field ends where the next begins. */
const field = /^ {2}([A-Z][A-Z0-9_]+):([\s\S]*?)(?=^ {2}(?:[A-Z][A-Z0-9_]+:|\/\*\*)|^\};?|^\}\))/gm;

function readField(name: string, text: string): Pick<Variable, 'name' | 'usual'> {
  const [, text1, plain] = /\.default\((?:'([^']*)'|([\w.]+))\)/.exec(text) ?? [];
  const usual = text1 ?? plain?.replace('defaultConnectionsPerAddress', '256').replaceAll('_', '');
  return { name, usual: usual ?? (text.includes('.optional()') ? '' : undefined) };
}

/** A field may name a constant of its file, which says what it takes. */
const readFields = (source: string): Pick<Variable, 'name' | 'usual'>[] =>
  [...source.matchAll(field)].map(([, name = '', text = '']) => {
    const [, constant] = /^\s*(\w+)(?:\([^)]*\))?,\s*$/.exec(text) ?? [];
    const meant = constant && source.split(`const ${constant} =`)[1]?.split(';')[0];
    return readField(name, meant ?? text);
  });

export function listVariables(): Variable[] {
  const known = new Map<string, Variable>();
  for (const [reader, paths] of Object.entries(schemas))
    for (const path of paths)
      for (const { name, usual } of readFields(readFileSync(join(root, path), 'utf8'))) {
        const variable = known.get(name);
        if (variable) variable.readers.push(reader);
        else known.set(name, { name, usual, readers: [reader] });
      }
  return [...known.values()].sort((one, other) => one.name.localeCompare(other.name));
}

export const isSecret = (name: string): boolean =>
  /SECRET|(?<!PUBLIC)_KEYS?$|^(DATABASE|DATABASE_DIRECT|REDIS|SMTP)_URL$/.test(name);
const row = ({ name, readers, usual }: Variable): string =>
  `| \`${name}\` | ${readers.join(', ')} | ${usual === undefined ? 'required' : usual && `\`${usual}\``} | ${isSecret(name) ? 'yes' : ''} |`;

/** `docs/variables.md`, of the schemas that read the variables. */
export const makeVariablePage = (): Promise<string> =>
  format(
    [
      '# Variables of the processes',
      '',
      'Made of the schemas that read them; a test says so when it is not. [`operate.md`](operate.md) says what each does. “services” are',
      'all three. A secret may be in a file, which its name with `_FILE` names.',
      '',
      '| variable | read by | unless set | secret |',
      '| --- | --- | --- | --- |',
      ...listVariables().map(row),
      '',
    ].join('\n'),
    { parser: 'markdown', printWidth: 120 },
  );
