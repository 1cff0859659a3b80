import { consentLabels, type AgentTripConsent } from '@landsea/contracts/agents';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { SwitchGroup } from '@landsea/ui/switch-group';
import { toApiError, formatDateRange, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { useShareTripWithAgentMutation, useStopSharingTripMutation } from './travel-agent-api';
import { makeNotSavedToast, travelAgentMessages } from './travel-agent-messages';

type Choice = Pick<AgentTripConsent, 'shared' | 'seesMoney' | 'seesDocuments'>;

export function AgentTripRow({
  clientId,
  agentName,
  trip,
}: {
  clientId: string;
  agentName: string;
  trip: AgentTripConsent;
}) {
  const { tripId, name, startDate, endDate, version } = trip;
  const [share] = useShareTripWithAgentMutation();
  const [stopSharing] = useStopSharingTripMutation();
  const [pending, setPending] = useState<Choice>();
  const { shared, seesMoney, seesDocuments } = pending ?? trip;

  const choose = async (change: Partial<Choice>) => {
    const next = { shared, seesMoney, seesDocuments, ...change };
    setPending(next);
    const consent = { seesMoney: next.seesMoney, seesDocuments: next.seesDocuments, version };
    const { error } = next.shared
      ? await share({ clientId, tripId, consent })
      : await stopSharing({ clientId, tripId });
    setPending(undefined);
    if (error) notify(makeNotSavedToast(toApiError(error).message));
  };

  const isSaving = pending !== undefined;
  return (
    <li className="grid gap-1 py-3 wrap-anywhere">
      <SwitchField
        label={name}
        hint={formatDateRange(startDate, endDate)}
        checked={shared}
        disabled={isSaving}
        onCheckedChange={(checked) =>
          void choose({ shared: checked, seesMoney: false, seesDocuments: false })
        }
      />
      {shared ? (
        <SwitchGroup
          legend={travelAgentMessages.legend(agentName, name)}
          switches={[
            {
              ...consentLabels.seesMoney,
              checked: seesMoney,
              disabled: isSaving,
              onCheckedChange: (checked) =>
                void choose({ seesMoney: checked, seesDocuments: checked && seesDocuments }),
            },
            {
              ...consentLabels.seesDocuments,
              checked: seesDocuments,
              disabled: isSaving || !seesMoney,
              onCheckedChange: (checked) => void choose({ seesDocuments: checked }),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
