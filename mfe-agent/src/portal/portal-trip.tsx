import type { TravelAgent } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { Card } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { followLiveEvents, toApiError, useAccess, useAppDispatch, useSession } from '@landsea/web-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  portalApi,
  usePortalDaysQuery,
  usePortalTasksQuery,
  usePortalTripQuery,
  usePortalWindowsQuery,
} from './portal-api';
import { AgentTasks } from './agent-tasks';
import { PortalDays, TodayCard } from './portal-days';
import { nameOfAgent, PortalFace } from './portal-face';
import { PortalFees } from './portal-fees';
import { PortalHero } from './portal-hero';
import { PortalPapers } from './portal-papers';
import { PortalPayments, useHasPayments } from './portal-payments';
import { usePortalPreview } from './portal-preview-context';
import { PortalTasks } from './portal-tasks';
import type { PortalTrip } from './portal-trips';
import { PortalWindows } from './portal-windows';
import { PortalWishes } from './portal-wishes';

const useLivePortal = (tripId: string): void => {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      followLiveEvents(tripId, ({ type }) => {
        if (type === 'current' || type === 'presence') return;
        const isTasks = type === 'tasks.changed' || type === 'windows.changed';
        const isDays = type === 'items.changed';
        const all = ['Trip', 'Days', 'Windows', 'Tasks'] as const;
        const stale = isDays ? (['Days'] as const) : isTasks ? (['Tasks', 'Windows'] as const) : all;
        dispatch(portalApi.util.invalidateTags(stale.map((tag) => ({ type: tag, id: tripId }))));
        if (type === 'refused' || type === 'sharing.changed' || type === 'trip.changed')
          dispatch(portalApi.util.invalidateTags(['TravelAgents', 'Access']));
      }),
    [dispatch, tripId],
  );
};

/** In the agent's preview, the rights that the client has or will have. */
const usePortalRights = ({ tripId, isMade, may }: PortalTrip): { canEdit: boolean; mayVote: boolean } => {
  const isPreview = usePortalPreview() !== undefined;
  const { canEdit, clientMay } = useAccess(isPreview ? undefined : tripId);
  if (isPreview) return { canEdit: !isMade || may === 'edit', mayVote: !isMade || may !== 'view' };
  return { canEdit, mayVote: canEdit || clientMay === 'wishes' || clientMay === 'edit' };
};

/** Renewed twice a minute. */
const usePortalClock = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

interface PortalGreetingProps {
  agent: TravelAgent;
  mayWish: boolean;
  /** The client has just accepted the invitation. */
  isNew: boolean;
}

function PortalGreeting({ agent, mayWish, isNew }: PortalGreetingProps) {
  const { user } = useSession();
  const preview = usePortalPreview();
  const client = preview ? preview.clientName.split(' ')[0] : user?.firstName;
  const name = nameOfAgent(agent) ?? 'Your travel agent';
  return (
    <Card role="region" aria-label={`From ${name}`} className="flex gap-4">
      <PortalFace agent={agent} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-display text-lg text-ink">Welcome aboard{client ? `, ${client}` : ''}!</p>
        <p className="text-base text-ink">
          {mayWish
            ? 'Your trip is all in one place. Tell me what you wish for, and I’ll plan around it.'
            : 'Your trip is all in one place. Watch it grow here, and write to me anytime.'}
        </p>
        <p className="text-sm text-muted">
          {isNew ? `You’re connected with ${name}.` : null}
          {isNew ? <br /> : null}
          {[name, agent.brand && agent.brand.name !== name ? agent.brand.name : undefined]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
    </Card>
  );
}

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
