import type { Travel } from '@landsea/contracts/catalogue';
import { travelPlaces } from '@landsea/contracts/transportation';
import type { TravelPlace } from '@landsea/contracts/transportation';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GuidePage } from '../frame/guide-page';
import { Loaded } from '../frame/loaded';
import { useGuideQuery } from '../frame/use-guide-query';
import { useGetPriceBookQuery, useGetTravelGuideQuery } from '../guide-api';
import { isPlace, placeIn } from './place-choice';
import { TravelForm } from './travel-form';
import { WaysFrom } from './ways-from';
import { WaysResult } from './ways-result';

/** Minutes between any two places; both are in the address. Parks and towns are there before the catalog is. */
export function TransportationGuidePage() {
  const [query, change] = useGuideQuery();
  const travel = useGetTravelGuideQuery();
  const hotels = useGetPriceBookQuery();
  const places = useMemo(
    () => travelPlaces(travel.data ?? { hotelTo: [] }, hotels.data?.hotels ?? []),
    [travel.data, hotels.data],
  );
  const isError = travel.isError || hotels.isError;
  const data = hotels.data && travel.data;
  const refetch = () => [travel.refetch(), hotels.refetch()];
  return (
    <GuidePage
      title="How long does it take?"
      lead="Pick where you are and where you’re going. We list every way to get there, in minutes."
      sources={data ? [data] : []}
    >
      <TravelForm
        places={places}
        from={placeIn(query, 'from', places)}
        to={placeIn(query, 'to', places)}
        onChange={change}
      />
      <div className="pt-8">
        <Loaded query={{ data, isError, refetch }} what="The ways">
          {(loaded) => <TransportationAnswer query={query} travel={loaded} places={places} />}
        </Loaded>
      </div>
    </GuidePage>
  );
}

interface TransportationAnswerProps {
  query: URLSearchParams;
  travel: Travel;
  places: readonly TravelPlace[];
}

function TransportationAnswer({ query, travel, places }: TransportationAnswerProps) {
  const from = placeIn(query, 'from', places);
  const to = placeIn(query, 'to', places);
  if (from === 'unknown' || to === 'unknown')
    return (
      <p className="text-lg text-ink">
        We don’t know one of these places. Pick it from the list, or{' '}
        <Link to="/transportation">start again</Link>.
      </p>
    );
  if (isPlace(from) && isPlace(to)) return <WaysResult from={from} to={to} travel={travel} places={places} />;
  if (isPlace(from))
    return <WaysFrom from={from} places={places} travel={travel} title={`From ${from.name}`} />;
  return (
    <div className="grid gap-10">
      {places
        .filter(({ kind }) => kind === 'park')
        .map((park) => (
          <WaysFrom
            key={park.id}
            from={park}
            places={places.filter(({ kind }) => kind === 'park' || kind === 'town')}
            travel={travel}
            title={`From ${park.name}`}
          />
        ))}
    </div>
  );
}
