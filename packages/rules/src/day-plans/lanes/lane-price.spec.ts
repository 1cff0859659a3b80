import type { Season } from '@landsea/contracts/catalogue';
import { priceLane } from './lane-price.js';

const season = (from: string, to: string, change: Partial<Season> = {}): Season => ({
  from,
  to,
  name: 'Spring',
  crowd: 'typical',
  ticketLevel: 2,
  hotelLevel: 2,
  confidence: 'medium',
  ...change,
});

const prices = {
  seasons: [
    season('2027-03-01', '2027-03-31'),
    season('2027-03-20', '2027-03-28', { name: 'Easter', ticketLevel: 5, crowd: 'peak' }),
    season('2027-09-01', '2027-09-30', { ticketLevel: 1, crowd: 'low', confidence: 'low' }),
  ],
  multiPass: [{ park: 'epcot' as const, cents: [1900, 2100, 2500, 3000, 3600] }],
  singlePass: [{ attractionId: 'guardians', cents: [1600, 1800, 1900, 2000, 2200] }],
  premierPass: [{ park: 'epcot' as const, cents: [16900, 17900, 18900, 21900, 24900] }],
};

const party = [
  { id: 'ana', name: 'Ana', age: 38 },
  { id: 'ben', name: 'Ben', age: 3 },
  { id: 'mia', name: 'Mia', age: 2, birthDate: '2024-03-10' },
];

describe('the price of a pass', () => {
  it.each([
    [{ product: 'multi', park: 'epcot' } as const, 2100],
    [{ product: 'premier', park: 'epcot' } as const, 17900],
    [{ product: 'single', attractionId: 'guardians' } as const, 1800],
  ])('follows the price level of the date: %j', (offer, personCents) => {
    expect(priceLane(offer, '2027-03-09', party, prices)).toEqual({
      cents: personCents * 2,
      personCents,
      payers: 2,
      isTypical: false,
    });
  });

  it('is that of the shortest season of the date', () => {
    const offer = { product: 'multi', park: 'epcot' } as const;
    expect(priceLane(offer, '2027-03-22', party, prices)?.personCents).toBe(3600);
    expect(priceLane(offer, '2027-03-29', party, prices)?.personCents).toBe(2100);
  });

  it('counts who is 3 on that very day', () => {
    const offer = { product: 'multi', park: 'epcot' } as const;
    expect(priceLane(offer, '2027-03-10', party, prices)?.cents).toBe(6300);
  });

  it('is typical where the season is not well known, or there is none', () => {
    const offer = { product: 'multi', park: 'epcot' } as const;
    expect(priceLane(offer, '2027-09-09', party.slice(0, 1), prices)).toMatchObject({
      personCents: 1900,
      isTypical: true,
    });
    expect(priceLane(offer, '2029-01-09', party.slice(0, 1), prices)).toMatchObject({
      personCents: 2500,
      isTypical: true,
    });
  });

  it('is unknown for a park or ride that does not sell it', () => {
    expect(priceLane({ product: 'multi', park: 'magic-kingdom' }, '2027-03-09', party, prices)).toBeNull();
    expect(priceLane({ product: 'single', attractionId: 'space' }, '2027-03-09', party, prices)).toBeNull();
  });
});
