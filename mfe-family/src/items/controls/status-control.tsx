import type { ItemStatus } from '@landsea/contracts/planning';
import { Segmented } from '@landsea/ui/fields/segmented';
import { statusLabels } from '../cards/item-labels';

const offered: readonly ItemStatus[] = ['wish', 'planned', 'booked', 'done'];

interface StatusControlProps {
  value: ItemStatus;
  onChange: (status: ItemStatus) => void;
}

export function StatusControl({ value, onChange }: StatusControlProps) {
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
