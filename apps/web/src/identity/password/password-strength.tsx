import { passwordErrors } from '@marea/contract/identity/change-password-rules.ts'
import styles from '#identity/forms.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { passwordRules, type Strength, strengthOf } from './strength.ts'

const levels: readonly Strength[] = ['weak', 'good', 'strong']

export function PasswordStrength({ password }: { password: string }) {
  const t = useText()
  const strength = strengthOf(password)
  const errors = passwordErrors(password)
  const reached = password === '' ? -1 : levels.indexOf(strength)
  return (
    <div className={styles.strength}>
      <div className={styles.meter} aria-hidden='true'>
        {levels.map((level, at) => (
          <span key={level} data-on={at <= reached || undefined} />
        ))}
      </div>
      <p role='status' className='hidden-label'>
        {password && t('sign_in.strength', { word: t(`sign_in.strength.${strength}`) })}
      </p>
      <Inline as='ul' gap={3} className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = !errors.includes(rule)
          return (
            <li key={rule} data-kept={isMet || undefined}>
              <Icon name={isMet ? 'check' : 'minus'} small />
              {t(rule)}
            </li>
          )
        })}
      </Inline>
    </div>
  )
}
