const query = new URLSearchParams(location.search)

document.querySelector('button').addEventListener('click', () => {
  open(`select?${query}&select_by=btn`, 'google-stand-in', 'popup,width=480,height=680')
})
