import * as z from 'zod/mini';
import { ExperimentKey, VariantKey } from './experiment-file.js';

/** Names a visitor who takes part in an experiment. Set by the gateway; no script reads it. */
export const VISITOR_COOKIE = 'landsea_vid';

/** The variant that the gateway chose, `<experiment>.<version>.<variant>`; read by the page, which must draw the same. */
export const VARIANT_COOKIE = 'landsea_variant';

/** `yes` or `no`: whether the visitor allows measurement. */
export const CONSENT_COOKIE = 'landsea_consent';

export const VISITOR_DAYS = 90;

const AssignedVariant = z.object({
  experiment: ExperimentKey,
  version: z.int().check(z.minimum(1), z.maximum(10_000)),
  variant: VariantKey,
});
export type AssignedVariant = z.infer<typeof AssignedVariant>;

export const formatVariant = ({ experiment, version, variant }: AssignedVariant): string =>
  `${experiment}.${String(version)}.${variant}`;

/** What the cookie says; undefined for anything that the gateway does not write. */
export const parseVariant = (text: string): AssignedVariant | undefined => {
  const [experiment, version, variant, ...rest] = text.split('.');
  const parsed = AssignedVariant.safeParse({ experiment, version: Number(version), variant });
  return rest.length === 0 && parsed.success ? parsed.data : undefined;
};
