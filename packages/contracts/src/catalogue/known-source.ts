const isVague = /unverified|general knowledge|inferred|^times: typical/i;

/** The parts of a source that somebody can look up; empty where there is none. */
export const knownSource = (source: string): string =>
  source
    .split('; ')
    .filter((part) => !isVague.test(part))
    .join('; ');
