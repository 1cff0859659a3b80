import { useGetAccessQuery } from '@landsea/web-kit';

export const useTakesEmails = (tripId: string): boolean =>
  useGetAccessQuery({ tripId }).data?.takesEmails ?? false;
