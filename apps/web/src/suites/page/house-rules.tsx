import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useHouseRules } from '#suites/use-sentences.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './house-rules.module.css'

export function HouseRules({ suite }: { suite: Suite }) {
  const t = useText()
  return (
    <section className={`far ${styles.house}`}>
      <div>
        <Heading level={2}>{t('suite.rules')}</Heading>
        <ul className={styles.rules}>
          {useHouseRules(suite).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <Owner suite={suite} />
    </section>
  )
}

function Owner({ suite: { slug, owner, licenses } }: { suite: Suite }) {
  const t = useText()
  const language = useLanguage()
  const { firstName, photo, since, languages, repliesWithin } = owner
  const spoken = languages.map((each) => t(`owner_profile.language.${each}`)).join(', ')
  const numbers = licenses.map(({ kind, number }) => `${t(`license.${kind}`)} ${number}`)
  return (
    <div className={styles.owner}>
      <Avatar name={firstName} src={photo ?? undefined} big />
      <div>
        <Heading level={2}>{t('suite.owner', { name: firstName })}</Heading>
        <p className='soft'>
          {t('suite.owner_since', { year: formatDay(since, language, 'year') })}{' '}
          {repliesWithin && t(`suite.replies.${repliesWithin}`)}
        </p>
        {spoken && <p className='soft'>{t('suite.owner_languages', { languages: spoken })}</p>}
        <LinkButton to={`/chat?suite=${slug}`} kind='quiet' className={styles.message}>
          <Icon name='message' small />
          {t('suite.message', { name: firstName })}
        </LinkButton>
        <p className='tiny soft'>{numbers.join(' · ')}</p>
      </div>
    </div>
  )
}
