import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SignedReleaseList } from '@landsea/contracts/releases';

/** The newest list of releases as a file of the gateway's own, which nobody who writes front ends can put back. */
export class SeenList {
  private readonly file: string | undefined;

  constructor(folder: string | undefined) {
    this.file = folder && join(folder, 'seen-list.json');
  }

  /** @returns undefined without a folder, or when there is no list in it that can be read. */
  async read(): Promise<string | undefined> {
    const text = this.file && (await readFile(this.file, 'utf8').catch(() => undefined));
    if (text === undefined) return undefined;
    try {
      return SignedReleaseList.safeParse(JSON.parse(text)).success ? text : undefined;
    } catch {
      return undefined; // written by half: the next list replaces it
    }
  }

  /** A folder that cannot be written costs the memory alone, not the pages. */
  async write(text: string): Promise<void> {
    if (!this.file) return;
    const next = `${this.file}.next`;
    await mkdir(dirname(next), { recursive: true })
      .then(() => writeFile(next, text))
      .then(() => rename(next, this.file ?? next))
      .catch(() => undefined);
  }
}
