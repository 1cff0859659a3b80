/** The patience and memory that the gateway spends on one request or connection. */
export interface Limits {
  /** Request line and headers together. */
  headerBytes: number;
  bodyBytes: number;
  /** Until all headers have arrived. */
  headerMs: number;
  /** Between two parts of a body. */
  bodyIdleMs: number;
  /** Least bytes a second of a body, on average after `bodyIdleMs`. */
  bodyBytesPerSecond: number;
  /** Until a request has arrived completely. */
  requestMs: number;
  /** For which a connection without a request stays open. */
  keepAliveMs: number;
}

export const defaultLimits: Readonly<Limits> = {
  headerBytes: 10 * 1024,
  bodyBytes: 11 * 1024 * 1024,
  headerMs: 15_000,
  bodyIdleMs: 30_000,
  bodyBytesPerSecond: 4 * 1024,
  requestMs: 300_000,
  keepAliveMs: 60_000,
};

/** Connections and running requests of one client address, unless configured otherwise. */
export const defaultConnectionsPerAddress = 256;
