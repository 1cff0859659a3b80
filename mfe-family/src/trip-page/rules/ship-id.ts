export { shipIdOf } from '@landsea/contracts/catalogue';
