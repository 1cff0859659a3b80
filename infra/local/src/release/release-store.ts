/** Releases are stored in a folder or a bucket. Paths are relative, with `/`. */
export interface ReleaseStore {
  /** A sentence after each switch, where the store alone makes nothing live. */
  readonly note?: string;
  read(path: string): Promise<Buffer | undefined>;
  /** Readers see the old file or the new one, never a part of one. */
  write(path: string, body: Buffer): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** Removes every file below the prefix, which ends with `/`, or the one file. */
  remove(prefix: string): Promise<void>;
  /** Runs the work while no other command switches a release. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

export async function readJson(store: ReleaseStore, path: string): Promise<unknown> {
  const body = await store.read(path);
  return body && (JSON.parse(body.toString()) as unknown);
}

export const writeJson = (store: ReleaseStore, path: string, value: unknown): Promise<void> =>
  store.write(path, Buffer.from(JSON.stringify(value)));
