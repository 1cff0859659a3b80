import { MessagedClients, type MessageClients } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { shownByForm } from '../shown-by-form';

const clientMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messageClients: build.mutation<MessagedClients, MessageClients>({
      query: (body) => ({ url: '/api/v1/client-messages', method: 'POST', body }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(MessagedClients),
    }),
  }),
});

export const { useMessageClientsMutation } = clientMessagesApi;
