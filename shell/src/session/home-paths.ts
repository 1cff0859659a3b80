const homes = ['/app', '/disney-dream-portal'];

/** The paths that are home besides `/`: the landing page of a visitor, the role's home, a family's own trip. */
export const isHomePath = (pathname: string): boolean => homes.includes(pathname.replace(/\/$/, ''));
