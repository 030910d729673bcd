import { flushSync } from 'react-dom'

const markedInvalid = '[aria-invalid="true"], [data-invalid="true"]'
const focusable = 'input, textarea, select, button, [tabindex="0"]'
const unreachable = ':disabled, [type="hidden"], [tabindex="-1"], [hidden], [aria-hidden="true"] *'

/**
 * Moves focus to the first control that has to be corrected, whatever its kind: one that is marked
 * as invalid, or one with a name in `names` where the form alone shows the message.
 */
export function focusFirstError(form: HTMLFormElement, names: readonly string[] = []): void {
  // Controls are marked when their errors are drawn, so this submit's errors are drawn first.
  flushSync(() => undefined)
  for (const element of form.querySelectorAll<HTMLElement>(`${markedInvalid}, [name]`)) {
    const isInvalid = element.matches(markedInvalid) || names.includes(nameOf(element))
    const control = isInvalid && controlIn(element)
    if (!control) continue
    control.focus()
    return
  }
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('name') ?? ''
}

/** A group is entered at its chosen option, or else at its first one. */
function controlIn(element: HTMLElement): HTMLElement | undefined {
  const within = [element, ...element.querySelectorAll<HTMLElement>(focusable)]
  const controls = within.filter((each) => each.matches(focusable) && !each.matches(unreachable))
  return controls.find((each) => each.matches(':checked[type="radio"]')) ?? controls[0]
}
