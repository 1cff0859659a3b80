import { pricePartyOuting } from '@landsea/rules/day-plans';
import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import * as z from 'zod/mini';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { PeopleInput, TimeInput } from '../../../items/panel/form-inputs';
import { PeopleChips } from '../../../items/controls/people-chips';
import { priceBasis, formatTypical } from '../outings/party-price';
import { getHoursAshore, formatSpare, findTimeToSpare } from '../outings/time-to-spare';
import { formatNames, splitByMinAge, type Guest } from '../who-can-go';

const PlanInput = z.object({ people: PeopleInput, time: TimeInput });

export interface PlannedOuting {
  people: Guest[];
  time: string | null;
}

interface PlanOutingDialogProps {
  title: string;
  outing: Excursion | undefined;
  port: PortGuide | undefined;
  party: TripDetail['party'];
  guests: readonly Guest[];
  start: { people: Guest[]; time: string | null };
  /** Returns an error text; undefined after saving. */
  onSave: (planned: PlannedOuting) => Promise<string | undefined>;
  onClose: () => void;
}

export function PlanOutingDialog(props: PlanOutingDialogProps) {
  const { title, outing, port, party, guests, start, onSave, onClose } = props;
  const guestsOf = (ids: string[] | null) => guests.filter(({ id }) => ids === null || ids.includes(id));
  return (
    <FormDialog
      title={title}
      submitLabel="Save to the plan"
      schema={PlanInput}
      initial={{
        people: start.people.length === guests.length ? null : start.people.map(({ id }) => id),
        time: start.time ?? '',
      }}
      onSave={({ people, time }) => onSave({ people: guestsOf(people), time })}
      onClose={onClose}
    >
      {({ values, field, choice }) => {
        const ids = choice('people');
        const people = guestsOf(values.people);
        const ages = people.map(({ age }) => age);
        const tooYoung = outing ? splitByMinAge(outing, people).tooYoung : [];
        const leaves = values.time || (port ? (getHoursAshore(port)?.from ?? null) : null);
        return (
          <>
            <PeopleChips label="Who’s going?" party={party} value={ids.value} onChange={ids.onValueChange} />
            {tooYoung.length > 0 && outing ? (
              <Notice tone="warning">
                {formatNames(tooYoung)} may be too young: this one usually starts at age {outing.minAge}.
              </Notice>
            ) : null}
            <TextField
              {...field('time')}
              label="Starts"
              type="time"
              className="w-40"
              hint="Usual start. Clear it if you don’t know yet."
            />
            {outing ? (
              <div className="rounded-card bg-sea-soft px-4 py-3">
                <p className="text-lg font-semibold tabular-nums">
                  {formatTypical(pricePartyOuting(outing, ages))}
                </p>
                <p className="text-sm text-muted tabular-nums">
                  {priceBasis(outing, ages)}. A planning range, not a quote.
                </p>
                {port ? (
                  <p className="pt-1 text-sm font-medium">
                    {formatSpare(findTimeToSpare(port, outing, leaves))}
                  </p>
                ) : null}
              </div>
            ) : null}
          </>
        );
      }}
    </FormDialog>
  );
}
