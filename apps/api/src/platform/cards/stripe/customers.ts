import { type Connection, callStripe } from './connection.ts'
import { ignoreRejection } from './errors.ts'

export async function createCustomer(connection: Connection, userId: string): Promise<string> {
  const { id } = await callStripe(connection, { operation: 'create customer' }, (stripe) =>
    stripe.customers.create({ metadata: { userId } }, { idempotencyKey: `customer:${userId}` }),
  )
  return id
}

export async function deleteCustomer(connection: Connection, customerId: string): Promise<void> {
  await callStripe(connection, { operation: 'delete customer' }, (stripe) =>
    stripe.customers.del(customerId),
  ).catch(ignoreRejection)
}
