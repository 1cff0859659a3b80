import { aDayItem } from '../../testing/day-fixtures';
import { aTrip } from '../../testing/trip-fixtures';
import { aShot, aSpot } from './testing/photo-fixtures';
import { formatVerdict } from './photo-labels';
import { getBestTime, getLightAt, formatLight, noteOther } from './photo-light';
import {
  breakEven,
  countPhotos,
  listMultiPassDates,
  listPhotoChoices,
  makePurchaseItem,
} from './photo-products';
import { filterSpots, groupShotsByDay } from './photo-rules';

const march = { sunrise: '07:38', sunset: '19:34' };
const december = { sunrise: '07:12', sunset: '17:32' };
const lanterns = aSpot({ bestLight: null, note: 'Best light: after dark. Bring a tripod' });
const rideSpot = aSpot({
  id: 'space-mountain-photo',
  kind: 'ride-photo',
  bestLight: null,
  poorLight: null,
  note: null,
});

describe('the light of a spot', () => {
  it('lasts until the sunset of the month where the spot says so, and ends with the sun in winter', () => {
    expect(formatLight(aSpot(), march)).toBe('4:00 PM to sunset (7:34 PM)');
    expect(formatLight(aSpot(), undefined)).toBe('4:00 PM to sunset');
    expect(formatLight(aSpot({ note: null }), march)).toBe('4:00 PM to 6:30 PM');
    expect(formatLight(aSpot({ note: null }), december)).toBe('4:00 PM to sunset (5:32 PM)');
  });

  it('is in the words of the spot where they say more', () => {
    expect(formatLight(lanterns, march)).toBe('after dark (sunset 7:34 PM)');
    expect(formatLight(aSpot({ note: 'Best light: 4:00 PM to sunset and after dark' }), march)).toBe(
      '4:00 PM to sunset (7:34 PM) and after dark',
    );
    expect(formatLight(rideSpot, march)).toBeUndefined();
    expect([noteOther(lanterns), noteOther(aSpot({ note: 'Indoors' }))]).toEqual([
      'Bring a tripod',
      'Indoors',
    ]);
  });

  it('is best, fair, poor or gone at a time', () => {
    const at = (time: string) => getLightAt(aSpot(), time, march);
    expect(['10:00', '12:00', '14:00', '16:00', '19:00', '20:00'].map(at)).toEqual([
      'fair',
      'poor',
      'fair',
      'best',
      'best',
      'dark',
    ]);
    expect([getLightAt(lanterns, '20:00', march), getLightAt(lanterns, '17:00', march)]).toEqual([
      'best',
      undefined,
    ]);
    expect(getLightAt(aSpot(), '18:00', december)).toBe('dark');
    expect([getLightAt(rideSpot, '13:00', march), getLightAt(aSpot(), null, march)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('says when to go', () => {
    expect([getBestTime(aSpot(), march), getBestTime(lanterns, march), getBestTime(rideSpot, march)]).toEqual(
      ['16:00', '19:34', null],
    );
  });
});

describe('the list of shots', () => {
  const { days } = aTrip();

  it('goes by day and time, wishes last', () => {
    const shots = [
      aShot(1, { date: null }),
      aShot(2, { time: '18:00' }),
      aShot(3, { time: null }),
      aShot(4, { time: '09:00' }),
    ];
    expect(
      groupShotsByDay(shots, days).map(({ day, shots: own }) => [
        day?.date,
        own.map(({ id }) => id.slice(-1)),
      ]),
    ).toEqual([
      ['2027-03-14', ['4', '2', '3']],
      [undefined, ['1']],
    ]);
  });

  it('finds spots in the parks of the days, and outside the parks on land', () => {
    const epcot = aSpot({ id: 'epcot', park: 'epcot' });
    const springs = aSpot({ id: 'springs', park: null, land: 'disney-springs' });
    const found = (date: string, kind: 'ride-photo' | '' = '') =>
      filterSpots([aSpot(), epcot, springs, rideSpot], { typed: '', park: '', kind, date }, days).map(
        ({ id }) => id,
      );
    expect(found('')).toEqual(['castle-hub', 'springs', 'space-mountain-photo']);
    expect(found('', 'ride-photo')).toEqual(['space-mountain-photo']);
    expect(found('2027-03-16')).toEqual([]);
  });
});

describe('whether Memory Maker is worth it', () => {
  const prices = { advance: 18_500, duringTrip: 21_000, oneDay: 7500, singleDownload: 2000 };
  const moment = { today: '2026-11-01', firstDay: '2027-03-14' };
  const shots = (...counts: number[]) => ({
    byDate: new Map(counts.map((count, index) => [`2027-03-${14 + index}`, count])),
  });
  const lane = (status: 'planned' | 'wish') =>
    aDayItem({
      status,
      details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false },
    });

  it('counts planned photos that are sold, without ride photos that come with Multi Pass', () => {
    const ride = { catalogueId: 'space-mountain-photo' };
    const free = { details: { kind: 'photo' as const, light: null, isPhotoPass: false, taken: false } };
    const all = [
      aShot(1),
      aShot(2, ride),
      aShot(3, free),
      aShot(4, { status: 'wish' }),
      aShot(5, { date: null }),
    ];
    const spots = [aSpot(), rideSpot];
    expect(listMultiPassDates([lane('planned')])).toEqual(new Set(['2027-03-14']));
    expect(listMultiPassDates([lane('wish')])).toEqual(new Set());
    expect(countPhotos(all, spots, new Set())).toEqual({
      photographer: 2,
      ride: 1,
      included: 0,
      byDate: new Map([
        ['2027-03-14', 2],
        ['', 1],
      ]),
    });
    expect(countPhotos(all, spots, new Set(['2027-03-14']))).toMatchObject({
      included: 1,
      byDate: new Map([
        ['2027-03-14', 1],
        ['', 1],
      ]),
    });
  });

  it('is not for a few photos', () => {
    const choices = listPhotoChoices(shots(2), prices, moment);
    expect(choices.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['downloads', 4000],
      ['memory-maker', 18_500],
    ]);
    expect(formatVerdict(choices, breakEven(18_500, prices))).toBe(
      'Memory Maker is not worth it: with 2 photo downloads you pay $40, $145 less. It pays from 10 photos on.',
    );
  });

  it('is for one day where most photos are on it', () => {
    const choices = listPhotoChoices(shots(5, 1), prices, moment);
    expect(choices.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['one-day', 9500],
      ['downloads', 12_000],
      ['memory-maker', 18_500],
    ]);
    expect(choices[0]?.purchases.map(({ title, date, cents }) => [title, date, cents])).toEqual([
      ['Memory Maker One Day', '2027-03-14', 7500],
      ['1 photo download', '2027-03-14', 2000],
    ]);
    expect(formatVerdict(choices, 10)).toBe(
      'Memory Maker is not worth it: with Memory Maker One Day and 1 photo download you pay $95, $90 less.',
    );
  });

  it('is for many photos, for the advance price until three days before', () => {
    const many = listPhotoChoices(shots(4, 4, 4), prices, moment);
    expect(many[0]).toMatchObject({ kind: 'memory-maker', cents: 18_500 });
    expect(formatVerdict(many, 10)).toBe(
      'Memory Maker is worth it: $185 instead of $225 for Memory Maker One Day on 3 days. You save $40.',
    );
    const cents = (today: string) =>
      listPhotoChoices(shots(4, 4, 4, 4), prices, { ...moment, today }).find(
        ({ kind }) => kind === 'memory-maker',
      )?.cents;
    expect([cents('2027-03-11'), cents('2027-03-12')]).toEqual([18_500, 21_000]);
  });

  it('says from how many photos on it pays while there are none', () => {
    expect(listPhotoChoices({ byDate: new Map() }, prices, moment)).toEqual([]);
    expect(formatVerdict([], breakEven(18_500, prices))).toBe(
      'Plan PhotoPass and ride photos below to see whether Memory Maker pays. It pays from 10 photos on.',
    );
    expect([breakEven(18_000, prices), breakEven(20_000, prices)]).toEqual([10, 11]);
  });

  it('becomes a photo item with its cost', () => {
    const [choice] = listPhotoChoices(shots(20), { ...prices, oneDay: 50_000 }, moment);
    expect(choice?.purchases.map((purchase) => makePurchaseItem(purchase, 'x'))).toEqual([
      expect.objectContaining({
        title: 'Memory Maker, bought in advance',
        date: '2027-03-14',
        status: 'planned',
        costCents: 18_500,
        catalogueId: 'memory-maker-in-advance',
      }),
    ]);
  });
});
