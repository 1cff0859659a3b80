import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { route } from '../http/route.js';
import {
  address,
  clearable,
  createdFilter,
  cursor,
  flag,
  list,
  mergeMetadata,
  metadata,
  paramsOf,
  text,
} from '../params/fields.js';
import { newId } from '../store/new-id.js';
import { emit } from './events.js';
import { find } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';

export function newProduct(o: { id?: string | undefined; name: string; now: Date }): Stripe.Product {
  return {
    id: o.id ?? newId('prod_', 14),
    object: 'product',
    active: true,
    created: seconds(o.now),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: o.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: seconds(o.now),
    url: null,
  };
}

export function createProduct(context: Context, product: Stripe.Product): Stripe.Product {
  if (context.tx.get('product', product.id)) {
    throw StripeRefusal.refused('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  return emit(context, 'product.created', context.tx.put('product', product));
}

const create = route({
  method: 'POST',
  path: '/v1/products',
  params: paramsOf<Stripe.ProductCreateParams>()({
    name: text,
    id: text.optional(),
    active: flag.optional(),
    description: text.optional(),
    images: list(address).optional(),
    metadata: metadata.optional(),
    url: address.optional(),
  }),
  run: (context, { name, id, ...sent }) =>
    createProduct(context, {
      ...newProduct({ id, name, now: context.now }),
      active: sent.active ?? true,
      description: sent.description ?? null,
      images: sent.images ?? [],
      metadata: mergeMetadata({}, sent.metadata),
      url: sent.url ?? null,
    }),
});

const update = route({
  method: 'POST',
  path: '/v1/products/:id',
  params: paramsOf<Stripe.ProductUpdateParams>()({
    name: text.optional(),
    active: flag.optional(),
    description: clearable(text).optional(),
    metadata: metadata.optional(),
  }),
  run: (context, sent, id) => {
    const held = find(context, 'product', id);
    const product = context.tx.put('product', {
      ...held,
      name: sent.name ?? held.name,
      active: sent.active ?? held.active,
      description: sent.description === undefined ? held.description : sent.description,
      metadata: mergeMetadata(held.metadata, sent.metadata),
      updated: seconds(context.now),
    });
    return emit(context, 'product.updated', product, held);
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/products/:id',
  params: paramsOf<Stripe.ProductRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'product', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/products',
  params: paramsOf<Stripe.ProductListParams>()({
    ...cursor,
    active: flag.optional(),
    created: createdFilter.optional(),
    ids: list(text).optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/products',
      params: sent,
      known: tx.all('product'),
      rows: tx
        .all('product')
        .filter((row) => matches(row.active, sent.active) && createdWithin(row.created, sent.created))
        .filter((row) => sent.ids?.includes(row.id) ?? true),
    }),
});

export const productRoutes = [create, listAll, update, retrieve];
