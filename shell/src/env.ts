/** The build replaces the expression. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';
