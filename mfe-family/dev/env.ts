const portBase = Number(process.env['PORT_BASE'] ?? 4300);

/** Where the dev page's calls go: the gateway of the running product. */
export const developmentEnv = { gateway: `http://localhost:${String(portBase)}` };
