import { useSession } from '@landsea/web-kit';

/** Whether this is a visitor of the demo, for whom uploads, invitations and shared links are turned off. */
export const useIsDemo = (): boolean => useSession().user?.isDemo ?? false;
