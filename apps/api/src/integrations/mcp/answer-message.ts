import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { z } from 'zod'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { callTool } from './call-tool.ts'
import { type RpcAnswer, type RpcMessage, rpcError } from './json-rpc.ts'
import type { ToolCall } from './tool.ts'
import { tools } from './tools.ts'

/** The newest first; a client that asks for another one gets the newest. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

const instructions = (brand: string, places = '') =>
  `${brand} rents luxury homes in ${places} for short stays. Search homes, read about one and quote a stay. Prices are exact and include every tax and fee. To book, give the guest the checkout link of a quote: they sign in and pay on ${brand}.`

/** Answers one request of the Model Context Protocol; the server keeps no session. */
export async function answerMessage(
  call: Omit<ToolCall, 'language' | 'text'>,
  { method, params = {} }: RpcMessage,
  language: ToolCall['language'],
): Promise<RpcAnswer> {
  if (method === 'initialize') return { result: await initialize(call.ctx, params) }
  if (method === 'ping') return { result: {} }
  if (method === 'tools/list') return { result: { tools: listed } }
  if (method === 'tools/call') return callTool(call, params, language)
  return rpcError('unknownMethod', `There is no method ${method}.`)
}

async function initialize(ctx: Ctx, { protocolVersion }: Record<string, unknown>) {
  const version = protocolVersions.find((each) => each === protocolVersion) ?? protocolVersions[0]
  const names = (await readRowNames(ctx))[defaultLanguage]
  return {
    protocolVersion: version,
    capabilities: { tools: {} },
    serverInfo: { name: 'marea', title: ctx.brand.name, version: '1' },
    instructions: instructions(ctx.brand.name, names['value.places']),
  }
}

const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false }

const listed = tools.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input' }),
  outputSchema: z.toJSONSchema(output, { io: 'output' }),
  annotations: { title, ...annotations },
}))
