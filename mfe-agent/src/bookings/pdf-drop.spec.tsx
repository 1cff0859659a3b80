import type { ConfirmationText } from '@landsea/contracts/forwarding';
import { answer } from '@landsea/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aDesk, cruiseMail, tripId } from './testing/desk-bookings';

const path = 'POST /api/v1/agent-trips/:tripId/confirmation-texts';
const ticket = new File(['%PDF-1.4'], 'ticket.pdf', { type: 'application/pdf' });

const open = (read: () => unknown, isDemo = false) =>
  openAsAgent(
    `/app/agents/trips/${tripId}/bookings`,
    {
      'GET /api/v1/agent-trips/:tripId/bookings': () => aDesk(),
      'GET /api/user/access': () => ({
        ...{ canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' },
      }),
      [path]: read,
    },
    { isDemo },
  );

const drop = async (...files: File[]) => {
  const place = await screen.findByText('Nothing booked yet');
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } });
};
const words = (change: Partial<ConfirmationText> = {}) => ({ text: cruiseMail, problem: null, ...change });

it('proposes the booking of a PDF that is dropped on the page', async () => {
  open(() => words());
  await drop(ticket);
  expect(await screen.findByLabelText('Name')).toHaveValue('Disney Wish');
  expect(screen.getByLabelText('Total')).toHaveValue('9,120.44');
  expect(screen.getByLabelText('The text')).toHaveValue(cruiseMail);
});

it('says what of a long PDF was not read, beside what was', async () => {
  const { user } = open(() => words({ problem: 'too-long' }));
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  await user.upload(screen.getByLabelText('Choose a PDF', { selector: 'input' }), ticket);
  expect(await screen.findByLabelText('Name')).toHaveValue('Disney Wish');
  expect(screen.getByText('ticket.pdf: too long to read all of it.')).toBeVisible();
});

it('says that a PDF holds a picture, and keeps what was typed', async () => {
  const { user } = open(() => words({ text: '', problem: 'scan' }));
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  await user.type(screen.getByLabelText('The text of the email'), 'Ship');
  await user.upload(screen.getByLabelText('Choose a PDF', { selector: 'input' }), ticket);
  expect(
    await screen.findByText(
      /^ticket\.pdf: a picture of a page, which we can’t read\. Add the booking by hand/,
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('The text of the email')).toHaveValue('Ship');
});

it('shows the sentence of a refusal', async () => {
  const message = 'A confirmation has at most 8 MB: paste its text instead.';
  open(() => answer(413, { code: 'PAYLOAD_TOO_LARGE', message }));
  await drop(ticket);
  expect(await screen.findByText(message)).toBeVisible();
});

it('takes one PDF at a time', async () => {
  open(() => words());
  await drop(ticket, ticket);
  expect(await screen.findByText('Drop one PDF at a time.')).toBeVisible();
});

it('takes none over a form that is open, and none in the demo', async () => {
  const { user } = open(() => words(), true);
  await drop(ticket);
  await user.click(screen.getByRole('button', { name: 'Paste a confirmation' }));
  await waitFor(() => expect(screen.getByText('No files in the demo.')).toBeVisible());
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add by hand' }));
  await user.type(screen.getByLabelText('Name'), 'Pop Century');
  const isFree = fireEvent.drop(screen.getByLabelText('Name'), {
    dataTransfer: { types: ['Files'], files: [ticket] },
  });
  expect(isFree).toBe(false);
  expect(screen.getByLabelText('Name')).toHaveValue('Pop Century');
});
