const MOST_BYTES = 20_000_000;

/** The files that were asked for longest ago go first. */
export class KeptFiles {
  private readonly files = new Map<string, Uint8Array>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  find(version: string): Uint8Array | undefined {
    const file = this.files.get(version);
    if (!file) return undefined;
    // A key that is written again moves to the end.
    this.files.delete(version);
    this.files.set(version, file);
    return file;
  }

  keep(version: string, file: Uint8Array): void {
    if (this.files.has(version)) return;
    this.files.set(version, file);
    this.bytes += file.byteLength;
    for (const [oldest, { byteLength }] of this.files) {
      if (this.bytes <= this.mostBytes) return;
      this.files.delete(oldest);
      this.bytes -= byteLength;
    }
  }
}
