import { MouseSensor, TouchSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { ChosenStage, tripStageNames, type AgentTrip } from '@landsea/contracts/agents';
import { useState } from 'react';

// These are constants because new options at each render would draw every card again.
const byMouse = { activationConstraint: { distance: 8 } };
const byFinger = { activationConstraint: { delay: 250, tolerance: 8 } };

interface TripDrag {
  trips: readonly AgentTrip[];
  onMove: (trip: AgentTrip, stage: ChosenStage) => void;
}

/** Cards move by mouse or, after a moment's press, by finger. */
export const useTripDrag = ({ trips, onMove }: TripDrag) => {
  const [draggedId, setDraggedId] = useState<string>();
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger));
  const tripOf = (id: string | number) => trips.find(({ tripId }) => tripId === id);
  const nameOf = (id: string | number) => tripOf(id)?.clientName ?? 'the trip';

  const onDragStart = ({ active }: DragStartEvent) => setDraggedId(String(active.id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined);
    const stage = ChosenStage.safeParse(over?.id).data;
    const trip = tripOf(active.id);
    if (trip && stage && stage !== trip.stage) onMove(trip, stage);
  };

  const overText = (over: DragEndEvent['over']): string => {
    const stage = ChosenStage.safeParse(over?.id).data;
    return stage ? ` over ${tripStageNames[stage]}` : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Holding the trip of ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) => `The trip of ${nameOf(active.id)}${overText(over)}.`,
    onDragEnd: ({ active, over }) => `The trip of ${nameOf(active.id)} let go${overText(over)}.`,
    onDragCancel: ({ active }) => `The trip of ${nameOf(active.id)} is back where it was.`,
  };

  return {
    dragged: draggedId === undefined ? undefined : tripOf(draggedId),
    context: {
      sensors,
      collisionDetection: pointerWithin,
      onDragStart,
      onDragEnd,
      onDragCancel: () => setDraggedId(undefined),
      accessibility: { announcements },
    },
  };
};
