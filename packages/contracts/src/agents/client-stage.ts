import * as z from 'zod/mini';

export const ClientStage = z.enum(['lead', 'quoted', 'booked', 'traveling', 'traveled', 'lost']);
export type ClientStage = z.infer<typeof ClientStage>;

export const clientStageNames: Readonly<Record<ClientStage, string>> = {
  lead: 'Lead',
  quoted: 'Quoted',
  booked: 'Booked',
  traveling: 'Traveling',
  traveled: 'Traveled',
  lost: 'Lost',
};
