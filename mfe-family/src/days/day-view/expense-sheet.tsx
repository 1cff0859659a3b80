import { itemLife } from '@landsea/rules/day-plans';
import { budgetCategoryNames, type BudgetCategory } from '@landsea/contracts/money';
import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { parseMoney } from '@landsea/ui/fields/money-field';
import { RadioPill } from '@landsea/ui/fields/radio-pill';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatMoney } from '@landsea/web-kit';
import { getFailureText, useRows } from '@landsea/web-kit/rows';
import { Bus, IceCreamCone, ShoppingBag, Tag, Utensils } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { useOwnPayer } from '../../trip-frame/money/own-payer';
import { spendingRows } from './expense-sheet-api';

/** Title and category are filled in, so that only the amount is missing. */
const toExpensePath = (tripId: string, item?: Pick<DayItem, 'title' | 'details'>): string => {
  const path = `/trip/${tripId}/budget`;
  if (!item) return `${path}?add=1`;
  const { category } = itemLife[item.details.kind].budget;
  return `${path}?${new URLSearchParams({ add: '1', what: item.title, category }).toString()}`;
};

const icon = { 'aria-hidden': true, className: 'size-6', strokeWidth: 1.75 } as const;

const everyday: { value: BudgetCategory; label: string; Icon: typeof Bus }[] = [
  { value: 'dining', label: 'Meal', Icon: Utensils },
  { value: 'snacks-sips', label: 'Snack', Icon: IceCreamCone },
  { value: 'misc', label: 'Shopping', Icon: ShoppingBag },
  { value: 'transportation', label: 'Ride there', Icon: Bus },
];

interface ExpenseSheetProps {
  tripId: string;
  date: string;
  item: DayItem | undefined;
  onSaved: (text: string) => void;
  onClose: () => void;
}

export function ExpenseSheet({ tripId, date, item, onSaved, onClose }: ExpenseSheetProps) {
  const formId = useId();
  const own = item && itemLife[item.details.kind].budget.category;
  const isEveryday = everyday.some(({ value }) => value === own);
  const choices =
    own && !isEveryday
      ? [{ value: own, label: budgetCategoryNames[own], Icon: Tag }, ...everyday.slice(0, 3)]
      : everyday;
  const [category, setCategory] = useState<BudgetCategory>(own ?? 'snacks-sips');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { create } = useRows(spendingRows, tripId);
  const paidBy = useOwnPayer(useGetTripQuery(tripId).data);
  const label = choices.find(({ value }) => value === category)?.label ?? budgetCategoryNames[category];
  const what = item?.title ?? label;

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const amountCents = parseMoney(amount);
    if (!amountCents) return setProblem('Enter an amount over zero');
    setProblem(undefined);
    setSaving(true);
    const result = await create({ category, what, amountCents, day: date, ...(paidBy && { paidBy }) });
    setSaving(false);
    const refused = getFailureText(result);
    setFailure(refused);
    if (refused) return;
    onSaved(
      `${what}, ${formatMoney(amountCents)} ${result.kind === 'kept' ? 'kept on this device' : 'saved'}`,
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What did you spend?"
      description={item?.title}
      footer={
        <>
          <Button asChild variant="quiet">
            <Link to={toExpensePath(tripId, item)}>Add details</Link>
          </Button>
          <Button form={formId} type="submit" variant="primary" size="lg" busy={isSaving} busyLabel="Saving…">
            Done
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <TextField
          autoFocus
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0.00"
          className="text-2xl"
          value={amount}
          error={problem}
          onChange={(event) => setAmount(event.target.value)}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">What for</legend>
          <div className="grid grid-cols-2 gap-2">
            {choices.map(({ value, label: name, Icon }) => (
              <RadioPill
                key={value}
                name={`${formId}-category`}
                option={{ value, label: name, icon: <Icon {...icon} /> }}
                checked={category === value}
                onChoose={setCategory}
                className="min-h-14 justify-center border border-edge bg-surface px-3 text-base font-medium hover:border-sea"
              />
            ))}
          </div>
        </fieldset>
        <FailureText>{failure}</FailureText>
      </form>
    </Dialog>
  );
}
