import { placeMatcher } from '@landsea/rules/catalogue';
import { countUsualRooms } from '@landsea/rules/estimate';
import type { StayDraft } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { ComboField } from '@landsea/ui/fields/combo-field';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { DoubledNight } from './doubled-night';
import { LimitFields } from './limit-fields';
import type { StepProps } from './step-props';

interface StayFieldsProps extends StepProps {
  stay: StayDraft;
  index: number;
}

function StayFields({ stay, index, draft, problems, dispatch, catalogue, asksBookings }: StayFieldsProps) {
  const hotels = useMemo(() => catalogue?.hotels ?? [], [catalogue]);
  const hotelNamed = useMemo(() => placeMatcher(hotels), [hotels]);
  const known = hotelNamed(stay.hotelName);
  const change = (part: Partial<StayDraft>) => dispatch({ type: 'stay-changed', index, change: part });
  const errorOf = (field: keyof StayDraft) => problems[`stays.${index}.${field}`];
  return (
    <fieldset className="grid gap-4 border-t border-hairline pt-5">
      <legend className="sr-only">Stay {index + 1}</legend>
      <div className="flex gap-2">
        <ComboField
          className="grow"
          label={draft.stays.length > 1 ? `Hotel ${index + 1}` : 'Hotel'}
          placeholder="Start typing, or write your own"
          autoFocus={stay.hotelName === ''}
          value={stay.hotelName}
          maxLength={120}
          suggestions={hotels.map(({ name }) => name)}
          error={errorOf('hotelName')}
          onValueChange={(hotelName) => {
            const hotel = hotelNamed(hotelName);
            // Facts about the former name do not hold for an unknown one.
            if (hotel ?? known) change({ hotelName, onSite: hotel?.onSite ?? false });
            else change({ hotelName });
          }}
        />
        <button
          type="button"
          aria-label={`Remove stay ${index + 1}`}
          onClick={() => dispatch({ type: 'stay-removed', index })}
          className="mt-7 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-berry-soft hover:text-berry"
        >
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {known ? (
        <p className="-mt-2">
          <Badge tone={known.onSite ? 'palm' : 'neutral'}>
            {known.onSite ? 'On site: booking windows open earlier' : 'Off site'}
          </Badge>
        </p>
      ) : (
        <Checkbox
          className="-mt-2"
          label="This is an on-site park hotel"
          hint="Guests of on-site hotels book dining and Lightning Lanes earlier."
          checked={stay.onSite}
          onCheckedChange={(onSite) => change({ onSite })}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label="Check-in"
          value={stay.checkIn}
          min={draft.startDate}
          max={draft.endDate}
          error={errorOf('checkIn')}
          onChange={(checkIn) => change({ checkIn })}
        />
        <DateField
          label="Check-out"
          value={stay.checkOut}
          min={stay.checkIn || draft.startDate}
          max={draft.endDate}
          error={errorOf('checkOut')}
          onChange={(checkOut) => change({ checkOut })}
        />
      </div>
      {asksBookings ? (
        <TextField
          label="Confirmation number"
          value={stay.confirmation ?? ''}
          maxLength={60}
          autoComplete="off"
          error={errorOf('confirmation')}
          onChange={(event) => change({ confirmation: event.target.value })}
        />
      ) : null}
      {asksBookings ? (
        <LimitFields
          limit={stay.limit}
          max={stay.checkIn}
          problems={problems}
          path={`stays.${index}`}
          onChange={(limit) => change({ limit })}
        />
      ) : null}
    </fieldset>
  );
}

export function StaysStep(props: StepProps) {
  const { draft, dispatch } = props;
  const none = draft.stays.length === 0;
  const rooms = countUsualRooms(draft.party.map(({ age }) => age));
  const isCruise = draft.mode === 'cruise';
  const adds = none ? (isCruise ? 'Add a preboard stay' : 'Add a hotel') : 'Add another stay';
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        {isCruise
          ? 'Many people sleep near the port the night before they sail. Skip this if you don’t.'
          : 'Changing hotels? Add each stay: each on-site hotel has its own booking dates.'}
      </p>
      {!none && rooms > 1 ? (
        <p>
          {rooms} rooms for the {draft.party.length} of you: most rooms sleep four.
        </p>
      ) : null}
      {draft.stays.map((stay, index) => (
        <StayFields key={stay.key} {...props} stay={stay} index={index} />
      ))}
      <DoubledNight draft={draft} />
      <div>
        <Button
          icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
          onClick={() => dispatch({ type: 'stay-added', key: crypto.randomUUID() })}
        >
          {adds}
        </Button>
      </div>
    </div>
  );
}
