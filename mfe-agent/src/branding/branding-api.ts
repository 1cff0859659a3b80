import { BrandPicture, BrandSettings, type SaveBrand } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { put } from '@landsea/web-kit/calls';
import { shownByForm } from '../frame/shown-by-form';

const path = '/api/v1/brand';
const tagged = api.enhanceEndpoints({ addTagTypes: ['Brand'] });

const brandingApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getBrand: build.query<BrandSettings, void>({
      query: () => path,
      transformResponse: answerOf(BrandSettings),
      providesTags: ['Brand'],
    }),
    saveBrand: build.mutation<BrandSettings, { level: 'agency' | 'own'; brand: SaveBrand }>({
      query: ({ level, brand }) => put(`${path}/${level}`, brand),
      extraOptions: { shownByForm },
      transformResponse: answerOf(BrandSettings),
      invalidatesTags: ['Brand'],
    }),
    uploadBrandPicture: build.mutation<BrandPicture, { file: Blob; name: string }>({
      query: ({ file, name }) => ({ url: '/api/v1/brand-pictures', method: 'POST', params: { name }, file }),
      extraOptions: { shownByForm, timeout: 120_000 },
      transformResponse: answerOf(BrandPicture),
    }),
  }),
});

export const { useGetBrandQuery, useSaveBrandMutation, useUploadBrandPictureMutation } = brandingApi;
