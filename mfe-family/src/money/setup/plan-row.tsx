import { budgetCategoryNames } from '@landsea/contracts/money';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { formatMoney } from '@landsea/web-kit';
import { Lock, LockOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import type { PlannedCategory } from './setup-plan';
import { noteChecked } from '../../catalogue/lists/checked-note';

interface PlanRowProps {
  planned: PlannedCategory;
  onAmount: (cents: number) => void;
  onLock: (locked: boolean) => void;
}

const rangeWords = ({ range: { lowCents, highCents }, lines }: PlannedCategory): string => {
  if (lines.length === 0) return 'not in the estimate';
  const [low, high] = [formatWholeMoney(lowCents), formatWholeMoney(highCents)];
  return low === high ? high : `${low} to ${high}`;
};

export function PlanRow({ planned, onAmount, onLock }: PlanRowProps) {
  const { category, lines, cents, isLocked, isAdjusted } = planned;
  const [open, setOpen] = useState(false);
  const basisId = useId();
  const name = budgetCategoryNames[category];
  const LockIcon = isLocked ? Lock : LockOpen;
  return (
    <li className="border-t border-hairline px-2 py-2.5 first:border-t-0 sm:px-4">
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-1 @min-[16rem]:grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] sm:gap-x-3">
        <div className="min-w-0">
          <DisclosureButton open={open} controls={basisId} onToggle={() => setOpen(!open)}>
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-muted tabular-nums">
              {rangeWords(planned)}
              {isAdjusted ? ' · adjusted' : ''}
            </span>
          </DisclosureButton>
        </div>
        <MoneyField
          hideLabel
          className="col-span-2 @min-[16rem]:col-span-1"
          label={`Plan for ${name}`}
          valueCents={cents}
          onCommit={onAmount}
        />
        <button
          type="button"
          aria-pressed={isLocked}
          aria-label={`Lock ${name}`}
          onClick={() => onLock(!isLocked)}
          className={`col-start-2 row-start-1 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sea-soft @min-[16rem]:col-start-3 ${isLocked ? 'bg-sea-soft text-sea' : 'text-muted'}`}
        >
          <LockIcon aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      <div id={basisId} hidden={!open} className="pt-1.5 pb-2 pl-7">
        {lines.length === 0 ? (
          <p className="text-sm text-muted">
            Nothing in your trip suggests a cost here. Add an amount if you expect one.
          </p>
        ) : null}
        <ul className="grid gap-2.5">
          {(open ? lines : []).map(({ label, basis, typicalCents, asOf, source }) => (
            <li key={`${label} ${basis}`} className="text-sm">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere">{label}</span>
                <span className="tabular-nums">{formatMoney(typicalCents)} typical</span>
              </span>
              <span className="block text-muted">{basis}</span>
              {source ? <span className="block text-muted">{noteChecked({ asOf, source })}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
