import { TripExpenses } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../../trip-frame/api/trip-api';

type DayExpense = Pick<TripExpenses['expenses'][number], 'day' | 'amountCents' | 'lineId'>;

const parsed = answerOf(TripExpenses);

const expenseDaysApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getExpenseDays: build.query<DayExpense[], string>({
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/expenses` }),
      transformResponse: (raw: unknown) =>
        parsed(raw).expenses.map(({ day, amountCents, lineId }) => ({ day, amountCents, lineId })),
      providesTags: (_days, _error, tripId) => [{ type: 'Budget', id: tripId }],
    }),
  }),
});

export const { useGetExpenseDaysQuery } = expenseDaysApi;
