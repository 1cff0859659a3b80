/** What the build and the dev servers read from the environment. */
export const buildEnv = { portBase: Number(process.env['PORT_BASE'] ?? 4300) };
