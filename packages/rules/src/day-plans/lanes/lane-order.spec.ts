import { orderLaneBookings, type WantedRide } from './lane-order.js';

const ride = (
  name: string,
  tier: 1 | 2 | null,
  typical: string | null,
  change: Partial<WantedRide> = {},
): WantedRide => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  park: 'magic-kingdom',
  lane: { product: 'multi', tier },
  laneGoneBy: { low: null, typical, peak: '09:30' },
  waits: { worstPosted: { low: 20, typical: 40, peak: 60 }, actualShare: 0.8 },
  heightInches: null,
  ...change,
});
const single = (name: string, typical: string) =>
  ride(name, null, typical, { lane: { product: 'single', tier: null } });

const tiana = ride('Tiana', 1, '12:30');
const peter = ride('Peter Pan', 1, '14:00');
const space = ride('Space', 1, '17:00');
const mansion = ride('Mansion', 2, '17:30');
const buzz = ride('Buzz', 2, '17:00');
const belle = ride('Belle', 2, '16:00');
const smallWorld = ride('Small World', 2, null);
const all = [smallWorld, space, mansion, tiana, buzz, peter, belle];

const names = (list: readonly { ride: WantedRide }[]) => list.map((booking) => booking.ride.name);

describe('the booking order at 7:00', () => {
  it('starts with the ride that is gone first, one Tier 1 and two others', () => {
    const order = orderLaneBookings(all, 'typical');
    expect(names(order.first)).toEqual(['Tiana', 'Belle', 'Buzz']);
    expect(order.first.map(({ goneBy }) => goneBy)).toEqual(['12:30', '16:00', '17:00']);
  });

  it('leaves the rest for after the first tap-in, the soonest gone first', () => {
    const order = orderLaneBookings(all, 'typical');
    expect(names(order.later)).toEqual(['Peter Pan', 'Space', 'Mansion', 'Small World']);
    expect(order.standby).toEqual([]);
  });

  it('names fallbacks that keep to one Tier 1', () => {
    const [top, second] = orderLaneBookings(all, 'typical').first;
    expect(top?.fallbacks.map(({ name }) => name)).toEqual(['Peter Pan', 'Space']);
    expect(second?.fallbacks.map(({ name }) => name)).toEqual(['Mansion', 'Small World']);
  });

  it('sends to standby what is gone before its turn', () => {
    const order = orderLaneBookings(all, 'peak');
    expect(order.later).toEqual([]);
    expect(order.standby).toHaveLength(4);
    const early = ride('Early', 1, '09:45');
    const also = ride('Also early', 1, '09:50');
    expect(orderLaneBookings([early, also], 'typical').standby).toEqual([also]);
  });

  it('ends with the last hour of the day, one selection an hour', () => {
    const lasting = Array.from({ length: 15 }, (_, index) => ride(`Ride ${10 + index}`, 2, null));
    const order = orderLaneBookings(lasting, 'typical');
    expect([order.first.length, order.later.length, order.standby.length]).toEqual([3, 10, 2]);
  });

  it('has three of Animal Kingdom whatever their tier', () => {
    const wild = [tiana, peter, space, mansion].map((one) => ({ ...one, park: 'animal-kingdom' as const }));
    expect(names(orderLaneBookings(wild, 'typical').first)).toEqual(['Tiana', 'Peter Pan', 'Space']);
  });

  it('prefers the longer line among those that last', () => {
    const waits = { worstPosted: { low: 30, typical: 80, peak: 90 }, actualShare: 0.8 };
    const long = ride('Zoo', 2, null, { waits });
    expect(names(orderLaneBookings([smallWorld, long, ride('Alpha', 2, null)], 'low').first)).toEqual([
      'Zoo',
      'Alpha',
      'Small World',
    ]);
  });

  it('buys two Single Passes at most, with the next as fallback', () => {
    const order = orderLaneBookings(
      [single('A', '15:00'), single('B', '09:00'), single('C', '12:00'), mansion],
      'typical',
    );
    expect(names(order.singles)).toEqual(['B', 'C']);
    expect(order.singles[0]?.fallbacks.map(({ name }) => name)).toEqual(['A']);
    expect(names(order.first)).toEqual(['Mansion']);
    expect(order.standby.map(({ name }) => name)).toEqual(['A']);
  });

  it('keeps rides without a lane in the standby line', () => {
    const carousel = ride('Carousel', null, null, {
      lane: { product: 'none', tier: null },
      laneGoneBy: null,
      heightInches: null,
    });
    const order = orderLaneBookings([carousel], 'typical');
    expect([order.first, order.later, order.standby]).toEqual([[], [], [carousel]]);
  });
});
