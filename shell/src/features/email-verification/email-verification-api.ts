import type { VerifyEmail } from '@landsea/contracts/account';
import { api } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';

export const { useVerifyEmailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<null, VerifyEmail>({
      query: (body) => post('/api/auth/verify-email', body),
      extraOptions: { shownByForm: 'all', retry: false },
    }),
  }),
});
