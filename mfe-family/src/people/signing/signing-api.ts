import {
  ClosedSigning,
  SigningPage,
  type DeclineAgreement,
  type SignAgreement,
} from '@landsea/contracts/agents';
import { answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';

const url = (call: string) => `/api/v1/signing/${call}`;

export const getZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const signingApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openSigning: build.query<SigningPage, string>({
      query: (token) => post(url('open'), { token, zone: getZone() }),
      transformResponse: answerOf(SigningPage),
      keepUnusedDataFor: 0,
    }),
    signAgreement: build.mutation<ClosedSigning, Omit<SignAgreement, 'zone'>>({
      query: (body) => post(url('sign'), { ...body, zone: getZone() }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(ClosedSigning),
    }),
    declineAgreement: build.mutation<ClosedSigning, Omit<DeclineAgreement, 'zone'>>({
      query: (body) => post(url('decline'), { ...body, zone: getZone() }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(ClosedSigning),
    }),
  }),
});

export const { useDeclineAgreementMutation, useOpenSigningQuery, useSignAgreementMutation } = signingApi;
