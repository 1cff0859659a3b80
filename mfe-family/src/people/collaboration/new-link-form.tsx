import { getDateIn, countDaysBetween, type CalendarDate } from '@landsea/contracts/core';
import { CreateShareLink, shareSections } from '@landsea/contracts/sharing';
import type { NewShareLink, ShareSection } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { Link2 } from 'lucide-react';
import * as z from 'zod/mini';
import { useAddShareLinkMutation } from '../../trip-frame/api/sharing-api';
import { useNow } from '../../trip-frame/page/use-now';
import { sectionNames } from './sharing-messages';

const fixed = [
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];

/** In days; the default ends on the day after a trip that ends within a year. */
export const linkDays = (endDate: CalendarDate | undefined, today: CalendarDate) => {
  const left = endDate ? countDaysBetween(today, endDate) + 1 : 0;
  const isAhead = left > 0 && left <= 365 && fixed.every(({ value }) => value !== String(left));
  const options = isAhead ? [{ value: String(left), label: 'When the trip ends' }, ...fixed] : fixed;
  return { options, usual: isAhead ? String(left) : '30' };
};

const Link = z.object({
  label: z.string().check(z.trim(), z.minLength(1, 'Name the link, so you know who it’s for')),
  sections: CreateShareLink.shape.sections,
  days: z.string(),
});
const sections: ShareSection[] = ['days', 'stays'];

/** Ages and money are left out unless they are ticked. */
export function NewLinkForm({
  tripId,
  endDate,
  onMade,
  onBlocked,
}: {
  tripId: string;
  endDate: string | undefined;
  onMade: (link: NewShareLink) => void;
  onBlocked: (() => void) | undefined;
}) {
  const [add] = useAddShareLinkMutation();
  const { options, usual } = linkDays(endDate, getDateIn(useNow()));
  const { form, values, field, choice, submit, isBusy } = useZodForm(
    Link,
    { label: '', sections, days: usual },
    { onBlocked },
  );

  const make = submit(async (link) => {
    const { data, error } = await add({ tripId, link: { ...link, days: Number(link.days) } });
    if (error) return callFailure(error);
    form.reset({ ...form.getValues(), label: '' });
    return onMade(data);
  });
  const show = (section: ShareSection, isShown: boolean) => {
    const others = values.sections.filter((each) => each !== section);
    form.setValue('sections', isShown ? [...others, section] : others);
  };

  return (
    <form noValidate aria-label="Make a link" className="grid gap-4" onSubmit={make}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('label')} label="Name for the link" placeholder="Grandparents" maxLength={60} />
        <SelectField {...choice('days')} label="Link expires" options={options} />
      </div>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-semibold">What it shows, besides name and dates</legend>
        {shareSections.map((section) => (
          <Checkbox
            key={section}
            label={sectionNames[section]}
            checked={values.sections.includes(section)}
            onCheckedChange={(isShown) => show(section, isShown)}
          />
        ))}
      </fieldset>
      <Button
        type="submit"
        className="justify-self-start"
        busy={isBusy}
        busyLabel="Making…"
        icon={<Link2 aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Make a link
      </Button>
    </form>
  );
}
