import { NewIds } from './use-rows';

const iceCream = { what: 'Ice cream', amountCents: 500 };

describe('new ids', () => {
  it('sends the same again under the same id', () => {
    const ids = new NewIds();
    expect(ids.getId({ ...iceCream })).toBe(ids.getId(iceCream));
  });

  it('takes what was changed for another one, and the first for itself when it comes back', () => {
    const ids = new NewIds();
    const first = ids.getId(iceCream);
    expect(ids.getId({ ...iceCream, amountCents: 600 })).not.toBe(first);
    expect(ids.getId(iceCream)).toBe(first);
  });

  it('makes a second one of the same once the first is there', () => {
    const ids = new NewIds();
    const first = ids.getId(iceCream);
    ids.markCreated(iceCream);
    expect(ids.getId(iceCream)).not.toBe(first);
  });
});
