import { addDays, getDateIn } from '@landsea/contracts/core';
import { MoveTask, type Task } from '@landsea/contracts/planning';
import { listenToAnnouncement, tripsApi } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openTripPage } from '../testing/open-trip-page';
import { reorderTasks } from './board-order';
import { aTask, lineId, tripId } from '../testing/trip-fixtures';

const today = getDateIn(new Date());
const some: Task[] = [
  aTask({ id: lineId(1), title: 'Renew the passports', person: 'Robin', dueOn: addDays(today, -2) }),
  aTask({
    id: lineId(2),
    title: 'Book the tables',
    due: { from: 'window' },
    dueOn: addDays(today, -8),
    windowId: 'dining',
    window: { opensOn: addDays(today, -8), lastDay: addDays(today, 30) },
  }),
  aTask({ id: lineId(3), title: 'Measure Leo', status: 'doing', windowId: 'gone' }),
];

const open = async (handlers: Handlers = {}, tasks = some, path = `/trip/${tripId}/checklist-board`) => {
  const page = openTripPage(path, {
    'GET /api/v1/trips/:tripId/collaborators': () => ({
      role: 'owner',
      ownerName: null,
      collaborators: [],
    }),
    'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks }),
    'PUT /api/v1/trips/:tripId/tasks/:taskId/place': () => some[0],
    ...handlers,
  });
  await screen.findByRole('heading', { name: 'Checklist' });
  return page;
};
const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }));
const sent = ({ requests }: Awaited<ReturnType<typeof open>>, method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => body);

