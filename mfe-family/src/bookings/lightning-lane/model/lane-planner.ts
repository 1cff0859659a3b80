import {
  isPass,
  listLanePayers,
  priceLane,
  needsLane,
  predictLanes,
  type LaneOffer,
  type LanePrice,
  type LaneEntry,
  type LaneOutlook,
} from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey } from '../../../trip-frame/people/party';
import type { DayItems } from '../../../items/queue/use-day-items';
import type { LaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import type { LaneDay, LaneSelection } from './lane-days';
import { listWishesOn } from './lane-wishes';

export interface LanePlanner {
  trip: TripDetail;
  items: DayItems;
  catalogue: LaneCatalogue;
  /** Null shows everybody's selections. */
  person: string | null;
  hourCents: number;
}

export const listShownPeople = ({ trip, person }: LanePlanner): TripDetail['party'] =>
  person === null ? trip.party : trip.party.filter((each) => toPersonKey(each) === person);

export const getNewPeople = ({ person }: LanePlanner): string[] | null => (person === null ? null : [person]);

export const listPassHolders = (
  { trip }: LanePlanner,
  date: string,
  ride?: LaneEntry,
): TripDetail['party'] =>
  ride ? listLanePayers(trip.party, [ride], date) : trip.party.filter((person) => needsLane(person, date));

/** The shown people who can board one of the rides; null for all who need a pass. */
export const listLaneRiders = (
  planner: LanePlanner,
  rides: readonly LaneEntry[],
  date: string,
): string[] | null => {
  const shown = listShownPeople(planner).filter((person) => needsLane(person, date));
  const riders = listLanePayers(shown, rides, date);
  return planner.person === null && riders.length === shown.length ? null : riders.map(toPersonKey);
};

/** The price for the named people, or for everybody; a Single Pass covers only people who can ride. */
export const priceFor = (
  { trip, catalogue }: LanePlanner,
  offer: LaneOffer,
  date: string,
  people: readonly string[] | null,
): LanePrice | null => {
  const named =
    people === null ? trip.party : trip.party.filter((each) => people.includes(toPersonKey(each)));
  const ride = offer.product === 'single' && catalogue.entries.find(({ id }) => id === offer.attractionId);
  const payers = ride ? listLanePayers(named, [ride], date) : named;
  return priceLane(offer, date, payers, catalogue.calendar);
};

export const repriceLane = (
  planner: LanePlanner,
  { date, park, catalogueId, details }: LaneSelection,
  people: readonly string[] | null,
): { costCents: number } | undefined => {
  const offer: LaneOffer | undefined =
    details.product === 'single' && catalogueId !== null
      ? { product: 'single', attractionId: catalogueId }
      : isPass({ details }) && details.product !== 'single' && park !== null
        ? { product: details.product, park }
        : undefined;
  const price = offer && date !== null ? priceFor(planner, offer, date, people) : null;
  return price ? { costCents: price.cents } : undefined;
};

export const listEligibleLanes = ({ trip, items, catalogue }: LanePlanner) => ({
  items: items.items,
  rides: catalogue.entries,
  party: trip.party,
});

export type DayOutlook = LaneOutlook & { isTypical: boolean };

/** The park where passes gain most comes first. Empty without a park. */
export const listOutlooks = (
  planner: LanePlanner,
  { date, parks }: Pick<LaneDay, 'date' | 'parks'>,
): DayOutlook[] => {
  const people = listShownPeople(planner);
  return parks
    .map((park) => {
      const { rides, isTypical } = listWishesOn(
        { date, park },
        planner.items.items,
        planner.catalogue.entries,
        people,
      );
      const outlook = predictLanes(
        { date, park, rides, people, hourCents: planner.hourCents },
        planner.catalogue,
      );
      return { ...outlook, isTypical };
    })
    .sort((a, b) => b.value.gainCents - a.value.gainCents);
};
