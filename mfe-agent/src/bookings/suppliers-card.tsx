import { SaveBookingSupplier, type BookingSupplier } from '@landsea/contracts/agents';
import { formatPercent, parsePercent } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSaveBookingSupplierMutation } from '../frame/bookings/bookings-api';

interface SuppliersCardProps {
  suppliers: readonly BookingSupplier[];
  onClose: () => void;
}

const describe = ({ rate, paysAfterDays, hostCode, agentShare, isOwn }: BookingSupplier): string =>
  [
    rate === null ? 'No rate yet' : formatPercent(rate),
    typeof agentShare === 'number' ? `your share ${formatPercent(agentShare)}` : '',
    paysAfterDays === null ? '' : `pays ${paysAfterDays} days after travel`,
    hostCode ? `code ${hostCode}` : '',
    isOwn ? '' : 'a colleague’s',
  ]
    .filter(Boolean)
    .join(' · ');

/** Rates of the agency’s suppliers; a changed rate counts for each booking without one of its own. */
export function SuppliersCard({ suppliers, onClose }: SuppliersCardProps) {
  const [edited, setEdited] = useState<BookingSupplier | 'new'>();
  const end = () => setEdited(undefined);
  return (
    <Card aria-labelledby="suppliers" className="grid max-w-3xl gap-3">
      <CardTitle id="suppliers">Suppliers</CardTitle>
      {suppliers.length === 0 && edited === undefined ? (
        <p className="text-muted">
          None yet. The first booking with a supplier adds it, with the rate that’s usual: check yours.
        </p>
      ) : null}
      <ul className="divide-y divide-hairline empty:hidden">
        {suppliers.map((supplier) => (
          <li key={supplier.id} className="py-2">
            {edited !== 'new' && edited?.id === supplier.id ? (
              <SupplierForm supplier={supplier} onEnd={end} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 wrap-anywhere">
                  {supplier.name}
                  <span className="block text-sm text-muted tabular-nums">{describe(supplier)}</span>
                </p>
                {supplier.isOwn ? (
                  <Button size="sm" variant="quiet" onClick={() => setEdited(supplier)}>
                    Change<span className="sr-only"> {supplier.name}</span>
                  </Button>
                ) : null}
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? <SupplierForm onEnd={end} /> : null}
      <div className="flex flex-wrap gap-3">
        {edited === undefined ? (
          <Button
            size="sm"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setEdited('new')}
          >
            Add a supplier
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Card>
  );
}

function SupplierForm({ supplier, onEnd }: { supplier?: BookingSupplier; onEnd: () => void }) {
  const [id] = useState(() => supplier?.id ?? crypto.randomUUID());
  const [name, setName] = useState(supplier?.name ?? '');
  const [rate, setRate] = useState(supplier?.rate ? String(supplier.rate / 100) : '');
  const [share, setShare] = useState(
    typeof supplier?.agentShare === 'number' ? String(supplier.agentShare / 100) : '',
  );
  const [days, setDays] = useState(supplier?.paysAfterDays?.toString() ?? '');
  const [code, setCode] = useState(supplier?.hostCode ?? '');
  const [failure, setFailure] = useState<string>();
  const [save, { isLoading }] = useSaveBookingSupplierMutation();
  const write = async (): Promise<string | undefined> => {
    if (rate.trim() !== '' && parsePercent(rate) === undefined)
      return 'Enter the rate as a percentage such as 10 or 12.5';
    if (share.trim() !== '' && parsePercent(share) === undefined)
      return 'Enter your share as a percentage such as 70 or 80';
    const body = {
      name,
      kinds: supplier?.kinds ?? [],
      rate: parsePercent(rate) ?? null,
      paysAfterDays: days.trim() === '' ? null : Number(days),
      hostCode: code.trim() || null,
      agentShare: parsePercent(share) ?? null,
      version: supplier?.version ?? 0,
    };
    const checked = SaveBookingSupplier.safeParse(body);
    if (!checked.success) return checked.error.issues[0]?.message;
    const { error } = await save({ id, body });
    return error ? (Object.values(getFieldErrors(error))[0] ?? toApiError(error).message) : undefined;
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void write().then((problem) => (problem === undefined ? onEnd() : setFailure(problem)));
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Name"
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Rate in percent"
          inputMode="decimal"
          value={rate}
          maxLength={8}
          onChange={({ target }) => setRate(target.value)}
        />
        <TextField
          label="Your share in percent"
          hint="What your host leaves you; empty for all of it"
          inputMode="decimal"
          value={share}
          maxLength={8}
          onChange={({ target }) => setShare(target.value)}
        />
        <TextField
          label="Pays how many days after travel"
          inputMode="numeric"
          value={days}
          maxLength={3}
          onChange={({ target }) => setDays(target.value)}
        />
        <TextField
          label="Your agency’s code there"
          value={code}
          maxLength={60}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" type="submit" variant="primary" busy={isLoading} busyLabel="Saving…">
          Save the supplier
        </Button>
        <Button size="sm" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
