import type { BookingWindows } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { PageHeader } from '@landsea/ui/page-header';
import { Segmented } from '@landsea/ui/fields/segmented';
import { formatDateRange } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { ClipboardPaste, Printer, UtensilsCrossed } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { formatItemClock } from '../../items/clocks/clock-note';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { ReminderNotices } from '../../trip-bookings/reminders/reminder-notices';
import { useGetTasksQuery } from '../../trip-frame/api/tasks-api';
import { WindowTaskAction } from '../../trip-bookings/windows/window-task-action';
import { useDayItems } from '../../items/queue/use-day-items';
import { useEditGate, useEditGuard } from '../../trip-frame/access/use-edit-gate';
import { useTakesEmails } from '../../confirmations/forwarded/use-takes-emails';
import { Agenda } from './agenda';
import { CalendarSection } from './calendar-section';
import { HorizonLine } from './horizon-line';
import type { Scale } from './horizon-layout';
import { KindFilter } from './kind-filter';
import { MealDialog } from './meal-dialog';
import { RemindersSection } from './reminders-section';
import { presentFilters, listTimelineItems, type TimelineItem } from './timeline-items';
import type { Filter } from './timeline-labels';
import { getWindowLink } from './window-link';

const PasteConfirmation = loadLatePart(
  () => import('../../confirmations/proposals/paste-confirmation'),
  'PasteConfirmation',
);
const ForwardedEmails = loadLatePart(
  () => import('../../confirmations/forwarded/forwarded-emails'),
  'ForwardedEmails',
);
const ForwardingSection = loadLatePart(() => import('./forwarding-section'), 'ForwardingSection');
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
const scaleOptions = [
  { value: 'months', label: 'Months' },
  { value: 'weeks', label: 'Weeks' },
  { value: 'days', label: 'Days' },
] as const;

export function Timeline({ trip, answer, now }: { trip: TripDetail; answer: BookingWindows; now: Date }) {
  const [scale, setScale] = useState<Scale>('months');
  const [chosen, setChosen] = useState<Set<Filter>>(new Set());
  const [isPassedShown, setPassedShown] = useState(false);
  const [meal, setMeal] = useState<string>();
  const [isPasting, setPasting] = useState(false);
  const takesEmails = useTakesEmails(trip.id);
  const onBlocked = useEditGate(trip.id);
  const guard = useEditGuard(trip.id);
  const dayItems = useDayItems(trip.id);
  const ports = usePortClocks(trip);
  const { hash } = useLocation();
  const [chosenEntry, setChosenEntry] = useState<string>();
  const wanted = chosenEntry ?? /^#entry-(.+)/.exec(hash)?.[1];
  useEffect(() => {
    if (hash.startsWith('#entry-')) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  const { data: board } = useGetTasksQuery(trip.id);
  const tasks = board?.tasks ?? [];
  const all = listTimelineItems(answer.windows, trip.days, tasks, now, dayItems.itemsOn);
  const items = chosen.size > 0 ? all.filter(({ filter }) => chosen.has(filter)) : all;

  const show = (item: TimelineItem) => {
    if (item.state === 'passed') setPassedShown(true);
    setChosenEntry(item.id);
    requestAnimationFrame(() => document.getElementById(`entry-${item.id}`)?.focus());
  };

  const pathOf = (item: TimelineItem) => {
    if (item.kind === 'day') return `/itinerary-view/${trip.id}/${item.date}`;
    return item.kind === 'task' ? `/trip/${trip.id}/checklist-board` : undefined;
  };
  const actionsOf = (item: TimelineItem) => (
    <>
      {ownActionsOf(item)}
      {item.kind === 'window' && item.state !== 'passed' ? (
        <WindowTaskAction {...{ tripId: trip.id, window: item.window, tasks }} onBlocked={onBlocked} />
      ) : null}
    </>
  );
  const ownActionsOf = (item: TimelineItem) => {
    const link = item.kind === 'window' && getWindowLink(trip.id, item.window);
    if (link)
      return (
        <Button asChild size="sm" variant="quiet">
          <Link to={link.to}>{link.name}</Link>
        </Button>
      );
    const booked = dayItems.items.find(({ id }) => item.id === `cancellation-${id}`);
    if (!booked) return null;
    return (
      <EditorOnly>
        <Button size="sm" variant="quiet" onClick={guard(() => setMeal(booked.id))}>
          Change<span className="sr-only"> {booked.title}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={guard(() => void dayItems.remove(booked))}>
          Remove<span className="sr-only"> {booked.title}</span>
        </Button>
      </EditorOnly>
    );
  };

  return (
    <Page>
      <PageHeader
        title="Timeline"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        lead={`${formatDateRange(trip.startDate, trip.endDate)}. Booking dates and payments.`}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <EditorOnly>
              <Button icon={<UtensilsCrossed {...icon} />} onClick={guard(() => setMeal('new'))}>
                Add a dining reservation
              </Button>
              <Button icon={<ClipboardPaste {...icon} />} onClick={guard(() => setPasting(true))}>
                Paste a confirmation
              </Button>
            </EditorOnly>
            <Button variant="quiet" icon={<Printer {...icon} />} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
      />
      <ReadOnlyNotice />
      {takesEmails ? (
        <Suspense fallback={null}>
          <ForwardedEmails {...{ trip, dayItems }} />
        </Suspense>
      ) : null}
      <div className="pb-6 empty:hidden">
        <ReminderNotices tripId={trip.id} now={now} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4 print:hidden">
        <KindFilter present={presentFilters(all)} chosen={chosen} onChange={setChosen} />
        <Segmented
          label="Scale"
          options={scaleOptions}
          value={scale}
          onValueChange={setScale}
          className="w-72 max-md:hidden"
        />
      </div>
      {/* On a phone the rows come first: the line needs the room of a desktop. */}
      <div className="max-md:hidden print:hidden">
        <HorizonLine trip={trip} items={items} scale={scale} now={now} onChoose={show} />
      </div>
      <Agenda
        clockText={(booked) => formatItemClock(trip, booked, ports)}
        items={items}
        now={now}
        {...{ actionsOf, pathOf }}
        wanted={wanted}
        isPassedShown={isPassedShown}
        onPassedShown={setPassedShown}
      />
      <div className="mt-14 grid gap-12 border-t border-hairline pt-10 md:grid-cols-2 print:hidden">
        <RemindersSection present={new Set(answer.windows.map(({ kind }) => kind))} />
        <CalendarSection tripId={trip.id} guard={guard} />
        {takesEmails ? (
          <Suspense fallback={null}>
            <ForwardingSection tripId={trip.id} />
          </Suspense>
        ) : null}
      </div>
      {meal ? (
        <MealDialog
          trip={trip}
          meal={dayItems.items.find(({ id }) => id === meal)}
          items={dayItems}
          onClose={() => setMeal(undefined)}
        />
      ) : null}
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteConfirmation {...{ trip, dayItems }} onClose={() => setPasting(false)} />
        </Suspense>
      ) : null}
      {dayItems.notices}
    </Page>
  );
}
