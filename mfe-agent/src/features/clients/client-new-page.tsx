import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { TextAreaField, TextField } from '@landsea/ui/text-field';
import { CreateClient } from '@landsea/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCreateClientMutation } from './clients-api';

const empty = { firstName: '', lastName: '', email: '', phone: '', notes: '' };
type Field = keyof typeof empty;

const problemsOf = (typed: typeof empty): Partial<Record<Field, string>> =>
  Object.fromEntries(
    (CreateClient.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [
      String(path[0]),
      message,
    ]),
  );

/** Adds a client; what was typed stays when the call fails. */
export function ClientNewPage() {
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [createClient, { isLoading, error }] = useCreateClientMutation();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const show = (found: Partial<Record<Field, string>>) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(typed);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const answer = await createClient(typed);
    if (answer.error) {
      show(fieldErrorsOf(answer.error));
      return;
    }
    notify({
      title: 'Client added',
      description: `${answer.data.firstName} is in your list.`,
      tone: 'success',
    });
    await navigate('/app/agents/clients');
  };

  const field = (name: Field) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: event.target.value }));
      setProblems(({ [name]: _mended, ...rest }) => rest);
    },
  });

  const failure = error ? apiErrorOf(error) : undefined;
  return (
    <>
      <PageHeader
        title="Add a client"
        lead="A name and an email are enough to begin."
        breadcrumb={
          <Link to="/app/agents/clients" className="text-sea underline-offset-4 hover:underline">
            Clients
          </Link>
        }
      />
      <Card className="max-w-2xl">
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          {failure?.code === 'PAYWALL' ? (
            <Notice
              tone="warning"
              title="Your list is full"
              action={
                <Link to="/pricing" className="font-semibold text-sea underline underline-offset-4">
                  See the Agent plan
                </Link>
              }
            >
              {failure.message}
            </Notice>
          ) : null}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="First name" autoComplete="off" {...field('firstName')} />
            <TextField label="Last name" autoComplete="off" {...field('lastName')} />
          </div>
          <TextField label="Email" type="email" inputMode="email" autoComplete="off" {...field('email')} />
          <TextField label="Phone (optional)" type="tel" autoComplete="off" {...field('phone')} />
          <TextAreaField
            label="Notes (optional)"
            hint="What you would want to remember: favourite ship, allergies, how they like to travel."
            {...field('notes')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isLoading} busyLabel="Adding...">
              Add client
            </Button>
            <Button asChild variant="quiet">
              <Link to="/app/agents/clients">Cancel</Link>
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
