import {
  Client,
  ClientDocument,
  ClientList,
  DocumentList,
  PaperAlertList,
  type AddDocument,
  type DocumentQuery,
  type PaperAlert,
  type SaveDocument,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../shown-by-form';

const path = '/api/v1/documents';
const changed = (done: unknown): ('Documents' | 'PaperAlerts')[] =>
  done ? ['Documents', 'PaperAlerts'] : [];
const tagged = api.enhanceEndpoints({ addTagTypes: ['Documents', 'PaperAlerts', 'Clients'] });

export const toDocumentFileUrl = (documentId: string, fileId: string): string =>
  `${path}/${documentId}/files/${fileId}`;

const documentsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<DocumentList, DocumentQuery>({
      query: (params) => ({ url: path, params }),
      transformResponse: answerOf(DocumentList),
      providesTags: ['Documents'],
    }),
    listPaperAlerts: build.query<PaperAlert[], void>({
      query: () => '/api/v1/paper-alerts',
      transformResponse: (raw) => answerOf(PaperAlertList)(raw).alerts,
      // The pages with this list are useful without it.
      extraOptions: { shownByForm },
      providesTags: ['PaperAlerts', 'Clients'],
    }),
    listDocumentClients: build.query<Client[], void>({
      query: () => '/api/v1/clients',
      transformResponse: (raw) => answerOf(ClientList)(raw).clients,
      providesTags: ['Clients'],
    }),
    getDocumentClient: build.query<Client, string>({
      query: (clientId) => `/api/v1/clients/${clientId}`,
      transformResponse: answerOf(Client),
      providesTags: ['Clients'],
    }),
    addDocument: build.mutation<ClientDocument, { clientId: string; document: AddDocument }>({
      query: ({ clientId, document }) => post(`/api/v1/clients/${clientId}/documents`, document),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ClientDocument),
      invalidatesTags: changed,
    }),
    saveDocument: build.mutation<ClientDocument, { id: string; document: SaveDocument }>({
      query: ({ id, document }) => put(`${path}/${id}`, document),
      extraOptions: { shownByForm },
      transformResponse: answerOf(ClientDocument),
      invalidatesTags: changed,
    }),
    removeDocument: build.mutation<null, string>({
      query: (id) => remove(`${path}/${id}`),
      invalidatesTags: (_done, error) => (error ? [] : ['Documents', 'PaperAlerts']),
    }),
    attachDocumentFile: build.mutation<ClientDocument, { id: string; file: Blob; name: string }>({
      query: ({ id, file, name }) => ({ url: `${path}/${id}/files`, method: 'POST', params: { name }, file }),
      extraOptions: { shownByForm, timeout: 120_000 },
      transformResponse: answerOf(ClientDocument),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useLazyListDocumentsQuery,
  useListPaperAlertsQuery,
  useListDocumentClientsQuery,
  useGetDocumentClientQuery,
  useAddDocumentMutation,
  useSaveDocumentMutation,
  useRemoveDocumentMutation,
  useAttachDocumentFileMutation,
} = documentsApi;
