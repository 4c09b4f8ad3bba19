export interface FoundPart {
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Where a typed word stands in a title, letter for letter; what was found by its reading or with gaps is not marked. */
export function foundPart(title: string, typed: string): FoundPart {
  const at = title.toLowerCase().indexOf(typed.trim().toLowerCase())
  const end = at + typed.trim().length
  if (typed.trim() === '' || at < 0) return { before: title, found: '', after: '' }
  return { before: title.slice(0, at), found: title.slice(at, end), after: title.slice(end) }
}
