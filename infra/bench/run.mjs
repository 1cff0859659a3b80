import { command, prepare } from '../local/bootstrap.mjs';

// `npm run bench`, or `npm run bench -- pages webhook` for some of it.
await command(async () => {
  await prepare();
  const { bench } = await import('./dist/bench.js');
  await bench(process.argv.slice(2));
});
