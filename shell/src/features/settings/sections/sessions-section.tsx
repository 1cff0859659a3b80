import type { SignedInBrowser } from '@landsea/contracts/account';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError, notify } from '@landsea/web-kit';
import { formatLastUse } from '../last-use';
import { AccountActivity } from './account-activity';
import { CalendarLinks } from './calendar-links';
import { LoadingSection } from './loading-section';
import type { SectionProps } from './section-props';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../settings-api';
import { settingsMessages } from '../settings-messages';

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
