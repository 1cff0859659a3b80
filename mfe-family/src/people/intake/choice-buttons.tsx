import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';

interface ChoiceButtonsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
  onChoose: (value: string) => void;
}

/** Buttons and not radios: moving through them with the keyboard answers nothing. */
export function ChoiceButtons({ label, options, chosen, error, onChoose }: ChoiceButtonsProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-2.5"
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(option.value)}
            className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-card border border-edge bg-surface px-4 py-2.5 text-left text-lg text-ink hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:font-semibold"
          >
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
            {isChosen ? <Check aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} /> : null}
          </button>
        );
      })}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-berry">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
