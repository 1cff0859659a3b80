import { kitJest } from '@landsea/nest-kit/jest';

export default kitJest();
