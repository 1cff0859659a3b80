import { formatMoney } from '@landsea/web-kit';

/** `$1,240` from integer cents. */
export const formatWholeMoney = (cents: number): string => formatMoney(cents, { whole: true });
