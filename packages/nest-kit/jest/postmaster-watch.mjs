/**
 * `node postmaster-watch.mjs <directory> <data>`: stdin ends with the test run, even a killed one; then
 * Postgres is stopped.
 */
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const [directory, data] = process.argv.slice(2);

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on('end', async () => {
  const pid = Number((await readFile(`${data}/postmaster.pid`, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0) {
    process.kill(pid, 'SIGQUIT');
    for (let waited = 0; alive(pid) && waited < 5000; waited += 50) await sleep(50);
  }
  await rm(directory, { recursive: true, force: true });
});
