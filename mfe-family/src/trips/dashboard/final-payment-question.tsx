import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Budget } from '@landsea/contracts/money';
import type { BookingWindow, Task } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { useRows } from '@landsea/web-kit/rows';
import { useState } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { taskRows } from '../../trip-frame/api/task-rows';
import { isFarePaid } from '../../trip-frame/money/fare-paid';

interface FinalPaymentQuestionProps {
  tripId: string;
  window: BookingWindow;
  now: Date;
  onBlocked: (() => void) | undefined;
}

const dayOf = ({ ownDate, opensAt }: BookingWindow): string => ownDate ?? getDateIn(new Date(opensAt));

/** Neither the budget nor a task records the payment yet. */
export const openPayment = (
  windows: readonly BookingWindow[],
  tasks: readonly Task[],
  budget: Pick<Budget, 'lines'> | undefined,
  now: Date,
): BookingWindow | undefined =>
  windows.find(
    (window) =>
      window.kind === 'final-payment' &&
      !window.standing &&
      dayOf(window) < getDateIn(now) &&
      !isFarePaid(budget, dayOf(window)) &&
      !tasks.some(({ windowId }) => windowId === window.id),
  );

/** The answer becomes a task: done, or due tomorrow. */
export function FinalPaymentQuestion({ tripId, window, now, onBlocked }: FinalPaymentQuestionProps) {
  const { create } = useRows(taskRows, tripId);
  const [id] = useState(() => crypto.randomUUID());
  const answer = (isPaid: boolean) => () => {
    if (onBlocked) return onBlocked();
    const when = isPaid
      ? { status: 'done' as const }
      : { due: { from: 'date' as const, on: addDays(getDateIn(now), 1) } };
    void create(
      { id, title: 'Pay the cruise in full', topic: 'money', windowId: window.id, ...when },
      'toast',
    );
  };
  return (
    <section aria-label="Final payment" className="mb-4 rounded-card border border-hairline bg-sun-soft p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        Final payment was due {formatDate(dayOf(window)).split(', ')[1]}. Paid?
      </h3>
      <p className="pt-1 text-sm text-muted">
        Excursions and dining aboard open only when the sailing is paid in full.
      </p>
      <EditorOnly>
        <div className="flex flex-wrap gap-3 pt-3">
          <Button variant="primary" onClick={answer(true)}>
            Yes
          </Button>
          <Button onClick={answer(false)}>Remind me tomorrow</Button>
        </div>
      </EditorOnly>
    </section>
  );
}
