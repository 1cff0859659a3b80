import type { BookedBy, BookingSupplier } from '@landsea/contracts/agents';
import { computeCommission, formatPercent, parsePercent, usualSuppliers } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { BookingFieldsProps } from './basic-fields';
import { parseAmount, type DeskBookingDraft } from './booking-draft';
import { Amount } from './payment-fields';

const bookers = [
  { value: 'agent', label: 'You' },
  { value: 'client', label: 'Your client' },
];

const rateOf = ({ supplier }: DeskBookingDraft, suppliers: readonly BookingSupplier[]): number | null => {
  const own = suppliers.find(({ id }) => id === supplier);
  const usual = usualSuppliers.find(({ name }) => supplier === `usual:${name}`);
  return own ? own.rate : (usual?.rate ?? null);
};

interface EarningFieldsProps extends BookingFieldsProps {
  suppliers: readonly BookingSupplier[];
}

/** The agent's own part: nobody but the team reads it. */
export function EarningFields({ draft, set, suppliers }: EarningFieldsProps) {
  const supplierRate = rateOf(draft, suppliers);
  const rate = parsePercent(draft.rate) ?? null;
  const commissionableCents = parseAmount(draft.commissionable);
  const expected = computeCommission({ commissionableCents, rate }, supplierRate);
  const others = usualSuppliers.filter(({ name }) => !suppliers.some((each) => each.name === name));
  const options = [
    { value: '', label: 'Not chosen' },
    ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
    ...others.map(({ name, rate: usual }) => ({
      value: `usual:${name}`,
      label: `${name} (usually ${formatPercent(usual)})`,
    })),
    { value: 'new', label: 'Another supplier' },
  ];
  return (
    <fieldset className="grid gap-4 rounded-card bg-sea-soft p-4">
      <legend className="sr-only">Only for you and your team</legend>
      <p aria-hidden className="font-semibold text-ink">
        Only for you and your team
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Supplier"
          value={draft.supplier}
          options={options}
          onValueChange={(supplier) => set({ supplier })}
        />
        {draft.supplier === 'new' ? (
          <TextField
            label="Its name"
            value={draft.newSupplier}
            maxLength={120}
            onChange={({ target }) => set({ newSupplier: target.value })}
          />
        ) : null}
        <SelectField
          label="Who books it"
          value={draft.bookedBy}
          options={bookers}
          onValueChange={(bookedBy) => set({ bookedBy: bookedBy as BookedBy })}
        />
        <DateField
          label="Number confirmed with the supplier on"
          value={draft.checkedOn}
          onChange={(checkedOn) => set({ checkedOn })}
        />
        <Amount
          label="Commissionable"
          hint="Without taxes, fees and what pays nothing."
          value={draft.commissionable}
          onChange={(commissionable) => set({ commissionable })}
        />
        <TextField
          label="Your rate in percent"
          inputMode="decimal"
          placeholder={supplierRate === null ? '10' : String(supplierRate / 100)}
          hint={supplierRate === null ? undefined : 'Empty for the supplier’s rate.'}
          value={draft.rate}
          maxLength={8}
          onChange={({ target }) => set({ rate: target.value })}
        />
      </div>
      <p className="tabular-nums" aria-live="polite">
        {expected === null
          ? 'Enter the commissionable amount and a rate to see what you earn.'
          : `You can expect ${formatAmount(expected, draft.currency)}.`}
      </p>
    </fieldset>
  );
}
