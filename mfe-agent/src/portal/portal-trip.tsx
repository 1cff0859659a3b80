import { getDateIn } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  usePortalDaysQuery,
  usePortalTasksQuery,
  usePortalTripQuery,
  usePortalWindowsQuery,
} from './portal-api';
import { AgentTasks } from './agent-tasks';
import { PortalDays, TodayCard } from './portal-days';
import { PortalFees } from './portal-fees';
import { PortalGreeting } from './portal-greeting';
import { PortalHero } from './portal-hero';
import { PortalPapers } from './portal-papers';
import { PortalPayments, useHasPayments } from './portal-payments';
import { usePortalPreview } from './portal-preview-context';
import { PortalTasks } from './portal-tasks';
import type { PortalTrip } from './portal-trips';
import { PortalWindows } from './portal-windows';
import { PortalWishes } from './portal-wishes';
import { useLivePortal, usePortalClock, usePortalRights } from './use-portal-trip';

const isPlanned = ({ status }: DayItem): boolean => status !== 'wish' && status !== 'cancelled';

/** Each part stands alone: one that fails leaves the others. */
export function PortalTripView({ trip, rest }: { trip: PortalTrip; rest: ReactNode }) {
  const { tripId, agents, isMade } = trip;
  const now = usePortalClock();
  const { canEdit, mayVote } = usePortalRights(trip);
  const hasJustJoined = (useLocation().state as { hasJoined?: true } | null)?.hasJoined;
  const preview = usePortalPreview();
  const read = { tripId, ...(preview && isMade && { asClient: preview.agent.clientId }) };
  const detail = usePortalTripQuery(read);
  const plans = usePortalDaysQuery(read);
  const windows = usePortalWindowsQuery(read);
  const tasks = usePortalTasksQuery(read);
  const hasPayments = useHasPayments(trip);
  // The payments of the booking are the truth; a window follows the usual rule.
  const shownWindows = (windows.data?.windows ?? []).filter(({ type }) => !hasPayments || type !== 'due');
  useLivePortal(tripId);
  const failed = [detail, plans, windows, tasks].filter(({ error, data }) => error && !data);
  const today = getDateIn(now);
  const { days = [], items = [] } = plans.data ?? {};
  const party = detail.data?.party ?? [];
  // Until the trip is known its days are in the parks' zone.
  const zoned = detail.data ?? { mode: 'parks', sailing: null };
  const isUnplanned = plans.data !== undefined && today < trip.startDate && !items.some(isPlanned);
  const wishes = plans.data && detail.data ? <PortalWishes {...{ trip, items, party, mayVote }} /> : null;
  return (
    <>
      <PortalHero trip={trip} days={days} createdAt={detail.data?.createdAt} now={now} />
      <div className="grid items-start gap-6 pt-6 @min-[60rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {agents[0] && (isUnplanned || hasJustJoined) ? (
            <PortalGreeting agent={agents[0]} mayWish={mayVote} isNew={hasJustJoined === true} />
          ) : null}
          {failed.length > 0 ? (
            <ErrorState
              text={toApiError(failed[0]?.error).message}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          ) : null}
          {isUnplanned ? (
            wishes
          ) : plans.data ? (
            <TodayCard {...{ trip, zoned, today }} plans={plans.data} />
          ) : plans.isLoading ? (
            <Skeleton className="h-40" />
          ) : null}
          <AgentTasks trip={trip} today={today} />
          {isUnplanned ? null : wishes}
          {plans.data ? <PortalDays {...{ trip, zoned, today }} plans={plans.data} /> : null}
        </div>
        <div className="grid gap-6">
          <PortalPayments trip={trip} today={today} />
          <PortalFees trip={trip} today={today} />
          {windows.data ? <PortalWindows windows={shownWindows} trip={trip} now={now} /> : null}
          {tasks.data ? <PortalTasks tasks={tasks.data.tasks} {...{ trip, canEdit, today, party }} /> : null}
          <PortalPapers trip={trip} />
          {rest}
        </div>
      </div>
    </>
  );
}
