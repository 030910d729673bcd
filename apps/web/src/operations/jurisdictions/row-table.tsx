import type { ReactNode } from 'react'
import admin from '#operations/frame/admin-page.module.css'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { classes } from '#ui/style/classes.ts'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './jurisdictions.module.css'
import type { NamedRow } from './read-rows.ts'

type RowTableProps<Row> = {
  /** What the address of its forms begins with. */
  id: string
  title: string
  addLabel: string
  rows: readonly Row[]
  facts: (row: Row) => ReactNode
}

/** Rows of one kind, each with a link to its form. */
export function RowTable<Row extends NamedRow>(props: RowTableProps<Row>) {
  const { id, title, addLabel, rows, facts } = props
  const t = useText()
  const language = useLanguage()
  return (
    <section className={classes(admin.section, styles.rows)}>
      <Heading level={2} size='name'>
        {title}
      </Heading>
      <Table
        caption={title}
        hideCaption
        rowId={({ code }) => code}
        rows={rows}
        columns={[
          {
            id: 'name',
            title: t('tax_rules.name'),
            isName: true,
            cell: ({ code, name }) => (
              <div className={admin.cell}>
                {name[language]}
                <small>{code}</small>
              </div>
            ),
          },
          { id: 'facts', title: t('tax_rules.facts'), cell: facts },
          {
            id: 'action',
            title: t('tax_rules.action'),
            hidesTitle: true,
            cell: ({ code, name }) => (
              <LinkButton
                small
                kind='quiet'
                to={`?open=${id}-${code}`}
                state={opensOverlay}
                preventScrollReset
              >
                {t('tax_rules.edit')}
                <span className='hidden-label'> {name[language]}</span>
              </LinkButton>
            ),
          },
        ]}
      />
      <p>
        <LinkButton kind='quiet' to={`?open=${id}`} state={opensOverlay} preventScrollReset>
          <Icon name='plus' small />
          {addLabel}
        </LinkButton>
      </p>
    </section>
  )
}
