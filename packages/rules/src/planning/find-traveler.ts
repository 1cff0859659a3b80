interface Named {
  name: string;
}

const firstWord = (name: string): string => name.trim().split(/\s+/)[0]?.toLowerCase() ?? '';

/** The traveler with the first name of an account; undefined when there is none, or several. */
export const findTraveler = <P extends Named>(party: readonly P[], firstName: string): P | undefined => {
  const wanted = firstWord(firstName);
  const found = wanted === '' ? [] : party.filter(({ name }) => firstWord(name) === wanted);
  return found.length === 1 ? found[0] : undefined;
};
