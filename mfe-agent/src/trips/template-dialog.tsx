import type { AgentTrip } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError, getFieldErrors, notify } from '@landsea/web-kit';
import { useState, type FormEvent } from 'react';
import {
  useListTripTemplatesQuery,
  useRemoveTripTemplateMutation,
  useSaveTripTemplateMutation,
} from './trip-templates-api';

export function TemplateDialog({ trip, onClose }: { trip: AgentTrip; onClose: () => void }) {
  const { data: templates } = useListTripTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, saving] = useSaveTripTemplateMutation();
  const [remove, removing] = useRemoveTripTemplateMutation();
  const [typed, setTyped] = useState<string>();
  const known = templates?.find(({ tripId }) => tripId === trip.tripId);
  const name = typed ?? known?.name ?? trip.name;
  const wrong = getFieldErrors(saving.error)['name'];
  const refusal = saving.error && !wrong ? toApiError(saving.error) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await save({ tripId: trip.tripId, name });
    if (!data) return;
    notify({ tone: 'success', title: `“${name.trim()}” is a template now` });
    onClose();
  };
  const stop = async () => {
    const { data } = await remove(trip.tripId);
    if (!data) return;
    notify({ tone: 'success', title: `“${known?.name ?? name}” is no longer a template` });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Use as a template"
      description="You can start new trips from this plan. Everyone in your agency can use it. Names, bookings and payments aren’t copied. Notes are left out unless somebody asks for them."
    >
      <form
        noValidate
        aria-label="Use as a template"
        className="grid gap-5"
        onSubmit={(event) => void submit(event)}
      >
        {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
        <TextField
          label="Name of the template"
          value={name}
          maxLength={120}
          onChange={({ target }) => setTyped(target.value)}
          {...(wrong && { error: wrong })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {known ? (
            <Button busy={removing.isLoading} busyLabel="Removing…" onClick={() => void stop()}>
              No longer a template
            </Button>
          ) : null}
          <Button type="submit" variant="primary" busy={saving.isLoading} busyLabel="Saving…">
            Save template
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
