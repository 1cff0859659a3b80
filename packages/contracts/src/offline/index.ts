/** The header of an answer that the service worker kept: when it came. What comes from the network has none. */
export const KEPT_HEADER = 'x-landsea-kept';

/** What the service worker keeps for one person lies in a cache called this and their id; there is never a second one. */
export const PERSON_CACHE = 'landsea-person-';

const reads =
  /^\/api\/(?:user\/access|trips(?:\/[\w-]+)?|v1\/reminders|v1\/trips\/active|v1\/trips\/[\w-]+\/(?:days|budget|expenses|tasks|windows|activity|hour-worth)|v1\/catalogue(?:\/[\w-]+)?)$/;

/**
 * Whether a read is kept for a time without a signal: the trip, its days, money and tasks, and what a day is made of; nothing
 * of accounts, payments, shares or files, and nothing that an agent reads as a client would.
 */
export const isKeptRead = ({ pathname, searchParams }: URL): boolean =>
  reads.test(pathname) && !searchParams.has('asClient');

/** Asks for a page to keep it: the answer names in {@link LATE_FILES_HEADER} what the page loads after its first paint. */
export const KEEP_HEADER = 'x-landsea-keep';
/** Addresses of files, separated by commas. */
export const LATE_FILES_HEADER = 'x-landsea-late-files';

/** What the page asks of the service worker: to keep these addresses, and these pages with all that their documents name. */
export interface KeepRequest {
  type: 'KEEP';
  addresses: string[];
  pages: string[];
}
