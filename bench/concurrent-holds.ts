import { text } from 'node:stream/consumers'
import { type BookingRequest, createCaller } from './booking-calls.ts'

/** Guests in a separate process, who all send their request at once. */
const { url, crowd }: { url: string; crowd: BookingRequest[] } = JSON.parse(
  await text(process.stdin),
)
const ask = createCaller(url)
const answers = await Promise.all(
  crowd.map(async ({ token, quoteId }) => {
    const since = performance.now()
    const { status, body } = await ask({
      method: 'POST',
      path: '/bookings',
      token,
      body: { quoteId },
    })
    return { status, code: body.error?.code, wait: performance.now() - since }
  }),
)
process.stdout.write(JSON.stringify(answers))
process.exit(0)
