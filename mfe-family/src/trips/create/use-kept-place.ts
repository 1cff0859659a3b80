import type { WizardPlace } from '@landsea/contracts/trip';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKeepTripDraftMutation } from './create-trip-api';
import { holdHere } from './kept-draft';
import type { Offer, Start } from './resume';

const PAUSE_MS = 1000;

/** Sends the latest place after a pause, one call at a time. */
const makeDraftSender = (send: (place: WizardPlace) => Promise<void>) => {
  let waiting: WizardPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    const place = waiting;
    waiting = undefined;
    if (place) sending = sending.then(() => send(place));
    return sending;
  };

  return {
    later: (place: WizardPlace): void => {
      clearTimeout(timer);
      waiting = place;
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    /** Waits for the call in flight. */
    stop: (): Promise<void> => {
      clearTimeout(timer);
      waiting = undefined;
      return sending;
    },
  };
};

interface KeptPlaceOptions {
  userId: string;
  place: WizardPlace;
  start: Start;
  /** Undefined while the account cannot be asked. */
  look: () => Promise<Start | Offer | undefined>;
  onOffer: (offer: Offer) => void;
}

/**
 * The browser keeps the place at once, the account a moment later. `where` names the latest copy; `isShared`
 * means that another browser wrote in between; `pause` waits for calls in flight and returns the way to go
 * on.
 */
export const useKeptPlace = ({ userId, place, start, look, onOffer }: KeptPlaceOptions) => {
  const [keep] = useKeepTripDraftMutation();
  const [where, setWhere] = useState<'account' | 'here'>();
  const [isShared, setShared] = useState(false);
  const known = useRef({ version: start.version, isAsked: start.isAsked });
  const latest = useRef(place);
  const begun = useRef(start.isKept ? place : undefined);
  const paused = useRef(false);

  const send = useCallback(
    async (sent: WizardPlace) => {
      if (!known.current.isAsked) {
        const found = await look();
        if (!found) return setWhere('here');
        if (found.kind === 'offer') return onOffer(found);
        known.current = { version: found.version, isAsked: true };
      }
      const { data } = await keep({ place: sent });
      if (!data) return setWhere('here');
      if (data.version > known.current.version + 1) setShared(true);
      known.current.version = data.version;
      const isKept = latest.current === sent;
      holdHere(userId, { place: latest.current, version: data.version, isKept });
      if (isKept) setWhere('account');
    },
    [keep, look, onOffer, userId],
  );
  const sender = useMemo(() => makeDraftSender(send), [send]);

  useEffect(() => {
    latest.current = place;
    if (place.revision === 0 && place.step === 'trip') return;
    // Sending again would overwrite text from another browser.
    if (place === begun.current) {
      holdHere(userId, { place, version: known.current.version, isKept: true });
      return setWhere('account');
    }
    holdHere(userId, { place, version: known.current.version, isKept: false });
    if (!paused.current) sender.later(place);
  }, [userId, place, sender]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && void sender.flush();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void sender.flush();
    };
  }, [sender]);

  const pause = useCallback(async () => {
    paused.current = true;
    await sender.stop();
    return () => {
      paused.current = false;
      sender.later(latest.current);
    };
  }, [sender]);

  return { where, isShared, pause };
};
