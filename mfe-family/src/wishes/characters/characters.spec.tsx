import { CharacterMeet } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip, freeAccess, lineId, tripId } from '../../testing/trip-fixtures';
import { listAutographBooks, setSignature } from './autographs';
import { meetFame } from '../../catalogue/cards/meet-fame';
import { filterMeets, fitsDay, isMeet, isOutsideHours, type MeetItem } from './meet-rules';

const aMeet = (overrides: Partial<CharacterMeet> = {}): CharacterMeet =>
  CharacterMeet.parse({
    id: 'ariel-at-her-grotto',
    name: 'Ariel at Her Grotto',
    park: 'magic-kingdom',
    ships: [],
    land: 'fantasyland',
    characters: ['Ariel'],
    hours: { from: '10:00', to: '15:00' },
    hoursNote: 'In sets through the day',
    access: 'Standby queue',
    kind: 'regular',
    minutes: 5,
    attractionId: null,
    note: null,
    point: null,
    asOf: '2026-11-01',
    source: 'Public list, July 2026',
    confidence: 'medium',
    ...overrides,
  });
const atrium = aMeet({
  id: 'characters-in-the-atrium',
  name: 'Characters in the atrium',
  park: null,
  ships: ['disney-wish'],
  land: 'aboard',
  characters: ['Goofy'],
  hours: null,
});
const epcot = aMeet({ id: 'alice', name: 'Alice', park: 'epcot', characters: ['Alice'] });
const pooh = aMeet({ id: 'pooh', name: 'A bear of little brain', characters: ['Pooh'], kind: 'roaming' });
const springs = aMeet({ id: 'santa', name: 'Santa', park: null, land: 'disney-springs' });

const [leo, sofia] = [lineId(91), lineId(92)];
const party = [
  { id: lineId(90), name: 'Robin', age: 38 },
  { id: leo, name: 'Leo', age: 6 },
  { id: sofia, name: 'Sofia', age: 9 },
];
const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-03-15',
  nights: 2,
  concierge: false,
  ports: [],
};
const trip = aTrip({ party, sailing });

const meetItem = (id: number, signed: string[], overrides: Partial<DayItem> = {}): MeetItem => {
  const item = aDayItem({
    id: lineId(id),
    title: 'Ariel at Her Grotto',
    catalogueId: 'ariel-at-her-grotto',
    time: '10:30',
    status: signed.length > 0 ? 'done' : 'planned',
    details: { kind: 'meet', characters: ['Ariel'], signed },
    ...overrides,
  });
  if (!isMeet(item)) throw new Error('not a meet');
  return item;
};

