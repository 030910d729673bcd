import type { EditedArticle } from '@marea/contract/articles/editor.ts'
import { ArticleState, MissingLanguages } from '#operations/article-editor/article-state.tsx'
import { shownTitle } from '#operations/article-editor/shown-title.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Table } from '#ui/table/table.tsx'

export function PostTable({ posts }: { posts: EditedArticle[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const atCompany = (at: string) => `${time.companyDay(at, 'medium')}, ${time.companyTime(at)}`
  return (
    <Table
      caption={t('admin_blog.title')}
      hideCaption
      rows={posts}
      empty={
        <EmptyState title={t('admin_blog.none')}>{t('admin_blog.none_description')}</EmptyState>
      }
      rowId={({ id }) => id}
      columns={[
        {
          id: 'title',
          title: t('admin_blog.column.title'),
          isName: true,
          cell: (post) => (
            <TwoLines second={`/blog/${post.slug}`}>
              <TextLink to={`/admin/blog/${post.id}`}>
                {shownTitle(post, language) || t('admin_blog.untitled')}
              </TextLink>
            </TwoLines>
          ),
        },
        {
          id: 'state',
          title: t('admin_blog.column.state'),
          cell: (post) => (
            <Inline gap={4}>
              <ArticleState article={post} />
              <MissingLanguages article={post} />
            </Inline>
          ),
        },
        {
          id: 'when',
          title: t('admin_blog.column.when'),
          cell: ({ publishedAt, scheduledAt, state }) => {
            const at = state === 'scheduled' ? scheduledAt : publishedAt
            return at ? atCompany(at) : '–'
          },
        },
        {
          id: 'saved',
          title: t('admin_blog.column.saved'),
          cell: ({ savedBy, savedAt }) =>
            t('admin_blog.saved_by', {
              name: savedBy ?? t('article_history.marea'),
              time: atCompany(savedAt),
            }),
        },
      ]}
    />
  )
}
