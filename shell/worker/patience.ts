/** The wait for the network in seconds when a kept answer exists. */
export const NETWORK_SECONDS = 3;

/** A kept document means a slow network: its first reads do not wait long either. */
const FIRST_READS_MS = 20_000;
const keptDocuments = new Map<string, number>();

export const noteKeptDocument = (clientId: string): void => {
  keptDocuments.set(clientId, Date.now());
};

/** Later reads must wait for the network: a kept answer would undo what the page has saved meanwhile. */
export const isImpatient = (clientId: string): boolean =>
  Date.now() - (keptDocuments.get(clientId) ?? 0) < FIRST_READS_MS;
