import type {
  HouseholdPerson,
  MergeFields,
  MergePeople,
  MergePersonFields,
  MergePreview,
} from '@landsea/contracts/agents';
import { useState } from 'react';
import { chooseFields, choosePersonFields } from './merge-values';

export interface PairedPerson {
  person: HouseholdPerson;
  /** The same person of the kept client; undefined when there is none. */
  same: HouseholdPerson | undefined;
  fields: MergePersonFields | undefined;
}

export const useMergeChoices = ({ keep, merge, pairs }: MergePreview) => {
  const [fields, setFields] = useState(() => chooseFields(keep.client, merge.client));
  const [sameAs, setSameAs] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(pairs.map(({ keepId, mergeId }) => [mergeId, keepId])),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Partial<MergePersonFields>>>>({});
  const kept = keep.client.people ?? [];
  const people = (merge.client.people ?? []).map((person): PairedPerson => {
    const same = kept.find(({ id }) => id === sameAs[person.id]);
    return {
      person,
      same,
      fields: same && { ...choosePersonFields(same, person), ...chosen[`${same.id} ${person.id}`] },
    };
  });
  return {
    fields,
    people,
    choose: (change: Partial<MergeFields>) => setFields((now) => ({ ...now, ...change })),
    /** One person pairs with one person: a former pair is separated. */
    pair: (mergeId: string, keepId: string) =>
      setSameAs((now) => ({
        ...Object.fromEntries(Object.entries(now).filter(([, id]) => id !== keepId)),
        [mergeId]: keepId,
      })),
    choosePerson: (keepId: string, mergeId: string, change: Partial<MergePersonFields>) =>
      setChosen((now) => {
        const key = `${keepId} ${mergeId}`;
        return { ...now, [key]: { ...now[key], ...change } };
      }),
    pairs: people.flatMap(({ person, same, fields: each }): MergePeople[] =>
      same && each ? [{ keepId: same.id, mergeId: person.id, fields: each }] : [],
    ),
  };
};
