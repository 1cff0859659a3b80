import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Contracts } from './contracts.js';
import { JsonSchema } from './json-schema.js';

const SERVICES = ['identity', 'trips', 'billing'];

/** How controllers name the schema of an answer, and that of a body or query. */
const answers = /@ApiAnswer\((\w+)/g;
const requests = /@(?:Body|Query)\(\{ schema: (\w+) \}\)/g;

const importsOf = (source: string): Map<string, string> => {
  const lists = source.matchAll(/import (?:type )?\{([^}]*)\} from '@landsea\/contracts\/([\w-]+)'/g);
  return new Map(
    [...lists].flatMap(([, names = '', area = '']) =>
      names.split(',').map((name) => [name.replace('type ', '').trim(), area] as const),
    ),
  );
};

interface Found {
  area: string;
  name: string;
}

/** The contracts that a controller names, as its source has them. A schema of the service's own is no contract. */
export function contractsIn(source: string): { answers: Found[]; requests: Found[] } {
  const areas = importsOf(source);
  const found = (pattern: RegExp): Found[] =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => {
      const area = areas.get(name);
      return area ? [{ area, name }] : [];
    });
  return { answers: found(answers), requests: found(requests) };
}

async function controllers(checkout: string): Promise<string[]> {
  const sources: string[] = [];
  for (const service of SERVICES) {
    const folder = join(checkout, 'services', service, 'src');
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.controller.ts')).sort())
      sources.push(await readFile(join(folder, file), 'utf8'));
  }
  return sources;
}

const modules = new Map<string, Promise<Record<string, unknown>>>();

/** As it travels: a field with a default may be missing. */
async function schemaOf({ area, name }: Found): Promise<JsonSchema> {
  const loading =
    modules.get(area) ?? (import(`@landsea/contracts/${area}`) as Promise<Record<string, unknown>>);
  modules.set(area, loading);
  const schema = (await loading)[name] as z.core.$ZodType;
  return JsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

async function schemasOf(found: Found[]): Promise<Record<string, JsonSchema>> {
  const byName = new Map(found.map((each) => [`${each.area}/${each.name}`, each]));
  const entries = [...byName].sort(([one], [other]) => (one < other ? -1 : 1));
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, each] of entries) schemas[name] = await schemaOf(each);
  return schemas;
}

/** The contracts of the services in a checkout, from what their controllers answer and take. */
export async function readContracts(checkout: string): Promise<Contracts> {
  const found = (await controllers(checkout)).map(contractsIn);
  return {
    answers: await schemasOf(found.flatMap((each) => each.answers)),
    requests: await schemasOf(found.flatMap((each) => each.requests)),
  };
}
