import {
  setActiveTrip,
  tripToSync,
  useActiveTripId,
  useAppDispatch,
  useAppSelector,
  useListTripsQuery,
  useSession,
} from '@landsea/web-kit';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigation, useParams } from 'react-router-dom';
import type { RemoteRegistry } from '../remote-registry';
import { useRemoteNav } from '../remote-registry';
import { BottomBar } from './bottom-bar';
import { navEntries, portalEntries, showsNavigation } from './nav-entries';
import { TopBar } from './top-bar';

const homes = { family: '/dashboard', agent: '/app/agents/clients', client: '/client-portal' } as const;

/** With no trip remembered, or the remembered one in planning, navigation follows the list; specification 4. */
const useTripSync = (isSignedIn: boolean) => {
  const dispatch = useAppDispatch();
  const activeId = useAppSelector((state) => state.activeTrip.id);
  const { data: trips } = useListTripsQuery(undefined, { skip: !isSignedIn });
  const synced = trips && tripToSync(trips, activeId)?.id;
  useEffect(() => {
    if (synced && synced !== activeId) dispatch(setActiveTrip(synced));
  }, [synced, activeId, dispatch]);
};

const useNavEntries = (registry: RemoteRegistry) => {
  const { user } = useSession();
  const { tripId } = useParams();
  const audience = user?.userType;
  const items = useRemoteNav(registry);
  const activeTrip = useActiveTripId(tripId);
  useTripSync(audience === 'family');
  useEffect(() => {
    if (audience) void registry.load(audience === 'family' ? 'family' : 'agent');
  }, [audience, registry]);
  if (!audience) return [];
  const own = navEntries(items, audience, activeTrip);
  return user.isClient && audience !== 'client' ? [...own, ...portalEntries(items)] : own;
};

function Progress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {isLoading ? <div className="late-progress h-full bg-sea" /> : null}
      <span className="sr-only">{isLoading ? 'Loading' : ''}</span>
    </div>
  );
}

/** Bars and the place between them. It never depends on a remote: when one is down, this stays. */
export function Frame({
  registry,
  bare = false,
  children,
}: {
  registry: RemoteRegistry;
  bare?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const entries = useNavEntries(registry);
  const hasBars = !bare && showsNavigation(pathname);
  return (
    <div className="flex min-h-dvh flex-col bg-paper text-ink">
      <a
        href="#content"
        className="sr-only rounded-full bg-sea px-5 py-3 font-semibold text-on-sea focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      <Progress />
      {hasBars ? <TopBar entries={entries} home={user ? homes[user.userType] : '/'} /> : null}
      <main
        id="content"
        tabIndex={-1}
        className={
          hasBars ? 'flex grow flex-col pb-24 outline-none md:pb-12' : 'flex grow flex-col outline-none'
        }
      >
        {children}
      </main>
      {hasBars ? <BottomBar entries={entries} /> : null}
    </div>
  );
}
