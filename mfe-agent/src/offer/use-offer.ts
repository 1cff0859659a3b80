import type { QuotePage } from '@landsea/contracts/agents';
import type { OpeningAnswer } from '@landsea/contracts/core';
import type { RequestError } from '@landsea/web-kit/http';
import { useEffect, useRef, useState } from 'react';
import { openQuote, readOpening, type PageAnswer } from './offer-calls';

/** Neither `page` nor `error` while it is being opened. */
interface Opened {
  page?: QuotePage;
  error?: RequestError;
}

export interface OpenedOffer extends Opened {
  isNewest: boolean;
  openNewest: () => void;
  retry: () => void;
}

const toOpened = (answer: PageAnswer): Opened =>
  answer.ok ? { page: answer.page } : { error: answer.failure.error };

/**
 * The offer of a link. `opening` is the answer that came with the document; without it the link is opened here.
 * While the token is not known yet, nothing is.
 */
export const useOffer = (token: string | undefined, opening: OpeningAnswer | null = null): OpenedOffer => {
  const [opened, setOpened] = useState<Opened>(() => (opening ? toOpened(readOpening(opening)) : {}));
  const [isNewest, setNewest] = useState(false);
  const isOpened = useRef(opening !== null);
  const open = async (newest: boolean): Promise<void> => {
    if (token !== undefined) setOpened(toOpened(await openQuote({ token, ...(newest && { newest }) })));
  };
  useEffect(() => {
    if (isOpened.current || token === undefined) return;
    isOpened.current = true;
    void openQuote({ token }).then((answer) => setOpened(toOpened(answer)));
  }, [token]);
  return {
    ...opened,
    isNewest,
    openNewest: () => {
      setNewest(true);
      void open(true);
    },
    retry: () => {
      setOpened({});
      void open(isNewest);
    },
  };
};
