/** What a process started here inherits. */
export const inheritedEnv = (): NodeJS.ProcessEnv => process.env;

export const benchPortBase = (): number => Number(process.env.PORT_BASE || 4500);
