import { sessionMemory } from '@landsea/web-kit';
import * as z from 'zod/mini';
import { ClientDraft, type TypedPerson } from './client-draft';
import { HouseholdPersonDraft } from './household/person-draft';

const KEY = 'keptClient';

const KeptClient = z.object({
  userId: z.string(),
  draft: ClientDraft,
  people: z.array(z.object({ id: z.string(), draft: HouseholdPersonDraft })),
});

interface TypedClient {
  draft: ClientDraft;
  people: TypedPerson[];
}

/** The form outlives the purchase of a plan, in this tab and for this account. */
export const keepClient = (userId: string, typed: TypedClient): void =>
  sessionMemory.write(KEY, JSON.stringify({ userId, ...typed }));

export const forgetClient = (): void => sessionMemory.write(KEY, undefined);

export const readKeptClient = (userId: string | undefined): TypedClient | undefined => {
  try {
    const kept = KeptClient.parse(JSON.parse(sessionMemory.read(KEY) ?? ''));
    return kept.userId === userId ? kept : undefined;
  } catch {
    return undefined;
  }
};

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A search that found nobody begins the form: an address, a number, or the last word as the family's name. */
export const readTypedName = (name: string): Partial<ClientDraft> => {
  const text = name.trim();
  if (text.includes('@')) return { email: text };
  if (/^[\d().+\s-]{7,}$/.test(text)) return { phone: text };
  const words = text.split(/\s+/).filter(Boolean).map(capitalize);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};
