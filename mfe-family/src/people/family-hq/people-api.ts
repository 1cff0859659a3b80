import { PartyMember, TripDetail } from '@landsea/contracts/trip';
import type { CreatePerson } from '@landsea/contracts/trip';
import { answerOf, apiErrorOf } from '@landsea/web-kit';
import { tripApi } from '../../trip/api/trip-api';
import { clashingFields } from './person-draft';
import type { PersonChange } from './person-draft';

/** How an edit ended. clash: somebody else changed the same field; gone: somebody else removed the person. */
export type PersonOutcome = { kind: 'saved' } | { kind: 'clash'; theirs: PartyMember } | { kind: 'gone' };

const peopleUrl = (tripId: string) => `/api/v1/trips/${tripId}/people`;
const stale = (tripId: string) => [{ type: 'Trip' as const, id: tripId }];

export const peopleApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    addPerson: build.mutation<PartyMember, { tripId: string; person: CreatePerson }>({
      query: ({ tripId, person }) => ({ url: peopleUrl(tripId), method: 'POST', body: person }),
      transformResponse: answerOf(PartyMember),
      invalidatesTags: (_person, _error, { tripId }) => stale(tripId),
    }),
    savePerson: build.mutation<PersonOutcome, { tripId: string; seen: PartyMember; change: PersonChange }>({
      extraOptions: { formOwns: ['EDIT_CONFLICT', 'NOT_FOUND', 'VALIDATION_FAILED'] },
      queryFn: async ({ tripId, seen, change }, _store, _extra, baseQuery) => {
        const url = `${peopleUrl(tripId)}/${seen.id}`;
        const attempt = (version: number) =>
          baseQuery({ url, method: 'PATCH', body: { version, ...change } });
        const first = await attempt(seen.version);
        if (!first.error) return { data: { kind: 'saved' } };
        const { code } = apiErrorOf(first.error);
        if (code !== 'EDIT_CONFLICT' && code !== 'NOT_FOUND') return first;
        const trip = await baseQuery({ url: `/api/trips/${tripId}` });
        if (trip.error) return trip;
        const found = TripDetail.parse(trip.data).party.find(({ id }) => id === seen.id);
        if (!found) return { data: { kind: 'gone' } };
        const theirs = PartyMember.parse(found);
        if (clashingFields(seen, theirs, change).length > 0) return { data: { kind: 'clash', theirs } };
        const second = await attempt(theirs.version);
        return second.error ? second : { data: { kind: 'saved' } };
      },
      invalidatesTags: (_outcome, _error, { tripId }) => stale(tripId),
    }),
    removePerson: build.mutation<void, { tripId: string; personId: string }>({
      query: ({ tripId, personId }) => ({ url: `${peopleUrl(tripId)}/${personId}`, method: 'DELETE' }),
      invalidatesTags: (_done, _error, { tripId }) => stale(tripId),
    }),
  }),
});

export const { useAddPersonMutation, useSavePersonMutation, useRemovePersonMutation } = peopleApi;
