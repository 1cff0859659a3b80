import { clientMayLabels, consentLabels, type AgentTrip } from '@landsea/contracts/agents';
import { clientMays } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useSetClientAccessMutation } from './agent-trip-api';

interface ClientAccessDialogProps {
  trip: AgentTrip & { access: NonNullable<AgentTrip['access']> };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ClientAccessDialog({ trip, open, onOpenChange }: ClientAccessDialogProps) {
  const [save, saving] = useSetClientAccessMutation();
  const { tripId, clientName, clientJoined, access } = trip;
  const change = (part: Partial<typeof access>) => void save({ tripId, ...access, ...part });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`What ${clientName} sees`}
      description={
        clientJoined
          ? `${clientName.split(' ')[0] ?? clientName} sees changes at once.`
          : 'They have not joined yet. Once they accept your invitation, they see the trip like this.'
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <Segmented
            label="What they may do"
            showLabel
            options={clientMays.map((value) => ({ value, label: clientMayLabels[value].label }))}
            value={access.may}
            onValueChange={(may) => change({ may })}
          />
          <p className="text-muted">{clientMayLabels[access.may].hint}</p>
        </div>
        <div className="grid gap-1">
          <SwitchField
            label={consentLabels.seesMoney.label}
            hint="What the trip costs, and what was paid."
            checked={access.seesMoney}
            disabled={saving.isLoading}
            onCheckedChange={(seesMoney) =>
              change({ seesMoney, seesDocuments: seesMoney && access.seesDocuments })
            }
          />
          <SwitchField
            label={consentLabels.seesDocuments.label}
            hint="Receipts. Needs budget and expenses."
            checked={access.seesDocuments}
            disabled={saving.isLoading || !access.seesMoney}
            onCheckedChange={(seesDocuments) => change({ seesDocuments })}
          />
        </div>
      </div>
    </Dialog>
  );
}
