import { readDisputeFacts } from './dispute-facts.js';

const disputes = (...statuses: string[]) => statuses.map((status) => ({ status, amount: 3900 }));

describe('readDisputeFacts', () => {
  it.each([
    ['none', []],
    ['open', ['needs_response']],
    ['open', ['warning_needs_response']],
    ['open', ['won', 'under_review']],
    ['won', ['won']],
    ['won', ['warning_closed']],
    ['won', ['prevented']],
    ['lost', ['lost']],
    ['lost', ['appeal_under_review']],
    ['lost', ['won', 'lost']],
  ])('%s: %j', (state, statuses) => {
    expect(readDisputeFacts(disputes(...statuses)).state).toBe(state);
  });

  it.each([
    [[], ['needs_response'], ['won'], ['won', 'needs_response'], ['won', 'lost']],
    [['needs_response'], ['lost'], ['appeal_needs_response'], ['won']],
  ])('progresses with every step of every dispute, appeals included', (...steps) => {
    const progress = steps.map((step) => readDisputeFacts(disputes(...step)).progress);
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
  });

  it('adds up what was lost', () => {
    expect(readDisputeFacts(disputes('won', 'lost')).lostAmount).toBe(3900);
  });

  it('does not guess at a status it does not know', () => {
    expect(() => readDisputeFacts(disputes('settled_by_duel'))).toThrow('settled_by_duel');
  });
});
