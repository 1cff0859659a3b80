import { checkNode, command, install, nx, step } from './bootstrap.mjs';

await command(async () => {
  checkNode();
  await install();
  await step('Preparing', () => nx(['build', 'local']));
  const { runSecrets } = await import('./dist/env-file.js');
  await runSecrets();
});
