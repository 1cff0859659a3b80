import { getDateIn } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { isSoon } from '../../trip-frame/rules/task-due-labels';
import { formatTimeLeft } from './window-time';

interface WindowBadgeProps {
  window: Pick<BookingWindow, 'kind' | 'type' | 'opensAt' | 'state' | 'standing'>;
  now: Date;
}

export function WindowBadge({ window, now }: WindowBadgeProps) {
  const { type, opensAt, state, standing } = window;
  const isDue = type === 'due';
  if (standing) return standing === 'paid' ? <Badge tone="palm">Paid</Badge> : <Badge>Not booked yet</Badge>;
  if (state === 'open')
    return <Badge tone={isDue ? 'sun' : 'palm'}>{isDue ? 'Due today' : 'Open now'}</Badge>;
  return (
    <Badge tone={isSoon(getDateIn(new Date(opensAt)), getDateIn(now)) ? 'sun' : 'neutral'}>
      {isDue ? 'due ' : ''}
      {formatTimeLeft(window, now)}
    </Badge>
  );
}
