import type { EditedText, TextFilter, TextHistory } from '@marea/contract/locale/text-editor.ts'
import { textFilters } from '@marea/contract/locale/text-editor.ts'
import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { writtenText } from '@marea/contract/texts/tables.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { isBroken, isFound, isReady, joinTexts, passesFilter } from './edited-texts.ts'
import {
  deleteDraftRow,
  listDrafts,
  listPublished,
  listVersions,
  lockDrafts,
  publishText,
  saveDraftRow,
  touchText,
} from './text-store.ts'

const perPage = 40

type Wish = { filter: TextFilter; search: string; page: number }

export async function listTextsToEdit(ctx: Ctx, { filter, search, page }: Wish) {
  const texts = await allTexts(ctx)
  const found = texts.filter((text) => passesFilter(text, filter) && isFound(text, search))
  const toFix = texts.filter(({ translations }) =>
    languages.some((language) => isBroken(translations[language])),
  )
  return {
    counts: countTexts(texts),
    ready: texts.flatMap(readyDrafts).length,
    toFix: toFix.map(({ key }) => key),
    items: found.slice((page - 1) * perPage, page * perPage),
    page,
    pages: Math.max(1, Math.ceil(found.length / perPage)),
  }
}

function countTexts(texts: EditedText[]) {
  const counts = { all: 0, needs_work: 0, missing: 0, outdated: 0, drafts: 0 }
  for (const filter of textFilters) {
    counts[filter] = texts.filter((text) => passesFilter(text, filter)).length
  }
  return counts
}

async function allTexts({ db }: Ctx): Promise<EditedText[]> {
  return joinTexts(await listPublished(db), await listDrafts(db))
}

function readyDrafts({ key, translations }: EditedText) {
  return languages.flatMap((language) => {
    const { draft, text } = translations[language]
    return draft && isReady(draft) ? [{ key, language, text: draft.text, before: text }] : []
  })
}

export async function showText(ctx: Ctx, key: string): Promise<TextHistory> {
  const [text] = joinTexts(await listPublished(ctx.db, key), await listDrafts(ctx.db, key))
  if (!text) throw new Problem('resource.not_found')
  const versions = await listVersions(ctx.db, key)
  return {
    ...text,
    originals: perLanguage((language) => writtenText(language, key) ?? null),
    versions: versions.flatMap(({ language, publishedAt, ...version }) => {
      const known = languages.find((each) => each === language)
      return known ? [{ ...version, language: known, publishedAt: publishedAt.toString() }] : []
    }),
  }
}

type Edit = { key: string; language: Language }

export function saveDraft(ctx: Ctx, { key, language, text }: Edit & { text: string }) {
  return changeText(ctx, key, async (ctx, before) => {
    if (before.translations[language].text === text) {
      return deleteDraftRow(ctx.db, { key, language })
    }
    const by = personOf(ctx).userId
    await saveDraftRow(ctx.db, { key, language, text, by, at: ctx.now })
  })
}

export function discardDraft(ctx: Ctx, { key, language }: Edit) {
  return changeText(ctx, key, (ctx) => deleteDraftRow(ctx.db, { key, language }))
}

export function confirmTranslation(ctx: Ctx, { key, language }: Edit) {
  return changeText(ctx, key, async (ctx) => {
    await touchText(ctx.db, { key, language, at: ctx.now })
    await recordAdminAct(ctx, {
      act: 'locale.translation_reviewed',
      subject: `text:${key}`,
      details: { language },
    })
  })
}

function changeText(
  ctx: Ctx,
  key: string,
  change: (ctx: TransactionCtx, before: TextHistory) => Promise<void>,
): Promise<TextHistory> {
  return inTransaction(ctx, async (ctx) => {
    await change(ctx, await showText(ctx, key))
    return showText(ctx, key)
  })
}

/** Publishes all drafts at once; the event makes open pages load them. */
export function publishDrafts(ctx: Ctx): Promise<{ published: number; toFix: string[] }> {
  const { userId: by } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const { ready, toFix } = await draftsToPublish(ctx)
    if (ready.length === 0) return { published: 0, toFix }
    for (const { key, language, text, before } of ready) {
      const isEdited = text !== writtenText(language, key)
      await publishText(ctx.db, { key, language, text, isEdited, by, at: ctx.now })
      await deleteDraftRow(ctx.db, { key, language })
      await recordAdminAct(ctx, {
        act: 'locale.text_published',
        subject: `text:${key}`,
        details: { language, before, after: text },
      })
    }
    await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:web' })
    return { published: ready.length, toFix }
  })
}

async function draftsToPublish(ctx: Ctx) {
  const texts = (await allTexts(ctx)).filter((text) => passesFilter(text, 'drafts'))
  const ready = texts.flatMap(readyDrafts)
  const toFix = texts.filter(({ translations }) =>
    languages.some((language) => isBroken(translations[language])),
  )
  return { ready, toFix: toFix.map(({ key }) => key) }
}
