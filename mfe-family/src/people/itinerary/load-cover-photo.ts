import type { ItineraryCover } from '@landsea/contracts/agents';

const toDataAddress = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(photo);
  });

/** The photo as a data address. The token is in the body, so no image can name it. Null without a photo. */
export const loadCoverPhoto = async (
  token: string,
  cover: ItineraryCover | undefined,
): Promise<string | null> => {
  if (!cover?.photoId) return null;
  try {
    const answer = await fetch('/api/v1/itinerary/cover', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return answer.ok ? await toDataAddress(await answer.blob()) : null;
  } catch {
    return null;
  }
};
