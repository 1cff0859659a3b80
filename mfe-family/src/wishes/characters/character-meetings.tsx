import type { CharacterMeet } from '@landsea/contracts/catalogue';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { EmptyState } from '@landsea/ui/empty-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { PageHeader } from '@landsea/ui/page-header';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { CatalogueFilters } from '../../catalogue/lists/catalogue-filters';
import { CatalogueResults, ClearFilters } from '../../catalogue/lists/catalogue-results';
import { useCataloguePage } from '../../catalogue/lists/use-catalogue-page';
import { SeasonSwitch } from '../../catalogue/lists/season-switch';
import { ItemPanel } from '../../items/panel/item-panel';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { Page } from '../../trip-frame/page/page';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { toShipId } from '../../trip-frame/rules/ship-id';
import { listAutographBooks, setSignature } from './autographs';
import { AutographsSection } from './autographs-section';
import { MeetCard } from './meet-card';
import { MeetFields } from './meet-fields';
import { meetFame } from '../../catalogue/cards/meet-fame';
import { meetPlaceLabels } from './meet-labels';
import { filterMeets, isMeet, meetItem, type MeetFilter, type MeetItem, type MeetPlace } from './meet-rules';
import { OwnMeets } from './own-meets';
import { PlanMeetDialog } from './plan-meet-dialog';

interface MeetFiltersProps {
  filter: MeetFilter;
  days: readonly TripDay[];
  onChange: (filter: MeetFilter) => void;
}

const places = Object.entries(meetPlaceLabels).map(([value, label]) => ({ value, label }));

function MeetFilters({ filter, days, onChange }: MeetFiltersProps) {
  return (
    <CatalogueFilters
      isFolded
      searchLabel="Character or place"
      typed={filter.typed}
      onType={(typed) => onChange({ ...filter, typed })}
      dayLabel="On which day?"
      anyDay="Any day of your trip"
      {...{ days }}
      count={[filter.date, filter.place].filter(Boolean).length}
      date={filter.date}
      onDate={(date) => onChange({ ...filter, date, place: '' })}
    >
      <SelectField
        label="Where"
        value={filter.place}
        onValueChange={(place) => onChange({ ...filter, place: place as MeetPlace | '' })}
        options={[{ value: '', label: 'Everywhere' }, ...places]}
      />
    </CatalogueFilters>
  );
}

interface CharacterMeetingsProps {
  trip: TripDetail;
  dayItems: DayItems;
  meets: readonly CharacterMeet[];
}

const noFilter: MeetFilter = { typed: '', place: '', date: '', anySeason: false };

export function CharacterMeetings({ trip, dayItems, meets }: CharacterMeetingsProps) {
  const page = useCataloguePage(noFilter);
  const { filter } = page;
  const [planning, setPlanning] = useState<CharacterMeet>();
  const shipId = trip.sailing ? toShipId(trip.sailing.ship) : undefined;
  const own = dayItems.items.filter(isMeet).filter(({ status }) => status !== 'cancelled');
  const itemsOf = ({ id }: CharacterMeet) => own.filter(({ catalogueId }) => catalogueId === id);
  const entryOf = ({ catalogueId }: MeetItem) => meets.find(({ id }) => id === catalogueId);
  const books = listAutographBooks(own, trip.party, trip.startDate);
  const { entries: rideFacts } = useCatalogueList('ride-facts');
  const fame = useMemo(() => meetFame(rideFacts), [rideFacts]);
  const meetsIn = (season: Pick<MeetFilter, 'anySeason'>) =>
    filterMeets(meets, { ...filter, ...season }, dayItems.days, { shipId, fame });
  const [inSeason, anySeason] = [meetsIn({ anySeason: false }), meetsIn({ anySeason: true })];
  const found = filter.anySeason ? anySeason : inSeason;
  const opened = own.find(({ id }) => id === page.openId);
  const met = own.filter(({ status }) => status === 'done').length;
  const toggleWish = (meet: CharacterMeet) => {
    const wish = itemsOf(meet).find(({ date }) => date === null);
    void (wish
      ? dayItems.remove(wish)
      : dayItems.add(meetItem(meet, crypto.randomUUID()), { undo: `${meet.name} is a wish` }));
  };
  const openPlan = (meet: CharacterMeet) => (dayItems.refuseEdit ? dayItems.refuseEdit() : setPlanning(meet));

  return (
    <Page>
      <PageHeader
        title="Characters"
        lead={
          own.length > 0
            ? `${met} of ${own.length} met`
            : 'Choose the characters you want to meet, and plan the day and time.'
        }
        breadcrumb={<Crumb to={`/trip/${trip.id}`}>{trip.name}</Crumb>}
      />
      <ReadOnlyNotice />
      <div className="grid gap-6">
        <OwnMeets meets={own} {...{ entryOf }} onOpen={page.open} />
        <AutographsSection
          {...{ books }}
          onSign={(meet, person, isSigned) =>
            void dayItems.change(meet, setSignature(meet, person, isSigned))
          }
        />
        <section aria-labelledby="all-meets" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="all-meets" className="font-display text-2xl">
              Where to meet them
            </h2>
            <Link
              to={`/trip/${trip.id}/dining-strategy`}
              className="inline-flex min-h-11 items-center text-sea underline"
            >
              Find character meals
            </Link>
          </div>
          <MeetFilters {...{ filter }} days={dayItems.days} onChange={page.change} />
          <SeasonSwitch
            count={anySeason.length - inSeason.length}
            checked={filter.anySeason}
            onChange={(isShown) => page.change({ anySeason: isShown })}
          />
          <CatalogueResults
            page={page}
            entries={found}
            status={`${found.length} ${found.length === 1 ? 'place' : 'places'} to meet characters`}
            what="places"
            empty={
              <EmptyState
                title="No character fits"
                text="Try another name, or look on all days."
                action={<ClearFilters onClear={page.clear} />}
              />
            }
          >
            {(meet) => (
              <MeetCard
                key={meet.id}
                {...{ meet }}
                isOutOfSeason={!inSeason.includes(meet)}
                party={trip.party}
                items={itemsOf(meet)}
                onPlan={() => openPlan(meet)}
                onWish={() => toggleWish(meet)}
                onVote={(item, personId, vote) => void dayItems.vote(item, personId, vote)}
              />
            )}
          </CatalogueResults>
        </section>
      </div>
      {planning ? (
        <PlanMeetDialog
          {...{ trip, dayItems, shipId }}
          meet={planning}
          date={filter.date}
          wish={itemsOf(planning).find(({ date }) => date === null)}
          onClose={() => setPlanning(undefined)}
        />
      ) : null}
      {page.openId === undefined ? null : (
        <ItemPanel {...{ trip, dayItems }} itemId={page.openId} onClose={() => page.open(undefined)}>
          {opened ? <MeetFields {...{ trip, dayItems }} meet={opened} entry={entryOf(opened)} /> : null}
        </ItemPanel>
      )}
      {dayItems.notices}
    </Page>
  );
}
