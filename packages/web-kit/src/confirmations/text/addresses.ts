import { remember } from '../remember';

const street =
  /^\d{1,5}[A-Z]?(?:-\d+)?\s+(?:[\p{Lu}\d][\p{L}\d.'’-]*\s+){1,6}(?:street|st|avenue|ave?|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|circle|cir|place|pl|parkway|pkwy|highway|hwy|cswy|causeway|terrace|trail|loop|plaza|walk|square|pike|wharf)\b\.?/iu;
/** `Cocoa Beach, FL 32931`, `32830 Orlando`, `London SW1A 1AA`. */
const town =
  /(?:^|[\s,])[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|,\s*(?:Florida|California|Bahamas)\b\s*\d*|^\d{4,5}\s+\p{Lu}\p{Ll}+|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|^\p{Lu}[\p{L} .'-]{2,30},\s(?:[A-Z]{2}|Florida)(?:,\s(?:US|USA|United States|CA|Canada))?$/u;

/** True for a line of an address: a house number with its street, or a town with its code. */
export const isAddress = remember((row): boolean => row.length < 120 && (street.test(row) || town.test(row)));
