import type { VerifyEmail } from '@landsea/contracts/account';
import { api } from '@landsea/web-kit';

export const { useVerifyEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<null, VerifyEmail>({
      query: (body) => ({ url: '/api/auth/verify-email', method: 'POST', body }),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
  }),
});
