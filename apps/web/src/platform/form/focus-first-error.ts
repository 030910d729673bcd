/** Leads the reader to the first field that has to be corrected. */
export function focusFirstError(form: HTMLFormElement, faulty: readonly string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && faulty.includes(element.name)) {
      element.focus()
      return
    }
  }
}
