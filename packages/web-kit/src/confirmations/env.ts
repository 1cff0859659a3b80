/** True on the remote's development server; the build replaces the expression. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';
