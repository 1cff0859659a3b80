import * as z from 'zod/mini';
import * as account from '../../account/index.js';
import * as agents from '../../agents/index.js';
import * as billing from '../../billing/index.js';
import * as catalogue from '../../catalogue/index.js';
import * as live from '../../live/index.js';
import * as messages from '../../messages/index.js';
import * as money from '../../money/index.js';
import * as outreach from '../../outreach/index.js';
import * as planning from '../../planning/index.js';
import * as sharing from '../../sharing/index.js';
import * as trip from '../../trip/index.js';
import * as core from '../index.js';

const areas = {
  account,
  agents,
  billing,
  catalogue,
  core,
  live,
  messages,
  money,
  outreach,
  planning,
  sharing,
  trip,
};

/** A refinement alone is a rule for schemas that are read elsewhere. */
const isSchema = (value: unknown): value is z.ZodMiniType =>
  value instanceof z.ZodMiniType && value.def.type !== 'custom';

/** Every schema that the areas export, with its name: `money/Expense`. */
export const allSchemas = Object.entries(areas).flatMap(([area, exports]) =>
  Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
    isSchema(value) ? [[`${area}/${name}`, value] as const] : [],
  ),
);
