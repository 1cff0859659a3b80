/** `address` is a path with its query; without an answer to an optional one the page draws what it shows without. */
export interface FirstCall {
  address: string;
  isOptional?: true;
}

/** One person’s request of a page’s document. */
export interface FirstVisit {
  page: string;
  path: string;
  tripId: string;
  isPhone: boolean;
  /** JSON by address, as the services sent it. */
  answers: ReadonlyMap<string, unknown>;
}

export interface DrawnScreen {
  /** A style sheet, or empty. */
  rules: string;
  /** The content of `#root`. */
  body: string;
  /** The store of the browser begins with it. */
  state: unknown;
}

/** The module that draws signed-in pages on a server. */
export interface FirstScreenView {
  /** The calls whose answers a page is drawn from; empty for a page that is not drawn. */
  listCalls: (page: string, tripId: string) => FirstCall[];
  /** Undefined for a person whose page looks different from that of most families. */
  draw: (visit: FirstVisit) => Promise<DrawnScreen | undefined>;
}

/** The address of the call that names the signed-in person. */
export const WHO_CALL = '/api/auth/user';
