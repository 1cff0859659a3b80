import type { AgentItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { SaveFailure } from './save-failure';
import { usePublishItineraryMutation } from './itinerary-api';

interface PublishDialogProps {
  itinerary: AgentItinerary;
  onReload: () => void;
  onClose: () => void;
}

export function PublishDialog({ itinerary, onReload, onClose }: PublishDialogProps) {
  const { tripId, checksum, changes, publishedNumber, recipients, suggested } = itinerary;
  const [publish, { isLoading, error, reset }] = usePublishItineraryMutation();
  const hasReaders = suggested !== null || recipients.some(({ withdrawnAt }) => withdrawnAt === null);
  const run = async (tells: boolean) => {
    const { data } = await publish({ tripId, checksum, tells });
    if (!data) return;
    notify({ tone: 'success', title: tells ? 'Published, and the family knows.' : 'Published.' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={publishedNumber === null ? 'Publish the itinerary?' : 'Publish these changes?'}
      footer={
        <>
          <Button busy={isLoading} onClick={() => void run(false)}>
            Publish only
          </Button>
          <Button variant="primary" busy={isLoading} disabled={!hasReaders} onClick={() => void run(true)}>
            Publish and tell the family
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {publishedNumber === null ? (
          <p>
            From now on readers see this version. What you change later stays with you until you publish
            again.
          </p>
        ) : (
          <ul className="list-disc pl-5">
            {changes.map((change, index) => (
              <li key={`${change} ${String(index)}`} className="py-0.5 wrap-anywhere">
                {change}
              </li>
            ))}
          </ul>
        )}
        {suggested ? (
          <p className="text-muted">
            {suggested.name} gets the link at {suggested.email}.
          </p>
        ) : hasReaders ? null : (
          <p className="text-muted">Add a reader to tell somebody.</p>
        )}
        <SaveFailure
          error={error}
          onReload={() => {
            reset();
            onReload();
          }}
        />
      </div>
    </Dialog>
  );
}
