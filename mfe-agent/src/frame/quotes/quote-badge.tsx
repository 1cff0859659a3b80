import { quoteStateNames, type QuoteState } from '@landsea/contracts/agents';
import { Badge, type BadgeTone } from '@landsea/ui/badge';

const tones: Readonly<Record<QuoteState, BadgeTone>> = {
  draft: 'neutral',
  sent: 'sea',
  seen: 'sun',
  accepted: 'palm',
  declined: 'berry',
  expired: 'coral',
  withdrawn: 'neutral',
};

export function QuoteBadge({ state }: { state: QuoteState }) {
  return <Badge tone={tones[state]}>{quoteStateNames[state]}</Badge>;
}
