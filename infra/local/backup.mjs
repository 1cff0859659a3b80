import { command, prepareLocal } from './bootstrap.mjs';

await command(async () => {
  await prepareLocal();
  const { runBackup } = await import('./dist/backup/backup-command.js');
  await runBackup();
});
