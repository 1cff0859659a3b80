import { rememberDestination, getRememberedDestination, takeDestination } from './destination';

describe('the remembered destination', () => {
  it('is given once', () => {
    rememberDestination('/my-trips?x=1');
    expect(getRememberedDestination()).toBe('/my-trips?x=1');
    expect(takeDestination('/auth')).toBe('/my-trips?x=1');
    expect(takeDestination('/auth')).toBeUndefined();
  });

  it('is not a sign-in page, the current page, or one that was planted', () => {
    rememberDestination('/auth/signup');
    expect(takeDestination('/auth')).toBeUndefined();
    rememberDestination('/my-trips');
    expect(takeDestination('/my-trips')).toBeUndefined();
    sessionStorage.setItem('intendedDestination', '//evil.example');
    expect(takeDestination('/auth')).toBeUndefined();
  });
});
