import { aDayItem } from '../../../testing/day-fixtures';
import { lineId } from '../../../testing/trip-fixtures';
import { splitDropped } from './best-order-step';

const ride = aDayItem({ time: '12:40', proposedTime: '12:40' });
const lane = aDayItem({
  id: lineId(2),
  time: '13:00',
  status: 'booked',
  details: { kind: 'lane', product: 'multi', returnUntil: '14:00', isPreselected: true },
});
const dropped = [{ itemIds: [ride.id, lane.id], title: ride.title, reason: 'No time for it' }];

it('frees a proposed time and keeps the return window of its Lightning Lane', () => {
  expect(splitDropped({ dropped }, [ride, lane])).toEqual({ freed: [ride], kept: [lane] });
});

it('keeps a time that the family chose, until it may be moved', () => {
  const chosen = { ...ride, proposedTime: null };
  expect(splitDropped({ dropped }, [chosen]).kept).toEqual([chosen]);
  expect(splitDropped({ dropped }, [chosen], [chosen.id]).freed).toEqual([chosen]);
});
