import { phoneKeyOf } from './phone-key.js';

describe('phoneKeyOf', () => {
  it.each([
    ['(407) 555-0142', '+14075550142'],
    ['407.555.0142', '+14075550142'],
    ['+1 407 555 0142', '+14075550142'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+41 44 668 18 00', '+41446681800'],
  ])('reads %s as %s', (typed, key) => {
    expect(phoneKeyOf(typed)).toBe(key);
  });

  it.each(['ask her mother', '12', '', null, undefined])('reads no number in %j', (typed) => {
    expect(phoneKeyOf(typed)).toBeNull();
  });
});
