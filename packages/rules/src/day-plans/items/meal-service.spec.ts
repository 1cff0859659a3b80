import { makeBlankDetails } from './item-life.js';
import { findServiceProblem } from './meal-service.js';

const grill = {
  name: 'The Grill',
  meals: ['breakfast', 'dinner'] as ('breakfast' | 'dinner')[],
  isOpen: true,
  asOf: '2026-11-01',
};
const at = (time: string | null) => ({ date: '2027-03-10', time, details: makeBlankDetails('dining') });

describe('what keeps a restaurant from serving a meal', () => {
  it.each(['06:00', '08:30', '12:30', '15:00', '18:00', '23:45', '00:15'])('is nothing at %s', (time) => {
    expect(findServiceProblem(at(time), grill)).toBeUndefined();
  });

  it.each([
    ['05:45', 'The Grill serves breakfast and dinner, not at 5:45 AM.'],
    ['13:30', 'The Grill serves breakfast and dinner, not at 1:30 PM.'],
    ['03:00', 'The Grill serves breakfast and dinner, not at 3:00 AM.'],
  ])('is the time at %s', (time, sentence) => {
    expect(findServiceProblem(at(time), grill)).toEqual({ field: 'time', sentence });
  });

  it('is uncertain for a place that is closed now and may be open in more than a year', () => {
    const closed = { ...grill, isOpen: false };
    expect(findServiceProblem({ ...at('18:00'), date: '2027-11-01' }, closed)?.isUncertain).toBeUndefined();
    expect(findServiceProblem({ ...at('18:00'), date: '2027-11-02' }, closed)).toEqual({
      field: 'catalogueId',
      sentence: 'The Grill was closed when we last checked: ask whether it is open again.',
      isUncertain: true,
    });
  });

  it('is the meal, or that it is closed', () => {
    const details = { ...makeBlankDetails('dining'), meal: 'lunch' } as ReturnType<typeof makeBlankDetails>;
    expect(findServiceProblem({ ...at('12:00'), details }, grill)?.field).toBe('details.meal');
    expect(findServiceProblem(at('18:00'), { ...grill, isOpen: false })).toEqual({
      field: 'catalogueId',
      sentence: 'The Grill is closed for now.',
    });
  });

  it('is not known without a time, or where the catalog knows no meals', () => {
    expect(findServiceProblem(at(null), grill)).toBeUndefined();
    expect(findServiceProblem(at('03:00'), { ...grill, meals: [] })).toBeUndefined();
    expect(findServiceProblem(at('03:00'), { ...grill, meals: ['snacks'] })).toBeUndefined();
  });
});
