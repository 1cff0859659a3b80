import { linkDays } from './new-link-form';

const on = (endDate: string | undefined) => linkDays(endDate, '2026-11-24');

test('a link lasts until the day after the trip by default', () => {
  expect(on('2027-03-17').options[0]).toEqual({ value: '114', label: 'When the trip ends' });
  expect([on('2027-03-17').usual, on('2026-11-24').usual]).toEqual(['114', '1']);
});

test('a trip that is over, more than a year ahead or not loaded yet offers fixed times', () => {
  for (const endDate of ['2026-11-23', '2027-12-24', undefined]) {
    expect(on(endDate).options[0]?.label).toBe('One week');
    expect(on(endDate).usual).toBe('30');
  }
});

test('no two choices mean the same number of days', () => {
  const values = on('2026-12-23').options.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});
