const form = document.querySelector('form')
const faults = { incorrect_number: 'number', invalid_expiry_year: 'expiry', invalid_cvc: 'cvc' }

function tell(message) {
  parent.postMessage({ source: 'card-stand-in', ...message }, '*')
}

function digitsOf(name) {
  return form.elements[name].value.replace(/\D/g, '')
}

form.elements.number.addEventListener('input', ({ target }) => {
  target.value = digitsOf('number')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')
})

form.elements.expiry.addEventListener('input', ({ target, inputType }) => {
  const digits = digitsOf('expiry').slice(0, 4)
  const isErasing = inputType?.startsWith('delete') && digits.length <= 2
  target.value =
    digits.length >= 2 && !isErasing ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
})

/** What is empty is marked; only what was typed can be wrong. */
function show(names) {
  for (const input of form.querySelectorAll('input')) {
    const isWrong = names.includes(input.name)
    if (isWrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    document.getElementById(`${input.name}-fault`).hidden = !isWrong || !input.value
  }
  if (names[0]) form.elements[names[0]].focus()
  size()
}

async function keep(name) {
  const empty = ['number', 'expiry', 'cvc'].filter((field) => !digitsOf(field))
  show(empty)
  if (empty.length > 0) return tell({ type: 'fault', fault: 'empty' })
  const expiry = digitsOf('expiry')
  const body = new URLSearchParams({
    'card[number]': digitsOf('number'),
    'card[exp_month]': expiry.slice(0, 2),
    'card[exp_year]': `20${expiry.slice(2)}`,
    'card[cvc]': digitsOf('cvc'),
    'billing_details[name]': name,
  })
  const response = await fetch('card', { method: 'POST', body })
  const { id, error } = await response.json()
  if (id) return tell({ type: 'card', id })
  show([faults[error?.code]].filter(Boolean))
  tell({ type: 'fault', fault: error?.code ?? 'unknown' })
}

function size() {
  tell({ type: 'size', height: document.documentElement.offsetHeight })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  tell({ type: 'enter' })
})
addEventListener('message', ({ data, source }) => {
  if (source !== parent || data?.source !== 'marea') return
  keep(String(data.name ?? '')).catch(() => tell({ type: 'fault', fault: 'unreachable' }))
})
new ResizeObserver(size).observe(form)
tell({ type: 'ready' })
