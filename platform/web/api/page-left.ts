let left = false

/** The browser cuts off what is still loading when a page is left, and that looks like a server that does not answer. */
export function watchLeaving(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('pagehide', () => {
    left = true
  })
  page.addEventListener('pageshow', () => {
    left = false
  })
}

export const isLeft = (): boolean => left
