import { getDateIn } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDate } from '@landsea/web-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { layOutHorizon, placeTrip, type Mark, type Scale } from './horizon-layout';
import type { TimelineItem } from './timeline-items';
import { timelineHelp } from './timeline-labels';

const RULER = 32;
const ROW = 52;
const ART = 120;
const LINE = 76;

const looks = {
  upcoming: 'border-edge bg-surface text-ink',
  open: 'border-palm bg-palm-soft text-palm',
  passed: 'border-hairline bg-paper text-muted',

  overdue: 'border-berry bg-berry-soft text-berry',
};

const words = { upcoming: '', open: ', open now', passed: ', passed', overdue: ', overdue' };

/** A task stays open until it is done: after its day it is late. */
const standingOf = ({ kind, date, state }: TimelineItem, today: string): keyof typeof looks =>
  kind === 'task' && date < today ? 'overdue' : state;

interface MarkButtonProps {
  mark: Mark;
  today: string;
  lineY: number;
  isCurrent: boolean;
  onChoose: (item: TimelineItem) => void;
}

function MarkButton({ mark, today, lineY, isCurrent, onChoose }: MarkButtonProps) {
  const { item, label, x, row } = mark;
  const isLand = item.side === 'land';
  const standing = standingOf(item, today);
  const top = isLand ? lineY - LINE - (row + 1) * ROW + 4 : lineY + ART - LINE + row * ROW;
  const stem = isLand ? { top: top + 44, height: lineY - top - 44 } : { top: lineY, height: top - lineY };
  return (
    <>
      <span aria-hidden className="absolute w-px bg-edge opacity-50" style={{ left: x + 14, ...stem }} />
      <button
        type="button"
        data-mark={item.id}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onChoose(item)}
        style={{ left: x, top }}
        className={`absolute z-1 flex h-11 w-36 cursor-pointer items-center gap-2 rounded-lg border px-2.5 text-left text-sm leading-tight hover:border-sea ${looks[standing]}`}
      >
        <span
          aria-hidden
          className={`size-2.5 shrink-0 rounded-full ${
            item.state === 'passed'
              ? 'bg-edge'
              : item.filter === 'payments'
                ? 'bg-sun'
                : isLand
                  ? 'bg-palm'
                  : 'bg-sea'
          }`}
        />
        <span className="min-w-0">
          <span className="line-clamp-1 font-semibold">{label}</span>
          <span className="block text-muted tabular-nums">{formatDate(item.date)}</span>
        </span>
        <span className="sr-only">{words[standing]}</span>
      </button>
    </>
  );
}

interface HorizonLineProps {
  trip: TripDetail;
  items: readonly TimelineItem[];
  scale: Scale;
  now: Date;
  onChoose: (item: TimelineItem) => void;
}

export function HorizonLine({ trip, items, scale, now, onChoose }: HorizonLineProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [current, setCurrent] = useState<string>();
  const today = getDateIn(now);
  const layout = layOutHorizon(items, today, scale, room);
  const { marks, rows, width, xOf, ticks } = layout;
  const lineY = RULER + rows.land * ROW + LINE;
  const height = lineY + ART - LINE + rows.sea * ROW + 8;
  const todayX = xOf(today);
  const segments = trip.days.map((day) => ({
    kind: isSeaDay(day) ? ('sea' as const) : ('land' as const),
    days: 1,
  }));
  const focused =
    marks.find(({ item }) => item.id === current) ?? marks.find(({ item }) => item.date >= today) ?? marks[0];

  useEffect(() => {
    const measure = () => setRoom(scroller.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = Math.max(0, todayX - 48);
  }, [scale, todayX]);

  const move = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['mark'] : undefined;
    const at = marks.findIndex(({ item }) => item.id === from);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: marks.length - 1 }[event.key];
    const next = to === undefined ? undefined : marks[to];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.item.id);
    const button = scroller.current?.querySelector<HTMLElement>(`[data-mark="${next.item.id}"]`);
    button?.focus();
  };

  return (
    <div
      ref={scroller}
      role="group"
      aria-label="The horizon of this trip"
      data-help={timelineHelp.horizon}
      onKeyDown={move}
      className="relative -mx-4 overflow-x-auto overscroll-x-contain px-4 pb-2 sm:mx-0 sm:px-0 print:overflow-visible"
    >
      <div className="relative isolate" style={{ width, height }}>
        {ticks.map(({ date, x, label }) => (
          <div
            key={date}
            aria-hidden
            className="absolute inset-y-0 border-l border-hairline"
            style={{ left: x }}
          >
            <span className="block pl-1.5 text-sm whitespace-nowrap text-muted tabular-nums">{label}</span>
          </div>
        ))}
        <span aria-hidden className="absolute h-px w-full bg-edge" style={{ top: lineY }} />
        <div
          aria-hidden
          className="absolute inset-x-0 overflow-x-clip"
          style={{ top: lineY - LINE, height: ART }}
        >
          <div className="absolute" style={placeTrip(trip, xOf)}>
            <Horizon size="md" segments={segments} />
          </div>
        </div>
        {today <= layout.to ? (
          <span aria-hidden className="absolute" style={{ left: todayX - 11, top: lineY - 11 }}>
            <span className="absolute -inset-3 rounded-full bg-sun opacity-20" />
            <span className="relative block size-5.5 rounded-full bg-sun" />
            <span className="absolute top-7 left-1/2 -translate-x-1/2 text-sm font-semibold">Today</span>
          </span>
        ) : null}
        {marks.map((mark) => (
          <MarkButton
            key={mark.item.id}
            mark={mark}
            today={today}
            lineY={lineY}
            isCurrent={mark.item.id === focused?.item.id}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}
