export { callFailure } from './form-failure';
export type { FormFailure } from './form-failure';
export { useZodForm } from './use-zod-form';
