import { plainName } from './plain-name.js';
import type { PortGuide } from './sea.js';

type NamedPort = Pick<PortGuide, 'name' | 'aliases'>;

interface PortNames<T> {
  byAnyName: Map<string, T>;
  withoutCountry: Map<string, T>;
  byName: Map<string, T>;
}

const firstOf = <T>(ports: readonly T[], namesOf: (port: T) => string[]): Map<string, T> => {
  const first = new Map<string, T>();
  for (const port of ports)
    for (const name of namesOf(port).map(plainName)) if (!first.has(name)) first.set(name, port);
  return first;
};

const withoutCountry = (name: string): string => name.split(',')[0] ?? name;

const namesIn = <T extends NamedPort>(ports: readonly T[]): PortNames<T> => ({
  byAnyName: firstOf(ports, ({ name, aliases }) => [name, ...aliases]),
  withoutCountry: firstOf(ports, ({ name }) => [withoutCountry(name)]),
  byName: firstOf(ports, ({ name }) => [name]),
});

/** The names of a list are prepared once: a calendar or a planner asks for hundreds of times. */
const prepared = new WeakMap<readonly NamedPort[], PortNames<NamedPort>>();

/** The port that a trip names, by its name, one of its other names, or its name without the country. */
export const portNamed = <T extends NamedPort>(place: string, ports: readonly T[]): T | undefined => {
  const names = prepared.get(ports) ?? namesIn<NamedPort>(ports);
  prepared.set(ports, names);
  const wanted = plainName(place);
  const found =
    names.byAnyName.get(wanted) ??
    names.withoutCountry.get(wanted) ??
    names.byName.get(plainName(withoutCountry(place)));
  return ports.find((port) => port === found);
};
