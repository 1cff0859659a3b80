export interface ItineraryAccess {
  token: string;
  key: string | undefined;
}
