const form = document.querySelector('form')
const fieldOfError = {
  incorrect_number: 'number',
  invalid_expiry_year: 'expiry',
  invalid_cvc: 'cvc',
}

function send(message) {
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
  const isDeleting = inputType?.startsWith('delete') && digits.length <= 2
  target.value =
    digits.length >= 2 && !isDeleting ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
})

/** Empty fields are marked without a message; only an entered value can be wrong. */
function markInvalid(names) {
  for (const input of form.querySelectorAll('input')) {
    const isWrong = names.includes(input.name)
    if (isWrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    document.getElementById(`${input.name}-error`).hidden = !isWrong || !input.value
  }
  if (names[0]) form.elements[names[0]].focus()
  sendSize()
}

async function createCard(name) {
  const empty = ['number', 'expiry', 'cvc'].filter((field) => !digitsOf(field))
  markInvalid(empty)
  if (empty.length > 0) return send({ type: 'fault', fault: 'empty' })
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
  if (id) return send({ type: 'card', id })
  markInvalid([fieldOfError[error?.code]].filter(Boolean))
  send({ type: 'fault', fault: error?.code ?? 'unknown' })
}

function sendSize() {
  send({ type: 'size', height: document.documentElement.offsetHeight })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  send({ type: 'enter' })
})
addEventListener('message', ({ data, source }) => {
  if (source !== parent || data?.source !== 'marea') return
  createCard(String(data.name ?? '')).catch(() => send({ type: 'fault', fault: 'unreachable' }))
})
new ResizeObserver(sendSize).observe(form)
send({ type: 'ready' })
