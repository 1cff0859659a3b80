import type { Commission, LinePart, StatementLine, SuggestionReason } from '@landsea/contracts/agents';
import { formatCents } from '@landsea/rules/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { ChooseBooking } from './choose-booking';
import { DivideLine } from './divide-line';

interface LineRowProps {
  line: StatementLine;
  bookings: readonly Commission[];
  isBusy: boolean;
  onMatch: (parts: LinePart[]) => void;
}

const reasons: Readonly<Record<SuggestionReason, string>> = {
  number: 'Same number',
  alike: 'Dates fit, and the amount or the name',
  'other-supplier': 'Same number, but another supplier',
  several: 'The number belongs to several bookings: shared by what’s expected',
  'paid-before': 'Same number, but it looks paid already',
};

const factsOf = ({ guestName, supplierName, travelOn, note }: StatementLine): string =>
  [guestName, supplierName, travelOn ? formatDate(travelOn) : '', note].filter(Boolean).join(' · ');

export function LineRow({ line, bookings, isBusy, onMatch }: LineRowProps) {
  const [choosing, setChoosing] = useState<'one' | 'several'>();
  const name = ({ tripId, bookingId }: LinePart): string => {
    const found = bookings.find((each) => each.tripId === tripId && each.bookingId === bookingId);
    return found ? `${found.clientName}, ${found.title}` : 'A booking that’s gone, or a colleague’s';
  };
  const describe = (parts: readonly LinePart[]): string =>
    parts.length === 1
      ? parts.map(name).join('')
      : parts.map((part) => `${name(part)} ${formatCents(part.cents)}`).join(' + ');
  const title = line.number || (line.isFee ? 'Fee' : 'No number');
  return (
    <li id={line.id} className="grid gap-1 px-4 py-2 sm:px-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p className="min-w-0 grow basis-52 wrap-anywhere">
          <span className="font-semibold tabular-nums">{title}</span>
          <span className="block text-sm text-muted">{factsOf(line)}</span>
        </p>
        <p className="tabular-nums">{formatCents(line.cents)}</p>
      </div>
      {line.parts.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <Badge tone="palm">Matched</Badge>
          <span className="min-w-0 grow basis-40 text-sm wrap-anywhere">{describe(line.parts)}</span>
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => onMatch([])}>
            Take it back<span className="sr-only"> from {describe(line.parts)}</span>
          </Button>
        </div>
      ) : null}
      {line.suggestions.map(({ reason, parts }) => (
        <div key={describe(parts)} className="flex flex-wrap items-center gap-x-3">
          <p className="min-w-0 grow basis-52 text-sm wrap-anywhere">
            {describe(parts)}
            <span className="block text-muted">{reasons[reason]}</span>
          </p>
          <Button size="sm" disabled={isBusy} onClick={() => onMatch(parts)}>
            That’s it<span className="sr-only">: {describe(parts)}</span>
          </Button>
        </div>
      ))}
      {line.parts.length === 0 && !line.isFee && line.cents !== 0 ? (
        choosing === 'several' ? (
          <DivideLine
            {...{ line, bookings, isBusy }}
            onCancel={() => setChoosing(undefined)}
            onDivide={(parts) => {
              setChoosing(undefined);
              onMatch(parts);
            }}
          />
        ) : choosing === 'one' ? (
          <ChooseBooking
            bookings={bookings}
            onCancel={() => setChoosing(undefined)}
            onChoose={({ tripId, bookingId }) => {
              setChoosing(undefined);
              onMatch([{ tripId, bookingId, cents: line.cents }]);
            }}
          />
        ) : (
          <div className="-mx-3 flex flex-wrap">
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setChoosing('one')}>
              Choose a booking<span className="sr-only"> for {title}</span>
            </Button>
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setChoosing('several')}>
              Divide it<span className="sr-only"> among bookings: {title}</span>
            </Button>
          </div>
        )
      ) : null}
    </li>
  );
}
