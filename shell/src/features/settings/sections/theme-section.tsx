import type { Theme } from '@landsea/contracts/account';
import { Segmented } from '@landsea/ui/fields/segmented';
import { toApiError, notify, useAppDispatch, userChanged } from '@landsea/web-kit';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, getChosenTheme } from '../../../theme/theme';
import { useUpdatePreferencesMutation } from '../settings-api';
import { themeNames } from '../settings-messages';
import type { SectionProps } from './section-props';
import { useLastChoice } from '../use-last-choice';

const icons = { system: Monitor, light: Sun, dark: Moon };
const options = (['system', 'light', 'dark'] as const).map((value) => {
  const Icon = icons[value];
  return {
    value,
    label: themeNames[value],
    icon: <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />,
  };
});

/** Takes effect at once in this browser, and on every device of the person. */
export function ThemeSection({ user }: SectionProps) {
  const dispatch = useAppDispatch();
  const [theme, setTheme] = useState<Theme>(getChosenTheme);
  const [update] = useUpdatePreferencesMutation();
  const keep = useLastChoice<Theme>(async (next) => {
    const { error } = await update({ theme: next });
    if (!error) {
      if (getChosenTheme() === next) dispatch(userChanged({ ...user, theme: next }));
      return;
    }
    notify({
      title: 'Kept in this browser only',
      description: toApiError(error).message,
      tone: 'error',
    });
  });
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
    if (!user.isDemo) void keep(next);
  };
  return (
    <div className="grid max-w-xl gap-3">
      <Segmented label="Theme" options={options} value={theme} onValueChange={choose} />
      <p className="text-muted">
        {user.isDemo ? 'Kept in this browser.' : 'Kept in this browser, and shown wherever you sign in.'}
      </p>
    </div>
  );
}
