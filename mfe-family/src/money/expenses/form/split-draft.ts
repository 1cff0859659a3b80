import { findSharesProblem, type Expense, type ExpenseShares } from '@landsea/contracts/money';
import { formatMinor, toMinorUnits } from './amount-text';

export type SplitHow = 'none' | ExpenseShares['how'];

/** Each way keeps its own input, so that trying another loses nothing. */
export interface SplitDraft {
  how: SplitHow;
  people: string[];
  parts: Record<string, number>;
  exact: Record<string, string>;
}

export const emptySplit: SplitDraft = { how: 'none', people: [], parts: {}, exact: {} };

export const toSplitDraft = (shares: ExpenseShares | null): SplitDraft => {
  if (!shares) return emptySplit;
  switch (shares.how) {
    case 'equally':
      return { ...emptySplit, how: 'equally', people: shares.people };
    case 'parts':
      return {
        ...emptySplit,
        how: 'parts',
        parts: Object.fromEntries(shares.parts.map(({ person, parts }) => [person, parts])),
      };
    case 'exact':
      return {
        ...emptySplit,
        how: 'exact',
        exact: Object.fromEntries(
          shares.parts.map(({ person, cents }) => [person, formatMinor(Math.abs(cents), 2)]),
        ),
      };
  }
};

/**
 * Copies equal shares of the last expense while all sharers may pay; the first expense takes `firstSharers`.
 */
export const recallSplit = (
  last: Pick<Expense, 'shares'> | undefined,
  payers: readonly string[],
  firstSharers: readonly string[],
): SplitDraft => {
  if (!last && firstSharers.length > 0) return { ...emptySplit, how: 'equally', people: [...firstSharers] };
  const shares = last?.shares;
  return shares?.how === 'equally' && shares.people.every((person) => payers.includes(person))
    ? toSplitDraft(shares)
    : emptySplit;
};

type ReadSplit = { shares: ExpenseShares | null } | { error: string };

const read = (draft: SplitDraft, everybody: readonly string[]): ReadSplit => {
  switch (draft.how) {
    case 'none':
      return { shares: null };
    case 'equally':
      return draft.people.length === 0
        ? { error: 'Choose who shares it' }
        : { shares: { how: 'equally', people: everybody.filter((ref) => draft.people.includes(ref)) } };
    case 'parts': {
      const parts = everybody
        .map((person) => ({ person, parts: draft.parts[person] ?? 0 }))
        .filter((each) => each.parts > 0);
      return parts.length === 0
        ? { error: 'Give at least one person a part' }
        : { shares: { how: 'parts', parts } };
    }
    case 'exact': {
      const parts: { person: string; cents: number }[] = [];
      for (const person of everybody) {
        const text = draft.exact[person]?.trim() ?? '';
        const cents = text === '' ? 0 : toMinorUnits(text, 'USD');
        if (cents === undefined) return { error: `“${text}” isn’t an amount: enter one like 12.50` };
        if (cents > 0) parts.push({ person, cents });
      }
      return parts.length === 0 ? { error: 'Enter who pays how much' } : { shares: { how: 'exact', parts } };
    }
  }
};

export const readSplit = (
  draft: SplitDraft,
  everybody: readonly string[],
  amountCents: number | undefined,
): ReadSplit => {
  const result = read(draft, everybody);
  if ('error' in result || !result.shares || amountCents === undefined) return result;
  const problem = findSharesProblem(amountCents, result.shares);
  return problem === undefined ? result : { error: problem };
};
