import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';

const choices = [0, 5, 10, 15, 20, 30, 45, 60, 90];

interface WaitNoteProps {
  item: DayItem;
  expected: number | null;
  onWait: (minutes: number) => void;
  onLeave: () => void;
}

export function WaitNote({ item, expected, onWait, onLeave }: WaitNoteProps) {
  return (
    <section aria-label="Your wait" className="grid gap-3 rounded-card bg-palm-soft p-5">
      <h2 className="font-display text-xl">How long was the wait?</h2>
      <p className="wrap-anywhere">
        {item.title}
        {expected === null ? '' : ` · we expected ${expected} min`}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {choices.map((minutes) => (
          <Button key={minutes} className="min-h-13 tabular-nums" onClick={() => onWait(minutes)}>
            {minutes === 0 ? 'None' : `${minutes} min`}
          </Button>
        ))}
      </div>
      <Button variant="quiet" onClick={onLeave}>
        Not now
      </Button>
    </section>
  );
}
