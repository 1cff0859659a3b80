import type { AgreementContent } from '@landsea/contracts/agents';
import { formatDateWithYear } from '@landsea/contracts/core';

const formatAmount = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

function Rows({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h2 className="font-display text-lg text-ink">{title}</h2>
      <dl className="divide-y divide-hairline">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="min-w-0 wrap-anywhere text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function AgreementView({ content }: { content: AgreementContent }) {
  const { sections, amounts, cancellation, authorization } = content;
  return (
    <div className="grid gap-6">
      {sections.map(({ heading, body }) => (
        <section key={heading} className="grid gap-1.5">
          <h2 className="font-display text-lg wrap-anywhere text-ink">{heading}</h2>
          <p className="text-base leading-relaxed wrap-anywhere whitespace-pre-line text-ink">{body}</p>
        </section>
      ))}
      <Rows title="Amounts" rows={amounts.map(({ label, cents }) => [label, formatAmount(cents)])} />
      <Rows
        title="If you cancel"
        rows={cancellation.map(({ until, costs }) => [
          until ? `Until ${formatDateWithYear(until)}` : 'After that',
          costs,
        ])}
      />
      {authorization ? (
        <Rows
          title="What you authorize"
          rows={[
            ['Supplier', authorization.supplier],
            ['Up to', formatAmount(authorization.cents)],
            ['By', formatDateWithYear(authorization.until)],
            ['How to pay', authorization.howToPay],
          ]}
        />
      ) : null}
    </div>
  );
}
