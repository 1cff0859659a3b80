import { sumBudget } from '@landsea/rules/money';
import { listCategories } from './category-order';

const noLines = sumBudget([]);
const withCruiseFare = sumBudget([
  { category: 'cruise-fare', plannedCents: 0, bookedCents: 0, spentCents: 100 },
]);

describe('categories of a trip', () => {
  it('hides the three sea categories in parks mode', () => {
    const shown = listCategories('parks', noLines);
    expect(shown).toHaveLength(8);
    expect(shown).not.toContain('preboard-hotel-stay');
    expect(shown).not.toContain('cruise-fare');
    expect(shown).not.toContain('excursions-experiences');
  });

  it('shows a hidden category as soon as it holds any amount, at its own place', () => {
    const shown = listCategories('parks', withCruiseFare);
    expect(shown).toHaveLength(9);
    expect(shown.indexOf('cruise-fare')).toBe(shown.indexOf('transportation') - 1);
  });

  it('puts four categories first in cruise mode and keeps all eleven', () => {
    const shown = listCategories('cruise', noLines);
    expect(shown.slice(0, 4)).toEqual(['preboard-hotel-stay', 'transportation', 'photopass', 'misc']);
    expect(new Set(shown).size).toBe(11);
  });

  it('shows all eleven in their own order in combined mode', () => {
    const shown = listCategories('combined', noLines);
    expect(shown[0]).toBe('resort-stay');
    expect(shown).toHaveLength(11);
  });
});
