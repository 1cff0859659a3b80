import { responseSchema } from '@landsea/contracts/core';
import { TripPreview } from '@landsea/contracts/trip';
import { api } from '@landsea/web-kit';

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null falls back silently to the page, so nothing is thrown. */
    getTripPreview: build.query<TripPreview['trip'] | null, string>({
      query: (tripId) => ({ url: `/api/seed-trip/${encodeURIComponent(tripId)}` }),
      transformResponse: (raw: unknown) => responseSchema(TripPreview).safeParse(raw).data?.trip ?? null,
    }),
  }),
});

export const { useGetTripPreviewQuery } = previewApi;
