import { AccessInfo, FREE_ACCESS_MESSAGE } from '@landsea/contracts/trip';
import { answerOf } from '../http/answer-of';
import { api } from '../http/api';
import type { ApiFailure } from '../http/api-error';
import { errorTexts } from '../http/error-texts';
import { timings } from '../http/timings';

export const freeAccess: AccessInfo = {
  canView: true,
  canEdit: false,
  accessType: 'free',
  isActive: false,
  message: FREE_ACCESS_MESSAGE,
};

export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/user/access?tripId`; default: the active trip. NOT_FOUND for a trip one may not view. */
    getAccess: build.query<AccessInfo, { tripId?: string }>({
      query: ({ tripId }) => ({ url: '/api/user/access', params: { tripId } }),
      transformResponse: answerOf(AccessInfo),
      transformErrorResponse: ({ status, error }: ApiFailure): ApiFailure => ({
        status,
        error: { ...error, message: errorTexts.accessFailed },
      }),
      providesTags: ['Access'],
      keepUnusedDataFor: timings.accessFreshSeconds,
      extraOptions: { retry: 'once' },
    }),
  }),
});

/** Cached for 5 minutes; sent again without a response. */
export const useGetAccessQuery = (
  arg: { tripId?: string },
  options: { skip?: boolean } = {},
): ReturnType<typeof accessApi.useGetAccessQuery> =>
  accessApi.useGetAccessQuery(arg, { ...options, refetchOnMountOrArgChange: timings.accessFreshSeconds });

/** View only until it is known. */
export const useAccess = (tripId: string | undefined): AccessInfo =>
  useGetAccessQuery({ tripId }, { skip: !tripId }).data ?? freeAccess;
