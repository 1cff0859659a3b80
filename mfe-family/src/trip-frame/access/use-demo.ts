import { useSession } from '@landsea/web-kit';

/** The demo has no uploads, invitations or shared links. */
export const useIsDemo = (): boolean => useSession().user?.isDemo ?? false;
