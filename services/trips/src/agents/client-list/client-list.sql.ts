import { toPipeline, type ClientFilter, type ClientSort } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { buildAddressBookOrder } from '../clients/address-book-order.js';
import { foldSearchText } from '../clients/client-search-text.js';
import { selectPipelineStage } from '../clients/pipeline.queries.js';
import type { ClientPosition } from './client-cursor.js';

/** The expressions are those of the indexes. */
export const clientOrders: Readonly<
  Record<ClientSort, { by: string; type: string; direction: 'ASC' | 'DESC' }>
> = {
  name: { by: buildAddressBookOrder('c'), type: 'text', direction: 'ASC' },
  'next-step': { by: `coalesce(c.next_step_on, 'infinity'::date)`, type: 'date', direction: 'ASC' },
  added: { by: 'c.created_at', type: 'timestamptz', direction: 'DESC' },
  changed: { by: 'c.updated_at', type: 'timestamptz', direction: 'DESC' },
};

export const buildOrder = ({ sort = 'name' }: ClientFilter) => clientOrders[sort];

class Conditions {
  private readonly conditions: string[] = [];

  constructor(readonly parameters: unknown[]) {}

  add(condition: (...numbered: string[]) => string, ...values: unknown[]): void {
    const first = this.parameters.push(...values) - values.length + 1;
    this.conditions.push(condition(...values.map((_, index) => `$${first + index}`)));
  }

  get sql(): string {
    return this.conditions.map((condition) => ` AND ${condition}`).join('');
  }
}

const LIKE_SIGNS = /[\\%_]/g;
const literal = (word: string): string => word.replace(LIKE_SIGNS, String.raw`\$&`);
const containing = (word: string): string => `%${literal(word)}%`;

const patternOf = (word: string): string =>
  containing(/^[\d().+-]{3,}$/.test(word) ? word.replace(/\D/g, '') : word);

/** From this length on a word may be a confirmation number. */
const SHORTEST_CONFIRMATION = 4;

const wordsOf = (search: string): string[] => {
  const text = foldSearchText(search).trim();
  return /^[\d().+\s-]{5,}$/.test(text) ? [text.replace(/\s/g, '')] : text.split(/\s+/).filter(Boolean);
};

/** Only trips that the agent may see: shared by the client or made for them. */
const hasConfirmation = (parameter: string): string => {
  const booked = `FROM trip_api.item item JOIN trip_api.trip t ON t.id = item.trip_id AND t.purge_at IS NULL`;
  const isNamed = `item.confirmation IS NOT NULL AND upper(item.confirmation) LIKE ${parameter}`;
  return `c.id IN (
    SELECT known.id ${booked} JOIN client_trip consent ON consent.trip_id = t.id
      JOIN client known ON known.id = consent.client_id AND known.user_id = t.owner_id WHERE ${isNamed}
    UNION SELECT made.client_id ${booked} JOIN agent_trip made ON made.trip_id = t.id WHERE ${isNamed})`;
};

const addSearch = (where: Conditions, search: string): void => {
  const words = wordsOf(search);
  const patterns = words.map(patternOf);
  const inText = (text = ''): string =>
    `(c.search_text LIKE ALL (${text}::text[]) OR lower(c.notes) LIKE ALL (${text}::text[]))`;
  if (words.length === 0) return;
  if (words.length > 1 || search.trim().length < SHORTEST_CONFIRMATION) return where.add(inText, patterns);
  where.add(
    (text, confirmation = '') => `(${inText(text)} OR ${hasConfirmation(confirmation)})`,
    patterns,
    `${literal(search.trim().toUpperCase())}%`,
  );
};

/** A slip of the keyboard or two in a name of seven letters. */
const ALIKE = 0.45;

/** Each word is like a part of the name. */
const addLikeness = (where: Conditions, search: string): void => {
  for (const word of wordsOf(search))
    where.add((typed) => `word_similarity(${typed}, c.plain_first || ' ' || c.plain_last) >= ${ALIKE}`, word);
};

export interface Narrowing {
  after?: ClientPosition | undefined;
  /** Names that are like the search instead of texts that contain it. */
  isAlike?: boolean;
}

export const makeConditions = (
  filter: ClientFilter,
  agentIds: readonly string[],
  now: Date,
  { after, isAlike }: Narrowing = {},
): { sql: string; parameters: unknown[] } => {
  const where = new Conditions([agentIds]);
  if (filter.search) (isAlike ? addLikeness : addSearch)(where, filter.search);
  const stages = filter.pipeline ?? toPipeline(filter.stages ?? []);
  if (stages.length > 0)
    where.add(
      (wanted, today = '') => `${selectPipelineStage('c', `${today}::date`)} = ANY(${wanted}::text[])`,
      stages,
      getDateIn(now),
    );
  if (filter.tags?.length) where.add((tags) => `c.tags @> ${tags}::text[]`, filter.tags);
  if (filter.agentId) where.add((agent) => `c.agent_id = ${agent}::uuid`, filter.agentId);
  if (filter.dueBy) where.add((day) => `c.next_step_on <= ${day}::date`, filter.dueBy);
  where.add(() => `c.archived_at IS ${filter.archived ? 'NOT NULL' : 'NULL'}`);
  if (!after) return where;
  const { by, type, direction } = buildOrder(filter);
  const past = direction === 'ASC' ? '>' : '<';
  where.add((value, id) => `(${by}, c.id) ${past} (${value}::${type}, ${id}::uuid)`, after.value, after.id);
  return where;
};
