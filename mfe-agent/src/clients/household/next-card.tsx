import { ClientStage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { formatDate } from '@landsea/web-kit';
import { conflictTexts, getFailureText, useRows } from '@landsea/web-kit/rows';
import { Check } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { clientRows } from './client-rows';
import { listStageOptions } from './stage-options';
import { clientFieldNames, formatClientField } from './client-texts';
import type { ClientChange, KnownClient } from './known-client';

export function NextCard({ client }: { client: KnownClient }) {
  const { save, conflict, settleConflict } = useRows(clientRows, client.id);
  const [failure, setFailure] = useState<string>();
  const [draft, setDraft] = useState<{ step: string; on: string }>();
  const typed = draft ?? { step: client.nextStep ?? '', on: client.nextStepOn ?? '' };

  const write = async (change: ClientChange): Promise<boolean> => {
    const failed = getFailureText(await save(client, change));
    setFailure(failed);
    return !failed;
  };
  const saveStep = async (event: FormEvent) => {
    event.preventDefault();
    const change = { nextStep: typed.step.trim() || null, nextStepOn: typed.on || null };
    if (await write(change)) setDraft(undefined);
  };
  const isPlanned = Boolean(client.nextStep ?? client.nextStepOn);

  return (
    <Card aria-labelledby="next" className="grid content-start gap-4">
      <CardTitle id="next">What’s next</CardTitle>
      <SelectField
        label="Stage"
        value={client.pipelineStage ?? client.stage}
        onValueChange={(stage) => void write({ stage: ClientStage.parse(stage) })}
        options={listStageOptions(client)}
      />
      {isPlanned && !draft ? (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="min-w-0 text-lg wrap-anywhere">
            {client.nextStep ?? 'Follow up'}
            {client.nextStepOn ? (
              <span className="block text-base text-muted tabular-nums">{formatDate(client.nextStepOn)}</span>
            ) : null}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<Check aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => void write({ nextStep: null, nextStepOn: null })}
            >
              Done
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setDraft(typed)}>
              Change
            </Button>
          </div>
        </div>
      ) : (
        <form className="grid gap-3" onSubmit={(event) => void saveStep(event)}>
          <TextField
            label="Next step"
            placeholder="Call about the balcony"
            maxLength={200}
            value={typed.step}
            onChange={(event) => setDraft({ ...typed, step: event.target.value })}
          />
          <div className="flex flex-wrap items-end gap-3">
            <DateField label="On" value={typed.on} onChange={(on) => setDraft({ ...typed, on })} />
            <Button type="submit" disabled={!draft || (!typed.step.trim() && !typed.on)}>
              Save step
            </Button>
            {isPlanned ? (
              <Button variant="quiet" onClick={() => setDraft(undefined)}>
                Cancel
              </Button>
            ) : null}
          </div>
        </form>
      )}
      {failure ? (
        <p role="alert" className="text-sm font-medium text-berry">
          {failure}
        </p>
      ) : null}
      {conflict ? (
        <ConflictDialog
          subject={`${client.firstName} ${client.lastName}`}
          {...conflictTexts(conflict, clientFieldNames, formatClientField)}
          onSettle={(keep) => void settleConflict(keep)}
        />
      ) : null}
    </Card>
  );
}
