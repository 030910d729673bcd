import { DatesTaken } from '@marea/contract/calendar/endpoints.ts'
import { isLanguage, type Language } from '@marea/contract/platform/language.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { z } from 'zod'
import { namesOf } from '#platform/brand/brand.ts'
import { emailText } from '#platform/mail/layout.ts'
import { Problem } from '#platform/problem.ts'
import { type RpcAnswer, rpcError } from './json-rpc.ts'
import { mcpCounters } from './metrics.ts'
import type { Tool, ToolCall } from './tool.ts'
import { tools } from './tools.ts'

const CallParams = z.object({
  name: z.string().max(200),
  arguments: z.record(z.string(), z.unknown()).default({}),
})

/** What a tool refuses is its result, so that the assistant can read why and try again. */
export async function callTool(
  given: Omit<ToolCall, 'language' | 'text'>,
  params: Record<string, unknown>,
  accepted: Language,
): Promise<RpcAnswer> {
  const asked = CallParams.safeParse(params)
  if (!asked.success) return rpcError('invalidParams', 'Name a tool and its arguments.')
  const { name, arguments: input } = asked.data
  const tool: Tool | undefined = tools.find((each) => each.name === name)
  if (!tool) return rpcError('invalidParams', `There is no tool ${name}.`)
  const language = isLanguage(input.language) ? input.language : accepted
  const call = { ...given, language, text: emailText(language, namesOf(given.ctx.brand)) }
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) return refused([z.prettifyError(parsed.error)])
  try {
    const { structured, lines } = await tool.run(call, parsed.data)
    mcpCounters.add('answered')
    return { result: { content: contentOf(lines), structuredContent: structured } }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return refused(wordsOf(call, error))
    throw error
  }
}

function refused(lines: string[]): RpcAnswer {
  mcpCounters.add('refused')
  return { result: { isError: true, content: contentOf(lines) } }
}

function contentOf(lines: string[]) {
  return [{ type: 'text', text: lines.join('\n') }]
}

/** Adds the nearest available dates if the requested ones are taken. */
function wordsOf({ text, language }: ToolCall, { code, details }: Problem): string[] {
  const said = `${text(`problem.${code}`)} (${code})`
  const taken = code === 'calendar.dates_taken' ? DatesTaken.safeParse(details).data : undefined
  if (!taken?.nearest.length) return [said]
  const dates = taken.nearest
    .map(({ checkIn, checkOut }) => formatDayRange(checkIn, checkOut, language))
    .join('; ')
  return [said, text('mcp.nearest', { dates })]
}
