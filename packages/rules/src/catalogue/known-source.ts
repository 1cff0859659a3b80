const isVague = /unverified|general knowledge|inferred|^times: typical/i;

/** Empty for an unknown source. */
export const requireKnownSource = (source: string): string =>
  source
    .split('; ')
    .filter((part) => !isVague.test(part))
    .join('; ');
