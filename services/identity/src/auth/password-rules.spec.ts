import { dictionary } from '@zxcvbn-ts/language-common';
import { findPasswordProblem } from './password-rules.js';

const person = { firstName: 'Morgan', lastName: 'Rivera', email: 'morgan.rivera@example.com' };
const problem = (password: string, minLength = 6) => findPasswordProblem(password, person, minLength);

describe('findPasswordProblem', () => {
  it('accepts a password of six characters that nobody would guess', () => {
    expect(problem('t9-kwz')).toBeUndefined();
  });

  it('names the configured minimum', () => {
    expect(problem('t9-kw')).toBe('Password must be at least 6 characters');
    expect(problem('t9-kwzab', 10)).toBe('Password must be at least 10 characters');
  });

  it.each([
    'password',
    'PASSWORD',
    '123456',
    'zzzzzzzz',
    'Disney-World',
    'qwerty123',
    'snoopy',
    'Maverick',
    '1qaz2wsx',
  ])('refuses common %s', (password) => {
    expect(problem(password)).toMatch(/too common/);
  });

  it('refuses the 3,000 most common passwords', () => {
    const guessed = dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, 3000);
    expect(guessed.filter((password) => problem(password) === undefined)).toEqual([]);
  });

  it.each([
    'Morgan',
    'rivera',
    'morganrivera',
    'Rivera Morgan',
    'morgan.rivera',
    'morgan.rivera@example.com',
    'morgan1984',
  ])('refuses the own name or email: %s', (password) => {
    expect(problem(password)).toMatch(/own name or email/);
  });

  it('lets a name be part of something longer', () => {
    expect(problem('morgan sails at dawn')).toBeUndefined();
  });
});
