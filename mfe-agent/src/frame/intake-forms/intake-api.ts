import {
  DecidedIntake,
  IntakeAnswer,
  IntakeAnswerList,
  IntakeFormList,
  NewIntakeLink,
  type CreateIntakeLink,
  type DecideIntake,
  type IntakeTemplate,
  type SaveIntakeForm,
} from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';

const intakeApi = api
  .enhanceEndpoints({ addTagTypes: ['IntakeForms', 'IntakeAnswers', 'Clients'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listIntakeForms: build.query<IntakeFormList, void>({
        query: () => '/api/v1/intake-forms',
        transformResponse: answerOf(IntakeFormList),
        providesTags: ['IntakeForms'],
      }),
      saveIntakeForm: build.mutation<IntakeFormList, { template: IntakeTemplate; form: SaveIntakeForm }>({
        query: ({ template, form }) => put(`/api/v1/intake-forms/${template}`, form),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(IntakeFormList),
        invalidatesTags: (saved) => (saved ? ['IntakeForms'] : []),
      }),
      addIntakeLink: build.mutation<NewIntakeLink, { template: IntakeTemplate; link: CreateIntakeLink }>({
        query: ({ template, link }) => post(`/api/v1/intake-forms/${template}/links`, link),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(NewIntakeLink),
        invalidatesTags: (added) => (added ? ['IntakeForms'] : []),
      }),
      removeIntakeLink: build.mutation<void, string>({
        query: (linkId) => remove(`/api/v1/intake-links/${linkId}`),
        invalidatesTags: ['IntakeForms'],
      }),
      listIntakeAnswers: build.query<IntakeAnswerList, string | undefined>({
        query: (clientId) => ({ url: '/api/v1/intake-answers', params: { clientId } }),
        transformResponse: answerOf(IntakeAnswerList),
        providesTags: ['IntakeAnswers'],
      }),
      getIntakeAnswer: build.query<IntakeAnswer, string>({
        query: (id) => `/api/v1/intake-answers/${id}`,
        transformResponse: answerOf(IntakeAnswer),
        providesTags: ['IntakeAnswers'],
      }),
      decideIntake: build.mutation<DecidedIntake, { id: string; body: DecideIntake }>({
        query: ({ id, body }) => post(`/api/v1/intake-answers/${id}/decisions`, body),
        extraOptions: { shownByForm: 'all' },
        transformResponse: answerOf(DecidedIntake),
        invalidatesTags: ['IntakeAnswers', 'Clients'],
      }),
      confirmIntakeAddress: build.mutation<IntakeAnswer, string>({
        query: (id) => post(`/api/v1/intake-answers/${id}/confirmation`, {}),
        transformResponse: answerOf(IntakeAnswer),
        invalidatesTags: ['IntakeAnswers', 'Clients'],
      }),
      addIntakeLead: build.mutation<IntakeAnswer, string>({
        query: (id) => post(`/api/v1/intake-answers/${id}/lead`, {}),
        transformResponse: answerOf(IntakeAnswer),
        invalidatesTags: ['IntakeAnswers', 'Clients'],
      }),
      removeIntakeAnswer: build.mutation<void, string>({
        query: (id) => remove(`/api/v1/intake-answers/${id}`),
        invalidatesTags: ['IntakeAnswers'],
      }),
    }),
  });

export const {
  useAddIntakeLeadMutation,
  useAddIntakeLinkMutation,
  useConfirmIntakeAddressMutation,
  useDecideIntakeMutation,
  useGetIntakeAnswerQuery,
  useListIntakeAnswersQuery,
  useListIntakeFormsQuery,
  useRemoveIntakeAnswerMutation,
  useRemoveIntakeLinkMutation,
  useSaveIntakeFormMutation,
} = intakeApi;
