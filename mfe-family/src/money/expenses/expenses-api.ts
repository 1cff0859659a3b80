import {
  Expense,
  ImportedExpenses,
  RemovedExpenses,
  SavedExpenses,
  Settlement,
  TripExpenses,
} from '@landsea/contracts/money';
import type { CreateExpense, CreateSettlement, UpdateExpense } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import type { AppDispatch } from '@landsea/web-kit';
import { tripApi } from '../../trip/api/trip-api';
import { change as changes } from './expenses-cache';

const urlOf = (tripId: string) => `/api/v1/trips/${tripId}/expenses`;
const budgetOf = (_answer: unknown, error: unknown, { tripId }: { tripId: string }) =>
  error ? [] : [{ type: 'Budget' as const, id: tripId }];

interface OfTrip {
  tripId: string;
}

const listApi = tripApi.enhanceEndpoints({ addTagTypes: ['Expenses'] }).injectEndpoints({
  endpoints: (build) => ({
    getExpenses: build.query<TripExpenses, string>({
      query: (tripId) => ({ url: urlOf(tripId) }),
      transformResponse: answerOf(TripExpenses),
      providesTags: (_expenses, _error, tripId) => [{ type: 'Expenses', id: tripId }],
    }),
    getExpense: build.query<Expense, OfTrip & { expenseId: string }>({
      query: ({ tripId, expenseId }) => ({ url: `${urlOf(tripId)}/${expenseId}` }),
      transformResponse: answerOf(Expense),
    }),
  }),
});

/** What the page holds of a trip's expenses, changed before and after the service has answered. */
export const expensesCache = (dispatch: AppDispatch, tripId: string) => {
  const apply = (recipe: (all: TripExpenses) => void) =>
    void dispatch(listApi.util.updateQueryData('getExpenses', tripId, recipe));
  return {
    put: (expenses: readonly Expense[]) => apply(changes.put(expenses)),
    remove: (ids: readonly string[]) => apply(changes.remove(ids)),
    settle: (settlement: Settlement) => apply(changes.settle(settlement)),
    unsettle: (id: string) => apply(changes.unsettle(id)),
  };
};

const putAnswer = async (
  { tripId }: OfTrip,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Expense }> },
): Promise<void> => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) expensesCache(dispatch, tripId).put([answer.data]);
};

