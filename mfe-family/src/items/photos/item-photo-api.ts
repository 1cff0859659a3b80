import { DayItem } from '@landsea/contracts/planning';
import { answerOf, type AppDispatch } from '@landsea/web-kit';
import { remove } from '@landsea/web-kit/calls';
import { itemRows } from '../queue/item-rows';
import { itemsApi } from '../queue/items-api';

interface OfItem {
  tripId: string;
  itemId: string;
}

export const toPhotoUrl = ({ tripId, itemId }: OfItem): string =>
  `/api/v1/trips/${tripId}/items/${itemId}/photo`;

const receiveAnswer = async (
  { tripId }: OfItem,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: DayItem }> },
): Promise<void> => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(itemRows.receive(tripId, answer.data));
};

const itemPhotoApi = itemsApi.injectEndpoints({
  endpoints: (build) => ({
    attachPhoto: build.mutation<DayItem, OfItem & { file: Blob; name: string }>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 120_000 },
      query: ({ file, name, ...item }) => ({ url: toPhotoUrl(item), method: 'PUT', params: { name }, file }),
      transformResponse: answerOf(DayItem),
      onQueryStarted: receiveAnswer,
    }),
    detachPhoto: build.mutation<DayItem, OfItem>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] } },
      query: (item) => remove(toPhotoUrl(item)),
      transformResponse: answerOf(DayItem),
      onQueryStarted: receiveAnswer,
    }),
  }),
});

export const { useAttachPhotoMutation, useDetachPhotoMutation } = itemPhotoApi;
