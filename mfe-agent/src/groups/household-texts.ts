import type { GroupHousehold, GroupPaymentState, GroupRoom } from '@landsea/contracts/agents';

export const portalNames: Readonly<Record<GroupHousehold['portal'], string>> = {
  joined: 'In the portal',
  invited: 'Invited to the portal',
  'not-invited': 'Not in the portal yet',
};

/** `Deposit paid`, `No deposit entered`, or one line for neither. */
export const describePayments = ({
  deposit,
  final,
}: Record<'deposit' | 'final', GroupPaymentState>): string[] =>
  deposit === 'none' && final === 'none'
    ? ['No payments entered yet']
    : [
        deposit === 'none' ? 'No deposit entered' : `Deposit ${deposit}`,
        final === 'none' ? 'No final payment entered' : `Final payment ${final}`,
      ];

/** `Garden View, 2 queens, stateroom 7042`, or the hotel where nothing more is known. */
export const describeRoom = ({ title, category, beds, stateroom }: GroupRoom): string => {
  const parts = [category, beds, ...(stateroom ? [`stateroom ${stateroom}`] : [])].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : title;
};
