import type { AccountEvent, SignedInBrowser } from '@landsea/contracts/account';
import { DAY_MS } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError, notify } from '@landsea/web-kit';
import { CalendarLinks } from './calendar-links';
import { LoadingSection } from './loading-section';
import type { SectionProps } from './section-props';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListActivityQuery,
  useListSessionsQuery,
} from '../settings-api';
import { activityNames, settingsMessages } from '../settings-messages';

const formatMoment = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

function Event({ event: { kind, device, at } }: { event: AccountEvent }) {
  return (
    <li className="py-3">
      <p className="font-medium">{activityNames[kind]}</p>
      <p className="text-sm text-muted">{[device, formatMoment(at)].filter(Boolean).join(', ')}</p>
    </li>
  );
}

function AccountActivity({ user }: SectionProps) {
  const { data, isError } = useListActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const events = data?.events.filter(({ kind }) => kind in activityNames) ?? [];
  if (!isError && events.length === 0) return null;
  return (
    <div className="grid gap-1 border-t border-hairline pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{settingsMessages.activity}</h3>
      {events.length === 0 ? (
        <p className="text-muted">{settingsMessages.activityAway}</p>
      ) : (
        <>
          <p className="text-muted">
            {user.hasPassword ? settingsMessages.activityText : settingsMessages.activityWithoutPassword}
          </p>
          <ul className="divide-y divide-hairline">
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const HOUR_MS = 60 * 60 * 1000;

const dayOf = (instant: Date): string =>
  instant.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** The service knows the last use to the hour. */
const formatLastUse = (
  { lastSeenAt, createdAt }: Pick<SignedInBrowser, 'lastSeenAt' | 'createdAt'>,
  now: Date,
): string => {
  const seen = new Date(lastSeenAt);
  const age = now.getTime() - seen.getTime();
  const hours = Math.floor(age / HOUR_MS);
  const used =
    hours < 1
      ? 'Used within the last hour'
      : age < DAY_MS
        ? `Used ${hours} ${hours === 1 ? 'hour' : 'hours'} ago`
        : `Last used ${dayOf(seen)}`;
  return `${used}. Signed in ${dayOf(new Date(createdAt))}.`;
};

function Browser({ browser }: { browser: SignedInBrowser }) {
  const [endSession, { isLoading }] = useEndSessionMutation();
  const end = async () => {
    const { error } = await endSession(browser.id);
    // A session that has ended meanwhile is the wanted result.
    if (error && toApiError(error).code !== 'NOT_FOUND')
      notify({ title: toApiError(error).message, tone: 'error' });
    else notify({ title: settingsMessages.sessionEnded(browser.device), tone: 'success' });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {browser.device}
          {browser.isCurrent ? <Badge tone="palm">This browser</Badge> : null}
        </p>
        <p className="text-sm text-muted">{formatLastUse(browser, new Date())}</p>
      </div>
      {browser.isCurrent ? null : (
        <Button
          size="sm"
          busy={isLoading}
          busyLabel="Ending..."
          aria-label={`End the session of ${browser.device}`}
          onClick={() => void end()}
        >
          End
        </Button>
      )}
    </li>
  );
}

export function SessionsSection({ user }: SectionProps) {
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const endAll = async () => {
    const answer = await endOthers();
    if (answer.error) notify({ title: toApiError(answer.error).message, tone: 'error' });
    else notify({ title: settingsMessages.othersEnded, tone: 'success' });
  };
  if (error && !data) return <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSection label="Loading your sessions" />;
  return (
    <div className="grid max-w-xl gap-4">
      <ul className="divide-y divide-hairline">
        {data.sessions.map((browser) => (
          <Browser key={browser.id} browser={browser} />
        ))}
      </ul>
      {data.sessions.length > 1 ? (
        <div>
          <Button busy={isLoading} busyLabel="Ending..." onClick={() => void endAll()}>
            End all others
          </Button>
        </div>
      ) : (
        <p className="text-muted">Not signed in on other devices.</p>
      )}
      <AccountActivity user={user} />
      <CalendarLinks />
    </div>
  );
}
