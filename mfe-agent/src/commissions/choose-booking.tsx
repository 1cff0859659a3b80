import type { Commission } from '@landsea/contracts/agents';
import { countOpenCents, formatCents } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';

const MOST_SHOWN = 6;

interface ChooseBookingProps {
  bookings: readonly Commission[];
  onChoose: (booking: Commission) => void;
  onCancel: () => void;
}

const holds = (each: Commission, search: string): boolean =>
  [each.clientName, each.title, each.tripName, each.supplierName, ...each.numbers]
    .join(' ')
    .toLowerCase()
    .includes(search.trim().toLowerCase());

export function ChooseBooking({ bookings, onChoose, onCancel }: ChooseBookingProps) {
  const [search, setSearch] = useState('');
  const found = bookings.filter((each) => holds(each, search));
  return (
    <div className="grid gap-2">
      <TextField
        autoFocus
        label="Client, booking or number"
        type="search"
        value={search}
        maxLength={120}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 ? (
        <p className="text-sm text-muted">No booking that awaits money fits that.</p>
      ) : null}
      <ul className="grid gap-1">
        {found.slice(0, MOST_SHOWN).map((each) => (
          <li key={`${each.tripId} ${each.bookingId}`}>
            <Button
              size="sm"
              variant="quiet"
              className="justify-start text-left"
              onClick={() => onChoose(each)}
            >
              <span className="min-w-0 wrap-anywhere">
                {each.clientName}, {each.title}, {formatDate(each.startsOn)},{' '}
                {formatCents(countOpenCents(each))} open
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
