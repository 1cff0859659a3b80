import { Expense, ImportedExpenses, Settlement } from '@landsea/contracts/money';
import type { CreateExpense, CreateSettlement } from '@landsea/contracts/money';
import { answerOf, type AppDispatch } from '@landsea/web-kit';
import { post, remove } from '@landsea/web-kit/calls';
import { expenseRows } from './expense-rows';
import { expensesApi, toExpensesUrl } from './expenses-api';

interface OfTrip {
  tripId: string;
}

const changeSettlements = (tripId: string, change: (now: readonly Settlement[]) => Settlement[]) =>
  expensesApi.util.updateQueryData('getExpenses', tripId, (all) => {
    all.settlements = change(all.settlements);
  });
const added = (now: readonly Settlement[], settlement: Settlement) => [
  ...now.filter(({ id }) => id !== settlement.id),
  settlement,
];
const without = (now: readonly Settlement[], gone: string) => now.filter(({ id }) => id !== gone);

const receiveAnswer = async (
  { tripId }: OfTrip,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Expense }> },
): Promise<void> => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(expenseRows.receive(tripId, answer.data));
};

const spendingApi = expensesApi.injectEndpoints({
  endpoints: (build) => ({
    importExpenses: build.mutation<ImportedExpenses, OfTrip & { expenses: CreateExpense[] }>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 60_000 },
      query: (body) => post('/api/v1/expense-imports', body),
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
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 120_000 },
      query: ({ tripId, expenseId, file, name }) => ({
        url: `${toExpensesUrl(tripId)}/${expenseId}/receipt`,
        method: 'PUT',
        params: { name },
        file,
      }),
      transformResponse: answerOf(Expense),
      onQueryStarted: receiveAnswer,
    }),
    detachReceipt: build.mutation<Expense, OfTrip & { expenseId: string }>({
      query: ({ tripId, expenseId }) => remove(`${toExpensesUrl(tripId)}/${expenseId}/receipt`),
      transformResponse: answerOf(Expense),
      onQueryStarted: receiveAnswer,
    }),
    settle: build.mutation<Settlement, OfTrip & { transfer: CreateSettlement }>({
      query: ({ tripId, transfer }) => post(`${toExpensesUrl(tripId)}/settlements`, transfer),
      transformResponse: answerOf(Settlement),
      onQueryStarted: async ({ tripId, transfer }, { dispatch, queryFulfilled }) => {
        dispatch(changeSettlements(tripId, (now) => added(now, transfer)));
        await queryFulfilled.catch(() =>
          dispatch(changeSettlements(tripId, (now) => without(now, transfer.id))),
        );
      },
    }),
    unsettle: build.mutation<void, OfTrip & { settlement: Settlement }>({
      query: ({ tripId, settlement }) => remove(`${toExpensesUrl(tripId)}/settlements/${settlement.id}`),
      onQueryStarted: async ({ tripId, settlement }, { dispatch, queryFulfilled }) => {
        dispatch(changeSettlements(tripId, (now) => without(now, settlement.id)));
        await queryFulfilled.catch(() =>
          dispatch(changeSettlements(tripId, (now) => added(now, settlement))),
        );
      },
    }),
  }),
});

export const {
  useImportExpensesMutation,
  useAttachReceiptMutation,
  useDetachReceiptMutation,
  useSettleMutation,
  useUnsettleMutation,
} = spendingApi;
