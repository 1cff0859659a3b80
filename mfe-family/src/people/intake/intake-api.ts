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
import { post } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';

const url = (call: string) => `/api/v1/intake/${call}`;

/** All are POSTs, so that the token is in no address. */
const intakeApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openIntake: build.query<IntakePage, string>({
      query: (token) => post(url('open'), { token }),
      transformResponse: answerOf(IntakePage),
      keepUnusedDataFor: 0,
    }),
    beginIntake: build.mutation<SavedIntake, BeginIntake>({
      query: (body) => post(url('begin'), body),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(SavedIntake),
    }),
    saveIntake: build.mutation<SavedIntake, SaveIntake>({
      query: (body) => post(url('save'), body),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(SavedIntake),
    }),
    mailIntake: build.mutation<void, MailIntake>({
      query: (body) => post(url('continue'), body),
    }),
    sendIntake: build.mutation<SentIntake, SendIntake>({
      query: (body) => post(url('send'), body),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(SentIntake),
    }),
    confirmIntake: build.mutation<void, string>({
      query: (token) => post(url('confirm'), { token }),
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
