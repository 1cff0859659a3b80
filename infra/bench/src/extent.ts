export interface Extent {
  /** As little as shows that the measurement works: `npm test` runs it so, and nobody reads its figures. */
  smoke: boolean;
}
