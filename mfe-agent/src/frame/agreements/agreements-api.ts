import {
  AgreementAlertList,
  AgreementDetail,
  AgreementDraft,
  AgreementList,
  AgreementTextList,
  Client,
  SentAgreement,
  type AddAgreement,
  type AgreementAlert,
  type AgreementDraftQuery,
  type AgreementKind,
  type AgreementQuery,
  type SaveAgreementText,
  type SendAgreement,
  type VoidAgreement,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const changed = (done: unknown): ('Agreements' | 'AgreementAlerts')[] =>
  done ? ['Agreements', 'AgreementAlerts'] : [];
export const toAgreementFileUrl = (id: string): string => `/api/v1/agreements/${id}/pdf`;

const agreementsApi = api
  .enhanceEndpoints({ addTagTypes: ['Agreements', 'AgreementAlerts', 'AgreementTexts', 'Clients'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAgreements: build.query<AgreementList, AgreementQuery>({
        query: (params) => ({ url: '/api/v1/agreements', params }),
        transformResponse: answerOf(AgreementList),
        providesTags: ['Agreements'],
      }),
      listAgreementAlerts: build.query<AgreementAlert[], void>({
        query: () => '/api/v1/agreement-alerts',
        transformResponse: (raw) => answerOf(AgreementAlertList)(raw).alerts,
        // The pages with this list are useful without it.
        extraOptions: { shownByForm },
        providesTags: ['AgreementAlerts', 'Clients'],
      }),
      getAgreement: build.query<AgreementDetail, string>({
        query: (id) => `/api/v1/agreements/${id}`,
        transformResponse: answerOf(AgreementDetail),
        providesTags: ['Agreements'],
      }),
      getAgreementClient: build.query<Client, string>({
        query: (clientId) => `/api/v1/clients/${clientId}`,
        transformResponse: answerOf(Client),
        providesTags: ['Clients'],
      }),
      prepareAgreement: build.query<AgreementDraft, AgreementDraftQuery & { clientId: string }>({
        query: ({ clientId, ...params }) => ({ url: `/api/v1/clients/${clientId}/agreement-draft`, params }),
        transformResponse: answerOf(AgreementDraft),
        keepUnusedDataFor: 0,
      }),
      addAgreement: build.mutation<SentAgreement, { clientId: string; agreement: AddAgreement }>({
        query: ({ clientId, agreement }) => post(`/api/v1/clients/${clientId}/agreements`, agreement),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(SentAgreement),
        invalidatesTags: changed,
      }),
      sendAgreement: build.mutation<SentAgreement, { id: string; how: SendAgreement }>({
        query: ({ id, how }) => post(`/api/v1/agreements/${id}/sending`, how),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(SentAgreement),
        invalidatesTags: changed,
      }),
      voidAgreement: build.mutation<SentAgreement, { id: string; why: VoidAgreement }>({
        query: ({ id, why }) => post(`/api/v1/agreements/${id}/withdrawal`, why),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(SentAgreement),
        invalidatesTags: changed,
      }),
      listAgreementTexts: build.query<AgreementTextList, void>({
        query: () => '/api/v1/agreement-texts',
        transformResponse: answerOf(AgreementTextList),
        providesTags: ['AgreementTexts'],
      }),
      saveAgreementText: build.mutation<AgreementTextList, { kind: AgreementKind; text: SaveAgreementText }>({
        query: ({ kind, text }) => put(`/api/v1/agreement-texts/${kind}`, text),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(AgreementTextList),
        invalidatesTags: (saved) => (saved ? ['AgreementTexts', 'Agreements'] : []),
      }),
    }),
  });

export const {
  useAddAgreementMutation,
  useGetAgreementClientQuery,
  useGetAgreementQuery,
  useListAgreementAlertsQuery,
  useListAgreementsQuery,
  useListAgreementTextsQuery,
  usePrepareAgreementQuery,
  useSaveAgreementTextMutation,
  useSendAgreementMutation,
  useVoidAgreementMutation,
} = agreementsApi;
