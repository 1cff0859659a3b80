import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal, type Local } from '@landsea/local';
import { bigTrip } from './big-trip.js';
import { makeCrowd, type Member } from './crowd.js';
import { benchPortBase } from './env.js';
import { printFigures, type Figure } from './figures.js';
import { hostileBodies } from './hostile-bodies.js';
import { identityAway } from './identity-away.js';
import { liveEdit } from './live-edit.js';
import { pages } from './pages.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { throughput } from './throughput.js';
import { tripPages } from './trip-pages.js';
import { warmStart } from './warm-start.js';
import { webhook } from './webhook.js';
import { windows } from './windows.js';

const crowdSize = 250;

type Measure = (local: Local, crowd: Member[]) => Promise<Figure[]>;

const measurements: Record<string, Measure> = {
  throughput,
  'sign-in': signIn,
  'sign-out': signOut,
  webhook,
  pages,
  'live-edit': liveEdit,
  'trip-pages': tripPages,
  windows,
  'big-trip': bigTrip,
  'hostile-bodies': hostileBodies,
};

/** Takes minutes, so it must be asked for. */
const onlyByName: Record<string, Measure> = { 'identity-away': identityAway };

/** Measures all that is not {@link onlyByName}, or the ones named, on a copy of the product of its own. */
export async function bench(names: string[]): Promise<void> {
  const known = [...Object.keys(measurements), ...Object.keys(onlyByName), 'warm-start'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: expected some of ${known.join(', ')}`);
  const wanted = (name: string): boolean => names.length === 0 || names.includes(name);

  const portBase = benchPortBase();
  const home = await mkdtemp(join(tmpdir(), 'landsea-bench-'));
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  try {
    // The whole crowd shares one address.
    const env = { LOG_LEVEL: 'warn', VISITOR_CALLS_PER_MINUTE: '6000' };
    const local = await startLocal({ portBase, home, env });
    try {
      const crowd = await makeCrowd(local, crowdSize);
      for (const [name, measure] of Object.entries(measurements)) {
        if (wanted(name)) printFigures(name, await measure(local, crowd));
      }
      for (const [name, measure] of Object.entries(onlyByName)) {
        if (names.includes(name)) printFigures(name, await measure(local, crowd));
      }
    } finally {
      await local.stop();
    }
    if (wanted('warm-start')) printFigures('warm-start', await warmStart(portBase, home));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
