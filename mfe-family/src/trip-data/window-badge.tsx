import { dateIn } from '@landsea/contracts';
import type { BookingWindow } from '@landsea/contracts';
import { Badge } from '@landsea/ui/badge';
import { countdownTo } from '@landsea/web-kit';
import { isSoon } from './task-due-words';

interface WindowBadgeProps {
  window: Pick<BookingWindow, 'type' | 'opensAt' | 'state'>;
  now: Date;
}

/** How a window that is not over stands: open or due today, or how long until then. */
export function WindowBadge({ window: { type, opensAt, state }, now }: WindowBadgeProps) {
  const isDue = type === 'due';
  if (state === 'open')
    return <Badge tone={isDue ? 'sun' : 'palm'}>{isDue ? 'Due today' : 'Open now'}</Badge>;
  return (
    <Badge tone={isSoon(dateIn(new Date(opensAt)), dateIn(now)) ? 'sun' : 'neutral'}>
      {isDue ? 'due ' : ''}
      {countdownTo(opensAt, now)}
    </Badge>
  );
}
