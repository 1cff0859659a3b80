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

/**
 * Trips move from planning to traveled, the last two by their dates. A client stands where the most advanced open
 * trip stands, is a lead without a trip, and lost when the agent says so.
 */
export const pipelineStages = [
  'lead',
  'planning',
  'quoted',
  'booked',
  'ready',
  'traveling',
  'traveled',
  'lost',
] as const;
export const PipelineStage = z.enum(pipelineStages, 'Choose a stage of the list');
export type PipelineStage = z.infer<typeof PipelineStage>;

export const pipelineStageNames: Readonly<Record<PipelineStage, string>> = {
  lead: 'Lead',
  planning: 'Planning',
  quoted: 'Quoted',
  booked: 'Booked',
  ready: 'Ready to go',
  traveling: 'Traveling',
  traveled: 'Traveled',
  lost: 'Lost',
};

const EARLIER: Readonly<Partial<Record<PipelineStage, ClientStage>>> = { planning: 'lead', ready: 'booked' };

/** The stage as answers before the shared pipeline named it. */
export const toClientStage = (stage: PipelineStage): ClientStage =>
  ClientStage.parse(EARLIER[stage] ?? stage);

/** Stages that an answer or filter before the shared pipeline means. */
export const toPipeline = (stages: readonly ClientStage[]): PipelineStage[] =>
  pipelineStages.filter((stage) => stages.includes(toClientStage(stage)));

/** An agent says these of a client; every other stage is that of a trip. */
export const clientFacts = ['lead', 'traveled', 'lost'] as const;
export type ClientFact = (typeof clientFacts)[number];

export const clientFactNames: Readonly<Record<ClientFact, string>> = {
  lead: 'Lead',
  traveled: 'Traveled before',
  lost: 'Lost',
};

/** A stage of a trip says nothing of a client without one. */
export const toClientFact = (stage: ClientStage | undefined): ClientFact =>
  clientFacts.find((fact) => fact === stage) ?? 'lead';
