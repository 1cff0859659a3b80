import { AuditPage, type AuditQuery } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';

export type AuditFilter = Omit<AuditQuery, 'cursor'>;

const auditApi = api.enhanceEndpoints({ addTagTypes: ['Clients'] }).injectEndpoints({
  endpoints: (build) => ({
    getAudit: build.infiniteQuery<AuditPage, AuditFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/v1/agency-audit',
        params: { ...queryArg, withTeam: 'true', ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: answerOf(AuditPage),
      providesTags: ['Clients'],
    }),
  }),
});

export const { useGetAuditInfiniteQuery } = auditApi;
