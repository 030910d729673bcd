import type { ProblemCode } from '#problems.ts'
import type { browserTexts, serverTexts } from './generated/registry.ts'

/** A text that pages may show; the servers know it too. */
export type TextKey = keyof typeof browserTexts | `problem.${ProblemCode}`

export type MailKey = keyof typeof serverTexts
