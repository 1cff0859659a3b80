// Runs Postgres for the launcher, and ends it with itself: Postgres alone would outlive a launcher that was killed.
import { spawn } from 'node:child_process';
import { endStalePostmaster } from './postgres-cluster.js';

const [binary = '', folder = '', port = '', uid = '', gid = '', ...settings] = process.argv.slice(2);

await endStalePostmaster(folder);
const postgres = spawn(
  binary,
  [
    ...['-D', folder, '-p', port],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=300'],
    // Details of errors hold what people typed, such as an email that is registered twice.
    ...['-c', 'log_error_verbosity=terse'],
    ...settings,
  ],
  { cwd: '/', stdio: 'inherit', ...(uid && { uid: Number(uid), gid: Number(gid) }) },
);
postgres.on('exit', (code) => process.exit(code ?? 1));
postgres.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

// SIGINT is Postgres's fast shutdown: open sessions are ended, the data is closed cleanly.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => postgres.kill('SIGINT'));
// SIGQUIT is the power failure: nothing is closed, and the next start recovers from the log.
process.on('SIGQUIT', () => postgres.kill('SIGKILL'));
