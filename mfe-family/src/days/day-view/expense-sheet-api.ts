import { responseSchema } from '@landsea/contracts/core';
import { CreateExpense, Expense, SavedExpenses, TripExpenses, UpdateExpense } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { KeptWrites, RowList, RowQueue, defineRowWrite } from '@landsea/web-kit/rows';
import * as z from 'zod/mini';
import { tripApi } from '../../trip-frame/api/trip-api';

type ExpenseChange = Omit<UpdateExpense, 'version'>;

const expensesUrl = (tripId: string) => `/api/v1/trips/${tripId}/expenses`;

/** The day shows no list of expenses, so it only patches the spending page's cache. */
const sheetApi = tripApi.enhanceEndpoints({ addTagTypes: ['Expenses'] }).injectEndpoints({
  endpoints: (build) => ({
    getSpending: build.query<TripExpenses, string>({
      query: (tripId) => ({ url: expensesUrl(tripId) }),
      transformResponse: answerOf(TripExpenses),
    }),
  }),
});

/** Expenses without a signal wait here until the service has them. */
export const keptSpending = new KeptWrites('trip_spending');

const savedIn = (answer: unknown): SavedExpenses | undefined =>
  responseSchema(SavedExpenses).safeParse(answer).data;

export const spendingRows = new RowList({
  queue: new RowQueue<Expense, ExpenseChange>(),
  query: sheetApi.endpoints.getSpending,
  rowsOf: (all: TripExpenses) => all.expenses,
  withRows: (all, expenses) => ({ ...all, expenses }),
  url: expensesUrl,
  parse: (answer, id): Expense =>
    answerOf(Expense)(savedIn(answer)?.expenses.find((expense) => expense.id === id)),
  parseList: answerOf(TripExpenses),
  preview: ({ repeat: _none, ...expense }: CreateExpense): Expense => ({
    original: null,
    paidBy: null,
    shares: null,
    lineId: null,
    ...expense,
    note: null,
    seriesId: null,
    receipt: null,
    version: 0,
    updatedAt: new Date().toISOString(),
  }),
  keep: {
    writes: keptSpending,
    name: 'spending',
    schema: defineRowWrite({
      row: Expense,
      create: CreateExpense,
      change: z.omit(UpdateExpense, { version: true }),
    }),
    argOf: (tripId) => tripId,
  },
  afterWrite: (tripId) =>
    sheetApi.util.invalidateTags([
      { type: 'Expenses', id: tripId },
      { type: 'Budget', id: tripId },
    ]),
});
