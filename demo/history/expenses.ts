import type { ExpenseCategory, ExpensePayer } from '@marea/contract/expenses/choices.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { DemoHome } from '../listings/home.ts'
import { type Bill, bills } from './bills.ts'
import { publishedOn } from './history.ts'
import { createSeededRandom } from './seeded-random.ts'

export type DemoExpense = {
  /** A stable name, the same in every demo data set. */
  name: string
  spentOn: string
  category: ExpenseCategory
  concept: string
  translations: { es: string }
  vendor: string
  amount: number
  markup: number
  paidBy: ExpensePayer
  /** The recurring expense it is a period of. */
  schedule?: string
  isDuplicate?: true
}

const monthsBack = 24

/** A home's expenses since it opened, at most two years back, described in both languages. */
export function expensesOf(home: DemoHome, today: string): DemoExpense[] {
  const opened = publishedOn(home, today)
  const lastDay = addDays(today, -2)
  const spent = monthsUntil(today).flatMap((month) =>
    bills.flatMap((bill, index) => expenseOfBill(home, { bill, index, month })),
  )
  const real = spent.filter(({ spentOn }) => spentOn > opened && spentOn <= lastDay)
  return [...real, ...withDuplicate(home, real)].toSorted((a, b) =>
    a.spentOn < b.spentOn ? -1 : 1,
  )
}

function monthsUntil(today: string): Temporal.PlainYearMonth[] {
  const last = Temporal.PlainDate.from(today).toPlainYearMonth()
  return Array.from({ length: monthsBack + 1 }, (_, index) =>
    last.subtract({ months: monthsBack - index }),
  )
}

type DueBill = { bill: Bill; index: number; month: Temporal.PlainYearMonth }

const markupShare = 0.1

/** A month costs the same on whatever day the data is generated. */
function expenseOfBill(home: DemoHome, { bill, index, month }: DueBill): DemoExpense[] {
  const { category, vendor, concepts, day, months, of, chance = 1, isFixed } = bill
  const { slug } = home.suite
  const name = `${slug} ${month} ${index}`
  const draw = createSeededRandom(`bill ${isFixed ? `${slug} ${index}` : name}`)
  const isDue = (months?.includes(month.month) ?? true) && draw.fraction() < chance
  if (!isDue || (of && of !== standsAs(home))) return []
  const concept = concepts[draw.whole(0, concepts.length - 1)]
  return [
    {
      name,
      category,
      vendor,
      concept: concept?.en ?? '',
      translations: { es: concept?.es ?? '' },
      spentOn: month.toPlainDate({ day }).toString(),
      ...costOf(home, bill, draw),
      ...(isFixed ? { schedule: `${slug} ${index}` } : {}),
    },
  ]
}

function costOf(
  { suite }: DemoHome,
  { nights: [least, most], mareaChance = 0 }: Bill,
  draw: ReturnType<typeof createSeededRandom>,
) {
  const share = least + draw.fraction() * (most - least)
  const amount = Math.round(suite.nightlyAmount * share)
  const paidBy: ExpensePayer = draw.fraction() < mareaChance ? 'marea' : 'owner'
  return { amount, paidBy, markup: paidBy === 'marea' ? Math.round(amount * markupShare) : 0 }
}

function standsAs({ suite }: DemoHome): Bill['of'] {
  return suite.kind === 'house' || suite.kind === 'villa' ? 'houses' : 'buildings'
}

/** One gardening bill of each home is recorded twice. */
function withDuplicate({ suite }: DemoHome, spent: DemoExpense[]): DemoExpense[] {
  const last = spent.findLast(({ category }) => category === 'garden')
  return last ? [{ ...last, name: `${suite.slug} twice`, isDuplicate: true }] : []
}
