import { z } from 'zod'

/** As JSON-RPC 2.0 numbers them. */
export const rpcCodes = {
  unparsable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

const Id = z.union([z.string().max(200), z.number()])

/** A request has an id and is answered; a notification or an answer of the client is not. */
export const RpcMessage = z.object({
  jsonrpc: z.literal('2.0'),
  id: Id.optional(),
  method: z.string().max(200).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})
export type RpcMessage = z.infer<typeof RpcMessage>
export type RpcId = z.infer<typeof Id>

export type RpcAnswer = { result: object } | { error: { code: number; message: string } }

export function rpcError(code: keyof typeof rpcCodes, message: string): RpcAnswer {
  return { error: { code: rpcCodes[code], message } }
}

export function rpcBody(id: RpcId | null, answer: RpcAnswer) {
  return { jsonrpc: '2.0', id, ...answer }
}
