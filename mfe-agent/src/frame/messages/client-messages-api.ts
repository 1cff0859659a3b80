import { MessagedClients, type MessageClients } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const clientMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messageClients: build.mutation<MessagedClients, MessageClients>({
      query: (body) => post('/api/v1/client-messages', body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(MessagedClients),
    }),
  }),
});

export const { useMessageClientsMutation } = clientMessagesApi;
