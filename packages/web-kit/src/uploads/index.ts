export { preparedUpload } from './prepared-upload';
export type { PreparedUpload } from './prepared-upload';
