import type { BrandColors } from '@landsea/contracts/agents';
import { getContrastOf, LEAST_CONTRAST, makeBrandColors } from '@landsea/rules/agents';
import { TextField } from '@landsea/ui/fields/text-field';
import type { ComponentProps } from 'react';

const themes = [
  { theme: 'light', name: 'Light theme' },
  { theme: 'dark', name: 'Dark theme' },
] as const;
const FIRST = '#0f6e7c';

const format = (contrast: number): string => `${Math.floor(contrast * 10) / 10} to 1`;

interface ColorFieldProps {
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'ref' | 'error'> & {
    value: string;
    onChange: (typed: string) => void;
  };
  /** Null while no whole color is typed. */
  color: string | null;
}

/** A color that is hard to read is shown beside the one that is used. */
export function ColorField({ field: { value, onChange, ...field }, color }: ColorFieldProps) {
  const colors = color === null ? undefined : makeBrandColors(color);
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label="Pick your color"
          value={color ?? FIRST}
          onChange={({ target }) => onChange(target.value)}
          className="mt-6.5 h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-edge bg-surface p-1"
        />
        <TextField
          {...field}
          label="Color"
          className="grow"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder={FIRST}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          hint="For links and buttons. We make it darker or lighter where it’s hard to read."
        />
      </div>
      {color !== null && colors ? (
        <ul aria-label="Your color in both themes" className="grid gap-3 sm:grid-cols-2">
          {themes.map(({ theme, name }) => (
            <Sample key={theme} {...{ theme, name, color, colors }} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface SampleProps {
  theme: keyof BrandColors;
  name: string;
  color: string;
  colors: BrandColors;
}

function Sample({ theme, name, color, colors }: SampleProps) {
  const { main, on } = colors[theme];
  const [chosen, used] = [getContrastOf(color, theme), getContrastOf(main, theme)];
  const isMended = main !== color;
  return (
    <li
      style={{ colorScheme: theme }}
      className="grid gap-2 rounded-card border border-hairline bg-paper p-3 text-ink"
    >
      <p className="text-sm font-semibold">{name}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span style={{ color: main }} className="font-semibold underline">
          A link
        </span>
        <span
          style={{ backgroundColor: main, color: on }}
          className="inline-flex min-h-9 items-center rounded-full px-4 text-sm font-semibold"
        >
          A button
        </span>
      </p>
      <p className="text-sm text-muted tabular-nums">
        {isMended
          ? chosen < LEAST_CONTRAST
            ? `${color} has a contrast of ${format(chosen)}. We use ${main}: ${format(used)}.`
            : `We use ${main}, so that it’s readable on tinted cards too.`
          : `Easy to read: ${format(used)}.`}
      </p>
    </li>
  );
}
