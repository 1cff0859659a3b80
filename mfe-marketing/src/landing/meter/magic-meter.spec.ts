import { readMagicMeter } from './magic-meter';

// Worked by hand from the decisions page, in dollars.
// Parks, 3 days, 4 people: 3·(450 + 720) = 3510; + 2300 + 700·4 = 8610; all flat: 3510 + 2300 + 700 = 6510.
// Cruise, 4 nights, 4 people: 4·(350 + 100) = 1800; + 320 + 770 − 200 = 2690.
describe('readMagicMeter', () => {
  it.each([
    ['parks', 3, 4, 4, 8610, 1292, 135],
    ['cruise', 3, 4, 4, 2690, 404, 120],
    ['combined', 3, 4, 4, 11300, 1695, 255],
    ['parks', 1, 1, 1, 3630, 545, 45],
    ['cruise', 1, 1, 1, 1025, 154, 30],
    ['combined', 7, 7, 2, 5670 + 3700 + 2800 + 160 + 570, 1935, 525],
    ['parks', 7, 1, 6, 10710 + 2300 + 4200, 2582, 315],
  ] as const)(
    '%s, %i park days, %i sea nights, %i people: $%i, saves $%i and %i minutes',
    (mode, parkDays, seaNights, people, total, savings, minutes) => {
      expect(readMagicMeter({ mode, parkDays, seaNights, people })).toEqual({
        totalCents: total * 100,
        savingsCents: savings * 100,
        minutesSaved: minutes,
      });
    },
  );

  it.each([
    ['parks', 6510],
    ['cruise', 2690],
    ['combined', 9200],
  ] as const)('reads %s with all seven items flat as $%i', (mode, total) => {
    expect(readMagicMeter({ mode, parkDays: 3, seaNights: 4, people: 4 }, 'flat').totalCents).toBe(
      total * 100,
    );
  });

  it('reads both alike for one person', () => {
    const alone = { mode: 'parks', parkDays: 2, seaNights: 1, people: 1 } as const;
    expect(readMagicMeter(alone, 'flat')).toEqual(readMagicMeter(alone));
  });
});
