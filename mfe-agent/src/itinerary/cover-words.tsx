import { COVER_ALT_LENGTH } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useRef, useState, type SyntheticEvent } from 'react';

interface CoverWordsProps {
  alt: string;
  isBusy: boolean;
  onSave: (alt: string) => void;
}

/** Readers who cannot see the photo hear these words. */
export function CoverWords({ alt, isBusy, onSave }: CoverWordsProps) {
  const [words, setWords] = useState(alt);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsEmpty(words.trim() === '');
    if (words.trim() !== '') onSave(words);
    // The button goes once the words are saved.
    field.current?.focus();
  };
  return (
    <form noValidate className="grid gap-2" onSubmit={submit}>
      <TextField
        ref={field}
        label="What’s in the photo?"
        hint="For readers who can’t see it"
        maxLength={COVER_ALT_LENGTH}
        value={words}
        error={isEmpty ? 'Say in a few words what it shows' : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      {words.trim() === alt ? null : (
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…" className="justify-self-start">
          Save the words
        </Button>
      )}
    </form>
  );
}
