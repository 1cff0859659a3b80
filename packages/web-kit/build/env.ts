/** What the build and the dev servers read from the environment. */
export const buildEnv = {
  portBase: Number(process.env['PORT_BASE'] ?? 4300),
  devRemotes: (process.env['LANDSEA_DEV_REMOTES'] ?? '').split(',').filter(Boolean),
};
