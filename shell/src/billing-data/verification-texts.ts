export const verificationTexts = {
  failed: 'Payment verification failed',
  errorTitle: 'Verification Error',
  errorAdvice: 'Please refresh the page or contact support.',
} as const;
