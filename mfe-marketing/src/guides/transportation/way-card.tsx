import { requireKnownSource } from '@landsea/rules/catalogue';
import type { Travel } from '@landsea/contracts/catalogue';
import { isFree, type TravelLeg, type TravelPlace, type TravelWay } from '@landsea/rules/transportation';
import { Badge } from '@landsea/ui/badge';
import { nameKind, nameWay } from '../frame/way-names';
import { placeName } from './place-choice';
import { pickWayIcon } from './way-icons';

interface WayCardProps {
  way: TravelWay;
  travel: Travel;
  places: readonly TravelPlace[];
}

export function WayCard({ way, travel, places }: WayCardProps) {
  const Icon = pickWayIcon(way.legs[0]?.kind ?? '');
  return (
    <li className="rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <article className="grid gap-3">
        <div className="grid grid-cols-[auto_1fr_auto] items-start gap-3">
          <span className="grid size-10 place-items-center rounded-full bg-paper text-sea">
            <Icon aria-hidden strokeWidth={1.75} className="size-5" />
          </span>
          <div className="grid gap-1">
            <h3 className="text-xl text-ink">{nameWay(way, travel)}</h3>
            <p>{way.legs.every(isFree) ? <Badge tone="palm">Free</Badge> : <Badge>At your cost</Badge>}</p>
          </div>
          <p className="text-right">
            <span className="block font-display text-2xl text-ink tabular-nums">{way.typical} min</span>
            <span className="block text-sm text-muted tabular-nums">
              {way.low} to {way.high}
            </span>
          </p>
        </div>
        {way.legs.length > 1 ? <WaySteps way={way} travel={travel} places={places} /> : null}
        <WayFacts legs={way.legs} travel={travel} />
      </article>
    </li>
  );
}

function WaySteps({ way, travel, places }: WayCardProps) {
  return (
    <ol className="grid text-base">
      {way.legs.map((leg) => (
        <li
          key={`${leg.from} ${leg.to}`}
          className="flex justify-between gap-4 border-b border-hairline py-2"
        >
          <span className="text-ink">
            {nameKind(leg.kind, travel)} to {placeName(leg.to, places)}
          </span>
          <span className="shrink-0 text-muted tabular-nums">{leg.typical} min</span>
        </li>
      ))}
    </ol>
  );
}

function WayFacts({ legs, travel }: { legs: readonly TravelLeg[]; travel: Travel }) {
  const kinds = new Set(legs.flatMap(({ kind }) => kind.split(/ and | twice/)));
  const modes = (travel.modes ?? []).filter(({ kind }) => kinds.has(kind));
  return modes.map(({ kind, what, runs, every, source }) => (
    <div key={kind} className="grid gap-0.5 text-base text-muted">
      <p className="text-ink">{what}</p>
      {every ? <p>{every}.</p> : null}
      {runs ? <p>{runs}.</p> : null}
      <p className="text-sm">
        {requireKnownSource(source) ? `Source: ${requireKnownSource(source)}.` : 'Typical times.'}
      </p>
    </div>
  ));
}
