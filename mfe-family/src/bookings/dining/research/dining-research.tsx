import { makeDayContext } from '@landsea/rules/day-plans';
import { votePoints } from '@landsea/rules/planning';
import type { Restaurant } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCatalogueList, useSearchCatalogueQuery } from '../../../catalogue/api/catalogue-api';
import { CatalogueResults, ClearFilters } from '../../../catalogue/lists/catalogue-results';
import { isOwnHotel, listParks } from '../../../catalogue/lists/trip-places';
import { useCataloguePage } from '../../../catalogue/lists/use-catalogue-page';
import { SeasonSwitch } from '../../../catalogue/lists/season-switch';
import { useDayCatalogue } from '../../../catalogue/api/use-day-catalogue';
import { useWalkFromPlan } from '../../../catalogue/lists/use-walk-from-plan';
import type { DayItems } from '../../../items/queue/use-day-items';
import { Crumb } from '../../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../../trip-frame/access/read-only';
import { Page } from '../../../trip-frame/page/page';
import { isMeal } from '../rules/meal-booking';
import { makeMealItem } from '../rules/meal-items';
import { estimateMeal, getMiddle } from '@landsea/rules/dining-plan';
import {
  filterRestaurants,
  noRestaurantFilter,
  sortRestaurants,
  type WhereFilter,
} from '../rules/restaurant-filter';
import { FilterBar } from './filter-bar';
import { PlanMealDialog } from './plan-meal-dialog';
import { RestaurantCard } from './restaurant-card';

const noFilter = { ...noRestaurantFilter, where: 'trip' as WhereFilter, typed: '', date: '' };
const CHILD_AGE = 10;
/** The weight of a step of kid-friendliness beside popularity. */
const KIDS_WEIGHT = 8;
const SEARCH_FROM = 2;

interface DiningResearchProps {
  trip: TripDetail;
  dayItems: DayItems;
  restaurants: readonly Restaurant[];
}

export function DiningResearch({ trip, dayItems, restaurants }: DiningResearchProps) {
  const page = useCataloguePage(noFilter);
  const { filter } = page;
  const { typed, date } = filter;
  const [planning, setPlanning] = useState<Restaurant>();
  const q = useDeferredValue(typed.trim());
  const search = useSearchCatalogueQuery({ q, kinds: ['restaurants'] }, { skip: q.length < SEARCH_FROM });
  const catalogue = useDayCatalogue({ skip: date === '' });
  const day = dayItems.days.find((each) => each.date === date);
  const context = useMemo(
    () => (day && catalogue ? makeDayContext(trip, day, catalogue) : undefined),
    [trip, day, catalogue],
  );
  const walkTo = useWalkFromPlan(dayItems.itemsOn(date), context, 'dining');
  const walk = (restaurant: Restaurant) => walkTo({ ...restaurant, land: restaurant.area });
  const meals = dayItems.items.filter(isMeal).filter(({ status }) => status !== 'cancelled');
  const mealsAt = ({ id }: Restaurant) => meals.filter(({ catalogueId }) => catalogueId === id);
  const priceOf = (restaurant: Restaurant) => estimateMeal(restaurant, trip.party, date || trip.startDate);

  const dates = date ? [date] : dayItems.days.map((each) => each.date);
  const parks = listParks(dayItems.days);
  const isOnTrip = ({ park, area }: Restaurant) =>
    park === null ? isOwnHotel(area, trip) : parks.length === 0 || parks.includes(park);
  // A search by words ignores the place filter.
  const there =
    filter.where === 'trip' && q.length < SEARCH_FROM ? restaurants.filter(isOnTrip) : restaurants;
  const { entries: facts } = useCatalogueList('restaurant-facts');
  const known = useMemo(() => new Map(facts?.map((fact) => [fact.id, fact])), [facts]);
  const hasChildren = trip.party.some(({ age }) => age < CHILD_AGE);
  const fame = ({ id }: Restaurant) => {
    const fact = known.get(id);
    return fact ? fact.popularity + (hasChildren ? fact.kids * KIDS_WEIGHT : 0) : 0;
  };
  const inSeason = filterRestaurants(there, { ...filter, anySeason: false }, dates);
  const anySeason = filterRestaurants(there, { ...filter, anySeason: true }, dates);
  const filtered = filter.anySeason ? anySeason : inSeason;
  const ordered = sortRestaurants(filtered, filter.sort, {
    fame,
    price: (restaurant) => getMiddle(priceOf(restaurant)),
    votes: (restaurant) => mealsAt(restaurant).reduce((sum, meal) => sum + votePoints(meal), 0),
    walk,
  });
  const byId = new Map(ordered.map((restaurant) => [restaurant.id, restaurant]));
  const found =
    q.length < SEARCH_FROM ? ordered : (search.data?.hits ?? []).flatMap(({ id }) => byId.get(id) ?? []);
  const openPlan = (restaurant: Restaurant) =>
    dayItems.refuseEdit ? dayItems.refuseEdit() : setPlanning(restaurant);

  return (
    <Page>
      <PageHeader
        title="Find restaurants"
        lead="Vote on the ones you like, then plan them for a day. Prices are for your party."
        breadcrumb={<Crumb to={`/trip/${trip.id}/dining-reservations`}>Dining reservations</Crumb>}
      />
      <ReadOnlyNotice />
      <FilterBar
        {...{ filter, typed, date, restaurants }}
        onChange={page.change}
        onType={(next) => page.change({ typed: next })}
        onDate={(next) => page.change({ date: next, sort: next ? 'near' : noFilter.sort })}
        days={dayItems.days}
      />
      <SeasonSwitch
        count={anySeason.length - inSeason.length}
        checked={filter.anySeason}
        onChange={(isShown) => page.change({ anySeason: isShown })}
      />
      <div className="grid gap-4 pt-5">
        <CatalogueResults
          page={page}
          entries={found}
          status={
            search.isFetching
              ? 'Searching…'
              : `${found.length} ${found.length === 1 ? 'restaurant' : 'restaurants'}`
          }
          what="restaurants"
          empty={
            search.isFetching ? null : (
              <EmptyState
                title="No restaurant fits"
                text="Try fewer filters, or another word."
                action={<ClearFilters onClear={page.clear} />}
              />
            )
          }
        >
          {(restaurant) => (
            <RestaurantCard
              key={restaurant.id}
              restaurant={restaurant}
              summary={known.get(restaurant.id)?.summary}
              isOutOfSeason={!inSeason.includes(restaurant)}
              party={trip.party}
              price={priceOf(restaurant)}
              walk={walk(restaurant)}
              items={mealsAt(restaurant)}
              onPlan={() => openPlan(restaurant)}
              onWish={() =>
                void dayItems.add(
                  makeMealItem({ id: crypto.randomUUID(), restaurant, trip, date: null, meal: null }),
                  { undo: `${restaurant.name} is up for a vote` },
                )
              }
              onVote={(item, personId, vote) => void dayItems.vote(item, personId, vote)}
            />
          )}
        </CatalogueResults>
      </div>
      {planning ? (
        <PlanMealDialog
          {...{ trip, dayItems, date }}
          restaurant={planning}
          onClose={() => setPlanning(undefined)}
        />
      ) : null}
      {dayItems.notices}
    </Page>
  );
}
