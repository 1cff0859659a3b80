/** Whether the shell comes from its development server; the build replaces the expression. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';
