import { tripStageNames, type AgentTrip, type ChosenStage } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { formatDateRange } from '@landsea/web-kit';
import { useState } from 'react';
import { BookingsLink } from '../frame/bookings/bookings-link';
import { GroupLink } from '../frame/trips/group-link';
import { TasksLink } from '../frame/tasks/tasks-link';
import { TripNext } from '../frame/trips/trip-next';
import { MoveMenu } from './trip-card';
import { TripLink, type TripChoice } from './trip-link';
import { TripMenu } from './trip-menu';
import { formatDeparture } from '../frame/trips/trip-labels';

interface ListProps {
  trips: readonly AgentTrip[];
  now: Date;
  onMove: (trip: AgentTrip, stage: ChosenStage) => void;
  onTemplate: (trip: AgentTrip) => void;
  onDelete: (trip: AgentTrip) => void;
  choice: TripChoice;
}

const FIRST_ROWS = 100;

export function TripsList({ trips, now, onMove, onTemplate, onDelete, choice }: ListProps) {
  const [most, setMost] = useState(FIRST_ROWS);
  return (
    <>
      <DataTable caption="Trips by departure" className="rounded-card border border-hairline bg-surface">
        <thead>
          <tr>
            <Th>Client</Th>
            <Th className="max-md:hidden">Dates</Th>
            <Th>Next</Th>
            <Th className="max-sm:hidden">Stage</Th>
          </tr>
        </thead>
        <tbody>
          {trips.slice(0, most).map((trip) => (
            <tr key={trip.tripId} className={choice.chosenId === trip.tripId ? 'bg-sea-soft' : undefined}>
              <Th scope="row" className="wrap-anywhere">
                <TripLink
                  trip={trip}
                  choice={choice}
                  className="inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
                />
                <span className="block font-normal text-muted">{trip.name}</span>
                <GroupLink trip={trip} />
                <span className="block text-sm font-normal text-muted tabular-nums md:hidden">
                  {formatDateRange(trip.startDate, trip.endDate)}
                </span>
                <span className="block pt-1 sm:hidden">
                  <Badge>{tripStageNames[trip.stage]}</Badge>
                </span>
              </Th>
              <Td className="text-muted tabular-nums max-md:hidden">
                <span className="block whitespace-nowrap">
                  {formatDateRange(trip.startDate, trip.endDate)}
                </span>
                <span className="text-sm">{formatDeparture(trip, now)}</span>
              </Td>
              <Td>
                <TripNext trip={trip} now={now} />
                <div className="flex flex-wrap items-center gap-x-4">
                  <BookingsLink trip={trip} />
                  <TasksLink trip={trip} />
                  <span className="contents sm:hidden">
                    <MoveMenu trip={trip} onMove={onMove} />
                    <TripMenu trip={trip} onTemplate={onTemplate} onDelete={onDelete} />
                  </span>
                </div>
              </Td>
              <Td className="max-sm:hidden">
                <span className="grid justify-items-start gap-1">
                  <Badge>{tripStageNames[trip.stage]}</Badge>
                  <span className="flex items-center gap-4">
                    <MoveMenu trip={trip} onMove={onMove} />
                    <TripMenu trip={trip} onTemplate={onTemplate} onDelete={onDelete} />
                  </span>
                </span>
              </Td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {trips.length > most ? (
        <div className="flex justify-center pt-5">
          <Button onClick={() => setMost(most + FIRST_ROWS)}>Show more trips</Button>
        </div>
      ) : null}
    </>
  );
}
