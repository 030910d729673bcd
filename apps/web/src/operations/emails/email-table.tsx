import type { LoggedEmail } from '@marea/contract/operations/emails.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { emailTones } from './email-tones.ts'
import { Recipient } from './recipient.tsx'
import { useEmailKind } from './use-email-kind.ts'

type EmailTableProps = { items: LoggedEmail[]; href: (id: string) => string }

export function EmailTable({ items, href }: EmailTableProps) {
  const t = useText()
  const time = useTimeFormat()
  const nameOf = useEmailKind()
  return (
    <Table
      caption={t('emails.title')}
      hideCaption
      rows={items}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'email',
          title: t('emails.email'),
          isName: true,
          cell: ({ id, kind, subject }) => (
            <TwoLines second={subject}>
              <TextLink to={href(id)} preventScrollReset>
                {nameOf(kind)}
              </TextLink>
            </TwoLines>
          ),
        },
        { id: 'to', title: t('emails.to'), cell: (email) => <Recipient email={email} /> },
        {
          id: 'queued',
          title: t('emails.queued'),
          cell: ({ createdAt }) => (
            <time dateTime={createdAt}>{time.localDateTime(createdAt)}</time>
          ),
        },
        {
          id: 'status',
          title: t('emails.status'),
          cell: ({ state }) => <State tone={emailTones[state]}>{t(`emails.state.${state}`)}</State>,
        },
      ]}
    />
  )
}
