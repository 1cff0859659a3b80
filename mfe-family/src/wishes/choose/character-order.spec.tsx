import { AttractionFacts, CharacterMeet } from '@landsea/contracts/catalogue';
import { screen, within } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { catalogueHandlers } from '../../testing/park-fixtures';
import { tripId } from '../../testing/trip-fixtures';

const meet = (id: string, name: string, facts: Partial<CharacterMeet> = {}): CharacterMeet =>
  CharacterMeet.parse({
    id,
    name,
    park: 'magic-kingdom',
    ships: [],
    land: 'fantasyland',
    characters: [name],
    hours: null,
    hoursNote: null,
    access: 'Standby queue',
    kind: 'regular',
    minutes: 5,
    attractionId: null,
    note: null,
    point: null,
    asOf: '2026-11-01',
    source: 'Public list, July 2026',
    confidence: 'medium',
    ...facts,
  });

const townSquare = AttractionFacts.parse({
  id: 'town-square',
  name: 'Town Square Theater',
  park: 'magic-kingdom',
  summary: 'Mickey, indoors',
  popularity: 60,
  intensity: 1,
  traits: [],
  scaryFor: null,
  babies: true,
  bestTime: null,
  tip: null,
  wheelchair: null,
  asOf: '2026-11-01',
  source: 'Public list, July 2026',
  confidence: 'medium',
});

it('shows the characters by popularity, as the page about characters does', async () => {
  const entries = [
    meet('alice', 'Alice', { kind: 'roaming' }),
    meet('ariel', 'Ariel'),
    meet('mickey', 'Mickey', { attractionId: 'town-square' }),
  ];
  const { user } = openTripPage(`/trip/${tripId}/wishes`, {
    'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
    'GET /api/v1/catalogue/meets': () => ({ entries }),
    'GET /api/v1/catalogue/ride-facts': () => ({ entries: [townSquare] }),
    ...catalogueHandlers,
  });
  await user.click(await screen.findByRole('radio', { name: 'Characters' }));
  const list = await screen.findByRole('list', { name: 'Characters' });
  const names = (await within(list).findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Mickey', 'Ariel', 'Alice']);
});
