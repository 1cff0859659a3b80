import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { joinClassNames } from '../class-names';
import { controlClass, FieldFrame, type FieldProps } from './field-frame';

export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className, id }}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={joinClassNames(controlClass, 'pr-12')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-lg text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
