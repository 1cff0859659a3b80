import { checkNode, command, install, nx, step } from './bootstrap.mjs';

await command(async () => {
  checkNode();
  await install();
  await step('Preparing', () => nx(['build', 'local']));
  const { readReleaseOrder, runRelease } = await import('./dist/release/release-command.js');
  const order = readReleaseOrder(process.argv.slice(2));
  const projects = order.apps.map((app) => (app === 'shell' ? app : `mfe-${app}`));
  if (order.action === 'release')
    await step('Building', () => nx(['run-many', '-t', 'build', '-p', ...projects]));
  await runRelease(order);
});
