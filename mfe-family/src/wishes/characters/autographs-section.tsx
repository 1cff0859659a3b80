import { Card, CardTitle } from '@landsea/ui/card';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { useId, useState } from 'react';
import { useReadOnly } from '../../trip-frame/access/read-only';
import type { AutographBook } from './autographs';
import type { MeetItem } from './meet-rules';

type OnSign = (meet: MeetItem, person: string, isSigned: boolean) => void;

function Book({ book, onSign }: { book: AutographBook; onSign: OnSign }) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const isReadOnly = useReadOnly();
  const { name, person, meets, signed, characters } = book;
  const progress = `${signed} of ${meets.length} signed`;
  return (
    <li className="grid content-start gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums">{progress}</span>
      </p>
      <Tide
        label={`${name}’s autograph book`}
        value={meets.length === 0 ? 0 : signed / meets.length}
        valueText={progress}
      />
      {characters.length > 0 ? (
        <p className="text-sm text-muted wrap-anywhere">Signed by {characters.join(', ')}</p>
      ) : null}
      <DisclosureButton small open={isOpen} controls={list} onToggle={() => setOpen(!isOpen)}>
        Open {name}’s book
      </DisclosureButton>
      {isOpen ? (
        <ul id={list} className="grid">
          {meets.map((meet) => (
            <li key={meet.id}>
              <Checkbox
                label={meet.title}
                disabled={isReadOnly}
                checked={meet.details.signed.includes(person)}
                onCheckedChange={(isSigned) => onSign(meet, person, isSigned)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function AutographsSection({ books, onSign }: { books: readonly AutographBook[]; onSign: OnSign }) {
  if (books.every(({ meets }) => meets.length === 0)) return null;
  return (
    <Card className="grid gap-4">
      <CardTitle>Autograph books</CardTitle>
      <ul className="grid gap-5 sm:grid-cols-2">
        {books.map((book) => (
          <Book key={book.person} {...{ book, onSign }} />
        ))}
      </ul>
    </Card>
  );
}
