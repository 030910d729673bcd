import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences } from '../../test/ledger-totals.ts'
import { noteProof } from '../../test/simulation/note-proof.ts'
import { live, stepNames } from '../../test/simulation/simulated-life.ts'
import { openSimulatedWorld } from '../../test/simulation/simulated-world.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

/** `npm run simulate -- --seed 17` replays one simulation, step by step; `-- --count 5000` runs more. */
const replayed = process.env.SIMULATION_SEED
const seeds = Number(process.env.SIMULATION_SEEDS ?? 1000)
const lanes = 6

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { DATABASE_POOL: '20' } })
})
afterAll(() => marea.close())

test('simulated bookings keep every invariant after every step', async () => {
  const world = await openSimulatedWorld(marea, { seeds, lanes })
  const since = performance.now()
  const taken: string[] = []
  const one = async (seed: number, lane: number) => {
    const steps = await live(marea, world.plotOf(seed, lane), seed).catch((error) => {
      throw new Error(
        `Seed ${seed} broke a law; replay it with npm run simulate -- --seed ${seed}.`,
        {
          cause: error,
        },
      )
    })
    taken.push(...steps)
    if (replayed) process.stdout.write(`${steps.join('\n')}\n`)
  }
  if (replayed) return one(Number(replayed), 0)
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (next < seeds) {
        const seed = next
        next += 1
        await one(seed, lane)
      }
    }),
  )
  process.stdout.write(`${seeds} lives in ${Math.round(performance.now() - since)} ms.\n`)
  // Enough lives to take every step often, and to die in the middle of some.
  const timesTaken = Map.groupBy(taken, (step) => step.split(':')[0])
  for (const name of stepNames) expect(timesTaken.get(name)?.length, name).toBeGreaterThan(20)
  expect(taken.filter((step) => step.endsWith(': died')).length).toBeGreaterThan(10)
  expect(await differences(marea)).toEqual([])
  await noteProof({ simulatedBookings: seeds, simulatedSteps: taken.length })
}, 600_000)
