import { demoDays } from '@landsea/rules/demo';
import { checkContents, findContentProblems } from './checked-contents';
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
    expect(findContentProblems(withTitle(title))).toEqual([`finalCall.title: ${message}`]);
  });
});

describe('figures that come from the product', () => {
  it('the story has a headline for each day of the demo trip', () => {
    expect(story.walk.days).toHaveLength(demoDays.length);
  });
});
