import { timeIn } from '@landsea/contracts/core';
import {
  EQUAL_WEIGHT,
  isReleasable,
  isTimeHeld,
  isAhead,
  getUsualWalkingWeight,
} from '@landsea/rules/day-plans';
import type { BestOrderRequest } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Segmented } from '@landsea/ui/fields/segmented';
import { Slider } from '@landsea/ui/fields/slider';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDate } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import type { DayItems } from '../../../items/queue/use-day-items';
import { isOrderable } from '../../../items/day/is-orderable';
import type { PlannerDay } from '../planner-days';
import { useFindBestOrderMutation } from './best-order-api';
import { BestOrderResult } from './best-order-result';
import { NothingToOrder } from './nothing-to-order';
import { makeStep, splitDropped } from './best-order-step';
import { ItemChoice } from './item-choice';

const PAUSE_MS = 400;

interface BestOrderPanelProps {
  tripId: string;
  day: PlannerDay;
  isToday: boolean;
  dayItems: DayItems;
  onClose: () => void;
}

const weightText = (percent: number): string =>
  percent < 50 ? 'Wait less' : percent > 50 ? 'Walk less' : 'Both alike';

/** The default weight of walking for the people of a day, in percent. */
const usualPercent = ({ day, context }: PlannerDay): number =>
  100 * (context ? getUsualWalkingWeight(context.people, day.date) : EQUAL_WEIGHT);

/** The order is applied as one step that can be undone. */
export function BestOrderPanel({ tripId, day, isToday, dayItems, onClose }: BestOrderPanelProps) {
  const { date } = day.day;
  const [find, { data: order, error, isLoading }] = useFindBestOrderMutation();
  const [goal, setGoal] = useState<BestOrderRequest['goal']>('least-effort');
  const [chosenWalking, setWalking] = useState<number | null>(null);
  const walking = chosenWalking ?? usualPercent(day);
  const [pinned, setPinned] = useState<readonly string[]>([]);
  const [fromNow, setFromNow] = useState(isToday);
  const [attempt, setAttempt] = useState(0);
  const [released, setReleased] = useState<readonly string[]>([]);
  const open = day.items.filter((item) => isAhead(item) && !isTimeHeld(item) && item.details.kind !== 'lane');
  const canOrder = isOrderable(day.items);
  const chosen = open.filter((item) => isReleasable(item));
  const free = open.filter((item) => !isReleasable(item));
  // Unsaved changes are not part of the answer: every save, also by others, sends a new request.
  const standing = day.items.map(({ id, version }) => `${id} ${version}`).join();

  useEffect(() => {
    if (!canOrder) return undefined;
    const from = fromNow ? timeIn(new Date()) : null;
    const request = {
      goal,
      walkingWeight: walking / 100,
      pinned: [...pinned],
      released: [...released],
      from,
    };
    const timer = setTimeout(() => void find({ tripId, date, request }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [attempt, canOrder, date, find, fromNow, goal, pinned, released, standing, tripId, walking]);

  const apply = () => {
    if (!order) return;
    onClose();
    void dayItems.changeMany(makeStep(order, day.items, released));
  };
  if (!canOrder) return <NothingToOrder date={date} onClose={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={`Best order for ${formatDate(date)}`}
      description="We keep your bookings and any times you set."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep my order
          </Button>
          <Button variant="primary" disabled={!order?.changes.length || isLoading} onClick={apply}>
            {order && !order.isBetter ? 'Use these times' : 'Use this order'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Segmented
          showLabel
          label="What matters most?"
          options={[
            { value: 'least-effort', label: 'Less waiting and walking' },
            { value: 'earliest-finish', label: 'Done as early as possible' },
          ]}
          value={goal}
          onValueChange={setGoal}
        />
        {goal === 'least-effort' ? (
          <Slider
            label="Waiting or walking"
            min={0}
            max={100}
            step={10}
            value={walking}
            valueText={weightText(walking)}
            onChange={setWalking}
          />
        ) : null}
        {isToday ? (
          <Checkbox
            label="From now on only"
            hint="Keeps what’s done, and changes as little as possible."
            checked={fromNow}
            onCheckedChange={setFromNow}
          />
        ) : null}
        <ItemChoice
          title="Also move these"
          hint="You chose their times. Check what the best order may move; meals and rests stay close."
          all="Move all of them"
          items={chosen}
          chosen={released}
          onChange={setReleased}
        />
        <ItemChoice title="Lock plans in place" items={free} chosen={pinned} onChange={setPinned} />
        <div aria-live="polite" aria-busy={isLoading} className={isLoading && order ? 'opacity-60' : ''}>
          {order ? (
            <BestOrderResult
              order={order}
              kept={splitDropped(order, day.items, released).kept}
              weighed={{ goal, walkingWeight: walking / 100 }}
              isWholeDay={!fromNow}
            />
          ) : null}
          {!order && !error ? (
            <div className="grid gap-2">
              <Skeleton className="h-9 w-56" />
              <Skeleton className="h-32 w-full" />
            </div>
          ) : null}
          {error && !isLoading ? (
            <Notice
              tone="error"
              action={
                <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
                  Try again
                </Button>
              }
            >
              No order could be found. {toApiError(error).message}
            </Notice>
          ) : null}
        </div>
        <p className="text-sm text-muted">Waits are estimates from typical days, not promises.</p>
      </div>
    </Dialog>
  );
}
