import { slugOf } from '@marea/contract/articles/slug.ts'
import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { lockGroup } from '#articles/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  deleteGroup,
  insertGroup,
  listGroups,
  lockGroups,
  lockQuestions,
  updateTitles,
} from './group-store.ts'
import { type GroupTitles, shownTitle, titlesOf } from './group-titles.ts'
import { listFaqs } from './list-faqs.ts'

export function addGroup(ctx: Ctx, titles: GroupTitles) {
  return inTransaction(ctx, async (ctx) => {
    await lockGroups(ctx.db)
    const { title } = shownTitle(titles, defaultLanguage)
    const id = await insertGroup(ctx.db, { anchor: await freeAnchor(ctx, title), titles })
    await recordAdminAct(ctx, {
      act: 'articles.group_added',
      subject: `faq_group:${id}`,
      details: { before: null, after: JSON.stringify(titles) },
    })
    return listFaqs(ctx)
  })
}

type Renaming = { revision: number; titles: GroupTitles }

export function renameGroup(ctx: Ctx, id: string, { revision, titles }: Renaming) {
  return changeGroup(ctx, id, async (ctx, group) => {
    if (group.revision !== revision) {
      throw new Problem('articles.changed_elsewhere', { revision: group.revision })
    }
    await updateTitles(ctx.db, id, titles)
    await recordAdminAct(ctx, {
      act: 'articles.group_changed',
      subject: `faq_group:${id}`,
      details: { before: JSON.stringify(titlesOf(group.titles)), after: JSON.stringify(titles) },
    })
  })
}

export function removeGroup(ctx: Ctx, id: string) {
  return changeGroup(ctx, id, async (ctx, group) => {
    if ((await lockQuestions(ctx.db, id)).length > 0) throw new Problem('articles.group_in_use')
    await deleteGroup(ctx.db, id)
    await recordAdminAct(ctx, {
      act: 'articles.group_deleted',
      subject: `faq_group:${id}`,
      details: { before: JSON.stringify(titlesOf(group.titles)), after: null },
    })
  })
}

type Group = NonNullable<Awaited<ReturnType<typeof lockGroup>>>

function changeGroup(
  ctx: Ctx,
  id: string,
  change: (ctx: TransactionCtx, group: Group) => Promise<void>,
) {
  return inTransaction(ctx, async (ctx) => {
    const group = await lockGroup(ctx.db, id)
    if (!group) throw new Problem('resource.not_found')
    await change(ctx, group)
    await recordEvent(ctx, { kind: 'articles.changed', subject: `article:${id}` })
    return listFaqs(ctx)
  })
}

async function freeAnchor({ db }: TransactionCtx, title: string): Promise<string> {
  const taken = new Set((await listGroups(db)).map(({ anchor }) => anchor))
  const wished = slugOf(title) || 'group'
  for (let number = 1; ; number += 1) {
    const anchor = number === 1 ? wished : `${wished}-${number}`
    if (!taken.has(anchor)) return anchor
  }
}
