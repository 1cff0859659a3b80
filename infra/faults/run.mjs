import { command, prepare } from '../local/bootstrap.mjs';

// `npm run faults`, or `npm run faults -- storm --queue=redis` for some of it.
await command(async () => {
  await prepare();
  const { faults } = await import('./dist/faults.js');
  process.exitCode = (await faults(process.argv.slice(2))) ? 0 : 1;
});
