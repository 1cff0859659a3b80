import { useGetAccessQuery } from '@landsea/web-kit';

/** Whether confirmations can be forwarded to the trip, and by this person. */
export const useTakesEmails = (tripId: string): boolean =>
  useGetAccessQuery({ tripId }).data?.takesEmails ?? false;
