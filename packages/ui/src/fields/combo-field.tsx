import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { joinClassNames } from '../class-names';
import { controlClass, FieldFrame, type FieldProps } from './field-frame';

export interface ComboFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'list'> {
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly string[];
  onPick?: (suggestion: string) => void;
}

const MOST_SHOWN = 8;

/** ARIA combobox: Down opens and moves, Enter picks, Escape closes. */
export function ComboField(props: ComboFieldProps) {
  const {
    label,
    hint,
    error,
    hideLabel,
    className,
    id,
    value,
    onValueChange,
    suggestions,
    onPick,
    ...input
  } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = value.trim().toLowerCase();
  const shown = suggestions.filter((each) => each.toLowerCase().includes(typed)).slice(0, MOST_SHOWN);
  const expanded = open && shown.length > 0 && !(shown.length === 1 && shown[0] === value);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: string) => {
    onValueChange(suggestion);
    onPick?.(suggestion);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setActive((now) =>
        shown.length === 0 ? -1 : (now + by + shown.length + (now < 0 && by < 0 ? 1 : 0)) % shown.length,
      );
    }
    const chosen = shown[active];
    if (event.key === 'Enter' && expanded && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    }
    if (event.key === 'Escape' && expanded) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className, id }}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={listId}
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              onValueChange(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
            className={controlClass}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={label}
            hidden={!expanded}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-auto rounded-lg border border-hairline bg-surface p-1 shadow-float"
          >
            {shown.map((suggestion, index) => (
              <li
                key={suggestion}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  pick(suggestion);
                }}
                className={joinClassNames(
                  'flex min-h-11 cursor-pointer items-center rounded-md px-3 text-base hover:bg-sea-soft',
                  index === active && 'bg-sea-soft',
                )}
              >
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FieldFrame>
  );
}
