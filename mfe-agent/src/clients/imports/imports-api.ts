import {
  ClientImport,
  ClientImportList,
  ImportDecisions,
  UndoneImport,
  type ImportDecision,
  type ImportHouseholds,
  type StartImport,
} from '@landsea/contracts/agents/imports';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { shownByForm } from '../../frame/shown-by-form';

const importsApi = api
  .enhanceEndpoints({ addTagTypes: ['Clients', 'Imports', 'AgentTrips'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getImports: build.query<ClientImport[], void>({
        query: () => '/api/v1/client-imports',
        transformResponse: (raw) => answerOf(ClientImportList)(raw).imports,
        providesTags: ['Imports'],
      }),
      checkHouseholds: build.mutation<ImportDecision[], ImportHouseholds>({
        query: (body) => post('/api/v1/client-imports/check', body),
        extraOptions: { shownByForm },
        transformResponse: (raw) => answerOf(ImportDecisions)(raw).decisions,
      }),
      startImport: build.mutation<ClientImport, StartImport>({
        query: (body) => post('/api/v1/client-imports', body),
        extraOptions: { shownByForm },
        transformResponse: answerOf(ClientImport),
      }),
      importHouseholds: build.mutation<ImportDecision[], ImportHouseholds & { importId: string }>({
        query: ({ importId, ...body }) => post(`/api/v1/client-imports/${importId}/households`, body),
        extraOptions: { shownByForm },
        transformResponse: (raw) => answerOf(ImportDecisions)(raw).decisions,
      }),
      undoImport: build.mutation<UndoneImport, string>({
        query: (importId) => post(`/api/v1/client-imports/${importId}/undo`, {}),
        transformResponse: answerOf(UndoneImport),
        invalidatesTags: ['Clients', 'Imports', 'AgentTrips'],
      }),
    }),
  });

export const {
  useGetImportsQuery,
  useCheckHouseholdsMutation,
  useStartImportMutation,
  useImportHouseholdsMutation,
  useUndoImportMutation,
} = importsApi;

export const refreshAfterImport = () => importsApi.util.invalidateTags(['Clients', 'Imports', 'AgentTrips']);
