import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { ownTokens } from './tokens/tokens.ts'
import { ownEndpoints } from './webhooks/endpoints.ts'

/** The tokens and endpoints that a person created, without their secret parts. */
export const integrationsData: DataExportPart = async (ctx) => ({
  apiTokens: await ownTokens(ctx),
  webhooks: await ownEndpoints(ctx),
})
