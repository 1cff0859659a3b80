import type { SuggestedTask } from '@landsea/contracts/planning';

/** A family looks at about this many tasks in one evening. */
export const MOST_NOW = 10;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthOf = ({ dueOn }: SuggestedTask): string =>
  dueOn === null ? 'Any time' : month.format(new Date(`${dueOn}T12:00:00Z`));

interface SuggestionGroups {
  now: SuggestedTask[];
  later: { title: string; suggestions: SuggestedTask[] }[];
}

export const groupSuggestions = (suggestions: readonly SuggestedTask[]): SuggestionGroups => {
  const open = suggestions.filter(({ isThere, dueOn }) => !isThere && dueOn !== null);
  const now = open.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '')).slice(0, MOST_NOW);
  const months = new Map<string, SuggestedTask[]>();
  for (const each of suggestions.filter((one) => !now.includes(one)))
    months.set(monthOf(each), [...(months.get(monthOf(each)) ?? []), each]);
  return { now, later: [...months].map(([title, ofMonth]) => ({ title, suggestions: ofMonth })) };
};
