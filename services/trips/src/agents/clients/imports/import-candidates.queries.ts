import type { ImportChoice, ImportedHousehold } from '@landsea/contracts/agents/imports';
import type { KnownHousehold } from '@landsea/rules/agents/imports';
import { selectJsonColumns } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { ClientPersonRow } from '../client-person.entity.js';
import { foldSearchText } from '../client-search-text.js';
import { getPhoneKey } from './imported-phones.js';

export interface WantedHousehold {
  household: ImportedHousehold;
  choice?: ImportChoice | undefined;
}

/** People with the keys of their phones, as they are stored. */
export type Candidate = Omit<KnownHousehold, 'people'> & {
  agentId: string;
  version: number;
  people: (KnownHousehold['people'][number] & { phoneKey: string | null })[];
};

const person = selectJsonColumns(ClientPersonRow, 'p', ['clientId', 'createdAt', 'updatedAt']);

export const listKeys = (wanted: readonly WantedHousehold[]) => {
  const people = wanted.flatMap(({ household }) => household.people);
  const chosen = wanted.flatMap(({ choice }) => (choice?.as === 'client' ? [choice.clientId] : []));
  return {
    ids: [...wanted.flatMap(({ household }) => household.ownId ?? []), ...chosen],
    external: [...wanted.map(({ household }) => household), ...people].flatMap(
      ({ externalId }) => externalId ?? [],
    ),
    emails: people.flatMap(({ email }) => email ?? []),
    phones: people.flatMap((each) => getPhoneKey(each) ?? []),
    names: wanted.flatMap(
      ({
        household: {
          onlyKnown,
          people: [lead],
        },
      }) => (onlyKnown && lead ? [`${lead.firstName} ${lead.lastName}`] : []),
    ),
  };
};

/** Every client whom a household may mean: by id, number, address, phone, or the name of a trip’s lead. */
export const selectCandidates = (
  manager: EntityManager,
  agentIds: readonly string[],
  wanted: readonly WantedHousehold[],
): Promise<Candidate[]> => {
  const { ids, external, emails, phones, names } = listKeys(wanted);
  return manager.query(
    `WITH found AS (
       SELECT id FROM client WHERE id = ANY($2::uuid[])
       UNION SELECT id FROM client WHERE agent_id = ANY($1::uuid[]) AND external_id = ANY($3::text[])
       UNION SELECT client_id FROM client_person WHERE external_id = ANY($3::text[])
       UNION SELECT client_id FROM client_person WHERE email = ANY($4::text[])
       UNION SELECT client_id FROM client_person WHERE phone_key = ANY($5::text[])
       UNION SELECT id FROM client WHERE cardinality($6::text[]) > 0 AND agent_id = ANY($1::uuid[])
         AND plain_first || ' ' || plain_last IN (SELECT plain_name(name) FROM unnest($6::text[]) name))
     SELECT c.id, c.agent_id AS "agentId", c.version, c.external_id AS "externalId", c.stage, c.source, c.tags, c.notes,
       c.next_step AS "nextStep", c.next_step_on::text AS "nextStepOn", c.details,
       (SELECT coalesce(json_agg(each), '[]') FROM (
          SELECT ${person} FROM client_person p WHERE p.client_id = c.id
           ORDER BY (p.id = c.lead_id) DESC, p.created_at, p.id) each) AS people,
       (SELECT coalesce(json_agg(json_build_object('name', t.name, 'startDate', t.start_date::text)), '[]')
          FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id AND t.purge_at IS NULL
         WHERE made.client_id = c.id) AS trips
       FROM found JOIN client c ON c.id = found.id
      WHERE c.agent_id = ANY($1::uuid[]) AND NOT c.is_sample ORDER BY c.archived_at IS NOT NULL, c.id`,
    [agentIds, ids, external, emails, phones, names],
  );
};

/** The words by which a household of a file may mean this client. */
const wordsOf = (known: Candidate): ReadonlySet<string> =>
  new Set([
    `id ${known.id}`,
    `external ${known.externalId ?? ''}`,
    ...known.people.flatMap(({ externalId, email, phoneKey, firstName, lastName }) => [
      `external ${externalId ?? ''}`,
      `email ${email ?? ''}`,
      `phone ${phoneKey ?? ''}`,
      `name ${foldSearchText(`${firstName} ${lastName}`)}`,
    ]),
  ]);

/** Picks those that a household may mean; the candidates are looked through once, however many households follow. */
export const makePicker = (
  candidates: readonly Candidate[],
): ((wanted: WantedHousehold) => readonly Candidate[]) => {
  const byWord = new Map<string, Candidate[]>();
  for (const known of candidates)
    for (const word of wordsOf(known)) byWord.set(word, [...(byWord.get(word) ?? []), known]);
  return (wanted) => {
    const { ids, external, emails, phones, names } = listKeys([wanted]);
    const words = [
      ...ids.map((id) => `id ${id}`),
      ...external.map((id) => `external ${id}`),
      ...emails.map((email) => `email ${email}`),
      ...phones.map((phone) => `phone ${phone}`),
      ...names.map((name) => `name ${foldSearchText(name)}`),
    ];
    const picked = new Set(words.flatMap((word) => byWord.get(word) ?? []));
    return candidates.filter((known) => picked.has(known));
  };
};
