import type { OutboxEntry } from '@marea/contract/dev/endpoints.ts'
import { languages } from '@marea/contract/platform/language.ts'
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { personal } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './outbox-page.module.css'

export const headers = personal

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(pageContext).call('GET /dev/outbox')
}

export default function OutboxPage() {
  const t = useText()
  const mails = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const open = mails.find(({ id }) => id === search.get('mail')) ?? mails[0]
  const { revalidate, state } = useRevalidator()
  return (
    <div className={`measure ${styles.outbox}`}>
      <PageHead title={t('outbox.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1}>{t('outbox.title')}</Heading>
        <Button kind='quiet' small busy={state === 'loading'} onClick={revalidate}>
          {t('outbox.refresh')}
        </Button>
      </header>
      <p className='soft'>{t('outbox.description')}</p>
      {open ? (
        <div className={styles.desk}>
          <Mails mails={mails} open={open} />
          <Versions mail={open} />
        </div>
      ) : (
        <EmptyState title={t('outbox.empty')}>{t('outbox.empty_description')}</EmptyState>
      )}
    </div>
  )
}

function Mails({ mails, open }: { mails: OutboxEntry[]; open: OutboxEntry }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <ul className={styles.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={`?mail=${mail.id}`}
            preventScrollReset
            aria-current={mail.id === open.id || undefined}
          >
            <b lang={mail.language}>{mail.subject}</b>
            <span className='soft small'>{t('outbox.to', { address: mail.to })}</span>
            <time className='soft small' dateTime={mail.sentAt}>
              {`${time.companyDay(mail.sentAt, 'medium')}, ${time.companyTime(mail.sentAt)}`}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Versions({ mail }: { mail: OutboxEntry }) {
  return (
    <div className={styles.versions}>
      {languages.map((language) => (
        <iframe
          key={language}
          lang={language}
          title={`${mail.subject} (${language})`}
          src={`/api/dev/outbox/${mail.id}/html?language=${language}`}
        />
      ))}
    </div>
  )
}
