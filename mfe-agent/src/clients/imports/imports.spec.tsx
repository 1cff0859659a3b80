import { webcrypto } from 'node:crypto';
import type { ImportDecision, ImportHouseholds } from '@landsea/contracts/agents/imports';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAgent } from '../../testing/open-as-agent';

beforeAll(async () => {
  // The page and the reader of tables are read from disk first, which is the slow part.
  await import('./import-page');
  if (!globalThis.crypto.subtle)
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
}, 120_000);

const path = '/app/agents/clients/import';
const open = (handlers: Handlers) =>
  openAsAgent(path, {
    'GET /api/v1/client-imports': () => ({ imports: [] }),
    'GET /api/v1/client-list/summary': () => ({ stages: {}, archived: 0, tags: [], agents: [] }),
    ...handlers,
  });

const csv = [
  'First Name,Last Name,Email,Birthday,Referral Group,Relatives,Notes,Passport Number',
  'Gail,Nakamura,g@example.com,06/05/1979,,Spouse: Ken Nakamura,Card 4111 1111 1111 1111,X1234567',
  'Tom and Beth,Okafor,t@example.com,,,,,',
  'Ann,Lee,,,,,,',
].join('\r\n');

const decided = (key: string, over: Partial<ImportDecision> = {}): ImportDecision => ({
  key,
  result: 'new',
  clientId: null,
  sentence: null,
  changes: [],
  candidates: [],
  ...over,
});
const decideAll = ({ households }: ImportHouseholds) => ({
  decisions: households.map(({ household }) => decided(household.key)),
});

const drop = async (text = csv, name = 'clients.csv') => {
  const file = new File([text], name, { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/Drop your clients/), file);
};

describe('an import of clients', () => {
  it('goes from the file over columns and families to the result', async () => {
    const sent: ImportHouseholds[] = [];
    open({
      'POST /api/v1/client-imports/check': ({ body }) => decideAll(body as ImportHouseholds),
      'POST /api/v1/client-imports': ({ body }) => ({
        ...(body as object),
        by: 'Dana',
        at: '2026-11-28T10:00:00.000Z',
        undoUntil: '2026-12-28T10:00:00.000Z',
        undoneAt: null,
        counts: { new: 0, changed: 0, same: 0 },
      }),
      'POST /api/v1/client-imports/:importId/households': ({ body }) => {
        sent.push(body as ImportHouseholds);
        return decideAll(body as ImportHouseholds);
      },
    });
    await drop();
    const columns = await screen.findByRole('region', { name: /This looks like TESS: 3 rows, 3 families/ });
    expect(within(columns).getByLabelText('Email is')).toHaveValue('email');
    expect(within(columns).getByText('We never import these numbers.')).toBeVisible();
    expect(columns).not.toHaveTextContent('4111');
    expect(within(columns).getByLabelText('Dates such as 06/05/1979 mean')).toHaveValue('month-first');
    await userEvent.click(screen.getByRole('button', { name: 'Show me the families' }));

    await screen.findByText(/a card number was taken out/);
    await userEvent.click(await screen.findByRole('radio', { name: 'All 3' }));
    expect(screen.getByText(/no email address and no phone number/)).toBeVisible();
    const two = screen.getByText(/Tom and Beth: we made two people of it/);
    await userEvent.selectOptions(within(two.closest('li') ?? two).getByLabelText('What to do'), 'new');
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 families' }));

    expect(await screen.findByText('2 new, 0 changed, 0 the same as before.')).toBeVisible();
    expect(screen.getByText('1 row was not imported')).toBeVisible();
    const people = sent.flatMap(({ households }) =>
      households.map(({ household }) => household.people.length),
    );
    expect(people).toEqual([2, 2]);
    expect(JSON.stringify(sent)).not.toMatch(/4111|X1234567/);
  });

  it('says why a file is not read, and keeps the columns when the comparison fails', async () => {
    open({
      'POST /api/v1/client-imports/check': () =>
        answer(503, { code: 'UNAVAILABLE', message: 'Try again in a minute.' }),
    });
    await drop('Total\r\n12');
    expect(await screen.findByText(/no headings such as/)).toBeVisible();
    await drop('%PDF-1.7', 'clients.pdf');
    expect(await screen.findByText(/Export your clients as a CSV or Excel file/)).toBeVisible();
    await drop(`First Name,Last Name,Email${',More'.repeat(600)}\r\nAnn,Lee,a@example.com`);
    expect(await screen.findByText(/This file has 603 columns/)).toBeVisible();
    await drop(`First Name,Last Name,Email\r\n${'Ann,Lee,a@example.com\r\n'.repeat(5001)}`);
    expect(await screen.findByText(/at most 5,000 rows, and this file has 5,001/)).toBeVisible();
    await drop();
    await screen.findByRole('region', { name: /TESS/ });
    await userEvent.selectOptions(screen.getByLabelText('Notes is'), 'personNotes');
    await userEvent.click(screen.getByRole('button', { name: 'Show me the families' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Notes is')).toHaveValue('personNotes');
  });

  it('is undone from the list, with what stays', async () => {
    open({
      'GET /api/v1/client-imports': () => ({
        imports: [
          {
            id: 'd0000000-0000-4000-8000-000000000001',
            fileName: 'clients.csv',
            sha256: '0'.repeat(64),
            system: 'tess',
            signature: 'firstname',
            mapping: [],
            by: 'Dana',
            at: new Date().toISOString(),
            undoUntil: new Date(Date.now() + 86_400_000).toISOString(),
            undoneAt: null,
            counts: { new: 3, changed: 1, same: 0 },
          },
        ],
      }),
      'POST /api/v1/client-imports/:importId/undo': () => ({
        undone: 3,
        kept: ['Ann Lee was edited since and stays.'],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Undo, until/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(screen.getByText('Ann Lee was edited since and stays.')).toBeVisible());
  });
});
