import type { OutboxEntry } from '@marea/contract/dev/endpoints.ts'
import { languages } from '@marea/contract/platform/language.ts'
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { pageContext } from '#platform/api/page-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import styles from './outbox-page.module.css'

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
    <Page
      title={t('outbox.title')}
      lead={t('outbox.description')}
      actions={
        <Button kind='quiet' small busy={state === 'loading'} onClick={revalidate}>
          {t('outbox.refresh')}
        </Button>
      }
    >
      {open ? (
        <Columns shares={[1, 3]}>
          <Mails mails={mails} open={open} />
          <Versions mail={open} />
        </Columns>
      ) : (
        <EmptyState title={t('outbox.empty')}>{t('outbox.empty_description')}</EmptyState>
      )}
    </Page>
  )
}

function Mails({ mails, open }: { mails: OutboxEntry[]; open: OutboxEntry }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <RowList>
      {mails.map((mail) => (
        <LinkRow
          key={mail.id}
          to={`?mail=${mail.id}`}
          preventScrollReset
          aria-current={mail.id === open.id || undefined}
          className={styles.mail}
        >
          <b lang={mail.language}>{mail.subject}</b>
          <span className='soft small'>{t('outbox.to', { address: mail.to })}</span>
          <time className='soft small' dateTime={mail.sentAt}>
            {`${time.companyDay(mail.sentAt, 'medium')}, ${time.companyTime(mail.sentAt)}`}
          </time>
        </LinkRow>
      ))}
    </RowList>
  )
}

function Versions({ mail }: { mail: OutboxEntry }) {
  return (
    <Columns className={styles.versions}>
      {languages.map((language) => (
        <iframe
          key={language}
          lang={language}
          title={`${mail.subject} (${language})`}
          src={`/api/dev/outbox/${mail.id}/html?language=${language}`}
        />
      ))}
    </Columns>
  )
}
