import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { findRuleErrors } from '@marea/contract/pricing/rules/rule-errors.ts'
import { changedParts } from '@marea/contract/pricing/rules/rule-parts.ts'
import type { HomePrices } from '@marea/contract/rates/prices.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { draftOf, type RulesDraft, rulesOf } from './rules-draft.ts'
import { type Outlook, type Sample, useOutlook } from './use-outlook.ts'

export type PriceEditor = ReturnType<typeof usePriceEditor>

export function usePriceEditor(prices: HomePrices, first: Outlook, proposed = prices.rules) {
  const { slug } = prices.home
  const [saved, setSaved] = useState(prices)
  const [draft, setDraft] = useState(() => draftOf(proposed))
  const [sample, setSample] = useState<Sample>()
  const [undoTo, setUndoTo] = useState<PriceRules | null>(null)
  const [theirs, setTheirs] = useState<HomePrices | null>(null)
  const outlook = useOutlook(slug, first)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const errorFor = useRuleErrors(draft, saved)
  const rules = rulesOf(draft)

  function show(next: RulesDraft, from = saved) {
    setDraft(next)
    clearError()
    setUndoTo(null)
    const asked = { rules: rulesOf(next), sample }
    if (findRuleErrors(asked.rules, from).length === 0) outlook.update(asked)
  }

  function take(next: HomePrices) {
    setTheirs(null)
    setSaved(next)
    show(draftOf(next.rules), next)
  }

  function save(given: PriceRules, version = saved.version) {
    return attempt(async () => {
      const { next, newer } = await savePrices(slug, { version, rules: given })
      if (!next) return setTheirs(newer)
      take(next)
      setUndoTo(saved.rules)
    })
  }

  return {
    saved,
    draft,
    sample,
    outlook,
    isBusy,
    error,
    theirs,
    errorFor,
    parts: changedParts(saved.rules, rules),
    theirParts: theirs ? changedParts(theirs.rules, rules) : [],
    isValid: errorFor.count === 0,
    canUndo: undoTo !== null,
    change: (given: Partial<RulesDraft>) => show({ ...draft, ...given }),
    choose(next: Sample) {
      setSample(next)
      if (errorFor.count === 0) outlook.update({ rules, sample: next }, { isTyping: false })
    },
    discard: () => show(draftOf(saved.rules)),
    save: () => save(rules),
    undo: () => undoTo && save(undoTo),
    keepMine: () => theirs && save(rules, theirs.version),
    takeTheirs: () => theirs && take(theirs),
  }
}

/** The sentence of the first error of a field, by the path of the field in the rules. */
function useRuleErrors(draft: RulesDraft, home: Pick<HomePrices, 'today' | 'maxNights'>) {
  const t = useText()
  const errors = findRuleErrors(rulesOf(draft), home)
  return {
    count: errors.length,
    of(field: string): string | undefined {
      const found = errors.find((error) => error.field === field)
      return found && t(`problem.${found.code}`)
    },
    isWithin: (path: string) => errors.some(({ field }) => field.startsWith(`${path}.`)),
  }
}

/** Returns the saved prices, or the newer ones of another editor. */
async function savePrices(
  slug: string,
  body: { version: number; rules: PriceRules },
): Promise<{ next: HomePrices | null; newer: HomePrices | null }> {
  try {
    const next = await call('PUT /owner/prices/:slug', { params: { slug }, body })
    return { next, newer: null }
  } catch (thrown) {
    if (!isOutdated(thrown)) throw thrown
    const { prices } = await call('GET /owner/prices', { query: { home: slug } })
    return { next: null, newer: prices }
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'pricing.rules_outdated'
}
