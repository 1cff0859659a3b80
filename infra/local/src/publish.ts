// The command of a front end's image: `publish.js <folder the gateway serves> <shell | mfe-…> [--percent N | --rollback]`.
import { releasesFromEnv } from './release/release-env.js';
import { readReleaseOrder, runOrder } from './release/release-command.js';

const [web, ...words] = process.argv.slice(2);
if (!web) throw new Error('expected the folder that the gateway serves and a front end');
await runOrder(await releasesFromEnv(web), readReleaseOrder(words));
