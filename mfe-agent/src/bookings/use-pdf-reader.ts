import type { AgentBookings } from '@landsea/contracts/agents';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { fileProblems } from '@landsea/web-kit/confirmations';
import { useState } from 'react';
import { useReadConfirmationFileMutation } from '../frame/bookings/bookings-api';
import { readText, type ReadText } from './read-text';

const INSTEAD = 'Open it, select all, and paste the text here instead.';

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
  const [problem, setProblem] = useState<string>();
  const readOne = async (file: File): Promise<ReadText | string> => {
    const { data, error } = await send({ tripId: trip.tripId, file });
    if (!data) return Object.values(getFieldErrors(error))[0] ?? toApiError(error).message;
    const { text } = data;
    const said = data.problem && `${file.name}: ${fileProblems[data.problem]}.`;
    if (text === '') return `${said ?? `${file.name}: ${fileProblems.empty}.`} ${INSTEAD}`;
    const read = await readText(trip, text);
    return said ? { ...read, remark: said } : read;
  };
  const read = async (files: readonly File[]): Promise<ReadText | undefined> => {
    const [file] = files;
    if (!file || isReading) return undefined;
    if (files.length > 1) {
      setProblem('Drop one PDF at a time.');
      return undefined;
    }
    setProblem(undefined);
    setIsReading(true);
    const found = await readOne(file);
    setIsReading(false);
    if (typeof found !== 'string') return found;
    setProblem(found);
    return undefined;
  };
  return { isReading, problem, read, forget: () => setProblem(undefined) };
};
