export { readImportFile, type ImportFile, type ReadImportFile } from './read-import-file.js';
export type { FamilyDraft } from './build-families.js';
export type { ImportFinding, FileRow } from './row-cells.js';
export type { FileDateOrder } from './import-dates.js';
export { decideHousehold, type HouseholdPlan } from './decide-household.js';
export { comparePhone, type KnownHousehold } from './match-household.js';
export { takeSecrets } from '../secret-numbers.js';
export { cleanCell, foldName } from './import-text.js';
export {
  findFileObject,
  findHeaderRow,
  findImportSystem,
  guessMapping,
  importSystems,
  makeSignature,
  unknownSystem,
  type ImportSystem,
} from './import-systems.js';
export {
  MAX_HOUSEHOLD_TEXT,
  readHouseholdText,
  type HouseholdText,
} from '../household-text/read-household-text.js';
export type { TextPerson } from '../household-text/text-person.js';
export { secretNames } from '../secret-numbers.js';
