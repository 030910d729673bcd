import type { Context } from '#context.ts'
import { listTransactions, showBalance } from './balance.ts'
import { createCustomer, deleteCustomer, findCustomer } from './customers.ts'
import { closeDispute, findDispute, updateDispute } from './disputes/disputes.ts'
import { createFile, findFile } from './disputes/files.ts'
import { findFraudWarning } from './disputes/fraud-warnings.ts'
import { notFound } from './errors.ts'
import { type Fields, nestedFields, stringField, stringFields } from './form-encoding.ts'
import type { Dispute, Event, PaymentIntent, Refund } from './objects.ts'
import { cancelPaymentIntent, createPaymentIntent, findPaymentIntent } from './payment-intents.ts'
import {
  attach,
  createPaymentMethod,
  detach,
  findPaymentMethod,
  readCard,
} from './payment-methods.ts'
import { createPayout, findPayout, listPayouts } from './payouts.ts'
import { createRefund, findRefund } from './refunds.ts'
import { createSetupIntent, findSetupIntent } from './setup-intents.ts'
import { createWebhookEndpoint } from './webhook-endpoints.ts'

type Handler = (context: Context, fields: Fields, id: string) => object

/** The endpoints of Stripe's API under `/v1` that the stand-in knows. */
export const routes: Record<string, Handler> = {
  'GET balance': (context) => showBalance(context),
  'GET balance_transactions': listTransactions,
  'GET payouts': listPayouts,
  'POST payouts': createPayout,
  'GET payouts/:id': (context, _fields, id) => findPayout(context, id),
  'POST customers': createCustomer,
  'GET customers/:id': (context, _fields, id) => findCustomer(context, id),
  'DELETE customers/:id': (context, _fields, id) => deleteCustomer(context, id),
  'POST payment_methods': (context, fields) => createPaymentMethod(context, readCard(fields)),
  'GET payment_methods/:id': (context, _fields, id) => findPaymentMethod(context, id),
  'POST payment_methods/:id/attach': (context, { customer }, id) => {
    attach(context, findPaymentMethod(context, id), findCustomer(context, String(customer)).id)
    return findPaymentMethod(context, id)
  },
  'POST payment_methods/:id/detach': (context, _fields, id) => detach(context, id),
  'POST setup_intents': (context, fields) => createSetupIntent(context, paramsOf(fields)),
  'GET setup_intents/:id': (context, _fields, id) => findSetupIntent(context, id),
  'POST payment_intents': (context, fields) => createPaymentIntent(context, paramsOf(fields)),
  'GET payment_intents': (context, { customer, created, limit }) => {
    const since = Number(nestedFields(created).gte ?? 0)
    const all = context.store.list<PaymentIntent>('payment_intent', stringField(customer))
    return pageOf(
      all.filter((intent) => intent.created >= since),
      limit,
    )
  },
  'GET payment_intents/:id': (context, _fields, id) => findPaymentIntent(context, id),
  'POST payment_intents/:id/cancel': (context, _fields, id) => cancelPaymentIntent(context, id),
  'POST refunds': (context, fields) => createRefund(context, paramsOf(fields)),
  'GET refunds': (context, { payment_intent, limit }) =>
    pageOf(context.store.list<Refund>('refund', stringField(payment_intent)), limit),
  'GET refunds/:id': (context, _fields, id) => findRefund(context, id),
  'GET disputes': (context, { payment_intent, limit }) =>
    pageOf(context.store.list<Dispute>('dispute', stringField(payment_intent)), limit),
  'GET disputes/:id': (context, _fields, id) => findDispute(context, id),
  'POST disputes/:id': (context, { evidence, submit }, id) =>
    updateDispute(context, id, {
      evidence: stringFields(evidence),
      isSubmitted: submit !== 'false',
    }),
  'POST disputes/:id/close': (context, _fields, id) => closeDispute(context, id),
  'GET early_fraud_warnings/:id': (context, _fields, id) => findFraudWarning(context, id),
  'POST files': (context, fields) => createFile(context, stringFields(fields)),
  'GET files/:id': (context, _fields, id) => findFile(context, id),
  'GET account': () => ({
    id: 'acct_standin',
    object: 'account',
    country: 'US',
    charges_enabled: true,
    business_profile: { name: 'Stand-in account' },
  }),
  'POST webhook_endpoints': createWebhookEndpoint,
  'GET webhook_endpoints': ({ store }, { limit }) => pageOf(store.list('webhook_endpoint'), limit),
  'GET events/:id': (context, _fields, id) => {
    const event = context.store.get<Event>(id)
    if (event?.object !== 'event') throw notFound('event', id)
    return event
  },
}

function paramsOf(fields: Fields) {
  return { ...stringFields(fields), metadata: stringFields(fields.metadata) }
}

function pageOf(all: object[], limit: unknown) {
  const count = Math.min(100, Number(limit ?? 10))
  return { object: 'list', data: all.slice(0, count), has_more: all.length > count, url: '/v1' }
}
