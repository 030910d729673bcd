import type { ReactNode } from 'react'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
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
    <Section
      title={title}
      actions={
        <LinkButton icon='plus' small kind='quiet' to={`?open=${id}`} isOverlay>
          {addLabel}
        </LinkButton>
      }
    >
      <Table
        caption={title}
        hideCaption
        className={styles.rows}
        rowId={({ code }) => code}
        rows={rows}
        columns={[
          {
            id: 'name',
            title: t('tax_rules.name'),
            isName: true,
            cell: ({ code, name }) => <TwoLines second={code}>{name[language]}</TwoLines>,
          },
          { id: 'facts', title: t('tax_rules.facts'), cell: facts },
          {
            id: 'action',
            title: t('tax_rules.action'),
            hidesTitle: true,
            cell: ({ code, name }) => (
              <LinkButton small kind='quiet' to={`?open=${id}-${code}`} isOverlay>
                {t('tax_rules.edit')}
                <span className='hidden-label'> {name[language]}</span>
              </LinkButton>
            ),
          },
        ]}
      />
    </Section>
  )
}
