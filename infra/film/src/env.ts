export const readFilmPortBase = (): number => Number(process.env.PORT_BASE || 4600);
