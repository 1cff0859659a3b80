import { Countdown } from '@landsea/ui/countdown';
import { useNow } from '../../../trip/page/use-now';

const SECOND = 1000;
const DAY = 86_400;

/** The time left until an instant, down to the second. */
export function SecondsTo({ instant }: { instant: string }) {
  const now = useNow(SECOND);
  const left = Math.max(0, Math.round((new Date(instant).getTime() - now.getTime()) / SECOND));
  const parts = [
    { value: Math.floor(left / DAY), unit: 'days' },
    { value: Math.floor((left % DAY) / 3600), unit: 'h' },
    { value: Math.floor((left % 3600) / 60), unit: 'min' },
    { value: left % 60, unit: 's' },
  ];
  return (
    <div role="timer" aria-live="off">
      <Countdown parts={left >= DAY ? parts : parts.slice(1)} caption="until tables open" />
    </div>
  );
}
