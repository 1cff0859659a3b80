import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { conflictTexts } from '@landsea/web-kit/rows';
import { useState, type FormEvent } from 'react';
import type { LastDone } from '../../frame/undo-bar';
import { clientFieldNames, formatClientField } from '../household/client-texts';
import type { KnownClient } from '../household/known-client';
import { CallForm } from './call-form';
import { useDeleteCallMutation, useLogCallMutation } from './timeline-api';
import { useStep } from './use-step';
import { WriteForm } from './write-form';

function StepForm({ client, onDone }: { client: KnownClient; onDone: (done: LastDone) => void }) {
  const { plan, conflict, settleConflict } = useStep(client, onDone);
  const [draft, setDraft] = useState({ text: '', on: '' });
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (!text && !draft.on) return setFailure('Write what comes next, or choose a day');
    setIsSaving(true);
    const failed = await plan({ nextStep: text || null, nextStepOn: draft.on || null });
    setIsSaving(false);
    setFailure(failed);
    if (!failed) setDraft({ text: '', on: '' });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextField
        label="Next step"
        placeholder="Call about the balcony"
        maxLength={200}
        value={draft.text}
        error={failure}
        hint={
          (client.nextStep ?? client.nextStepOn)
            ? `Takes the place of “${client.nextStep ?? 'Follow up'}”.`
            : 'It shows up in your morning on its day.'
        }
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <DateField label="On" value={draft.on} onChange={(on) => setDraft({ ...draft, on })} />
        <Button type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          Plan it
        </Button>
      </div>
      {conflict ? (
        <ConflictDialog
          subject={`${client.firstName} ${client.lastName}`}
          {...conflictTexts(conflict, clientFieldNames, formatClientField)}
          onSettle={(keep) => void settleConflict(keep)}
        />
      ) : null}
    </form>
  );
}

const ways = ['write', 'call', 'step'] as const;
const options = [
  { value: ways[0], label: 'Write' },
  { value: ways[1], label: 'Log a call' },
  { value: ways[2], label: 'Plan a step' },
];

/** All three forms stay, so that nothing typed is lost on the way from one to another. */
export function TalkBox({ client, onDone }: { client: KnownClient; onDone: (done: LastDone) => void }) {
  const [way, setWay] = useState<(typeof ways)[number]>('write');
  const [log] = useLogCallMutation();
  const [remove] = useDeleteCallMutation();
  return (
    <div className="grid gap-4">
      <Segmented label="What do you want to do?" options={options} value={way} onValueChange={setWay} />
      <div hidden={way !== 'write'}>
        <WriteForm client={client} />
      </div>
      <div hidden={way !== 'call'}>
        <CallForm
          firstName={client.firstName}
          onSend={async (id, values) => {
            const { data, error } = await log({ clientId: client.id, call: { id, ...values } });
            if (data) onDone({ text: 'Call logged', undo: () => void remove(data.id) });
            return error;
          }}
        />
      </div>
      <div hidden={way !== 'step'}>
        <StepForm client={client} onDone={onDone} />
      </div>
    </div>
  );
}
