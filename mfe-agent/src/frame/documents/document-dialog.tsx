import {
  documentKindNames,
  documentKinds,
  type ClientDocument,
  type DocumentKind,
} from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useSession } from '@landsea/web-kit';
import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { FileButton } from '../file-button';
import { ACCEPTED_PAPERS } from '../send-file';
import { useGetDocumentClientQuery, useListDocumentClientsQuery } from './documents-api';
import { useDocumentDraft } from './use-document-draft';

interface FileChoiceProps {
  file: File | undefined;
  isNew: boolean;
  onChoose: (file: File | undefined) => void;
}

function FileChoice({ file, isNew, onChoose }: FileChoiceProps) {
  const { user } = useSession();
  if (user?.isDemo) return <p className="text-sm text-muted">No files in the demo.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton
        size="sm"
        icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
        accept={ACCEPTED_PAPERS}
        label="Choose a file"
        onChoose={([chosen]) => onChoose(chosen)}
      >
        {isNew ? 'Choose a file' : 'Add a new version'}
      </FileButton>
      <span className="min-w-0 text-sm wrap-anywhere text-muted">
        {file?.name ?? 'Photo or PDF, 10 MB at most'}
      </span>
    </div>
  );
}

const kinds = documentKinds.map((value) => ({ value, label: documentKindNames[value] }));

interface DocumentDialogProps {
  /** Empty where the client is still to be chosen. */
  clientId: string;
  tripId?: string;
  document?: ClientDocument | undefined;
  onClose: () => void;
}

export function DocumentDialog({ clientId, tripId = '', document, onClose }: DocumentDialogProps) {
  const id = useId();
  const { draft, set, file, setFile, failure, isBusy, save, isSaved } = useDocumentDraft(
    clientId,
    tripId,
    document,
    onClose,
  );
  const { data: clients = [] } = useListDocumentClientsQuery(undefined, { skip: clientId !== '' });
  const { data: client } = useGetDocumentClientQuery(draft.clientId, { skip: draft.clientId === '' });
  const people = (client?.people ?? []).map((person) => ({
    value: person.id,
    label: `${person.firstName} ${person.lastName}`,
  }));
  const trips = [...(client?.madeTrips ?? []), ...(client?.sharedTrips ?? [])].map((trip) => ({
    value: trip.tripId,
    label: trip.name,
  }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={document ? 'Change the document' : 'Add a document'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {clientId === '' ? (
          <SelectField
            label="Client"
            value={draft.clientId}
            disabled={isSaved}
            placeholder="Choose a client"
            options={clients.map((each) => ({ value: each.id, label: `${each.firstName} ${each.lastName}` }))}
            onValueChange={(chosen) =>
              set({ clientId: chosen, personId: '', tripId: '', sharedWith: 'nobody' })
            }
          />
        ) : null}
        <SelectField
          label="What it is"
          value={draft.kind}
          options={kinds}
          onValueChange={(kind) => set({ kind: kind as DocumentKind })}
          hint="Of a passport we keep only the date, with the person in the household."
        />
        <TextField
          label="Name"
          value={draft.title}
          maxLength={120}
          placeholder="Policy of the whole family"
          onChange={({ target }) => set({ title: target.value })}
        />
        <FileChoice file={file} onChoose={setFile} isNew={document === undefined} />
        <DateField
          label="Valid until (optional)"
          value={draft.expiresOn}
          onChange={(expiresOn) => set({ expiresOn })}
          hint="We remind you when it expires before a trip."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Whose it is"
            value={draft.personId}
            options={[{ value: '', label: 'The household’s' }, ...people]}
            onValueChange={(personId) => set({ personId })}
          />
          <SelectField
            label="Trip"
            value={draft.tripId}
            options={[{ value: '', label: 'No trip in particular' }, ...trips]}
            onValueChange={(chosen) => set({ tripId: chosen })}
          />
        </div>
        <SelectField
          label="Who sees it"
          value={draft.sharedWith}
          options={[
            { value: 'nobody', label: 'Only you and your team' },
            { value: 'household', label: 'The household, in the portal' },
            ...people.map(({ value, label }) => ({ value, label: `Only ${label}` })),
          ]}
          onValueChange={(sharedWith) => set({ sharedWith })}
        />
      </form>
    </Dialog>
  );
}
