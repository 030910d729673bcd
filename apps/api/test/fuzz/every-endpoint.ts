import { randomUUID } from 'node:crypto'
import { endpoints } from '@marea/contract/endpoints.ts'
import type { Endpoint } from '@marea/contract/platform/endpoint.ts'
import { accessRows } from '../access/access-rows.ts'
import { textFields } from '../schema-fields.ts'
import type { Someone } from '../user-data.ts'

/** Every endpoint, with a request that it could answer. */
export const all = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => {
  const [method = 'GET', pattern = ''] = key.split(' ')
  const row = accessRows[key as keyof typeof accessRows]
  const params = { ...row.params, ...(row.of ? { [row.of.param]: row.of.missing } : {}) }
  return { key, method: method as 'GET', pattern, endpoint, row, params }
})

export type One = (typeof all)[number]

export function pathOf({ pattern, params }: One, changed: Record<string, string> = {}): string {
  const values: Record<string, string> = { ...params, ...changed }
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? 'x'))
}

export function queryOf({ row }: One, changed: Record<string, string> = {}): string {
  const query = new URLSearchParams(row.query)
  for (const [name, value] of Object.entries(changed)) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}

export function ask(by: Someone, { method }: One, url: string, body?: unknown) {
  const headers = { 'idempotency-key': randomUUID() }
  return by.call(method, url, { headers, ...(body ? { body: body as object } : {}) })
}

export const textsOf = (schema: Endpoint['query']) => (schema ? textFields(schema).map(String) : [])
export const bodyFields = ({ endpoint }: One) => (endpoint.body ? textFields(endpoint.body) : [])
export const takesJson = all.filter(({ endpoint }) => endpoint.body && !endpoint.upload)
