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
} satisfies Record<string, AccessRow>
