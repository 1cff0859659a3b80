import {
  BookingSupplierList,
  Commission,
  CommissionList,
  CommissionStatementList,
  StatementDetail,
  UnclaimedLineList,
  type AddFee,
  type AddStatement,
  type ChangeStatement,
  type MarkCommission,
  type MatchLine,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { patch, post, put, remove } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const path = '/api/v1/commission-statements';
const tagged = api.enhanceEndpoints({ addTagTypes: ['Commissions', 'CommissionStatement', 'AgentBookings'] });

/** A refused change means that the page shows an older statement. */
const staleAfter = (_done: unknown, error: unknown): ('Commissions' | 'CommissionStatement')[] =>
  error ? ['CommissionStatement'] : ['Commissions'];

const commissionsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    commissions: build.query<CommissionList, string>({
      query: (year) => `/api/v1/commissions?year=${year}`,
      transformResponse: answerOf(CommissionList),
      extraOptions: { shownByForm },
      providesTags: ['Commissions', 'AgentBookings'],
    }),
    markCommission: build.mutation<Commission, { tripId: string; bookingId: string; body: MarkCommission }>({
      query: ({ tripId, bookingId, body }) => put(`/api/v1/commissions/${tripId}/${bookingId}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(Commission),
      invalidatesTags: ['Commissions'],
    }),
    unclaimedLines: build.query<UnclaimedLineList, string>({
      query: (search) => `/api/v1/commission-lines?search=${encodeURIComponent(search)}`,
      transformResponse: answerOf(UnclaimedLineList),
      extraOptions: { shownByForm },
      providesTags: ['Commissions'],
    }),
    commissionStatements: build.query<CommissionStatementList, void>({
      query: () => path,
      transformResponse: answerOf(CommissionStatementList),
      extraOptions: { shownByForm },
      providesTags: ['Commissions'],
    }),
    commissionSuppliers: build.query<BookingSupplierList, void>({
      query: () => '/api/v1/booking-suppliers',
      transformResponse: answerOf(BookingSupplierList),
      providesTags: ['AgentBookings'],
    }),
    commissionStatement: build.query<StatementDetail, string>({
      query: (id) => `${path}/${id}`,
      transformResponse: answerOf(StatementDetail),
      extraOptions: { shownByForm },
      providesTags: ['CommissionStatement'],
    }),
  }),
});

/** Each change answers with the whole, which takes the place of the one before. */
const show = async (
  id: string,
  dispatch: (
    action: ReturnType<typeof commissionsApi.util.upsertQueryData<'commissionStatement'>>,
  ) => unknown,
  answer: PromiseLike<{ data: StatementDetail }>,
): Promise<void> => {
  await Promise.resolve(answer).then(
    ({ data }) => dispatch(commissionsApi.util.upsertQueryData('commissionStatement', id, data)),
    () => undefined,
  );
};

const statementChanges = commissionsApi.injectEndpoints({
  endpoints: (build) => ({
    addStatement: build.mutation<StatementDetail, AddStatement>({
      query: (body) => post(path, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(StatementDetail),
      invalidatesTags: ['Commissions', 'CommissionStatement'],
    }),
    changeStatement: build.mutation<StatementDetail, { id: string; body: ChangeStatement }>({
      query: ({ id, body }) => patch(`${path}/${id}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(StatementDetail),
      invalidatesTags: staleAfter,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => show(id, dispatch, queryFulfilled),
    }),
    matchLine: build.mutation<StatementDetail, { id: string; lineId: string; body: MatchLine }>({
      query: ({ id, lineId, body }) => put(`${path}/${id}/lines/${lineId}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(StatementDetail),
      invalidatesTags: staleAfter,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => show(id, dispatch, queryFulfilled),
    }),
    addFee: build.mutation<StatementDetail, { id: string; body: AddFee }>({
      query: ({ id, body }) => post(`${path}/${id}/fees`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(StatementDetail),
      invalidatesTags: staleAfter,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => show(id, dispatch, queryFulfilled),
    }),
    removeStatement: build.mutation<null, string>({
      query: (id) => remove(`${path}/${id}`),
      extraOptions: { shownByForm },
      invalidatesTags: (_done, error) => (error ? ['CommissionStatement'] : ['Commissions']),
    }),
  }),
});

export const {
  useCommissionsQuery,
  useMarkCommissionMutation,
  useUnclaimedLinesQuery,
  useCommissionStatementsQuery,
  useCommissionSuppliersQuery,
  useCommissionStatementQuery,
} = commissionsApi;
export const {
  useAddStatementMutation,
  useChangeStatementMutation,
  useMatchLineMutation,
  useAddFeeMutation,
  useRemoveStatementMutation,
} = statementChanges;
