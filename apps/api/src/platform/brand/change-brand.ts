import type { Brand, BrandSetting, NewBrand } from '@marea/contract/platform/brand.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { initialStep, stepsAtOnce } from '#platform/settings/steps.ts'
import { brandOf, initialBrand, pictureFile } from './brand.ts'
import { insertBrandChange, listBrandChanges, lockBrand } from './brand-store.ts'

export async function showBrand(ctx: Ctx): Promise<BrandSetting> {
  const initial = initialBrand(ctx.config)
  const changes = (await listBrandChanges(ctx.db)).map(
    ({ value, changedBy, changedAt, reason }) => ({
      value: brandOf(value, initial),
      from: null,
      reason,
      setBy: changedBy,
      setAt: changedAt,
    }),
  )
  return { id: 'brand', steps: stepsAtOnce([initialStep(initial), ...changes]) }
}

/** Every process shows it as soon as it hears of the event. */
export async function changeBrand(
  ctx: Ctx,
  { value, changes, reason }: NewBrand,
): Promise<BrandSetting> {
  const { userId: changedBy } = administratorOf(ctx)
  await requirePictures(ctx, value)
  return inTransaction(ctx, async (ctx) => {
    await lockBrand(ctx.db)
    const { steps } = await showBrand(ctx)
    const [current] = steps
    if (steps.length - 1 !== changes) throw new Problem('brand.changed')
    const changed = changedParts(current?.value ?? {}, value)
    if (changed.length === 0) throw new Problem('settings.unchanged')
    await insertBrandChange(ctx.db, { value, reason, changedBy, changedAt: ctx.now })
    const details = { ...Object.fromEntries(changed), reason }
    await recordAdminAct(ctx, { act: 'brand.changed', subject: 'brand:all', details })
    await recordEvent(ctx, { kind: 'platform.brand_changed', subject: 'brand:all' })
    ctx.log.info({ parts: changed.map(([part]) => part) }, 'brand changed')
    return showBrand(ctx)
  })
}

async function requirePictures({ ports }: Ctx, { pictures }: Brand): Promise<void> {
  for (const picture of Object.values(pictures)) {
    const file = picture && (await ports.files.open(pictureFile(picture)))
    if (picture && !file) throw new Problem('brand.picture_missing')
  }
}

/** As the audit log shows them. */
function changedParts(before: object, after: object): [string, string][] {
  return Object.entries(after).flatMap(([part, value]): [string, string][] => {
    const was = JSON.stringify(Reflect.get(before, part))
    const is = JSON.stringify(value)
    return was === is ? [] : [[part, typeof value === 'string' ? value : is]]
  })
}
