import { budgetTotals } from '@landsea/contracts';
import type { BudgetLine } from '@landsea/contracts';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AmountCell } from './amount-cell';
import { phoneLabel, rowGrid } from './budget-layout';
import { amountFields, amountNames } from './category-cell';
import { leftWords } from './left-words';
import { TextCell } from './text-cell';
import type { LineEdits } from './use-line-edits';

interface LineRowProps {
  line: BudgetLine;
  edits: LineEdits;
  onBlocked: (() => void) | undefined;
}

export function LineRow({ line, edits, onBlocked }: LineRowProps) {
  const seen = useRef(line);
  const begin = () => {
    seen.current = line;
  };
  const { total } = budgetTotals([line]);
  return (
    <div role="row" className={`${rowGrid} border-t border-dashed border-hairline`}>
      <div role="rowheader" className="col-span-2 min-w-0 lg:col-span-1 lg:pl-5">
        <TextCell
          label={`Name of ${line.label}`}
          value={line.label}
          required="What it is for is required"
          maxLength={120}
          onBegin={begin}
          onCommit={(label) => edits.save(seen.current, { label })}
          onBlocked={onBlocked}
        />
        <TextCell
          quiet
          label={`Note on ${line.label}`}
          placeholder="Add a note"
          value={line.note ?? ''}
          maxLength={500}
          onBegin={begin}
          onCommit={(note) => edits.save(seen.current, { note: note === '' ? null : note })}
          onBlocked={onBlocked}
        />
      </div>
      {amountFields.map((field) => (
        <div role="cell" key={field} className="order-2 min-w-0 lg:order-none">
          <span aria-hidden className={phoneLabel}>
            {amountNames[field]}
          </span>
          <AmountCell
            label={`${amountNames[field]} for ${line.label}`}
            column={field}
            valueCents={line[field]}
            onBegin={begin}
            onCommit={(cents) => edits.save(seen.current, { [field]: cents })}
            onBlocked={onBlocked}
          />
        </div>
      ))}
      <div role="cell" className="hidden text-right text-sm text-muted tabular-nums lg:block">
        {leftWords(total)}
      </div>
      <div role="cell" className="flex justify-end">
        <button
          type="button"
          aria-label={`Delete ${line.label}`}
          onClick={() => (onBlocked ? onBlocked() : void edits.remove(line))}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-berry-soft hover:text-berry"
        >
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  );
}
