import { command, prepare } from './bootstrap.mjs';

await command(async () => {
  await prepare();
  const { runCheckSchema } = await import('./dist/check-schema.js');
  await runCheckSchema(process.argv.slice(2));
});
