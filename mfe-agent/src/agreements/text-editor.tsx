import type { AgreementText } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, notify, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useSaveAgreementTextMutation } from '../frame/agreements/agreements-api';

/** Each save makes a version; what was sent stays as it was. */
export function TextEditor({ text }: { text: AgreementText }) {
  const { kind, version, fields } = text;
  const [title, setTitle] = useState(text.title);
  const [blocks, setBlocks] = useState(text.blocks);
  const [values, setValues] = useState<Record<string, string>>(text.values);
  const [isLawyerRead, setIsLawyerRead] = useState(text.lawyerReadOn !== null);
  const [save, { isLoading, error }] = useSaveAgreementTextMutation();
  const errors = error ? getFieldErrors(error) : {};
  const change = (key: string, part: Partial<(typeof blocks)[number]>) => {
    if (part.body !== undefined || part.isOn !== undefined) setIsLawyerRead(false);
    setBlocks(blocks.map((block) => (block.key === key ? { ...block, ...part } : block)));
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await save({ kind, text: { title, blocks, values, isLawyerRead, version } });
    if (data) notify({ title: 'Saved. What you send next has it.', tone: 'success' });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {isLawyerRead ? null : (
        <Notice title="Have it read by your lawyer">
          This is a start, not legal advice. Rules differ by state, so don’t send it before a lawyer has read
          it.
        </Notice>
      )}
      <Checkbox
        label="My lawyer read this text"
        hint="Changing the text clears the check mark."
        checked={isLawyerRead}
        onCheckedChange={setIsLawyerRead}
      />
      {fields.some(({ isTyped }) => isTyped) ? (
        <Card aria-labelledby="once" className="grid gap-4">
          <CardTitle id="once">Fill in once, for all clients</CardTitle>
          {fields.map(({ name, label, isTyped }) =>
            isTyped ? (
              <TextField
                key={name}
                label={label}
                value={values[name] ?? ''}
                error={errors[`values.${name}`]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            ) : null,
          )}
        </Card>
      ) : null}
      <Card aria-labelledby="words" className="grid gap-6">
        <CardTitle id="words">The text</CardTitle>
        <TextField
          label="Title"
          value={title}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <p className="text-sm text-muted">
          Words in double braces, as {'{{tripName}}'}, are filled in for each client.
        </p>
        {blocks.map(({ key, heading, body, isOn }) => (
          <div key={key} className="grid gap-2">
            <SwitchField label={heading} checked={isOn} onCheckedChange={(on) => change(key, { isOn: on })} />
            {isOn ? (
              <TextAreaField
                label={`Text of “${heading}”`}
                hideLabel
                rows={4}
                value={body}
                onChange={({ target }) => change(key, { body: target.value })}
              />
            ) : null}
          </div>
        ))}
      </Card>
      {errors['blocks'] ? <Notice tone="error">{errors['blocks']}</Notice> : null}
      {error && !errors['blocks'] ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={isLoading} busyLabel="Saving...">
          Save the text
        </Button>
      </div>
    </form>
  );
}
