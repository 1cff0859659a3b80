import { DndContext, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core';
import { chosenStages, tripStageNames, tripStages } from '@landsea/contracts/agents';
import type { AgentTrip, ChosenStage, TripStage } from '@landsea/contracts/agents';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TripCard } from './trip-card';
import type { TripChoice } from './trip-link';
import { countTrips, groupTripsByStage } from './trip-filter';
import { useTripDrag } from './use-trip-drag';

interface BoardProps {
  trips: readonly AgentTrip[];
  now: Date;
  onMove: (trip: AgentTrip, stage: ChosenStage) => void;
  onTemplate: (trip: AgentTrip) => void;
  onDelete: (trip: AgentTrip) => void;
  shown: TripStage;
  choice: TripChoice;
}

const ALONE =
  'md:auto-cols-[minmax(13rem,1fr)] md:grid-flow-col md:overflow-x-auto xl:auto-cols-[minmax(0,1fr)]';
/** The stages go on in a second row where a trip beside them takes their room. */
const BESIDE = 'grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-y-6';

/** A column draws this many cards at first. */
const FIRST_CARDS = 50;

const isChosen = (stage: TripStage): stage is ChosenStage =>
  (chosenStages as readonly TripStage[]).includes(stage);

export function TripsBoard({ trips, now, onMove, onTemplate, onDelete, shown, choice }: BoardProps) {
  const { dragged, context } = useTripDrag({ trips, onMove });
  const columns = groupTripsByStage(trips, now);
  const movedId = useRef<string>(undefined);
  const moveByMenu = (trip: AgentTrip, stage: ChosenStage) => {
    movedId.current = trip.tripId;
    onMove(trip, stage);
  };
  const card = (trip: AgentTrip) => (
    <TripCard {...{ trip, now, onTemplate, onDelete, choice }} onMove={moveByMenu} />
  );
  return (
    <>
      <DndContext {...context}>
        <div className="@container">
          <div className={`grid items-start gap-3 md:pb-4 ${choice.chosenId ? BESIDE : ALONE}`}>
            {tripStages.map((stage) => (
              <Column
                key={stage}
                stage={stage}
                trips={columns[stage]}
                isShown={stage === shown}
                isLow={choice.chosenId !== undefined}
                movedId={movedId}
              >
                {card}
              </Column>
            ))}
          </div>
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged ? (
            <div className="rotate-1 shadow-float motion-reduce:rotate-0">{card(dragged)}</div>
          ) : null}
        </DragOverlay>
      </DndContext>
    </>
  );
}

interface ColumnProps {
  stage: TripStage;
  trips: readonly AgentTrip[];
  isShown: boolean;
  /** Scrolls by itself where the stages have two rows, so that the second one is in sight. */
  isLow: boolean;
  /** The keyboard goes on from the card that a menu has moved. */
  movedId: RefObject<string | undefined>;
  children: (trip: AgentTrip) => ReactNode;
}

function Column({ stage, trips, isShown, isLow, movedId, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: !isChosen(stage) });
  const [most, setMost] = useState(FIRST_CARDS);
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`stage-${stage}`}
      className={`min-w-0 content-start gap-2 md:grid ${isShown ? 'grid' : 'hidden'} ${isOver ? 'rounded-card outline-2 outline-offset-4 outline-sea' : ''}`}
    >
      <h2
        id={`stage-${stage}`}
        className="flex items-baseline gap-2 pb-1 font-display text-xl max-md:sr-only"
      >
        {tripStageNames[stage]}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{countTrips(trips)}</span>
      </h2>
      <ul
        className={`grid gap-2 ${isLow ? '@max-[81rem]:max-h-[45dvh] @max-[81rem]:overflow-y-auto' : ''} ${trips.length === 0 ? 'min-h-24 rounded-card border border-dashed border-edge' : ''}`}
      >
        {trips.slice(0, most).map((trip) => (
          <DraggableTrip key={trip.tripId} id={trip.tripId} disabled={!isChosen(stage)} movedId={movedId}>
            {children(trip)}
          </DraggableTrip>
        ))}
      </ul>
      {trips.length > most ? (
        <button
          type="button"
          className="min-h-11 cursor-pointer text-sea underline"
          onClick={() => setMost(most + FIRST_CARDS)}
        >
          Show {String(Math.min(FIRST_CARDS, trips.length - most))} more
        </button>
      ) : null}
    </section>
  );
}

interface DraggableTripProps extends Pick<ColumnProps, 'movedId'> {
  id: string;
  disabled: boolean;
  children: ReactNode;
}

function DraggableTrip({ id, disabled, movedId, children }: DraggableTripProps) {
  const { setNodeRef, node, listeners, isDragging } = useDraggable({ id, disabled });
  useEffect(() => {
    if (movedId.current !== id) return;
    movedId.current = undefined;
    node.current?.querySelector<HTMLElement>('button')?.focus();
  }, [id, movedId, node]);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={`[-webkit-touch-callout:none] ${isDragging ? 'opacity-40' : ''}`}
    >
      {children}
    </li>
  );
}
