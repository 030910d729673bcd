import { randomUUID } from 'node:crypto'
import { type AccessRow, signedInOnly, suite } from './access-row.ts'

const texts = { en: 'Bye {{guest}}', es: '' }

export const messageRows = {
  'GET /owner/automatic-messages': signedInOnly,
  'PUT /owner/automatic-messages/:slug/:occasion': {
    ...signedInOnly,
    params: { ...suite, occasion: 'checkout' },
    body: { version: 0, isOn: false, texts },
    namesNothing: true,
  },
  'GET /owner/quick-replies': signedInOnly,
  'PUT /owner/quick-replies/:id': {
    ...signedInOnly,
    params: { id: randomUUID() },
    body: { version: 1, title: 'Wi-Fi', texts },
    namesNothing: true,
  },
  'DELETE /owner/quick-replies/:id': {
    ...signedInOnly,
    params: { id: randomUUID() },
    namesNothing: true,
  },
  'PUT /owner/quick-reply-order': { ...signedInOnly, body: { ids: [] } },
} satisfies Record<string, AccessRow>
