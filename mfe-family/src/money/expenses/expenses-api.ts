import { Expense, TripExpenses, type UpdateExpense } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { RowQueue } from '@landsea/web-kit/rows';
import { tripApi } from '../../trip-frame/api/trip-api';

export type ExpenseChange = Omit<UpdateExpense, 'version'>;

/**
 * Fields that mean something only together: 15 typed as dollars is not 15 of the currency that somebody else
 * chose.
 */
export const expenseQueue = new RowQueue<Expense, ExpenseChange>({
  together: [
    ['amountCents', 'original'],
    ['category', 'lineId'],
  ],
});

export const toExpensesUrl = (tripId: string) => `/api/v1/trips/${tripId}/expenses`;

const byDay = (expenses: readonly Expense[]): Expense[] =>
  expenses.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));

export const expensesApi = tripApi.enhanceEndpoints({ addTagTypes: ['Expenses'] }).injectEndpoints({
  endpoints: (build) => ({
    getExpenses: build.query<TripExpenses, string>({
      query: (tripId) => ({ url: toExpensesUrl(tripId) }),
      transformResponse: (raw, meta, tripId) => {
        const all = answerOf(TripExpenses)(raw);
        return { ...all, expenses: byDay(expenseQueue.merge(tripId, all.expenses, meta)) };
      },
      providesTags: (_expenses, _error, tripId) => [{ type: 'Expenses', id: tripId }],
    }),
    getExpense: build.query<Expense, { tripId: string; expenseId: string }>({
      query: ({ tripId, expenseId }) => ({ url: `${toExpensesUrl(tripId)}/${expenseId}` }),
      transformResponse: answerOf(Expense),
    }),
  }),
});

export const { useGetExpensesQuery } = expensesApi;
