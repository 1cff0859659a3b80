import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../env.js';
import { Contracts } from './contracts.js';
import type { JsonSchema } from './json-schema.js';

/** The contracts of the last release, kept with the source so that every commit is held against them. */
const file = join(root, 'infra/local/released-contracts.json');

export const readLastReleasedContracts = async (): Promise<Contracts> =>
  Contracts.parse(JSON.parse(await readFile(file, 'utf8')));

const group = (schemas: Record<string, JsonSchema>): string =>
  Object.entries(schemas)
    .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
    .join(',\n');

/** One contract a line, so that a change shows which one it is. */
const textOf = ({ answers, requests }: Contracts): string =>
  `{"answers": {\n${group(answers)}\n},\n"requests": {\n${group(requests)}\n}}\n`;

export const keepReleasedContracts = (contracts: Contracts): Promise<void> =>
  writeFile(file, textOf(contracts));
