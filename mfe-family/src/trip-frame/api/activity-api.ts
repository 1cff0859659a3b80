import { Activity, ActivityList } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { tripApi } from './trip-api';

const activityUrl = (tripId: string) => `/api/v1/trips/${tripId}/activity`;

export const activityApi = tripApi
  .enhanceEndpoints({ addTagTypes: ['Activity', 'Expenses', 'Savings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getActivity: build.query<ActivityList, string>({
        query: (tripId) => ({ url: activityUrl(tripId) }),
        transformResponse: answerOf(ActivityList),
        providesTags: (_list, _error, tripId) => [{ type: 'Activity', id: tripId }],
      }),
      undoActivity: build.mutation<Activity, { tripId: string; activityId: string }>({
        query: ({ tripId, activityId }) => post(`${activityUrl(tripId)}/${activityId}/undo`),
        transformResponse: answerOf(Activity),
        invalidatesTags: (_entry, _error, { tripId }) => [
          { type: 'Activity', id: tripId },
          { type: 'Trip', id: tripId },
          { type: 'Budget', id: tripId },
          { type: 'Windows', id: tripId },
          { type: 'Tasks', id: tripId },
          { type: 'Expenses', id: tripId },
          { type: 'Savings', id: tripId },
        ],
      }),
    }),
  });

export const { useGetActivityQuery, useUndoActivityMutation } = activityApi;
