import type { TravelAgent } from '@landsea/contracts/agents';
import { formatAgentNames, listPortalTrips } from './portal-trips';

const trip = (tripId: string, startDate: string, endDate: string, shared = true) => ({
  tripId,
  name: tripId,
  startDate,
  endDate,
  shared,
  seesMoney: false,
  seesDocuments: false,
  version: 1,
});
const agent = (name: string | null, trips: TravelAgent['trips']): TravelAgent => ({
  clientId: `client of ${name ?? 'nobody'}`,
  name,
  since: '2026-11-01T12:00:00.000Z',
  trips,
});

describe('listPortalTrips', () => {
  it('lists what is planned with an agent, the next trip first and those that are over last', () => {
    const spring = trip('spring', '2027-03-01', '2027-03-05');
    const dana = agent('Dana', [
      trip('old', '2026-01-01', '2026-01-05'),
      trip('older', '2025-01-01', '2025-01-05'),
      spring,
      trip('now', '2026-11-20', '2026-11-24'),
      trip('private', '2026-12-01', '2026-12-02', false),
    ]);
    const bo = agent('Bo', [spring]);
    const trips = listPortalTrips([dana, bo], '2026-11-24');
    expect(trips.map(({ tripId }) => tripId)).toEqual(['now', 'spring', 'old', 'older']);
    expect(trips[1]?.agents).toEqual([dana, bo]);
  });

  it('is empty without agents', () => {
    expect(listPortalTrips([], '2026-11-24')).toEqual([]);
  });
});

it('names agents once each', () => {
  expect(formatAgentNames([{ name: 'Dana' }, { name: 'Bo' }, { name: 'Dana' }])).toBe('Dana and Bo');
  expect(formatAgentNames([{ name: null }])).toBe('your travel agent');
});
