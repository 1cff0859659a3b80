/** JSON inside a script element: without `<` nothing in it can end the element. */
export const writeDataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
