import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { useZodForm, callFailure, type FormFailure } from './use-zod-form';

const Guest = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(8)),
  email: z.email(),
  meal: z.enum(['any', 'vegan']),
});
type Guest = z.infer<typeof Guest>;

const refusal = (fields: { path: string; message: string }[]) => ({
  status: 400,
  error: { code: 'VALIDATION_FAILED', message: 'Please check the form', fields },
});

function GuestForm({ send }: { send: (guest: Guest) => Promise<FormFailure | undefined> }) {
  const { field, choice, submit, failure, isBusy } = useZodForm(Guest, { name: '', email: '', meal: 'any' });
  const { onValueChange, error: _none, ...meal } = choice('meal');
  const input = (name: 'name' | 'email') => {
    const { error, ...bound } = field(name);
    return (
      <p>
        <input {...bound} aria-label={name} aria-invalid={error ? true : undefined} />
        <span>{error}</span>
      </p>
    );
  };
  return (
    <form noValidate onSubmit={submit(send)}>
      {input('name')}
      {input('email')}
      <select {...meal} aria-label="meal" onChange={({ target }) => onValueChange(target.value)}>
        <option value="any" />
        <option value="vegan" />
      </select>
      <p role="alert">{failure?.message}</p>
      <button disabled={isBusy}>Send</button>
    </form>
  );
}

const open = (answer: () => unknown = () => undefined) => {
  const sent: Guest[] = [];
  render(
    <GuestForm
      send={async (guest) => {
        sent.push(guest);
        return callFailure(answer());
      }}
    />,
  );
  const user = userEvent.setup();
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const send = () => user.click(screen.getByRole('button'));
  return { sent, user, type, send };
};

describe('a form with a schema', () => {
  it('names nothing before it is submitted, then every mistake, and goes to the first', async () => {
    const { sent, type, send } = open();
    await type('email', 'ada');
    expect(screen.queryByText('Enter an email address')).toBeNull();
    await send();
    expect(screen.getByText('Enter a name')).toBeVisible();
    expect(screen.getByText('Enter an email address')).toBeVisible();
    expect(screen.getByLabelText('name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says in plain words what a schema has no words for', async () => {
    const { type, send } = open();
    await type('name', 'Augusta Ada');
    await send();
    expect(screen.getByText('Enter at most 8 characters')).toBeVisible();
    expect(screen.getByText('Enter an email address')).toBeVisible();
  });

  it('removes a message as soon as the mistake is corrected', async () => {
    const { type, send } = open();
    await send();
    await type('name', 'Ada');
    expect(screen.queryByText('Enter a name')).toBeNull();
    expect(screen.getByText('Enter an email address')).toBeVisible();
  });

  it('sends what the schema makes of it', async () => {
    const { sent, user, type, send } = open();
    await type('name', ' Ada ');
    await type('email', 'ada@numbers.example');
    await user.selectOptions(screen.getByLabelText('meal'), 'vegan');
    await send();
    expect(sent).toEqual([{ name: 'Ada', email: 'ada@numbers.example', meal: 'vegan' }]);
  });

  it('puts what the service refuses on its field, until that is typed in', async () => {
    const { type, send } = open(() => refusal([{ path: 'email', message: 'Is taken' }]));
    await type('name', 'Ada');
    await type('email', 'ada@numbers.example');
    await send();
    expect(screen.getByText('Is taken')).toBeVisible();
    expect(screen.getByLabelText('email')).toHaveFocus();
    expect(screen.getByLabelText('email')).toHaveValue('ada@numbers.example');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await type('email', '.org');
    expect(screen.queryByText('Is taken')).toBeNull();
  });

  it.each([
    ['an error of no field', { status: 503, error: { code: 'SERVICE_UNAVAILABLE', message: 'Try again' } }],
    ['a field that the form does not have', { ...refusal([{ path: 'token', message: 'Is old' }]) }],
  ])(
    'shows %s at the form, keeps what was typed, and takes it back when that changes',
    async (_case, failed) => {
      const error: unknown = failed;
      const { sent, type, send } = open(() => error);
      await type('name', 'Ada');
      await type('email', 'ada@numbers.example');
      await send();
      expect(screen.getByRole('alert')).toHaveTextContent(failed.error.message);
      expect(screen.getByLabelText('name')).toHaveValue('Ada');
      await type('name', ' B.');
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(sent).toHaveLength(1);
    },
  );

  it('types in the middle of a text', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('name'), 'Aa');
    await user.type(screen.getByLabelText('name'), 'd', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(screen.getByLabelText('name')).toHaveValue('Ada');
  });
});
