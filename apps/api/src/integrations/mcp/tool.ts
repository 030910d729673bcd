import type { Language } from '@marea/contract/platform/language.ts'
import type { z } from 'zod'
import type { GuestFacts } from '#calendar/quote/quote.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { EmailText } from '#platform/mail/layout.ts'
import type { SearchParts } from '#search/search.ts'

export type ToolParts = { search: SearchParts; guestFacts: GuestFacts }

export type ToolCall = {
  ctx: Ctx
  parts: ToolParts
  /** The caller's network. */
  address: string
  language: Language
  text: EmailText
}

type ToolAnswer<Output> = { structured: Output; lines: string[] }

export type Tool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  run(call: ToolCall, input: z.output<Input>): Promise<ToolAnswer<z.input<Output>>>
}

/** Keeps the schemas of a tool together with the types of its function. */
export function defineTool<Input extends z.ZodType, Output extends z.ZodType>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool
}
