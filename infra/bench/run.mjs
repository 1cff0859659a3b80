import { command, prepare } from '../local/bootstrap.mjs';

// `npm run bench`, or `npm run bench -- pages webhook` for some of it; `--smoke` only shows that all of it runs.
await command(async () => {
  await prepare();
  const { runBench } = await import('./dist/bench.js');
  process.exitCode = (await runBench(process.argv.slice(2))) ? 0 : 1;
});
