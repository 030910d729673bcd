import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhookWorld, type WebhookWorld } from '../../../test/integrations/webhook-world.ts'

let world: WebhookWorld

beforeAll(async () => {
  world = await openWebhookWorld()
})
afterAll(() => world.close())

test('one receiver that is silent costs its ten seconds, and the others nothing', async () => {
  const cast = await world.newCast()
  const { id } = (await cast.add()).body.result.endpoint
  const other = (await cast.add({ url: 'http://webhooks.marea.test/other' })).body.result
  world.receiver.answerNext({ status: 200, isSilent: true })
  await cast.ines.call('POST', `/webhook-endpoints/${id}/test`)
  const startedAt = performance.now()
  const silent = world.deliver()
  await cast.ines.call('POST', `/webhook-endpoints/${other.endpoint.id}/test`)
  // The first is claimed meanwhile, so another process takes only the second.
  await expect.poll(() => world.receiver.received.length).toBe(1)
  await world.deliver()
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(await cast.log(other.endpoint.id)).toMatchObject([{ status: 'delivered' }])
  await silent
  expect(performance.now() - startedAt).toBeGreaterThan(9000)
  const [{ id: delivery }] = await cast.log(id)
  const details = await cast.ines.call('GET', `/webhook-deliveries/${delivery}`)
  expect(details.body.result.log).toMatchObject([{ failure: 'timed_out' }])
})
