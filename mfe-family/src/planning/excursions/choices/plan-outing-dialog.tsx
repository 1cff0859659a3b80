import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import { FormDialog } from '../../../trip/items/panel/form-dialog';
import { PeopleChips } from '../../../trip/items/people-chips';
import { partyPrice, priceBasis, typicalWords } from '../outings/party-price';
import { hoursAshore, spareWords, timeToSpare } from '../outings/time-to-spare';
import { namesOf, whoCanGo } from '../who-can-go';
import type { Guest } from '../who-can-go';

export interface PlannedOuting {
  people: Guest[];
  time: string | null;
}

interface PlanOutingDialogProps {
  title: string;
  /** What the catalog knows of it; undefined for an outing of the family's own and for staying aboard. */
  outing: Excursion | undefined;
  port: PortGuide | undefined;
  party: TripDetail['party'];
  guests: readonly Guest[];
  start: { people: Guest[]; time: string | null };
  /** Answers what went wrong; nothing when it is saved. */
  onSave: (planned: PlannedOuting) => Promise<string | undefined>;
  onClose: () => void;
}

/** Who goes, and when: the price and the time to spare follow. */
export function PlanOutingDialog({
  title,
  outing,
  port,
  party,
  guests,
  start,
  onSave,
  onClose,
}: PlanOutingDialogProps) {
  const [ids, setIds] = useState(() =>
    start.people.length === guests.length ? null : start.people.map(({ id }) => id),
  );
  const [time, setTime] = useState(start.time ?? '');
  const people = ids === null ? [...guests] : guests.filter(({ id }) => ids.includes(id));
  const tooYoung = outing ? whoCanGo(outing, people).tooYoung : [];
  const ashore = port ? hoursAshore(port) : undefined;
  const spare = outing && port ? timeToSpare(port, outing.hours, time || (ashore?.from ?? null)) : undefined;
  return (
    <FormDialog
      title={title}
      submitLabel="Save to the plan"
      onSubmit={() => onSave({ people, time: time || null })}
      onClose={onClose}
    >
      <PeopleChips label="Who’s going?" party={party} value={ids} onChange={setIds} />
      {tooYoung.length > 0 && outing ? (
        <Notice tone="warning">
          {namesOf(tooYoung)} may be too young: this one usually starts at age {outing.minAge}.
        </Notice>
      ) : null}
      <TextField
        label="Starts"
        type="time"
        className="w-40"
        value={time}
        hint="Leave it empty if you don’t know yet."
        onChange={(event) => setTime(event.target.value)}
      />
      {outing ? (
        <div className="rounded-card bg-sea-soft px-4 py-3">
          <p className="text-lg font-semibold tabular-nums">
            {typicalWords(
              partyPrice(
                outing,
                people.map(({ age }) => age),
              ),
            )}
          </p>
          <p className="text-sm text-muted tabular-nums">
            {priceBasis(outing)}. A planning range, not a quote.
          </p>
          {spare ? <p className="pt-1 text-sm font-medium">{spareWords(spare)}</p> : null}
        </div>
      ) : null}
    </FormDialog>
  );
}
