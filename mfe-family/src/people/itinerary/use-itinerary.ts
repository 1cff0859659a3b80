import type { ItineraryCover, PublicItinerary } from '@landsea/contracts/agents';
import { toApiError, useSession } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { useOpenItineraryQuery } from './itinerary-api';
import { findKeptItinerary, forgetItinerary, keepItinerary, type KeptItinerary } from './kept-itineraries';

const toDataAddress = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(photo);
  });

/** The photo as a data address. The token is in the body, so no image can name it. Null without a photo. */
const loadCoverPhoto = async (token: string, cover: ItineraryCover | undefined): Promise<string | null> => {
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

export interface ItineraryAccess {
  token: string;
  key: string | undefined;
}

/** Then what is kept is shown, until the network answers. */
const SLOW_MS = 4000;

export interface ShownItinerary {
  page: PublicItinerary;
  photo: string | null;
  /** An instant for what the device kept; null for an answer of the server. */
  seenAt: string | null;
}

const isRefused = (error: unknown): boolean =>
  ['NOT_FOUND', 'VALIDATION_FAILED'].includes(toApiError(error).code);

/** @returns the photo of the cover, once it is there. The page is kept with it. */
const useKeeping = (token: string, page: PublicItinerary | undefined, isGone: boolean): string | null => {
  const { status, user } = useSession();
  const [photo, setPhoto] = useState<string | null>(null);
  // Agents see the trips of many families, so their devices keep none.
  const isKept = status !== 'loading' && user?.userType !== 'agent';
  useEffect(() => {
    let isLeft = false;
    const keep = async (): Promise<void> => {
      if (isGone || page?.state === 'withdrawn') return forgetItinerary(token);
      if (!page?.view) return;
      const loaded = await loadCoverPhoto(token, page.view.cover);
      if (isLeft) return;
      setPhoto(loaded);
      if (isKept) await keepItinerary(token, { page, photo: loaded, seenAt: new Date().toISOString() });
    };
    // A full device keeps nothing, and the page works without.
    keep().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [token, page, isGone, isKept]);
  return photo;
};

const useKept = (token: string, isWanted: boolean): KeptItinerary | null | undefined => {
  const [kept, setKept] = useState<KeptItinerary | null>();
  useEffect(() => {
    if (!isWanted) return;
    findKeptItinerary(token, new Date()).then(
      (found) => setKept(found ?? null),
      () => setKept(null),
    );
  }, [token, isWanted]);
  return kept;
};

const useIsSlow = (isPending: boolean): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && isSlow;
};

/** The itinerary of a link; without a network, as this device last saw it. */
export const useItinerary = ({
  token,
  key,
}: ItineraryAccess): { shown: ShownItinerary | undefined; error: unknown; refetch: () => void } => {
  const { data: page, error, refetch } = useOpenItineraryQuery({ token, ...(key && { key }) });
  const isGone = error !== undefined && isRefused(error);
  const isUnanswered = !page && error !== undefined && !isGone;
  const photo = useKeeping(token, page, isGone);
  const isSlow = useIsSlow(!page && error === undefined);
  const kept = useKept(token, isUnanswered || isSlow);
  useEffect(() => {
    if (!isUnanswered) return;
    const ask = () => void refetch();
    // A reader who signed in to the Wi-Fi of a hotel comes back to the page, and was online all along.
    const events = ['online', 'focus'];
    for (const event of events) window.addEventListener(event, ask);
    return () => {
      for (const event of events) window.removeEventListener(event, ask);
    };
  }, [isUnanswered, refetch]);
  const shown = page ? { page, photo, seenAt: null } : kept && (isUnanswered || isSlow) ? kept : undefined;
  // While what is kept is being looked up, nothing has failed.
  return {
    shown,
    error: isUnanswered && kept === undefined ? undefined : error,
    refetch: () => void refetch(),
  };
};
