import { makeBlankDetails, checkOff, makeDayContext, listUnlistedDiets } from '@landsea/rules/day-plans';
import { parkIds, parkNames, type ParkId, type Snack } from '@landsea/contracts/catalogue';
import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { EmptyState } from '@landsea/ui/empty-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { formatMoney } from '@landsea/web-kit';
import { useMemo } from 'react';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { CatalogueFilters } from '../../catalogue/lists/catalogue-filters';
import { CatalogueResults, ClearFilters } from '../../catalogue/lists/catalogue-results';
import { listParks } from '../../catalogue/lists/trip-places';
import { useCataloguePage } from '../../catalogue/lists/use-catalogue-page';
import { useDayCatalogue } from '../../catalogue/api/use-day-catalogue';
import { useWalkFromPlan } from '../../catalogue/lists/use-walk-from-plan';
import { ItemPanel } from '../../items/panel/item-panel';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { AboardTreats } from './aboard-treats';
import { LeaderboardSection } from './leaderboard-section';
import { OwnSnacks } from './own-snacks';
import { SnackCard } from './snack-card';
import { SnackFields } from './snack-fields';
import { listDietWarnings, isSnack, sumSnackCosts, describeUnlisted } from './snack-rules';

interface SipsSnacksProps {
  trip: TripDetail;
  dayItems: DayItems;
  snacks: readonly Snack[];
}

type SnackPark = ParkId | '' | 'all';

const noFilter = { typed: '', park: '' as SnackPark, date: '', isSafeOnly: false };
const ON_THE_WAY_MINUTES = 4;
const money = (cents: number) => formatMoney(cents, { whole: true });

const snackItem = (snack: Snack): CreateDayItem => ({
  id: crypto.randomUUID(),
  title: snack.name,
  date: null,
  park: snack.park,
  place: snack.restaurant,
  catalogueId: snack.id,
  costCents: snack.priceCents,
  details: makeBlankDetails('snack'),
});