export const expensesApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    addExpense: build.mutation<SavedExpenses, OfTrip & { expense: CreateExpense; shown: Expense }>({
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      query: ({ tripId, expense }) => ({ url: urlOf(tripId), method: 'POST', body: expense }),
      transformResponse: answerOf(SavedExpenses),
      invalidatesTags: budgetOf,
      onQueryStarted: async ({ tripId, shown }, { dispatch, queryFulfilled }) => {
        const cache = expensesCache(dispatch, tripId);
        cache.put([shown]);
        await queryFulfilled.then(
          ({ data }) => cache.put(data.expenses),
          () => cache.remove([shown.id]),
        );
      },
    }),
    saveExpense: build.mutation<Expense, OfTrip & { seen: Expense; change: Omit<UpdateExpense, 'version'> }>({
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      query: ({ tripId, seen, change }) => ({
        url: `${urlOf(tripId)}/${seen.id}`,
        method: 'PATCH',
        body: { version: seen.version, ...change },
      }),
      transformResponse: answerOf(Expense),
      invalidatesTags: budgetOf,
      onQueryStarted: async ({ tripId, seen, change }, { dispatch, queryFulfilled }) => {
        const cache = expensesCache(dispatch, tripId);
        cache.put([
          { ...seen, ...change, note: change.note === undefined ? seen.note : change.note || null },
        ]);
        await queryFulfilled.then(
          ({ data }) => cache.put([data]),
          () => cache.put([seen]),
        );
      },
    }),
    removeExpense: build.mutation<RemovedExpenses, OfTrip & { expense: Expense; following?: boolean }>({
      query: ({ tripId, expense, following }) => ({
        url: `${urlOf(tripId)}/${expense.id}`,
        method: 'DELETE',
        ...(following && { params: { following: true } }),
      }),
      transformResponse: answerOf(RemovedExpenses),
      invalidatesTags: budgetOf,
      onQueryStarted: async ({ tripId, expense }, { dispatch, queryFulfilled }) => {
        const cache = expensesCache(dispatch, tripId);
        cache.remove([expense.id]);
        await queryFulfilled.then(
          ({ data }) => cache.remove(data.removedIds),
          () => cache.put([expense]),
        );
      },
    }),
    restoreExpenses: build.mutation<SavedExpenses, OfTrip & { expenseIds: string[] }>({
      query: ({ tripId, expenseIds }) => ({
        url: `${urlOf(tripId)}/restore`,
        method: 'POST',
        body: { expenseIds },
      }),
      transformResponse: answerOf(SavedExpenses),
      invalidatesTags: budgetOf,
      onQueryStarted: async ({ tripId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled;
        expensesCache(dispatch, tripId).put(data.expenses);
      },
    }),
    importExpenses: build.mutation<ImportedExpenses, OfTrip & { expenses: CreateExpense[] }>({
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 60_000 },
      query: (body) => ({ url: '/api/v1/expense-imports', method: 'POST', body }),
      transformResponse: answerOf(ImportedExpenses),
      invalidatesTags: (_answer, error, { tripId }) =>
        error
          ? []
          : [
              { type: 'Expenses', id: tripId },
              { type: 'Budget', id: tripId },
            ],
    }),
    attachReceipt: build.mutation<Expense, OfTrip & { expenseId: string; file: Blob; name: string }>({
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 120_000 },
      query: ({ tripId, expenseId, file, name }) => ({
        url: `${urlOf(tripId)}/${expenseId}/receipt`,
        method: 'PUT',
        params: { name },
        file,
      }),
      transformResponse: answerOf(Expense),
      onQueryStarted: putAnswer,
    }),
    detachReceipt: build.mutation<Expense, OfTrip & { expenseId: string }>({
      query: ({ tripId, expenseId }) => ({
        url: `${urlOf(tripId)}/${expenseId}/receipt`,
        method: 'DELETE',
      }),
      transformResponse: answerOf(Expense),
      onQueryStarted: putAnswer,
    }),
    settle: build.mutation<Settlement, OfTrip & { transfer: CreateSettlement }>({
      query: ({ tripId, transfer }) => ({
        url: `${urlOf(tripId)}/settlements`,
        method: 'POST',
        body: transfer,
      }),
      transformResponse: answerOf(Settlement),
      onQueryStarted: async ({ tripId, transfer }, { dispatch, queryFulfilled }) => {
        const cache = expensesCache(dispatch, tripId);
        cache.settle(transfer);
        await queryFulfilled.catch(() => cache.unsettle(transfer.id));
      },
    }),
    unsettle: build.mutation<void, OfTrip & { settlement: Settlement }>({
      query: ({ tripId, settlement }) => ({
        url: `${urlOf(tripId)}/settlements/${settlement.id}`,
        method: 'DELETE',
      }),
      onQueryStarted: async ({ tripId, settlement }, { dispatch, queryFulfilled }) => {
        const cache = expensesCache(dispatch, tripId);
        cache.unsettle(settlement.id);
        await queryFulfilled.catch(() => cache.settle(settlement));
      },
    }),
  }),
});

export const { useGetExpensesQuery } = listApi;
export const {
  useAddExpenseMutation,
  useSaveExpenseMutation,
  useRemoveExpenseMutation,
  useRestoreExpensesMutation,
  useImportExpensesMutation,
  useAttachReceiptMutation,
  useDetachReceiptMutation,
  useSettleMutation,
  useUnsettleMutation,
} = expensesApi;
