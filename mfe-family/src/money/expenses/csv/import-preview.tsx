import { budgetCategoryNames, type CreateExpense } from '@landsea/contracts/money';
import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { Notice } from '@landsea/ui/notice';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { sumExpenses } from '../expense-search';
import type { WhyLeftOut } from './csv-import';
import { listMissingColumns } from './nothing-to-import';
import { countRows } from './row-words';
import type { ImportedFile } from './use-import-file';

const MOST_NAMED = 100;
const MOST_SHOWN = 10;

const reasons: Record<WhyLeftOut, (count: number) => string> = {
  payment: (count) =>
    count === 1
      ? '1 row is a payment or transfer, not an expense'
      : `${countRows(count)} are payments or transfers, not expenses`,
  dropped: (count) =>
    count === 1 ? '1 row was declined or reversed' : `${countRows(count)} were declined or reversed`,
  balance: (count) =>
    count === 1 ? '1 row is a total or balance' : `${countRows(count)} are totals or balances`,
};

const leftOutText = (leftOut: ImportedFile['run']['leftOut']): string => {
  const parts = (Object.keys(reasons) as WhyLeftOut[]).flatMap((why) => {
    const count = leftOut.filter((each) => each.why === why).length;
    return count === 0 ? [] : [reasons[why](count)];
  });
  return parts.length === 0 ? '' : ` Left out: ${parts.join('; ')}.`;
};

interface PreviewProps {
  file: ImportedFile;
  again: boolean;
  nameOf: (ref: string) => string;
}

function FirstRows({
  expenses,
  nameOf,
}: {
  expenses: readonly CreateExpense[];
  nameOf: PreviewProps['nameOf'];
}) {
  const shown = expenses.slice(0, MOST_SHOWN);
  const caption =
    expenses.length > MOST_SHOWN
      ? `The first ${MOST_SHOWN} rows, as they will be imported`
      : 'As they will be imported';
  return (
    <DataTable caption={caption} showCaption>
      <thead>
        <tr>
          <Th>Date</Th>
          <Th>What</Th>
          <Th numeric>Amount</Th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, day, what, amountCents, category, paidBy }) => (
          <tr key={id}>
            <Td className="sm:whitespace-nowrap">{`${formatDate(day)}, ${day.slice(0, 4)}`}</Td>
            <Td className="wrap-anywhere sm:min-w-36">
              {what}
              <span className="block text-sm text-muted">
                {budgetCategoryNames[category]}
                {paidBy ? `, paid by ${nameOf(paidBy)}` : ''}
              </span>
            </Td>
            <Td numeric className="whitespace-nowrap">
              {formatMoney(amountCents)}
            </Td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

export function ImportPreview({ file: { run, known, sent, mapping }, again, nameOf }: PreviewProps) {
  const { good, bad, leftOut, withoutPeople } = run;
  const missing = listMissingColumns(mapping);
  if (missing.length > 0)
    return (
      <Notice tone="warning">
        We couldn’t tell which column has the {missing.join(' and the ')}. Choose below, or pick another file.
      </Notice>
    );
  const isAllKnown = good.length > 0 && known.length === good.length && !again;
  return (
    <section aria-label="Dry run" className="grid gap-3">
      <p role="status">
        {isAllKnown
          ? `This trip already has all ${countRows(good.length)} of this file: it looks like you imported it before.`
          : sent.length === 0
            ? 'No row can be imported yet.'
            : `${countRows(sent.length)} can be imported, ${formatMoney(sumExpenses(sent))} together.`}
        {known.length > 0 && !again && !isAllKnown
          ? ` ${countRows(known.length)} will be left out: this trip already has the same expense.`
          : ''}
        {leftOutText(leftOut)}
        {withoutPeople > 0
          ? ` ${countRows(withoutPeople)} come${withoutPeople === 1 ? 's' : ''} without who paid: choose below who that is.`
          : ''}
        {bad.length > 0 ? ` ${countRows(bad.length)} cannot, and will be left out:` : ''}
      </p>
      {bad.length > 0 ? (
        <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
          {bad.slice(0, MOST_NAMED).map(({ line, problem }) => (
            <li key={line} className="wrap-anywhere">
              <span className="font-semibold tabular-nums">Line {line}:</span> {problem}
            </li>
          ))}
          {bad.length > MOST_NAMED ? <li>and {countRows(bad.length - MOST_NAMED)} more</li> : null}
        </ul>
      ) : null}
      {sent.length > 0 && !mapping.areDatesSure ? (
        <Notice tone="warning">
          These dates can be read two ways. Check them here, and change “Dates look like” below if day and
          month are swapped.
        </Notice>
      ) : null}
      {sent.length > 0 ? <FirstRows expenses={sent} nameOf={nameOf} /> : null}
    </section>
  );
}
