const query = new URLSearchParams(location.search)

const button = document.querySelector('button')

button.addEventListener('click', () => {
  open(`select?${query}&select_by=btn`, 'google-stand-in', 'popup,width=480,height=680')
})
button.disabled = false
