import { zodResolver } from '@hookform/resolvers/zod';
import { issueMessage } from '@landsea/contracts/core';
import { useRef, useState, type BaseSyntheticEvent, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldPathByValue,
  FieldPathValue,
  FieldValues,
} from 'react-hook-form';
import type { z } from 'zod/mini';
import { toApiError, getFieldErrors, type RequestError } from '../http/api-error';

export interface FormFailure {
  message: string;
  fields?: Record<string, string>;
  code?: RequestError['code'];
}

export const callFailure = (error: unknown): FormFailure | undefined => {
  if (error === undefined) return undefined;
  const { code, message } = toApiError(error);
  return { code, message, fields: getFieldErrors(error) };
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface FormGuard {
  onBlocked?: (() => void) | undefined;
  guardsTyping?: boolean;
}

/**
 * Validated on submit, and from then on as fields change; the first invalid field gets the focus. `send`
 * resolves to the failure, if any, which is shown at its fields until they change. `deps` are fields whose
 * rules depend on this one.
 */
export const useZodForm = <Values extends FieldValues, Data>(
  schema: z.ZodMiniType<Data>,
  initial: Values,
  { onBlocked, guardsTyping = false }: FormGuard = {},
) => {
  const form = useForm<Values, unknown, Data>({
    resolver: zodResolver(schema as z.ZodMiniType<Data, Values>, { error: issueMessage }),
    defaultValues: initial as DefaultValues<Values>,
  });
  const { formState, getFieldState, register } = form;
  const [failure, setFailure] = useState<FormFailure>();
  const bound = useRef(new Set<string>());
  const values = form.watch();

  const bind = <Name extends FieldPath<Values>>(name: Name, deps: FieldPath<Values>[] = []) => {
    bound.current.add(name);
    const { ref, onChange } = register(name, { deps });
    return {
      props: { name, ref, error: getFieldState(name, formState).error?.message },
      value: form.getValues(name),
      change: (value: unknown) => {
        if (onBlocked && guardsTyping) return onBlocked();
        setFailure(undefined);
        void onChange({ target: { name, value }, type: 'change' });
      },
    };
  };

  const field = (name: FieldPathByValue<Values, string>, deps?: FieldPath<Values>[]) => {
    const { props, value, change } = bind(name, deps);
    return {
      ...props,
      value: value as string,
      onChange: (typed: string | ChangeEvent<TextControl>) =>
        change(typeof typed === 'string' ? typed : typed.target.value),
    };
  };

  const choice = <Name extends FieldPath<Values>>(name: Name, deps?: FieldPath<Values>[]) => {
    const { props, value, change } = bind(name, deps);
    return { ...props, value, onValueChange: (chosen: FieldPathValue<Values, Name>) => change(chosen) };
  };

  const show = (failed: FormFailure) => {
    const onFields = Object.entries(failed.fields ?? {}).filter(([path]) => bound.current.has(path));
    for (const [index, [path, message]] of onFields.entries())
      form.setError(path as FieldPath<Values>, { type: 'service', message }, { shouldFocus: index === 0 });
    if (onFields.length === 0) setFailure(failed);
  };

  const submit =
    (
      send: (data: Data, event?: BaseSyntheticEvent) => Promise<FormFailure | undefined | void>,
      onInvalid?: (errors: FieldErrors<Values>) => void,
    ) =>
    async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (onBlocked) return onBlocked();
      if (formState.isSubmitting) return;
      setFailure(undefined);
      await form.handleSubmit(async (data) => {
        const failed = await send(data, event);
        if (failed) show(failed);
      }, onInvalid)(event);
    };

  return { form, values, field, choice, submit, failure, isBusy: formState.isSubmitting };
};
