import type {
  OwnMessageTemplate,
  OwnMessageTemplateList,
  SaveMessageTemplate,
} from '@landsea/contracts/agents';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listTemplates } from '@landsea/rules/agents';
import { openAsAgent } from '../testing/open-as-agent';

const own = (over: Partial<OwnMessageTemplate> = {}): OwnMessageTemplate => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'My tables',
  body: 'Hi {{firstName}}!',
  isShared: false,
  replaces: 'dining-results',
  version: 1,
  isOwn: true,
  authorName: 'Dana',
  ...over,
});
const open = (known: OwnMessageTemplateList, handlers: Handlers = {}) => {
  let list = known;
  const answered = (next: OwnMessageTemplate[]) => (list = { ...list, templates: next });
  return openAsAgent('/app/agents/message-templates', {
    'GET /api/v1/message-templates': () => list,
    'PUT /api/v1/message-templates/:id': ({ body }) =>
      answered([own({ ...(body as SaveMessageTemplate), version: 1 })]),
    'DELETE /api/v1/message-templates/:id': () => answered([]),
    ...handlers,
  });
};
const group = (name: string) => screen.findByRole('region', { name });
const saved = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('makes one of ours the agent’s own, which takes its place', async () => {
  const page = open({ templates: [], isInAgency: false });
  const ours = await group('Ours, to start from');
  const row = within(ours).getByText('Dining: what I booked').closest('li') as HTMLElement;
  await page.user.click(within(row).getByRole('button', { name: 'Make it yours' }));
  expect(screen.queryByLabelText('Share with my agency')).toBeNull();
  await page.user.clear(screen.getByLabelText('Text'));
  await page.user.type(screen.getByLabelText('Text'), 'All done,');
  await page.user.selectOptions(screen.getByLabelText('Add a field'), 'What was booked, one per line');
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'All done, [What was booked, one per line]',
  );
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved(page)).toMatchObject([
    { version: 0, replaces: 'dining-results', body: 'All done, {{bookedList}}', isShared: false },
  ]);
  expect(within(await group('Yours')).getByText('Dining: what I booked')).toBeVisible();
  expect(within(await group('Ours, to start from')).queryByText('Dining: what I booked')).toBeNull();
});

it('deletes one, and brings it back as it was', async () => {
  const page = open({ templates: [own()], isInAgency: true });
  await page.user.click(within(await group('Yours')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“My tables” was deleted. Ours takes its place.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved(page)).toMatchObject([{ version: 0, title: 'My tables' }]));
  expect(await within(await group('Yours')).findByText('My tables')).toBeVisible();
});

it('copies what a colleague shares, and names a field that does not exist', async () => {
  const shared = own({ isOwn: false, authorName: 'Kim', isShared: true, replaces: null });
  const page = open({ templates: [shared], isInAgency: true });
  const agency = await group('From your agency');
  expect(within(agency).getByText('By Kim')).toBeVisible();
  await page.user.click(within(agency).getByRole('button', { name: 'Copy and change' }));
  expect(screen.getByLabelText('Share with my agency')).toBeInTheDocument();
  await page.user.type(screen.getByLabelText('Text'), ' {{{{nobody}}');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is no field “nobody”. Choose one from the list.')).toBeVisible();
  expect(saved(page)).toEqual([]);
});

it('lists own templates in the place of ours', () => {
  const listed = listTemplates([own(), own({ id: 'b', isOwn: false, title: 'Hello', authorName: 'Kim' })]);
  expect(listed[0]).toMatchObject({ id: 'b', title: 'Hello (Kim)' });
  expect(listed.filter(({ id }) => id === 'dining-results')).toMatchObject([{ title: 'My tables' }]);
});
