import type { BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { SelectField } from '@landsea/ui/fields/select-field';
import {
  diningOptions,
  hotelOptions,
  laneOptions,
  stateroomOptions,
  ticketOptions,
  villaPaymentOptions,
} from './choice-texts';

interface ChoicesFormProps {
  estimate: BudgetEstimate;
  onChoose: (change: EstimateQuery) => void;
  flightsCents: number;
  onFlights: (cents: number) => void;
}

const picked = <T extends string>(options: { value: T }[], value: string): T | undefined =>
  options.find((option) => option.value === value)?.value;

export function ChoicesForm({ estimate, onChoose, flightsCents, onFlights }: ChoicesFormProps) {
  const { choices, parkDays, landNights, seaNights } = estimate;
  const hasLand = parkDays > 0;
  return (
    <div className="grid grid-cols-1 items-start gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-3">
      {landNights > 0 ? (
        <SelectField
          label="Hotel"
          value={choices.hotelTier}
          options={hotelOptions}
          onValueChange={(value) => onChoose({ hotelTier: picked(hotelOptions, value) })}
        />
      ) : null}
      {choices.villaPayment ? (
        <SelectField
          label="Villa paid with"
          value={choices.villaPayment}
          options={villaPaymentOptions}
          onValueChange={(value) => onChoose({ villaPayment: picked(villaPaymentOptions, value) })}
        />
      ) : null}
      {hasLand ? (
        <>
          <SelectField
            label="Park tickets"
            value={choices.tickets ?? 'buy'}
            options={ticketOptions}
            onValueChange={(value) => onChoose({ tickets: picked(ticketOptions, value) })}
          />
          <SelectField
            label="Dining"
            value={choices.dining}
            options={diningOptions}
            onValueChange={(value) => onChoose({ dining: picked(diningOptions, value) })}
          />
          <SelectField
            label="Lightning Lane"
            value={choices.lightningLane}
            options={laneOptions}
            onValueChange={(value) => onChoose({ lightningLane: picked(laneOptions, value) })}
          />
        </>
      ) : null}
      {seaNights > 0 ? (
        <SelectField
          label="Stateroom"
          value={choices.stateroom}
          options={stateroomOptions}
          onValueChange={(value) => onChoose({ stateroom: picked(stateroomOptions, value) })}
        />
      ) : null}
      {hasLand ? (
        <NumberStepper
          label="Park days"
          min={1}
          max={parkDays + choices.daysLess}
          value={parkDays}
          onChange={(days) => onChoose({ daysLess: parkDays + choices.daysLess - days })}
        />
      ) : null}
      <MoneyField label="Flights, for everyone" valueCents={flightsCents} onCommit={onFlights} />
    </div>
  );
}
