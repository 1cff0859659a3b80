import {
  ClosedSigning,
  SigningPage,
  type DeclineAgreement,
  type SignAgreement,
} from '@landsea/contracts/agents';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

const url = (call: string) => `/api/v1/signing/${call}`;

export const getZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const signingApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openSigning: build.query<SigningPage, string>({
      query: (token) => ({ url: url('open'), method: 'POST', body: { token, zone: getZone() } }),
      transformResponse: answerOf(SigningPage),
      keepUnusedDataFor: 0,
    }),
    signAgreement: build.mutation<ClosedSigning, Omit<SignAgreement, 'zone'>>({
      query: (body) => ({ url: url('sign'), method: 'POST', body: { ...body, zone: getZone() } }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(ClosedSigning),
    }),
    declineAgreement: build.mutation<ClosedSigning, Omit<DeclineAgreement, 'zone'>>({
      query: (body) => ({ url: url('decline'), method: 'POST', body: { ...body, zone: getZone() } }),
      extraOptions: { shownByForm: 'all' },
      transformResponse: answerOf(ClosedSigning),
    }),
  }),
});

export const { useDeclineAgreementMutation, useOpenSigningQuery, useSignAgreementMutation } = signingApi;
