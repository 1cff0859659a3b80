const homes = ['/app', '/disney-dream-portal'];

export const isHomePath = (pathname: string): boolean => homes.includes(pathname.replace(/\/$/, ''));
