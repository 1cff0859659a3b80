import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { formatWhen } from '../../items/cards/item-labels';
import { EditorOnly } from '../../trip-frame/access/read-only';

interface OverListProps {
  items: readonly DayItem[];
  onDone: (item: DayItem) => void;
  onSkip: (item: DayItem) => void;
}

export function OverList({ items, onDone, onSkip }: OverListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label="Already over">
      <h2 className="pb-1 font-display text-xl">Already over</h2>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline py-2"
          >
            <span className="min-w-0 grow wrap-anywhere">
              {item.title} <span className="text-muted tabular-nums">{formatWhen(item)}</span>
            </span>
            <EditorOnly>
              <Button size="sm" variant="quiet" onClick={() => onDone(item)}>
                We did it<span className="sr-only">: {item.title}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onSkip(item)}>
                We missed it<span className="sr-only">: {item.title}</span>
              </Button>
            </EditorOnly>
          </li>
        ))}
      </ul>
    </section>
  );
}
