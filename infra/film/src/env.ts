export const filmPortBase = (): number => Number(process.env.PORT_BASE || 4600);
