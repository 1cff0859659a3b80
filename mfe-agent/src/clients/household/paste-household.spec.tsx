import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient } from '../../testing/a-client';
import { openAsAgent } from '../../testing/open-as-agent';
import { aClientDigest } from '../digest/testing/a-client-digest';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const marisol = aClient({
  ...{ firstName: 'Marisol', lastName: 'Okafor', email: 'mari@example.com', version: 1, leadId: clientId },
});
const nobody = {
  'GET /api/v1/agency': () => ({ agency: null }),
  'GET /api/v1/client-duplicates/:clientId': () => ({ clients: [], canMerge: true }),
  'POST /api/v1/client-duplicates/check': () => ({ clients: [], canMerge: true }),
  'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
  'GET /api/v1/agreements': () => ({ agreements: [] }),
  'GET /api/v1/clients/:clientId/digest': () => aClientDigest(),
  'GET /api/v1/clients/:clientId/money': () => ({ owesCents: 0, next: null, expectedCents: 0, bookings: 0 }),
  'GET /api/v1/clients/:clientId/timeline': () => ({ planned: [], lines: [], next: null }),
  'GET /api/v1/client-list': () => ({ clients: [], next: null }),
};
const text = 'Marisol 41, Chidi 5/2/84, Ada 12, grandma Rosa 71 walks slowly';
type Page = ReturnType<typeof renderRoute>;

const paste = async ({ user }: Page, opener: string) => {
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a household' });
  await user.click(within(dialog).getByLabelText('Who travels, in their words'));
  await user.paste(text);
  return dialog;
};

beforeEach(() => sessionStorage.clear());

it('fills a new client with the people of a text, and writes nothing before', async () => {
  const page = openAsAgent('/app/agents/clients/new', {
    ...nobody,
    'POST /api/v1/clients': () => marisol,
    'GET /api/v1/clients/:clientId': () => marisol,
  });
  const dialog = await paste(page, 'Paste a household');
  expect(within(dialog).getByRole('status')).toHaveTextContent('4 people found.');
  expect(within(dialog).getByText('born May 2, 1984')).toBeVisible();
  await page.user.click(within(dialog).getByRole('checkbox', { name: 'Keep Chidi' }));
  await page.user.click(within(dialog).getByRole('button', { name: 'Use 3 people' }));
  expect(within(dialog).getAllByText('Last name is required')).toHaveLength(3);
  for (const name of ['Marisol', 'Ada', 'Rosa'])
    await page.user.type(within(dialog).getByLabelText(`Last name of ${name}`), 'Okafor');
  await page.user.click(within(dialog).getByRole('button', { name: 'Use 3 people' }));
  expect(await screen.findByText('Rosa Okafor')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Marisol');
  expect(page.requests.filter(({ method, path }) => method === 'POST' && path === '/api/v1/clients')).toEqual(
    [],
  );
  await page.user.type(screen.getByLabelText('Email'), 'mari@example.com');
  await page.user.click(screen.getByRole('button', { name: 'Add client' }));
  await waitFor(() =>
    expect(
      page.requests.find(({ method, path }) => method === 'POST' && path === '/api/v1/clients')?.body,
    ).toMatchObject({
      firstName: 'Marisol',
      lastName: 'Okafor',
      lead: { details: { knownAge: expect.stringMatching(/^41 on /) as string } },
      people: [
        { firstName: 'Ada', lastName: 'Okafor' },
        { firstName: 'Rosa', notes: 'walks slowly', details: { relationship: 'Grandmother' } },
      ],
    }),
  );
});

it('adds people to a household except those who are in it, and keeps the others when one is refused', async () => {
  const person = {
    ...{ version: 1, birthDate: null, email: null, phone: null, loyalties: [], heightInches: null },
    ...{ dietaryNotes: null, passportExpiresOn: null, notes: null },
  };
  let people = [{ ...person, id: clientId, firstName: 'Marisol', lastName: 'Okafor' }];
  let isFull = true;
  const page = openAsAgent(`/app/agents/clients/${clientId}`, {
    ...nobody,
    'GET /api/v1/clients/:clientId': () => ({ ...marisol, people }),
    'POST /api/v1/clients/:clientId/people': ({ body }) => {
      const added = {
        ...person,
        ...(body as typeof person & { id: string; firstName: string; lastName: string }),
      };
      if (added.firstName === 'Ada' && isFull)
        return answer(409, { code: 'EDIT_CONFLICT', message: 'A household holds at most 30 people' });
      people = [...people, added];
      return added;
    },
  });
  const dialog = await paste(page, 'Paste names');
  expect(within(dialog).getByText('Already in the household')).toBeVisible();
  await page.user.click(within(dialog).getByRole('button', { name: 'Add 3 people' }));
  expect(await within(dialog).findByText('Not saved. A household holds at most 30 people')).toBeVisible();
  isFull = false;
  await page.user.click(await within(dialog).findByRole('button', { name: 'Add 2 people' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(people.map(({ firstName }) => firstName)).toEqual(['Marisol', 'Chidi', 'Ada', 'Rosa']);
});

it('leaves out a passport number, and says what it did not use', async () => {
  const page = openAsAgent('/app/agents/clients/new', nobody);
  const dialog = await paste(page, 'Paste a household');
  const box = within(dialog).getByLabelText('Who travels, in their words');
  await page.user.clear(box);
  await page.user.click(box);
  await page.user.paste('Ada Okafor 12\nwe would like a balcony\npassport X1234567');
  expect(within(dialog).getByText(/^We left out a passport number\./)).toBeVisible();
  expect(within(dialog).getByText(/^Not used: we would like a balcony/)).toBeVisible();
  await page.user.clear(box);
  await page.user.type(box, 'nothing to see');
  expect(within(dialog).getByRole('status')).toHaveTextContent('No names yet.');
});
