export { callFailure, useZodForm, type FormFailure } from './use-zod-form';
