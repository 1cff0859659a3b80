import type { IntakeForm, IntakeSwitch } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, notify, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useSaveIntakeFormMutation } from '../frame/intake-forms/intake-api';

const groupBySection = (switches: readonly IntakeSwitch[]): [string, IntakeSwitch[]][] => {
  const groups = new Map<string, IntakeSwitch[]>();
  for (const each of switches) groups.set(each.section, [...(groups.get(each.section) ?? []), each]);
  return [...groups];
};

/** Each save makes a version: families who began with the one before finish it. */
export function FormEditor({ form }: { form: IntakeForm }) {
  const { template, version, switches, sections } = form;
  const [title, setTitle] = useState(form.title);
  const [intro, setIntro] = useState(form.intro);
  const [off, setOff] = useState(() => switches.filter(({ isOn }) => !isOn).map(({ key }) => key));
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(sections.map(({ key, text }) => [key, text])),
  );
  const [save, { isLoading, error }] = useSaveIntakeFormMutation();
  const titleOf = (key: string) => sections.find((section) => section.key === key)?.title ?? 'Switched off';
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await save({ template, form: { version, title, intro, off, texts } });
    if (data) notify({ title: 'Saved. New families see it right away.', tone: 'success' });
  };
  const errors = error ? getFieldErrors(error) : {};
  const toggle = (key: string, isOn: boolean) =>
    setOff(isOn ? off.filter((each) => each !== key) : [...off, key]);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Card aria-labelledby="form-words" className="grid gap-4">
        <CardTitle id="form-words">How it begins</CardTitle>
        <TextField
          label="Title"
          value={title}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label="Introduction"
          rows={3}
          value={intro}
          error={errors['intro']}
          onChange={({ target }) => setIntro(target.value)}
        />
      </Card>
      {groupBySection(switches).map(([section, group]) => (
        <Card key={section} aria-labelledby={`section-${section}`} className="grid gap-3">
          <CardTitle id={`section-${section}`}>{titleOf(section)}</CardTitle>
          <TextAreaField
            label="Your words for this part"
            rows={2}
            value={texts[section] ?? ''}
            error={errors[`texts.${section}`]}
            onChange={({ target }) => setTexts({ ...texts, [section]: target.value })}
          />
          {group.map(({ key, label, isLocked }) => (
            <SwitchField
              key={key}
              label={label}
              checked={!off.includes(key) || isLocked}
              disabled={isLocked}
              {...(isLocked && { hint: 'Always asked' })}
              onCheckedChange={(isOn) => toggle(key, isOn)}
            />
          ))}
        </Card>
      ))}
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={isLoading} busyLabel="Saving...">
          Save the form
        </Button>
      </div>
    </form>
  );
}
