import { pipelineStageNames, type ClientStage, type PipelineStage } from '@landsea/contracts/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';

const tones: Record<PipelineStage, BadgeTone> = {
  lead: 'sun',
  planning: 'sun',
  quoted: 'coral',
  booked: 'sea',
  ready: 'sea',
  traveling: 'palm',
  traveled: 'neutral',
  lost: 'neutral',
};

interface Staged {
  stage: ClientStage;
  pipelineStage?: PipelineStage | undefined;
}

export function StageBadge({ client: { stage, pipelineStage = stage } }: { client: Staged }) {
  return <Badge tone={tones[pipelineStage]}>{pipelineStageNames[pipelineStage]}</Badge>;
}
