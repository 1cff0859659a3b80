import {
  localMemory,
  setActiveTrip,
  pickTripToSync,
  useActiveTripId,
  useAppDispatch,
  useAppSelector,
  useListTripsQuery,
  useSession,
} from '@landsea/web-kit';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigation, useParams } from 'react-router-dom';
import { useRemoteNav, type RemoteRegistry } from '../remote-registry';
import { Brand } from './brand';
import { Foot } from './foot';
import { frameHelp } from './frame-help';
import { listNavEntries, listPortalEntries, showsNavigation, type NavEntry } from './nav/nav-entries';
import type { PageHandle } from '@landsea/web-kit/pages';
import { MeasurementLine } from './measurement/measurement-line';
import { NavIcon } from './nav/nav-icon';
import { PlaceLink } from './nav/place-link';
import { TopBar } from './nav/top-bar';
import { useKeyboardOpen } from './use-keyboard-open';

const PLACES = 5;

function BottomBar({ entries }: { entries: NavEntry[] }) {
  const places = entries.filter(({ bottom }) => bottom).slice(0, PLACES);
  if (places.length === 0) return null;
  return (
    <nav
      aria-label="Main places"
      data-bottom-bar
      data-help={frameHelp.bottom}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {places.map((entry) => (
          <li key={entry.id} className="min-w-0 grow basis-0">
            <PlaceLink
              to={entry.to}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-[min(0.875rem,3.4vw)] font-medium tracking-tight text-muted no-underline aria-[current=page]:text-sea"
            >
              <NavIcon name={entry.icon} />
              <span className="max-w-full truncate">{entry.label}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkLook =
  'inline-flex min-h-11 items-center px-2 text-base font-semibold text-sea no-underline hover:underline';

function SlimBar({ home }: { home: string }) {
  const { status, user } = useSession();
  return (
    <header className="border-b border-hairline bg-paper print:hidden">
      <div className="mx-auto flex h-14 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <Brand to={home} />
        {user ? (
          <Link to={home} className={linkLook}>
            Open my trips
          </Link>
        ) : status === 'anonymous' ? (
          <Link to="/auth" className={linkLook}>
            Sign in
          </Link>
        ) : null}
      </div>
    </header>
  );
}

const homes = { family: '/dashboard', agent: '/app/agents/clients', client: '/client-portal' } as const;

const useTripSync = (isSignedIn: boolean) => {
  const dispatch = useAppDispatch();
  const activeId = useAppSelector((state) => state.activeTrip.id);
  const { data: trips } = useListTripsQuery(undefined, { skip: !isSignedIn });
  // A skipped query keeps its last answer, which after sign-out is the former person's list.
  const synced = isSignedIn && trips ? pickTripToSync(trips, activeId)?.id : undefined;
  useEffect(() => {
    if (!synced) return;
    localMemory.write('lastSyncedTrip', synced);
    if (synced !== activeId) dispatch(setActiveTrip(synced));
  }, [synced, activeId, dispatch]);
};

const useNavEntries = (registry: RemoteRegistry) => {
  const { user } = useSession();
  const { tripId } = useParams();
  const audience = user?.userType;
  const items = useRemoteNav(registry);
  const activeTrip = useActiveTripId(tripId);
  useTripSync(audience === 'family');
  if (!audience) return [];
  const own = listNavEntries(items, audience, activeTrip);
  return user.isClient && audience !== 'client' ? [...own, ...listPortalEntries(items)] : own;
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

/** The frame never depends on a remote: it stays when one is down. */
export function Frame({
  registry,
  frame = 'full',
  children,
}: {
  registry: RemoteRegistry;
  frame?: PageHandle['frame'];
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const entries = useNavEntries(registry);
  const isTyping = useKeyboardOpen();
  const hasBars = frame === 'full' && showsNavigation(pathname);
  const hasHeader = hasBars || frame === 'slim';
  const home = user ? homes[user.userType] : '/';
  const hasBottomBar = hasBars && entries.some(({ bottom }) => bottom);
  const room =
    hasBottomBar && !isTyping ? 'max-md:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))]' : '';
  return (
    <div className={`flex min-h-dvh flex-col bg-paper text-ink ${room}`}>
      <a
        href="#content"
        className="sr-only rounded-full bg-sea px-5 py-3 font-semibold text-on-sea focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      <Progress />
      {hasBars ? <TopBar entries={entries} home={home} /> : null}
      {frame === 'slim' ? <SlimBar home={home} /> : null}
      <main
        id="content"
        tabIndex={-1}
        // The height of the window keeps visible content in place while a page loads.
        className={`flex grow flex-col outline-none ${hasBars ? 'pb-12' : ''} ${hasHeader ? 'min-h-[calc(100dvh-var(--header))]' : 'min-h-dvh'}`}
      >
        {children}
      </main>
      <Foot pathname={pathname} hasBottomBar={hasBottomBar} />
      <MeasurementLine />
      {hasBottomBar && !isTyping ? <BottomBar entries={entries} /> : null}
    </div>
  );
}
