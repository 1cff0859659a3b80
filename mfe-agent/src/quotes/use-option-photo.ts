import type { QuoteOption } from '@landsea/contracts/agents';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useUploadQuotePhotoMutation } from '../frame/quotes/quotes-api';

const UNREADABLE = 'We couldn’t read this file. Choose it again';

export interface PhotoSending {
  /** Sends the picture at once; it is part of the option from then on, and of the quote once that is saved. */
  send: (file: File) => Promise<void>;
  isSending: boolean;
  problem: string | undefined;
}

export const useOptionPhoto = (
  quoteId: string,
  onChange: (change: Pick<QuoteOption, 'photo'>) => void,
): PhotoSending => {
  const [upload, { isLoading }] = useUploadQuotePhotoMutation();
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendIt = async (chosen: File) => {
    const { prepareUpload } = await import('@landsea/web-kit/uploads');
    const prepared = await prepareUpload('quote', chosen).catch(() => ({ problem: UNREADABLE }));
    if ('problem' in prepared) return setProblem(prepared.problem);
    const { data, error } = await upload({ quoteId, ...prepared });
    if (data) return onChange({ photo: { id: data.id, alt: '' } });
    return setProblem(getFieldErrors(error)['quote'] ?? toApiError(error).message);
  };
  const send = async (chosen: File) => {
    setProblem(undefined);
    setPreparing(true);
    await sendIt(chosen).catch(() => setProblem(UNREADABLE));
    setPreparing(false);
  };
  return { send, isSending: isLoading || isPreparing, problem };
};
