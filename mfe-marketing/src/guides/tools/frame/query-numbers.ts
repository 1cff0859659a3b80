export interface Bounds {
  min: number;
  max: number;
  usual: number;
}

/** A missing or invalid number gets its default. */
export const readNumber = (query: URLSearchParams, name: string, { min, max, usual }: Bounds): number => {
  const text = query.get(name);
  const number = text ? Number(text) : usual;
  return Number.isInteger(number) && number >= min && number <= max ? number : usual;
};
