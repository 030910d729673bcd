import type { EditedText, Translation } from '@marea/contract/locale/text-editor.ts'
import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { statusOf, toneOf } from './text-status.ts'
import styles from './texts.module.css'
import { type TextsWish, textsAddress } from './texts-address.ts'

type TextListProps = { items: EditedText[]; page: number; pages: number; wish: TextsWish }

export function TextList({ items, page, pages, wish }: TextListProps) {
  const t = useText()
  return (
    <>
      <Table
        caption={t('text_editor.title')}
        hideCaption
        rows={items}
        empty={
          <EmptyState title={t('text_editor.none')}>{t('text_editor.none_description')}</EmptyState>
        }
        rowId={({ key }) => key}
        columns={[
          {
            id: 'key',
            title: t('text_editor.key'),
            isName: true,
            cell: ({ key }) => (
              <Link
                to={textsAddress({ ...wish, key })}
                aria-current={key === wish.key ? 'true' : undefined}
                preventScrollReset
              >
                <code className={styles.key}>{key}</code>
              </Link>
            ),
          },
          ...languages.map((language) => ({
            id: language,
            title: languageTable[language].name,
            cell: ({ translations }: EditedText) => <Shown {...translations[language]} />,
          })),
          { id: 'status', title: t('text_editor.status'), cell: (text) => <Status text={text} /> },
        ]}
      />
      <Pagination
        page={page}
        count={pages}
        href={(page) => textsAddress({ ...wish, page, key: undefined })}
      />
    </>
  )
}

function Shown({ text, draft }: Translation) {
  const t = useText()
  const shown = draft?.text ?? text
  return shown === null ? (
    <span className='bad'>{t('text_editor.not_translated')}</span>
  ) : (
    <span className='typed'>{shown}</span>
  )
}

function Status({ text }: { text: EditedText }) {
  const t = useText()
  const status = statusOf(text)
  return <State tone={toneOf[status]}>{t(`text_editor.status.${status}`)}</State>
}
