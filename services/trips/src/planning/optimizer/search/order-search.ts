import { OrderChanges } from './order-changes.js';
import { OrderDraft } from './order-draft.js';
import type { PreparedDay } from './prepared-day.js';
import { makeRandom } from './seeded-random.js';
import { scoreDay } from './day-score.js';
import { VALUE_WEIGHT } from './sequence.js';

export interface SearchLimits {
  seed: number;
  iterations: number;
  places: number;
}

export interface Scored {
  order: number[];
  score: number;
}

/** Minutes for each point of value that is left out while searching: worse orders lead to better ones. */
const MINUTES_A_POINT = 12;
/**
 * Annealing accepts orders that are worse by this many minutes: many at first for every other start, hardly
 * any in the end.
 */
const FIRST_WARMTHS = [12, 50] as const;
const LATER_WARMTH = 6;
const COLD = 0.2;
const MOVE_CHANCE = 0.5;

interface Run {
  draft: OrderDraft;
  score: number;
  best: Scored;
}

class OrderSearch {
  private readonly random: () => number;
  private readonly minute: number;
  private readonly changes: OrderChanges;

  constructor(
    private readonly day: PreparedDay,
    private readonly limits: SearchLimits,
  ) {
    this.random = makeRandom(limits.seed);
    this.minute = Math.max(day.costs.wait, day.costs.walk);
    this.changes = new OrderChanges(day, this.minute * MINUTES_A_POINT, this.random);
  }

  /** The better half of the runs continues after each round. */
  run(): Scored {
    let runs = this.listStarts();
    const rounds = Math.ceil(Math.log2(runs.length)) + 1;
    for (let round = 0; round < rounds; round += 1) {
      const iterations = Math.floor(this.limits.iterations / rounds / runs.length);
      runs.forEach((run, index) => {
        const warmth = round === 0 ? FIRST_WARMTHS[index % FIRST_WARMTHS.length] : LATER_WARMTH;
        this.anneal(run, iterations, warmth ?? LATER_WARMTH);
      });
      runs = runs.sort((a, b) => a.best.score - b.best.score).slice(0, Math.ceil(runs.length / 2));
    }
    const order = runs[0]?.best.order ?? this.day.current;
    return { order, score: scoreDay(this.day, order) };
  }

  private listStarts(): Run[] {
    const { day, changes } = this;
    const fromStart = (node: number): number => day.walk[day.startNode * day.width + node] as number;
    return [
      (draft: OrderDraft) => changes.start(day.current, draft),
      (draft: OrderDraft) => changes.build((node) => (day.legOf[node] ?? 0) + this.random(), draft),
      (draft: OrderDraft) => changes.build(fromStart, draft),
      (draft: OrderDraft) => changes.build((node) => -fromStart(node), draft),
    ].map((start) => {
      const draft = new OrderDraft(day);
      const score = start(draft);
      return { draft, score, best: { order: draft.listNodes(), score: this.scoreWhole(draft, score) } };
    });
  }

  private anneal(run: Run, iterations: number, warmth: number): void {
    const { random, changes } = this;
    let now = run.draft;
    let next = new OrderDraft(this.day);
    for (let done = 0; done < iterations; done += 1) {
      if (changes.placesEvaluated > this.limits.places) break;
      const score = random() < MOVE_CHANCE ? changes.move(now, next) : changes.rebuild(now, next);
      if (score === null) continue;
      const minutes = warmth * (COLD / warmth) ** (done / iterations);
      if (score >= run.score - Math.log(random() || 1e-9) * minutes * this.minute) continue;
      [now, next] = [next, now];
      run.score = score;
      const whole = this.scoreWhole(now, score);
      if (whole < run.best.score) run.best = { order: now.listNodes(), score: whole };
    }
    run.draft = now;
  }

  private scoreWhole({ order, length }: OrderDraft, score: number): number {
    let kept = 0;
    for (let place = 0; place < length; place += 1) kept += this.day.value[order[place] as number] as number;
    return score - kept * (VALUE_WEIGHT - this.minute * MINUTES_A_POINT);
  }
}

/**
 * Simulated annealing (or-opt, 2-opt, ruin and recreate). The current order is a start, so the result is
 * never worse; the same seed gives the same order.
 */
export const searchOrder = (day: PreparedDay, limits: SearchLimits): Scored =>
  new OrderSearch(day, limits).run();
