import { z } from 'zod'
import { User } from '#identity/endpoints.ts'
import { endpoints } from '#platform/endpoint.ts'

const token = z.string().min(1).max(200)
const linkProblems = ['setup.link_invalid', 'request.too_many'] as const

export const setupLinkEndpoints = endpoints({
  'POST /setup/link': {
    summary: 'Check the one-time link that a new installation prints at its first start',
    body: z.strictObject({ token }),
    result: z.object({ isOpen: z.literal(true) }),
    problems: linkProblems,
  },
  'POST /setup/administrator': {
    summary: 'Create the first administrator with the setup link, which then no longer works',
    body: z.strictObject({
      token,
      fullName: z.string().max(120),
      email: z.string().max(254),
      password: z.string().max(200),
    }),
    result: User,
    problems: [...linkProblems, 'identity.registration_refused', 'setup.email_taken'],
  },
})
