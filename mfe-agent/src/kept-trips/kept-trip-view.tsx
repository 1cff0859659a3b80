import type { KeptTripContent, KeptTripDetail } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDate, formatDateRange, formatDayOf, notify, toApiError } from '@landsea/web-kit';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetKeptTripQuery, useRemoveKeptTripMutation } from './kept-trips-api';

function DeleteCopy({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isLoading }] = useRemoveKeptTripMutation();
  const navigate = useNavigate();
  const deleteCopy = async () => {
    const { error } = await remove(id);
    if (error) return;
    notify({ title: 'Copy deleted', tone: 'success' });
    void navigate('/kept-trips', { replace: true });
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        Delete this copy
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Delete your copy of ${name}?`}
        description="Nobody has another one for you, and it cannot be brought back."
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isBusy={isLoading}
        onConfirm={deleteCopy}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

const toList = (
  <Link to="/kept-trips" className="text-sea underline-offset-4 hover:underline">
    Your copies
  </Link>
);

export function KeptTripView({ id }: { id: string }) {
  const { data: trip, error, refetch } = useGetKeptTripQuery(id);
  if (error && !trip) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' ? (
      <ErrorState
        isPage
        title="No such copy"
        text="None of your copies is at this address."
        secondary={toList}
      />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} secondary={toList} />
    );
  }
  if (!trip) return <Skeleton className="mt-10 h-64" />;
  return <Details trip={trip} />;
}

function Details({ trip }: { trip: KeptTripDetail }) {
  const { id, name, startDate, endDate, agentName, keptAt, content } = trip;
  return (
    <>
      <PageHeader
        title={name}
        lead={`${formatDateRange(startDate, endDate)}. Planned by ${agentName}, as you last saw it on ${formatDayOf(keptAt)}.`}
        breadcrumb={toList}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button
              size="sm"
              icon={<Printer aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
            <DeleteCopy id={id} name={name} />
          </span>
        }
      />
      <div className="grid gap-6">
        <p className="text-base wrap-anywhere text-ink">{content.party.join(', ')}</p>
        <Bookings bookings={content.bookings} />
        <Days days={content.days} />
        {content.wishes.length > 0 ? (
          <Card aria-labelledby="kept-wishes" className="grid gap-2">
            <CardTitle id="kept-wishes">Wishes without a day</CardTitle>
            <p className="text-base wrap-anywhere text-ink">{content.wishes.join(', ')}</p>
          </Card>
        ) : null}
      </div>
    </>
  );
}

function Bookings({ bookings }: Pick<KeptTripContent, 'bookings'>) {
  if (bookings.length === 0) return null;
  return (
    <Card aria-labelledby="kept-bookings" className="grid gap-2">
      <CardTitle id="kept-bookings">Bookings</CardTitle>
      <ul className="divide-y divide-hairline">
        {bookings.map(({ title, when, numbers }, index) => (
          <li key={`${String(index)} ${title}`} className="grid gap-1 py-2 wrap-anywhere">
            <span className="font-medium text-ink">{title}</span>
            <span className="text-sm text-muted tabular-nums">
              {[when, ...numbers].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Days({ days }: Pick<KeptTripContent, 'days'>) {
  return (
    <Card aria-labelledby="kept-days" className="grid gap-4">
      <CardTitle id="kept-days">Day by day</CardTitle>
      {days.map(({ date, title, lines }) => (
        <section key={date} aria-label={formatDate(date)} className="grid gap-1">
          <h3 className="text-base wrap-anywhere text-ink">
            <span className="tabular-nums">{formatDate(date)}</span>, {title}
          </h3>
          {lines.length === 0 ? (
            <p className="text-base text-muted">Nothing was planned.</p>
          ) : (
            <ol className="divide-y divide-hairline">
              {lines.map((line, index) => (
                <li key={`${String(index)} ${line.title}`} className="flex items-baseline gap-3 py-2">
                  <span className="w-20 shrink-0 text-sm text-muted tabular-nums">{line.when}</span>
                  <span className="grid min-w-0 grow wrap-anywhere text-ink">
                    {line.title}
                    <span className="text-sm text-muted empty:hidden">
                      {[line.place, ...line.numbers, line.note].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  {line.isBooked ? <Badge tone="palm">Booked</Badge> : null}
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Card>
  );
}
