import { shareSections } from '@landsea/contracts/sharing';
import type { NewShareLink, ShareSection } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { fieldErrorsOf } from '@landsea/web-kit';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAddShareLinkMutation } from '../../trip/api/sharing-api';
import { linkDays, sectionNames } from './sharing-messages';

/** A new link: for whom, what it shows, how long. Money is left out unless it is ticked. */
export function NewLinkForm({
  tripId,
  onMade,
  onBlocked,
}: {
  tripId: string;
  onMade: (link: NewShareLink) => void;
  onBlocked: (() => void) | undefined;
}) {
  const [label, setLabel] = useState('');
  const [sections, setSections] = useState<ShareSection[]>(['days', 'stays', 'people']);
  const [days, setDays] = useState('30');
  const [problem, setProblem] = useState<string>();
  const [add, { isLoading }] = useAddShareLinkMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (onBlocked) return onBlocked();
    if (label.trim() === '') return setProblem('Name the link, so that you know whom it is for');
    const { data, error } = await add({ tripId, link: { label, sections, days: Number(days) } });
    if (error) return setProblem(fieldErrorsOf(error)['label']);
    setLabel('');
    onMade(data);
  };

  return (
    <form noValidate aria-label="Make a link" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name for the link"
          placeholder="Grandparents"
          value={label}
          maxLength={60}
          error={problem}
          onChange={({ target }) => {
            setLabel(target.value);
            setProblem(undefined);
          }}
        />
        <SelectField label="Works for" options={linkDays} value={days} onValueChange={setDays} />
      </div>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-semibold">What it shows, besides name and dates</legend>
        {shareSections.map((section) => (
          <Checkbox
            key={section}
            label={sectionNames[section]}
            checked={sections.includes(section)}
            onCheckedChange={(checked) =>
              setSections((now) => (checked ? [...now, section] : now.filter((each) => each !== section)))
            }
          />
        ))}
      </fieldset>
      <Button
        type="submit"
        className="justify-self-start"
        busy={isLoading}
        busyLabel="Making…"
        icon={<Link2 aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Make a link
      </Button>
    </form>
  );
}
