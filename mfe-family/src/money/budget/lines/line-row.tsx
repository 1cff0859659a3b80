import { sumBudget } from '@landsea/rules/money';
import { getLineFeed, sourceNames, type LineSource as Source } from '@landsea/contracts/money';
import { ChevronRight, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { AmountCell } from './amount-cell';
import { phoneLabel, rowGrid, rowHead } from '../budget-layout';
import { amountFields, amountNames } from './category-cell';
import { formatRemaining } from './format-remaining';
import type { LineDetailsProps } from './line-details';
import { describeLine } from './line-status';
import { TextCell } from './text-cell';

const paths: Record<Source, (tripId: string) => string> = {
  dining: (tripId) => `/trip/${tripId}/dining-reservations`,
  'lightning-lane': (tripId) => `/trip/${tripId}/lightning-lanes`,
  snacks: (tripId) => `/trip/${tripId}/sips-snacks`,
  excursions: (tripId) => `/trip/${tripId}/excursions-lab`,
  photos: () => '/photo-planning',
  plans: (tripId) => `/trip/${tripId}/daily-planner-v2`,
  bookings: (tripId) => `/trip/${tripId}/bookings`,
};

function LineSource({ tripId, source }: { tripId: string; source: Source }) {
  return (
    <p className="px-2 text-sm text-muted">
      from{' '}
      <Link to={paths[source](tripId)} className="underline underline-offset-2 hover:text-ink">
        {sourceNames[source]}
      </Link>
    </p>
  );
}

interface LineRowProps extends LineDetailsProps {
  /** Keeps its identity, so that only changed rows are drawn again. */
  onOpen: (lineId: string) => void;
}

/** Memoized: drawn again only when its own line changes. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, paidCents, trip, edits, onBlocked, onOpen } = props;
  const seen = useRef(line);
  const begin = () => {
    seen.current = line;
  };
  const { category, id: lineId } = line;
  const { total } = sumBudget([line], [{ category, lineId, spentCents: paidCents }]);
  const source = getLineFeed(line);
  const words = describeLine(line, trip.party, paidCents);
  return (
    <div
      role="row"
      className={`${rowGrid} border-t border-dashed border-hairline [contain-intrinsic-size:auto_8rem] [content-visibility:auto]`}
    >
      <div role="rowheader" className={`${rowHead} lg:pl-5`}>
        <TextCell
          label={`Name of ${line.label}`}
          value={line.label}
          required="What it is for is required"
          maxLength={120}
          onBegin={begin}
          onCommit={(label) => edits.save(seen.current, { label })}
          onBlocked={onBlocked}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Details of ${line.label}: ${words}`}
          onClick={() => onOpen(line.id)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-1 rounded-lg px-1 text-left text-sm wrap-anywhere text-muted hover:text-sea lg:min-h-8"
        >
          <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
          <span className="min-w-0">{words}</span>
        </button>
        {source ? <LineSource tripId={trip.id} source={source} /> : null}
        {line.note ? <p className="px-2 pb-1 text-sm text-muted">{line.note}</p> : null}
      </div>
      {amountFields.map((field) => (
        <div role="cell" key={field} className="order-2 min-w-0 lg:order-none print:order-none">
          <span aria-hidden className={phoneLabel}>
            {amountNames[field]}
          </span>
          <AmountCell
            isFixed={source === 'bookings' || (source !== null && field !== 'spentCents')}
            label={`${amountNames[field]} for ${line.label}`}
            column={field}
            valueCents={line[field]}
            onBegin={begin}
            onCommit={(cents) => edits.save(seen.current, { [field]: cents })}
            onBlocked={onBlocked}
          />
        </div>
      ))}
      <div role="cell" className="hidden text-right text-sm text-muted tabular-nums lg:block print:block">
        {formatRemaining(total)}
      </div>
      <div role="cell" className="flex justify-end">
        {source ? null : (
          <EditorOnly>
            <button
              type="button"
              aria-label={`Delete ${line.label}`}
              onClick={() => (onBlocked ? onBlocked() : void edits.remove(line))}
              className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-berry-soft hover:text-berry"
            >
              <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
            </button>
          </EditorOnly>
        )}
      </div>
    </div>
  );
});
