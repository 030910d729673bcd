import { seasonNameIn } from '@marea/contract/pricing/texts/common-seasons.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { type CopiedRules, replacedSeasons } from './copy-rules.ts'
import type { PriceEditor } from './use-price-editor.ts'

type CopyNoticeProps = { copied: CopiedRules; editor: PriceEditor }

export function CopyNotice({ copied, editor }: CopyNoticeProps) {
  const t = useText()
  const language = useLanguage()
  const { saved, parts, errorFor } = editor
  const home = saved.home.name
  if (parts.length === 0) return null
  const seasons = replacedSeasons(saved.rules, copied.rules).map((name) =>
    seasonNameIn(language, name),
  )
  const names = copied.parts.map((part) => t(`prices.part.${part}`)).join(', ')
  return (
    <Stack gap={3}>
      <Notice
        tone={errorFor.count > 0 ? 'warn' : 'info'}
        icon='copy'
        title={t('prices.copied', { from: copied.from, home })}
        isAnnounced
      >
        {names}.
      </Notice>
      <ul className='soft small'>
        {errorFor.count > 0 && (
          <li>{t('prices.copied_errors', { count: errorFor.count, home })}</li>
        )}
        {seasons.length > 0 && (
          <li>{t('prices.copied_seasons', { home, seasons: seasons.join(', ') })}</li>
        )}
        <li>{t('prices.copied_by_hand')}</li>
      </ul>
    </Stack>
  )
}
