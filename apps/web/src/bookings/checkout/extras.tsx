import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { ExtraCode } from '@marea/contract/suites/listing/extra-codes.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import styles from './extras.module.css'

const icons: Record<ExtraCode, IconName> = {
  valentines_day: 'heart',
  baby_crib: 'crib',
  honeymoon: 'ring',
  happy_birthday: 'cake',
  extra_cleaning: 'broom',
  special_request: 'star',
}

type ExtrasProps = {
  offered: Quote['extrasOffered']
  chosen: readonly ExtraCode[]
  onToggle: (code: ExtraCode) => void
}

export function Extras({ offered, chosen, onToggle }: ExtrasProps) {
  const t = useText()
  const language = useLanguage()
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.extras}>
      <legend className='small'>
        <b>{t('checkout.extras')}</b>
      </legend>
      {offered.map(({ code, amount: { amount } }) => (
        <Checkbox
          key={code}
          checked={chosen.includes(code)}
          onChange={() => onToggle(code)}
          note={[
            t(`checkout.extra.${code}`),
            amount === 0 ? t('checkout.free') : formatMoney(amount, language, { cents: 'whole' }),
          ].join(' · ')}
        >
          <Icon name={icons[code]} small /> {t(`price.extra_${code}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
