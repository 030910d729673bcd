import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { notFound } from './errors.ts'
import { type Fields, stringFields } from './form-encoding.ts'
import type { Customer } from './objects.ts'

export function createCustomer(context: Context, { metadata }: Fields): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: nowInSeconds(context),
    livemode: false,
    metadata: stringFields(metadata),
  }
  context.store.put(customer)
  return customer
}

export function findCustomer(context: Context, id: string): Customer {
  const customer = context.store.get<Customer>(id)
  if (customer?.object !== 'customer') throw notFound('customer', id)
  return customer
}

export function deleteCustomer(context: Context, id: string) {
  findCustomer(context, id)
  context.store.write('delete from objects where id = ?', id)
  return { id, object: 'customer', deleted: true }
}
