/** Names a visitor who takes part in an experiment. Set by the gateway; no script reads it. */
export const VISITOR_COOKIE = 'landsea_vid';

/** The variant that the gateway chose, `<experiment>.<version>.<variant>`; read by the page, which must draw the same. */
export const VARIANT_COOKIE = 'landsea_variant';

/** `yes` or `no`: whether the visitor allows measurement. */
export const CONSENT_COOKIE = 'landsea_consent';

export const VISITOR_DAYS = 90;

/** Names a browser while a build is tried by some visitors only, so that it keeps the one it got. */
export const ROLLOUT_COOKIE = 'landsea_rollout';

export interface AssignedVariant {
  experiment: string;
  version: number;
  variant: string;
}

export const formatVariant = ({ experiment, version, variant }: AssignedVariant): string =>
  `${experiment}.${String(version)}.${variant}`;

/** What the cookie says; undefined for anything that the gateway does not write. Without zod, which the first paint can spare. */
export const parseVariant = (text: string): AssignedVariant | undefined => {
  const [, experiment, version, variant] =
    /^([a-z0-9-]{1,40})\.([1-9]\d{0,4})\.([a-z0-9-]{1,40})$/.exec(text) ?? [];
  if (!experiment || !version || !variant) return undefined;
  return { experiment, version: Number(version), variant };
};
