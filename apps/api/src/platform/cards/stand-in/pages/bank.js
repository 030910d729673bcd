const { answer } = document.body.dataset

function tell(message) {
  parent.postMessage({ source: 'card-stand-in', ...message }, '*')
}

if (answer) tell({ type: 'bank', answer })
new ResizeObserver(() =>
  tell({ type: 'size', height: document.documentElement.offsetHeight }),
).observe(document.body)
