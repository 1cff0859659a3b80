import { useState } from 'react';

type Values = Record<string, string>;
export type FieldErrors<V extends Values> = Partial<Record<keyof V, string>>;

/** Controlled text fields: errors appear at the first submit and follow the typing from then on. */
export const useFormFields = <V extends Values>(initial: V, check: (values: V) => FieldErrors<V>) => {
  const [values, setValues] = useState(initial);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [fromServer, setFromServer] = useState<FieldErrors<V>>({});
  const errors: FieldErrors<V> = wasSubmitted ? { ...fromServer, ...check(values) } : fromServer;

  const set = (name: keyof V, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFromServer((before) => ({ ...before, [name]: undefined }));
  };

  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      set(name, target.value);
    },
  });

  const isValid = (): boolean => {
    setSubmitted(true);
    setFromServer({});
    return Object.keys(check(values)).length === 0;
  };

  return { values, setValues, field, isValid, setFromServer };
};
