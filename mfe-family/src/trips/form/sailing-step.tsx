import { addDays } from '@landsea/contracts/core';
import type { SailingDraft } from '@landsea/contracts/trip';
import { ComboField } from '@landsea/ui/fields/combo-field';
import { DateField } from '@landsea/ui/fields/date-field';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate } from '@landsea/web-kit';
import { DoubledNight } from './doubled-night';
import { LimitFields } from './limit-fields';
import type { StepProps } from './step-props';
import { isDate, listPorts, getSailing } from './trip-draft';
import { makeChosenPorts } from './usual-ports';
import { useUsualPorts } from './use-usual-ports';

const dayName = (day: number, nights: number, embarkationDate: string): string => {
  const date = isDate(embarkationDate) ? formatDate(addDays(embarkationDate, day)) : `Day ${day + 1}`;
  if (day === 0) return `${date}, aboard`;
  return day === nights ? `${date}, back ashore` : date;
};

export function SailingStep({ draft, problems, dispatch, catalogue, asksBookings }: StepProps) {
  const sailing = getSailing(draft);
  const ports = (catalogue?.ports ?? []).map(({ name }) => name);
  const usual = useUsualPorts();
  /** Default ports follow the ship, length and date, except ports that somebody chose. */
  const change = (part: Partial<SailingDraft>) => {
    const before = usual.portsOf(sailing);
    const after = usual.portsOf({ ...sailing, ...part });
    const isOwnChoice =
      part.embarkationDate !== undefined &&
      Object.keys(sailing.chosenPorts).length > 0 &&
      listPorts(sailing).join() !== before?.join();
    const follows = after !== undefined && after.join() !== before?.join() && !isOwnChoice;
    dispatch({
      type: 'sailing-changed',
      change: { ...part, ...(follows && { chosenPorts: makeChosenPorts(after) }) },
    });
  };
  return (
    <div className="grid gap-6">
      <ComboField
        label="Ship"
        placeholder="Start typing, or write your own"
        value={sailing.ship}
        maxLength={120}
        suggestions={(catalogue?.ships ?? []).map(({ name }) => name)}
        error={problems['sailing.ship']}
        onValueChange={(ship) => change({ ship })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label="Embarkation date"
          value={sailing.embarkationDate}
          min={draft.startDate}
          max={draft.endDate}
          error={problems['sailing.embarkationDate']}
          onChange={(embarkationDate) => change({ embarkationDate })}
        />
        <NumberStepper
          label="Nights aboard"
          value={sailing.nights}
          min={1}
          max={21}
          error={problems['sailing.nights']}
          onChange={(nights) => change({ nights })}
        />
      </div>
      <DoubledNight draft={draft} />
      <SwitchField
        label="Concierge stateroom"
        hint="Concierge guests book activities and check in earlier."
        checked={sailing.concierge}
        onCheckedChange={(concierge) => change({ concierge })}
      />
      {asksBookings ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Reservation number"
            value={sailing.reservation ?? ''}
            maxLength={60}
            autoComplete="off"
            error={problems['sailing.reservation']}
            onChange={(event) => change({ reservation: event.target.value })}
          />
          <TextField
            label="Stateroom number"
            hint="It shows your deck, too: 7042 is on deck 7."
            value={sailing.stateroom ?? ''}
            maxLength={20}
            autoComplete="off"
            error={problems['sailing.stateroom']}
            onChange={(event) => change({ stateroom: event.target.value })}
          />
        </div>
      ) : null}
      {asksBookings ? (
        <LimitFields
          limit={sailing.limit}
          max={sailing.embarkationDate}
          problems={problems}
          path="sailing"
          onChange={(limit) => change({ limit })}
        />
      ) : null}
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-display text-lg">A port for each day</legend>
        <p className="text-sm text-muted">
          {usual.portsOf(sailing) ? 'The usual itinerary of this ship' : 'Our suggestion'}; change what your
          booking says differently.
        </p>
        <ol className="grid gap-3 sm:grid-cols-2 sm:gap-x-4">
          {listPorts(sailing).map((port, day) => (
            <li key={day}>
              <ComboField
                label={dayName(day, sailing.nights, sailing.embarkationDate)}
                value={port}
                maxLength={120}
                suggestions={ports}
                error={problems[`sailing.ports.${day}.port`]}
                onValueChange={(next) => dispatch({ type: 'port-chosen', day, port: next })}
              />
            </li>
          ))}
        </ol>
      </fieldset>
    </div>
  );
}
