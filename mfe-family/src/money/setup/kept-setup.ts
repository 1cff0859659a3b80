import { budgetCategories, EstimateQuery } from '@landsea/contracts/money';
import { sessionMemory } from '@landsea/web-kit';
import * as z from 'zod/mini';

const Category = z.enum(budgetCategories);
const KeptSetup = z.object({
  asked: EstimateQuery,
  plan: z.object({
    level: z.enum(['low', 'typical', 'high']),
    typed: z.partialRecord(Category, z.int()),
    locked: z.array(Category),
    flightsCents: z.optional(z.int()),
  }),
});
type KeptSetup = z.infer<typeof KeptSetup>;

const keyOf = (tripId: string): string => `budget_setup_${tripId}`;

export const keepSetup = (tripId: string, setup: KeptSetup): void =>
  sessionMemory.write(keyOf(tripId), JSON.stringify(setup));

export const forgetSetup = (tripId: string): void => sessionMemory.write(keyOf(tripId), undefined);

export const getKeptSetup = (tripId: string): KeptSetup | undefined => {
  try {
    return KeptSetup.safeParse(JSON.parse(sessionMemory.read(keyOf(tripId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
};
