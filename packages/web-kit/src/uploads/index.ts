export { prepareUpload } from './prepared-upload';
export type { PreparedUpload } from './prepared-upload';
