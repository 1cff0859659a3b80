import { remember } from '../remember';

/** Rows whose dates are not those of the booking. */
const other =
  /\b(?:booked on|date booked|(?:booking )?made on|booking made|booked(?=\s*:)|paid in full|charged(?=\s+\d)|(?:were|was|be|been|will) charged|collected by|at no (?:extra |additional )?cost|made the change|buchung vom|reservado el|comprado el|issued?|issue date|date of (?:issue|booking|purchase)|ordered|order (?:date|placed)|purchased|purchase date|invoice date|printed|received|created on|confirmed on|as of|payment (?:is )?due|amount due|total due|due (?:by|on)|final payment|deposit|balance|expires?|copyright|©|all rights|born|birth|dob|payment date|paid on|charged on|posted|last updated|sent on|document date|statement|today is|opens? on|check-?in opens|online check-?in|available from|membership|loyalty|buchungsdatum|gebucht am|rechnungsdatum|fecha de (?:compra|emisión)|data d[ai] (?:compra|emissão)|date d.achat|data di emissione|boekingsdatum|予約受付日|申込日|発行日)\b/iu;
const cancel =
  /\bcancel|\brefund|no[- ]show|\bstorn|\bannull?|\bannuler|\breembols|\brimbors|erstatt|rembours|キャンセル|返金|取り?消/iu;
/** A booking that is canceled has its own day in the sentence that says so. */
const isOwn = /\b(?:has|have) been cancell?ed\b/i;

export const isAboutOther = remember((row) => other.test(row));
export const isAboutCanceling = remember((row) => cancel.test(row) && !isOwn.test(row));

const operated =
  /[\s(|,;]*\b(?:operated|marketed|sold|ticketed) (?:by|as)\b.*$|\bcode-?share\b.*$|[\s(]*(?:durchgeführt von|operado por|opéré par|effettuato da|uitgevoerd door)\b.*$/i;

/** An operating airline has its own number, which is not the booking's. */
export const withoutOperators = (rows: readonly string[]): string[] =>
  rows.map((row) =>
    row
      .split('\t')
      .map((cell) => cell.replace(operated, '').trim())
      .filter(Boolean)
      .join('\t'),
  );
