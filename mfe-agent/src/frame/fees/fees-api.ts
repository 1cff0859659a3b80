import {
  FeeAlertList,
  PlanningFee,
  PlanningFeeList,
  TripFees,
  type MarkPlanningFee,
  type SavePlanningFee,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Fees', 'AgentBookings'] });
/** A client’s debt is read with their bookings; a refused change means that the page shows an older fee. */
const changed = ['Fees', 'AgentBookings'] as const;

interface NamedFee {
  tripId: string;
  feeId: string;
}

const pathOf = ({ tripId, feeId }: NamedFee): string => `/api/v1/agent-trips/${tripId}/fees/${feeId}`;

const feesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    tripFees: build.query<TripFees, string>({
      query: (tripId) => `/api/v1/agent-trips/${tripId}/fees`,
      transformResponse: answerOf(TripFees),
      extraOptions: { shownByForm },
      providesTags: ['Fees'],
    }),
    feesOfYear: build.query<PlanningFeeList, string>({
      query: (year) => `/api/v1/planning-fees?year=${year}`,
      transformResponse: answerOf(PlanningFeeList),
      extraOptions: { shownByForm },
      providesTags: ['Fees'],
    }),
    feeAlerts: build.query<FeeAlertList, void>({
      query: () => '/api/v1/planning-fee-alerts',
      transformResponse: answerOf(FeeAlertList),
      extraOptions: { shownByForm },
      providesTags: ['Fees'],
    }),
    saveFee: build.mutation<PlanningFee, NamedFee & { body: SavePlanningFee }>({
      query: ({ body, ...fee }) => put(pathOf(fee), body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(PlanningFee),
      invalidatesTags: changed,
    }),
    markFee: build.mutation<PlanningFee, NamedFee & { body: MarkPlanningFee }>({
      query: ({ body, ...fee }) => put(`${pathOf(fee)}/state`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(PlanningFee),
      invalidatesTags: changed,
    }),
    removeFee: build.mutation<null, NamedFee>({
      query: (fee) => remove(pathOf(fee)),
      extraOptions: { shownByForm },
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useTripFeesQuery,
  useFeesOfYearQuery,
  useFeeAlertsQuery,
  useSaveFeeMutation,
  useMarkFeeMutation,
  useRemoveFeeMutation,
} = feesApi;
