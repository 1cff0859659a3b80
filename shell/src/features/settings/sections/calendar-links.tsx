import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError, notify } from '@landsea/web-kit';
import { useEndCalendarLinksMutation, useGetCalendarLinksQuery } from '../settings-api';
import { settingsMessages } from '../settings-messages';

const useCalendarLinks = () => {
  const { data } = useGetCalendarLinksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading }] = useEndCalendarLinksMutation();
  const endAll = async () => {
    const { error } = await end();
    if (error) notify({ title: toApiError(error).message, tone: 'error' });
    else notify({ title: settingsMessages.calendarLinksEnded, tone: 'success' });
  };
  return { count: data?.count ?? 0, endAll, isEnding: isLoading };
};

/** No sign-out ends these secret addresses. */
export function CalendarLinks() {
  const { count, endAll, isEnding } = useCalendarLinks();
  if (count === 0) return null;
  return (
    <div className="grid gap-3 border-t border-hairline pt-5">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {settingsMessages.calendarLinks(count)}
        </h3>
        <p className="text-muted">{settingsMessages.calendarLinksText}</p>
      </div>
      <div>
        <Button busy={isEnding} busyLabel="Turning off..." onClick={() => void endAll()}>
          {settingsMessages.endCalendarLinks}
        </Button>
      </div>
    </div>
  );
}

/** A person who knew the old password may have copied a calendar address too. */
export function AskCalendarLinks({ onKeep }: { onKeep: () => void }) {
  const { count, endAll, isEnding } = useCalendarLinks();
  if (count === 0) return null;
  return (
    <Notice
      title={settingsMessages.askCalendarLinks}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isEnding} busyLabel="Turning off..." onClick={() => void endAll()}>
            {settingsMessages.turnOff}
          </Button>
          <Button size="sm" variant="quiet" onClick={onKeep}>
            {settingsMessages.keepThem}
          </Button>
        </div>
      }
    >
      {settingsMessages.calendarLinks(count)}. {settingsMessages.calendarLinksText}
    </Notice>
  );
}
