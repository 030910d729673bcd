import type { ArticleContent } from '@marea/contract/articles/content.ts'
import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { signedIn } from '../people.ts'
import type { TestApp } from '../test-app.ts'

const none = { title: '', summary: '', body: '', coverAlt: '' }

type Texts = Partial<Record<Language, Partial<ArticleContent['texts']['en']>>>

export function contentOf(texts: Texts, rest: Partial<ArticleContent> = {}): ArticleContent {
  const { en = {}, es = {} } = texts
  return {
    author: 'Inés Prado',
    coverKey: null,
    texts: { en: { ...none, ...en }, es: { ...none, ...es } },
    ...rest,
  }
}

export const english = { title: 'A quiet week', summary: 'In November.', body: 'It is *warm*.' }
export const spanish = { title: 'Una semana', summary: 'En noviembre.', body: 'Hace *calor*.' }

/** An administrator who writes. */
export async function editor(marea: TestApp, name: string) {
  const { call } = await signedIn(marea, name, { profile: 'ADMIN' })

  async function result(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<ArticleDraft> {
    const answer = await call(method, `/admin/articles${path}`, body ? { body } : {})
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.result
  }

  return {
    call,
    create: (groupId: string | null = null) => result('POST', '', { groupId }),
    show: (id: string) => result('GET', `/${id}`),
    save: ({ id, revision }: ArticleDraft, content: ArticleContent) =>
      result('PUT', `/${id}/draft`, { revision, content }),
    publish: ({ id, revision }: ArticleDraft, at: string | null = null) =>
      result('POST', `/${id}/publication`, { revision, at }),
    unpublish: ({ id }: ArticleDraft) => result('DELETE', `/${id}/publication`),
    restore: ({ id, revision }: ArticleDraft, versionId: number) =>
      result('POST', `/${id}/restoration`, { revision, versionId }),
    slug: ({ id }: ArticleDraft, slug: string) => result('PUT', `/${id}/slug`, { slug }),
    acts: async (id: string) =>
      (
        await marea.db
          .selectFrom('adminActs')
          .select(['act', 'details'])
          .where('subject', '=', `article:${id}`)
          .orderBy('id')
          .execute()
      ).map(({ act, details }) => ({ act, details })),
  }
}
