const query = new URLSearchParams(location.search)

document.querySelector('button').addEventListener('click', () => {
  open(`select?${query}&select_by=btn`, 'google-stand-in', 'popup,width=480,height=680')
})

/** What the window answers goes on to the page around this frame. */
addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data?.source === 'google-stand-in') {
    parent.postMessage(data, location.origin)
  }
})
