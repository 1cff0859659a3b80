import type { CommissionState } from '@landsea/contracts/agents';
import { commissionStateNames } from '@landsea/rules/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';

const tones: Readonly<Record<CommissionState, BadgeTone>> = {
  unknown: 'neutral',
  ahead: 'neutral',
  waiting: 'sea',
  part: 'sea',
  overdue: 'berry',
  short: 'berry',
  reversed: 'berry',
  over: 'sun',
  paid: 'palm',
  settled: 'neutral',
};

export function CommissionBadge({ state }: { state: CommissionState }) {
  return <Badge tone={tones[state]}>{commissionStateNames[state]}</Badge>;
}
