import { useEffect, useId, useLayoutEffect } from 'react'
import { isComposing } from '../../keyboard/enter-key.ts'
import { useAllows } from '../../session/allowed.tsx'
import { createStore } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { commandForKey, type Command } from './command.ts'

interface Layer {
  readonly id: string
  readonly commands: readonly Command[]
}

/** A screen is a layer, a drawer over it is the next one: the keys and the function bar follow the topmost. */
const layers = createStore<readonly Layer[]>([])

/** Offers commands while the component is shown. Commands that the user may not use are left out. */
export function useCommands(commands: readonly Command[]): readonly Command[] {
  const id = useId()
  const allows = useAllows()
  const allowed = commands.filter((command) => !command.need || allows(command.need))
  useLayoutEffect(() => {
    layers.set((now) =>
      now.some((layer) => layer.id === id)
        ? now.map((layer) => (layer.id === id ? { id, commands: allowed } : layer))
        : [...now, { id, commands: allowed }],
    )
  })
  useLayoutEffect(() => () => layers.set((now) => now.filter((layer) => layer.id !== id)), [id])
  return allowed
}

const topmost = (now: readonly Layer[]) => now.at(-1)?.commands ?? []

export const useActiveCommands = (): readonly Command[] => topmost(useStore(layers))

/** Listens once for the whole shell. */
export function useCommandKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return
      const target = event.target instanceof HTMLElement ? event.target : null
      const command = commandForKey(topmost(layers.get()), {
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey || event.shiftKey,
        typing: target !== null && ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'A'].includes(target.tagName),
      })
      if (!command) return
      event.preventDefault()
      command.run()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
