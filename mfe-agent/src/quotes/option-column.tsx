import type { QuoteOption } from '@landsea/contracts/agents';
import { formatQuoteMoney, sumQuoteOption } from '@landsea/rules/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { DateField } from '@landsea/ui/fields/date-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { useSession } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { useUploadQuotePhotoMutation } from '../frame/quotes/quotes-api';
import { useSendPicture } from '../frame/send-file';
import { AddonFields } from './addon-fields';
import { MoneyInput } from './money-input';
import { OptionPhoto } from './option-photo';
import { makePhotoDrop } from './photo-drop';
import type { ComparedField } from './quote-draft';

interface OptionColumnProps {
  quoteId: string;
  option: QuoteOption;
  people: number;
  isAccepted: boolean;
  isReadOnly: boolean;
  /** Undefined for all. */
  shown: ReadonlySet<ComparedField> | undefined;
  differing: ReadonlySet<ComparedField>;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<QuoteOption>) => void;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onPhotoRemove: () => void;
}

const kinds = [
  { value: 'stay' as const, label: 'Stay' },
  { value: 'cruise' as const, label: 'Cruise' },
];

export function OptionColumn(props: OptionColumnProps) {
  const {
    quoteId,
    option,
    people,
    isAccepted,
    isReadOnly,
    shown,
    differing,
    errorOf,
    onChange,
    onDuplicate,
    onRemove,
    onPhotoRemove,
  } = props;
  const [upload] = useUploadQuotePhotoMutation();
  const sending = useSendPicture(
    'quote',
    (file) => upload({ quoteId, ...file }),
    (id) => onChange({ photo: { id, alt: '' } }),
  );
  const { user } = useSession();
  const takesPhotos = !isReadOnly && !user?.isDemo && !sending.isSending;
  const isCruise = option.kind === 'cruise';
  const total = sumQuoteOption(option, people);
  const row = (field: ComparedField, control: ReactNode): ReactNode =>
    shown && !shown.has(field) ? null : (
      <div
        className={differing.has(field) ? 'border-l-4 border-sun pl-3' : 'border-l-4 border-transparent pl-3'}
      >
        {control}
      </div>
    );
  const text = (field: 'place' | 'room' | 'port' | 'tickets' | 'dining', label: string, hint = '') =>
    row(
      field,
      <TextField
        label={label}
        placeholder={hint}
        value={option[field]}
        error={errorOf(field)}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />,
    );
  const date = (
    field: 'startDate' | 'endDate' | 'priceDate' | 'depositDueOn' | 'finalDueOn',
    label: string,
  ) =>
    row(
      field,
      <DateField
        label={label}
        value={option[field] ?? ''}
        error={errorOf(field)}
        onChange={(day) => onChange({ [field]: day || null })}
      />,
    );
  const money = (field: 'totalCents' | 'depositCents' | 'commissionCents', label: string, hint?: string) =>
    row(
      field,
      <MoneyInput
        label={label}
        cents={option[field]}
        error={errorOf(field)}
        {...(hint && { hint })}
        onChange={(cents) => onChange({ [field]: cents })}
      />,
    );
  return (
    <section
      aria-label={option.title || 'An option'}
      {...makePhotoDrop(takesPhotos ? (file) => void sending.send(file) : undefined)}
      className={`grid w-[85vw] max-w-md min-w-72 shrink-0 snap-start content-start gap-3 rounded-card border bg-surface p-4 sm:w-80 sm:max-w-none sm:grow ${isAccepted ? 'border-palm' : 'border-hairline'}`}
    >
      <fieldset disabled={isReadOnly} className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="sr-only">{option.title || 'An option'}</legend>
        {isAccepted ? (
          <Badge tone="palm" className="justify-self-start">
            Accepted
          </Badge>
        ) : null}
        <TextField
          label="Option"
          value={option.title}
          error={errorOf('title')}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <div className="flex flex-wrap gap-2">
          {onDuplicate ? (
            <Button size="sm" onClick={onDuplicate}>
              Duplicate
            </Button>
          ) : null}
          {onRemove ? (
            <Button size="sm" variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          ) : null}
        </div>
        <OptionPhoto
          {...{ quoteId, option, sending, onChange }}
          error={errorOf('photo')}
          onRemove={onPhotoRemove}
        />
        {row(
          'kind',
          <Segmented
            label="Kind"
            options={kinds}
            value={option.kind}
            onValueChange={(kind) => onChange({ kind })}
          />,
        )}
        {date('startDate', 'First day')}
        {date('endDate', 'Last day')}
        {text('place', isCruise ? 'Ship' : 'Hotel')}
        {text('room', isCruise ? 'Stateroom category' : 'Room')}
        {isCruise
          ? text('port', 'Sails from', 'Port Canaveral')
          : text('tickets', 'Tickets', '4-day Park Hopper')}
        {text('dining', 'Dining')}
        {row(
          'inclusions',
          <TextAreaField
            label="Included"
            hint="One on each line"
            rows={Math.max(2, option.inclusions.length)}
            value={option.inclusions.join('\n')}
            error={errorOf('inclusions')}
            onChange={({ target }) => onChange({ inclusions: target.value.split('\n') })}
            onBlur={() =>
              onChange({ inclusions: option.inclusions.map((each) => each.trim()).filter(Boolean) })
            }
          />,
        )}
        {money('totalCents', 'Total')}
        {total ? (
          <p className="pl-4 text-sm text-muted tabular-nums">
            {[
              people > 1 ? `${formatQuoteMoney(total.perPersonCents)} per person` : '',
              total.perNightCents === null ? '' : `${formatQuoteMoney(total.perNightCents)} per night`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        ) : null}
        {row(
          'isAbout',
          <Checkbox
            label="An estimate: show “about”"
            checked={option.isAbout}
            onCheckedChange={(isAbout) => onChange({ isAbout })}
          />,
        )}
        {date('priceDate', 'Price as of')}
        {money('depositCents', 'Deposit')}
        {date('depositDueOn', 'Deposit due')}
        {date('finalDueOn', 'Rest due')}
        {row('addons', <AddonFields addons={option.addons} onChange={(addons) => onChange({ addons })} />)}
        {row(
          'note',
          <TextAreaField
            label="Note to your client"
            rows={2}
            value={option.note}
            error={errorOf('note')}
            onChange={({ target }) => onChange({ note: target.value })}
          />,
        )}
        {money('commissionCents', 'Your commission', 'Only you see this.')}
        <Checkbox
          label="My pick for them"
          checked={option.isRecommended}
          onCheckedChange={(isRecommended) => onChange({ isRecommended })}
        />
      </fieldset>
    </section>
  );
}
