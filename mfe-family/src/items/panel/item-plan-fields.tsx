import { placeItem } from '@landsea/rules/day-plans';
import { MOST_ITEM_MINUTES, type DayItem } from '@landsea/contracts/planning';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import type { DayItems } from '../queue/use-day-items';
import { useFieldSaves, type SaveChange } from './use-field-saves';
import { WhenFields } from './when-fields';

interface ItemPlanFieldsProps {
  dayItems: DayItems;
  item: DayItem;
  save: SaveChange;
}

const STEP_MINUTES = 5;

export function ItemPlanFields({ dayItems, item, save }: ItemPlanFieldsProps) {
  const { problems, saveAs } = useFieldSaves(save);
  return (
    <>
      <WhenFields
        days={dayItems.days}
        value={item}
        error={problems['when']}
        onChange={(when) => void saveAs('when', placeItem(item, when))}
      />
      {item.time === null ? null : (
        <Checkbox
          label="Keep this time"
          hint="Best order and dragging others around will leave it where it is."
          checked={item.isFixed}
          onCheckedChange={(isFixed) => void saveAs('fixed', { isFixed })}
        />
      )}
      <NumberStepper
        label="Minutes it takes"
        hint="Not counting waits and walks. 0 means the usual length."
        min={0}
        max={MOST_ITEM_MINUTES}
        step={STEP_MINUTES}
        value={item.minutes ?? 0}
        error={problems['minutes']}
        onChange={(minutes) => void saveAs('minutes', { minutes: minutes === 0 ? null : minutes })}
      />
    </>
  );
}
