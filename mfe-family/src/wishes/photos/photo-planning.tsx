import type { ParkCalendar, PhotoSpot } from '@landsea/contracts/catalogue';
import { getDateIn } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CatalogueResults, ClearFilters } from '../../catalogue/lists/catalogue-results';
import { useCataloguePage } from '../../catalogue/lists/use-catalogue-page';
import { AddOwnForm } from '../../items/cards/add-own-form';
import { ItemPanel } from '../../items/panel/item-panel';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { Page } from '../../trip-frame/page/page';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { useNow } from '../../trip-frame/page/use-now';
import { PhotoFields } from './photo-fields';
import { getSunOn } from './photo-light';
import {
  countPhotos,
  isPhotoProduct,
  listMultiPassDates,
  listPhotoChoices,
  makePurchaseItem,
} from './photo-products';
import type { PhotoChoice } from './photo-products';
import { PhotoProductsCard } from './photo-products-card';
import { filterSpots, isPhoto, makeShotItem, type PhotoItem, type SpotFilter } from './photo-rules';
import { PlanShotDialog } from './plan-shot-dialog';
import { SeaShotList } from './sea-shot-list';
import { ShotList } from './shot-list';
import { SpotCard } from './spot-card';
import { SpotFilters } from './spot-filters';

interface PhotoPlanningProps {
  trip: TripDetail;
  dayItems: DayItems;
  spots: readonly PhotoSpot[];
  calendar: ParkCalendar | undefined;
}

const noFilter: SpotFilter = { typed: '', park: '', kind: '', date: '' };

export function PhotoPlanning({ trip, dayItems, spots, calendar }: PhotoPlanningProps) {
  const page = useCataloguePage(noFilter);
  const { filter } = page;
  const [planning, setPlanning] = useState<PhotoSpot>();
  const now = useNow();
  const photos = dayItems.items.filter(isPhoto).filter(({ status }) => status !== 'cancelled');
  const shots = photos.filter((photo) => !isPhotoProduct(photo));
  const bought = photos.filter(isPhotoProduct);
  const shotsAt = ({ id }: PhotoSpot) => shots.filter(({ catalogueId }) => catalogueId === id);
  const spotOf = ({ catalogueId }: PhotoItem) => spots.find(({ id }) => id === catalogueId);
  const found = filterSpots(spots, filter, dayItems.days);
  const opened = photos.find(({ id }) => id === page.openId);
  const sun = getSunOn(filter.date || trip.startDate, calendar);
  const taken = shots.filter(({ details }) => details.taken).length;
  const parkDays = dayItems.days.filter(({ kind }) => kind === 'park');
  const firstDay = parkDays[0]?.date ?? trip.startDate;
  const count = countPhotos(shots, spots, listMultiPassDates(dayItems.items));
  const toggleWish = (spot: PhotoSpot) => {
    const wish = shotsAt(spot).find(({ date }) => date === null);
    void (wish
      ? dayItems.remove(wish)
      : dayItems.add(makeShotItem(spot, crypto.randomUUID(), sun), { undo: `${spot.name} is on your list` }));
  };
  const choose = ({ label, purchases }: PhotoChoice) =>
    void dayItems.changeMany({
      title: `Photos: ${label}`,
      add: purchases.map((purchase) => makePurchaseItem(purchase, crypto.randomUUID())),
      remove: bought.map(({ id }) => id),
    });

  return (
    <Page>
      <PageHeader
        title="Photos"
        lead={
          shots.length > 0
            ? `${taken} of ${shots.length} taken`
            : 'Plan the pictures you want to bring home, each in its best light.'
        }
        breadcrumb={<Crumb to={`/trip/${trip.id}`}>{trip.name}</Crumb>}
      />
      <ReadOnlyNotice />
      <div className="grid gap-6">
        <ShotList {...{ dayItems, shots, spotOf, calendar }} onOpen={page.open} />
        <AddOwnForm kind="photo" {...{ dayItems }} addedText={(title) => `${title} is on your list`} />
        {calendar && parkDays.length > 0 ? (
          <PhotoProductsCard
            {...{ count, calendar, bought }}
            choices={listPhotoChoices(count, calendar.photos, { today: getDateIn(now), firstDay })}
            parkDays={parkDays.length}
            onChoose={choose}
            onOpen={page.open}
          />
        ) : null}
        {trip.mode === 'cruise' ? (
          <SeaShotList {...{ trip, dayItems, shots }} />
        ) : (
          <section aria-labelledby="all-spots" className="grid gap-4">
            <h2 id="all-spots" className="font-display text-2xl">
              Find photo spots
            </h2>
            <SpotFilters {...{ filter }} days={dayItems.days} onChange={page.change} />
            <CatalogueResults
              page={page}
              entries={found}
              status={`${found.length} ${found.length === 1 ? 'spot' : 'spots'}`}
              what="spots"
              empty={
                filter === noFilter ? (
                  <EmptyState
                    title="Where will you be?"
                    text="Photo spots are in the parks: give your days a park, and they show up here."
                    action={
                      <Button asChild>
                        <Link to={`/trip/${trip.id}/daily-planner-v2`}>Choose parks</Link>
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState
                    title="No spot fits"
                    text="Try another word, or look on all days."
                    action={<ClearFilters onClear={page.clear} />}
                  />
                )
              }
            >
              {(spot) => (
                <SpotCard
                  key={spot.id}
                  {...{ spot, sun }}
                  shots={shotsAt(spot)}
                  onPlan={() => (dayItems.refuseEdit ? dayItems.refuseEdit() : setPlanning(spot))}
                  onWish={() => toggleWish(spot)}
                />
              )}
            </CatalogueResults>
          </section>
        )}
      </div>
      {planning ? (
        <PlanShotDialog
          {...{ trip, dayItems, calendar }}
          spot={planning}
          date={filter.date}
          wish={shotsAt(planning).find(({ date }) => date === null)}
          onClose={() => setPlanning(undefined)}
        />
      ) : null}
      {page.openId === undefined ? null : (
        <ItemPanel {...{ trip, dayItems }} itemId={page.openId} onClose={() => page.open(undefined)}>
          {opened && !isPhotoProduct(opened) ? (
            <PhotoFields
              {...{ dayItems }}
              shot={opened}
              spot={spotOf(opened)}
              sun={getSunOn(opened.date ?? trip.startDate, calendar)}
            />
          ) : null}
        </ItemPanel>
      )}
      {dayItems.notices}
    </Page>
  );
}
