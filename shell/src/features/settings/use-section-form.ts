import { apiErrorOf, fieldErrorsOf } from '@landsea/web-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { z } from 'zod/mini';

type Values = Record<string, string>;
type Errors<V extends Values> = Partial<Record<keyof V | 'form', string>>;

/** The first message of each field that a contract's schema refuses. */
export const problemsOf = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
};

/**
 * A form of the settings: it checks, sends, marks what was refused and keeps what was typed. What no field is to blame
 * for is `failure`; `mustSignInAgain` says that a sign-in with Google has to take the place of the missing password.
 */
export const useSectionForm = <V extends Values>({
  initial,
  check,
  send,
  onDone,
}: {
  initial: V;
  check: (values: V) => Errors<V>;
  send: (values: V) => Promise<{ error?: unknown }>;
  onDone: () => void;
}) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [isBusy, setBusy] = useState(false);
  const refused = useRef<HTMLFormElement>(null);

  // With the marks themselves: a frame later the person may be typing in another field.
  useLayoutEffect(() => {
    refused.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
    refused.current = null;
  }, [errors]);
  const [mustSignInAgain, setSignInAgain] = useState(false);

  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors((before) => ({ ...before, [name]: undefined, form: undefined }));
    },
  });

  const refuse = (form: HTMLFormElement, found: Errors<V>) => {
    refused.current = form;
    setErrors(found);
  };

  const sendFrom = async (form: HTMLFormElement) => {
    setBusy(true);
    const { error } = await send(values);
    setBusy(false);
    setSignInAgain(error !== undefined && apiErrorOf(error).code === 'RECENT_SIGN_IN_REQUIRED');
    if (!error) {
      setErrors({});
      onDone();
      return;
    }
    const byField: Record<string, string> = fieldErrorsOf(error);
    const isPlaced = Object.keys(byField).some((name) => name in values);
    refuse(form, (isPlaced ? byField : { form: apiErrorOf(error).message }) as Errors<V>);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(values);
    if (Object.keys(found).length > 0) refuse(event.currentTarget, found);
    else void sendFrom(event.currentTarget);
  };

  return { values, setValues, field, submit, isBusy, failure: errors.form, mustSignInAgain };
};
