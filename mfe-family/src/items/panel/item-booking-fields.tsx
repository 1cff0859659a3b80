import { checkOff } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { CostField } from '../controls/cost-field';
import { StatusControl } from '../controls/status-control';
import { ItemTextField } from './item-text-field';
import { useFieldSaves, type SaveChange } from './use-field-saves';

export function ItemBookingFields({ item, save }: { item: DayItem; save: SaveChange }) {
  const { problems, saveAs } = useFieldSaves(save);
  return (
    <>
      <StatusControl
        value={item.status}
        onChange={(status) =>
          void saveAs('status', status === 'done' ? checkOff(item, new Date().toISOString()) : { status })
        }
      />
      <ItemTextField
        label="Confirmation number"
        value={item.confirmation}
        maxLength={60}
        onSave={(confirmation) => save({ confirmation })}
      />
      <CostField
        costCents={item.costCents}
        hint={problems['cost']}
        onCommit={(costCents) => void saveAs('cost', { costCents })}
      />
    </>
  );
}
