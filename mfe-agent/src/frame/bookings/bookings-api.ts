import {
  AgentBooking,
  AgentBookings,
  BookingAlertList,
  BookingSupplier,
  ClientMoney,
  type AddAgentBooking,
  type ChangeAgentBooking,
  type ReopenPayment,
  type SaveBookingSupplier,
} from '@landsea/contracts/agents';
import {
  ConfirmationText,
  ForwardedEmailText,
  ForwardingAddress,
  TripForwarding,
} from '@landsea/contracts/forwarding';
import { answerOf, api } from '@landsea/web-kit';
import { patch, post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const tagged = api.enhanceEndpoints({ addTagTypes: ['AgentBookings'] });
const changed = (done: unknown): 'AgentBookings'[] => (done ? ['AgentBookings'] : []);

export interface DeskPayment {
  tripId: string;
  bookingId: string;
  paymentId: string;
}

interface NamedEmail {
  tripId: string;
  emailId: string;
}

const pathOf = (tripId: string): string => `/api/v1/agent-trips/${tripId}/bookings`;
const paymentPath = ({ tripId, bookingId, paymentId }: DeskPayment): string =>
  `${pathOf(tripId)}/${bookingId}/payments/${paymentId}`;

const bookingsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    agentBookings: build.query<AgentBookings, string>({
      query: pathOf,
      transformResponse: answerOf(AgentBookings),
      providesTags: ['AgentBookings'],
    }),
    bookingAlerts: build.query<BookingAlertList, void>({
      query: () => '/api/v1/booking-alerts',
      transformResponse: answerOf(BookingAlertList),
      // The pages with these are useful without them.
      extraOptions: { shownByForm },
      providesTags: ['AgentBookings'],
    }),
    clientMoney: build.query<ClientMoney, string>({
      query: (clientId) => `/api/v1/clients/${clientId}/money`,
      transformResponse: answerOf(ClientMoney),
      extraOptions: { shownByForm },
      providesTags: ['AgentBookings'],
    }),
    addAgentBooking: build.mutation<AgentBooking, { tripId: string; body: AddAgentBooking }>({
      query: ({ tripId, body }) => post(pathOf(tripId), body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    changeAgentBooking: build.mutation<
      AgentBooking,
      { tripId: string; bookingId: string; body: ChangeAgentBooking }
    >({
      query: ({ tripId, bookingId, body }) => patch(`${pathOf(tripId)}/${bookingId}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    removeAgentBooking: build.mutation<null, { tripId: string; bookingId: string }>({
      query: ({ tripId, bookingId }) => remove(`/api/v1/trips/${tripId}/bookings/${bookingId}`),
      invalidatesTags: (_done, error) => (error ? [] : ['AgentBookings']),
    }),
    saveBookingSupplier: build.mutation<BookingSupplier, { id: string; body: SaveBookingSupplier }>({
      query: ({ id, body }) => put(`/api/v1/booking-suppliers/${id}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(BookingSupplier),
      invalidatesTags: changed,
    }),
    tripForwarding: build.query<TripForwarding, string>({
      query: (tripId) => `/api/v1/trips/${tripId}/forwarding`,
      transformResponse: answerOf(TripForwarding),
      extraOptions: { shownByForm },
      providesTags: ['AgentBookings'],
    }),
    makeForwardingAddress: build.mutation<ForwardingAddress, string>({
      query: (tripId) => post(`/api/v1/trips/${tripId}/forwarding/address`, {}),
      transformResponse: answerOf(ForwardingAddress),
      invalidatesTags: changed,
    }),
    forwardedText: build.query<ForwardedEmailText, NamedEmail>({
      query: ({ tripId, emailId }) => `/api/v1/trips/${tripId}/forwarding/emails/${emailId}`,
      transformResponse: answerOf(ForwardedEmailText),
    }),
    dismissForwarded: build.mutation<null, NamedEmail>({
      query: ({ tripId, emailId }) => remove(`/api/v1/trips/${tripId}/forwarding/emails/${emailId}`, {}),
      invalidatesTags: (_done, error) => (error ? [] : ['AgentBookings']),
    }),
    readConfirmationFile: build.mutation<ConfirmationText, { tripId: string; file: Blob }>({
      query: ({ tripId, file }) => ({
        url: `/api/v1/agent-trips/${tripId}/confirmation-texts`,
        method: 'POST',
        file,
      }),
      extraOptions: { shownByForm, timeout: 120_000 },
      transformResponse: answerOf(ConfirmationText),
    }),
    confirmPayment: build.mutation<AgentBooking, DeskPayment>({
      query: (payment) => post(`${paymentPath(payment)}/confirmation`, {}),
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    reopenPayment: build.mutation<AgentBooking, DeskPayment & ReopenPayment>({
      query: ({ reason, ...payment }) =>
        post(`${paymentPath(payment)}/reopening`, reason === undefined ? {} : { reason }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    refuseTold: build.mutation<AgentBooking, DeskPayment>({
      query: (payment) => remove(`${paymentPath(payment)}/told`),
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useAgentBookingsQuery,
  useLazyAgentBookingsQuery,
  useBookingAlertsQuery,
  useClientMoneyQuery,
  useAddAgentBookingMutation,
  useChangeAgentBookingMutation,
  useRemoveAgentBookingMutation,
  useSaveBookingSupplierMutation,
  useTripForwardingQuery,
  useMakeForwardingAddressMutation,
  useLazyForwardedTextQuery,
  useDismissForwardedMutation,
  useReadConfirmationFileMutation,
  useConfirmPaymentMutation,
  useRefuseToldMutation,
  useReopenPaymentMutation,
} = bookingsApi;
