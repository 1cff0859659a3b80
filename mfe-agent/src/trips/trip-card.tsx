import { chosenStages, tripStageNames, type AgentTrip, type ChosenStage } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem, MenuLabel } from '@landsea/ui/overlays/menu';
import { formatDateRange } from '@landsea/web-kit';
import { BookingsLink } from '../frame/bookings/bookings-link';
import { GroupLink } from '../frame/trips/group-link';
import { TasksLink } from '../frame/tasks/tasks-link';
import { TripLink, type TripChoice } from './trip-link';
import { TripMenu } from './trip-menu';
import { TripNext } from '../frame/trips/trip-next';
import { formatDeparture, formatTripMoney } from '../frame/trips/trip-labels';

export interface TripCardProps {
  trip: AgentTrip;
  now: Date;
  onMove: (trip: AgentTrip, stage: ChosenStage) => void;
  onTemplate: (trip: AgentTrip) => void;
  onDelete: (trip: AgentTrip) => void;
  choice: TripChoice;
}

const isFixed = ({ stage }: AgentTrip): boolean => stage === 'traveling' || stage === 'traveled';

/** The keyboard and fingers move a card by this menu, the mouse by dragging. */
export function MoveMenu({ trip, onMove }: Pick<TripCardProps, 'trip' | 'onMove'>) {
  if (isFixed(trip)) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" className="-mx-3">
          Move to…<span className="sr-only"> {trip.name}</span>
        </Button>
      }
    >
      <MenuLabel>Move {trip.name} to</MenuLabel>
      {chosenStages
        .filter((stage) => stage !== trip.stage)
        .map((stage) => (
          <MenuItem key={stage} onSelect={() => onMove(trip, stage)}>
            {tripStageNames[stage]}
          </MenuItem>
        ))}
    </Menu>
  );
}

export function TripCard({ trip, now, onMove, onTemplate, onDelete, choice }: TripCardProps) {
  const { name, startDate, endDate, people, isMade } = trip;
  return (
    <div className="relative grid gap-1.5 rounded-card border border-hairline bg-surface p-3 hover:border-sea has-[[data-trip-link][aria-current]]:border-sea has-[[data-trip-link][aria-current]]:bg-sea-soft has-[[data-trip-link]:focus-visible]:outline-2 has-[[data-trip-link]:focus-visible]:-outline-offset-2 has-[[data-trip-link]:focus-visible]:outline-sea">
      <TripLink
        trip={trip}
        choice={choice}
        className="after:absolute after:inset-0 inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere text-ink underline-offset-4 outline-none hover:underline"
      />
      <p className="-mt-2 wrap-anywhere text-muted">{name}</p>
      <p className="text-sm text-muted tabular-nums">
        {formatDateRange(startDate, endDate)} · {String(people)} {people === 1 ? 'person' : 'people'}
      </p>
      <p className="text-sm text-muted tabular-nums">{formatDeparture(trip, now)}</p>
      {trip.money ? <p className="text-sm tabular-nums">{formatTripMoney(trip.money)}</p> : null}
      <GroupLink trip={trip} />
      <div className="grid justify-items-start gap-1.5 pt-1 [&_a]:relative">
        <TripNext trip={trip} now={now} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 [&_a]:relative [&_button]:relative">
        <MoveMenu trip={trip} onMove={onMove} />
        <BookingsLink trip={trip} />
        <TasksLink trip={trip} />
        {isMade ? (
          <TripMenu trip={trip} onTemplate={onTemplate} onDelete={onDelete} />
        ) : (
          <Badge>Their own trip</Badge>
        )}
        {trip.isSample ? <Badge>Sample</Badge> : null}
      </div>
    </div>
  );
}
