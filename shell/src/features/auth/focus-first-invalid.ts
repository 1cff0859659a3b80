/** Puts the cursor where the first mistake is, once React has marked it. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
};
