/** Where the film starts its own product. */
export const filmPortBase = (): number => Number(process.env.PORT_BASE || 4600);
