import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listContracts, type NamedContract } from '@landsea/contracts/contract-list';
import { ServiceName } from '@landsea/contracts/messages';
import { z } from 'zod';
import type { Contracts } from './contracts.js';
import { JsonSchema } from './json-schema.js';

async function controllers(checkout: string): Promise<string[]> {
  const sources: string[] = [];
  for (const service of ServiceName.options) {
    const folder = join(checkout, 'services', service, 'src');
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.controller.ts')).sort())
      sources.push(await readFile(join(folder, file), 'utf8'));
  }
  return sources;
}

const modules = new Map<string, Promise<Record<string, unknown>>>();

/** As it travels: a field with a default may be missing. */
async function schemaOf({ area, name }: NamedContract): Promise<JsonSchema> {
  const loading =
    modules.get(area) ?? (import(`@landsea/contracts/${area}`) as Promise<Record<string, unknown>>);
  modules.set(area, loading);
  const schema = (await loading)[name] as z.core.$ZodType;
  return JsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

async function schemasOf(found: NamedContract[]): Promise<Record<string, JsonSchema>> {
  const byName = new Map(found.map((each) => [`${each.area}/${each.name}`, each]));
  const entries = [...byName].sort(([one], [other]) => (one < other ? -1 : 1));
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, each] of entries) schemas[name] = await schemaOf(each);
  return schemas;
}

/** The contracts of the services in a checkout, from what their controllers answer and take. */
export async function readContracts(checkout: string): Promise<Contracts> {
  const found = (await controllers(checkout)).map(listContracts);
  return {
    answers: await schemasOf(found.flatMap((each) => each.answers)),
    requests: await schemasOf(found.flatMap((each) => each.requests)),
  };
}
