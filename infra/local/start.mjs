import { command, prepare, step } from './bootstrap.mjs';

await command(async () => {
  await prepare();
  const { runStart } = await import('./dist/start-command.js');
  await runStart(step);
});
