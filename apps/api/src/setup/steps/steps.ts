import {
  type SetupSetting,
  type SetupStep,
  type SetupStepName,
  setupStepNames,
  setupSteps,
} from '@marea/contract/setup/steps.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { keyedHash } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { hasHomeForGuests } from '#suites/find-homes.ts'
import { listStored, type StoredStep, saveStep } from './step-store.ts'

export type Settings = { readonly [name in SetupSetting]?: string | undefined }

/** What is done is read from what runs and what is stored, so that it cannot be stale. */
export async function showSetup(ctx: Ctx): Promise<SetupStep[]> {
  if (ctx.config.demo) return []
  const [stored, hasHome] = await Promise.all([listStored(ctx.db), hasHomeForGuests(ctx)])
  return setupStepNames.map((step) => {
    const row = stored.find((each) => each.step === step)
    const isDone = setupSteps[step].by === 'home' ? hasHome : isConfirmed(ctx, step, row)
    const left = row?.state === 'skipped' ? 'skipped' : 'open'
    return {
      step,
      state: isDone ? 'done' : left,
      settings: setupSteps[step].settings.map((name) => ({
        name,
        isSet: ctx.config.given[name] !== undefined,
      })),
    }
  })
}

function isConfirmed(ctx: Ctx, step: SetupStepName, row: StoredStep | undefined): boolean {
  if (row?.state !== 'confirmed' || !row.proof) return false
  return row.proof.equals(proofOf(ctx, step, ctx.config.given))
}

/** Of the settings that a step was checked with. */
export function proofOf(ctx: Ctx, step: SetupStepName, settings: Settings): Buffer {
  const values = setupSteps[step].settings.map((name) => settings[name] ?? '')
  return keyedHash(ctx, 'setup', step, ...values)
}

export async function changeStep(
  ctx: Ctx,
  step: SetupStepName,
  state: SetupStep['state'],
): Promise<SetupStep[]> {
  if (state === 'done') {
    if (setupSteps[step].by !== 'administrator') throw new Problem('setup.not_confirmable')
    await confirmStep(ctx, step, proofOf(ctx, step, {}))
    return showSetup(ctx)
  }
  await inTransaction(ctx, async (ctx) => {
    await saveStep(ctx.db, { ...empty, step, state, changedAt: ctx.now })
    const act = state === 'skipped' ? 'setup.step_skipped' : 'setup.step_reopened'
    await recordAdminAct(ctx, { act, subject: `setup:${step}` })
  })
  return showSetup(ctx)
}

export function confirmStep(ctx: Ctx, step: SetupStepName, proof: Buffer): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await saveStep(ctx.db, { ...empty, step, state: 'confirmed', proof, changedAt: ctx.now })
    await recordAdminAct(ctx, { act: 'setup.step_completed', subject: `setup:${step}` })
  })
}

const empty = { proof: null, digitsHash: null }
