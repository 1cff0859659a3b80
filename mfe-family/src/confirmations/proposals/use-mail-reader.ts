import type { StatedReservation } from '@landsea/contracts/forwarding';
import { useState } from 'react';
import {
  type MailRead,
  type PlaceNames,
  readBesidePage,
  type TripDates,
} from '@landsea/web-kit/confirmations';

interface MailReader {
  isReading: boolean;
  read: (text: string) => Promise<MailRead>;
  /** Reads for the form that is filled in by hand, and not again what was read last. */
  readCertain: (text: string) => Promise<MailRead['certain']>;
}

export const useMailReader = (
  { startDate, endDate }: TripDates,
  places: PlaceNames,
  reservations: readonly StatedReservation[],
): MailReader => {
  const [last, setLast] = useState<{ text: string; found: MailRead }>();
  const [isReading, setReading] = useState(false);
  const read = async (text: string): Promise<MailRead> => {
    setReading(true);
    const found = await readBesidePage({ text, trip: { startDate, endDate }, places, reservations });
    setLast({ text, found });
    setReading(false);
    return found;
  };
  const readCertain = async (text: string) => (last?.text === text ? last.found : await read(text)).certain;
  return { isReading, read, readCertain };
};
