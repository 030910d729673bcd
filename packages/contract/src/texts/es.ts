import type { TextKey } from './en.ts'
import { identityTexts } from './es/identity.ts'
import { mailTexts } from './es/mail.ts'
import { ownersTexts } from './es/owners.ts'
import { pageTexts } from './es/pages.ts'
import { pricingTexts } from './es/pricing.ts'
import { problemTexts } from './es/problems.ts'
import { shellTexts } from './es/shell.ts'
import { uiTexts } from './es/ui.ts'

export const es: Record<TextKey, string> = {
  ...identityTexts,
  ...mailTexts,
  ...ownersTexts,
  ...pageTexts,
  ...pricingTexts,
  ...problemTexts,
  ...shellTexts,
  ...uiTexts,
}
