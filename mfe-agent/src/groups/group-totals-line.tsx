import type { GroupHousehold } from '@landsea/contracts/agents';
import { sumGroup } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';

export function GroupTotalsLine({ households }: { households: readonly GroupHousehold[] }) {
  const totals = sumGroup(households);
  const lines: [string, string | number][] = [
    ['Households', totals.households],
    ['People', totals.people],
    ['Rooms', totals.rooms],
    ...(totals.owesCents === null
      ? []
      : [['Owed', formatAmount(totals.owesCents, 'USD')] as [string, string]]),
    ...(totals.expectedCents === null
      ? []
      : [['Expected commission', formatAmount(totals.expectedCents, 'USD')] as [string, string]]),
  ];
  return (
    <dl
      aria-label="The whole group"
      className="flex flex-wrap gap-x-8 gap-y-2 rounded-card border border-hairline bg-surface px-5 py-3 tabular-nums"
    >
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-lg font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
