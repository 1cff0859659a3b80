import { Budget, BudgetLine, statusOf } from '@landsea/contracts/money';
import type { CreateBudgetLine } from '@landsea/contracts/money';
import { apiErrorOf } from '@landsea/web-kit';
import { lineNews } from '../../trip/rows/line-news';
import { clashingFields, lineSaves } from '../../trip/rows/line-saves';
import type { LineChange } from '../../trip/rows/line-saves';
import { tripApi } from '../../trip/api/trip-api';
import { budgetCache } from './budget-cache';

/** How an edit ended. clash: somebody else changed the same field; gone: somebody else deleted the line. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'clash'; theirs: BudgetLine } | { kind: 'gone' };

export interface LineEdit {
  tripId: string;
  /** The line as the person saw it when they began to type. */
  seen: BudgetLine;
  change: LineChange;
}

const MOST_ATTEMPTS = 3;

/** Answers that say the line is no longer as it was seen: what it is now decides. */
const lineMoved = new Set<string>(['EDIT_CONFLICT', 'NOT_FOUND']);

const linesUrl = (tripId: string) => `/api/v1/trips/${tripId}/budget/lines`;

const optimisticLine = (line: CreateBudgetLine): BudgetLine => {
  const amounts = { ...line, bookedCents: line.bookedCents ?? 0 };
  return {
    ...amounts,
    note: line.note ?? null,
    person: line.person ?? null,
    day: line.day ?? null,
    vendor: line.vendor ?? null,
    dueOn: line.dueOn ?? null,
    dueKind: line.dueKind ?? null,
    status: line.status ?? statusOf(amounts),
    version: 0,
    updatedAt: new Date().toISOString(),
  };
};

export const budgetApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    saveLine: build.mutation<SaveOutcome, LineEdit>({
      extraOptions: { formOwns: ['EDIT_CONFLICT', 'NOT_FOUND', 'VALIDATION_FAILED'] },
      queryFn: async ({ tripId, seen, change }, { dispatch }, _extra, baseQuery) => {
        const cache = budgetCache(dispatch, tripId);
        const attempt = async (base: BudgetLine, left: number) => {
          const body = { version: base.version, ...change };
          const patched = await baseQuery({ url: `${linesUrl(tripId)}/${seen.id}`, method: 'PATCH', body });
          if (!patched.error) {
            return { saved: BudgetLine.parse(patched.data), answer: { data: { kind: 'saved' as const } } };
          }
          if (!lineMoved.has(apiErrorOf(patched.error).code)) return { answer: patched };
          const setOut = lineNews.setOut();
          const current = await baseQuery({ url: `/api/v1/trips/${tripId}/budget` });
          if (current.error) return { answer: current };
          const fresh = Budget.parse(current.data);
          cache.replace(fresh, setOut);
          const theirs = fresh.lines.find(({ id }) => id === seen.id);
          if (!theirs) {
            cache.remove(seen.id);
            return { answer: { data: { kind: 'gone' as const } } };
          }
          if (left > 0 && clashingFields(base, theirs, change).length === 0) return attempt(theirs, left - 1);
          return { theirs, answer: { data: { kind: 'clash' as const, theirs } } };
        };
        const { answer } = await lineSaves.save(
          seen,
          change,
          (base) => attempt(base, MOST_ATTEMPTS - 1),
          cache.putIfThere,
        );
        return answer;
      },
    }),
    addLine: build.mutation<BudgetLine, { tripId: string; line: CreateBudgetLine }>({
      extraOptions: { formOwns: ['VALIDATION_FAILED'] },
      queryFn: async ({ tripId, line }, { dispatch }, _extra, baseQuery) => {
        const cache = budgetCache(dispatch, tripId);
        const { saved, error } = await lineSaves.create(
          optimisticLine(line),
          async () => {
            const answer = await baseQuery({ url: linesUrl(tripId), method: 'POST', body: line });
            return answer.error ? { error: answer } : { saved: BudgetLine.parse(answer.data) };
          },
          cache.put,
        );
        if (saved) return { data: saved };
        cache.remove(line.id);
        return error;
      },
    }),
    removeLine: build.mutation<void, { tripId: string; line: BudgetLine }>({
      query: ({ tripId, line }) => ({ url: `${linesUrl(tripId)}/${line.id}`, method: 'DELETE' }),
      onQueryStarted: async ({ tripId, line }, { dispatch, queryFulfilled }) => {
        const cache = budgetCache(dispatch, tripId);
        cache.remove(line.id);
        await queryFulfilled.then(
          () => cache.remove(line.id),
          () => cache.put(line),
        );
      },
    }),
  }),
});

export const { useSaveLineMutation, useAddLineMutation, useRemoveLineMutation } = budgetApi;
