/** So long the network is waited for where something kept can take its place. */
export const NETWORK_SECONDS = 3;

/** A document that came from what was kept found the network away or slow: its first reads do not wait long either. */
const FIRST_READS_MS = 20_000;
const keptDocuments = new Map<string, number>();

export const documentWasKept = (clientId: string): void => {
  keptDocuments.set(clientId, Date.now());
};

/**
 * Whether a read of this page may be answered with what was kept before the network has failed. Later reads may not: they
 * would take back what the page has saved meanwhile.
 */
export const isImpatient = (clientId: string): boolean =>
  Date.now() - (keptDocuments.get(clientId) ?? 0) < FIRST_READS_MS;
