import { createHash } from 'node:crypto';
import type { PublishedContracts } from '@landsea/contracts/contract-list';
import type { ServiceName } from '@landsea/contracts/messages';
import * as z from 'zod';
import { ownContracts } from './own-contracts.js';

const VERSION_DIGITS = 12;

/** Input side: a field with a default may be missing. */
const schemasOf = (contracts: Record<string, z.core.$ZodType>): PublishedContracts['answers'] =>
  Object.fromEntries(
    Object.entries(contracts).map(([name, schema]) => [
      name,
      { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
    ]),
  );

export const getPublishedContracts = (service: ServiceName, contracts = ownContracts): PublishedContracts => {
  const schemas = { answers: schemasOf(contracts.answers), requests: schemasOf(contracts.requests) };
  const hash = createHash('sha256').update(JSON.stringify(schemas)).digest('hex');
  return { service, version: hash.slice(0, VERSION_DIGITS), ...schemas };
};
