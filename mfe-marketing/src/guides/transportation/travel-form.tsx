import { isWayAsked, type TravelPlace } from '@landsea/rules/transportation';
import { SelectField } from '@landsea/ui/fields/select-field';
import { GuideForm } from '../frame/guide-form';
import type { QueryChange } from '../frame/use-guide-query';
import { isPlace, type PlaceChoice } from './place-choice';

interface TravelFormProps {
  places: readonly TravelPlace[];
  from: PlaceChoice;
  to: PlaceChoice;
  onChange: (change: QueryChange) => void;
}

const idOf = (choice: PlaceChoice): string => (isPlace(choice) ? choice.id : '');
const optionsOf = (places: readonly TravelPlace[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** The second list leaves out places without a direct way. */
export function TravelForm({ places, from, to, onChange }: TravelFormProps) {
  const reachable = places.filter((place) => !isPlace(from) || place === to || isWayAsked(from, place));
  return (
    <GuideForm
      label="From where to where"
      action="/transportation"
      submit="Show the ways"
      className="grid gap-4 sm:grid-cols-2"
    >
      <SelectField
        label="From"
        name="from"
        placeholder="Pick a place"
        options={optionsOf(places)}
        value={idOf(from)}
        onValueChange={(value) => onChange({ from: value })}
      />
      <SelectField
        label="To"
        name="to"
        placeholder="Pick a place"
        options={optionsOf(reachable)}
        value={idOf(to)}
        onValueChange={(value) => onChange({ to: value })}
      />
    </GuideForm>
  );
}
