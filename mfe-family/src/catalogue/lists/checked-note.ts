import { requireKnownSource } from '@landsea/rules/catalogue';
import { formatDate } from '@landsea/web-kit';

export const noteChecked = ({ asOf, source }: { asOf: string; source: string }): string => {
  const known = requireKnownSource(source);
  return `Checked ${formatDate(asOf)}, ${asOf.slice(0, 4)}.${known ? ` Source: ${known}.` : ''}`;
};
