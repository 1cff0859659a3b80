import { Restaurant } from '@landsea/contracts/catalogue';

/** A table-service restaurant in Magic Kingdom; parsed by the contract, so that it cannot rot. */
export const aRestaurant = (overrides: Partial<Restaurant> = {}): Restaurant =>
  Restaurant.parse({
    id: 'be-our-guest',
    name: 'Be Our Guest Restaurant',
    where: 'park',
    park: 'magic-kingdom',
    area: 'fantasyland',
    hotelIds: [],
    service: 'table-service',
    cuisine: 'French',
    meals: ['lunch', 'dinner'],
    priceTier: 2,
    fixedPrice: null,
    takesReservations: true,
    walkUpList: false,
    mobileOrder: false,
    prepaid: false,
    freeCancelHours: 2,
    characters: [],
    planCredits: { kind: 'table', count: 1 },
    isOpen: true,
    note: null,
    point: null,
    asOf: '2026-11-01',
    source: 'Public restaurant lists, 2026',
    confidence: 'medium',
    ...overrides,
  });
