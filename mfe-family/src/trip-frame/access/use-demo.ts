import { useSession } from '@landsea/web-kit';

export const useIsDemo = (): boolean => useSession().user?.isDemo ?? false;
