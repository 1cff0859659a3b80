import { PasswordReset, type ForgotPassword, type ResetPassword } from '@landsea/contracts/account';
import { answerOf, api } from '@landsea/web-kit';

const ownWords = { shownByForm: 'all', retry: false } as const;

export const { useForgotPasswordMutation, useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgotPassword>({
      query: (body) => ({ url: '/api/auth/forgot-password', method: 'POST', body }),
      extraOptions: ownWords,
    }),
    resetPassword: build.mutation<PasswordReset, ResetPassword>({
      query: (body) => ({ url: '/api/auth/reset-password', method: 'POST', body }),
      transformResponse: answerOf(PasswordReset),
      extraOptions: ownWords,
    }),
  }),
});
