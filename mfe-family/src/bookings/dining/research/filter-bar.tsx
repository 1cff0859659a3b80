import { getLandName } from '@landsea/rules/catalogue';
import type { Restaurant } from '@landsea/contracts/catalogue';
import type { TripDay } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { CatalogueFilters } from '../../../catalogue/lists/catalogue-filters';
import { mealLabels } from '../rules/dining-labels';
import { formatDollarSigns } from '../rules/meal-price-text';
import {
  listCuisines,
  filterCount,
  noRestaurantFilter,
  serviceLabels,
  whereLabels,
  type RestaurantFilter,
  type ServiceFilter,
  type SortBy,
  type WhereFilter,
} from '../rules/restaurant-filter';

interface FilterBarProps {
  filter: RestaurantFilter;
  onChange: (filter: RestaurantFilter) => void;
  typed: string;
  onType: (typed: string) => void;
  date: string;
  onDate: (date: string) => void;
  days: readonly TripDay[];
  restaurants: readonly Restaurant[];
}

const options = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

const sortLabels: Record<SortBy, string> = {
  popular: 'Most popular first',
  votes: 'Most wanted first',
  near: 'Nearest to that day’s plan',
  price: 'Lowest price first',
  name: 'By name',
};

const tiers = [1, 2, 3, 4].map((tier) => ({
  value: String(tier),
  label: tier === 4 ? 'Any price' : `Up to ${formatDollarSigns(tier)}`,
}));

const areasOf = (restaurants: readonly Restaurant[], { where }: RestaurantFilter) => {
  const here = restaurants.filter(
    (each) => where === 'any' || where === 'trip' || each.where === where || each.park === where,
  );
  return [...new Set(here.map(({ area }) => area))]
    .map((area) => ({ value: area, label: getLandName(area) }))
    .sort((a, b) => a.label.localeCompare(b.label));
};

export function FilterBar(props: FilterBarProps) {
  const { filter, onChange, typed, onType, date, onDate, days, restaurants } = props;
  const set = (change: Partial<RestaurantFilter>) => onChange({ ...filter, ...change });
  const count = filterCount(filter);
  return (
    <div className="grid grid-cols-1 gap-3">
      <CatalogueFilters
        isFolded
        searchLabel="Restaurant or character"
        dayLabel="For which day?"
        anyDay="Any day"
        count={count + (date ? 1 : 0)}
        {...{ typed, onType, days, date, onDate }}
      >
        <SelectField
          label="Where"
          value={filter.where}
          onValueChange={(where) => set({ where: where as WhereFilter, area: '' })}
          options={options<WhereFilter>(whereLabels)}
        />
        <SelectField
          label="Land or hotel"
          value={filter.area}
          onValueChange={(area) => set({ area })}
          options={[{ value: '', label: 'All' }, ...areasOf(restaurants, filter)]}
        />
        <SelectField
          label="Cuisine"
          value={filter.cuisine}
          onValueChange={(cuisine) => set({ cuisine })}
          options={[
            { value: '', label: 'All' },
            ...listCuisines(restaurants).map((word) => ({ value: word, label: word })),
          ]}
        />
        <SelectField
          label="Meal"
          value={filter.meal}
          onValueChange={(meal) => set({ meal: meal as RestaurantFilter['meal'] })}
          options={[{ value: 'any', label: 'Any meal' }, ...options(mealLabels)]}
        />
        <SelectField
          label="Price"
          value={String(filter.mostTier)}
          onValueChange={(tier) => set({ mostTier: Number(tier) })}
          options={tiers}
        />
        <SelectField
          label="Order"
          value={filter.sort}
          onValueChange={(sort) => set({ sort: sort as SortBy })}
          options={options<SortBy>(sortLabels)}
        />
        {count > 0 ? (
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange({ ...noRestaurantFilter, where: 'trip', sort: filter.sort })}
          >
            Clear
          </Button>
        ) : null}
      </CatalogueFilters>
      <Segmented
        label="Kind of restaurant"
        options={options<ServiceFilter>(serviceLabels)}
        value={filter.service}
        onValueChange={(service) => set({ service })}
        className="relative overflow-x-auto"
      />
    </div>
  );
}
