import type { Travel } from '@landsea/contracts/catalogue';
import { isWayAsked, travelPlaces, type TravelPlace } from '@landsea/rules/transportation';
import { SelectField } from '@landsea/ui/fields/select-field';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { GuideForm } from '../frame/guide-form';
import { GuidePage } from '../frame/guide-page';
import { Loaded } from '../frame/loaded';
import { useGuideQuery, type QueryChange } from '../frame/use-guide-query';
import { useDrawnParkWays, useGetPriceBookQuery, useGetTravelGuideQuery } from '../guide-api';
import { parksAndTowns } from './park-ways';
import { isPlace, placeIn, type PlaceChoice } from './place-choice';
import { WaysFrom } from './ways-from';
import { WaysResult } from './ways-result';

interface TravelFormProps {
  places: readonly TravelPlace[];
  from: PlaceChoice;
  to: PlaceChoice;
  onChange: (change: QueryChange) => void;
}

const idOf = (choice: PlaceChoice): string => (isPlace(choice) ? choice.id : '');
const optionsOf = (places: readonly TravelPlace[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** The second list leaves out places without a direct way. */
function TravelForm({ places, from, to, onChange }: TravelFormProps) {
  const reachable = places.filter((place) => !isPlace(from) || place === to || isWayAsked(from, place));
  return (
    <GuideForm
      label="From where to where"
      action="/transportation"
      submit="Show the ways"
      className="grid gap-4 sm:grid-cols-2"
    >
      <SelectField
        label="From"
        name="from"
        placeholder="Pick a place"
        options={optionsOf(places)}
        value={idOf(from)}
        onValueChange={(value) => onChange({ from: value })}
      />
      <SelectField
        label="To"
        name="to"
        placeholder="Pick a place"
        options={optionsOf(reachable)}
        value={idOf(to)}
        onValueChange={(value) => onChange({ to: value })}
      />
    </GuideForm>
  );
}

/** Parks, towns and the ways between them are drawn before the catalog has loaded. */
export function TransportationGuidePage() {
  const [query, change] = useGuideQuery();
  const travel = useGetTravelGuideQuery();
  const hotels = useGetPriceBookQuery();
  const drawn = useDrawnParkWays();
  const places = useMemo(
    () => travelPlaces(travel.data ?? { hotelTo: [] }, hotels.data?.hotels ?? []),
    [travel.data, hotels.data],
  );
  const from = placeIn(query, 'from', places);
  const to = placeIn(query, 'to', places);
  const table = travel.data ?? drawn;
  const isAsked = from !== null || to !== null;
  return (
    <GuidePage
      title="How long does it take?"
      lead="Pick where you are and where you’re going. We list every way to get there, in minutes."
      sources={table ? [table] : []}
    >
      <TravelForm places={places} from={from} to={to} onChange={change} />
      <div className="pt-8">
        {isAsked ? (
          <Loaded
            query={{
              data: hotels.data && travel.data,
              isError: travel.isError || hotels.isError,
              refetch: () => [travel.refetch(), hotels.refetch()],
            }}
            what="The ways"
          >
            {(loaded) => <AskedWays from={from} to={to} travel={loaded} places={places} />}
          </Loaded>
        ) : (
          <Loaded query={{ ...travel, data: table }} what="The ways">
            {(known) => <ParkWays travel={known} />}
          </Loaded>
        )}
      </div>
    </GuidePage>
  );
}

interface AskedWaysProps {
  from: PlaceChoice;
  to: PlaceChoice;
  travel: Travel;
  places: readonly TravelPlace[];
}

function AskedWays({ from, to, travel, places }: AskedWaysProps) {
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
  return <ParkWays travel={travel} />;
}

function ParkWays({ travel }: { travel: Travel }) {
  return (
    <div className="grid gap-10">
      {parksAndTowns
        .filter(({ kind }) => kind === 'park')
        .map((park) => (
          <WaysFrom
            key={park.id}
            from={park}
            places={parksAndTowns}
            travel={travel}
            title={`From ${park.name}`}
          />
        ))}
    </div>
  );
}
