import * as z from 'zod/mini';
import {
  CalendarDate,
  Cents,
  defineShortText,
  freeText,
  Id,
  Instant,
  SignedCents,
  Version,
} from '../../core/primitives.js';
import { Commission } from './commissions.js';

export const MOST_STATEMENT_LINES = 2_000;
export const MOST_STATEMENTS = 500;
/** Bookings of one line. */
export const MOST_PARTS = 10;

/** A host pays the agent’s share, a supplier the whole commission. */
export const StatementPayer = z.enum(['host', 'supplier'], 'Choose who pays');
export type StatementPayer = z.infer<typeof StatementPayer>;

const lineFields = {
  id: Id,
  number: freeText('The number', 120),
  guestName: freeText('The name', 160),
  supplierName: freeText('The supplier', 160),
  travelOn: z.nullable(CalendarDate),
  /** Positive is money to the agent, whatever the file shows. */
  cents: SignedCents,
  isFee: z.boolean(),
  note: freeText('The note', 200),
};
export const NewStatementLine = z.strictObject(lineFields);
export type NewStatementLine = z.infer<typeof NewStatementLine>;

/** A booking’s part of a line, in the line’s cents. */
export const LinePart = z.strictObject({ tripId: Id, bookingId: Id, cents: SignedCents });
export type LinePart = z.infer<typeof LinePart>;

/**
 * number: the booking came later, or somebody took the line from it; alike: dates and amount or name agree; other-supplier: the number is that of another supplier; several: the
 * number is that of several bookings; paid-before: the number agrees and the money came already.
 */
export const SuggestionReason = z.enum(['number', 'alike', 'other-supplier', 'several', 'paid-before']);
export type SuggestionReason = z.infer<typeof SuggestionReason>;
export const LineSuggestion = z.object({ reason: SuggestionReason, parts: z.array(LinePart) });
export type LineSuggestion = z.infer<typeof LineSuggestion>;

export const StatementLine = z.object({
  ...lineFields,
  position: z.int(),
  parts: z.array(LinePart),
  suggestions: z.array(LineSuggestion),
});
export type StatementLine = z.infer<typeof StatementLine>;

const statementFields = {
  payer: StatementPayer,
  name: defineShortText('Who pays', 120),
  /** For a supplier of the agency; numbers match its bookings only. */
  supplierId: z.nullable(Id),
  paidOn: CalendarDate,
  bankCents: Cents,
  fileName: freeText('The name of the file', 200),
  /** The file writes payments with a minus. */
  isReversed: z.boolean(),
};

export const CommissionStatement = z.object({
  id: Id,
  ...statementFields,
  linesCents: z.int(),
  lines: z.int(),
  unclaimed: z.int(),
  closedAt: z.nullable(Instant),
  version: Version,
});
export type CommissionStatement = z.infer<typeof CommissionStatement>;

/** `GET /api/v1/commission-statements`: the newest first. */
export const CommissionStatementList = z.object({ statements: z.array(CommissionStatement) });
export type CommissionStatementList = z.infer<typeof CommissionStatementList>;

/** `bookings` are those that lines are matched to or suggested for, and all others that await money. */
export const StatementDetail = z.object({
  statement: CommissionStatement,
  lines: z.array(StatementLine),
  bookings: z.array(Commission),
});
export type StatementDetail = z.infer<typeof StatementDetail>;

/**
 * `POST /api/v1/commission-statements`. The same file again answers the statement that there is and changes nothing.
 * Answers {@link StatementDetail}.
 */
export const AddStatement = z.strictObject({
  id: Id,
  ...statementFields,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Choose the file again')),
  lines: z
    .array(NewStatementLine)
    .check(
      z.minLength(1, 'This file has no line with an amount'),
      z.maxLength(MOST_STATEMENT_LINES, 'A statement has at most 2,000 lines: split it first'),
    ),
});
export type AddStatement = z.infer<typeof AddStatement>;

/** `PATCH /api/v1/commission-statements/:statementId`. It closes only when lines and bank agree to the cent. */
export const ChangeStatement = z.strictObject({
  version: Version,
  bankCents: z.optional(Cents),
  isClosed: z.optional(z.boolean()),
});
export type ChangeStatement = z.infer<typeof ChangeStatement>;

/** `PUT /api/v1/commission-statements/:statementId/lines/:statementLineId`; no part makes it unclaimed. */
export const MatchLine = z.strictObject({
  version: Version,
  parts: z.array(LinePart).check(z.maxLength(MOST_PARTS, 'At most 10 bookings on one line')),
});
export type MatchLine = z.infer<typeof MatchLine>;

/** `POST /api/v1/commission-statements/:statementId/fees`, idempotent by id; a fee is negative. */
export const AddFee = z.strictObject({
  id: Id,
  version: Version,
  note: defineShortText('What the fee is for', 200),
  cents: SignedCents,
});
export type AddFee = z.infer<typeof AddFee>;

export const UnclaimedQuery = z.strictObject({ search: z.optional(freeText('The search', 120)) });
export type UnclaimedQuery = z.infer<typeof UnclaimedQuery>;

export const UnclaimedLine = z.object({
  ...lineFields,
  statementId: Id,
  statementName: z.string(),
  paidOn: CalendarDate,
});
export type UnclaimedLine = z.infer<typeof UnclaimedLine>;

/** `GET /api/v1/commission-lines?search=`: the newest first, at most 200. */
export const UnclaimedLineList = z.object({ lines: z.array(UnclaimedLine), total: z.int() });
export type UnclaimedLineList = z.infer<typeof UnclaimedLineList>;
