import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { HOPPER_NOTE, EQUAL_WEIGHT } from '@landsea/rules/day-plans';
import type { BestOrder, BestOrderRequest, DayItem, DroppedStop } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { formatMinutes } from '../../../items/cards/item-labels';
import { countSavedMinutes } from './best-order-step';
import { StopRow } from './stop-row';

const formatBestFor = ({ goal, walkingWeight }: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>): string => {
  if (goal === 'earliest-finish') return 'an early finish';
  if (walkingWeight === EQUAL_WEIGHT) return 'time in line and on foot';
  return walkingWeight < EQUAL_WEIGHT ? 'time in line, then on foot' : 'time on foot, then in line';
};

const formatBadge = (proven: boolean, weighed: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>): string =>
  proven ? `Best for ${formatBestFor(weighed)} · proven` : `Best found for ${formatBestFor(weighed)}`;

const rows = [
  ['waiting', 'Waiting'],
  ['walking', 'Walking'],
  ['idle', 'Time to spare'],
] as const;

/** Half the difference between quiet and busy days. */
const marginOf = ({ low, peak }: BestOrder['best'], key: (typeof rows)[number][0]): number =>
  Math.round(Math.abs(peak[key] - low[key]) / 2);

const more = (names: readonly string[]): string => `Fits in ${new Intl.ListFormat('en-US').format(names)}`;

const headline = (order: BestOrder, goal: BestOrderRequest['goal'], saved: number): string => {
  if (!order.isBetter) return 'Your order already works best';
  const added = order.leftOutNow ?? [];
  if (added.length > 0) return more(added.map(({ title }) => title));
  const waits = order.current.expected.waiting - order.best.expected.waiting;
  if (goal === 'earliest-finish' && saved > 0) return `Done ${formatMinutes(saved)} earlier`;
  if (goal === 'least-effort' && saved > 0)
    return `Saves about ${formatMinutes(saved)} of waiting and walking`;
  return waits > 0
    ? `Saves about ${formatMinutes(waits)} of waiting`
    : `Done by ${formatTimeOfDay(order.best.expected.end)}`;
};

function DroppedStops({ dropped, kept }: { dropped: readonly DroppedStop[]; kept: readonly DayItem[] }) {
  const keptOf = ({ itemIds: [first] }: DroppedStop) => kept.find(({ id }) => id === first);
  const freed = dropped.filter((stop) => !keptOf(stop));
  return (
    <section className="grid gap-1">
      <h3 className="font-display text-lg">Does not fit</h3>
      <ul className="grid gap-1">
        {dropped.map((stop) => {
          const { time } = keptOf(stop) ?? {};
          return (
            <li key={stop.itemIds.join()}>
              <strong>{stop.title}</strong> <span className="text-muted">{stop.reason}</span>
              {time ? (
                <span className="block text-sm text-muted">
                  It stays at {formatTimeOfDay(toMinute(time))}, the time you set.
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {freed.length > 0 ? (
        <p className="text-sm text-muted">
          {freed.length > 1 ? 'We’ll keep them without a time.' : 'We’ll keep it without a time.'}
        </p>
      ) : null}
    </section>
  );
}

interface BestOrderResultProps {
  order: BestOrder;
  /** Items without a place in the order that stay at a time that the family chose. */
  kept?: readonly DayItem[];
  weighed: Pick<BestOrderRequest, 'goal' | 'walkingWeight'>;
  isWholeDay: boolean;
}

export function BestOrderResult({ order, kept = [], weighed, isWholeDay }: BestOrderResultProps) {
  const { goal } = weighed;
  const saved = countSavedMinutes(order, goal);
  const isCompared = order.isBetter && saved.expected > 0 && !order.leftOutNow?.length;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-display text-2xl">{headline(order, goal, saved.expected)}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge tone={order.proven ? 'palm' : 'sea'}>{formatBadge(order.proven, weighed)}</Badge>
          {isCompared && saved.margin > 0
            ? `give or take ${formatMinutes(saved.margin)}, as crowds vary`
            : null}
          {!order.isBetter && order.changes.length > 0 ? 'Use these times.' : null}
        </p>
        {order.unproven ? <p className="text-sm text-muted">{order.unproven}</p> : null}
        {order.advice ? <p className="text-palm">{order.advice}</p> : null}
        {order.unusedLanes?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <table className="w-full tabular-nums">
        <caption className="sr-only">Minutes of the day, now and in the best order</caption>
        <thead className="text-left text-sm text-muted">
          <tr>
            <th className="font-normal">
              <span className="sr-only">What</span>
            </th>
            <th className="px-2 text-right font-normal">Now</th>
            <th className="text-right font-normal">Best order</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name]) => (
            <tr key={key} className="border-t border-hairline">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="px-2 text-right text-muted">{formatMinutes(order.current.expected[key])}</td>
              <td className="text-right">
                <strong>{formatMinutes(order.best.expected[key])}</strong>
                {marginOf(order.best, key) > 0 ? (
                  <span className="block text-sm text-muted">
                    give or take {formatMinutes(marginOf(order.best, key))}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
          <tr className="border-t border-hairline">
            <th scope="row" className="py-1.5 text-left font-normal">
              Last stop ends
            </th>
            <td className="px-2 text-right text-muted">{formatTimeOfDay(order.current.expected.end)}</td>
            <td className="text-right font-semibold">{formatTimeOfDay(order.best.expected.end)}</td>
          </tr>
        </tbody>
      </table>
      <ol aria-label="Best order" className="grid gap-1">
        {order.stops.map((stop, index) => (
          <StopRow key={stop.itemIds.join()} stop={stop} isFirst={index === 0 && isWholeDay} />
        ))}
      </ol>
      {order.needsHopper ? <p className="text-muted">{HOPPER_NOTE}</p> : null}
      {order.dropped.length > 0 ? <DroppedStops dropped={order.dropped} kept={kept} /> : null}
    </div>
  );
}
