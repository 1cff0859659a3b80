import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { useId } from 'react';
import { formatClock } from '../../items/cards/item-labels';
import type { ReadChoice } from '@landsea/web-kit/confirmations';

const questions: Record<ReadChoice['field'], string> = {
  date: 'Which day is it?',
  endDate: 'Which day does it end?',
  time: 'Which time is it?',
  endTime: 'Which time does it end?',
};

interface ReadingChoiceProps {
  choice: ReadChoice;
  error: string | undefined;
  onChoose: (value: string) => void;
}

/** The two ways to read a date or a time, to choose from; neither is chosen for the person. */
export function ReadingChoice({ choice: { field, values }, error, onChoose }: ReadingChoiceProps) {
  const id = useId();
  const isDate = field === 'date' || field === 'endDate';
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 border-l-4 border-sun pl-3">
      <p id={id} className="text-sm">
        {isDate ? 'The email can be read in two ways.' : 'The email does not say morning or evening.'}{' '}
        {questions[field]}
      </p>
      {error ? <p className="text-sm font-semibold text-berry">{error}</p> : null}
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Button key={value} onClick={() => onChoose(value)}>
            {isDate ? formatDate(value) : formatClock(value)}
          </Button>
        ))}
      </div>
    </div>
  );
}
