import { findSecretNumber } from '../secret-numbers.js';

export interface FoundSecret {
  path: string;
  message: string;
}

const IDS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The texts anywhere in a value that hold a number which nobody may keep, with their paths. */
export const findSecretsIn = (value: unknown, path = ''): FoundSecret[] => {
  if (typeof value === 'string') {
    const message = IDS.test(value) ? undefined : findSecretNumber(value);
    return message ? [{ path, message: message.replace(': your agent never needs it here', '') }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    findSecretsIn(each, path === '' ? name : `${path}.${name}`),
  );
};
