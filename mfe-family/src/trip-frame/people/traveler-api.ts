import { Collaborator, type SetTraveler } from '@landsea/contracts/sharing';
import { answerOf } from '@landsea/web-kit';
import { put } from '@landsea/web-kit/calls';
import { sharingApi } from '../api/sharing-api';

export const { useSetTravelerMutation } = sharingApi.injectEndpoints({
  endpoints: (build) => ({
    setTraveler: build.mutation<Collaborator, SetTraveler & { tripId: string; id: string }>({
      query: ({ tripId, id, personId }) =>
        put(`/api/v1/trips/${tripId}/collaborators/${id}/traveler`, { personId }),
      transformResponse: answerOf(Collaborator),
      invalidatesTags: (_done, _error, { tripId }) => [
        { type: 'Sharing', id: tripId },
        { type: 'Activity', id: tripId },
        'Access',
      ],
    }),
  }),
});
