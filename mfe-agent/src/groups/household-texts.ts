import type { GroupHousehold, GroupPaymentState, GroupRoom } from '@landsea/contracts/agents';

export const portalNames: Readonly<Record<GroupHousehold['portal'], string>> = {
  joined: 'In the portal',
  invited: 'Invited to the portal',
  'not-invited': 'Not in the portal yet',
};

export const paymentStateNames: Readonly<Record<GroupPaymentState, string>> = {
  none: 'none entered',
  open: 'open',
  late: 'late',
  paid: 'paid',
};

/** `Garden View, 2 queens, stateroom 7042`, or the hotel where nothing more is known. */
export const describeRoom = ({ title, category, beds, stateroom }: GroupRoom): string => {
  const parts = [category, beds, ...(stateroom ? [`stateroom ${stateroom}`] : [])].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : title;
};
