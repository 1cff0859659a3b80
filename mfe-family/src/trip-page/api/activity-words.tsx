import type { Activity } from '@landsea/contracts/trip';

const verbs: Record<Activity['action'], string> = { added: 'added', changed: 'changed', removed: 'removed' };
const when = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** One change as a person reads it: who did what, what is different now, and when it was. */
export function ActivityWords({ entry }: { entry: Activity }) {
  return (
    <div className="min-w-0 grow wrap-anywhere">
      <p>
        <strong className="font-semibold">{entry.isYou ? 'You' : entry.by}</strong> {verbs[entry.action]}{' '}
        {entry.noun ?? entry.kind.replaceAll('-', ' ')} “{entry.what}”
      </p>
      {entry.details.length > 0 ? <p className="text-sm">{entry.details.join(' · ')}</p> : null}
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>
        {entry.undo === 'done' ? ' · taken back' : ''}
      </p>
    </div>
  );
}
