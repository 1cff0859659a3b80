import { PasswordReset, type ForgotPassword, type ResetPassword } from '@landsea/contracts/account';
import { answerOf, api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

const ownWords = { shownByForm: 'all', retry: false } as const;

export const { useForgotPasswordMutation, useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgotPassword>({
      query: (body) => post('/api/auth/forgot-password', body),
      extraOptions: ownWords,
    }),
    resetPassword: build.mutation<PasswordReset, ResetPassword>({
      query: (body) => post('/api/auth/reset-password', body),
      transformResponse: answerOf(PasswordReset),
      extraOptions: ownWords,
    }),
  }),
});
