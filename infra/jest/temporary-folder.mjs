import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's globalSetup: workers inherit the variable, so the run takes along what its tests leave behind. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'landsea-jest-'));
  // As root, tests run Postgres as another user, who must be able to reach its directory.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
