import { findAudienceProblems, audiences, checkAudiences } from './checked-audiences';

it('every page for one audience is complete and names only figures of the product', () => {
  expect(checkAudiences).not.toThrow();
});

const withLead = (lead: unknown) =>
  findAudienceProblems({ ...audiences, family: { ...audiences.family, lead } });

it.each([
  ['Only $39 today', 'Write {tripPrice}, {proPrice} or {agentPrice} instead of an amount'],
  ['{families} families', 'Nothing in the product is called {families}'],
  ['', 'Write something here'],
])('names the mistake in "%s" with its place', (text, message) => {
  expect(withLead(text)).toEqual([`family.lead: ${message}`]);
});

it('names what is missing, and what nobody reads', () => {
  const { title, ...untitled } = audiences.mobile;
  expect(title).toBeTruthy();
  const problems = findAudienceProblems({ ...audiences, mobile: { ...untitled, headline: 'On your phone' } });
  expect(problems.some((problem) => problem.startsWith('mobile.title: '))).toBe(true);
  expect(problems.some((problem) => problem.startsWith('mobile: '))).toBe(true);
});
