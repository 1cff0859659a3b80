import type { BudgetLine } from '@landsea/contracts/money';
import { aLine } from '../../testing/trip-fixtures';
import { clashingFields, LineSaves } from './line-saves';

interface Answer {
  saved?: BudgetLine;
  theirs?: BudgetLine;
}

/** A server whose answers the test gives when it likes. */
const controlled = () => {
  const bases: BudgetLine[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const send = (base: BudgetLine) => {
    bases.push(base);
    return new Promise<Answer>((resolve) => answers.push(resolve));
  };
  return { bases, answers, send };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('line saves', () => {
  it('shows both unanswered edits and sends the second with the version the first made', async () => {
    const saves = new LineSaves();
    const server = controlled();
    const line = aLine();
    let shown = line;
    const show = (next: BudgetLine) => (shown = next);
    const first = saves.save(line, { plannedCents: 100 }, server.send, show);
    const second = saves.save(line, { spentCents: 200 }, server.send, show);
    await settle();
    expect(shown).toMatchObject({ plannedCents: 100, spentCents: 200 });
    expect(server.bases).toHaveLength(1);

    server.answers[0]?.({ saved: { ...line, plannedCents: 100, version: 2 } });
    await first;
    await settle();
    expect(shown).toMatchObject({ plannedCents: 100, spentCents: 200 });
    expect(server.bases[1]?.version).toBe(2);

    server.answers[1]?.({ saved: { ...line, plannedCents: 100, spentCents: 200, version: 3 } });
    await second;
    expect(shown.version).toBe(3);
    expect(saves.isPending(line.id)).toBe(false);
  });

  it('takes back a refused edit and keeps the one after it', async () => {
    const saves = new LineSaves();
    const server = controlled();
    const line = aLine({ plannedCents: 500 });
    let shown = line;
    const show = (next: BudgetLine) => (shown = next);
    const first = saves.save(line, { plannedCents: 100 }, server.send, show);
    void saves.save(line, { spentCents: 200 }, server.send, show);
    await settle();
    server.answers[0]?.({});
    await first;
    expect(shown).toMatchObject({ plannedCents: 500, spentCents: 200 });
  });

  it('follows its own saved version even when the edit began before it', async () => {
    const saves = new LineSaves();
    const server = controlled();
    const line = aLine();
    const first = saves.save(line, { plannedCents: 100 }, server.send, () => undefined);
    await settle();
    server.answers[0]?.({ saved: { ...line, version: 2 } });
    await first;
    expect(saves.baseOf(line).version).toBe(2);
  });

  it('never follows a version that somebody else made', async () => {
    const saves = new LineSaves();
    const server = controlled();
    const line = aLine();
    const first = saves.save(line, { plannedCents: 100 }, server.send, () => undefined);
    await settle();
    server.answers[0]?.({ theirs: { ...line, version: 2 } });
    await first;
    expect(saves.baseOf(line).version).toBe(1);
  });

  it('lays unanswered edits over what arrives from others', async () => {
    const saves = new LineSaves();
    const server = controlled();
    const line = aLine();
    void saves.save(line, { plannedCents: 100 }, server.send, () => undefined);
    const theirs = { ...line, plannedCents: 900, spentCents: 300, version: 2 };
    expect(saves.shown(theirs)).toMatchObject({ plannedCents: 100, spentCents: 300 });
  });
});

describe('clashing fields', () => {
  const seen = aLine({ plannedCents: 100, spentCents: 0 });

  it('is none when the other person changed another field', () => {
    expect(clashingFields(seen, { ...seen, spentCents: 70 }, { plannedCents: 200 })).toEqual([]);
  });

  it('is none when both wrote the same', () => {
    expect(clashingFields(seen, { ...seen, plannedCents: 200 }, { plannedCents: 200 })).toEqual([]);
  });

  it('names the field that both changed', () => {
    expect(clashingFields(seen, { ...seen, plannedCents: 300 }, { plannedCents: 200 })).toEqual([
      'plannedCents',
    ]);
  });
});
