import type { DemoItem } from './demo-item.js';

const booked = {
  status: 'booked',
  isFixed: true,
  confirmation: 'QXLMAZ',
  park: null,
  details: { kind: 'note', isFlight: true },
} as const;

export const demoFlights: readonly DemoItem[] = [
  { day: 0, time: '07:05', title: 'JetBlue 351, BOS to MCO', note: 'Lands at 10:20 AM', ...booked },
  { day: 11, time: '13:05', title: 'JetBlue 1152, MCO to BOS', note: 'Lands at 4:12 PM', ...booked },
];
