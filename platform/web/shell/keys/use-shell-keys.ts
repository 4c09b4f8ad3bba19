import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../keyboard/enter-key.ts'
import { isAlone } from '../../kit/command/command-layers.ts'
import { shellKeyOf, type ShellKeyId } from './shell-keys.ts'

/** Listens for the keys that work on every screen; not while something waits for an answer. */
export function useShellKeys(act: (id: ShellKeyId) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isAlone()) return
    const target = event.target instanceof HTMLElement ? event.target : null
    const typing =
      target !== null && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const id = shellKeyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, typing })
    if (!id) return
    event.preventDefault()
    act(id)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
