import { command, prepare } from './bootstrap.mjs';

await command(async () => {
  await prepare();
  const { runRestore } = await import('./dist/backup/backup-command.js');
  await runRestore(process.argv.slice(2));
});
