/**
 * A statement that comes again is sent under a name, so that the server parses and plans it once per connection
 * instead of each time. Texts seen once (a search with its own set of filters) stay unnamed, and the number of names
 * is bounded, because every named statement occupies memory of the server in every connection.
 */
export function statementNames(limit = 300, remembered = 2000): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known) return known
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= remembered) seenOnce.clear()
      seenOnce.add(text)
      return undefined
    }
    if (names.size >= limit) return undefined
    seenOnce.delete(text)
    const name = `k${names.size}`
    names.set(text, name)
    return name
  }
}
