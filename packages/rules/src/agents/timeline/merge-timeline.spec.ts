import { mergeTimeline, readStepChange, readTimelineCursor, toTimelineCursor } from './merge-timeline.js';

const line = (day: number, key: string) => ({
  at: `2027-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  key,
});
const keysOf = ({ lines }: { lines: { key: string }[] }) => lines.map(({ key }) => key).join(' ');

describe('a page of a timeline', () => {
  const calls = [line(9, 'call:a'), line(3, 'call:b')];
  const messages = [line(2, 'message:a'), line(10, 'message:b'), line(3, 'message:c')];

  it('has the newest of all lists first, and of one instant the later key', () => {
    expect(keysOf(mergeTimeline([calls, messages], 9))).toBe('message:b call:a message:c call:b message:a');
  });

  it('goes on after its cursor without losing or repeating a line', () => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: ReturnType<typeof mergeTimeline> = mergeTimeline(
        [calls, messages],
        2,
        next === null ? null : readTimelineCursor(next),
      );
      seen.push(keysOf(page));
      next = page.next;
    } while (next !== null);
    expect(seen).toEqual(['message:b call:a', 'message:c call:b', 'message:a']);
  });

  it('ends without a cursor when the last line is shown', () => {
    expect(mergeTimeline([calls], 2).next).toBeNull();
    expect(mergeTimeline([calls], 1).next).toBe('2027-03-09T10:00:00.000Z~call:a');
    expect(mergeTimeline([], 5)).toEqual({ lines: [], next: null });
  });

  it('shows what two lists know once', () => {
    expect(keysOf(mergeTimeline([calls, calls], 5))).toBe('call:a call:b');
  });

  it('keeps a key with any sign in its cursor', () => {
    const place = { at: '2027-03-09T10:00:00.123Z', key: 'paid:1~2' };
    expect(readTimelineCursor(toTimelineCursor(place))).toEqual(place);
  });
});

describe('a change of the next step', () => {
  const none = { next_step: null, next_step_on: null };
  const call = { next_step: 'Call about the balcony', next_step_on: '2027-03-20' };
  const columns = ['next_step', 'next_step_on'];

  it('is planned, replaced or done', () => {
    expect(readStepChange({ before: none, after: call }, columns)).toEqual({
      kind: 'planned',
      what: 'Call about the balcony',
    });
    expect(readStepChange({ before: call, after: none }, columns)).toEqual({
      kind: 'done',
      what: 'Call about the balcony',
    });
    const later = { ...call, next_step: null };
    expect(readStepChange({ before: call, after: later }, ['next_step'])).toEqual({
      kind: 'planned',
      what: 'Follow up',
    });
  });

  it('is none of another change', () => {
    expect(readStepChange({ before: none, after: call }, [...columns, 'stage'])).toBeUndefined();
    expect(readStepChange({ before: null, after: none }, [])).toBeUndefined();
    expect(readStepChange({ before: none, after: none }, ['next_step'])).toBeUndefined();
  });
});
