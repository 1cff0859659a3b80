import { kitEnv, parseEnv, type KitEnv } from '@landsea/nest-kit';

/** Everything that trips reads from its environment. */
export const readEnv = (source: NodeJS.ProcessEnv): KitEnv => parseEnv(kitEnv, source);
