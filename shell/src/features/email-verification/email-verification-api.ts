import type { VerifyEmail } from '@landsea/contracts';
import { api } from '@landsea/web-kit';

export const { useVerifyEmailMutation, useResendVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<null, VerifyEmail>({
      query: (body) => ({ url: '/api/auth/verify-email', method: 'POST', body }),
      extraOptions: { formOwns: 'all', retry: false },
    }),
    resendVerification: build.mutation<null, void>({
      query: () => ({ url: '/api/auth/resend-verification', method: 'POST', body: {} }),
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED'] }, retry: false },
    }),
  }),
});
