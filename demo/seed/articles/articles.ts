import type { ArticleContent } from '@marea/contract/articles/content.ts'
import { createArticle } from '../../../apps/api/src/articles/edit/create-article.ts'
import { saveDraft } from '../../../apps/api/src/articles/edit/save-draft.ts'
import { publishArticle } from '../../../apps/api/src/articles/publish/publish.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { companyDay } from '../../company-clock.ts'
import { actAs } from '../../history/act-as.ts'
import { addCover } from './cover.ts'
import { deco } from './posts/deco.ts'
import { firstVisit } from './posts/first-visit.ts'
import { keyBiscayne } from './posts/key-biscayne.ts'
import { kingTides } from './posts/king-tides.ts'
import { murals } from './posts/murals.ts'
import { names } from './posts/names.ts'
import type { DemoPost } from './posts/post.ts'
import { seasons } from './posts/seasons.ts'
import { threeGenerations } from './posts/three-generations.ts'
import { totalPrice } from './posts/total-price.ts'
import { withoutACar } from './posts/without-a-car.ts'
import { draftPost, draftQuestion, scheduledPost, scheduledQuestion } from './texts.ts'

const colleague = 'nadia@marea.test'
const day = 24

/** Oldest first, as they were published. */
const posts = [
  firstVisit,
  withoutACar,
  murals,
  threeGenerations,
  deco,
  seasons,
  names,
  kingTides,
  totalPrice,
  keyBiscayne,
]

type Written = {
  texts: ArticleContent['texts']
  groupId?: string
  coverKey?: string
  author?: string
}

/** Published posts with covers, and for posts and questions a scheduled one and a draft. */
export async function seedArticles(ctx: TransactionCtx): Promise<void> {
  const nadia = await actAs(ctx, colleague)
  for (const post of posts) await publishPost(nadia, post)
  await publish(nadia, await write(nadia, { texts: scheduledPost }), inDays(nadia, 9))
  await write(nadia, { texts: draftPost })
  const groupId = await groupNamed(ctx, 'your-stay')
  await publish(nadia, await write(nadia, { texts: scheduledQuestion, groupId }), inDays(nadia, 4))
  await write(nadia, { texts: draftQuestion, groupId })
}

async function publishPost(nadia: TransactionCtx, post: DemoPost) {
  const { author, cover: coverKey, daysAgo } = post
  const ctx = { ...nadia, now: nadia.now.subtract({ hours: daysAgo * day }) }
  const texts = { en: textsOf(post.en), es: textsOf(post.es) }
  await publish(ctx, await write(ctx, { author, coverKey, texts }), null)
}

function textsOf({ body, ...rest }: DemoPost['en']) {
  return { ...rest, body: body.join('\n\n') }
}

async function write(ctx: TransactionCtx, { texts, groupId, coverKey, author }: Written) {
  const { id, revision, content } = await createArticle(ctx, groupId ?? null)
  if (coverKey) await addCover(ctx, id, coverKey)
  return saveDraft(ctx, id, {
    revision,
    content: { ...content, texts, coverKey: coverKey ?? null, author: author ?? content.author },
    isNewVersion: false,
  })
}

type Draft = Awaited<ReturnType<typeof write>>

function publish(ctx: TransactionCtx, { id, revision }: Draft, at: string | null) {
  return publishArticle(ctx, id, { revision, at })
}

function inDays({ now }: TransactionCtx, days: number): string {
  return `${companyDay(now.add({ hours: days * day + 12 }))}T09:00`
}

async function groupNamed({ db }: TransactionCtx, anchor: string): Promise<string> {
  const group = await db
    .selectFrom('faqGroups')
    .select('id')
    .where('anchor', '=', anchor)
    .executeTakeFirstOrThrow()
  return group.id
}
