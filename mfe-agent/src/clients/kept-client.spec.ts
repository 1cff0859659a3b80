import { emptyClient } from './client-draft';
import { forgetClient, keepClient, readKeptClient, readTypedName } from './kept-client';

it('keeps a typed client for the account that typed it', () => {
  const typed = {
    draft: { ...emptyClient, firstName: 'Jen', lastName: 'Brubaker', email: 'jen@example.com' },
    people: [],
  };
  keepClient('dana', typed);
  expect(readKeptClient('dana')).toMatchObject(typed);
  expect(readKeptClient('somebody else')).toBeUndefined();
  forgetClient();
  expect(readKeptClient('dana')).toBeUndefined();
});

it.each([
  ['brubacker', { firstName: '', lastName: 'Brubacker' }],
  ['mary ann  McDonald', { firstName: 'Mary Ann', lastName: 'McDonald' }],
  ['jen@example.com', { email: 'jen@example.com' }],
  ['(407) 555-0142', { phone: '(407) 555-0142' }],
])('begins the form with the search %s', (search, draft) => {
  expect(readTypedName(search)).toEqual(draft);
});
