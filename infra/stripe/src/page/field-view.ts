import type { CardField, CardFormErrors } from '../checkout/card-form.js';
import { html, type Html } from './html.js';

type Attributes = Record<string, string | boolean | undefined>;

export function makeFieldView(errors: CardFormErrors) {
  return (name: CardField, label: string, attributes: Attributes): Html => {
    const error = errors[name];
    const input = attributeList({
      id: name,
      name,
      required: true,
      ...attributes,
      'aria-invalid': error && 'true',
      'aria-describedby': error && `${name}-error`,
      autofocus: Object.keys(errors)[0] === name,
    });
    return html`<div class="field">
      <label for="${name}">${label}</label>
      <input ${input} />
      ${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
    </div>`;
  };
}

function attributeList(attributes: Attributes): Html[] {
  return Object.entries(attributes).map(([name, value]) => {
    if (value === undefined || value === false || value === '') return html``;
    return value === true ? html` ${name}` : html` ${name}="${value}"`;
  });
}
