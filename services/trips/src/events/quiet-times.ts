/** More trips than change within the life of a document that still opens its stream. */
const MOST_TRIPS = 10_000;

/** When each trip last changed, as far as this copy of the service heard; kept for the trips that changed last. */
export class QuietTimes {
  private readonly changes = new Map<string, number>();
  /** The last change of the trips that are forgotten again. */
  private forgottenUntil = 0;

  constructor(private readonly most = MOST_TRIPS) {}

  changed(tripId: string, at: number): void {
    // A key that is written again moves behind the others, so the first one has been quiet for longest.
    this.changes.delete(tripId);
    this.changes.set(tripId, at);
    const [first] = this.changes;
    if (this.changes.size <= this.most || !first) return;
    this.changes.delete(first[0]);
    this.forgottenUntil = first[1];
  }

  /** For how long a trip has not changed, as far as everything was heard. */
  quietMs(tripId: string, now: number, heardSince: number): number {
    const changed = this.changes.get(tripId) ?? this.forgottenUntil;
    return Math.max(0, now - Math.max(heardSince, changed));
  }
}
