import type { ClientDocument, DocumentList, PaperAlert } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const clientId = 'a0000000-0000-4000-8000-000000000001';
const miaId = 'a0000000-0000-4000-8000-000000000002';
const policy: ClientDocument = {
  id: 'b0000000-0000-4000-8000-000000000001',
  clientId,
  clientName: 'Ana Silva',
  clientJoined: true,
  kind: 'insurance',
  title: 'Policy of the whole family',
  personId: null,
  personName: null,
  tripId: null,
  tripName: null,
  expiresOn: '2020-05-01',
  sharedWith: 'person',
  sharedPersonId: miaId,
  sharedPersonName: 'Mia Silva',
  isSeen: false,
  addedByName: 'Kim',
  addedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  files: [2, 1].map((number) => ({
    id: `c0000000-0000-4000-8000-00000000000${number}`,
    number,
    name: 'policy.pdf',
    type: 'application/pdf',
    bytes: 900,
    addedByName: number === 2 ? 'Lee' : 'Kim',
    addedAt: '2026-11-20T10:00:00.000Z',
  })),
};
const passport = {
  clientId,
  clientName: 'Ana Silva',
  personId: miaId,
  personName: 'Mia Silva',
  expiresOn: '2031-02-03',
};
const alert: PaperAlert = {
  id: miaId,
  clientId,
  clientName: 'Ana Silva',
  what: 'passport',
  title: '',
  personName: 'Mia Silva',
  expiresOn: '2027-08-03',
  tripName: 'Summer cruise',
  startDate: '2027-08-01',
  problem: 'before-trip-ends',
};
const client = {
  id: clientId,
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.com',
  phone: null,
  notes: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  invitation: { state: 'joined', at: null, expiresAt: null },
  sharedTrips: [],
};

const open = (list: DocumentList, handlers: Handlers = {}) =>
  openAsAgent('/app/agents/documents', {
    'GET /api/v1/documents': () => list,
    'GET /api/v1/paper-alerts': () => ({ alerts: [alert] }),
    'GET /api/v1/clients': () => ({ clients: [client] }),
    'GET /api/v1/clients/:clientId': () => client,
    ...handlers,
  });

it('lists papers with their last day, who sees them, who added them, and earlier versions', async () => {
  open({ documents: [policy], passports: [passport] });
  const title = await screen.findByRole('link', { name: 'Policy of the whole family' });
  expect(title).toHaveAttribute('href', `/api/v1/documents/${policy.id}/files/${policy.files[0]?.id}`);
  expect(screen.getByText(/^Ran out .*2020$/)).toBeVisible();
  expect(screen.getByText('For Mia Silva, who has no account yet: nobody sees it')).toBeVisible();
  expect(screen.getByText(/^Added by Lee/)).toBeVisible();
  expect(screen.getByText('One earlier version')).toBeVisible();
  expect(screen.getByText('The dates only: we keep no picture of a passport.')).toBeVisible();
});

it('says which paper expires before which trip', async () => {
  open({ documents: [], passports: [passport] });
  expect(
    await screen.findByText('Mia Silva’s passport: expires before Summer cruise ends (Tue, Aug 3, 2027).'),
  ).toBeVisible();
});

it('keeps what is typed when saving fails, and adds the same document once', async () => {
  const sent: unknown[] = [];
  const { user } = open(
    { documents: [], passports: [] },
    {
      'POST /api/v1/clients/:clientId/documents': ({ body }: { body: unknown }) => {
        sent.push(body);
        return sent.length === 1
          ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' })
          : { ...policy, ...(body as object) };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Add a document' }));
  const dialog = screen.getByRole('dialog');
  await user.selectOptions(await within(dialog).findByLabelText('Client'), 'Ana Silva');
  await user.type(within(dialog).getByLabelText('Name'), 'Policy');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Policy');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

it('keeps what is typed when a colleague saved meanwhile, and shares with nobody who has left', async () => {
  const sent: { version: number; sharedWith: string; title: string }[] = [];
  let current: ClientDocument = { ...policy, sharedPersonName: null };
  const { user } = open(
    { documents: [current], passports: [] },
    {
      'GET /api/v1/documents': () => ({ documents: [current], passports: [] }),
      'PUT /api/v1/documents/:documentId': ({ body }: { body: unknown }) => {
        const values = body as (typeof sent)[number];
        sent.push(values);
        if (values.version === 2) return { ...current, version: 3 };
        current = { ...current, title: 'Of a colleague', version: 2 };
        return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed in another window.' });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Change Policy/ }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('Name'), ' of Anna');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/What you typed is still here/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const typed = { title: 'Policy of the whole family of Anna', sharedWith: 'nobody' };
  expect(sent).toEqual([1, 2].map((version) => expect.objectContaining({ ...typed, version })));
});

it('asks before a document is removed, and says that the client loses it too', async () => {
  let removed = 0;
  const { user } = open(
    { documents: [policy], passports: [] },
    {
      'DELETE /api/v1/documents/:documentId': () => {
        removed += 1;
        return undefined;
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Policy of the whole family' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('gone for you, your team and the client');
  expect(removed).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Remove for good' }));
  await waitFor(() => expect(removed).toBe(1));
});
