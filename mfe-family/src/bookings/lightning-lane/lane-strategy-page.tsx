import { filterDaysWorthIt } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { listLaneDays } from './model/lane-days';
import { listOutlooks, type LanePlanner } from './model/lane-planner';
import { PersonChoice } from './person-choice';
import { RulesExplained } from './rules-explained';
import { StrategyDay } from './strategy/strategy-day';
import { useLanePage } from './use-lane-page';
import { WorthCard } from './worth-card';

const skeleton = <ListSkeleton busy="Loading your Lightning Lanes" />;

interface StrategyProps {
  planner: LanePlanner;
  onPerson: (person: string | null) => void;
  onHourWorth: (cents: number) => void;
}

function Strategy({ planner, onPerson, onHourWorth }: StrategyProps) {
  const { trip, items, person, hourCents } = planner;
  const days = listLaneDays({ days: items.days, items: items.items }, trip.party);
  const lookedAt = days.flatMap((laneDay) => {
    const outlooks = listOutlooks(planner, laneDay);
    return outlooks[0] ? [{ laneDay, outlooks, best: outlooks[0] }] : [];
  });
  const worth = filterDaysWorthIt(lookedAt.map(({ best }) => best));
  const lanes = `/trip/${trip.id}/lightning-lanes`;
  return (
    <Page>
      <PageHeader
        title="Lightning Lane strategy"
        breadcrumb={<Crumb to={lanes}>Lightning Lanes</Crumb>}
        lead="Which days are worth it, and what to book first at 7:00."
      />
      <ReadOnlyNotice />
      {lookedAt.length === 0 ? (
        <EmptyState
          title={days.length === 0 ? 'No park days yet' : 'No park chosen yet'}
          text="Choose a park for each day, and we’ll show what to book first."
          action={
            <Button asChild variant="primary">
              <Link to={days.length === 0 ? `/trip/${trip.id}/daily-planner-v2` : lanes}>
                {days.length === 0 ? 'Plan your days' : 'Choose your parks'}
              </Link>
            </Button>
          }
        />
      ) : (
        <div className="grid gap-6">
          <WorthCard hourCents={hourCents} onChange={onHourWorth}>
            <p>
              {worth.length === 0
                ? 'At that hourly value, no pass pays off on this trip: standby will do.'
                : `Passes pay off on ${worth.length} of ${lookedAt.length} days. Start with ${formatDate(worth[0]?.date ?? trip.startDate)}: it gains most.`}
            </p>
          </WorthCard>
          <PersonChoice party={trip.party} person={person} onChange={onPerson} />
          {lookedAt.map(({ laneDay, outlooks, best }) => (
            <StrategyDay
              key={best.date}
              planner={planner}
              parks={laneDay.parks}
              outlooks={outlooks}
              rank={worth.includes(best) ? worth.indexOf(best) + 1 : undefined}
            />
          ))}
        </div>
      )}
      <RulesExplained />
    </Page>
  );
}

function TripStrategy({ tripId }: { tripId: string }) {
  const { planner, error, refetch, setPerson, setHourCents } = useLanePage(tripId);
  if (error) return <TripUnavailable error={error} onRetry={refetch} />;
  if (!planner) return skeleton;
  return (
    <>
      <Strategy planner={planner} onPerson={setPerson} onHourWorth={setHourCents} />
      {planner.items.notices}
    </>
  );
}

export function LightningLaneStrategyPage() {
  return <TripPage skeleton={skeleton} Content={TripStrategy} />;
}
