import { laneProductNames } from '@landsea/rules/day-plans';
import { laneRules } from '@landsea/rules/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Check } from 'lucide-react';
import type { ItemChange } from '../../../items/queue/item-change';
import { formatClock } from '../../../items/cards/item-labels';
import { formatPeople } from '../../../items/controls/people-chips';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { BookingRow } from '../../../trip-bookings/windows/booking-morning';
import type { LanePlanner } from '../model/lane-planner';
import { returnChange, makeStateChange, swapChange } from '../model/lane-edits';
import { returnText } from '../model/lane-labels';
import type { MorningRow as Row } from './lane-morning';

interface MorningRowProps {
  planner: LanePlanner;
  row: Row;
  number: number;
  isNext: boolean;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

export function MorningRow({ planner, row, number, isNext, isOpen, onOpen }: MorningRowProps) {
  const { item, isDone, goneBy, fallbacks } = row;
  const save = (change: ItemChange, undo?: string) =>
    void planner.items.change(item, change, undo === undefined ? {} : { undo });
  const notes = [
    item.details.product === 'single' ? laneProductNames.single : undefined,
    formatPeople(planner.trip.party, item.people),
    isDone ? returnText(item) : goneBy ? `usually gone by ${formatClock(goneBy)}` : undefined,
  ];
  return (
    <BookingRow title={item.title} {...{ number, notes, isDone, isNext }}>
      <EditorOnly>
        {isDone ? (
          <div className="grid gap-2 pt-2">
            {isOpen ? (
              <TextField
                autoFocus
                label="Return window starts"
                hint={`It stays open for ${laneRules.returnMinutes} minutes.`}
                type="time"
                defaultValue={item.time ?? ''}
                onBlur={({ target }) => {
                  if (target.value !== (item.time ?? '')) save(returnChange(item, target.value || null));
                }}
              />
            ) : null}
            <div className="flex flex-wrap gap-2">
              <Button size="lg" className="grow" onClick={() => onOpen(!isOpen)}>
                {isOpen ? 'Done' : item.time === null ? 'Add the return time' : 'Change the time'}
                <span className="sr-only"> {item.title}</span>
              </Button>
              <Button
                variant="quiet"
                onClick={() =>
                  save(makeStateChange(item, item.details.isPreselected ? 'ahead' : 'later', new Date()))
                }
              >
                Not booked<span className="sr-only"> {item.title}</span>
              </Button>
            </div>
          </div>
        ) : (
          <div className="grid gap-2 pt-3">
            <Button
              size="lg"
              variant={isNext ? 'primary' : 'secondary'}
              className="w-full"
              icon={<Check aria-hidden className="size-5" strokeWidth={1.75} />}
              onClick={() => {
                if (planner.items.refuseEdit) return planner.items.refuseEdit();
                save(makeStateChange(item, 'booked', new Date()));
                onOpen(true);
              }}
            >
              Got it<span className="sr-only"> {item.title}</span>
            </Button>
            {fallbacks.length > 0 ? (
              <div className="-ml-2 flex flex-wrap items-center gap-x-2">
                <span className="w-full pl-2 text-sm text-muted">Gone? Take one of these:</span>
                {fallbacks.map((ride) => (
                  <Button
                    key={ride.id}
                    size="sm"
                    variant="quiet"
                    onClick={() => save(swapChange(item, ride), `${ride.name} instead of ${item.title}`)}
                  >
                    {ride.name}
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
        )}
      </EditorOnly>
    </BookingRow>
  );
}
