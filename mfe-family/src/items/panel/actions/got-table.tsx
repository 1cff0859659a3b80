import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { DayItems } from '../../queue/use-day-items';

export const OFFICIAL_DINING = 'https://disneyworld.disney.go.com/dining/';

export function GotTable({ meal, dayItems }: { meal: DayItem; dayItems: DayItems }) {
  const [time, setTime] = useState(meal.time ?? '');
  const [confirmation, setConfirmation] = useState(meal.confirmation ?? '');
  const book = () =>
    void dayItems.change(
      meal,
      { status: 'booked', isFixed: true, time: time || null, confirmation: confirmation || null },
      { undo: `${meal.title} is booked` },
    );
  return (
    <div className="grid gap-3 pt-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Time you got"
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <TextField
          label="Confirmation"
          value={confirmation}
          maxLength={60}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </div>
      <Button
        variant="primary"
        size="lg"
        icon={<Check aria-hidden className="size-6" strokeWidth={2} />}
        onClick={book}
      >
        Got it<span className="sr-only">: {meal.title}</span>
      </Button>
    </div>
  );
}
