type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Enters again what was typed or chosen before hydration: React hydrates a field as it was rendered. */
export const typedScript = () => `(${keepTyped})()`

/** Inlined as text in the head, so it may use nothing from outside itself. */
function keepTyped() {
  const typed = new Map<Field, string | boolean>()

  addEventListener('input', remember, true)
  addEventListener('marea:awake', enterAll, { once: true })

  function remember({ target }: Event) {
    const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]
    if (!kinds.some((kind) => target instanceof kind)) return
    const field = target as Field
    const isToggle = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
    typed.set(field, isToggle ? field.checked : field.value)
  }

  function enterAll() {
    for (const field of typed.keys()) setTimeout(() => enter(field, typed.get(field)))
    setTimeout(() => removeEventListener('input', remember, true))
  }

  /** React ignores an event unless the value differs from the last one that it has seen or set. */
  function enter(field: Field, value: string | boolean = '') {
    // The part of the page around the field may not be hydrated yet; React does so for any key.
    field.dispatchEvent(new Event('keyup', { bubbles: true }))
    if (typeof value === 'boolean') {
      Object.assign(field, { checked: !value })
      return field.click()
    }
    // A file stays in its field, and scripts cannot set it.
    const isFile = field.type === 'file'
    const isChosen = isFile || field instanceof HTMLSelectElement
    if (!isChosen) field.value = value === '' ? ' ' : ''
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    if (!isFile) set?.call(field, value)
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
  }
}
