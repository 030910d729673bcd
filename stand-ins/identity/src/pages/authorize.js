/** Only the chosen account asks about its email. */
function show() {
  const chosen = document.querySelector('[name="account"]:checked')?.value
  for (const details of document.querySelectorAll('[data-of]')) {
    details.hidden = details.dataset.of !== chosen
  }
}

addEventListener('change', show)
show()
