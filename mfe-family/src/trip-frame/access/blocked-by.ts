import { FREE_ACCESS_MESSAGE, type AccessInfo } from '@landsea/contracts/trip';
import { notify, openPaywall } from '@landsea/web-kit';

export const getBlocked = (access: AccessInfo | undefined, tripId: string): (() => void) | undefined => {
  if (!access || access.canEdit) return undefined;
  const { role, message, accessType } = access;
  if (role === 'viewer' || role === 'editor') {
    return () => notify({ tone: 'info', title: 'You may look, not change', description: message });
  }
  return () => openPaywall({ tripId, message: message || FREE_ACCESS_MESSAGE, accessType });
};