describe('checklist board', () => {
  it('shows each task in its column, what is overdue, whose it is, and the way to its window', async () => {
    const { user } = await open({}, some, '/tasks');
    expect(column('To do').getByText('2 days overdue')).toBeInTheDocument();
    expect(column('To do').getByText(/^open since/)).toBeInTheDocument();
    expect(column('Doing').getByText('Measure Leo')).toBeInTheDocument();
    expect(screen.getByText('0 of 3 done')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Booking date/ })).toHaveAttribute(
      'href',
      `/trip/${tripId}/timeline#entry-dining`,
    );
    await user.click(screen.getByRole('button', { name: '1 overdue' }));
    expect(screen.queryByText('Measure Leo')).not.toBeInTheDocument();
    expect(screen.getByText('1 of 3 tasks')).toBeInTheDocument();
  });

  it('folds a long column until somebody asks', async () => {
    const many = Array.from({ length: 18 }, (_, index) =>
      aTask({ id: lineId(index + 1), title: `Task ${index + 1}` }),
    );
    const { user } = await open({}, many);
    const card = (title: string) => column('To do').getByText(title).closest('li');
    expect(card('Task 15')).not.toHaveClass('hidden');
    expect(card('Task 16')).toHaveClass('hidden');
    await user.click(column('To do').getByRole('button', { name: 'Show 3 more' }));
    expect(card('Task 16')).not.toHaveClass('hidden');
    expect(column('To do').queryByRole('button', { name: /^Show \d+ more/ })).not.toBeInTheDocument();
  });

  it('shows the whole column once a card is moved, so that it stays in sight', async () => {
    const many = Array.from({ length: 18 }, (_, index) =>
      aTask({ id: lineId(index + 1), title: `Task ${index + 1}` }),
    );
    const { user } = await open({}, many);
    screen.getByRole('button', { name: 'Move Task 15' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(column('To do').getByText('Task 18').closest('li')).not.toHaveClass('hidden');
  });

  it('moves a card by arrow keys, says where it is, and keeps the focus on it', async () => {
    let now = some;
    const page = await open({
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: now }),
      'PUT /api/v1/trips/:tripId/tasks/:taskId/place': ({ body }) => {
        now = reorderTasks(now, lineId(1), MoveTask.parse(body));
        return some[0];
      },
    });
    const grip = () => screen.getByRole('button', { name: 'Move Renew the passports' });
    grip().focus();
    await page.user.keyboard('{ArrowDown}');
    expect(screen.getByText('Renew the passports: To do, 2 of 2')).toBeInTheDocument();
    await page.user.keyboard('{ArrowRight}');
    expect(screen.getByText('Renew the passports: Doing, 1 of 2')).toBeInTheDocument();
    expect(grip()).toHaveFocus();
    expect(column('Doing').getByText('Renew the passports')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent(page, 'PUT')).toEqual([
        { status: 'to-do', afterId: lineId(2) },
        { status: 'doing', afterId: null },
      ]),
    );
  });

  it('is not taken back by a board that was asked for before the move', async () => {
    let answerLate: (board: object) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    const notYet = new Promise(() => undefined);
    const boards: unknown[] = [{ tripId, tasks: some }, late];
    const page = await open({
      'GET /api/v1/trips/:tripId/tasks': () => boards.shift(),
      'PUT /api/v1/trips/:tripId/tasks/:taskId/place': () => notYet,
    });
    page.live.emit({ type: 'tasks.changed', by: 'Kim' });
    await waitFor(() => expect(boards).toEqual([]));
    const grip = () => screen.getByRole('button', { name: 'Move Renew the passports' });
    grip().focus();
    await page.user.keyboard('{ArrowRight}');
    await act(async () => {
      answerLate({ tripId, tasks: some });
      // These are asked after it was answered, one after the other, so it has arrived before they have.
      await page.store.dispatch(tripsApi.endpoints.listTrips.initiate(undefined, { forceRefetch: true }));
      await page.store.dispatch(tripsApi.endpoints.listTrips.initiate(undefined, { forceRefetch: true }));
    });
    expect(grip()).toHaveFocus();
    expect(column('Doing').getByText('Renew the passports')).toBeInTheDocument();
  });

  it('puts a card back when the move fails, and a done one when it is undone', async () => {
    let fails = true;
    let refuse: (answered: unknown) => void = () => undefined;
    const refusal = new Promise((resolve) => (refuse = resolve));
    const notYet = new Promise(() => undefined);
    const boards: unknown[] = [{ tripId, tasks: some }];
    const page = await open({
      // Asked for again, it is not there in time to put anything back.
      'GET /api/v1/trips/:tripId/tasks': () => boards.shift() ?? notYet,
      'PUT /api/v1/trips/:tripId/tasks/:taskId/place': () => (fails ? refusal : some[0]),
    });
    await page.user.click(screen.getByRole('checkbox', { name: 'Done: Renew the passports' }));
    expect(column('Done').getByText('Renew the passports')).toBeInTheDocument();
    refuse(answer(500, { code: 'INTERNAL', message: 'It broke.' }));
    await waitFor(() => expect(column('To do').getByText('Renew the passports')).toBeInTheDocument());
    fails = false;
    await page.user.click(screen.getByRole('checkbox', { name: 'Done: Book the tables' }));
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent(page, 'PUT').slice(-2)).toEqual([
        { status: 'done', afterId: null },
        { status: 'to-do', afterId: lineId(1) },
      ]),
    );
  });

  it('keeps what was typed when a task is not saved', async () => {
    const page = await open({
      'POST /api/v1/trips/:tripId/tasks': () => answer(500, { code: 'INTERNAL', message: 'It broke.' }),
    });
    await page.user.type(screen.getByLabelText('New task'), 'Buy ponchos{Enter}');
    expect(await screen.findByText('Not saved. It broke.')).toBeInTheDocument();
    expect(screen.getByLabelText('New task')).toHaveValue('Buy ponchos');
    const attempts = sent(page, 'POST');
    expect(attempts).toMatchObject(Array(3).fill({ title: 'Buy ponchos', afterId: null }));
    expect(new Set(attempts.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('says what somebody else wrote meanwhile, and keeps mine only when asked to', async () => {
    let now = some;
    let version = 1;
    const page = await open({
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: now }),
      'PATCH /api/v1/trips/:tripId/tasks/:taskId': ({ body }) => {
        if ((body as { version: number }).version === version) return now[0];
        return answer(409, { code: 'EDIT_CONFLICT', message: 'It now says “Theirs”.' });
      },
    });
    await page.user.click(screen.getByRole('button', { name: 'Renew the passports' }));
    const title = screen.getByLabelText('Task');
    await page.user.clear(title);
    await page.user.type(title, 'Mine');
    version = 2;
    now = some.map((task, index) => (index === 0 ? { ...task, title: 'Theirs', version } : task));
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else changed “Renew the passports” too' }),
    );
    expect(dialog.getByText('Theirs', { selector: 'dd' })).toBeInTheDocument();
    expect(dialog.getByText('Mine')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent(page, 'PATCH').at(-1)).toEqual({ title: 'Mine', version: 2 }));
    expect(screen.queryByLabelText('Task')).not.toBeInTheDocument();
  });

  it('keeps a task that is being written where it is seen, whoever moves it, whatever is filtered or opened', async () => {
    let now = some;
    const page = await open({ 'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: now }) });
    await page.user.click(screen.getByRole('button', { name: '1 overdue' }));
    await page.user.click(screen.getByRole('button', { name: 'Renew the passports' }));
    await page.user.type(screen.getByLabelText('Task'), ' today');
    now = some.map((task, index) => (index === 0 ? { ...task, status: 'doing', dueOn: null } : task));
    page.live.emit({ type: 'tasks.changed', by: 'Kim' });
    expect(await column('Doing').findByLabelText('Task')).toHaveValue('Renew the passports today');
    expect(screen.getByLabelText('Task')).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^Doing/ })).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    const told: string[] = [];
    const deafen = listenToAnnouncement('toast', ({ title }) => told.push(title));
    await page.user.click(screen.getByRole('button', { name: 'Measure Leo' }));
    deafen();
    expect(told).toEqual(['“Renew the passports” is not saved yet']);
    expect(screen.getByLabelText('Task')).toHaveValue('Renew the passports today');
  });

  it('offers suggestions to an empty board, and adds those that stay ticked', async () => {
    const suggestion = { notes: null, topic: 'documents', person: null, dueOn: '2020-01-02', isThere: false };
    const page = await open(
      {
        'GET /api/v1/trips/:tripId/tasks/template': () => ({
          mode: 'combined',
          asOf: '2026-11-01',
          source: 'the operators',
          suggestions: [
            { ...suggestion, key: 'ids', title: 'Check the IDs' },
            { ...suggestion, key: 'letter', title: 'A signed letter', dueOn: '2099-04-02' },
            { ...suggestion, key: 'there', title: 'Copies', isThere: true },
          ],
        }),
        'POST /api/v1/trips/:tripId/tasks/template': () => ({ added: 1, activityId: lineId(9) }),
      },
      [],
    );
    await page.user.click(screen.getByRole('button', { name: 'See the suggestions' }));
    expect(await screen.findByLabelText('Copies')).toBeDisabled();
    expect(screen.getByText('Now')).toBeInTheDocument();
    expect(screen.getByText('Thu, Apr 2')).toBeInTheDocument();
    await page.user.click(screen.getByLabelText('A signed letter'));
    await page.user.click(screen.getByRole('button', { name: 'Add 1 task' }));
    expect(await screen.findByText('1 task added')).toBeInTheDocument();
    expect(sent(page, 'POST')).toEqual([{ keys: ['ids'] }]);
  });
});
