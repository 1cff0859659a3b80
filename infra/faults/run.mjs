import { command, prepare } from '../local/bootstrap.mjs';

// `npm run faults`, or `npm run faults -- storm --queue=redis` for some of it.
await command(async () => {
  await prepare();
  const { runFaults } = await import('./dist/faults.js');
  process.exitCode = (await runFaults(process.argv.slice(2))) ? 0 : 1;
});
