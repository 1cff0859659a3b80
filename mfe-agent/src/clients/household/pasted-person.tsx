import type { TextPerson } from '@landsea/rules/agents/imports';
import { TextField } from '@landsea/ui/fields/text-field';
import { describeText, type KnownName } from './pasted-people';

interface PastedPersonProps {
  person: TextPerson;
  name: KnownName;
  isChosen: boolean;
  isKnown: boolean;
  errors: Partial<Record<keyof KnownName, string>>;
  onChoose: (isChosen: boolean) => void;
  onName: (name: KnownName) => void;
}

export function PastedPerson(props: PastedPersonProps) {
  const { person, name, isChosen, isKnown, errors, onChoose, onName } = props;
  // The labels keep the name of the text while another is typed.
  const whole = `${person.firstName} ${person.lastName}`.trim();
  const facts = describeText(person);
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start border-t border-hairline py-2 first:border-t-0">
      <label className="grid size-11 cursor-pointer place-items-center">
        <span className="sr-only">Keep {whole}</span>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 cursor-pointer accent-sea"
        />
      </label>
      <div className="grid min-w-0 gap-1">
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label={`First name of ${whole}`}
            hideLabel
            autoComplete="off"
            maxLength={80}
            value={name.firstName}
            error={errors.firstName}
            onChange={({ target }) => onName({ ...name, firstName: target.value })}
          />
          <TextField
            label={`Last name of ${whole}`}
            hideLabel
            autoComplete="off"
            maxLength={80}
            placeholder="Last name"
            value={name.lastName}
            error={errors.lastName}
            onChange={({ target }) => onName({ ...name, lastName: target.value })}
          />
        </div>
        {facts ? <p className="text-sm wrap-anywhere text-muted">{facts}</p> : null}
        {isKnown ? <p className="text-sm text-muted">Already in the household</p> : null}
      </div>
    </li>
  );
}