export function SipsSnacks({ trip, dayItems, snacks }: SipsSnacksProps) {
  const page = useCataloguePage(noFilter);
  const { typed, park, date, isSafeOnly } = page.filter;
  const day = dayItems.days.find((each) => each.date === date);
  const catalogue = useDayCatalogue({ skip: date === '' });
  const context = useMemo(
    () => (day && catalogue ? makeDayContext(trip, day, catalogue) : undefined),
    [trip, day, catalogue],
  );
  const walk = useWalkFromPlan(dayItems.itemsOn(date), context, 'snack');
  const own = dayItems.items.filter(isSnack).filter(({ status }) => status !== 'cancelled');
  const stateOf = ({ id }: Snack) => {
    const mine = own.filter(({ catalogueId }) => catalogueId === id);
    if (mine.some(({ details }) => details.tried)) return 'tried' as const;
    return mine.length > 0 ? ('wanted' as const) : undefined;
  };
  const words = typed.trim().toLowerCase();
  const parks = listParks(dayItems.days);
  const isAtSeaOnly = trip.mode === 'cruise' && parks.length === 0;
  const isThere = (snack: Snack) =>
    park === ''
      ? words !== '' || parks.length === 0 || parks.includes(snack.park)
      : park === 'all' || snack.park === park;
  const { entries: facts } = useCatalogueList('snack-facts');
  const popularity = useMemo(() => new Map(facts?.map((fact) => [fact.id, fact.popularity])), [facts]);
  const fame = ({ id }: Snack) => popularity.get(id) ?? 0;
  const found = snacks.filter(
    (snack) =>
      isThere(snack) &&
      (!day || day.parks.includes(snack.park)) &&
      (!isSafeOnly || listDietWarnings(snack, trip.party).length === 0) &&
      `${snack.name} ${snack.restaurant}`.toLowerCase().includes(words),
  );
  const ordered = day
    ? found.toSorted((a, b) => (walk(a) ?? Infinity) - (walk(b) ?? Infinity) || a.name.localeCompare(b.name))
    : found.toSorted((a, b) => fame(b) - fame(a));
  const nearby = day ? found.filter((snack) => (walk(snack) ?? Infinity) <= ON_THE_WAY_MINUTES).length : 0;
  const opened = own.find(({ id }) => id === page.openId);
  const tried = own.filter(({ details }) => details.tried).length;
  const { spent, ahead } = sumSnackCosts(own);
  const unlisted = useMemo(() => listUnlistedDiets(snacks), [snacks]);
  const unknownDiets = describeUnlisted(unlisted, trip.party);
  const hasDiets = listDietWarnings({ diet: [] }, trip.party).length > 0;

  const want = (snack: Snack) =>
    void dayItems.add(snackItem(snack), { undo: `${snack.name} is on your wishlist` });
  const markTried = (snack: Snack) => {
    const wanted = own.find(({ catalogueId, details }) => catalogueId === snack.id && !details.tried);
    if (dayItems.refuseEdit) return dayItems.refuseEdit();
    const now = new Date().toISOString();
    if (wanted) {
      void dayItems.change(wanted, checkOff(wanted, now));
      return page.open(wanted.id);
    }
    const item = snackItem(snack);
    void dayItems.add({ ...item, ...checkOff(item, now) });
    page.open(item.id);
  };

  return (
    <Page>
      <PageHeader
        title="Sips & snacks"
        lead={
          own.length > 0
            ? `${tried} of ${own.length} tried${spent + ahead > 0 ? `, ${money(spent)} spent, ${money(ahead)} to go` : ''}`
            : 'Pick the treats you don’t want to miss, then rate them as you go.'
        }
        breadcrumb={<Crumb to={`/trip/${trip.id}`}>{trip.name}</Crumb>}
      />
      <ReadOnlyNotice />
      <div className="grid gap-6">
        <OwnSnacks {...{ dayItems }} tripId={trip.id} snacks={own} onOpen={page.open} />
        <LeaderboardSection snacks={own} party={trip.party} />
        {isAtSeaOnly ? (
          <AboardTreats ship={trip.sailing?.ship ?? ''} {...{ dayItems }} snacks={own} />
        ) : (
          <section aria-labelledby="all-snacks" className="grid gap-4">
            <h2 id="all-snacks" className="font-display text-2xl">
              Find snacks
            </h2>
            <CatalogueFilters
              searchLabel="Snack or place"
              dayLabel="Which day?"
              anyDay="Any day"
              {...{ typed, date }}
              onType={(next) => page.change({ typed: next })}
              days={dayItems.days.filter(({ parks }) => parks.length > 0)}
              onDate={(next) => page.change({ date: next, park: '' })}
              count={[date, park].filter(Boolean).length}
            >
              <SelectField
                label="Park"
                value={park}
                onValueChange={(next) => page.change({ park: next as SnackPark })}
                options={[
                  { value: '', label: 'Your parks' },
                  { value: 'all', label: 'All parks' },
                  ...parkIds.map((id) => ({ value: id, label: parkNames[id] })),
                ]}
              />
            </CatalogueFilters>
            {unknownDiets ? <Notice tone="warning">{unknownDiets}</Notice> : null}
            {hasDiets ? (
              <SwitchField
                label="Only what suits everyone’s dietary notes"
                hint="From what the menus list. Always ask a cast member about allergies."
                checked={isSafeOnly}
                onCheckedChange={(next) => page.change({ isSafeOnly: next })}
              />
            ) : null}
            <CatalogueResults
              page={page}
              entries={ordered}
              status={`${found.length} ${found.length === 1 ? 'snack' : 'snacks'}${day ? `, ${nearby} on your way` : ''}`}
              what="snacks"
              empty={
                <EmptyState
                  title="No snack fits"
                  text="Try another word, or look in all parks."
                  action={<ClearFilters onClear={page.clear} />}
                />
              }
            >
              {(snack) => (
                <SnackCard
                  key={snack.id}
                  {...{ snack, unlisted }}
                  party={trip.party}
                  walk={walk(snack)}
                  state={stateOf(snack)}
                  onWant={() => want(snack)}
                  onTried={() => markTried(snack)}
                />
              )}
            </CatalogueResults>
          </section>
        )}
      </div>
      {page.openId === undefined ? null : (
        <ItemPanel {...{ trip, dayItems }} itemId={page.openId} onClose={() => page.open(undefined)}>
          {opened ? <SnackFields {...{ trip, dayItems }} snack={opened} /> : null}
        </ItemPanel>
      )}
      {dayItems.notices}
    </Page>
  );
}
