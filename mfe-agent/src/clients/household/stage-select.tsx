import { ClientStage } from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { conflictTexts, useRows } from '@landsea/web-kit/rows';
import { clientRows } from './client-rows';
import { clientFieldNames, formatClientField } from './client-texts';
import type { KnownClient } from './known-client';
import { listStageOptions } from './stage-options';

export function StageSelect({ client }: { client: KnownClient }) {
  const { save, conflict, settleConflict } = useRows(clientRows, client.id);
  return (
    <>
      <SelectField
        label="Stage"
        hideLabel
        className="w-52"
        value={client.pipelineStage ?? client.stage}
        onValueChange={(stage) => void save(client, { stage: ClientStage.parse(stage) }, 'toast')}
        options={listStageOptions(client)}
      />
      {conflict ? (
        <ConflictDialog
          subject={`${client.firstName} ${client.lastName}`}
          {...conflictTexts(conflict, clientFieldNames, formatClientField)}
          onSettle={(keep) => void settleConflict(keep)}
        />
      ) : null}
    </>
  );
}
