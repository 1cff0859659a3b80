import { readBudgetChoices, estimateChange, type EstimatedTrip } from '@landsea/rules/estimate';
import type { Budget, BudgetEstimate, BudgetLine, EstimateQuery } from '@landsea/contracts/money';
import { aCruise, aTrip, estimated } from './testing/sample-estimates.js';

type Level = 'lowCents' | 'typicalCents' | 'highCents';

const budgetOf = ({ lines }: BudgetEstimate, level: Level = 'typicalCents'): Budget => ({
  tripId: 'b0000000-0000-4000-8000-000000000001',
  currency: 'USD',
  expenses: [],
  lines: lines
    .filter((line) => line[level] > 0)
    .map((line, index): BudgetLine => ({
      id: `c0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      category: line.category,
      label: line.label,
      note: line.basis,
      plannedCents: line[level],
      bookedCents: 0,
      spentCents: 0,
      person: null,
      day: null,
      vendor: null,
      dueOn: null,
      dueKind: null,
      status: 'planned',
      source: null,
      isEstimate: true,
      version: 1,
      updatedAt: '2026-11-28T00:00:00Z',
    })),
});

const person = (name: string, age: number) => ({ name, age });
const six = (...ages: number[]): EstimatedTrip['party'] =>
  ages.map((age, index) => person(`Guest ${index}`, age));
const guessed = six(36, 35, 8, 8, 8, 8);
const family = six(36, 35, 9, 6, 1, 68);

const landAndSea = (party: EstimatedTrip['party']): EstimatedTrip => {
  const { sailing } = aCruise();
  return { ...aTrip({ party }), mode: 'combined', sailing };
};

const changeOf = (budget: Budget, trip: EstimatedTrip, query: EstimateQuery = readBudgetChoices(budget)) =>
  estimateChange(budget, estimated(trip, query));

describe('a budget and the trip it was estimated for', () => {
  it('says nothing while they agree, at any level and with any choices', () => {
    const choices: EstimateQuery[] = [
      {},
      { stateroom: 'verandah', lightningLane: 'none' },
      { hotelTier: 'deluxe', dining: 'quick' },
      { lightningLane: 'premier', tickets: 'have' },
    ];
    for (const query of choices)
      for (const level of ['lowCents', 'typicalCents', 'highCents'] as const) {
        const trip = landAndSea(family);
        expect(changeOf(budgetOf(estimated(trip, query), level), trip)).toBeUndefined();
      }
  });

  it('comes to today’s estimate to the cent once the ages are known, and names no child who grew up', () => {
    const budget = budgetOf(estimated(landAndSea(guessed)));
    const today = estimated(landAndSea(family));
    const change = estimateChange(budget, today);
    expect(change?.part).toBe('family');
    expect(change?.nowCents).toBe(today.total.typicalCents);
    const before = budget.lines.reduce((sum, { plannedCents }) => sum + plannedCents, 0);
    expect(change?.differenceCents).toBe(today.total.typicalCents - before);
    const notes = budget.lines.map(
      (line) => change?.changed.find((each) => each.line.id === line.id)?.note ?? line.note,
    );
    expect(notes.join('\n')).not.toContain('4 children');
    expect(notes.join('\n')).toContain('2 children of 3 to 9');
  });

  it('adds the line of the first child, and gives nothing to a line of nobody', () => {
    const couple = six(36, 35);
    const budget = budgetOf(estimated(aTrip({ party: couple })));
    const change = changeOf(budget, aTrip({ party: six(36, 35, 7) }));
    expect(change?.added.map(({ line }) => line.label)).toContain('Tickets, ages 3 to 9');
    expect(change?.part).toBe('family');
    const back = changeOf(budgetOf(estimated(aTrip({ party: six(36, 35, 7) }))), aTrip({ party: couple }));
    expect(back?.changed.filter(({ note }) => note === null).map(({ line }) => line.label)).toContain(
      'Tickets, ages 3 to 9',
    );
    expect(back?.nowCents).toBe(estimated(aTrip({ party: couple })).total.typicalCents);
  });

  it('keeps the level, the way of eating and what somebody typed', () => {
    const party = six(36, 35, 7);
    const budget = budgetOf(estimated(aTrip({ party: six(36, 35) }), { dining: 'quick' }), 'lowCents');
    const own = budget.lines.find(({ label }) => label === 'Souvenirs');
    const typed: Budget = {
      ...budget,
      lines: budget.lines.map((line) =>
        line === own ? { ...line, note: null, plannedCents: 123_45 } : line,
      ),
    };
    const change = changeOf(typed, aTrip({ party }));
    expect(change?.changed.some(({ line }) => line.label === 'Souvenirs')).toBe(false);
    const lanes = change?.changed.find(({ line }) => line.category === 'lightning-lane');
    const today = estimated(aTrip({ party })).lines.find(({ category }) => category === 'lightning-lane');
    expect(lanes?.plannedCents).toBe(today?.lowCents);
  });

  it('names the hotel, the dates and the ship that changed', () => {
    const budget = budgetOf(estimated(aTrip()));
    const stays = aTrip().stays.map((stay) => ({ ...stay, hotelName: 'Pop Century' }));
    expect(changeOf(budget, aTrip({ stays }))?.part).toBe('hotel');
    const longer = aTrip({
      endDate: '2027-03-19',
      stays: aTrip().stays.map((stay) => ({ ...stay, checkOut: '2027-03-19' })),
    });
    expect(changeOf(budget, longer)?.part).toBe('dates');
    const cruise = aCruise();
    const concierge = { ...cruise, sailing: cruise.sailing && { ...cruise.sailing, concierge: true } };
    const changed = estimateChange(budgetOf(estimated(cruise)), estimated(concierge));
    expect(changed?.part).toBe('ship');
  });
});

describe('rooms and tickets', () => {
  it('gives six people two rooms and two staterooms, five of them one with a window', () => {
    const land = landAndSea(family);
    const trip = { ...land, stays: land.stays.map((stay) => ({ ...stay, hotelName: 'Pop Century' })) };
    const six = estimated(trip);
    expect(six).toMatchObject({ rooms: 2, staterooms: 2 });
    expect(six.lines.find(({ label }) => label === '2 oceanview staterooms')?.basis).toContain(
      '6 guests in 2 staterooms × 4 nights',
    );
    expect(estimated({ ...trip, party: family.slice(0, 5) })).toMatchObject({ rooms: 1, staterooms: 1 });
    expect(estimated({ ...trip, party: family.slice(0, 5) }, { stateroom: 'inside' })).toMatchObject({
      staterooms: 2,
    });
  });

  it('charges no tickets to those who have them, and no parking to passholders', () => {
    const labels = (query: EstimateQuery) =>
      estimated(aTrip(), { ...query, hotelTier: 'off-site' }).lines.map(({ label }) => label);
    expect(labels({})).toEqual(expect.arrayContaining(['Tickets, ages 10+', 'Parking at the parks']));
    expect(labels({ tickets: 'have' }).filter((label) => label.startsWith('Tickets'))).toEqual([]);
    expect(labels({ tickets: 'have' })).toContain('Parking at the parks');
    const passes = labels({ tickets: 'annual-pass' });
    expect(passes.filter((label) => /Tickets|Parking/.test(label))).toEqual([]);
  });
});
