import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { votePoints } from '@landsea/rules/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { RadioPill } from '@landsea/ui/fields/radio-pill';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDate } from '@landsea/web-kit';
import { Search, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { CataloguePicker } from '../../catalogue/picker/catalogue-picker';
import { makeItemOfHit, listKindsOfTrip } from '../../catalogue/picker/item-of-hit';
import { listParks } from '../../catalogue/lists/trip-places';
import { VoteFaces } from '../../items/controls/vote-faces';
import { useAuthors } from '../../trip-frame/access/use-authors';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { Page } from '../../trip-frame/page/page';
import {
  EditorOnly,
  ReadOnlyNotice,
  useMayWish,
  useSpeaksToAgent,
  WisherOnly,
} from '../../trip-frame/access/read-only';
import { ThingCard } from '../../catalogue/cards/thing-card';
import { toCatalogueHit, type Thing } from '../../catalogue/cards/thing';
import { GuestVote } from './guest-vote';
import { SortDialog } from './sort-dialog';
import { useThings } from './use-things';
import { listGroups, wishGroups, type WishGroup } from './wish-groups';

const PAGE_SIZE = 16;
const list = new Intl.ListFormat('en-US');
const chip = 'border border-edge bg-surface px-3.5 font-medium whitespace-nowrap hover:border-sea';

export function Wishes({ trip, dayItems }: { trip: TripDetail; dayItems: DayItems }) {
  const groups = listGroups(trip);
  const [group, setGroup] = useState<WishGroup>(groups[0] ?? 'rides');
  const [park, setPark] = useState<ParkId | ''>('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const [isSearching, setSearching] = useState(false);
  const [isSorting, setSorting] = useState(false);
  const [byVotes, setByVotes] = useState(false);
  // A guest who only votes starts at the existing wishes.
  const mayWish = useMayWish();
  const isForClient = useSpeaksToAgent();
  const { otherAuthor } = useAuthors();
  const parks = listParks(dayItems.days);
  const isInParks = group !== 'aboard' && group !== 'ashore';
  const open = dayItems.items.filter(({ status }) => status !== 'cancelled');
  const { things, error, retry } = useThings(group, trip, { days: dayItems.days, items: open });
  const itemsOf = ({ id }: Thing) => open.filter(({ catalogueId }) => catalogueId === id);
  const hasVotes = open.some(({ votes }) => Object.keys(votes).length > 0);
  const points = (thing: Thing) => itemsOf(thing).reduce((sum, item) => sum + votePoints(item), 0);
  const here = things?.filter((thing) => park === '' || !isInParks || thing.park === park);
  const isWish = (thing: Thing) => Number(itemsOf(thing).length > 0);
  const wishesFirst = mayWish ? here : here?.toSorted((a, b) => isWish(b) - isWish(a));
  const found = byVotes ? here?.toSorted((a, b) => points(b) - points(a)) : wishesFirst;
  const count = dayItems.wishes.filter(({ status }) => status === 'wish').length;

  const look = (next: { group?: WishGroup; park?: ParkId | '' }) => {
    if (next.group) setGroup(next.group);
    if (next.park !== undefined) setPark(next.park);
    setShown(PAGE_SIZE);
  };
  const toggle = (thing: Thing) => {
    const wished = itemsOf(thing).find(({ date }) => date === null);
    if (wished) return void dayItems.remove(wished);
    const item = makeItemOfHit(toCatalogueHit(thing), { id: crypto.randomUUID() });
    if (item) void dayItems.add(item);
  };
  const sort = () => (dayItems.refuseEdit ? dayItems.refuseEdit() : setSorting(true));

  return (
    <Page>
      <PageHeader
        title={isForClient ? 'What do they want to do?' : 'What do you want to do?'}
        breadcrumb={<Crumb to={`/trip/${trip.id}`}>{trip.name}</Crumb>}
      />
      <ReadOnlyNotice />
      <div className="grid grid-cols-1 gap-4">
        {isSearching ? (
          <CataloguePicker
            autoFocus
            label="Find a ride, show, meal or place"
            kinds={listKindsOfTrip(trip)}
            first={parks}
            onPick={(hit) => {
              const item = makeItemOfHit(hit, { id: crypto.randomUUID() });
              if (item) void dayItems.add(item, { undo: `${item.title} is a wish` });
            }}
          />
        ) : null}
        <fieldset className="min-w-0">
          <legend className="sr-only">What to choose from</legend>
          <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0">
            <WisherOnly>
              <Button
                size="sm"
                aria-expanded={isSearching}
                className="shrink-0"
                icon={<Search aria-hidden className="size-4" strokeWidth={1.75} />}
                onClick={() => setSearching(!isSearching)}
              >
                Search
              </Button>
            </WisherOnly>
            {groups.map((value) => (
              <RadioPill
                key={value}
                name="wish-group"
                option={{ value, label: wishGroups[value] }}
                checked={group === value}
                onChoose={(next) => look({ group: next })}
                className={chip}
              />
            ))}
            {isInParks && parks.length > 1 ? (
              <>
                <span aria-hidden className="mx-1 w-px shrink-0 self-stretch bg-hairline" />
                {(['', ...parks] as const).map((value) => (
                  <RadioPill
                    key={value}
                    name="wish-park"
                    option={{
                      value,
                      label:
                        value === ''
                          ? isForClient
                            ? 'All their parks'
                            : 'All your parks'
                          : parkNames[value],
                    }}
                    checked={park === value}
                    onChoose={(next) => look({ park: next })}
                    className={chip}
                  />
                ))}
              </>
            ) : null}
          </div>
        </fieldset>
        {hasVotes ? (
          <Checkbox label="Most wanted first" checked={byVotes} onCheckedChange={setByVotes} />
        ) : null}
        {error && !things ? (
          <Notice
            tone="error"
            action={
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            The catalog could not be loaded. {toApiError(error).message}
          </Notice>
        ) : null}
        {!found && !error ? (
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {[1, 2, 3, 4, 5, 6].map((each) => (
              <Skeleton key={each} className="h-28 rounded-card" />
            ))}
          </div>
        ) : null}
        {found ? (
          <ul aria-label={wishGroups[group]} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {found.slice(0, shown).map((thing) => {
              const own = itemsOf(thing);
              const wish = own.find(({ date }) => date === null);
              const author = wish && otherAuthor(wish);
              const dates = own.flatMap(({ date }) => (date === null ? [] : [formatDate(date)]));
              return (
                <ThingCard
                  key={`${thing.kind} ${thing.id}`}
                  thing={thing}
                  party={trip.party}
                  date={trip.startDate}
                  wish={wish}
                  planned={list.format(dates)}
                  onWish={() => toggle(thing)}
                >
                  {author ? <p className="text-sm text-muted wrap-anywhere">Added by {author}</p> : null}
                  {own.map((item) => (
                    <VoteFaces key={item.id} item={item} party={trip.party} />
                  ))}
                  {own.map((item) => (
                    <GuestVote key={item.id} {...{ item, dayItems }} party={trip.party} />
                  ))}
                </ThingCard>
              );
            })}
          </ul>
        ) : null}
        {found?.length === 0 ? (
          <p className="rounded-card border border-dashed border-edge p-5 text-muted">
            {group === 'ashore'
              ? 'We don’t know any outings in this sailing’s ports yet.'
              : 'Nothing here for this trip.'}
          </p>
        ) : null}
        {found && found.length > shown ? (
          <Button className="justify-self-center" onClick={() => setShown(shown + PAGE_SIZE)}>
            Show more {wishGroups[group].toLowerCase()}
          </Button>
        ) : null}
        {count > 0 ? (
          <EditorOnly>
            <div
              data-keep-clear
              className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface p-3 shadow-float print:hidden"
            >
              <p role="status" className="font-semibold tabular-nums">
                {count} {count === 1 ? 'wish' : 'wishes'}
              </p>
              <Button
                variant="primary"
                icon={<Sparkles aria-hidden className="size-5" strokeWidth={1.75} />}
                onClick={sort}
              >
                {isForClient ? 'Plan their days' : 'Plan my days'}
              </Button>
            </div>
          </EditorOnly>
        ) : null}
      </div>
      {isSorting ? (
        <SortDialog tripId={trip.id} dayItems={dayItems} onClose={() => setSorting(false)} />
      ) : null}
      {dayItems.notices}
    </Page>
  );
}
