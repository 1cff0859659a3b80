export interface ItineraryAccess {
  token: string;
  /** Shows the numbers. */
  key: string | undefined;
}
