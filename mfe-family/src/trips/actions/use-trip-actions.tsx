import type { AccessInfo, TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { setActiveTrip, useAppDispatch, useGetAccessQuery } from '@landsea/web-kit';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { useUndo } from '../../trip-frame/undo/undo-bar';
import { DeleteDialog } from './delete-dialog';
import { DuplicateDialog } from './duplicate-dialog';
import {
  useDeleteTripMutation,
  useDuplicateTripMutation,
  useSetArchivedMutation,
  useTakeBackTripMutation,
} from './trip-actions-api';

const meaningOf = (access: AccessInfo | undefined): string =>
  access?.accessType === 'trip' && access.isActive
    ? 'You paid for this trip. While it’s archived you can look but not edit, and you can pay for another trip in its place. Restore it to get your access back, as long as no other paid trip is active and your access hasn’t run out.'
    : 'It moves to your archived trips, where you can look but not edit. You can restore it anytime.';

interface ArchiveDialogProps {
  trip: TripSummary;
  access: AccessInfo | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function ArchiveDialog({ trip, access, busy, onClose, onConfirm }: ArchiveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Archive ${trip.name}?`}
      description={meaningOf(access)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} busyLabel="Archiving…" onClick={onConfirm}>
            Archive this trip
          </Button>
        </>
      }
    />
  );
}

type Action = 'archive' | 'delete' | 'duplicate';

/** The next page offers undo with this state. */
export interface AfterDeletion {
  deletedTrip?: Pick<TripSummary, 'id' | 'name'>;
}

interface TripActions {
  ask: (action: Action, trip: TripSummary) => void;
  restore: (trip: TripSummary) => void;
  takeBack: (trip: Pick<TripSummary, 'id' | 'name'>) => void;
  busyId: string | undefined;
  dialogs: ReactNode;
}

export const useTripActions = (
  offerUndo: ReturnType<typeof useUndo>['offerUndo'],
  onDeleted?: (trip: TripSummary) => void,
): TripActions => {
  const [asked, setAsked] = useState<{ action: Action; trip: TripSummary; attempt: string }>();
  const access = useGetAccessQuery({ tripId: asked?.trip.id }, { skip: !asked });
  const [setArchived, archiving] = useSetArchivedMutation();
  const [deleteTrip, deleting] = useDeleteTripMutation();
  const [takeBackTrip, takingBack] = useTakeBackTripMutation();
  const [duplicateTrip, duplicating] = useDuplicateTripMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const close = () => setAsked(undefined);

  const move = async (trip: TripSummary, archived: boolean) => {
    const answer = await setArchived({ tripId: trip.id, archived });
    close();
    if (answer.error) return;
    offerUndo({
      text: `${trip.name} ${archived ? 'archived' : 'restored'}`,
      undo: () => void setArchived({ tripId: trip.id, archived: !archived }),
    });
  };

  const remove = async (trip: TripSummary) => {
    const answer = await deleteTrip(trip.id);
    close();
    if (answer.error) return;
    if (onDeleted) return onDeleted(trip);
    offerUndo({ text: `${trip.name} deleted`, undo: () => void takeBackTrip(trip.id) });
  };

  const duplicate = async (trip: TripSummary, attempt: string) => {
    const answer = await duplicateTrip({ tripId: trip.id, attempt });
    close();
    if (!answer.data) return;
    dispatch(setActiveTrip(answer.data.id));
    await navigate(`/trip-details-hq/${answer.data.id}`);
  };

  const dialogs: Record<Action, (trip: TripSummary, attempt: string) => ReactNode> = {
    archive: (trip) => (
      <ArchiveDialog
        trip={trip}
        access={access.data}
        busy={archiving.isLoading || access.isFetching}
        onClose={close}
        onConfirm={() => void move(trip, true)}
      />
    ),
    delete: (trip) => (
      <DeleteDialog
        trip={trip}
        access={access.data}
        busy={deleting.isLoading || access.isFetching}
        onClose={close}
        onConfirm={() => void remove(trip)}
      />
    ),
    duplicate: (trip, attempt) => (
      <DuplicateDialog
        trip={trip}
        busy={duplicating.isLoading}
        onClose={close}
        onConfirm={() => void duplicate(trip, attempt)}
      />
    ),
  };

  return {
    ask: (action, trip) => setAsked({ action, trip, attempt: crypto.randomUUID() }),
    restore: (trip) => void move(trip, false),
    takeBack: (trip) => void takeBackTrip(trip.id),
    busyId: archiving.isLoading
      ? archiving.originalArgs?.tripId
      : takingBack.isLoading
        ? takingBack.originalArgs
        : undefined,
    dialogs: asked ? dialogs[asked.action](asked.trip, asked.attempt) : null,
  };
};
