import { useEffect, useRef, useState, type RefCallback } from 'react'
import { keepFocus } from './keep-focus.ts'

/** The `ref` of a screen, a drawer or a dialog that keeps the focus; what was hidden meanwhile gives it back. */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const visited = useRef<HTMLElement[]>([])
  useEffect(() => (root ? keepFocus(root, visited.current) : undefined), [root])
  return setRoot
}
