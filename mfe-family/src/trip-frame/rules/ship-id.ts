export { toShipId } from '@landsea/contracts/catalogue';
