const query = new URLSearchParams(location.search)
const form = document.querySelector('form')

async function choose(account) {
  const body = new URLSearchParams({
    client_id: query.get('client_id') ?? '',
    nonce: query.get('nonce') ?? '',
    account,
    answer: form.elements.answer.value,
  })
  const response = await fetch('issue', { method: 'POST', body })
  if (!response.ok) throw new Error('no credential')
  const { credential } = await response.json()
  const selectBy = query.get('select_by') ?? 'btn'
  const channel = new BroadcastChannel('google-stand-in')
  channel.postMessage({ flow: query.get('flow'), credential, selectBy })
  close()
  document.querySelector('.done').hidden = false
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  choose(event.submitter.value).catch(() => {
    document.querySelector('.error').hidden = false
  })
})
document.querySelector('fieldset').disabled = false
document.querySelector('.cancel').addEventListener('click', () => close())
document.querySelector('.reset').addEventListener('click', async () => {
  await fetch('reset', { method: 'POST' })
  close()
})
