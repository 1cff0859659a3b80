import type { ListedTask, OwnTaskList, OwnTaskLists, SaveTaskList } from '@landsea/contracts/agents';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const pay: ListedTask = {
  key: 'pay',
  title: 'Final payment in ten days',
  reason: '',
  anchor: 'departure',
  days: -10,
  who: 'client',
  when: 'children',
};
const own = (over: Partial<OwnTaskList> = {}): OwnTaskList => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'My cruises',
  tasks: [pay],
  isShared: false,
  replaces: 'cruise',
  version: 1,
  isOwn: true,
  authorName: 'Dana',
  ...over,
});
const open = (known: OwnTaskLists, handlers: Handlers = {}) => {
  let list = known;
  const answered = (next: OwnTaskList[]) => (list = { ...list, lists: next });
  return openAsAgent('/app/agents/task-lists', {
    'GET /api/v1/task-lists': () => list,
    'GET /api/v1/message-templates': () => ({ templates: [], isInAgency: false }),
    'PUT /api/v1/task-lists/:id': ({ body }) => answered([own({ ...(body as SaveTaskList), version: 1 })]),
    'DELETE /api/v1/task-lists/:id': () => answered([]),
    ...handlers,
  });
};
const group = (name: string) => screen.findByRole('region', { name });
const saved = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as SaveTaskList);

it('makes one of ours the agent’s own, with a task more and one less', async () => {
  const page = open({ lists: [], isInAgency: false });
  const ours = await group('Ours, to start from');
  const row = within(ours).getByText('Cruise').closest('li') as HTMLElement;
  await page.user.click(within(row).getByRole('button', { name: 'Make it yours' }));
  expect(screen.queryByLabelText('Share with my agency')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Remove Pay the deposit' }));
  await page.user.click(screen.getByRole('button', { name: 'Add a task' }));
  await page.user.click(screen.getByRole('button', { name: 'Keep the task' }));
  expect(await screen.findByText(/A title/)).toBeVisible();
  await page.user.type(screen.getByLabelText('Task'), 'Final payment in ten days');
  await page.user.selectOptions(screen.getByLabelText('Who does it'), 'The client, in the portal');
  await page.user.click(screen.getByRole('button', { name: 'Keep the task' }));
  expect(screen.getByText('10 days before the trip begins, by the client')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [list] = saved(page);
  expect(list).toMatchObject({ version: 0, replaces: 'cruise', title: 'Cruise' });
  expect(list?.tasks.find(({ key }) => key === 'payment-pay')).toBeDefined();
  expect(list?.tasks.find(({ key }) => key === 'deposit')).toBeUndefined();
  expect(list?.tasks.at(-1)).toMatchObject({ anchor: 'departure', days: -10, who: 'client' });
  expect(within(await group('Ours, to start from')).queryByText('Cruise')).toBeNull();
});

it('changes the day of a task, and refuses half a day', async () => {
  const page = open({ lists: [own()], isInAgency: true });
  await page.user.click(within(await group('Yours')).getByRole('button', { name: 'Change' }));
  expect(screen.getByText('10 days before the trip begins, by the client. With children')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: `Change ${pay.title}` }));
  const days = screen.getByLabelText('Days');
  await page.user.clear(days);
  await page.user.type(days, '1.5');
  await page.user.click(screen.getByRole('button', { name: 'Keep the task' }));
  expect(await screen.findByText('Give a whole number of days')).toBeVisible();
  await page.user.clear(days);
  await page.user.type(days, '3');
  await page.user.selectOptions(screen.getByLabelText('Before or after'), 'after');
  await page.user.selectOptions(screen.getByLabelText('Counted from the day'), 'dining opens');
  await page.user.selectOptions(screen.getByLabelText('Only'), 'On every trip');
  await page.user.click(screen.getByRole('button', { name: 'Keep the task' }));
  await page.user.click(screen.getByRole('switch', { name: 'Share with my agency' }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  const { when: _always, ...rest } = pay;
  await waitFor(() =>
    expect(saved(page)).toEqual([
      {
        version: 1,
        title: 'My cruises',
        isShared: true,
        replaces: 'cruise',
        tasks: [{ ...rest, anchor: 'dining', days: 3 }],
      },
    ]),
  );
});

it('asks for a task, and says what the service refuses', async () => {
  const page = open({ lists: [], isInAgency: false });
  await page.user.click(await screen.findByRole('button', { name: 'New list' }));
  await page.user.type(screen.getByLabelText('Name'), 'Mine');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Add at least one task')).toBeVisible();
  expect(saved(page)).toEqual([]);
});

it('deletes one, brings it back, and copies what a colleague shares', async () => {
  const shared = own({ id: 'a0000000-0000-4000-8000-000000000002', isOwn: false, authorName: 'Kim' });
  const page = open({ lists: [own(), shared], isInAgency: true });
  expect(within(await group('From your agency')).getByText('By Kim')).toBeVisible();
  await page.user.click(within(await group('Yours')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/“My cruises” was deleted\. Ours takes its place/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved(page)).toMatchObject([{ version: 0, title: 'My cruises' }]));
});

it('lets a task send a message by itself, but none that the client does', async () => {
  const remind: ListedTask = { key: 'r', title: 'Remind them', reason: '', anchor: 'departure', days: -10 };
  const page = open({ lists: [own({ tasks: [remind] })], isInAgency: false });
  await page.user.click(within(await group('Yours')).getByRole('button', { name: 'Change' }));
  await page.user.click(screen.getByRole('button', { name: 'Change Remind them' }));
  const message = await screen.findByLabelText('Message to the client');
  await page.user.selectOptions(message, 'Final payment is due');
  await page.user.selectOptions(screen.getByLabelText('How it’s sent'), 'Send by itself');
  await page.user.click(screen.getByRole('button', { name: 'Keep the task' }));
  expect(screen.getByText('10 days before the trip begins. Send by itself')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved(page)[0]?.tasks).toEqual([
    { ...remind, message: { templateId: 'final-payment', way: 'auto' } },
  ]);
  await page.user.click(within(await group('Yours')).getByRole('button', { name: 'Change' }));
  await page.user.click(screen.getByRole('button', { name: 'Change Remind them' }));
  await page.user.selectOptions(screen.getByLabelText('Who does it'), 'The client, in the portal');
  expect(screen.queryByLabelText('Message to the client')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Keep the task' }));
  expect(screen.getByText('10 days before the trip begins, by the client')).toBeVisible();
});
