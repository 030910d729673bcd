import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** `340 KB` below a megabyte and `2.4 MB` above, never `0.0 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 0.95 * megabyte
  const amount = isLarge ? bytes / megabyte : Math.max(1, Math.round(bytes / kilobyte))
  const digits = isLarge ? 1 : 0
  const figure = new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return `${figure} ${isLarge ? 'MB' : 'KB'}`
}
