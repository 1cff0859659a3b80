// The command of a front end's image: `publish.js <folder the gateway serves> <shell | mfe-…> [--percent N | --rollback]`.
import { releasesOfImage } from './release/release-env.js';
import { readReleaseOrder, runOrder } from './release/release-command.js';

try {
  const [web, ...words] = process.argv.slice(2);
  if (!web) throw new Error('expected the folder that the gateway serves and a front end');
  await runOrder(await releasesOfImage(web), readReleaseOrder(words));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
