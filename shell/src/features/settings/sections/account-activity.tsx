import type { AccountEvent } from '@landsea/contracts/account';
import { useListActivityQuery } from '../settings-api';
import { activityNames, settingsMessages } from '../settings-messages';
import type { SectionProps } from './section-props';

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

export function AccountActivity({ user }: SectionProps) {
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
