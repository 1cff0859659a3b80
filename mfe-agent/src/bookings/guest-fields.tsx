import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { TextField } from '@landsea/ui/fields/text-field';
import { Plus, X } from 'lucide-react';
import type { BookingFieldsProps } from './basic-fields';
import type { DeskBookingDraft, GuestDraft } from './booking-draft';

export function GuestFields({ draft, set }: BookingFieldsProps) {
  const { guests } = draft;
  const change = (personId: string, part: Partial<GuestDraft>) =>
    set({ guests: guests.map((each) => (each.personId === personId ? { ...each, ...part } : each)) });
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-semibold text-ink">Who’s on it</legend>
      {guests.map(({ personId, name, isGoing, legalName }) => (
        <div key={personId} className="grid items-center gap-x-3 sm:grid-cols-[10rem_1fr]">
          <Checkbox
            id={`guest-${personId}`}
            label={name}
            checked={isGoing}
            onCheckedChange={(checked) => change(personId, { isGoing: checked })}
            className="wrap-anywhere"
          />
          {isGoing ? (
            <TextField
              label={`Name of ${name} as booked`}
              hideLabel
              placeholder="Name as booked"
              value={legalName}
              maxLength={120}
              onChange={({ target }) => change(personId, { legalName: target.value })}
            />
          ) : null}
        </div>
      ))}
      <RoomFields draft={draft} set={set} />
    </fieldset>
  );
}

function RoomFields({ draft: { rooms, guests }, set }: BookingFieldsProps) {
  const change = (index: number, part: Partial<DeskBookingDraft['rooms'][number]>) =>
    set({ rooms: rooms.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <>
      {rooms.map(({ category, beds, people }, index) => (
        <div key={index} className="grid gap-3 rounded-card border border-hairline p-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={`Room ${index + 1}`}
              placeholder="Preferred, pool view"
              value={category}
              maxLength={120}
              onChange={({ target }) => change(index, { category: target.value })}
            />
            <TextField
              label={`Beds of room ${index + 1}`}
              placeholder="1 queen, 1 pull-down"
              value={beds}
              maxLength={120}
              onChange={({ target }) => change(index, { beds: target.value })}
            />
          </div>
          <div className="flex flex-wrap gap-x-5">
            {guests.map(({ personId, name }) => (
              <Checkbox
                key={personId}
                id={`room-${index}-${personId}`}
                label={
                  <>
                    {name}
                    <span className="sr-only"> in room {index + 1}</span>
                  </>
                }
                checked={people.includes(personId)}
                onCheckedChange={(checked) =>
                  change(index, {
                    people: checked ? [...people, personId] : people.filter((each) => each !== personId),
                  })
                }
              />
            ))}
          </div>
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            icon={<X aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => set({ rooms: rooms.filter((_, at) => at !== index) })}
          >
            Remove room {String(index + 1)}
          </Button>
        </div>
      ))}
      {rooms.length < 10 ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => set({ rooms: [...rooms, { category: '', beds: '', people: [] }] })}
        >
          Add a room
        </Button>
      ) : null}
    </>
  );
}
