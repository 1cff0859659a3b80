import { testCards } from '../checkout/test-cards.js';
import { html, type Html } from './html.js';

export function testCardsView(): Html {
  return html`<section class="card" aria-labelledby="cards-heading">
    <h2 id="cards-heading">Test cards</h2>
    <p class="small">Any date to come and any three-digit CVC.</p>
    <dl class="cards">
      ${testCards.map(
        (card) =>
          html`<div>
            <dt>${spaced(card.number)}</dt>
            <dd>${card.what}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

const spaced = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
