import type { Travel } from '@landsea/contracts/catalogue';
import { isWayAsked, listWaysBetween, type TravelPlace, type TravelWay } from '@landsea/rules/transportation';
import { Link } from 'react-router-dom';
import { nameWay } from '../frame/way-names';
import { toTransportationAddress } from './place-choice';
import { pickWayIcon } from './way-icons';

interface WaysFromProps {
  from: TravelPlace;
  places: readonly TravelPlace[];
  travel: Travel;
  title: string;
}

export function WaysFrom({ from, places, travel, title }: WaysFromProps) {
  const rows = places.flatMap((to) => {
    const [best] = isWayAsked(from, to) ? listWaysBetween(from.id, to.id, travel) : [];
    return best ? [{ to, best }] : [];
  });
  return (
    <section aria-labelledby={`from-${from.id}`} className="grid gap-3">
      <h2 id={`from-${from.id}`} className="text-2xl text-ink">
        {title}
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {rows.map(({ to, best }) => (
          <WayRow key={to.id} {...{ from, to, best, travel }} />
        ))}
      </ul>
    </section>
  );
}

interface WayRowProps extends Pick<WaysFromProps, 'from' | 'travel'> {
  to: TravelPlace;
  best: TravelWay;
}

function WayRow({ from, to, best, travel }: WayRowProps) {
  const Icon = pickWayIcon(best.legs[0]?.kind ?? '');
  return (
    <li className="border-b border-hairline">
      <Link
        to={toTransportationAddress(from.id, to.id)}
        className="flex min-h-11 items-center gap-3 py-2 no-underline"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-sea">
          <Icon aria-hidden strokeWidth={1.75} className="size-5" />
        </span>
        <span className="grow">
          <span className="block text-base text-ink">{to.name}</span>
          <span className="block text-sm text-muted">{nameWay(best, travel)}</span>
        </span>
        <span className="shrink-0 font-display text-lg text-ink tabular-nums">{best.typical} min</span>
      </Link>
    </li>
  );
}
