import { checkOff } from '@landsea/rules/day-plans';
import type { DayItem, ItemStatus } from '@landsea/contracts/planning';
import { Segmented } from '@landsea/ui/fields/segmented';
import { statusLabels } from '../cards/item-labels';
import { CostField } from '../controls/cost-field';
import { ItemTextField } from './item-text-field';
import { useFieldSaves, type SaveChange } from './use-field-saves';

const offered: readonly ItemStatus[] = ['wish', 'planned', 'booked', 'done'];

function StatusControl({ value, onChange }: { value: ItemStatus; onChange: (status: ItemStatus) => void }) {
  const statuses = offered.includes(value) ? offered : [...offered, value];
  return (
    <Segmented
      showLabel
      label="Status"
      options={statuses.map((status) => ({ value: status, label: statusLabels[status] }))}
      value={value}
      onValueChange={onChange}
    />
  );
}

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
