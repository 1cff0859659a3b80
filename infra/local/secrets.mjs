import { command, prepareLocal } from './bootstrap.mjs';

await command(async () => {
  await prepareLocal();
  const { runSecrets } = await import('./dist/env-file.js');
  await runSecrets();
});
