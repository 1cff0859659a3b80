import type { BookingKind } from '@landsea/contracts/bookings';
import { bookingKindLabels } from '../../trip-bookings/tickets/booking-labels';

const chip =
  'min-h-11 shrink-0 cursor-pointer rounded-full border border-edge bg-surface px-4 text-sm font-semibold whitespace-nowrap text-ink hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea';

interface KindChipsProps {
  kinds: readonly BookingKind[];
  chosen: BookingKind | undefined;
  onChoose: (kind: BookingKind | undefined) => void;
}

export function KindChips({ kinds, chosen, onChoose }: KindChipsProps) {
  return (
    <div
      role="group"
      aria-label="Show only"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-4 sm:mx-0 sm:flex-wrap sm:px-0 print:hidden"
    >
      <button type="button" className={chip} aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
        All
      </button>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={chip}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen === kind ? undefined : kind)}
        >
          {bookingKindLabels[kind]}
        </button>
      ))}
    </div>
  );
}
