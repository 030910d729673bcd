import { useLanguage, useText } from '#platform/texts.tsx'
import { formatDays } from '#suites/days.ts'
import type { Stay } from '#suites/stay.ts'
import { Notice } from '#ui/notice.tsx'
import { Pill } from '#ui/pill.tsx'
import type { Unpriced } from './ask-quote.ts'
import styles from './quote-card.module.css'

type RefusalProps = { refused: Unpriced; onChange: (change: Partial<Stay>) => void }

/** Why this stay has no price, and the nearest ones that have. */
export function Refusal({ refused, onChange }: RefusalProps) {
  const { code, nearest, isJustTaken } = refused
  const t = useText()
  const language = useLanguage()
  return (
    <Notice
      tone='warn'
      title={t(isJustTaken ? 'quote.just_taken' : `problem.${code}`)}
      announced
      acts={
        nearest.length > 0 && (
          <div className={styles.ways}>
            {nearest.map((stay) => (
              <Pill key={stay.checkIn} onClick={() => onChange(stay)}>
                {formatDays(stay.checkIn, stay.checkOut, language)}
              </Pill>
            ))}
          </div>
        )
      }
    >
      {isJustTaken && <p>{t('quote.just_taken_says')}</p>}
      {nearest.length > 0 && <p>{t('quote.nearest')}</p>}
    </Notice>
  )
}
