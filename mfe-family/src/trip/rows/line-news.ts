import type { Budget, BudgetLine } from '@landsea/contracts/money';
import { lineSaves } from './line-saves';
import type { LineSaves } from './line-saves';

interface News {
  tripId: string;
  /** Undefined: the line is gone. */
  line: BudgetLine | undefined;
  at: number;
}

/**
 * What this page learnt last of each line, from its own edits and from the live stream. A budget that was asked for
 * earlier and answers later would take that back: an amount would jump, a deleted line return, and a second quick
 * amount in a new category make it a second line.
 */
export class LineNews {
  private readonly news = new Map<string, News>();
  private moment = 0;

  constructor(private readonly saves: Pick<LineSaves, 'isPending' | 'shown'>) {}

  /** To note before a budget is asked for, and to hand to `laidOver` with its answer. */
  setOut(): number {
    return this.moment;
  }

  learn(tripId: string, line: BudgetLine): void {
    this.news.set(line.id, { tripId, line, at: (this.moment += 1) });
  }

  learnGone(tripId: string, lineId: string): void {
    this.news.set(lineId, { tripId, line: undefined, at: (this.moment += 1) });
  }

  /** The lines that the server answered, with what was learnt since it was asked and the unanswered edits on top. */
  laidOver({ tripId, lines }: Budget, setOut: number): BudgetLine[] {
    const since = new Map(
      [...this.news].filter(
        ([lineId, news]) => news.tripId === tripId && (news.at > setOut || this.saves.isPending(lineId)),
      ),
    );
    const told = lines.flatMap((answered) => {
      const news = since.get(answered.id);
      since.delete(answered.id);
      if (news && !news.line) return [];
      return news?.line && news.line.version >= answered.version ? news.line : this.saves.shown(answered);
    });
    return [...told, ...[...since.values()].flatMap(({ line }) => line ?? [])];
  }
}

export const lineNews = new LineNews(lineSaves);
