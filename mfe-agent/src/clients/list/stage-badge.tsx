import { clientStageNames, type ClientStage } from '@landsea/contracts/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';

const tones: Record<ClientStage, BadgeTone> = {
  lead: 'sun',
  quoted: 'coral',
  booked: 'sea',
  traveling: 'palm',
  traveled: 'neutral',
  lost: 'neutral',
};

export function StageBadge({ stage }: { stage: ClientStage }) {
  return <Badge tone={tones[stage]}>{clientStageNames[stage]}</Badge>;
}
