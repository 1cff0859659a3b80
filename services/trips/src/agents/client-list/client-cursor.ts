import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Id } from '@landsea/contracts/core';
import type { ClientFilter } from '@landsea/contracts/agents';
import { makeInvalidField } from '@landsea/nest-kit';

export interface ClientPosition {
  value: string;
  id: string;
}

const Cursor = z.strictObject({ filter: z.string(), value: z.string(), id: Id });

/** The order of fields and values in a filter does not change the hash. */
const hashOf = ({ stages, tags, ...filter }: ClientFilter, agentIds: readonly string[]): string => {
  const fields = Object.entries({
    ...filter,
    stages: stages?.toSorted(),
    tags: tags?.toSorted(),
    sort: filter.sort ?? 'name',
    agents: agentIds.toSorted(),
  }).filter(([, value]) => value !== undefined && value !== false && value !== '');
  const named = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url').slice(0, 16);
};

const refusal = (message: string) => makeInvalidField('cursor', message);

export const writeCursor = (
  filter: ClientFilter,
  agentIds: readonly string[],
  position: ClientPosition,
): string =>
  Buffer.from(JSON.stringify({ filter: hashOf(filter, agentIds), ...position })).toString('base64url');

const fits = (filter: ClientFilter, value: string): boolean =>
  (filter.sort ?? 'name') === 'name' || value === 'infinity' || !Number.isNaN(Date.parse(value));

/** @throws DomainError VALIDATION_FAILED for a cursor that is damaged, or of another list. */
export const readCursor = (
  filter: ClientFilter,
  agentIds: readonly string[],
  cursor: string,
): ClientPosition => {
  const { data } = Cursor.safeParse(parsed(cursor));
  if (!data) throw refusal('This page cannot be found: begin the list again');
  if (data.filter !== hashOf(filter, agentIds) || !fits(filter, data.value))
    throw refusal('This page belongs to another list: begin again with this filter');
  return { value: data.value, id: data.id };
};

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};
