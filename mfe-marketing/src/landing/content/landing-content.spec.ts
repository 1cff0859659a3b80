import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetCategoryNames } from '@landsea/contracts/money';
import { demoBudget, demoDays, demoItems } from '@landsea/contracts/demo';
import { checkContents, contentProblems } from './checked-contents';
import { content as magicMeter } from './magic-meter.content';
import { content as story } from './story.content';

it('the content of every variant is complete and names only figures of the product', async () => {
  await expect(checkContents()).resolves.toBeUndefined();
});

describe('a mistake in a content file is named', () => {
  const withTitle = (title: string) => ({ ...magicMeter, finalCall: { ...magicMeter.finalCall, title } });
  it.each([
    ['Only $39 today', 'Write {tripPrice}, {proPrice} or {agentPrice} instead of an amount'],
    ['{families} families', 'Nothing in the product is called {families}'],
    ['', 'Write something here'],
    ['x'.repeat(91), 'This is too long for its place (90 characters at most)'],
  ])('%s', (title, message) => {
    expect(contentProblems(withTitle(title))).toEqual([`finalCall.title: ${message}`]);
  });
});

describe('figures that come from the product', () => {
  it('the budget lines of the first variant are those of the demo trip', () => {
    const lines = demoBudget('2027-02-06');
    for (const { category, plannedCents, spentCents } of magicMeter.features.budget.lines) {
      const own = lines.filter((line) => line.category === category);
      const sum = (of: 'plannedCents' | 'spentCents') => own.reduce((total, line) => total + line[of], 0);
      expect([budgetCategoryNames[category], plannedCents, spentCents]).toEqual([
        budgetCategoryNames[category],
        sum('plannedCents'),
        sum('spentCents'),
      ]);
    }
  });

  it('waits are those of the catalog, passes cost what they cost in the demo trip', () => {
    const file = join(__dirname, '../../../../services/trips/src/catalogue/data/attractions.json');
    const rides = JSON.parse(readFileSync(file, 'utf8')) as {
      id: string;
      waits: { worstPosted: { typical: number } } | null;
    }[];
    const passes = demoItems('2027-02-06').filter(({ details }) => details.kind === 'lane');
    for (const { ride, minutes, cents } of magicMeter.features.lightning.rides) {
      expect(rides.find(({ id }) => id === ride)?.waits?.worstPosted.typical).toBe(minutes);
      const pass = passes.find(({ catalogueId }) => catalogueId === ride);
      expect((pass?.costCents ?? 0) / (pass?.people?.length || 4)).toBe(cents);
    }
  });

  it('the story has a headline for each day of the demo trip', () => {
    expect(story.walk.days).toHaveLength(demoDays.length);
  });
});
