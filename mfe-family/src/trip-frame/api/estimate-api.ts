import { Budget, BudgetEstimate, type ChangeBudget, type EstimateQuery } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { tripApi } from './trip-api';

const queryOf = (asked: EstimateQuery): string =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const estimateApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getEstimate: build.query<BudgetEstimate, { tripId: string; asked: EstimateQuery }>({
      query: ({ tripId, asked }) => ({
        url: `/api/v1/trips/${tripId}/budget/estimate?${queryOf(asked)}`,
      }),
      transformResponse: answerOf(BudgetEstimate),
      providesTags: (_estimate, _error, { tripId }) => [{ type: 'Trip', id: tripId }],
    }),
    changeBudget: build.mutation<Budget, { tripId: string; changes: ChangeBudget }>({
      query: ({ tripId, changes }) => post(`/api/v1/trips/${tripId}/budget/changes`, changes),
      transformResponse: answerOf(Budget),
      extraOptions: { shownByForm: ['EDIT_CONFLICT', 'VALIDATION_FAILED'] },
      onQueryStarted: async ({ tripId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) void dispatch(tripApi.util.upsertQueryData('getBudget', tripId, answer.data));
        else dispatch(tripApi.util.invalidateTags([{ type: 'Budget', id: tripId }]));
      },
    }),
  }),
});

export const { useGetEstimateQuery, useChangeBudgetMutation } = estimateApi;
