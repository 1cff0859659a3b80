import type { LinePayment } from '@landsea/rules/money';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { readCents } from './expense-draft';
import type { ExpenseForm } from './use-expense-form';

interface DuePaymentProps {
  expense: ExpenseForm;
  dues: readonly LinePayment[];
}

/** An expense of exactly the amount that is due pays for it, unless somebody unticks that. */
export function DuePayment({ expense: { form, values }, dues }: DuePaymentProps) {
  const offered = useRef('');
  const cents = values.isRefund ? undefined : readCents(values);
  const due = dues.find((each) => each.line.category === values.category && each.cents === cents);
  const lineId = due?.line.id ?? '';

  useEffect(() => {
    const before = offered.current;
    offered.current = lineId;
    const chosen = form.getValues('lineId');
    // What a person chose to pay for stays.
    if (chosen === '' || chosen === before) form.setValue('lineId', lineId);
  }, [form, lineId]);

  if (!due) return null;
  return (
    <Checkbox
      label={`Pays what is due for ${due.line.label}`}
      hint={`${formatMoney(due.cents)} by ${formatDate(due.dueOn)}. It leaves your next payments.`}
      checked={values.lineId === lineId}
      onCheckedChange={(isChecked) => form.setValue('lineId', isChecked ? lineId : '')}
    />
  );
}
