import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { toPersonKey } from '../../trip-frame/people/party';

interface PersonFilterProps {
  party: TripDetail['party'];
  items: readonly DayItem[];
  value: string | undefined;
  onChange: (person: string | undefined) => void;
}

export function PersonFilter({ party, items, value, onChange }: PersonFilterProps) {
  if (items.every(({ people }) => people === null)) return null;
  return (
    <SelectField
      hideLabel
      label="Whose days"
      className="w-34 sm:w-44 print:hidden"
      value={value ?? ''}
      onValueChange={(person) => onChange(person === '' ? undefined : person)}
      options={[
        { value: '', label: 'Everyone' },
        ...party.map((person) => ({ value: toPersonKey(person), label: `${person.name}’s days` })),
      ]}
    />
  );
}
