export const buildEnv = { portBase: Number(process.env['PORT_BASE'] ?? 4300) };
