import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatWhen } from '../../../items/cards/item-labels';

interface ItemChoiceProps {
  title: string;
  hint?: string;
  all?: string;
  items: readonly DayItem[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export function ItemChoice({ title, hint, all, items, chosen, onChange }: ItemChoiceProps) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sea">
        {title}
        {chosen.length > 0 ? ` (${chosen.length})` : ''}
      </summary>
      {hint ? <p className="pb-1 text-sm text-muted">{hint}</p> : null}
      {all && items.length > 1 ? (
        <Button size="sm" onClick={() => onChange(items.map(({ id }) => id))}>
          {all}
        </Button>
      ) : null}
      {items.map((item) => (
        <Checkbox
          key={item.id}
          label={`${item.title}, ${formatWhen(item)}`}
          checked={chosen.includes(item.id)}
          onCheckedChange={(isChosen) =>
            onChange(isChosen ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
          }
        />
      ))}
    </details>
  );
}
