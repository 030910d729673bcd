import { timingSafeEqual } from 'node:crypto'
import { expanded } from './expand.ts'
import { type Fields, fieldsOf, innerOf, textOf, textsOf } from './form.ts'
import { attach, cardTyped, createMethod, detach, findMethod } from './methods.ts'
import { cancelPaymentIntent, createPaymentIntent, findPaymentIntent } from './payment-intents.ts'
import { createRefund, findRefund } from './refunds.ts'
import { invalid, isRefusal, missing } from './refusal.ts'
import { createSetupIntent, findSetupIntent } from './setup-intents.ts'
import { newId } from './store.ts'
import type { Customer, Event, PaymentIntent, Refund } from './things.ts'
import { seconds, type World } from './world.ts'

export type Asked = {
  method: string
  path: string
  query: string
  body: string
  authorization: string
  idempotencyKey: string
}

export type Answered = { status: number; body: string; replayed?: boolean }

type Handler = (world: World, fields: Fields, id: string) => object

const routes: Record<string, Handler> = {
  'POST customers': createCustomer,
  'GET customers/:id': (world, _fields, id) => findCustomer(world, id),
  'DELETE customers/:id': removeCustomer,
  'POST payment_methods': (world, fields) => createMethod(world, cardTyped(fields)),
  'GET payment_methods/:id': (world, _fields, id) => findMethod(world, id),
  'POST payment_methods/:id/attach': (world, { customer }, id) => {
    attach(world, findMethod(world, id), findCustomer(world, String(customer)).id)
    return findMethod(world, id)
  },
  'POST payment_methods/:id/detach': (world, _fields, id) => detach(world, id),
  'POST setup_intents': (world, fields) => createSetupIntent(world, orderOf(fields)),
  'GET setup_intents/:id': (world, _fields, id) => findSetupIntent(world, id),
  'POST payment_intents': (world, fields) => createPaymentIntent(world, orderOf(fields)),
  'GET payment_intents': (world, { customer, created, limit }) => {
    const since = Number(innerOf(created).gte ?? 0)
    const all = world.store.list<PaymentIntent>('payment_intent', textOf(customer))
    return listOf(
      all.filter((intent) => intent.created >= since),
      limit,
    )
  },
  'GET payment_intents/:id': (world, _fields, id) => findPaymentIntent(world, id),
  'POST payment_intents/:id/cancel': (world, _fields, id) => cancelPaymentIntent(world, id),
  'POST refunds': (world, fields) => createRefund(world, orderOf(fields)),
  'GET refunds': (world, { payment_intent, limit }) =>
    listOf(world.store.list<Refund>('refund', textOf(payment_intent)), limit),
  'GET refunds/:id': (world, _fields, id) => findRefund(world, id),
  'GET events/:id': (world, _fields, id) => {
    const event = world.store.get<Event>(id)
    if (event?.object !== 'event') throw missing('event', id)
    return event
  },
}

/** One call of Stripe's API, whole or not at all. */
export function answerApi(world: World, asked: Asked, apiKey: string): Answered {
  if (!isKey(asked.authorization, apiKey)) {
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' }
    return { status: 401, body: JSON.stringify({ error }) }
  }
  return world.store.atOnce(() => answerOnce(world, asked))
}

/** The first answer to a key is kept, errors of the card included; a request that makes no sense is not. */
function answerOnce(world: World, asked: Asked): Answered {
  const { store } = world
  const key = asked.method === 'POST' ? asked.idempotencyKey : ''
  const request = `${asked.method} ${asked.path} ${asked.body}`
  const [known] = key ? store.read('select * from calls where key = ?', key) : []
  if (known && known.request !== request) return reusedKey(key)
  if (known) return { status: Number(known.status), body: String(known.body), replayed: true }
  const answer = answerNow(world, asked)
  if (key && (answer.status === 200 || answer.status === 402)) {
    const insert = 'insert into calls (key, request, status, body) values (?, ?, ?, ?)'
    store.write(insert, key, request, answer.status, answer.body)
  }
  return answer
}

function reusedKey(key: string): Answered {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }) }
}

function answerNow(world: World, { method, path, query, body }: Asked): Answered {
  const fields = fieldsOf(method === 'GET' ? query : body)
  try {
    const [, kind = '', id = '', act = ''] =
      /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    const handler = routes[`${method} ${kind}${id ? '/:id' : ''}${act ? `/${act}` : ''}`]
    if (!handler)
      throw { ...invalid(`Unrecognized request URL (${method}: ${path}).`), status: 404 }
    const answer = expanded(world, handler(world, fields, id), textsOf(fields.expand))
    return { status: 200, body: JSON.stringify(answer) }
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return { status: refusal.status, body: JSON.stringify({ error: refusal.error }) }
  }
}

function orderOf(fields: Fields) {
  return { ...textsOf(fields), metadata: textsOf(fields.metadata) }
}

function createCustomer(world: World, { metadata }: Fields): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: seconds(world),
    livemode: false,
    metadata: textsOf(metadata),
  }
  world.store.put(customer)
  return customer
}

function findCustomer(world: World, id: string): Customer {
  const customer = world.store.get<Customer>(id)
  if (customer?.object !== 'customer') throw missing('customer', id)
  return customer
}

function removeCustomer(world: World, _fields: Fields, id: string) {
  findCustomer(world, id)
  world.store.write('delete from objects where id = ?', id)
  return { id, object: 'customer', deleted: true }
}

function listOf(all: object[], limit: unknown) {
  const count = Math.min(100, Number(limit ?? 10))
  return { object: 'list', data: all.slice(0, count), has_more: all.length > count, url: '/v1' }
}

function isKey(authorization: string, apiKey: string): boolean {
  const given = Buffer.from(authorization.replace(/^Bearer /, ''))
  const wanted = Buffer.from(apiKey)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
