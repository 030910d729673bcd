const form = document.querySelector('form')
const error = form.querySelector('.error')

function send(message) {
  parent.postMessage({ source: 'card-stand-in', ...message }, '*')
}

async function pay() {
  error.hidden = true
  const response = await fetch('wallet', {
    method: 'POST',
    body: new URLSearchParams(new FormData(form)),
  })
  const { id } = await response.json()
  if (!id) throw new Error('The wallet did not pay.')
  send({ type: 'card', id })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  pay().catch(() => {
    error.hidden = false
  })
})
form
  .querySelector('button[type="button"]')
  .addEventListener('click', () => send({ type: 'cancel' }))
new ResizeObserver(() =>
  send({ type: 'size', height: document.documentElement.offsetHeight }),
).observe(document.body)
