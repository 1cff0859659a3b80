import { useGetAccessQuery } from '@landsea/web-kit';
import { useGetForwardingQuery } from './forwarding-api';

/** What was forwarded to a trip; `isOn` is false where nothing can be, or not by this person. */
export const useForwarding = (tripId: string) => {
  const { data: access } = useGetAccessQuery({ tripId });
  const isOn = access?.takesEmails ?? false;
  const { data, error, refetch } = useGetForwardingQuery(tripId, { skip: !isOn });
  return { isOn, forwarding: isOn ? data : undefined, error, refetch };
};
