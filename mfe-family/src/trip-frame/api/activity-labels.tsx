import type { Activity } from '@landsea/contracts/trip';

export const activityVerbs: Record<Activity['action'], string> = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
};
const when = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const formatActivityTime = (at: string): string => when.format(new Date(at));

export function ActivityLabel({ entry }: { entry: Activity }) {
  return (
    <div className="min-w-0 grow wrap-anywhere">
      <p>
        <strong className="font-semibold">{entry.isYou ? 'You' : entry.by}</strong>{' '}
        {/* A step is named by its action, other changes by their object. */}
        {entry.kind === 'items'
          ? `· ${entry.what}`
          : `${activityVerbs[entry.action]} ${entry.noun ?? entry.kind.replaceAll('-', ' ')} “${entry.what}”`}
      </p>
      {entry.details.length > 0 ? <p className="text-sm">{entry.details.join(' · ')}</p> : null}
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={entry.at}>{formatActivityTime(entry.at)}</time>
        {entry.undo === 'done' ? ' · taken back' : ''}
      </p>
    </div>
  );
}
