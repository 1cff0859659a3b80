import { placeMatcher, type PlaceMatcher } from './place-matcher.js';
import type { PortGuide } from '@landsea/contracts/catalogue';

type NamedPort = Pick<PortGuide, 'name' | 'aliases'>;

/** Prepared once for each list: a planner asks hundreds of times. */
const prepared = new WeakMap<readonly NamedPort[], PlaceMatcher<NamedPort>>();

/**
 * By its name, another of its names, or its name without the country. A name with more words is another port.
 */
export const findPort = <T extends NamedPort>(place: string, ports: readonly T[]): T | undefined => {
  const matcher = prepared.get(ports) ?? placeMatcher<NamedPort>(ports, { extraWords: false });
  prepared.set(ports, matcher);
  const found = matcher(place);
  return found ? ports.find((port) => port === found) : undefined;
};
