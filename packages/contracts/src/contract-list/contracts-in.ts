const answers = /@ApiAnswer\((\w+)/g;
const requests = /@(?:Body|Query)\(\{ schema: (\w+) \}\)/g;

export interface NamedContract {
  area: string;
  name: string;
}

export const listContractImports = (source: string): Map<string, string> => {
  const lists = source.matchAll(/import (?:type )?\{([^}]*)\} from '@landsea\/contracts\/([\w-]+)'/g);
  return new Map(
    [...lists].flatMap(([, names = '', area = '']) =>
      names.split(',').map((name) => [name.replace('type ', '').trim(), area] as const),
    ),
  );
};

export function listContracts(source: string): { answers: NamedContract[]; requests: NamedContract[] } {
  const areas = listContractImports(source);
  const found = (pattern: RegExp): NamedContract[] =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => {
      const area = areas.get(name);
      return area ? [{ area, name }] : [];
    });
  return { answers: found(answers), requests: found(requests) };
}
