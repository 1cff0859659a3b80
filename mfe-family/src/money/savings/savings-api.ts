import { Contribution, Savings, SavingsJar, SavingsPlan } from '@landsea/contracts/money';
import type { CreateContribution, WriteSavingsPlan } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm, tripApi } from '../../trip-frame/api/trip-api';

const urlOf = (tripId: string) => `/api/v1/trips/${tripId}/savings`;
const stale = (_answer: unknown, _error: unknown, { tripId }: { tripId: string }) => [
  { type: 'Savings' as const, id: tripId },
];

export const savingsApi = tripApi.enhanceEndpoints({ addTagTypes: ['Savings'] }).injectEndpoints({
  endpoints: (build) => ({
    getSavings: build.query<Savings, string>({
      query: (tripId) => ({ url: urlOf(tripId) }),
      transformResponse: answerOf(Savings),
      providesTags: (_savings, _error, tripId) => [{ type: 'Savings', id: tripId }],
    }),
    writePlan: build.mutation<SavingsPlan, { tripId: string; plan: WriteSavingsPlan }>({
      extraOptions: { shownByForm },
      query: ({ tripId, plan }) => put(`${urlOf(tripId)}/plan`, plan),
      transformResponse: answerOf(SavingsPlan),
      invalidatesTags: stale,
    }),
    writeJar: build.mutation<SavingsJar, { tripId: string; jar: SavingsJar }>({
      extraOptions: { shownByForm },
      query: ({ tripId, jar }) => post(`${urlOf(tripId)}/jars`, jar),
      transformResponse: answerOf(SavingsJar),
      invalidatesTags: stale,
    }),
    contribute: build.mutation<Contribution, { tripId: string; contribution: CreateContribution }>({
      extraOptions: { shownByForm },
      query: ({ tripId, contribution }) => post(`${urlOf(tripId)}/contributions`, contribution),
      transformResponse: answerOf(Contribution),
      invalidatesTags: stale,
    }),
    takeBack: build.mutation<void, { tripId: string; contributionId: string }>({
      query: ({ tripId, contributionId }) => remove(`${urlOf(tripId)}/contributions/${contributionId}`),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useGetSavingsQuery,
  useWritePlanMutation,
  useWriteJarMutation,
  useContributeMutation,
  useTakeBackMutation,
} = savingsApi;
