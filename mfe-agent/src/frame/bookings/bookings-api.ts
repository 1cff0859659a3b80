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
      query: ({ tripId, body }) => ({ url: pathOf(tripId), method: 'POST', body }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    changeAgentBooking: build.mutation<
      AgentBooking,
      { tripId: string; bookingId: string; body: ChangeAgentBooking }
    >({
      query: ({ tripId, bookingId, body }) => ({
        url: `${pathOf(tripId)}/${bookingId}`,
        method: 'PATCH',
        body,
      }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    removeAgentBooking: build.mutation<null, { tripId: string; bookingId: string }>({
      query: ({ tripId, bookingId }) => ({
        url: `/api/v1/trips/${tripId}/bookings/${bookingId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['AgentBookings']),
    }),
    saveBookingSupplier: build.mutation<BookingSupplier, { id: string; body: SaveBookingSupplier }>({
      query: ({ id, body }) => ({ url: `/api/v1/booking-suppliers/${id}`, method: 'PUT', body }),
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
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/forwarding/address`, method: 'POST', body: {} }),
      transformResponse: answerOf(ForwardingAddress),
      invalidatesTags: changed,
    }),
    forwardedText: build.query<ForwardedEmailText, NamedEmail>({
      query: ({ tripId, emailId }) => `/api/v1/trips/${tripId}/forwarding/emails/${emailId}`,
      transformResponse: answerOf(ForwardedEmailText),
    }),
    dismissForwarded: build.mutation<null, NamedEmail>({
      query: ({ tripId, emailId }) => ({
        url: `/api/v1/trips/${tripId}/forwarding/emails/${emailId}`,
        method: 'DELETE',
        body: {},
      }),
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
      query: (payment) => ({ url: `${paymentPath(payment)}/confirmation`, method: 'POST', body: {} }),
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    reopenPayment: build.mutation<AgentBooking, DeskPayment & ReopenPayment>({
      query: ({ reason, ...payment }) => ({
        url: `${paymentPath(payment)}/reopening`,
        method: 'POST',
        body: reason === undefined ? {} : { reason },
      }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(AgentBooking),
      invalidatesTags: changed,
    }),
    refuseTold: build.mutation<AgentBooking, DeskPayment>({
      query: (payment) => ({ url: `${paymentPath(payment)}/told`, method: 'DELETE' }),
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
