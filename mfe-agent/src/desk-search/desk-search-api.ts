import { AgentTripList, ClientPage, FoundBookings } from '@landsea/contracts/agents';
import type { AgentTrip, ClientSummary, FoundBooking } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { shownByForm } from '../frame/shown-by-form';

const deskSearchApi = api.enhanceEndpoints({ addTagTypes: ['AgentTrips', 'Clients'] }).injectEndpoints({
  endpoints: (build) => ({
    findClients: build.query<ClientSummary[], string>({
      query: (search) => ({ url: '/api/v1/client-list', params: { search } }),
      transformResponse: (raw) => answerOf(ClientPage)(raw).clients,
      extraOptions: { shownByForm },
      providesTags: ['Clients'],
    }),
    listDeskTrips: build.query<AgentTrip[], void>({
      query: () => '/api/v1/agent-trips',
      transformResponse: (raw) => answerOf(AgentTripList)(raw).trips,
      extraOptions: { shownByForm },
      providesTags: ['AgentTrips'],
    }),
    findBookings: build.query<FoundBooking[], string>({
      query: (number) => ({ url: '/api/v1/booking-search', params: { number } }),
      transformResponse: (raw) => answerOf(FoundBookings)(raw).bookings,
      extraOptions: { shownByForm },
    }),
  }),
});

export const { useFindClientsQuery, useListDeskTripsQuery, useFindBookingsQuery } = deskSearchApi;
