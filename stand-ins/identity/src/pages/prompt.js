const query = new URLSearchParams(location.search)
const { automatic, sessions } = document.body.dataset
const pauseBeforeAutomatic = 1500

function tell(message) {
  parent.postMessage({ source: 'google-stand-in', ...message }, location.origin)
}

async function choose(account, selectBy) {
  const body = new URLSearchParams({
    client_id: query.get('client_id') ?? '',
    nonce: query.get('nonce') ?? '',
    account,
    answer: 'valid',
  })
  const response = await fetch('issue', { method: 'POST', body })
  if (!response.ok) throw new Error('no credential')
  const { credential } = await response.json()
  tell({ type: 'credential', credential, selectBy })
}

function attempt(account, selectBy) {
  choose(account, selectBy).catch(() => {
    document.querySelector('.error').hidden = false
  })
}

for (const button of document.querySelectorAll('[data-account]')) {
  button.addEventListener('click', () => attempt(button.dataset.account, 'user'))
}
for (const button of document.querySelectorAll('.close')) {
  button.addEventListener('click', () => tell({ type: 'closed' }))
}
document.querySelector('.more')?.addEventListener('click', () => {
  open(`select?${query}&select_by=user`, 'google-stand-in', 'popup,width=480,height=680')
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'closed' })
})

if (sessions === '0') tell({ type: 'none' })
if (automatic) setTimeout(() => attempt(automatic, 'auto'), pauseBeforeAutomatic)
new ResizeObserver(() =>
  tell({ type: 'size', height: document.documentElement.offsetHeight }),
).observe(document.body)
