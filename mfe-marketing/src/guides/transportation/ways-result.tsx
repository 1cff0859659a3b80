import type { Travel } from '@landsea/contracts/catalogue';
import { isWayAsked, listWaysBetween, type TravelPlace } from '@landsea/rules/transportation';
import { Link } from 'react-router-dom';
import { nameWay } from '../frame/way-names';
import { toTransportationAddress } from './place-choice';
import { WayCard } from './way-card';

interface WaysResultProps {
  from: TravelPlace;
  to: TravelPlace;
  travel: Travel;
  places: readonly TravelPlace[];
}

export function WaysResult({ from, to, travel, places }: WaysResultProps) {
  if (from.id === to.id)
    return <p className="text-lg text-ink">You are already there. Pick another place to go to.</p>;
  const ways = listWaysBetween(from.id, to.id, travel);
  const [best] = ways;
  if (!isWayAsked(from, to) || !best)
    return (
      <p className="text-lg text-ink">
        We know no straight way from {from.name} to {to.name}. Look up the way to your hotel first.
      </p>
    );
  return (
    <section aria-labelledby="result" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="result" className="text-3xl text-ink">
          About {best.typical} minutes
        </h2>
        <p className="text-base text-muted">
          {from.name} to {to.name}: {nameWay(best, travel)}, with the walk to it and the wait. Verify in the
          official app on the day.
        </p>
        <p className="text-base">
          <Link to={toTransportationAddress(to.id, from.id)}>The way back</Link>
        </p>
      </div>
      <ol className="grid gap-4">
        {ways.map((way) => (
          <WayCard
            key={way.legs.map(({ kind, to: end }) => `${kind} ${end}`).join(' ')}
            way={way}
            travel={travel}
            places={places}
          />
        ))}
      </ol>
    </section>
  );
}
