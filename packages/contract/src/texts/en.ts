import { identityTexts } from './en/identity.ts'
import { mailTexts } from './en/mail.ts'
import { ownersTexts } from './en/owners.ts'
import { pageTexts } from './en/pages.ts'
import { pricingTexts } from './en/pricing.ts'
import { problemTexts } from './en/problems.ts'
import { shellTexts } from './en/shell.ts'
import { uiTexts } from './en/ui.ts'

export const en = {
  ...identityTexts,
  ...mailTexts,
  ...ownersTexts,
  ...pageTexts,
  ...pricingTexts,
  ...problemTexts,
  ...shellTexts,
  ...uiTexts,
}

export type TextKey = keyof typeof en
