import type { PortGuide } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { formatClock } from '../../../items/cards/item-labels';
import { toClock, toMinute } from '@landsea/rules/trip';
import { getHoursAshore, MARGIN_MINUTES } from './time-to-spare';

const looks: Partial<Record<DayItem['status'], string>> = {
  booked: 'bg-palm-soft text-palm ring-palm',
  done: 'bg-palm-soft text-palm ring-palm',
  planned: 'bg-surface text-sea ring-sea',
};

export function ShoreClock({ port, outings }: { port: PortGuide; outings: readonly DayItem[] }) {
  const ashore = getHoursAshore(port);
  if (!ashore || port.arrives === null) return null;
  const start = toMinute(port.arrives);
  const end = toMinute(ashore.to);
  const at = (minutes: number) => `${Math.min(100, Math.max(0, ((minutes - start) / (end - start)) * 100))}%`;
  const wide = (from: number, to: number) => ({ left: at(from), width: `calc(${at(to)} - ${at(from)})` });
  const back = end - MARGIN_MINUTES;
  const timed = outings.filter(({ time, status }) => time !== null && looks[status] !== undefined);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="relative overflow-hidden rounded-card border border-hairline bg-sea-soft">
        <span
          className="absolute inset-y-0 border-x border-hairline bg-paper"
          style={wide(toMinute(ashore.from), back)}
        />
        <span className="absolute inset-y-0 bg-sun-soft" style={wide(back, end)} />
        <div className="relative grid min-h-12 gap-1.5 py-2">
          {timed.map((item) => {
            const from = toMinute(item.time ?? '00:00');
            return (
              <span key={item.id} className="relative h-8">
                <span
                  className={`absolute inset-y-0 truncate rounded-full px-3 text-sm leading-8 font-medium ring-1 ring-inset ${looks[item.status] ?? ''}`}
                  style={wide(from, from + (item.minutes ?? 60))}
                >
                  {item.title}
                </span>
              </span>
            );
          })}
        </div>
      </div>
      <p className="flex justify-between gap-2 text-sm text-muted tabular-nums">
        <span>In port {formatClock(port.arrives)}</span>
        <span className="text-center">Head back by {formatClock(toClock(back))}</span>
        <span className="text-right font-semibold text-ink">All aboard {formatClock(ashore.to)}</span>
      </p>
    </div>
  );
}
