import type { SuggestedTask } from '@landsea/contracts/planning';

/** As many tasks are about as much as a family looks at in one evening. */
export const MOST_NOW = 10;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthOf = ({ dueOn }: SuggestedTask): string =>
  dueOn === null ? 'Any time' : month.format(new Date(`${dueOn}T12:00:00Z`));

interface SuggestionGroups {
  /** What is due first and not on the board yet, at most {@link MOST_NOW}. */
  now: SuggestedTask[];
  /** The rest by month, in the order of their dates. */
  later: { title: string; suggestions: SuggestedTask[] }[];
}

/** Suggestions as the dialog shows them: the few that matter now, and the others by month. */
export const suggestionGroups = (suggestions: readonly SuggestedTask[]): SuggestionGroups => {
  const open = suggestions.filter(({ isThere, dueOn }) => !isThere && dueOn !== null);
  const now = open.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '')).slice(0, MOST_NOW);
  const months = new Map<string, SuggestedTask[]>();
  for (const each of suggestions.filter((one) => !now.includes(one)))
    months.set(monthOf(each), [...(months.get(monthOf(each)) ?? []), each]);
  return { now, later: [...months].map(([title, ofMonth]) => ({ title, suggestions: ofMonth })) };
};
