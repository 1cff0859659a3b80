import { command, prepare } from '../local/bootstrap.mjs';

// `npm run film` starts its own product; `npm run film -- http://localhost:4300` drives the one that runs there.
await command(async () => {
  await prepare();
  const { produceFilm } = await import('./dist/film.js');
  await produceFilm(process.argv[2]);
});
