import { Login, Register } from './auth.js';

const messagesOf = (schema: typeof Login | typeof Register, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the rules of signing in and registering', () => {
  it('asks for a valid email and a password', () => {
    expect(messagesOf(Login, { email: 'nobody', password: '' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
    expect(messagesOf(Login, {})).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
  });

  it('asks for two letters in each name and six in the password', () => {
    expect(
      messagesOf(Register, { firstName: ' A ', lastName: 'B', email: 'a@b.co', password: '12345' }),
    ).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      password: 'Password must be at least 6 characters',
    });
  });

  it('reads an email without regard to case and spaces around it', () => {
    expect(Login.parse({ email: '  Ada@Example.COM ', password: 'x' }).email).toBe('ada@example.com');
  });

  it('refuses what it does not know, a client type among it', () => {
    const person = { firstName: 'Ada', lastName: 'Byron', email: 'a@b.co', password: '123456' };
    expect(Register.safeParse({ ...person, isAdmin: true }).success).toBe(false);
    expect(Register.safeParse({ ...person, userType: 'client' }).success).toBe(false);
    expect(Register.safeParse({ ...person, userType: 'agent' }).success).toBe(true);
  });
});
