import { build, checkNode, command, install } from './bootstrap.mjs';

await command(async () => {
  checkNode();
  await install();
  await build();
  const { runReset } = await import('./dist/reset-command.js');
  await runReset();
});
