import { command, prepare } from '../local/bootstrap.mjs';

// `npm run film` starts its own product; `npm run film -- http://localhost:4300` drives the one that runs there.
await command(async () => {
  await prepare();
  const { film } = await import('./dist/film.js');
  await film(process.argv[2]);
});
