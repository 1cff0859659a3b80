import { getDateIn } from '@landsea/contracts/core';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, useAccess } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import {
  usePortalDaysQuery,
  usePortalTasksQuery,
  usePortalTripQuery,
  usePortalWindowsQuery,
} from './portal-api';
import { AgentTasks } from './agent-tasks';
import { PortalDays, TodayCard } from './portal-days';
import { PortalHero } from './portal-hero';
import { PortalPapers } from './portal-papers';
import { PortalPayments, useHasPayments } from './portal-payments';
import { PortalTasks } from './portal-tasks';
import type { PortalTrip } from './portal-trips';
import { PortalWindows } from './portal-windows';
import { PortalWishes } from './portal-wishes';
import { useLivePortal, usePortalClock } from './use-portal-trip';

/** Each part stands alone: one that fails leaves the others. */
export function PortalTripView({ trip, rest }: { trip: PortalTrip; rest: ReactNode }) {
  const { tripId } = trip;
  const now = usePortalClock();
  const { canEdit, clientMay } = useAccess(tripId);
  const mayVote = canEdit || clientMay === 'wishes' || clientMay === 'edit';
  const detail = usePortalTripQuery(tripId);
  const plans = usePortalDaysQuery(tripId);
  const windows = usePortalWindowsQuery(tripId);
  const tasks = usePortalTasksQuery(tripId);
  const hasPayments = useHasPayments(trip);
  // The payments of the booking are the truth; a window follows the usual rule.
  const shownWindows = (windows.data?.windows ?? []).filter(({ type }) => !hasPayments || type !== 'due');
  useLivePortal(tripId);
  const failed = [detail, plans, windows, tasks].filter(({ error, data }) => error && !data);
  const today = getDateIn(now);
  const { days = [], items = [] } = plans.data ?? {};
  const party = detail.data?.party ?? [];
  return (
    <>
      <PortalHero trip={trip} days={days} createdAt={detail.data?.createdAt} now={now} />
      <div className="grid items-start gap-6 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {failed.length > 0 ? (
            <ErrorState
              text={toApiError(failed[0]?.error).message}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          ) : null}
          {plans.data ? (
            <TodayCard tripId={tripId} days={days} items={items} today={today} />
          ) : plans.isLoading ? (
            <Skeleton className="h-40" />
          ) : null}
          <AgentTasks trip={trip} today={today} />
          {plans.data && detail.data ? <PortalWishes {...{ tripId, items, party, mayVote }} /> : null}
          {plans.data ? <PortalDays tripId={tripId} days={days} items={items} today={today} /> : null}
        </div>
        <div className="grid gap-6">
          <PortalPayments trip={trip} today={today} />
          {windows.data ? <PortalWindows windows={shownWindows} tripId={tripId} now={now} /> : null}
          {tasks.data ? (
            <PortalTasks tasks={tasks.data.tasks} {...{ tripId, canEdit, today, party }} />
          ) : null}
          <PortalPapers trip={trip} />
          {rest}
        </div>
      </div>
    </>
  );
}
