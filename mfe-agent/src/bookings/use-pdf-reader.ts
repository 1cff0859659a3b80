import type { AgentBookings } from '@landsea/contracts/agents';
import type { FileProblem } from '@landsea/contracts/forwarding';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { fileProblems } from '@landsea/web-kit/confirmations';
import { useState } from 'react';
import { useReadConfirmationFileMutation } from '../frame/bookings/bookings-api';
import { readText, type ReadText } from './read-text';

const byHand = 'Add the booking by hand.';
const nextSteps: Partial<Record<FileProblem, string>> = {
  password: 'Open it with its password, and paste its text here.',
  'too-long': 'Paste its text here instead.',
};

export interface PdfReader {
  isReading: boolean;
  problem: string | undefined;
  /** Undefined where there is nothing to check; `problem` says why. */
  read: (files: readonly File[]) => Promise<ReadText | undefined>;
  forget: () => void;
}

/** The words of a PDF are found by the service and read on this device, as those of forwarded files are. */
export const usePdfReader = (trip: AgentBookings): PdfReader => {
  const [send] = useReadConfirmationFileMutation();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const readOne = async (file: File): Promise<ReadText | string> => {
    const { data, error } = await send({ tripId: trip.tripId, file });
    if (!data) return Object.values(getFieldErrors(error))[0] ?? toApiError(error).message;
    const { text } = data;
    const problem: FileProblem = data.problem ?? 'empty';
    const remark = `${file.name}: ${fileProblems[problem]}.`;
    if (text === '') return `${remark} ${nextSteps[problem] ?? byHand}`;
    const read = await readText(trip, text);
    return data.problem ? { ...read, remark } : read;
  };
  const read = async (files: readonly File[]): Promise<ReadText | undefined> => {
    const [file] = files;
    if (!file || isReading) return undefined;
    if (files.length > 1) {
      setFailure('Drop one PDF at a time.');
      return undefined;
    }
    setFailure(undefined);
    setIsReading(true);
    const found = await readOne(file);
    setIsReading(false);
    if (typeof found !== 'string') return found;
    setFailure(found);
    return undefined;
  };
  return { isReading, problem: failure, read, forget: () => setFailure(undefined) };
};
