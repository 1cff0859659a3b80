import { command, prepare } from '../local/bootstrap.mjs';

// `npm run bench`, or `npm run bench -- pages webhook` for some of it; `--smoke` only shows that all of it runs.
await command(async () => {
  await prepare();
  const { bench } = await import('./dist/bench.js');
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
});
