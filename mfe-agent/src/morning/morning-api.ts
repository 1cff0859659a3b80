import { Morning, MorningTask, UnansweredSummary } from '@landsea/contracts/agents';
import type { MorningEntry, RecordOutcome } from '@landsea/contracts/agents';
import { DayItem } from '@landsea/contracts/planning';
import type { UpdateDayItem } from '@landsea/contracts/planning';
import { answerOf, api } from '@landsea/web-kit';
import { patch } from '@landsea/web-kit/calls';

type Named = Pick<MorningEntry, 'tripId' | 'windowId'>;

const addressOf = ({ tripId, windowId }: Named): string =>
  `/api/v1/morning/${tripId}/${encodeURIComponent(windowId)}`;

const morningApi = api
  .enhanceEndpoints({ addTagTypes: ['Morning', 'DueTasks', 'Workflow'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMorning: build.query<Morning, void>({
        query: () => '/api/v1/morning',
        transformResponse: answerOf(Morning),
        providesTags: ['Morning'],
      }),
      getUnanswered: build.query<UnansweredSummary, void>({
        query: () => '/api/v1/conversations/unanswered',
        transformResponse: answerOf(UnansweredSummary),
      }),
      getMorningTask: build.query<MorningTask, Named>({
        query: addressOf,
        transformResponse: answerOf(MorningTask),
        providesTags: ['Morning'],
      }),
      recordOutcome: build.mutation<void, Named & RecordOutcome>({
        query: ({ tripId, windowId, ...body }) => ({
          url: `${addressOf({ tripId, windowId })}/outcome`,
          method: 'PUT',
          params: { answer: 'none' },
          body,
        }),
        invalidatesTags: ['Morning', 'DueTasks', 'Workflow'],
      }),
      forgetOutcome: build.mutation<void, Named>({
        query: (named) => ({
          url: `${addressOf(named)}/outcome`,
          method: 'DELETE',
          params: { answer: 'none' },
        }),
        invalidatesTags: ['Morning', 'DueTasks', 'Workflow'],
      }),
      /** The outcome of a wish changes the client's plan itself. */
      changeWish: build.mutation<DayItem, { tripId: string; itemId: string } & UpdateDayItem>({
        query: ({ tripId, itemId, ...body }) => patch(`/api/v1/trips/${tripId}/items/${itemId}`, body),
        transformResponse: answerOf(DayItem),
        extraOptions: { shownByForm: ['VALIDATION_FAILED'] },
        invalidatesTags: ['Morning'],
      }),
    }),
  });

const LOOK_AGAIN_MS = 60_000;

/** Polls each minute. */
export const useMorning = () =>
  morningApi.useGetMorningQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
  });

/** A failure shows nothing: the morning is useful without this line. */
export const useUnanswered = () =>
  morningApi.useGetUnansweredQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
  });

export const {
  useGetMorningTaskQuery,
  useRecordOutcomeMutation,
  useForgetOutcomeMutation,
  useChangeWishMutation,
} = morningApi;
