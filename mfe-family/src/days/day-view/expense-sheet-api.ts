import { SavedExpenses } from '@landsea/contracts/money';
import type { CreateExpense } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-page/api/trip-api';

const sheetApi = tripApi.enhanceEndpoints({ addTagTypes: ['Expenses'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The browser names the id, so that a retry adds one expense. */
    addExpense: build.mutation<SavedExpenses, { tripId: string; expense: CreateExpense }>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      query: ({ tripId, expense }) => ({
        url: `/api/v1/trips/${tripId}/expenses`,
        method: 'POST',
        body: expense,
      }),
      transformResponse: answerOf(SavedExpenses),
      invalidatesTags: (_saved, error, { tripId }) =>
        error
          ? []
          : [
              { type: 'Expenses', id: tripId },
              { type: 'Budget', id: tripId },
            ],
    }),
  }),
});

export const { useAddExpenseMutation } = sheetApi;
