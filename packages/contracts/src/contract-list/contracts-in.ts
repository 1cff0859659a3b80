/** How controllers name the schema of an answer, and that of a body or query. */
const answers = /@ApiAnswer\((\w+)/g;
const requests = /@(?:Body|Query)\(\{ schema: (\w+) \}\)/g;

/** A schema by the area of the contracts that exports it, and its name. */
export interface NamedContract {
  area: string;
  name: string;
}

/** What a source file imports from the contracts: the area of each name. */
export const contractImports = (source: string): Map<string, string> => {
  const lists = source.matchAll(/import (?:type )?\{([^}]*)\} from '@landsea\/contracts\/([\w-]+)'/g);
  return new Map(
    [...lists].flatMap(([, names = '', area = '']) =>
      names.split(',').map((name) => [name.replace('type ', '').trim(), area] as const),
    ),
  );
};

/** The contracts that a controller names, as its source has them. A schema of the service's own is no contract. */
export function contractsIn(source: string): { answers: NamedContract[]; requests: NamedContract[] } {
  const areas = contractImports(source);
  const found = (pattern: RegExp): NamedContract[] =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => {
      const area = areas.get(name);
      return area ? [{ area, name }] : [];
    });
  return { answers: found(answers), requests: found(requests) };
}
