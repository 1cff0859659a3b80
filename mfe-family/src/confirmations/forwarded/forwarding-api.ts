import { ForwardedEmailText, ForwardingAddress, TripForwarding } from '@landsea/contracts/forwarding';
import { answerOf } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';

interface EmailOfTrip {
  tripId: string;
  id: string;
}

const url = (tripId: string) => `/api/v1/trips/${tripId}/forwarding`;
const emailUrl = ({ tripId, id }: EmailOfTrip) => `${url(tripId)}/emails/${id}`;
const tags = (_answer: unknown, _error: unknown, tripId: string) => [
  { type: 'Forwarding', id: tripId } as const,
];
const tagsOfEmail = (_answer: unknown, _error: unknown, { tripId }: EmailOfTrip) => [
  { type: 'Forwarding', id: tripId } as const,
];
const mayBeGone = { shownByForm: ['NOT_FOUND'] } as const;

const forwardingApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getForwarding: build.query<TripForwarding, string>({
      query: (tripId) => ({ url: url(tripId) }),
      transformResponse: answerOf(TripForwarding),
      providesTags: tags,
    }),
    renewForwarding: build.mutation<ForwardingAddress, string>({
      query: (tripId) => post(`${url(tripId)}/address`, {}),
      transformResponse: answerOf(ForwardingAddress),
      invalidatesTags: tags,
    }),
    endForwarding: build.mutation<null, string>({
      query: (tripId) => remove(`${url(tripId)}/address`, {}),
      invalidatesTags: tags,
    }),
    getForwardedEmail: build.query<ForwardedEmailText, EmailOfTrip>({
      query: (email) => ({ url: emailUrl(email) }),
      transformResponse: answerOf(ForwardedEmailText),
    }),
    dismissEmail: build.mutation<null, EmailOfTrip>({
      query: (email) => remove(emailUrl(email), {}),
      extraOptions: mayBeGone,
      invalidatesTags: tagsOfEmail,
    }),
    restoreEmail: build.mutation<null, EmailOfTrip>({
      query: (email) => put(emailUrl(email), {}),
      invalidatesTags: tagsOfEmail,
    }),
  }),
});

export const {
  useGetForwardingQuery,
  useRenewForwardingMutation,
  useEndForwardingMutation,
  useLazyGetForwardedEmailQuery,
  useDismissEmailMutation,
  useRestoreEmailMutation,
} = forwardingApi;
