import type { Commission } from '@landsea/contracts/agents';
import { countOpenCents, formatCents } from '@landsea/rules/agents';
import { ReasonDialog } from '../frame/reason-dialog';
import { useMarkCommissionMutation } from './commissions-api';

/** Takes money that will not come off the list, with the reason for the books. */
export function SettleDialog({ commission, onClose }: { commission: Commission; onClose: () => void }) {
  const [mark] = useMarkCommissionMutation();
  const { tripId, bookingId, askedOn, version } = commission;
  return (
    <ReasonDialog
      title="Expect no more"
      description={`${formatCents(countOpenCents(commission))} for ${commission.clientName}, ${commission.title}, leaves your list of what’s late.`}
      submitLabel="Expect no more"
      onSend={(settledNote) => mark({ tripId, bookingId, body: { askedOn, settledNote, version } })}
      onClose={onClose}
    />
  );
}
