import type { Budget } from '@landsea/contracts/money';
import { aLine, lineId, tripId } from '../../testing/trip-fixtures';
import { LineNews } from './line-news';
import { LineSaves } from './line-saves';

const aBudget = (lines: Budget['lines']): Budget => ({ tripId, currency: 'USD', lines, expenses: [] });

const aNews = () => {
  const saves = new LineSaves();
  return { saves, news: new LineNews(saves) };
};

describe('line news', () => {
  it('keeps a line that was made after the budget was asked for', () => {
    const { news } = aNews();
    const setOut = news.setOut();
    news.learn(tripId, aLine());
    expect(news.laidOver(aBudget([]), setOut)).toEqual([aLine()]);
  });

  it('keeps a line whose making is still on its way, though the budget was asked for after it', () => {
    const { saves, news } = aNews();
    const made = aLine({ version: 0 });
    void saves.create(
      made,
      () => new Promise<Record<string, never>>(() => undefined),
      (line) => news.learn(tripId, line),
    );
    expect(news.laidOver(aBudget([]), news.setOut())).toEqual([made]);
    const answered = aLine({ plannedCents: 70_000 });
    expect(news.laidOver(aBudget([answered]), news.setOut())).toEqual([answered]);
  });

  it('believes a budget that was asked for later', () => {
    const { news } = aNews();
    news.learn(tripId, aLine());
    news.learnGone(tripId, lineId(2));
    const second = aLine({ id: lineId(2) });
    expect(news.laidOver(aBudget([second]), news.setOut())).toEqual([second]);
  });

  it('keeps the newer version of a line, whichever way it came', () => {
    const { news } = aNews();
    const setOut = news.setOut();
    news.learn(tripId, aLine({ plannedCents: 200, version: 2 }));
    expect(news.laidOver(aBudget([aLine()]), setOut)).toMatchObject([{ plannedCents: 200, version: 2 }]);
    expect(news.laidOver(aBudget([aLine({ version: 3 })]), setOut)).toMatchObject([{ version: 3 }]);
  });

  it('does not bring back a line that was deleted meanwhile', () => {
    const { news } = aNews();
    const setOut = news.setOut();
    news.learnGone(tripId, lineId(1));
    expect(news.laidOver(aBudget([aLine()]), setOut)).toEqual([]);
  });

  it('lays an unanswered edit over what the budget tells', () => {
    const { saves, news } = aNews();
    void saves.save(
      aLine(),
      { plannedCents: 900 },
      () => new Promise<Record<string, never>>(() => undefined),
      (line) => news.learn(tripId, line),
    );
    const theirs = aLine({ spentCents: 300, version: 2 });
    expect(news.laidOver(aBudget([theirs]), news.setOut())).toMatchObject([
      { plannedCents: 900, spentCents: 300 },
    ]);
  });

  it('shows a trip only its own lines', () => {
    const { news } = aNews();
    const setOut = news.setOut();
    news.learn('b0000000-0000-4000-8000-000000000002', aLine());
    expect(news.laidOver(aBudget([]), setOut)).toEqual([]);
  });
});
