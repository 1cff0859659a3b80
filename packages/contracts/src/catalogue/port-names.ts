import { plainName } from './plain-name.js';
import type { PortGuide } from './sea.js';

/** The port that a trip names, by its name, one of its other names, or its name without the country. */
export const portNamed = <T extends Pick<PortGuide, 'name' | 'aliases'>>(
  place: string,
  ports: readonly T[],
): T | undefined => {
  const wanted = plainName(place);
  const known = (names: (port: T) => string[]) =>
    ports.find((port) => names(port).some((name) => plainName(name) === wanted));
  return (
    known(({ name, aliases }) => [name, ...aliases]) ??
    known(({ name }) => [name.split(',')[0] ?? name]) ??
    ports.find(({ name }) => plainName(name) === plainName(place.split(',')[0] ?? place))
  );
};
