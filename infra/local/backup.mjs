import { checkNode, command, install, nx, step } from './bootstrap.mjs';

await command(async () => {
  checkNode();
  await install();
  await step('Preparing', () => nx(['build', 'local']));
  const { runBackup } = await import('./dist/backup/backup-command.js');
  await runBackup();
});
