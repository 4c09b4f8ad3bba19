/** What was typed after Ctrl+K before the page was there. */
let typed: string | null = null
let watching: AbortController | undefined

/** From the first script on: whoever is quicker than the page finds the palette open, with what was typed. */
export function watchEarlyKeys(page: Pick<Window, 'addEventListener'>): void {
  watching = new AbortController()
  page.addEventListener('keydown', collect, { signal: watching.signal })
}

function collect(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) {
    event.preventDefault()
    typed = ''
  } else if (typed !== null && !ctrlKey && !metaKey && !altKey && !isField(target)) {
    if (key === 'Escape') typed = null
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if ([...key].length === 1) typed += key
  }
}

/** A page that stands already takes its own letters. */
const isField = (target: EventTarget | null) => target instanceof HTMLInputElement

/** The page is there and hears for itself. Null: nobody has asked for the palette. */
export function takeEarlyKeys(): string | null {
  watching?.abort()
  watching = undefined
  const taken = typed
  typed = null
  return taken
}
