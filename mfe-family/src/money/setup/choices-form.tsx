import type { BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { SelectField } from '@landsea/ui/fields/select-field';
import {
  diningOptions,
  hotelOptions,
  laneOptions,
  stateroomOptions,
  villaPaymentOptions,
} from './choice-texts';

interface ChoicesFormProps {
  estimate: BudgetEstimate;
  onChoose: (change: EstimateQuery) => void;
}

const picked = <T extends string>(options: { value: T }[], value: string): T | undefined =>
  options.find((option) => option.value === value)?.value;

/** What the trip does not say by itself; each change asks for a new estimate. */
export function ChoicesForm({ estimate, onChoose }: ChoicesFormProps) {
  const { choices, parkDays, landNights, seaNights } = estimate;
  const hasLand = parkDays > 0;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
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
    </div>
  );
}