describe('where characters can be met', () => {
  const park = { kind: 'park' as const, parks: ['magic-kingdom' as const] };
  const atSea = { kind: 'sea' as const, parks: [] };

  it('fits a park meet to days in that park, and to park days without a park yet', () => {
    expect(fitsDay(aMeet(), park, undefined)).toBe(true);
    expect(fitsDay(epcot, park, undefined)).toBe(false);
    expect(fitsDay(epcot, { kind: 'park', parks: [] }, undefined)).toBe(true);
    expect(fitsDay(epcot, { kind: 'rest', parks: [] }, undefined)).toBe(false);
  });

  it('fits a meet aboard to the cruise days of a ship that has it, and other places to land', () => {
    expect(fitsDay(atrium, atSea, 'disney-wish')).toBe(true);
    expect(fitsDay(atrium, atSea, 'disney-magic')).toBe(false);
    expect(fitsDay(atrium, atSea, undefined)).toBe(false);
    expect(fitsDay(atrium, park, 'disney-wish')).toBe(false);
    expect([fitsDay(springs, park, undefined), fitsDay(springs, atSea, 'disney-wish')]).toEqual([
      true,
      false,
    ]);
  });

  it('finds by character, place and day, the reliable ones first', () => {
    const names = (filter: Partial<Parameters<typeof filterMeets>[1]>) =>
      filterMeets(
        [pooh, atrium, epcot, aMeet()],
        { typed: '', place: '', date: '', anySeason: false, ...filter },
        trip.days,
        { shipId: 'disney-wish' },
      ).map(({ id }) => id);
    expect(names({})).toEqual(['ariel-at-her-grotto', 'characters-in-the-atrium', 'pooh']);
    expect(names({ typed: 'goofy' })).toEqual(['characters-in-the-atrium']);
    expect(names({ place: 'magic-kingdom' })).toEqual(['ariel-at-her-grotto', 'pooh']);
    expect(names({ date: '2027-03-16' })).toEqual(['characters-in-the-atrium']);
  });

  it('finds what is in season on one of the days, and the rest when asked for', () => {
    const santa = aMeet({ id: 'santa', season: { from: '03-15', to: '03-20' } });
    const found = (date: string, anySeason: boolean) =>
      filterMeets([santa], { typed: '', place: '', date, anySeason }, parkDays, { shipId: undefined }).length;
    const parkDays = ['2027-03-14', '2027-03-15'].map((date) => ({
      date,
      kind: 'park' as const,
      parks: [],
      place: null,
      note: null,
      version: 1,
    }));
    expect([found('', false), found('2027-03-14', false), found('2027-03-14', true)]).toEqual([1, 0, 1]);
  });

  it('puts the most popular first: as their attraction, where they have one', () => {
    const [mickey, tiana] = [
      aMeet({ id: 'mickey', attractionId: 'town-square' }),
      aMeet({ id: 'tiana', attractionId: 'hall' }),
    ];
    const fame = meetFame([
      { id: 'hall', popularity: 62 },
      { id: 'town-square', popularity: 60 },
    ]);
    const found = filterMeets(
      [pooh, aMeet(), mickey, tiana],
      { typed: '', place: '', date: '', anySeason: false },
      trip.days,
      { shipId: undefined, fame },
    );
    expect(found.map(({ id }) => id)).toEqual(['tiana', 'mickey', 'ariel-at-her-grotto', 'pooh']);
  });

  it('knows a time outside the typical hours', () => {
    expect(['09:59', '10:00', '14:59', '15:00'].map((time) => isOutsideHours(aMeet(), time))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([isOutsideHours(aMeet(), null), isOutsideHours(atrium, '03:00')]).toEqual([false, false]);
  });
});

describe('autograph books', () => {
  it('counts for each child the meets they take part in', () => {
    const meets = [
      meetItem(1, [leo]),
      meetItem(2, [], { people: [sofia] }),
      meetItem(3, [], { status: 'cancelled' }),
    ];
    expect(
      listAutographBooks(meets, party, '2027-03-14').map(({ name, signed, meets: own, characters }) => [
        name,
        signed,
        own.length,
        characters,
      ]),
    ).toEqual([
      ['Leo', 1, 1, ['Ariel']],
      ['Sofia', 0, 2, []],
    ]);
    expect(listAutographBooks(meets, [{ name: 'Robin', age: 38 }], '2027-03-14')).toHaveLength(1);
  });

  it('marks a meet as done with its first signature, and as planned again without any', () => {
    const signed = setSignature(meetItem(1, []), leo, true);
    expect(signed).toMatchObject({ status: 'done', details: { signed: [leo] } });
    expect(setSignature(meetItem(1, [leo, sofia]), leo, false)).toMatchObject({
      status: 'done',
      details: { signed: [sofia] },
    });
    expect(setSignature(meetItem(1, [leo]), leo, false).status).toBe('planned');
    expect(setSignature(meetItem(1, [leo], { date: null }), leo, false).status).toBe('wish');
  });
});

const open = (items: DayItem[] = [], handlers: Handlers = {}) =>
  openTripPage(
    `/trip/${tripId}/character-meetings`,
    {
      'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
      'GET /api/v1/catalogue/meets': () => ({ entries: [aMeet(), atrium, epcot, pooh] }),
      ...handlers,
    },
    { trip },
  );

describe('the page of characters', () => {
  it('shows who fits the days of the trip, and puts one up for a vote', async () => {
    const { user, requests } = open([], {
      'POST /api/v1/trips/:tripId/items': () =>
        answer(201, meetItem(1, [], { date: null, time: null, status: 'wish' })),
    });
    expect(await screen.findByText('3 places to meet characters')).toBeInTheDocument();
    expect(screen.getByText('Nobody yet. Choose below who you would like to meet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find character meals' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/dining-strategy`,
    );
    await user.click(screen.getByRole('button', { name: 'Wish for Ariel at Her Grotto' }));
    expect(await screen.findByText('Ariel at Her Grotto is a wish')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Wish for Ariel at Her Grotto', pressed: true }),
    ).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Ariel at Her Grotto',
      date: null,
      details: { kind: 'meet', characters: ['Ariel'], signed: [] },
    });
  });

  it('hides what is not there on the dates of the trip, and shows it on request', async () => {
    const santa = aMeet({
      id: 'santa',
      name: 'Santa Goofy',
      kind: 'seasonal',
      season: { from: '11-08', to: '12-22' },
    });
    const { user } = open([], { 'GET /api/v1/catalogue/meets': () => ({ entries: [aMeet(), santa] }) });
    expect(await screen.findByText('1 place to meet characters')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Santa Goofy' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /^Not during your dates \(1\)/ }));
    const card = (await screen.findByRole('heading', { name: 'Santa Goofy' })).closest('li');
    expect(within(card as HTMLElement).getByText('Not during your dates')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Plan it.*Santa Goofy/ }));
    expect(await screen.findByText('They are usually there Nov 8 – Dec 22.')).toBeInTheDocument();
  });

  it('plans a meet inside its typical hours, and says when a time is not', async () => {
    let saved: DayItem[] = [];
    const { user, requests } = open([], {
      'GET /api/v1/trips/:tripId/days': () => dayPlans(saved),
      'POST /api/v1/trips/:tripId/items': ({ body }) => {
        saved = [{ ...meetItem(1, []), id: (body as DayItem).id }];
        return answer(201, saved[0]);
      },
    });
    await user.click(await screen.findByRole('button', { name: /Plan it.*Ariel/ }));
    const dialog = await screen.findByRole('dialog');
    const time = within(dialog).getByLabelText('Time');
    expect(time).toHaveValue('10:00');
    await user.clear(time);
    await user.type(time, '16:00');
    expect(within(dialog).getByText('That is outside their typical hours.')).toBeInTheDocument();
    await user.clear(time);
    await user.type(time, '10:30');
    expect(within(dialog).queryByText('That is outside their typical hours.')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Add to the plan' }));
    const list = await screen.findByRole('region', { name: 'Your characters' });
    expect(await within(list).findByText(/Sun, Mar 14 · 10:30 AM/)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      date: '2027-03-14',
      time: '10:30',
    });
  });

  it('ticks an autograph in one child’s book', async () => {
    let saved = meetItem(1, []);
    const { user, requests } = open([], {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([saved]),
      'PATCH /api/v1/trips/:tripId/items/:itemId': () => {
        saved = { ...meetItem(1, [leo]), version: 2 };
        return saved;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open Leo’s book' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ariel at Her Grotto' }));
    expect(await screen.findByText('1 of 1 signed')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Sofia’s autograph book' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 1 signed',
    );
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      status: 'done',
      details: { signed: [leo] },
    });
  });

  it('shows a guest the list without the controls that would only refuse', async () => {
    open([meetItem(1, [])], {
      'GET /api/user/access': () => ({ ...freeAccess, role: 'viewer', message: 'You can look around.' }),
    });
    expect(await screen.findByText('You can look around.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Plan it/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your characters' })).toHaveTextContent('10:30 AM');
  });
});
