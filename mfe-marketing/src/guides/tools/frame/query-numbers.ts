export interface Bounds {
  min: number;
  max: number;
  usual: number;
}

/** A whole number of an address; the usual one where it is missing or out of bounds. */
export const numberIn = (query: URLSearchParams, name: string, { min, max, usual }: Bounds): number => {
  const text = query.get(name);
  const number = text ? Number(text) : usual;
  return Number.isInteger(number) && number >= min && number <= max ? number : usual;
};
