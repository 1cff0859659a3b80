import { readGooglePerson } from './google-person.js';

const claims = { sub: '1', email: 'Ida@Example.com', email_verified: true };
const names = (over: object) => {
  const { firstName, lastName } = readGooglePerson({ ...claims, ...over });
  return [firstName, lastName];
};

describe('readGooglePerson', () => {
  it('takes the names that the issuer gives, else the parts of the full name, else the email', () => {
    expect(names({ given_name: 'Ida', family_name: 'Wells', name: 'I. B. Wells' })).toEqual(['Ida', 'Wells']);
    expect(names({ name: 'Ida Bell Wells' })).toEqual(['Ida', 'Bell Wells']);
    expect(names({ given_name: 'Ida', name: 'Ida Wells' })).toEqual(['Ida', '']);
    expect(names({})).toEqual(['ida', '']);
    expect(names({ email: undefined })).toEqual(['Traveler', '']);
  });

  it('cuts what is too long for an account', () => {
    expect(names({ given_name: 'x'.repeat(300) })[0]).toHaveLength(80);
  });

  it('takes no name that holds a web address or a line break', () => {
    expect(names({ given_name: 'Visit evil.com', family_name: 'Wells' })).toEqual(['ida', 'Wells']);
    expect(names({ given_name: 'Ida', family_name: 'https://evil.example' })).toEqual(['Ida', '']);
    expect(names({ name: 'Ida\u202e evil.com' })).toEqual(['ida', '']);
    expect(names({ email: 'evil.com@example.com' })).toEqual(['Traveler', '']);
  });

  it('knows an email only when the issuer vouches for it', () => {
    expect(readGooglePerson(claims).verifiedEmail).toBe('ida@example.com');
    expect(readGooglePerson({ ...claims, email_verified: 'true' }).verifiedEmail).toBe('ida@example.com');
    for (const email_verified of [false, 'false', undefined, null, 1])
      expect(readGooglePerson({ ...claims, email_verified }).verifiedEmail).toBeUndefined();
  });

  it.each([{ sub: '' }, { sub: 7 }, { email: 'no email' }])('refuses %p', (over) => {
    expect(() => readGooglePerson({ ...claims, ...over })).toThrow(
      expect.objectContaining({ outcome: 'failed' }),
    );
  });
});
