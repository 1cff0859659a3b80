import { getTripNow } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  Bell,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  Footprints,
  Heart,
  House,
  Mail,
  PartyPopper,
  Sparkles,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useSession } from '@landsea/web-kit';
import { lazy, Suspense, useId, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetTasksQuery } from '../../trip-frame/api/tasks-api';
import { useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { useGetForwardingQuery } from '../../confirmations/forwarded/forwarding-api';
import { useTakesEmails } from '../../confirmations/forwarded/use-takes-emails';
import { getLeftWishes } from '../../items/cards/left-wishes';
import { useGetDaysQuery } from '../../items/queue/items-api';
import { isPending, getVisibleData } from '../../trip-frame/access/visible-data';
import { dashboardHelp } from './dashboard-help';
import { pickLivingCard, type LivingKind } from './living-card';

const icons: Record<LivingKind, LucideIcon> = {
  new: Sparkles,
  mail: Mail,
  dates: CalendarClock,
  'opens-today': Bell,
  'opens-soon': Bell,
  payment: Wallet,
  wishes: Heart,
  unplanned: CalendarPlus,
  booked: PartyPopper,
  planned: CalendarDays,
  today: Footprints,
  over: House,
};

const cardRoom = 'h-46 w-full rounded-card sm:h-28';
const AskForWishes = lazy<ComponentType<{ tripId: string; children: ReactNode }>>(() =>
  import('../../trip-frame/agent/ask-for-wishes').then(
    ({ AskForWishes: ask }) => ({ default: ask }),
    () => ({ default: ({ children }) => children }),
  ),
);

/** The card keeps its room until everything has loaded. */
export function NextStep({ trip, now }: { trip: TripDetail; now: Date }) {
  const headingId = useId();
  const days = useGetDaysQuery(trip.id);
  const windows = useGetWindowsQuery(trip.id);
  const tasks = useGetTasksQuery(trip.id);
  const isAgent = useSession().user?.userType === 'agent';
  const takesEmails = useTakesEmails(trip.id);
  const forwarding = useGetForwardingQuery(trip.id, { skip: !takesEmails });
  const isWaiting = [days, windows, tasks, ...(takesEmails ? [forwarding] : [])].some(isPending);
  if (isWaiting) return <Skeleton className={cardRoom} />;
  const plans = getVisibleData(days);
  if (!plans) return null;
  const { kind, title, text, action } = pickLivingCard({
    trip,
    days: plans.days,
    items: plans.items,
    bookings: plans.bookings ?? [],
    windows: windows.data?.windows ?? [],
    tasks: tasks.data?.tasks ?? [],
    leftWishes: getLeftWishes(trip.id),
    waitingEmails: forwarding.data?.emails.length ?? 0,
    clock: getTripNow(trip, now, []),
    now,
  });
  const Icon = icons[kind];
  const card = (
    <section
      aria-labelledby={headingId}
      data-help={dashboardHelp.nextStep}
      className="flex min-h-46 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-4 sm:min-h-28 sm:flex-nowrap sm:p-5"
    >
      <div className="flex min-w-0 grow basis-full items-start gap-4 sm:basis-0 sm:items-center">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-sun-soft text-ink sm:size-14"
        >
          <Icon className="size-6 sm:size-7" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="font-display text-xl leading-tight text-balance wrap-anywhere">
            {title}
          </h2>
          <p className="pt-1 text-pretty wrap-anywhere text-muted">{text}</p>
        </div>
      </div>
      <Button asChild variant="primary" className="w-full sm:w-auto">
        <Link to={action.to}>{action.label}</Link>
      </Button>
    </section>
  );
  return kind === 'new' && isAgent ? (
    <Suspense fallback={<Skeleton className={cardRoom} />}>
      <AskForWishes tripId={trip.id}>{card}</AskForWishes>
    </Suspense>
  ) : (
    card
  );
}
