import { budgetTotals } from '@landsea/contracts/money';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { Trash2 } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { EditorOnly } from '../../../trip-page/page/read-only';
import { AmountCell } from './amount-cell';
import { phoneLabel, rowGrid, rowHead } from '../budget-layout';
import { amountFields, amountNames } from './category-cell';
import { formatRemaining } from './format-remaining';
import { LineDetails } from './line-details';
import { LineSource } from './line-source';
import type { LineDetailsProps } from './line-details';
import { lineWords } from './line-status';
import { TextCell } from './text-cell';

/** One line: name and amounts edited in place, the rest in a fold below. Drawn again only when its own line changes. */
export const LineRow = memo(function LineRow(props: LineDetailsProps) {
  const { line, paidCents, trip, edits, onBlocked } = props;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const seen = useRef(line);
  const begin = () => {
    seen.current = line;
  };
  const { category, id: lineId } = line;
  const { total } = budgetTotals([line], [{ category, lineId, spentCents: paidCents }]);
  const words = lineWords(line, trip.party, paidCents);
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
        <DisclosureButton
          small
          open={open}
          controls={detailsId}
          label={`Details of ${line.label}: ${words}`}
          onToggle={() => setOpen(!open)}
          className="wrap-anywhere"
        >
          {words}
        </DisclosureButton>
        {line.source ? <LineSource tripId={trip.id} source={line.source} /> : null}
        {line.note && !open ? <p className="px-2 pb-1 text-sm text-muted">{line.note}</p> : null}
      </div>
      {amountFields.map((field) => (
        <div role="cell" key={field} className="order-2 min-w-0 lg:order-none print:order-none">
          <span aria-hidden className={phoneLabel}>
            {amountNames[field]}
          </span>
          <AmountCell
            isFixed={line.source !== null && field !== 'spentCents'}
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
        {line.source ? null : (
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
      <div role="cell" id={detailsId} hidden={!open} className={open ? 'order-3 col-span-full' : undefined}>
        {open ? <LineDetails {...props} /> : null}
      </div>
    </div>
  );
});
