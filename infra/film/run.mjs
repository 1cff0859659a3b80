import { command, prepare } from '../local/bootstrap.mjs';

// `npm run film` starts its own product; `npm run film -- http://localhost:4300` drives the one that runs there.
// With `--morning` only the pictures of an agent's morning are made.
await command(async () => {
  await prepare();
  const given = process.argv.slice(2);
  const { produceFilm } = await import('./dist/film.js');
  await produceFilm(
    given.find((each) => each.startsWith('http')),
    given.includes('--morning') ? 'morning' : 'all',
  );
});
