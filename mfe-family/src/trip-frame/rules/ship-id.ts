export { toShipId } from '@landsea/rules/catalogue';
