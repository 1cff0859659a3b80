/** Set by the gateway; no script reads it. */
export const VISITOR_COOKIE = 'landsea_vid';

/** `<experiment>.<version>.<variant>`; the page must render the same. */
export const VARIANT_COOKIE = 'landsea_variant';

/** `yes` or `no`. */
export const CONSENT_COOKIE = 'landsea_consent';

export const VISITOR_DAYS = 90;

/** A browser keeps its build while another is tried by some visitors. */
export const ROLLOUT_COOKIE = 'landsea_rollout';

export interface AssignedVariant {
  experiment: string;
  version: number;
  variant: string;
}

export const formatVariant = ({ experiment, version, variant }: AssignedVariant): string =>
  `${experiment}.${version}.${variant}`;

/** Without zod, for the first paint. Undefined for a text that the gateway does not write. */
export const parseVariant = (text: string): AssignedVariant | undefined => {
  const [, experiment, version, variant] =
    /^([a-z0-9-]{1,40})\.([1-9]\d{0,4})\.([a-z0-9-]{1,40})$/.exec(text) ?? [];
  if (!experiment || !version || !variant) return undefined;
  return { experiment, version: Number(version), variant };
};
