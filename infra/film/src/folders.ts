import { fileURLToPath } from 'node:url';

/** The marketing pages import these files, and each build gives them hashed names. */
export const filmFolder = fileURLToPath(new URL('../../../mfe-marketing/film', import.meta.url));

/** Sharing pictures keep their names, because other sites remember their addresses. */
export const socialFolder = fileURLToPath(new URL('../../../shell/public/og', import.meta.url));

/** The pictures of an agent's morning, which only the agents' page shows. */
export const morningFolder = fileURLToPath(new URL('../../../mfe-marketing/film/morning', import.meta.url));
