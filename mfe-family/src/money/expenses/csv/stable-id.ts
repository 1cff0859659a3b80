const SEEDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/** 32 bits of a text (MurmurHash3's mixing), another for each seed. */
const hash = (text: string, seed: number): string => {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x5bd1e995);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0');
};

/** The same text always gets the same id, so that sending it again adds nothing. The id keeps no secret. */
export const makeStableId = (text: string): string => {
  const hex = SEEDS.map((seed) => hash(text, seed)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
