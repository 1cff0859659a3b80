import { User, type Login, type Register } from '@landsea/contracts/account';
import { responseSchema } from '@landsea/contracts/core';
import { answerOf } from '../http/answer-of';
import { api } from '../http/api';
import { errorTexts } from '../http/error-texts';
import { send, type Answer } from '../http/request';
import { sessionMemory } from '../store/browser-storage';
import { delay, timings } from '../http/timings';

const asUser = answerOf(User);

const askWho = (signal: AbortSignal): Promise<Answer> =>
  send({ url: '/api/auth/user', cache: 'no-store', signal, ...timings.authRequest, retry401: false });

const userOf = (answer: Answer) => {
  if (!answer.ok) {
    return answer.failure.status === 401 ? { data: null } : { error: answer.failure };
  }
  const user = responseSchema(User).safeParse(answer.value);
  return user.success
    ? { data: user.data }
    : { error: { status: 200, error: { code: 'NOT_JSON', message: errorTexts.unexpectedAnswer } as const } };
};

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/auth/user`; an error (503, network) says nothing about the session. */
    getUser: build.query<User | null, void>({
      queryFn: async (_arg, { signal }) => {
        const answer = await askWho(signal);
        const gone = !answer.ok && answer.failure.status === 401;
        if (!gone || sessionMemory.read('wasAuthenticated') !== 'true') return userOf(answer);
        sessionMemory.write('wasAuthenticated', undefined);
        await delay(timings.session.recheckAfterReload);
        return userOf(await askWho(signal));
      },
      keepUnusedDataFor: 0,
    }),
    login: build.mutation<User, Login>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
      transformResponse: asUser,
      extraOptions: { shownByForm: 'all', retry: false },
    }),
    register: build.mutation<User, Register>({
      query: (body) => ({ url: '/api/auth/register', method: 'POST', body }),
      transformResponse: asUser,
      extraOptions: { shownByForm: 'all', retry: false },
    }),
    resendVerification: build.mutation<null, void>({
      query: () => ({ url: '/api/auth/resend-verification', method: 'POST', body: {} }),
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] }, retry: false },
    }),
    logout: build.mutation<void, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST', body: {} }),
      extraOptions: { shownByForm: ['UNAUTHENTICATED'], retry: false },
    }),
  }),
});

export const {
  useGetUserQuery,
  useLoginMutation,
  useRegisterMutation,
  useResendVerificationMutation,
  useLogoutMutation,
} = sessionApi;
