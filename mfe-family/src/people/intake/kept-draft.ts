import { IntakeAnswers } from '@landsea/contracts/agents';
import { localMemory } from '@landsea/web-kit';
import * as z from 'zod/mini';

const KeptDraft = z.object({
  token: z.nullable(z.string()),
  version: z.int(),
  answers: IntakeAnswers,
  /** Answers that the service does not have yet. */
  isUnsent: z.boolean(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

const PART = 16;
const keyOf = (linkToken: string): string => `intake_${linkToken.slice(0, PART)}`;

/** The answers that this browser holds: a reload, or a train without a signal, loses nothing. */
export const readKeptDraft = (linkToken: string): KeptDraft | undefined => {
  const text = localMemory.read(keyOf(linkToken));
  if (text === undefined) return undefined;
  try {
    return KeptDraft.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const keepDraft = (linkToken: string, draft: KeptDraft | undefined): void =>
  localMemory.write(keyOf(linkToken), draft && JSON.stringify(draft));
