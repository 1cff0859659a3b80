import { checkAudiences, textProblems } from './checked-audiences';

it('the texts of every page for one audience are written and name only figures of the product', () => {
  expect(checkAudiences).not.toThrow();
});

it.each([
  ['Only $39 today', 'Write {tripPrice}, {proPrice} or {agentPrice} instead of an amount'],
  ['{families} families', 'Nothing in the product is called {families}'],
  ['', 'Write something here'],
])('names the mistake in "%s" with its place', (text, message) => {
  expect(textProblems({ steps: [{ days: 3, text: 'Right' }, { text }] })).toEqual([
    `steps.1.text: ${message}`,
  ]);
});
