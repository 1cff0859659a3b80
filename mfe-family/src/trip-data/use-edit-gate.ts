import { FREE_ACCESS_MESSAGE } from '@landsea/contracts';
import { openPaywall, useGetAccessQuery } from '@landsea/web-kit';

/** What a try to edit does for who may only look: the paywall with the words of the case. Undefined for who may edit. */
export const useEditGate = (tripId: string): (() => void) | undefined => {
  const { data: access } = useGetAccessQuery({ tripId });
  if (!access || access.canEdit) return undefined;
  const { message, accessType } = access;
  return () => openPaywall({ tripId, message: message || FREE_ACCESS_MESSAGE, accessType });
};
