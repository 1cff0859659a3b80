/** The time of a response that the service worker kept; absent from the network. */
export const KEPT_HEADER = 'x-landsea-kept';

/** The scripts, sheets and pictures that the service worker kept. */
export const FILES_CACHE = 'landsea-files';

/** Followed by the person's id; there is one such cache. */
export const PERSON_CACHE = 'landsea-person-';

const reads =
  /^\/api\/(?:user\/access|trips(?:\/[\w-]+)?|v1\/reminders|v1\/trips\/active|v1\/trips\/[\w-]+\/(?:days|day-catalogue|budget|expenses|tasks|windows|activity|hour-worth)|v1\/catalogue(?:\/[\w-]+)?)$/;

/** Accounts, payments, shares, files and reads as a client are never kept. */
export const isKeptRead = ({ pathname, searchParams }: URL): boolean =>
  reads.test(pathname) && !searchParams.has('asClient');

const signsInOrOut =
  /^\/api\/(?:auth\/(?:login|logout|register(?:-for-(?:trip|team))?)|v1\/invitations\/register)$/;

/** A call after which somebody else, or nobody, is signed in: nothing that is kept may be shown to them. */
export const changesPerson = (path: string): boolean => signsInOrOut.test(path);

/** The response names late files in {@link LATE_FILES_HEADER}. */
export const KEEP_HEADER = 'x-landsea-keep';
export const LATE_FILES_HEADER = 'x-landsea-late-files';

export interface KeepRequest {
  type: 'KEEP';
  addresses: string[];
  pages: string[];
}
