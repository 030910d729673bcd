import { addDays } from '@marea/contract/calendar/nights.ts'
import type { ExpenseCategory, ExpensePayer } from '@marea/contract/owners/expense-choices.ts'
import type { DemoHome } from '../listings/home.ts'
import { owners } from '../people/owners.ts'
import { type Bill, bills } from './bills.ts'
import { publishedOn } from './history.ts'
import { createSeededRandom } from './seeded-random.ts'

export type DemoExpense = {
  /** A stable name, the same in every demo data set. */
  name: string
  spentOn: string
  category: ExpenseCategory
  concept: string
  amount: number
  paidBy: ExpensePayer
  /** Recorded twice by mistake, and voided. */
  isDuplicate?: true
}

const monthsBack = 24

/** A home's expenses since it opened, at most two years back, in the owner's language. */
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

/** A month costs the same on whatever day the data is generated. */
function expenseOfBill(home: DemoHome, { bill, index, month }: DueBill): DemoExpense[] {
  const { category, concepts, day, months, of, nights, chance = 1, mareaChance = 0 } = bill
  const name = `${home.suite.slug} ${month} ${index}`
  const draw = createSeededRandom(`bill ${name}`)
  const isDue = (months?.includes(month.month) ?? true) && draw.fraction() < chance
  if (!isDue || (of && of !== standsAs(home))) return []
  const [least, most] = nights
  const share = least + draw.fraction() * (most - least)
  const concept = concepts[draw.whole(0, concepts.length - 1)]
  return [
    {
      name,
      category,
      concept: concept?.[languageOf(home)] ?? '',
      spentOn: month.toPlainDate({ day }).toString(),
      amount: Math.round(home.suite.nightlyAmount * share),
      paidBy: draw.fraction() < mareaChance ? 'marea' : 'owner',
    },
  ]
}

function standsAs({ suite }: DemoHome): Bill['of'] {
  return suite.kind === 'house' || suite.kind === 'villa' ? 'houses' : 'buildings'
}

function languageOf({ owner }: DemoHome) {
  return owners.find(({ email }) => email === owner)?.language ?? 'en'
}

/** One gardening bill of each home. */
function withDuplicate({ suite }: DemoHome, spent: DemoExpense[]): DemoExpense[] {
  const last = spent.findLast(({ category }) => category === 'garden')
  return last ? [{ ...last, name: `${suite.slug} twice`, isDuplicate: true }] : []
}
