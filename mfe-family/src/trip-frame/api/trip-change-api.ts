import { TripDetail, type TripChange } from '@landsea/contracts/trip';
import { answerOf, toApiError } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm, tripApi } from './trip-api';

export type TripEdit = Omit<TripChange, 'version'>;

/** conflict: somebody else changed one of the same fields; `theirs` is the present trip. */
export type TripChangeOutcome =
  { kind: 'saved'; trip: TripDetail } | { kind: 'conflict'; theirs: TripDetail };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const listConflictingFields = (
  seen: TripDetail,
  theirs: TripDetail,
  edit: TripEdit,
): (keyof TripEdit)[] =>
  (Object.keys(edit) as (keyof TripEdit)[]).filter(
    (field) => !isSame(seen[field], theirs[field]) && !isSame(theirs[field], edit[field]),
  );

const MOST_ATTEMPTS = 3;

const touched = (tripId: string) =>
  [
    'Trips',
    'ActiveTrip',
    'Access',
    { type: 'Trip', id: tripId },
    { type: 'Windows', id: tripId },
    { type: 'Budget', id: tripId },
  ] as const;

const tripChangeApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    changeTrip: build.mutation<TripChangeOutcome, { seen: TripDetail; edit: TripEdit }>({
      extraOptions: { shownByForm },
      queryFn: async ({ seen, edit }, { dispatch }, _extra, baseQuery) => {
        const url = `/api/trips/${seen.id}`;
        const show = (trip: TripDetail) =>
          dispatch(tripApi.util.updateQueryData('getTrip', seen.id, () => trip));
        let base = seen;
        for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
          const patched = await baseQuery({ url, method: 'PATCH', body: { version: base.version, ...edit } });
          if (!patched.error) {
            const trip = answerOf(TripDetail)(patched.data);
            show(trip);
            return { data: { kind: 'saved', trip } };
          }
          if (toApiError(patched.error).code !== 'EDIT_CONFLICT') return patched;
          const current = await baseQuery({ url });
          if (current.error) return current;
          const theirs = answerOf(TripDetail)(current.data);
          show(theirs);
          if (listConflictingFields(seen, theirs, edit).length > 0)
            return { data: { kind: 'conflict', theirs } };
          base = theirs;
        }
        return { data: { kind: 'conflict', theirs: base } };
      },
      invalidatesTags: (outcome, _error, { seen }) => (outcome ? touched(seen.id) : []),
    }),
    undoChange: build.mutation<TripDetail, { tripId: string; version: number }>({
      query: ({ tripId, version }) => post(`/api/v1/trips/${tripId}/undo-change`, { version }),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (_trip, _error, { tripId }) => touched(tripId),
    }),
  }),
});

export const { useChangeTripMutation, useUndoChangeMutation } = tripChangeApi;
