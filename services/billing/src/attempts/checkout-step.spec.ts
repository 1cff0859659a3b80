import { chooseStep } from './checkout-step.js';

const now = new Date('2026-03-01T12:00:00Z');
const attempt = (status: 'creating' | 'open', minutesAgo = 1) => ({
  status,
  createdAt: new Date(now.getTime() - minutesAgo * 60_000),
});

describe('chooseStep', () => {
  it.each([
    ['create', null, false],
    ['resume', attempt('open'), true],
    ['clear', attempt('open'), false],
    ['wait', attempt('creating'), true],
    ['wait', attempt('creating', 24), true],
    ['abandon', attempt('creating', 26), true],
    ['abandon', attempt('creating'), false],
  ])('%s', (step, found, isSame) => {
    expect(chooseStep(found, isSame, now)).toBe(step);
  });
});
