import { checkNode, command, install, nx, step } from './bootstrap.mjs';

await command(async () => {
  checkNode();
  await install();
  const projects = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const rollback = process.argv.includes('--rollback');
  await step('Building', () => nx(['run-many', '-t', 'build', '-p', 'local', ...(rollback ? [] : projects)]));
  const { runRelease } = await import('./dist/release-command.js');
  await runRelease(projects, rollback);
});
