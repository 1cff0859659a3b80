import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteName } from '@landsea/contracts/core';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Takes the files of a remote away, which then answer 404: what a failed deployment looks like. */
export class Outages {
  constructor(private readonly web: string) {}

  takeDown(name: RemoteName): Promise<void> {
    return rename(this.folderOf(name), `${this.folderOf(name)}.down`);
  }

  restore(name: RemoteName): Promise<void> {
    return rename(`${this.folderOf(name)}.down`, this.folderOf(name));
  }

  /** After a kill: remotes that were taken down stand again. */
  async restoreAll(): Promise<void> {
    for (const name of RemoteName.options)
      if (await exists(`${this.folderOf(name)}.down`)) await this.restore(name);
  }

  private folderOf(name: RemoteName): string {
    return join(this.web, 'remotes', name);
  }
}
