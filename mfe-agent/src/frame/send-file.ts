import type { UploadPurpose } from '@landsea/rules/trip';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';

export const UNREADABLE_FILE = 'We couldn’t read this file. Choose it again';
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/heic';
/** A phone offers its camera for these types, too. */
export const ACCEPTED_PAPERS = `${ACCEPTED_PICTURES},application/pdf`;
export const ACCEPTED_TABLES =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Loads its rules with the first file. */
export const prepareFile = async (purpose: UploadPurpose, file: File) => {
  const { prepareUpload } = await import('@landsea/web-kit/uploads');
  return prepareUpload(purpose, file).catch(() => ({ problem: UNREADABLE_FILE }));
};

type Upload = (file: { file: Blob; name: string }) => Promise<{ data?: { id: string }; error?: unknown }>;

export type PictureSending = ReturnType<typeof useSendPicture>;

/** Sends a picture when it is chosen; `purpose` is also the field at which the service refuses it. */
export const useSendPicture = (purpose: UploadPurpose, upload: Upload, onSent: (id: string) => void) => {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendIt = async (chosen: File) => {
    const prepared = await prepareFile(purpose, chosen);
    if ('problem' in prepared) return setProblem(prepared.problem);
    const { data, error } = await upload(prepared);
    if (data) return onSent(data.id);
    return setProblem(getFieldErrors(error)[purpose] ?? toApiError(error).message);
  };
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(undefined);
    setSending(true);
    await sendIt(chosen).catch(() => setProblem(UNREADABLE_FILE));
    setSending(false);
  };
  return { send, isSending, problem };
};
