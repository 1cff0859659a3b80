import type { MailPart } from '../mail-part';
import { isAddress } from '../text/addresses';
import { isBookingService } from './booking-services';
import { readLabel } from './label-rows';
import { isName } from './names';

/** Words of a line that speaks about the mail, the booking or the person, and names nothing. */
const aboutMail =
  /confirm|reserv|booking|booked|thank|\byou|itinerary|receipt|check-?\s?in|check-?\s?out|\bfree\b|\brooms?\b|^\d+$|policy|welcome|subject|\bhi\b|\bdear\b|\bhello\b|\bhey\b|details|summary|cancel|modify|view|calendar|directions|contact|phone|^map\b|guests?\b|party of|table for|\bnights?\b|cheers|regards|sincerely|see you|buchung|bestätig|reserva|réserv|prenot|grüße|^from\b|^to\b|airport|address|pick-?up|get there|getting|location/i;

/** True for a cell that names something: no label, value, address or sentence about the mail. */
export const isTitle = (part: MailPart, cell: string): boolean =>
  isName(cell) &&
  /^['’"“]?[\p{Lu}\d]/u.test(cell) &&
  !readLabel(cell) &&
  !isAddress(cell) &&
  !aboutMail.test(cell) &&
  part.mail.values.dates(cell).length + part.mail.values.times(cell).length === 0;

/** The first name of the lines right above an address, where businesses write their own. */
export const nameAboveAddress = (part: MailPart): string | null => {
  for (const [at, row] of part.own.entries()) {
    const isService = isBookingService(/^\D*/.exec(row)?.[0] ?? '');
    if (!isAddress(row) || row.includes('\t') || isService) continue;
    const start = part.own.slice(0, at).findLastIndex((each) => each === '' || isAddress(each));
    const block = part.own.slice(Math.max(start + 1, at - 4), at);
    if (block.some((each) => readLabel(each)?.value === '' || /\bairport\b/i.test(each))) continue;
    const found = block.find((each) => isTitle(part, each));
    if (found !== undefined) return found;
  }
  return null;
};

/** A repeated line that stands alone, such as the name of a business at its top and at its end. */
export const nameSaidTwice = (part: MailPart): string | null => {
  const rows = part.own.filter((row) => !row.includes('\t'));
  return (
    rows.find(
      (row, at) =>
        row.length >= 4 &&
        isTitle(part, row) &&
        rows.some((other, n) => n !== at && other.includes(row) && !readLabel(other)),
    ) ?? null
  );
};

const party = /^(?:table|party|dinner|lunch|brunch|breakfast|reservation) (?:for|of) \d{1,2}\b/i;

/** The line right above `Table for 5 on Saturday`, where services that book tables write the restaurant. */
export const nameAboveParty = (part: MailPart): string | null => {
  const at = part.own.findIndex((row) => party.test(row));
  const above = part.own.slice(0, Math.max(0, at)).findLast((row) => row !== '') ?? '';
  return isTitle(part, above) ? above : null;
};
