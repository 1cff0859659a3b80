/** More trips than change within the life of a document that still opens its stream. */
const MOST_TRIPS = 10_000;

export class QuietTimes {
  private readonly changes = new Map<string, number>();
  private forgottenUntil = 0;

  constructor(private readonly most = MOST_TRIPS) {}

  markChanged(tripId: string, at: number): void {
    // A key that is written again moves to the end, so the first one has been quiet for longest.
    this.changes.delete(tripId);
    this.changes.set(tripId, at);
    const [first] = this.changes;
    if (this.changes.size <= this.most || !first) return;
    this.changes.delete(first[0]);
    this.forgottenUntil = first[1];
  }

  getQuietMs(tripId: string, now: number, heardSince: number): number {
    const changed = this.changes.get(tripId) ?? this.forgottenUntil;
    return Math.max(0, now - Math.max(heardSince, changed));
  }
}
