import type { ClientTask } from '@landsea/contracts/agents';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { PortalLink } from './portal-link';

interface TaskPaymentsProps {
  payments: NonNullable<ClientTask['payments']>;
  agent: string;
  clientId: string;
}

/** Amounts and days; the agent says how to pay, because the money never goes through this product. */
export function TaskPayments({ payments, agent, clientId }: TaskPaymentsProps) {
  return (
    <span className="grid justify-items-start gap-1 text-ink">
      {payments.map(({ label, vendor, cents, dueOn }) => (
        <span key={`${label} ${dueOn} ${String(cents)}`} className="tabular-nums">
          <strong>{formatMoney(cents)}</strong>
          {vendor ? ` to ${vendor}` : ''} for {label}, by {formatDate(dueOn)}
        </span>
      ))}
      <PortalLink
        to={`/client-portal/messages?client=${clientId}`}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline"
      >
        {payments.length > 0 ? `Ask ${agent} how to pay` : `Ask ${agent} how much, and how to pay`}
      </PortalLink>
    </span>
  );
}
