import {
  IntakePage,
  SavedIntake,
  SentIntake,
  type BeginIntake,
  type MailIntake,
  type SaveIntake,
  type SendIntake,
} from '@landsea/contracts/agents';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

const url = (call: string) => `/api/v1/intake/${call}`;

/** All are POSTs, so that the token is in no address. */
const intakeApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openIntake: build.query<IntakePage, string>({
      query: (token) => ({ url: url('open'), method: 'POST', body: { token } }),
      transformResponse: answerOf(IntakePage),
      keepUnusedDataFor: 0,
    }),
    beginIntake: build.mutation<SavedIntake, BeginIntake>({
      query: (body) => ({ url: url('begin'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(SavedIntake),
    }),
    saveIntake: build.mutation<SavedIntake, SaveIntake>({
      query: (body) => ({ url: url('save'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(SavedIntake),
    }),
    mailIntake: build.mutation<void, MailIntake>({
      query: (body) => ({ url: url('continue'), method: 'POST', body }),
    }),
    sendIntake: build.mutation<SentIntake, SendIntake>({
      query: (body) => ({ url: url('send'), method: 'POST', body }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(SentIntake),
    }),
    confirmIntake: build.mutation<void, string>({
      query: (token) => ({ url: url('confirm'), method: 'POST', body: { token } }),
    }),
  }),
});

export const {
  useBeginIntakeMutation,
  useConfirmIntakeMutation,
  useLazyOpenIntakeQuery,
  useMailIntakeMutation,
  useOpenIntakeQuery,
  useSaveIntakeMutation,
  useSendIntakeMutation,
} = intakeApi;
